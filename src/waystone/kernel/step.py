"""Steps: named stretches of play. Between two steps no coroutine is alive and the state is
plain data; a step ends by naming the next one, or the end of the game."""

from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, Generic, Literal, ParamSpec, TypeAlias, TypeVar

from msgspec import Struct, field

P = ParamSpec("P")
G = TypeVar("G")

Opens = Literal["", "turn", "round"]


class Next(Struct, frozen=True):
    """The step to play now, with plain arguments."""

    step: str
    args: list[Any] = field(default_factory=list)


class End(Struct, frozen=True):
    """The game is over. `name` is a message id; `winners` are seats (all or none when
    the game is co-operative); `scores` are for games that count points."""

    name: str
    winners: list[int] = field(default_factory=list)
    scores: dict[int, int] = field(default_factory=dict)


Then: TypeAlias = Next | End


class Step(Generic[G, P]):
    """A step of a game's registry: called with its arguments it names itself as the next."""

    def __init__(
        self,
        rule: Callable[Concatenate[G, P], Coroutine[Any, Any, Then]],
        opens: Opens,
    ) -> None:
        self.name = rule.__name__
        self.rule = rule
        self.opens = opens

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Next:
        if kwargs:
            raise TypeError(f"step {self.name} takes its arguments by position")
        return Next(self.name, list(args))


class Steps(Generic[G]):
    """The steps of one game, by name. Use it as a decorator: `@step` or `@step.opens("turn")`."""

    def __init__(self) -> None:
        self.by_name: dict[str, Step[G, Any]] = {}

    def __call__(self, rule: Callable[Concatenate[G, P], Coroutine[Any, Any, Then]]) -> Step[G, P]:
        return self._add(rule, "")

    def opens(
        self, boundary: Literal["turn", "round"]
    ) -> Callable[[Callable[Concatenate[G, P], Coroutine[Any, Any, Then]]], Step[G, P]]:
        """The step begins a turn or a round: a place to which undo can go back."""

        def add(rule: Callable[Concatenate[G, P], Coroutine[Any, Any, Then]]) -> Step[G, P]:
            return self._add(rule, boundary)

        return add

    def _add(
        self, rule: Callable[Concatenate[G, P], Coroutine[Any, Any, Then]], opens: Opens
    ) -> Step[G, P]:
        step = Step(rule, opens)
        if step.name in self.by_name:
            raise ValueError(f"two steps are named {step.name}")
        self.by_name[step.name] = step
        return step
