"""What an answer would lead to, as a seat is told it."""

from msgspec import Struct, field


class ForeseenLine(Struct, omit_defaults=True):
    """A line that the log would gain, and in how many of the worlds."""

    text: str
    worlds: int
    rule: str = ""


class ForeseenNumber(Struct):
    """A number on a piece or mat: now, and from least to most after the answer."""

    thing: str
    icon: str
    now: int
    least: int
    most: int
    mean: float


class ForeseenPlace(Struct):
    """Where a piece would stand (an empty cell: it would be gone), in how many worlds."""

    piece: str
    cell: str
    worlds: int


class ForeseenCard(Struct):
    """A card that would lie face up and does not now, in how many worlds."""

    name: str
    worlds: int


class Foreseen(Struct, tag="foreseen", tag_field="type"):
    """What an answer would lead to, up to the seat's next question, in so many imagined worlds;
    `exact`: the same in all of them, as far as the seat can know."""

    seat: int
    ask: int
    key: str
    worlds: int
    exact: bool
    lines: list[ForeseenLine]
    numbers: list[ForeseenNumber]
    places: list[ForeseenPlace]
    over: int
    won: int
    ref: str
    cards: list[ForeseenCard] = field(default_factory=list)
