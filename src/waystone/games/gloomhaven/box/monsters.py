"""Monster types: statistic cards and ability cards."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct, field

from .amounts import formula
from .effects import Ability
from .notation import Notation
from .words import Condition, Count, DeckId, Name

PerLevel: TypeAlias = Annotated[int | str | list[int | str], Notation(formula)]
"""One value for all levels, or eight values for the levels 0 to 7; a word is a formula in L, C."""


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a statistic card (GH-MON-01); each number for the levels 0 to 7."""

    hp: PerLevel
    move: PerLevel = 0
    attack: PerLevel = 0
    range: PerLevel = 0
    shield: PerLevel = 0
    retaliate: PerLevel = 0
    retaliate_range: PerLevel = 1
    pierce: PerLevel = 0
    targets: PerLevel = 1
    conditions: list[Condition] = field(default_factory=list)
    advantage: bool = False
    guarded: bool = False
    immune: list[Condition | Literal["push", "pull"]] = field(default_factory=list)


class MonsterCard(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-MON-06: an initiative, abilities, perhaps the shuffle symbol."""

    initiative: Count
    abilities: list[Ability]
    shuffle: bool = False


class MonsterDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster type: a statistic card and (unless `deck` names another type's) eight ability
    cards. A boss has `boss` instead of normal and elite, and specials. GH-BOS-01: bosses share one
    deck."""

    id: str
    name: Name
    icon: str
    standees: Count = 6
    normal: Stats | None = None
    elite: Stats | None = None
    boss: Stats | None = None
    flying: bool = False
    deck: DeckId = ""
    cards: list[MonsterCard] = field(default_factory=list)
    special_1: list[Ability] = field(default_factory=list)
    special_2: list[Ability] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


class DeckDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster ability deck that several types share (the bosses' one)."""

    id: str
    cards: list[MonsterCard]
