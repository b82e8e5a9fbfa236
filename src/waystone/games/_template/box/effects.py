"""The vocabulary of cards: every effect type has one interpreter (in `rules/cards.py`) and one
sentence in each language (`effect-...` in `locale`)."""

from typing import TypeAlias

from msgspec import Struct


class Strike(Struct, frozen=True, tag="strike"):
    """Adds to the roll of an attack."""

    bonus: int


class Mend(Struct, frozen=True, tag="mend"):
    life: int


class Guard(Struct, frozen=True, tag="guard"):
    """Stops wounds, as a reaction."""

    stops: int


Effect: TypeAlias = Strike | Mend | Guard
