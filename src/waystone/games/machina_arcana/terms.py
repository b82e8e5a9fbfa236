"""The words of cards: spaces, selectors, costs, targets, conditions. Every condition has one reader
(`conditions.py`) and one sentence in each language (`effect-...` in `locale`)."""

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
    """MA-TGT-01: `melee`; `ranged` X, obstacles block sight; `arcing` X, they do not.
    `of`: what may be chosen; a space type means such a space, `space` a free passable one."""

    reach: Literal["melee", "ranged", "arcing"]
    range: int = 1
    of: Literal["unit", "explorer", "monster", "door", "space"] | Space = "unit"
    count: Literal[1, 2] = 1


# ---- conditions


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


class Ethereal_(Strict, frozen=True, tag="is-ethereal"):
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
    | Ethereal_
    | Ruined
    | Slain
    | Progress
    | Overrun
    | Fallen
    | TimeIsUp
    | AllLeft
)
