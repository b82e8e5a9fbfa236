"""What is wrong with scenarios: maps that cannot be walked, goals that cannot be reached."""

from collections.abc import Iterator

from waystone.kernel.lint import Mistake
from waystone.parts.hexgrid import to_odd_r

from ..box.definitions import Content
from ..box.layout import Layout, drawn, unknown_glyphs
from ..box.moments import (
    Destroyed,
    DoorOpened,
    Killed,
    Looted,
    MarkerEntered,
    Moment,
    PlateHeld,
    RoundMoment,
    moment,
)
from ..box.scenario import (
    Afflict,
    AllOf,
    Destroy,
    Goal,
    HurtParty,
    KillBoss,
    LootGoal,
    Mark,
    ScenarioDef,
    Spawn,
)
from .card_lint import positive

LEAST_STARTS = 4


def scenario_mistakes(content: Content) -> Iterator[Mistake]:
    for page in content.scenarios.values():
        for what, at in (*_map(page), *_goal(page, page.goal, ("goal",)), *_rules(page)):
            yield Mistake("scenarios", page.id, what, at)
        for n, thing in enumerate(page.objects):
            yield from positive("scenarios", page.id, thing.hp, ("objects", n, "hp"))
        for glyph, mark in page.marks.items():
            if mark.treasure and str(mark.treasure) not in page.treasures:
                what = f"treasure {mark.treasure} has no contents; write them in treasures"
                yield Mistake("scenarios", page.id, what, ("marks", glyph))


Problem = tuple[str, tuple[str | int, ...]]


def _map(page: ScenarioDef) -> Iterator[Problem]:
    for glyph in unknown_glyphs(page):
        yield f"the map has '{glyph}', which the marks do not explain", ("map",)
    for glyph in page.marks:
        if len(glyph) != 1:
            yield f"a mark is one letter of the map, not '{glyph}'", ("marks", glyph)
    chart = drawn(page)
    if len(chart.starts) < LEAST_STARTS:
        yield f"{len(chart.starts)} start hexes; draw at least four S", ("map",)
        return
    for what in _walkable(chart):
        yield what, ("map",)


def _walkable(chart: Layout) -> Iterator[str]:
    everything = sum(1 << door for door in chart.doors)
    lost = set(range(len(chart.hexes))) - set(chart.known(everything))
    for cell in sorted(lost)[:3]:
        column, row = to_odd_r(chart.hexes[cell])
        yield f"the hex in column {column}, row {row} cannot be reached"
    for door in chart.doors:
        if len(chart.rooms_at(door)) < 2:
            yield f"the door at {chart.label(door)} leads nowhere"


# ---- goal


def _goal(page: ScenarioDef, goal: Goal, at: tuple[str | int, ...]) -> Iterator[Problem]:
    """A goal must be within reach."""
    marks = _drawn_marks(page)
    match goal:
        case AllOf():
            for n, part in enumerate(goal.goals):
                yield from _goal(page, part, (*at, "goals", n))
        case KillBoss() if goal.monster not in _monsters(page):
            yield f"no {goal.monster} ever stands on the map", (*at, "monster")
        case LootGoal() if not any(mark.goal for mark in marks):
            yield "no goal treasure lies on the map; write a mark with goal", at
        case Destroy() if not any(mark.object == goal.object for mark in marks):
            yield f"no {goal.object} stands on the map", (*at, "object")


def _drawn_marks(page: ScenarioDef) -> list[Mark]:
    return [mark for glyph, mark in page.marks.items() if glyph in page.map]


def _monsters(page: ScenarioDef) -> set[str]:
    spawned = {e.monster for rule in page.rules for e in rule.do if isinstance(e, Spawn)}
    drawn = {mark.named for mark in _drawn_marks(page)}
    named = {one.monster for one in page.named if one.id in drawn}
    return spawned | named | {mark.monster for mark in _drawn_marks(page) if mark.monster}


# ---- rules


def _rules(page: ScenarioDef) -> Iterator[Problem]:
    for n, rule in enumerate(page.rules):
        try:
            now = moment(rule.at)
        except ValueError:
            continue
        if not isinstance(now, RoundMoment) and (missing := _never(page, now)):
            yield f"'{rule.at}' never happens: {missing}", ("rules", n, "at")
        for m, effect in enumerate(rule.do):
            if isinstance(effect, HurtParty | Afflict) and effect.who == "opener":
                what = "only the room cards of dungeons know who opened the door"
                yield f"{what}; who: characters or monsters", ("rules", n, "do", m, "who")
            if isinstance(effect, Afflict) and effect.lasting:
                what = "a lasting condition is only for the room cards of dungeons"
                yield what, ("rules", n, "do", m, "lasting")


def _never(page: ScenarioDef, now: Moment) -> str:
    """Why a moment cannot come."""
    marks = _drawn_marks(page)
    match now:
        case DoorOpened() if now.door not in {mark.door for mark in marks}:
            return f"the map has no door '{now.door}'"
        case PlateHeld() if now.plate not in {mark.plate for mark in marks}:
            return f"the map has no plate '{now.plate}'"
        case MarkerEntered() if now.marker not in {mark.marker for mark in marks}:
            return f"the map has no marker '{now.marker}'"
        case Killed() if now.monster not in _monsters(page):
            return f"no {now.monster} ever stands on the map"
        case Destroyed() if now.object not in {mark.object for mark in marks}:
            return f"no {now.object} stands on the map"
        case Looted():
            known = {mark.goal for mark in marks} | {str(mark.treasure) for mark in marks}
            return "" if now.treasure in known else f"the map has no treasure '{now.treasure}'"
        case _:
            return ""
