"""Performing the abilities of an action (GH-TRN-02): each kind has one interpreter, which stands
with the noun that it is about."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from ...box.effects import Ability
from ...table.acting import Act
from ...table.board import here
from ...table.state import G

Interpreter = TypeVar("Interpreter", bound=Callable[..., Awaitable[None]])

INTERPRETERS: dict[type, Callable[[G, Act, Any], Awaitable[None]]] = {}


def performs(*kinds: type) -> Callable[[Interpreter], Interpreter]:
    """The function below performs abilities of these kinds."""

    def add(interpreter: Interpreter) -> Interpreter:
        for kind in kinds:
            assert kind not in INTERPRETERS, f"two functions perform {kind.__name__}"
            INTERPRETERS[kind] = interpreter
        return interpreter

    return add


async def perform(g: G, act: Act, abilities: Sequence[Ability]) -> None:
    """GH-TRN-02: in printed order, until a price is not paid or the figure is gone."""
    for ability in abilities:
        if act.stopped or not here(g, act.figure):
            return
        await perform_one(g, act, ability)


async def perform_one(g: G, act: Act, ability: Ability) -> None:
    await INTERPRETERS[type(ability)](g, act, ability)
