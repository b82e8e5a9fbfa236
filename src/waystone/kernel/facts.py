"""Facts: what happened, said by the rule that made it happen. Log, animation, statistics and
the "why?" button read facts; rules never do."""

from functools import cache
from typing import ClassVar

from msgspec import Struct

from .ask import NO_ARGS, Args


class Fact(Struct, frozen=True):
    """A game's facts are subclasses; the class name is the message id (`Damaged` is read out
    by `fact-damaged`), the fields are its arguments. A `quiet` one tells what comes now: what it
    changes on the table needs no look of its own and is seen with the fact after it. What its words
    do not tell, fields that are `unsaid`, stands on the stage while it is told (`Scenes`)."""

    quiet: ClassVar[bool] = False
    unsaid: ClassVar[tuple[str, ...]] = ()


class Line(Struct, gc=False):
    """One fact in the log: how it reads, the rule that it follows from, whose open answer led to
    it, and who may see it: only `seats` where they are named, nobody of `except_seats`, else
    everybody; `unsaid` is what its words do not tell."""

    text: str
    args: Args
    rule: str
    answer: int
    seats: tuple[int, ...] | None = None
    except_seats: tuple[int, ...] = ()
    by: int | None = None
    unsaid: Args = NO_ARGS

    @property
    def open(self) -> bool:
        """Whether everybody may see it."""
        return self.seats is None and not self.except_seats

    def visible(self, seat: int | None) -> bool:
        if self.seats is not None:
            return seat in self.seats
        return seat not in self.except_seats

    def whose(self) -> int | None:
        """The seat that the fact names, else the one whose open answer led to it. Whoever answered
        in secret is not told of."""
        named = self.args.get("seat")
        return named if type(named) is int else self.by


@cache
def message_id(fact: type[Fact]) -> str:
    name = fact.__name__
    return "fact" + "".join(f"-{c.lower()}" if c.isupper() else c for c in name)


@cache
def _said(kind: type[Fact]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in kind.unsaid)


def arguments(fact: Fact) -> Args:
    return {name: getattr(fact, name) for name in _said(type(fact))}


def unsaid(fact: Fact) -> Args:
    return {f: getattr(fact, f) for f in fact.unsaid} if fact.unsaid else NO_ARGS
