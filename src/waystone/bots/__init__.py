"""Bots: whoever answers for a seat when no person does. They find their game by the session."""

from typing import Protocol

from waystone.kernel.errors import WaystoneError
from waystone.kernel.session import Session


class Bot(Protocol):
    """Answers the question that a seat has before it, with what that seat may see."""

    name: str

    def answer(self, session: Session, seat: int) -> str: ...


KINDS = ("random", "greedy")


def make(name: str, seed: str) -> Bot:
    """The bot of this name (`random`, `greedy`), with luck of its own."""
    from waystone.bots.greedy import Greedy
    from waystone.bots.random import Random

    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    raise WaystoneError(f"There is no bot '{name}': choose {' or '.join(KINDS)}.")
