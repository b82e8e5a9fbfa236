"""Dice with any faces."""

from typing import Generic, TypeVar

from msgspec import Struct

from waystone.kernel.rng import Streams

T = TypeVar("T")


class Die(Struct, Generic[T], frozen=True):
    faces: tuple[T, ...]

    def roll(self, streams: Streams, purpose: str) -> T:
        return streams.pick(purpose, self.faces)

    def roll_many(self, streams: Streams, purpose: str, count: int) -> list[T]:
        """One throw of several such dice."""
        return [self.roll(streams, purpose) for _ in range(count)]


def numbered(sides: int) -> Die[int]:
    """A die with the faces 1 to `sides`."""
    return Die(tuple(range(1, sides + 1)))
