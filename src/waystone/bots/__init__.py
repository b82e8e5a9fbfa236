"""Bots: whoever answers for a seat when no person does. They find their game by the session."""

from typing import Protocol

from waystone.bots.greedy import Greedy
from waystone.bots.ismcts import Ismcts
from waystone.bots.random import Random
from waystone.kernel.errors import WaystoneError
from waystone.kernel.session import Session


class Bot(Protocol):
    """Answers the question that a seat has before it, with what that seat may see. A `slow` bot
    thinks: it needs sessions that keep the checkpoint of the running step, and ends at its
    `deadline`, a moment of the monotonic clock."""

    name: str
    slow: bool
    deadline: float

    def answer(self, session: Session, seat: int) -> str: ...


KINDS = ("random", "greedy", "ismcts:N", "ismcts:2s")


def make(name: str, seed: str) -> Bot:
    """The bot of this name, with luck of its own."""
    kind, _, budget = name.partition(":")
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    if kind == "ismcts":
        return Ismcts(budget, seed)
    raise WaystoneError(f"There is no bot '{name}': choose {', '.join(KINDS)}.")
