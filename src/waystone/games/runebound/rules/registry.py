"""The steps of the game, and what waits to be played."""

from waystone.kernel.step import End, Next, Steps, Then

from ..table.state import G

step: Steps[G] = Steps()


def push(g: G, *steps: Next) -> None:
    """Play these before anything else that waits."""
    g.state.agenda[:0] = steps


def proceed(g: G) -> Then:
    """RB-TRN-09: what was begun last is finished first. RB-END-01, RB-END-03: a game that has
    been decided, or that has no hero left, is over at once."""
    state = g.state
    if state.ending:
        return End(state.ending, [state.winner] if state.winner >= 0 else [])
    if all(hero.eliminated for hero in state.heroes):
        return End("end-all-eliminated")
    return state.agenda.pop(0)
