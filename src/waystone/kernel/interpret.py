"""Interpreters: what the words of cards do. A vocabulary is a union of frozen Structs (effects,
conditions, amounts); every kind of it has one function, and its sentence in each language is found
by its tag (`effect-<tag>`)."""

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any, Generic, TypeVar, get_args

G = TypeVar("G")
D = TypeVar("D")
R = TypeVar("R")
E = TypeVar("E")


class Interpreters(Generic[G, D, R]):
    """One function for each kind of a vocabulary. Such a function takes the game, whatever the
    game says of the one who acts, and the thing itself; its third annotation says for which kinds
    it stands:

        performs: Interpreters[G, Doing, Awaitable[None]] = Interpreters(Effect)

        @performs.rule
        async def mend(g: G, doing: Doing, effect: Mend) -> None: ...

        await performs(g, doing, effect)
    """

    def __init__(self, vocabulary: Any) -> None:
        self.kinds: tuple[type, ...] = get_args(vocabulary) or (vocabulary,)
        self.by_kind: dict[type, Callable[[G, D, Any], R]] = {}

    def rule(self, function: Callable[[G, D, E], R]) -> Callable[[G, D, E], R]:
        """`@performs.rule`: the one interpreter of the kinds that its third annotation names."""
        annotation = list(inspect.signature(function).parameters.values())[2].annotation
        for kind in get_args(annotation) or (annotation,):
            if kind not in self.kinds:
                raise TypeError(f"{function.__qualname__}: {kind} is not in this vocabulary")
            if kind in self.by_kind:
                raise TypeError(f"{kind.__name__} has two interpreters")
            self.by_kind[kind] = function
        return function

    def __call__(self, g: G, doing: D, thing: Any) -> R:
        return self.by_kind[type(thing)](g, doing, thing)

    def known_in(self, *chapters: ModuleType) -> "Interpreters[G, D, R]":
        """Where the interpreters stand: naming these files brings them in."""
        homes = {function.__module__ for function in self.by_kind.values()}
        for chapter in chapters:
            if chapter.__name__ not in homes:
                raise TypeError(f"{chapter.__name__} holds no interpreter of this vocabulary")
        return self

    def missing(self) -> list[type]:
        """The kinds that nothing interprets."""
        return [kind for kind in self.kinds if kind not in self.by_kind]
