"""What can happen: one log line a fact, in each language."""

from typing import ClassVar

from waystone.kernel.facts import Fact


class RoundBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    round: int


class Readied(Fact, frozen=True):
    hero: str
    card: str


class Drew(Fact, frozen=True):
    hero: str
    cards: list[str]


class DrewSome(Fact, frozen=True):
    hero: str
    count: int


class Moved(Fact, frozen=True):
    hero: str
    room: str


class Attacked(Fact, frozen=True):
    hero: str
    beast: str
    roll: int
    total: int


class Mauled(Fact, frozen=True):
    beast: str
    hero: str
    roll: int
    wounds: int


class Guarded(Fact, frozen=True):
    hero: str
    card: str
    wounds: int


class Mended(Fact, frozen=True):
    hero: str
    life: int


class Fell(Fact, frozen=True):
    hero: str
