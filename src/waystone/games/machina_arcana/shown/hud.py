"""What must be in sight: the chapter's task, who has acted, threat, spawn and horror."""

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Figure, Goal, Hud, Intent, Turn

from ..box.index import index
from ..box.tiles import span
from ..rules.cards.modifiers import immobile
from ..table.state import G, Monster
from ..table.units import on_board
from .wording import lines


def hud(g: G, text: Text) -> Hud:
    state = g.state
    return Hud(
        text("hud-round", round=state.round) if state.round else "",
        text.name(f"phase-{state.phase}"),
        [Goal(_task(g, text), state.story.chapter + 1, len(state.story.chapters))],
        _order(g, text),
        _clocks(g, text),
        [_intent(g, monster, text) for monster in state.monsters],
        counters=[
            Counter(f"deck:{kind}", text.name(kind), len(cards), "card-random")
            for kind, cards in state.decks.items.items()
        ],
        danger=_danger(g, text),
    )


def _danger(g: G, text: Text) -> str:
    """MA-ESS-02: those whom the next wound kills, with no essence to lose instead."""
    if g.state.story.timeout:
        return text("hud-timeout")
    frail = [e.id for e in on_board(g) if e.health == 1 and not e.essence]
    return text("hud-frail", units=frail) if frail and g.state.monsters else ""


def _intent(g: G, monster: Monster, text: Text) -> Intent:
    """MA-AIM: how far it walks and reaches, what it does there, and who is nearest as the crow
    flies."""
    actives = index(g.content).cards[monster.id].actives
    ranges = [active.target.range for _, active in actives if active.target is not None]
    steps = 0 if immobile(g, monster) else g.content.monsters[monster.id].stamina
    figures = [
        Figure("sprint", str(steps), text.name("stamina")),
        Figure("crosshair", str(max(ranges, default=0)), text("hud-range")),
    ]
    nearest = min(on_board(g), key=lambda e: span(e.cell, monster.cell), default=None)
    return Intent(
        f"unit:{monster.id}",
        text.name(monster.id),
        g.content.monsters[monster.id].icon,
        figures,
        text.once(("intent", monster.id), lambda: lines([active for _, active in actives], text)),
        f"unit:{nearest.id}" if nearest is not None else "",
    )


def _task(g: G, text: Text) -> str:
    """MA-CHP: the chapter at hand; in the endgame, its own."""
    story = g.state.story
    if story.endgame:
        return text.name(g.content.scenarios[story.scenario].endgame.id)
    chapter = index(g.content).chapters[story.chapters[story.chapter]]
    return chapter.task.get(text.language) or text.name(chapter.id)


def _order(g: G, text: Text) -> list[Turn]:
    explorers = [
        Turn(
            f"unit:{e.id}",
            text.name(e.id),
            g.content.explorers[e.id].icon,
            e.seat,
            now=e.id == g.state.turn,
            done=e.acted,
        )
        for e in g.state.explorers
        if not e.dead and not e.left
    ]
    monsters = [
        Turn(
            f"unit:{m.id}",
            text.name(m.id),
            g.content.monsters[m.id].icon,
            now=m.id == g.state.turn,
            done=m.acted and m.id != g.state.turn,
        )
        for m in g.state.monsters
    ]
    return [*explorers, *monsters]


def _clocks(g: G, text: Text) -> list[Clock]:
    """MA-THR, MA-SPN, MA-EVT: what builds up, and what the next rolls must reach."""
    story, most = g.state.story, g.content.figures.threat_steps - 1
    found = [
        Clock("threat", text("threat"), story.threat, most, "up-card", text("hud-threat")),
        Clock("level", text("monster-level"), story.level, 5, "spiked-dragon-head"),
    ]
    for name, rating, icon in (
        ("spawn", story.spawn, "egg-clutch"),
        ("horror", story.horror, "eye-target"),
    ):
        if rating is not None:
            note = text(f"hud-{name}", rating=rating)
            found.append(Clock(name, text(f"{name}-track"), rating, 10, icon, note))
    return found
