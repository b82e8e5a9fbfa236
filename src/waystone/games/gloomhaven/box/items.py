"""Items."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .effects import Ability, Boost
from .words import Count, Name, Sum

Slot: TypeAlias = Literal["head", "body", "legs", "hand", "hands", "small"]


class ItemDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-ITM-13. `when` it can be used: in your `turn` (its abilities), on one of your `move` or
    `attack` abilities (its boost), when `attacked` (its bonuses bear on that attack), when you
    would be `damaged`, at the `reveal` of initiative, or `worn`: its bonuses always run. `found`
    where it comes from: the shop sells it from a level of prosperity on (GH-SHP-05), or once its
    design is known (GH-SHP-06), or it is a single find; in a scenario by itself `prosperity` is
    the least level of a character that may have it."""

    id: str
    name: Name
    icon: str
    price: Sum
    slot: Slot
    when: Literal["turn", "move", "attack", "attacked", "damaged", "reveal", "worn"]
    use: Literal["", "spent", "consumed"] = ""
    circles: Count = 0
    prosperity: Count = 1
    found: Literal["shop", "design", "treasure"] = "shop"
    copies: Count = 2
    minus: Count = 0
    unrecoverable: bool = False
    entire: bool = False
    boost: Boost | None = None
    abilities: list[Ability] = field(default_factory=list)
    bonuses: list[Ability] = field(default_factory=list)
    initiative: int = 0
