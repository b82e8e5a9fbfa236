"""The steps of the game, the interpreters of effects and the readers of conditions."""

from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from waystone.kernel.step import Steps

from ..box.conditions import Condition
from ..box.effects import Effect
from ..table.state import G
from .cards.doing import Doing

T = TypeVar("T")
R = TypeVar("R")

step: Steps[G] = Steps()


class Interpreters(Generic[R]):
    """One function for each type of thing on a card: `@does(Attack)`."""

    def __init__(self) -> None:
        self.by_type: dict[type, Callable[[G, Doing, Any], R]] = {}

    def __call__(
        self, kind: type[T]
    ) -> Callable[[Callable[[G, Doing, T], R]], Callable[[G, Doing, T], R]]:
        def add(function: Callable[[G, Doing, T], R]) -> Callable[[G, Doing, T], R]:
            assert kind not in self.by_type, f"{kind} has two interpreters"
            self.by_type[kind] = function
            return function

        return add


does: Interpreters[Coroutine[Any, Any, None]] = Interpreters()
reads: Interpreters[bool] = Interpreters()


async def resolve(g: G, d: Doing, effects: list[Effect] | tuple[Effect, ...]) -> None:
    """MA-ABI-06, MA-CND-06: in printed order; what cannot be resolved is passed over."""
    for effect in effects:
        await does.by_type[type(effect)](g, d, effect)


def holds(g: G, d: Doing, condition: Condition) -> bool:
    """What "if" and "while" ask, read at this moment (MA-CND-02, MA-CND-03)."""
    return reads.by_type[type(condition)](g, d, condition)
