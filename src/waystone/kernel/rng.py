"""Randomness that lives in the state: one stream a purpose, each a counter-fed splitmix64.

A new roll in one place never shifts the rolls of another, and a state that is copied,
saved or undone takes its luck along.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct, field

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_GOLDEN = 0x9E3779B97F4A7C15


def _origin(seed: int, purpose: str) -> int:
    digest = blake2b(f"{seed}:{purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")


class Streams(Struct):
    """Every random number of a game. `stacked` holds results set in advance: tests and
    lessons stack decks and dice instead of hunting for a lucky seed."""

    seed: int
    at: dict[str, int] = field(default_factory=dict)
    stacked: dict[str, list[int]] = field(default_factory=dict)

    def below(self, purpose: str, n: int) -> int:
        """A number from 0 to n-1."""
        if self.stacked:
            waiting = self.stacked.get(purpose)
            if waiting:
                forced = waiting.pop(0)
                if not waiting:
                    del self.stacked[purpose]
                if not 0 <= forced < n:
                    raise ValueError(f"stacked {purpose} result {forced} is not in 0..{n - 1}")
                return forced
        at = self.at.get(purpose)
        if at is None:
            at = _origin(self.seed, purpose)
        at = (at + _GOLDEN) & _MASK
        self.at[purpose] = at
        z = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def roll(self, purpose: str, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return self.below(purpose, sides) + 1

    def pick(self, purpose: str, items: Sequence[T]) -> T:
        return items[self.below(purpose, len(items))]

    def shuffle(self, purpose: str, items: MutableSequence[T]) -> None:
        """What is stacked comes by `below`; else the same numbers are drawn in one go, because
        imagined worlds deal whole decks anew."""
        if purpose in self.stacked or len(items) < 2:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(purpose, i + 1)
                items[i], items[j] = items[j], items[i]
            return
        at = self.at.get(purpose)
        if at is None:
            at = _origin(self.seed, purpose)
        for i in range(len(items) - 1, 0, -1):
            at = (at + _GOLDEN) & _MASK
            z = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.at[purpose] = at

    def estrange(self, foreign: "Streams") -> None:
        """Luck that has nothing to do with what it was; nothing that was stacked is left."""
        self.seed = foreign.below("luck", 2**53)
        self.at.clear()
        self.stacked.clear()

    def stack(self, purpose: str, *results: int) -> None:
        """Set what `below` gives next for this purpose."""
        self.stacked.setdefault(purpose, []).extend(results)

    def stack_rolls(self, purpose: str, *faces: int) -> None:
        """Set the next faces of a die."""
        self.stack(purpose, *(face - 1 for face in faces))
