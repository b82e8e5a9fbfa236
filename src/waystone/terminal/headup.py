"""What must be in sight at every moment, in two lines: round, phase and goals; the order of turns
and the clocks."""

from rich.console import Group, RenderableType
from rich.text import Text

from waystone.kernel.glossary import plain
from waystone.kernel.view import Clock, Goal, Hud, Table, Turn

GOAL, NOW, DONE = "◎", "▶", "✓"


def draw_headup(table: Table) -> RenderableType:
    hud = table.hud or Hud()
    said = table.phase.casefold()
    first = [table.phase, *(t for t in (hud.round, hud.phase) if t.casefold() not in said)]
    lines = [Text(" · ".join(filter(None, first)), "bold")]
    for goal in hud.goals:
        lines[0].append(f"  {GOAL}\N{NO-BREAK SPACE}{_goal(goal)}", "not bold")
    order = Text(" → ").join(_turn(turn) for turn in hud.order)
    clocks = Text(" · ".join(_clock(clock) for clock in hud.clocks))
    danger = Text(plain(hud.danger), "red")
    second = [part for part in (order, clocks, danger) if part]
    if second:
        lines.append(Text("  |  ", "dim").join(second))
    return Group(*lines)


def _goal(goal: Goal) -> str:
    return f"{plain(goal.text)}{_counted(goal.done, goal.of)}"


def _turn(turn: Turn) -> Text:
    """With its initiative; who has acted has a tick, whose turn it is an arrow."""
    told = f"{turn.name} {turn.initiative}".strip()
    if turn.now:
        return Text(f"{NOW}\N{NO-BREAK SPACE}{told}", "bold")
    return Text(f"{DONE}\N{NO-BREAK SPACE}{told}", "dim") if turn.done else Text(told)


def _clock(clock: Clock) -> str:
    return f"{clock.name}{_counted(clock.value, clock.most)}"


def _counted(value: int | None, most: int | None) -> str:
    if value is None:
        return ""
    return f" {value}" if most is None else f" {value}/{most}"
