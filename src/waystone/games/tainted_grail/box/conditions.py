"""Conditions and prices: whether, and for what; and the words that all cards share."""

from typing import Literal, TypeAlias

from msgspec import Struct

Attribute = Literal["aggression", "courage", "practicality", "empathy", "caution", "spirituality"]

ATTRIBUTES: tuple[Attribute, ...] = (
    "aggression",
    "courage",
    "practicality",
    "empathy",
    "caution",
    "spirituality",
)
"""TG-DEV-11: the first three are the keys of combat, the others those of diplomacy; a pair is
n and n + 3."""

Slot = Literal["weapon", "armour", "shield", "relic"]

Colour = Literal["red", "grey", "green"]

Resource = Literal["food", "wealth", "magic", "xp"]

Subtype = Literal["", "candle", "arrow"]

Source = Literal[
    "pool",
    "time",
    "health",
    "missing-health",
    "terror",
    "energy",
    "food",
    "wealth",
    "magic",
    "hand",
    "deck",
    "discard",
    "sequence",
    "own-cards",
    "passives",
    "candles",
    "arrows",
    "played",
    "attribute-keys",
    "magic-keys",
    "own-keys",
    "tokens",
    "charges",
    "members",
    "markers",
    "scene",
    "weapons",
]

Kind = Literal["damage", "cubes", "down", "time", "terror", "energy", "discard", "mill", "remove"]
"""What can be cancelled of an attack or a reaction; unpreventable damage cannot (TG-SYM-06)."""


class Base(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause."""


# ---- conditions (`is:` names the type)


class Count(Base, frozen=True, tag_field="is", tag="count"):
    """So many of something: `least` and `most` are the bounds."""

    of: Source
    least: int = 0
    most: int = 99


class Affinity(Base, frozen=True, tag_field="is", tag="affinity"):
    """The Affinity marker stands on this colour."""

    colour: Colour


class Has(Base, frozen=True, tag_field="is", tag="has"):
    """An active item of a slot."""

    slot: Slot


class Able(Base, frozen=True, tag_field="is", tag="able"):
    """The active character's attribute is at least that."""

    attribute: Attribute
    least: int = 1


class Follows(Base, frozen=True, tag_field="is", tag="follows"):
    """The card before this one in the Sequence is a Candle or an Arrow."""

    subtype: Subtype


Condition: TypeAlias = Count | Affinity | Has | Able | Follows


# ---- prices


class Price(Base, frozen=True):
    """TG-SEQ-27: Energy, Health, Terror and cards by the active character; Food, Wealth and
    Magic by any member."""

    what: Literal[
        "energy",
        "health",
        "terror",
        "food",
        "wealth",
        "magic",
        "card",
        "cube",
        "time",
        "charge",
    ]
    n: int = 1
