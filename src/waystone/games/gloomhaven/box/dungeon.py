"""What a random dungeon is made of: room cards and monster cards (GH-RDD-04, GH-RDD-11)."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .amounts import Formula
from .effects import Ability
from .scenario import Afflict, HurtParty, InfuseRoom, Mark, MinusCards
from .words import Count, Name

NUMBERED = "123456789abc"
"""The twelve numbered hexes of a room, as letters of its map."""


class DropCards(Struct, frozen=True, forbid_unknown_fields=True, tag="drop-cards"):
    """Every character (or who opened the door) discards or loses cards of its hand."""

    count: Count = 1
    to: Literal["discard", "lost"] = "discard"
    who: Literal["characters", "opener"] = "characters"


class ReturnMonsters(Struct, frozen=True, forbid_unknown_fields=True, tag="return-monsters"):
    """GH-RDD-12: so many dead monsters of the room before (0: all) stand again on the hexes where
    they were when it was made."""

    count: Count = 0


class Promote(Struct, frozen=True, forbid_unknown_fields=True, tag="promote"):
    """So many normal monsters of the new room are elite."""

    count: Count = 1


class MendMonsters(Struct, frozen=True, forbid_unknown_fields=True, tag="shield-room"):
    """The monsters of the new room have more hit points."""

    value: Formula


Penalty: TypeAlias = (
    HurtParty | Afflict | MinusCards | InfuseRoom | DropCards | ReturnMonsters | Promote
    | MendMonsters
)  # fmt: skip


class RoomCard(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-RDD-04. `name` is the first half of the room's name. The map is drawn as a scenario's;
    `1`-`9`, `a`, `b`, `c` are its twelve numbered hexes. `A` and `B` left of all floor are
    entrances, right of all floor exits, of that type (GH-RDD-13)."""

    id: str
    name: Name
    map: str
    minor: list[Penalty]
    major: list[Penalty]


class LairCard(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-RDD-11: a monster card. `name` is the second half of the room's name, `hexes` what is on
    the numbered hexes, `treasure` what who loots it performs at once."""

    id: str
    name: Name
    hexes: dict[int, Mark]
    treasure: list[Ability] = field(default_factory=list)
