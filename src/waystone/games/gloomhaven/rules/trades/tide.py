"""The tide (the pilot's trade): it rises and falls with the rounds."""

from ...box.trades import HoldTide
from ...table.acting import Act
from ...table.facts import TideHeld
from ...table.state import G, State
from ...table.tide import tide
from ..actions.perform import performs


def turn_tide(state: State) -> None:
    """GH-AMB-73: with a new round the water goes on, unless it is held."""
    state.tides += not state.tide_held
    state.tide_held = False


@performs.rule
async def hold_tide(g: G, act: Act, ability: HoldTide) -> None:
    """GH-AMB-73: the next round has the tide of this one, however often it is held."""
    act.performed = True
    g.state.tide_held = True
    g.say(TideHeld(tide(g.state)), "GH-AMB-73")
