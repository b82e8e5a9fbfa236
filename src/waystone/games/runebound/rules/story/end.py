"""The end of the game (RB-END)."""

from waystone.kernel.step import BACK, End, Then

from ...table.state import G


def go_on(g: G, then: Then = BACK) -> Then:
    """RB-END-01, RB-END-03: a game that has been decided, or that has no hero left, is over at
    once. Else play goes on; RB-TRN-09: what was begun last is finished first."""
    state = g.state
    if state.ending:
        return End(state.ending, [state.winner] if state.winner >= 0 else [])
    for hero in state.heroes:
        if not hero.eliminated:
            return then
    return End("end-all-eliminated")
