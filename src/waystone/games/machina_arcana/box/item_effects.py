"""Effects on items and their decks."""

from typing import Literal

from .terms import ItemKind, Strict, Who


class GainItem(Strict, frozen=True, tag="gain-item"):
    """MA-EQP-10; of one kind only where it is named."""

    kind: ItemKind | None = None


class Workbench(Strict, frozen=True, tag="workbench"):
    """Use workbench (MA-EQP-13)."""


class Inventory(Strict, frozen=True, tag="inventory"):
    """Use inventory, free (MA-EQP-15)."""


class Recharge(Strict, frozen=True, tag="recharge"):
    """Recharge (MA-ACT-07)."""


class Trade(Strict, frozen=True, tag="trade"):
    """Trade, free, with any explorer on your tile."""


class Unequip(Strict, frozen=True, tag="unequip"):
    """They unequip an item of their choice."""

    who: Who = "you"


class DiscardItem(Strict, frozen=True, tag="discard-item"):
    """They discard an item of their choice, or an equipped one."""

    equipped: bool = False
    who: Who = "you"


class TakeDiscarded(Strict, frozen=True, tag="take-discarded"):
    """You take an item of your choice from the discard pile."""

    kind: ItemKind | None = None


class Take(Strict, frozen=True, tag="take"):
    """You take the named item from its deck (MA-GFX-05)."""

    item: str


class ShuffleItems(Strict, frozen=True, tag="shuffle-items"):
    """MA-EQP-12: each item deck by itself."""


class AddItems(Strict, frozen=True, tag="add-items"):
    """MA-CHP-06: half of each deck goes, the items of the level come."""

    level: Literal[2, 3]
