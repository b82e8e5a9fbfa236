"""Steps: named stretches of play. Between two steps no coroutine is alive and the state is
plain data. A step ends by naming the next one, several that are played in order, or the end of the
game; or it goes back to the step that waits for it."""

import inspect
from collections.abc import Callable, Coroutine, Sequence
from functools import cached_property
from typing import (
    Any,
    Concatenate,
    Generic,
    Literal,
    ParamSpec,
    TypeAlias,
    TypeVar,
    get_type_hints,
)

import msgspec
from msgspec import Struct, field

from .codec import copier_of
from .errors import BadSave

P = ParamSpec("P")
G = TypeVar("G")

Opens = Literal["", "turn", "round"]


class Next(Struct, frozen=True, gc=False):
    """The step to play now, with plain arguments."""

    step: str
    args: list[Any] = field(default_factory=list)


class End(Struct, frozen=True):
    """The game is over. `name` is a message id; `winners` are seats (all or none when
    the game is co-operative); `scores` are for games that count something, which the message
    `<name>-counted` tells."""

    name: str
    winners: list[int] = field(default_factory=list)
    scores: dict[int, int] = field(default_factory=dict)


class Several(Struct, frozen=True):
    """These steps, one after another: each is played when the one before it has gone back. After
    the last of them, whoever waits goes on."""

    steps: tuple[Next, ...]


class Back(Struct, frozen=True):
    """The step is over, and whoever waits goes on; with `to`, the innermost step of that name that
    waits, and what should have come before it is not played."""

    to: str = ""


BACK = Back()

Then: TypeAlias = Next | Several | Back | End

Rule: TypeAlias = Coroutine[Any, Any, Then]
"""A rule at work: it asks, and in the end says what comes next."""

Stack: TypeAlias = tuple[Next, ...]
"""The steps that wait until others have gone back, the innermost last."""


def in_order(*steps: Next) -> Several:
    """`return in_order(fight(seat), spoils(seat))`: the fight, and when it has gone back, the
    spoils."""
    return Several(steps)


def back_to(step: "Step[Any, Any]") -> Back:
    """At once, skipping the rest: on with the step of this name that waits."""
    return Back(step.name)


def follow(then: Then, called: Sequence[Next], stack: Stack) -> tuple[Next | End, Stack]:
    """The step to play now and those that wait, after a step said `then` and has `called` others
    to be played before that."""
    ahead: tuple[Next, ...] = ()
    if isinstance(then, Back):
        if then.to:
            stack = _unwound(stack, then.to)
    elif isinstance(then, Several):
        ahead = then.steps
    elif isinstance(then, Next):
        ahead = (then,)
    else:
        return then, ()
    if called:
        ahead = (*called, *ahead)
    if ahead:
        return ahead[0], (*stack, *ahead[:0:-1])
    if not stack:
        raise RuntimeError("a step went back, and no step waits for it")
    return stack[-1], stack[:-1]


def _unwound(stack: Stack, to: str) -> Stack:
    for n in range(len(stack), 0, -1):
        if stack[n - 1].step == to:
            return stack[:n]
    raise RuntimeError(f"no step '{to}' waits to be gone back to")


class Step(Generic[G, P]):
    """A step of a game's registry: called with its arguments it names itself as the next."""

    def __init__(
        self,
        rule: Callable[Concatenate[G, P], Rule],
        opens: Opens,
    ) -> None:
        self.name = rule.__name__
        self.rule = rule
        self.opens = opens
        self.sets_up = False
        self.plain = False

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Next:
        if kwargs:
            raise TypeError(f"step {self.name} takes its arguments by position")
        return Next(self.name, list(args))

    @cached_property
    def kinds(self) -> list[Any]:
        """The declared types of its arguments."""
        hints = get_type_hints(self.rule)
        return [hints[name] for name in list(inspect.signature(self.rule).parameters)[1:]]

    def begin(self, g: G, args: list[Any]) -> Rule:
        """The rule, with these arguments."""
        rule: Callable[..., Rule] = self.rule
        return rule(g, *(args if self.plain else self.own(args)))

    def own(self, args: list[Any]) -> list[Any]:
        """Arguments for the rule to change as it likes: those of a step that waits stay as they
        are. Once it is known that none of them can change, the step is `plain`."""
        copies = [copier_of(kind) for kind in self.kinds]
        self.plain = not any(copies)
        return [arg if copy is None else copy(arg) for arg, copy in zip(args, copies, strict=False)]

    def read(self, args: list[Any]) -> Next:
        """The step with arguments from a file, as its rule declares them."""
        if len(args) > len(self.kinds):
            raise BadSave(f"The save is damaged: step '{self.name}' has too many arguments.")
        try:
            typed = [
                msgspec.convert(arg, kind, strict=False)
                for arg, kind in zip(args, self.kinds, strict=False)
            ]
        except msgspec.ValidationError as error:
            raise BadSave(f"The save is damaged: step '{self.name}': {error}.") from None
        return Next(self.name, typed)


class Steps(Generic[G]):
    """The steps of one game, by name. Use it as a decorator: `@step` or `@step.opens("turn")`."""

    def __init__(self) -> None:
        self.by_name: dict[str, Step[G, Any]] = {}

    def __call__(self, rule: Callable[Concatenate[G, P], Rule]) -> Step[G, P]:
        return self._add(rule, "")

    def opens(
        self, boundary: Literal["turn", "round"]
    ) -> Callable[[Callable[Concatenate[G, P], Rule]], Step[G, P]]:
        """The step begins a turn or a round: a place to which undo can go back."""

        def add(rule: Callable[Concatenate[G, P], Rule]) -> Step[G, P]:
            return self._add(rule, boundary)

        return add

    def setting_up(self, step: Step[G, P]) -> Step[G, P]:
        """Over `@step`: its questions set the table up, and a table may offer to answer them as
        the game's bot would."""
        step.sets_up = True
        return step

    def _add(self, rule: Callable[Concatenate[G, P], Rule], opens: Opens) -> Step[G, P]:
        step = Step(rule, opens)
        if step.name in self.by_name:
            raise ValueError(f"two steps are named {step.name}")
        self.by_name[step.name] = step
        return step
