"""Saves of older versions, brought up to date."""

from waystone.kernel.migrate import Position
from waystone.kernel.step import Next

TURN = ("next_turn", "draw_phase", "discard_phase", "hero_phase", "build", "dungeonlord_phase")
"""What waits behind the phases of a turn, the innermost last."""
WAITING = {
    "turn": 1,
    "draw_phase": 1,
    "discard_phase": 2,
    "hero_phase": 3,
    "build": 4,
    "dungeonlord_phase": 5,
    "declare": 6,
    "fight": 6,
}


def the_turn_waits(position: Position) -> Position:
    """Version 1 let each phase name the next one; now the rest of the turn waits behind it, and
    behind a battle those that are announced."""
    step = position.step or ""
    stack = [Next(name) for name in TURN[: WAITING.get(step, 0)]]
    if step == "fight":
        coming = len(position.state["coming"])
        if not coming:
            return Position(position.state, stack.pop().step, [], stack)
        stack += [Next("fight") for _ in range(coming - 1)]
    return Position(position.state, position.step, position.args, stack)


MIGRATIONS = {1: the_turn_waits}
