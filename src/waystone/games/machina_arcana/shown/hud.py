"""What must be in sight: the chapter's task, who has acted, threat, spawn and horror."""

from functools import lru_cache
from typing import NamedTuple

from waystone.kernel.text import Text
from waystone.kernel.view import Clock, Counter, Figure, Goal, Hud, Intent, Turn

from ..box.abilities import Active
from ..box.abilities import When as Answer
from ..box.conditions import AllLeft, Progress, Ruined
from ..box.definitions import Content
from ..box.index import index
from ..box.story_effects import Advance, ExitToken
from ..box.tiles import CELLS, span
from ..table.board import ground
from ..table.state import DESTROYED, Explorer, G, Monster, State
from ..table.story import chapter, story_card
from ..table.units import living, on_board
from .board import reach_of
from .numbers import MonsterNumbers
from .wording import lines


class When(NamedTuple):
    """The round and the phase, as they are told."""

    line: str
    round: str
    phase: str


class Sight(NamedTuple):
    """What is in sight of the round, the story and the decks."""

    now: When
    goals: list[Goal]
    clocks: list[Clock]
    counters: list[Counter]


def when(g: G, text: Text) -> When:
    state = g.state
    return text.once(("when", state.round, state.phase), lambda: _when(state, text))


def _when(state: State, text: Text) -> When:
    setup = state.phase == "setup"
    phase = f"phase-{state.phase}"
    return When(
        text("phase-setup") if setup else text("phase", round=state.round, phase=phase),
        text("hud-round", round=state.round) if state.round else "",
        text("phase-setup") if setup else text.name(phase),
    )


def hud(g: G, seen: Sight, order: list[Turn], intents: list[Intent], text: Text) -> Hud:
    return Hud(
        seen.now.round,
        seen.now.phase,
        seen.goals,
        order,
        seen.clocks,
        intents,
        counters=seen.counters,
        danger=_danger(g, text),
    )


def counters(g: G, text: Text) -> list[Counter]:
    left = {kind: len(deck) for kind, deck in g.state.decks.items.items()}
    return text.once(
        ("counters", *left.items()),
        lambda: [
            Counter(f"deck:{kind}", text.name(kind), n, "card-random") for kind, n in left.items()
        ],
    )


def goals(g: G, text: Text) -> list[Goal]:
    card, so_far = story_card(g), progress(g)
    key = ("goal", card, g.state.story.chapter, so_far)
    return text.once(key, lambda: [Goal(_task(g, text), *so_far)])


class Tally(NamedTuple):
    """How far a goal is met; nothing where it cannot be counted."""

    done: int | None = None
    of: int | None = None


def progress(g: G) -> Tally:
    """MA-CHP, MA-END-03: how far the task of the chapter is done, or what wins the endgame."""
    card = story_card(g)
    counted = tallied(g.content, card, g.state.story.endgame)
    match counted:
        case Tokens(key, needed):
            return Tally(min(g.state.tokens.progress.get(key, 0), needed), needed)
        case Ruined(space, least):
            cells, marks = ground(g).cells.get(space, ()), g.state.laid.marks
            return Tally(min(sum(marks.get(cell) == DESTROYED for cell in cells), least), least)
        case ExitToken() | AllLeft():
            party = living(g)
            return Tally(sum(e.left for e in party), len(party))
        case _:
            return Tally()


class Tokens(NamedTuple):
    """MA-CND-04: the progress tokens of an ability, and how many it takes."""

    key: str
    needed: int


