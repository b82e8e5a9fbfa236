"""DG-EXI: leaving a location."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import Exit
from ...table.board import exit_key
from ...table.facts import ExitForced, ExitHeld
from ...table.state import G, Player
from ...table.stats import surefoot
from ..hero import wounds
from . import threats


def open_exit(g: G, place: str, side: int) -> None:
    """DG-EXI-13: open until the next Reset."""
    key = exit_key(place, side)
    if key not in g.state.opened:
        g.state.opened.append(key)


async def pass_blocked(g: G, p: Player, side: int, exit: Exit) -> bool:
    """DG-EXI-03..07: a failed test costs 1 AP; with none left the hero stays on the threshold and
    holds the exit open, else the hero may still go or stay (DG-AMB-04). An exit that was overcome
    or forced stays open (DG-EXI-13)."""
    here = p.at
    sure = surefoot(g, p, "blocked")
    if sure or await threats.overcome(g, p, exit.stat, exit.value, "DG-EXI-03"):
        open_exit(g, here, side)
        return True
    p.ap = max(0, p.ap - 1)
    if p.ap == 0:
        p.threshold = side
        g.say(ExitHeld(p.hero, here), "DG-EXI-07")
        return False
    open_exit(g, here, side)
    g.say(ExitForced(p.hero, here), "DG-EXI-06")
    options = [Option("go", True, "option-go"), Option("stay", False, "option-stay")]
    return await choose(p.seat, options, "ask-go-on", rule="DG-EXI-06")


async def pass_trap(g: G, p: Player, side: int, exit: Exit) -> None:
    """DG-EXI-10: failure is 1 wound; the hero leaves in either case."""
    here = p.at
    if not surefoot(g, p, "trap") and not await threats.overcome(
        g, p, exit.stat, exit.value, "DG-EXI-10"
    ):
        await wounds.suffer(g, p, 1, "DG-EXI-10", here)
    open_exit(g, here, side)
