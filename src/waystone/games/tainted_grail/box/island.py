"""The world as data: Locations, events, chapters, Secrets, Statuses, Conditions, Kings' rules
cards, campaigns, endings, Echoes."""

from typing import Literal

from msgspec import Struct, field

from .abilities import Ability, Action
from .conditions import Attribute, Base, Slot
from .effects import Effect
from .journal import Cost, Words
from .lasting import WorldRule
from .requirements import Seal, WorldCondition

Compass = Literal["n", "e", "s", "w"]

Corner = Literal["nw", "ne", "se", "sw"]

Number = Literal["1", "2", "3", "4"]


class Definition(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Words


# ---- the map


class LocationAction(Base, frozen=True):
    """TG-ACT-18: `time` is the number of time symbols beside it (TG-LOC-12). TG-DAT-05: as «Hunt»
    has them."""

    id: str
    name: Words
    do: tuple[Effect, ...]
    pay: tuple[Cost, ...] = ()
    needs: tuple[WorldCondition, ...] = ()
    time: int = 0
    text: Words = {}


class Instant(Base, frozen=True):
    """TG-LOC-07: what happens to who comes there; `time` symbols make it cool down."""

    do: tuple[Effect, ...]
    time: int = 0
    text: Words = {}


class Face(Base, frozen=True):
    """One side of a Location card."""

    text: Words = {}
    seals: tuple[Seal, ...] = ()
    actions: tuple[LocationAction, ...] = ()
    instant: Instant | None = None


class LocationDef(Definition, frozen=True):
    """TG-LOC-01, TG-LOC-02. `letter` marks a replacement version (`b`, `c`, ...); `explore` is its
    first verse, `vision` the Vision, `lore` what a scholar knows of it (TG-CMP-03). TG-DAT-04:
    numbers and letters as on the cards."""

    number: int
    region: str
    clear: Face
    wyrd: Face
    explore: str
    letter: str = ""
    vision: str = ""
    lore: str = ""
    pointers: dict[Compass, int] = {}
    stones: tuple[Corner, ...] = ()
    menhir: bool = False
    icon: str = "stone-path"


# ---- events and chapters


class Goal(Base, frozen=True):
    """What a Mission asks for: when all conditions hold after an action or a step of the day, it
    is done (TG-EVT-05). Without conditions only the story ends it."""

    text: Words
    needs: tuple[WorldCondition, ...] = field(name="if", default=())
    do: tuple[Effect, ...] = ()
    stays: bool = False


class Timer(Base, frozen=True):
    """Light time tokens on the card; when the last leaves at the start of a day: the effects."""

    tokens: int
    do: tuple[Effect, ...]
    leaves: bool = True


class EventDef(Definition, frozen=True):
    """TG-EVT. `do` when it is revealed; `rules` as long as it lies in the active area; `goal` and
    `hint` (what Kendrick knows, TG-CMP-03) are for Missions. TG-EVT-06: a Mission has chapter,
    part, text and a goal."""

    kind: Literal["story", "special", "random", "mission"]
    text: Words
    chapter: int = 0
    part: int = 0
    icon: str = "scroll-unfurled"
    do: tuple[Effect, ...] = ()
    rules: tuple[WorldRule, ...] = ()
    goal: Goal | None = None
    hint: Words = {}
    timer: Timer | None = None


class Difficulties(Base, frozen=True):
    """TG-ENC-09, TG-ENC-11: which difficulties a deck holds, by 1, 2, 3, 4 characters."""

    green: dict[Number, tuple[int, ...]]
    blue: dict[Number, tuple[int, ...]]
    purple: dict[Number, tuple[int, ...]]


class ChapterDef(Definition, frozen=True):
    """TG-EVT-02: the Event deck from the top (it takes the place of the old one unless `keep`),
    the difficulties, the item decks on the table, instructions."""

    number: int
    text: Words
    encounters: Difficulties
    events: tuple[str, ...] = ()
    keep: bool = False
    items: tuple[Literal["a", "b", "c", "d", "e", "consumable"], ...] = ("a", "consumable")
    do: tuple[Effect, ...] = ()


class LeadDef(Definition, frozen=True):
    """TG-EVT-07: a lead, taken up and closed by the story."""

    text: Words


class StatusDef(Definition, frozen=True):
    """TG-STA-01. `notes`: what a marked part means, by its number, for the notes. TG-DAT-08: 2 to
    10 parts."""

    parts: int
    notes: dict[str, Words] = {}


# ---- cards that are held


class SecretDef(Definition, frozen=True):
    """TG-SEC: number 1 to 50. `brand`: it rescues from death (TG-DTH-10); `tokens`: dark time
    tokens it comes with; `expires`: what happens when the last of them leaves. TG-DAT-07: some
    numbers have a meaning in the rules."""

    number: int
    icon: str
    text: Words = {}
    slot: Slot | Literal[""] = ""
    personal: bool = False
    shared: bool = False
    brand: bool = False
    abilities: tuple[Ability, ...] = ()
    rules: tuple[WorldRule, ...] = ()
    gain: tuple[Effect, ...] = ()
    tokens: int = 0
    expires: tuple[Effect, ...] = ()


class ConditionDef(Definition, frozen=True):
    """Condition cards. `gain` when it is attached; `dawn`, `dusk` each day; `rules` for its
    owner; it leaves when all of `ends` hold (checked at dusk), or after `days`. `kind` names the
    cards that rules refer to; `dies`: at so many dusks the owner dies (TG-AMB-06)."""

    icon: str
    text: Words
    kind: Literal["", "dying-solo", "dying", "insane"] = ""
    gain: tuple[Effect, ...] = ()
    dawn: tuple[Effect, ...] = ()
    dusk: tuple[Effect, ...] = ()
    rules: tuple[WorldRule, ...] = ()
    attributes: dict[Attribute, int] = {}
    ends: tuple[WorldCondition, ...] = ()
    days: int = 0
    dies: int = 0


class KingCardDef(Definition, frozen=True):
    """TG-KNG-08: the rules card of a King on the board: when he moves, how, the verse of the
    meeting. `ritual`: from Ritual seal to Ritual seal (TG-NON-01); `spawns`: the Guardian that
    Veneda's X places; `weather`: the event that Nonus' X puts out. TG-DAT-09: verses that rules
    refer to are named by cards."""

    king: str
    meeting: str
    text: Words = {}
    number: int = 0
    moves: tuple[WorldCondition, ...] = ()
    ritual: bool = False
    spawns: str = ""
    weather: str = ""


# ---- Echoes of Ruin


Moment = Literal[
    "won",
    "green",
    "guidestone",
    "entered",
    "dusk",
    "six",
    "five-cards",
    "ability",
    "weakness",
    "candle",
]
"""What an achievement may wait for."""


class EchoDef(Definition, frozen=True):
    """TG-ECH-03: nine in groups 1 to 3, and the final one in group 0. `on` is the moment;
    `needs` what must hold then for the character; `times` how often in one day."""

    character: str
    group: int
    memory: str
    text: Words
    on: Moment | Literal["ever", "story"]
    needs: tuple[WorldCondition, ...] = field(name="if", default=())
    encounter: str = ""
    colour: Literal["", "green", "blue", "purple"] = ""
    difficulty: int = 0
    times: int = 1


class LegendDef(Definition, frozen=True):
    """TG-ECH-04, TG-ECH-05: a Legendary action, used once in the campaign."""

    character: str
    group: int
    icon: str
    ability: Ability


class TalentDef(Definition, frozen=True):
    """TG-ECH-06: the Upgraded ability."""

    character: str
    icon: str
    ability: Action


# ---- the campaign


class CampaignDef(Definition, frozen=True):
    """Where it begins. `character` and `verse` are for the tutorial, which has one character and
    the tutorial section of the journal only (TG-TUT-02)."""

    text: Words
    start: int = 0
    chapter: str = ""
    character: str = ""
    verse: str = ""
    order: int = 0
    rescue: str = ""


class EndingDef(Definition, frozen=True):
    text: Words
    won: bool = True
