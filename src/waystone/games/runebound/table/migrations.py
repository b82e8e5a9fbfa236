"""Positions of older versions, brought up to date as plain data, one version at a time."""

import re
from collections.abc import Mapping
from typing import Any

from waystone.kernel.migrate import Migration, Position
from waystone.kernel.step import Next

NEW_NAMES = {"aldric": "torvin", "ushka": "nameya", "quill": "ilvar"}
OLD_HERO = re.compile(r"(aldric|ushka|quill)((?:[-.]\d)?)")
OF_A_ROUND = ("passed", "first", "used", "forbidden", "guard", "edge", "reflects")


def to_2(old: Position) -> Position:
    """What waited in `agenda` waits on the stack, and the setup calls the first round. What holds
    for one combat round is one thing. Three heroes have names of their own."""
    state: dict[str, Any] = _renamed(old.state)
    stack = [Next(waits["step"], waits["args"]) for waits in reversed(state.pop("agenda", []))]
    if stack and stack[0].step == "open_markets":
        stack.insert(0, Next("a_round"))
    for waits in stack:
        waits.args[:] = _arguments(waits.step, waits.args)
    state.pop("drawn_seat", None)
    combat: dict[str, Any] = state.get("combat") or {}
    for side in combat.get("sides", []):
        side["round"] = {name: side.pop(name) for name in OF_A_ROUND if name in side}
        side.pop("dealt", None)
    return Position(state, old.step, _arguments(old.step, old.args), stack)


def _renamed(thing: Any) -> Any:
    """A hero by its id, its tokens (`id-1`) and its abilities (`id.2`)."""
    if isinstance(thing, dict):
        return {key: _renamed(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [_renamed(item) for item in thing]
    if isinstance(thing, str) and (found := OLD_HERO.fullmatch(thing)):
        return NEW_NAMES[found[1]] + found[2]
    return thing


def _arguments(step: str | None, args: list[Any]) -> list[Any]:
    """A fight names its quest before its opponent; nobody retreated from a challenge."""
    if step != "enter_combat":
        return args
    cause, seat, enemy, opponent, prize, *quest = args
    if cause == "challenge":
        return [cause, seat, enemy, "", opponent, prize, True]
    return [cause, seat, enemy, *quest]


MIGRATIONS: Mapping[int, Migration] = {1: to_2}
