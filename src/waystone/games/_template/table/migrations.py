"""Saves of older versions, brought up to date."""

from waystone.kernel.migrate import Position
from waystone.kernel.step import Next

ROUND = (Next("a_round"), Next("evening"), Next("beast_turn"))
LEFT = {"marching_order": 3, "hero_turn": 3, "beast_turn": 2, "evening": 1}


def the_order_waits(position: Position) -> Position:
    """Version 1 kept the heroes who have yet to act in the state; now their turns wait, and the
    rest of the round behind them."""
    left = ROUND[: LEFT.get(position.step or "", 0)]
    turns = [Next("hero_turn", [seat]) for seat in reversed(position.state.pop("order"))]
    return Position(position.state, position.step, position.args, [*left, *turns])


MIGRATIONS = {1: the_order_waits}
