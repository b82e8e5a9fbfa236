"""Bonuses that run while a card lies in the active area, a round lasts or an item is worn."""

from typing import Literal

from msgspec import Struct

from .amounts import Amount
from .provisos import If
from .words import Condition, Count


class Shield(Struct, frozen=True, forbid_unknown_fields=True, tag="shield", rename={"if_": "if"}):
    """A circle is used by each attack that it bears on."""

    value: Amount
    who: Literal["self", "adjacent-allies", "party", "summons"] = "self"
    if_: If = ""


class Retaliate(Struct, frozen=True, forbid_unknown_fields=True, tag="retaliate"):
    """A circle is used each time it strikes back."""

    value: Amount
    range: Count = 1
    who: Literal["self", "adjacent-allies", "party", "summons"] = "self"


class MoveBonus(Struct, frozen=True, forbid_unknown_fields=True, tag="move-bonus"):
    """Improves move abilities; a circle is used by each."""

    value: Count = 0
    jump: bool = False
    who: Literal["self", "party", "summons"] = "self"


class HealBonus(Struct, frozen=True, forbid_unknown_fields=True, tag="heal-bonus"):
    """Improves your heal abilities; a circle is used by each."""

    value: Count = 1


class Ward(Struct, frozen=True, forbid_unknown_fields=True, tag="ward"):
    """Negates a source of damage (or only `most` of it); a circle is used by each."""

    attacks_only: bool = False
    most: Count = 0


class Guarded(Struct, frozen=True, forbid_unknown_fields=True, tag="guarded"):
    """Attackers have disadvantage against you; a circle is used by each attack."""

    who: Literal["self", "adjacent-allies", "party", "summons"] = "self"


class Immune(Struct, frozen=True, forbid_unknown_fields=True, tag="immune"):
    """You cannot gain these conditions while it runs."""

    conditions: list[Condition]


class Flying(Struct, frozen=True, forbid_unknown_fields=True, tag="flying"):
    """You fly while it runs."""
