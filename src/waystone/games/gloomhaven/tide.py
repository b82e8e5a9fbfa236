"""The tide (the pilot's trade): it rises and falls with the rounds."""

from .acting import Act
from .facts import TideHeld
from .state import G, State

TIDES = (0, 1, 2, 3, 2, 1)
"""The first round stands at 1 and rising; the third is high water, the sixth is low."""
HIGH = 2


def tide(state: State) -> int:
    return TIDES[state.tides % len(TIDES)]


def turn_tide(state: State) -> None:
    """GH-AMB-73: with a new round the water goes on, unless it is held."""
    state.tides += not state.tide_held
    state.tide_held = False


def hold_tide(g: G, act: Act) -> None:
    """GH-AMB-73: the next round has the tide of this one, however often it is held."""
    act.performed = True
    g.state.tide_held = True
    g.say(TideHeld(tide(g.state)), "GH-AMB-73")
