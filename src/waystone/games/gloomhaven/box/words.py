"""The words that content is written in: elements, conditions, whom a thing concerns, ids."""

from typing import Annotated, Literal, TypeAlias

from .notation import Between, Languages, Refers

Element: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "wild"]

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")

Condition: TypeAlias = Literal[
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "curse",
    "invisible",
    "strengthen",
    "bless",
]

NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")

Hexes: TypeAlias = tuple[tuple[int, int], ...]

Who: TypeAlias = Literal[
    "self",
    "ally",
    "self-or-ally",
    "allies",
    "party",
    "adjacent-allies",
    "enemy",
    "adjacent-enemies",
    "enemies",
    "adjacent-figures",
    "target",
    "summons",
]
"""Whom an ability without an attack affects: one `ally`, `self-or-ally` or `enemy` chosen within
`range` (several with `targets`); or, without a choice, all `allies` or `enemies` within `range`,
all `adjacent-...`, the whole `party` (self and allies) within `range`, your own `summons`, or the
`target`s of the attack before it in the same action."""

Name: TypeAlias = Annotated[dict[str, str], Languages()]
"""Words in each language: `{en: ..., ru: ...}`."""

Count: TypeAlias = Annotated[int, Between(0, 99)]
Sum: TypeAlias = Annotated[int, Between(0, 9999)]
"""Gold, and numbers of cards and pages."""

Rank: TypeAlias = Literal["none", "normal", "elite", "boss", "named"]
Ranks: TypeAlias = tuple[Rank, Rank, Rank]
"""A rank for two, three and four characters."""

MonsterId: TypeAlias = Annotated[str, Refers("monsters", "monster")]
ItemId: TypeAlias = Annotated[str, Refers("items", "item")]
ClassId: TypeAlias = Annotated[str, Refers("classes", "class")]
ScenarioId: TypeAlias = Annotated[str, Refers("scenarios", "scenario")]
EventId: TypeAlias = Annotated[str, Refers("events", "event")]
AchievementId: TypeAlias = Annotated[str, Refers("achievements", "achievement")]
BoxId: TypeAlias = Annotated[str, Refers("boxes", "box")]
DeckId: TypeAlias = Annotated[str, Refers("ability_decks", "ability deck")]
DoorId: TypeAlias = Annotated[str, Refers("page.doors", "door of this scenario")]
PlateId: TypeAlias = Annotated[str, Refers("page.plates", "plate of this scenario")]
SpotId: TypeAlias = Annotated[str, Refers("page.spots", "spot of this scenario")]
ObjectId: TypeAlias = Annotated[str, Refers("page.objects", "object of this scenario")]
NamedId: TypeAlias = Annotated[str, Refers("page.named", "named monster of this scenario")]
SectionId: TypeAlias = Annotated[str, Refers("page.sections", "section of this scenario")]
