"""What was made once and may be wanted again, within a bound.

A server lives for months, and play goes on finding new sentences, faces and positions. So nothing
that depends on play is kept without a bound: where there is too much, the older half goes, and what
was asked for since counts as young. What is kept otherwise, `tests/conventions/test_bounds.py`
finds.
"""

from collections.abc import Callable, Hashable
from typing import TypeVar

from msgspec.msgpack import encode

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

SPREAD = 4
UNWRITTEN = 2_000
"""What counts for a thing that cannot be written down."""


class Kept(dict[K, V]):
    """At most so many things, or of so much size together. The dict is the younger half: `get`
    finds what was made or asked for lately, `again` looks among the older."""

    __slots__ = ("_half", "_older", "_size", "_taken")

    def __init__(self, most: int, size: Callable[[V], int] | None = None) -> None:
        super().__init__()
        self._half, self._size = most // 2, size
        self._older: dict[K, V] = {}
        self._taken = 0

    def find(self, key: K) -> V | None:
        found = self.get(key)
        return self.again(key) if found is None else found

    def again(self, key: K) -> V | None:
        """What is not among the younger half, if it is among the older; it is young again."""
        found = self._older.get(key)
        return found if found is None else self.keep(key, found)

    def keep(self, key: K, made: V) -> V:
        size = 1 if self._size is None else self._size(made)
        if self._taken + size > self._half and self:
            self._older, self._taken = dict(self), 0
            self.clear()
        self._taken += size
        self[key] = made
        return made

    def all(self) -> dict[K, V]:
        """Both halves."""
        return self._older | self


def let_go(those: dict[K, V], most: int, made: Callable[[K], bool]) -> None:
    """Where more than so many are together, the older half goes of those that were made meanwhile;
    the others are there from the beginning, and stay."""
    if len(those) > most:
        meanwhile = [key for key in list(those) if made(key)]
        for key in meanwhile[: (len(meanwhile) + 1) // 2]:
            those.pop(key, None)


def kept(owner: object, name: str, most: int) -> Kept[K, V]:
    """What is kept under this name with something that outlives games: the content of one."""
    found: Kept[K, V] | None = vars(owner).get(name)
    if found is None:
        found = vars(owner)[name] = Kept(most)
    return found


def size_of(thing: object) -> int:
    """About how many bytes it takes: so many times what it takes when it is written down. To weigh
    it must cost next to nothing beside making it."""
    try:
        return SPREAD * len(encode(thing))
    except (TypeError, OverflowError):
        return UNWRITTEN
