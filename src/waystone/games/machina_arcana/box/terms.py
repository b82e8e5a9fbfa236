"""The words of cards: spaces, selectors, costs, targets."""

from typing import Literal, TypeAlias

from msgspec import Struct

Space: TypeAlias = Literal[
    "floor",
    "rubble",
    "chasm",
    "trap",
    "spawn",
    "lever",
    "recharge",
    "workbench",
    "chest",
    "event",
    "chapter",
    "barrel",
]
Attribute: TypeAlias = Literal["health", "stamina", "essence"]


ItemKind: TypeAlias = Literal["weapon", "apparel", "artifact", "consumable"]


Deck: TypeAlias = Literal["explorer", "horror"]


Rating: TypeAlias = Literal["spawn-rating", "horror-rating"]


DoorAct: TypeAlias = Literal["open", "close", "destroy"]


Action: TypeAlias = Literal[
    "move",
    "door",
    "break-door",
    "lever",
    "recharge",
    "workbench",
    "chest",
    "event",
    "chapter",
    "lit-chapter",
    "seal",
    "explore",
    "leave",
    "inventory",
    "trade",
]
Who: TypeAlias = Literal[
    "you",
    "target",
    "other",
    "explorers",
    "other-explorers",
    "monsters",
    "other-monsters",
    "units",
    "adjacent-units",
    "adjacent-monsters",
    "adjacent-explorers",
    "closest-monster",
    "closest-explorer",
    "weakest-explorer",
    "any-monster",
    "any-explorer",
    "any-unit",
    "any-adjacent-unit",
    "any-adjacent-explorer",
    "any-monster-anywhere",
    "any-explorer-anywhere",
    "everyone",
    "all-monsters",
    "trapped",
    "units-near-target",
    "any-monster-near-target",
]
"""Whom an effect concerns. `explorers`, `monsters`, `units` are all such units on the tile of the
owner or active unit (on all tiles for what a horror event or a chapter does when it enters play);
`everyone` and `all-monsters` are those on all tiles; `any-...` is one of them by choice; `other` is
the other unit of a trigger."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Cost(Strict, frozen=True):
    """MA-ABI-04. `discard`: this card, after use; `marker`: remove a marker from this card;
    `destroy`: an adjacent space of that type; `discard_item`: an item of that kind, or `any`."""

    stamina: int = 0
    essence: int = 0
    health: int = 0
    discard: bool = False
    unequip: bool = False
    marker: bool = False
    destroy: Space | None = None
    discard_item: ItemKind | Literal["any"] | None = None


class Target(Strict, frozen=True):
    """MA-TGT-01, MA-ATK-12: `melee`; `ranged` X, obstacles block sight; `arcing` X, they do not.
    `of`: what may be chosen; a space type means such a space, `space` a free passable one."""

    reach: Literal["melee", "ranged", "arcing"]
    range: int = 1
    of: Literal["unit", "explorer", "monster", "door", "space"] | Space = "unit"
    count: Literal[1, 2] = 1


KINDS = ("weapon", "apparel", "artifact", "consumable")
