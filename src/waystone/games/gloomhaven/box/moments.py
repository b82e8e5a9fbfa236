"""Moments that the rules of a scenario wait for, as `at` names them: `start`, `door:ID`,
`plate:ID`, `marker:ID`, `killed:MONSTER`, `destroyed:OBJECT`, `looted:ID`; and those of rounds:
`round-start:N`, `round-end`, `round-end:N`, `round-end:N+M` (round N and every M after)."""

from functools import cache
from typing import Annotated, TypeAlias

from msgspec import Struct

from .notation import Notation


class Started(Struct, frozen=True, tag="start"):
    """The scenario begins."""


class DoorOpened(Struct, frozen=True, tag="door"):
    door: str


class PlateHeld(Struct, frozen=True, tag="plate"):
    """A character ends its turn on a pressure plate."""

    plate: str


class MarkerEntered(Struct, frozen=True, tag="marker"):
    marker: str


class Killed(Struct, frozen=True, tag="killed"):
    monster: str


class Destroyed(Struct, frozen=True, tag="destroyed"):
    object: str


class Looted(Struct, frozen=True, tag="looted"):
    """A goal treasure by its id, another by its number."""

    treasure: str


Moment: TypeAlias = (
    Started | DoorOpened | PlateHeld | MarkerEntered | Killed | Destroyed | Looted
)  # fmt: skip


class RoundMoment(Struct, frozen=True):
    """The start or the end of rounds: of the `first` and of each `every` after it, or (0) of
    none after it; without a `first`, of every round."""

    at: str
    first: int = 0
    every: int = 0

    def due(self, now: int) -> bool:
        if not self.first:
            return True
        if not self.every:
            return now == self.first
        return now >= self.first and (now - self.first) % self.every == 0


ROUNDS = ("round-start", "round-end")
THINGS: dict[str, type[Moment]] = {
    "door": DoorOpened,
    "plate": PlateHeld,
    "marker": MarkerEntered,
    "killed": Killed,
    "destroyed": Destroyed,
    "looted": Looted,
}


@cache
def moment(text: str) -> Moment | RoundMoment:
    """What `at` means."""
    word, colon, detail = text.partition(":")
    if text == "start":
        return Started()
    if word in THINGS and detail:
        return THINGS[word](detail)
    if word in ROUNDS:
        first, plus, every = detail.partition("+")
        wanted = [first] * bool(colon) + [every] * bool(plus)
        if all(number.isdecimal() and int(number) > 0 for number in wanted):
            return RoundMoment(word, *map(int, wanted))
    known = ["start", *(f"{thing}:ID" for thing in THINGS), "round-start:N", "round-end:N+M"]
    raise ValueError(f"there is no moment '{text}'; there are {', '.join(known)}")


At: TypeAlias = Annotated[str, Notation(moment)]
"""A moment in words."""
