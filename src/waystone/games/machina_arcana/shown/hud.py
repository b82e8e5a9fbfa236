"""What must be in sight: the chapter's task, who has acted, threat, spawn and horror."""

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Goal, Hud, Turn

from ..box.index import index
from ..table.state import G


def hud(g: G, text: Text) -> Hud:
    state = g.state
    return Hud(
        text("hud-round", round=state.round) if state.round else "",
        text.name(f"phase-{state.phase}"),
        [Goal(_task(g, text), state.story.chapter + 1, len(state.story.chapters))],
        _order(g, text),
        _clocks(g, text),
        counters=[
            Counter(f"deck:{kind}", text.name(kind), len(cards), "card-random")
            for kind, cards in state.decks.items.items()
        ],
        danger=text("hud-timeout") if state.story.timeout else "",
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
        Turn(f"unit:{m.id}", text.name(m.id), now=m.id == g.state.turn, done=m.acted)
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
