"""How high the water stands (the pilot's trade)."""

from .state import State

TIDES = (0, 1, 2, 3, 2, 1)
"""The first round stands at 1 and rising; the third is high water, the sixth is low."""


HIGH = 2


def tide(state: State) -> int:
    return TIDES[state.tides % len(TIDES)]
