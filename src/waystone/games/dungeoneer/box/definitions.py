"""What is printed: heroes, locations, quests, adventure cards, the event. Frozen, shared, loaded
from YAML by the kernel. `box` is the set that a card comes in."""

from functools import cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from waystone.kernel.glossary import Term

from .effects import Act, Place, Stat
from .traits import Lasting, Trait

Name: TypeAlias = dict[str, str]
Box = Literal["heroic", "epic", "legendary", "book"]
EffectDef: TypeAlias = Trait | Act

FORMS: tuple[Stat, ...] = ("melee", "magic", "speed")


class HeroDef(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-CRD-01. `stats` by level: Melee, Magic, Speed; `counters` are the forms with a counter
    symbol; `of` names the legendary hero whose heroic card this is."""

    id: str
    name: Name
    box: Box
    race: Name
    trade: Name
    icon: str
    life: int
    boons: int
    treasures: int
    stats: dict[int, tuple[int, int, int]]
    counters: tuple[Stat, ...] = ()
    effects: tuple[EffectDef, ...] = ()
    of: str = ""


ExitText = Annotated[
    str, Meta(pattern=r"^(open|wall|(blocked|trap) (melee|magic|speed) [1-9][0-9]?)$")
]


class Exit(Struct, frozen=True):
    """DG-EXI-01: one side of a location."""

    kind: Literal["open", "wall", "blocked", "trap"]
    stat: Stat = "speed"
    value: int = 0


class Hazard(Struct, frozen=True, tag="hazard", forbid_unknown_fields=True):
    amount: int


class Spikes(Struct, frozen=True, tag="spikes", forbid_unknown_fields=True):
    stat: Stat
    value: int


class Pit(Struct, frozen=True, tag="pit", forbid_unknown_fields=True):
    stat: Stat
    value: int


class Text(Struct, frozen=True, tag="text", forbid_unknown_fields=True):
    """DG-OBS-05: a printed effect for the hero who enters."""

    do: tuple[Act, ...]


Obstacle: TypeAlias = Hazard | Spikes | Pit | Text


class LocationDef(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-CRD-02, DG-CRD-03: exits north, east, south, west; of the dungeon or the surface."""

    id: str
    name: Name
    box: Box
    kind: Literal["tunnel", "room"]
    glory: int
    peril: int
    exits: tuple[ExitText, ExitText, ExitText, ExitText]
    gloomy: bool = False
    entrance: bool = False
    frame: Literal["dungeon", "surface"] = "dungeon"
    obstacle: Obstacle | None = None
    nakari: bool = False

    def is_a(self, place: Place) -> bool:
        """Whether it is of this kind, or of any."""
        return not place or self.kind == place or (place == "gloomy" and self.gloomy)


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster's value in a form; without the attack symbol it only counterattacks."""

    value: int
    attack: bool = True
    wounds: int = 1
    hit: tuple[Act, ...] = ()


class Special(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-DLP-13: used when attacking, for extra Peril of the attacked player. `bonus` is to this
    attack, `do` befalls the attacked hero."""

    peril: int
    bonus: int = 0
    do: tuple[Act, ...] = ()


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    life: int
    melee: Form | None = None
    magic: Form | None = None
    speed: Form | None = None
    effects: tuple[EffectDef, ...] = ()
    special: Special | None = None

    def form(self, form: str) -> Form | None:
        """Its figures in a form, if it has any."""
        found: Form | None = getattr(self, form)
        return found

    def attacks_in(self) -> list[Stat]:
        """DG-BAT-06: the forms with a round symbol."""
        return [f for f in FORMS if (form := self.form(f)) is not None and form.attack]


class TrapDef(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-TRP-02: `where` it may be put."""

    stat: Stat
    value: int
    failed: tuple[Act, ...]
    passed: tuple[Act, ...] = ()
    where: Literal["unoccupied", "victim", "anywhere"] = "unoccupied"
    place: Place = ""


class CardDef(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-CRD-05. A cost of -1 is X. `aimed` banes befall one hero, others are paid by any
    opponent; `host` is what an attachment is put on; `rivals` marks cards that need several
    heroes."""

    id: str
    name: Name
    box: Box
    card: Literal["boon", "treasure", "bane", "encounter"]
    cost: int
    timing: Literal["hero", "dungeonlord", "response", "any"]
    duration: Literal["instant", "permanent", "attachment", "monster"]
    icon: str = ""
    kinds: tuple[str, ...] = ()
    copies: int = 1
    legendary: bool = False
    upkeep: int = 0
    effects: tuple[EffectDef, ...] = ()
    aimed: bool = True
    host: Literal["", "boon", "treasure", "monster"] = ""
    rivals: bool = False
    monster: Monster | None = None
    trap: TrapDef | None = None
    flavour: Name = {}
    nakari: bool = False

    @property
    def is_glory(self) -> bool:
        """DG-CRD-06: boons and treasures."""
        return self.card in ("boon", "treasure")

    def acts(self) -> list[Act]:
        """The effects that happen once."""
        return [e for e in self.effects if not isinstance(e, Lasting)]


class Overcome(Struct, frozen=True, tag="overcome", forbid_unknown_fields=True):
    """A threat; several of them are overcome one after another."""

    stat: Literal["melee", "magic", "speed", "level", "life"]
    value: int


class Slay(Struct, frozen=True, tag="slay", forbid_unknown_fields=True):
    """The quest's own monster, with its name where the quest does not bear it; Nakari has a card
    of her own."""

    monster: Monster | None = None
    name: Name = {}


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    what: Literal["life", "boons", "treasures", "glory"]
    amount: int


class Cast(Struct, frozen=True, tag="cast", forbid_unknown_fields=True):
    """DG-QCA-28: roll `dice`; a `total` reached, or `alike` many showing the same face."""

    dice: int
    total: int = 0
    alike: int = 0


class Deliver(Struct, frozen=True, tag="deliver", forbid_unknown_fields=True):
    """DG-QCA-18: from the first location of the quest to the second."""


Trial: TypeAlias = Overcome | Slay | Give | Cast
"""What an attempt has to master."""

Task: TypeAlias = Trial | Deliver


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-QCA-13: where to search, and the value that finds."""

    place: Place
    value: int
    ap: int = 1


class QuestDef(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-CRD-04, DG-QCA-29, DG-QCA-30: one category, one grade (`box`)."""

    id: str
    name: Name
    box: Box
    category: Literal[
        "artifact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"
    ]
    task: Task
    icon: str = ""
    at: tuple[str, ...] = ()
    search: Search | None = None
    failed: tuple[Act, ...] = ()
    reward: tuple[Act, ...] = ()
    artifact: tuple[Trait, ...] = ()
    while_open: tuple[Trait, ...] = ()
    solo: bool = True
    nakari: bool = False


class EventDef(Struct, frozen=True, forbid_unknown_fields=True):
    """DG-NAK-01: the Wrath card."""

    id: str
    name: Name
    box: Box
    tokens: int
    roll: int
    icon: str


class Word(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the rules by its name: stats, kinds, card types."""

    id: str
    name: Name


class Content(Struct, frozen=True, eq=False):
    heroes: dict[str, HeroDef]
    locations: dict[str, LocationDef]
    quests: dict[str, QuestDef]
    adventure: dict[str, CardDef]
    events: dict[str, EventDef]
    words: dict[str, Word]
    glossary: dict[str, Term] = {}

    def __post_init__(self) -> None:
        """A card with several copies lies in the deck as `id.1`, `id.2`, ..."""
        for card in list(self.adventure.values()):
            if card.copies > 1 and self.adventure.pop(card.id, None) is not None:
                for n in range(card.copies):
                    self.adventure[f"{card.id}.{n + 1}"] = card


def quarry(quest: str) -> str:
    """What names the monster of a quest."""
    return f"{quest}:quarry"


@cache
def exit_of(text: str) -> Exit:
    """`blocked speed 8` as data."""
    match text.split():
        case ["blocked" | "trap" as kind, "melee" | "magic" | "speed" as stat, value]:
            return Exit(kind, stat, int(value))
        case ["wall"]:
            return Exit("wall")
        case _:
            return Exit("open")


@cache
def exits_of(texts: tuple[str, ...]) -> tuple[Exit, ...]:
    """The four sides of a location."""
    return tuple(exit_of(text) for text in texts)


@cache
def open_sides(texts: tuple[str, ...]) -> tuple[bool, ...]:
    """Which sides are not walls."""
    return tuple(text != "wall" for text in texts)
