"""Journal: where each step of a game began, with the hash of the state it began in.

Of the last eight steps the snapshots are kept that one goes back to, of older steps every
thirty-second, compressed: going back any distance costs at most that many steps of play.
"""

import zlib
from functools import cache
from typing import Literal

from msgspec import Struct

from .codec import digest
from .step import End, Next, Opens, Stack

RECENT = 8
EVERY = 32


class Mark(Struct, gc=False):
    """The start of a step: the steps that wait for it, how many answers and log lines came before,
    how often each seat had been asked, whose open answer was the last."""

    then: Next | End
    opens: Opens
    answers: int
    asked: list[int]
    lines: int
    kept: bytes | None = None
    hash: str = ""
    by: int | None = None
    stack: Stack = ()
    packed: bool = False

    @property
    def snapshot(self) -> bytes | None:
        """The state in which the step began, if it is kept."""
        if self.kept is None or not self.packed:
            return self.kept
        return zlib.decompress(self.kept)

    def pack(self) -> bytes:
        """The snapshot as it is put away."""
        assert self.kept is not None
        if not self.packed:
            self.kept, self.packed = zlib.compress(self.kept, 1), True
        return self.kept

    def let_go(self) -> None:
        """Play never goes on from here again: what is left is which step it was."""
        self.kept, self.asked, self.stack = None, nobody(), ()
        if isinstance(self.then, Next):
            self.then = named(self.then.step)


@cache
def nobody() -> list[int]:
    """For all steps to which play does not go back: nobody was asked anything."""
    return []


@cache
def named(step: str) -> Next:
    """For all steps of one name to which play does not go back."""
    return Next(step)


class Journal:
    def __init__(self) -> None:
        self.marks: list[Mark] = []

    def add(self, mark: Mark, snapshot: bytes) -> None:
        mark.kept = snapshot
        mark.hash = digest(snapshot, mark.stack)
        self._give_way(mark)
        self.marks.append(mark)
        old = len(self.marks) - 1 - RECENT
        if old > 0 and old % EVERY:
            self.marks[old].let_go()
        elif old >= 0 and self.marks[old].kept is not None:
            self.marks[old].pack()

    def _give_way(self, mark: Mark) -> None:
        """Of several steps that began after the same answer, one goes back to the last: those
        before it need no snapshot, but for every thirty-second."""
        before = self.marks[-1] if self.marks else None
        if before is not None and before.answers == mark.answers and (len(self.marks) - 1) % EVERY:
            before.let_go()

    def last(self) -> bytes:
        """The state in which the step at hand began."""
        snapshot = self.marks[-1].snapshot
        assert snapshot is not None
        return snapshot

    def before(
        self, to: Literal["answer", "step", "turn", "round", "start"], answers: int
    ) -> int | None:
        """How many answers are left after going back to the start of this answer, step, turn or
        round (of the one before it, if nothing has been answered since)."""
        if answers == 0:
            return None
        if to == "answer":
            return answers - 1
        if to == "start":
            return 0
        wanted: dict[str, tuple[str, ...]] = {
            "step": ("", "turn", "round"),
            "turn": ("turn", "round"),
            "round": ("round",),
        }
        for mark in reversed(self.marks):
            if mark.answers < answers and mark.opens in wanted[to]:
                return mark.answers
        return 0

    def nearest(self, answers: int) -> Mark | None:
        """The last step with a snapshot that began after at most so many answers."""
        for mark in reversed(self.marks):
            if mark.answers <= answers and mark.kept is not None:
                return mark
        return None

    def reaches(self, answers: int) -> bool:
        """Whether the moment after so many answers can be reached from a snapshot."""
        return any(m.answers <= answers and m.snapshot is not None for m in self.marks)

    def cut(self, answers: int) -> Mark | None:
        """Forget all that began after so many answers; the last mark that has a snapshot is
        taken off too and returned: play goes on from there (from the beginning, if none has)."""
        while self.marks:
            mark = self.marks.pop()
            if mark.answers <= answers and mark.kept is not None:
                return mark
        return None
