"""What the rules register: the steps, how the acts of cards are done, how deeds are done."""

from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from waystone.kernel.step import Steps

from ..table.state import G

Rule = TypeVar("Rule", bound=Callable[..., Awaitable[None]])


class Interpreters(Generic[Rule]):
    """One function for each type of thing."""

    def __init__(self) -> None:
        self.by_type: dict[type, Any] = {}

    def __call__(self, kind: type) -> Callable[[Rule], Rule]:
        def add(rule: Rule) -> Rule:
            self.by_type[kind] = rule
            return rule

        return add


step: Steps[G] = Steps()


does: Interpreters[Any] = Interpreters()


performs: Interpreters[Any] = Interpreters()
