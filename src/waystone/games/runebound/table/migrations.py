"""Positions of older versions, brought up to date as plain data, one version at a time."""

from collections.abc import Mapping
from typing import Any

from waystone.kernel.migrate import Migration, Position
from waystone.kernel.step import Next

OF_A_ROUND = ("passed", "first", "used", "forbidden", "guard", "edge", "reflects")


def to_2(old: Position) -> Position:
    """What waited in `agenda` waits on the stack, and the setup calls the first round. What holds
    for one combat round is one thing."""
    state = old.state
    stack = [Next(waits["step"], waits["args"]) for waits in reversed(state.pop("agenda", []))]
    if stack and stack[0].step == "open_markets":
        stack.insert(0, Next("a_round"))
    state.pop("drawn_seat", None)
    combat: dict[str, Any] = state.get("combat") or {}
    for side in combat.get("sides", []):
        side["round"] = {name: side.pop(name) for name in OF_A_ROUND if name in side}
        side.pop("dealt", None)
    return Position(state, old.step, old.args, stack)


MIGRATIONS: Mapping[int, Migration] = {1: to_2}
