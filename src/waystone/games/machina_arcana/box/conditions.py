"""Conditions: what "if" and "while" may ask. Each has one reader (`rules/cards/conditions.py`)
and one sentence in each language (`effect-...` in `locale`)."""

from typing import TypeAlias

from .terms import Attribute, ItemKind, Space, Strict, Who


class Hit(Strict, frozen=True, tag="hit"):
    """The attack just made hit somebody."""


class Killed(Strict, frozen=True, tag="killed"):
    """The attack just made killed somebody."""


class Wounded(Strict, frozen=True, tag="wounded"):
    """One of these has lost health."""

    who: Who = "you"


class Count(Strict, frozen=True, tag="count"):
    """So many of these are there."""

    who: Who
    least: int = 1
    most: int = 99


class Has(Strict, frozen=True, tag="has"):
    """Your own health, stamina or essence lies within bounds."""

    what: Attribute
    least: int = 0
    most: int = 99


class Beside(Strict, frozen=True, tag="beside"):
    """You are adjacent to an intact space of this type."""

    space: Space


class On(Strict, frozen=True, tag="on"):
    """You stand on a space of this type."""

    space: Space


class Lit(Strict, frozen=True, tag="lit"):
    """A lit chapter space is on your tile."""


class Level(Strict, frozen=True, tag="level"):
    """The monster level is at least this."""

    least: int


class Wears(Strict, frozen=True, tag="wears"):
    """You have so many items equipped, of one kind or of any."""

    kind: ItemKind | None = None
    least: int = 1
    most: int = 99


class OwnTurn(Strict, frozen=True, tag="own-turn"):
    """It is your own turn."""


class IsEthereal(Strict, frozen=True, tag="is-ethereal"):
    """You are ethereal."""


class Ruined(Strict, frozen=True, tag="ruined"):
    """So many spaces of this type on the board are destroyed."""

    space: Space
    least: int


class Slain(Strict, frozen=True, tag="slain"):
    """The named monster has been destroyed."""

    monster: str


class Progress(Strict, frozen=True, tag="progress"):
    """So many progress tokens lie on this card."""

    least: int


class Overrun(Strict, frozen=True, tag="overrun"):
    """So many monsters are on the board."""

    least: int


class Fallen(Strict, frozen=True, tag="fallen"):
    """So many explorers have died."""

    least: int


class TimeIsUp(Strict, frozen=True, tag="time-is-up"):
    """The spawn rating has run out in this endgame."""


class AllLeft(Strict, frozen=True, tag="all-left"):
    """Every living explorer has left the board."""


Condition: TypeAlias = (
    Hit
    | Killed
    | Wounded
    | Count
    | Has
    | Beside
    | On
    | Lit
    | Level
    | Wears
    | OwnTurn
    | IsEthereal
    | Ruined
    | Slain
    | Progress
    | Overrun
    | Fallen
    | TimeIsUp
    | AllLeft
)