@lru_cache(maxsize=256)
def tallied(
    content: Content, card: str, endgame: bool
) -> Tokens | Ruined | ExitToken | AllLeft | None:
    """What is counted towards the end of a chapter (MA-TIL-17, MA-CND-04) or of an endgame."""
    if endgame:
        victory = index(content).endgames[card].victory
        if isinstance(victory, Progress):
            return Tokens(card, victory.least)
        return victory if isinstance(victory, Ruined | AllLeft) else None
    printed = index(content).cards[card]
    able: list[tuple[int, Active | Answer]] = [*printed.actives]
    able += [found for whens in printed.whens.values() for found in whens]
    for n, ability in able:
        if ability.progress and any(isinstance(e, Advance) for e in ability.effects):
            return Tokens(f"{card}:{n}", ability.progress)
    return next((e for e in printed.enters if isinstance(e, ExitToken)), None)


def _danger(g: G, text: Text) -> str:
    """MA-ESS-02: those whom the next wound kills, with no essence to lose instead."""
    if g.state.story.timeout:
        return text("hud-timeout")
    frail = [e.id for e in on_board(g) if e.health == 1 and not e.essence]
    return text("hud-frail", units=frail) if frail and g.state.monsters else ""


def nearest(g: G) -> list[str]:
    """MA-AIM: of each monster, who is nearest as the crow flies, '' where nobody is there."""
    there = [(e.id, e.cell) for e in on_board(g)]
    return [_nearest(there, m.cell) for m in g.state.monsters]


def _nearest(there: list[tuple[str, int]], cell: int) -> str:
    found, least = "", CELLS
    for explorer, at in there:
        far = span(at, cell)
        if far < least:
            found, least = explorer, far
    return found


def intents(g: G, numbers: list[MonsterNumbers], prey: list[str], text: Text) -> list[Intent]:
    """MA-AIM: how far each monster walks and reaches, what it does there, and who is nearest."""
    return [
        _intent(g, monster, one.steps, target, text)
        for monster, one, target in zip(g.state.monsters, numbers, prey, strict=True)
    ]


def _intent(g: G, monster: Monster, steps: int, target: str, text: Text) -> Intent:
    key = ("intent", monster.id, steps, target)
    return text.once(key, lambda: _plan(g, monster, steps, target, text))


def _plan(g: G, monster: Monster, steps: int, target: str, text: Text) -> Intent:
    actives = index(g.content).cards[monster.id].actives
    figures = [
        Figure("sprint", str(steps), text.name("stamina")),
        Figure("crosshair", str(reach_of(g, monster)), text("hud-range")),
    ]
    return Intent(
        f"unit:{monster.id}",
        text.name(monster.id),
        g.content.monsters[monster.id].icon,
        figures,
        lines([active for _, active in actives], text),
        f"unit:{target}" if target else "",
    )


def _task(g: G, text: Text) -> str:
    """MA-CHP, MA-END-01: the chapter at hand; the one that led to the endgame says what wins it."""
    return chapter(g).task.get(text.language) or text.name(story_card(g))


def explorer_turn(g: G, e: Explorer, text: Text) -> Turn:
    icon = g.content.explorers[e.id].icon
    return _turn(e.id, icon, e.seat, e.id == g.state.turn, e.acted, text)


def monster_turn(g: G, m: Monster, text: Text) -> Turn:
    icon = g.content.monsters[m.id].icon
    return _turn(m.id, icon, None, m.id == g.state.turn, m.acted, text)


def _turn(id: str, icon: str, seat: int | None, now: bool, acted: bool, text: Text) -> Turn:
    """An explorer has acted once the turn is begun, a monster once it is over."""
    done = acted and not (now and seat is None)
    return text.once(
        ("turn", id, seat, now, done),
        lambda: Turn(f"unit:{id}", text.name(id), icon, seat, now=now, done=done),
    )


def clocks(g: G, text: Text) -> list[Clock]:
    """MA-THR, MA-SPN, MA-EVT: what builds up, and what the next rolls must reach. MA-GEN-04: with
    the epilogue, the last of the cards, it is over."""
    story, most = g.state.story, g.content.figures.threat_steps - 1
    last = len(story.chapters) - 1
    told = min(story.chapter + 1, last)
    found = [
        Clock("chapter", text("zone-chapter"), told, last, "open-book", text("hud-chapter")),
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
