"""The content: cards, skills, items, characters, encounters, Kings. Frozen and shared."""

from typing import Literal

from msgspec import Struct

from waystone.kernel.glossary import Term

from .abilities import Ability, Add, Cancel, Lasting, Trait
from .conditions import Attribute, Price, Slot, Subtype
from .conditions import Colour as AffinityColour
from .effects import Effect
from .island import (
    CampaignDef,
    ChapterDef,
    ConditionDef,
    EchoDef,
    EndingDef,
    EventDef,
    KingCardDef,
    LeadDef,
    LegendDef,
    LocationDef,
    SecretDef,
    StatusDef,
    TalentDef,
)
from .journal import OfferDef, VerseDef
from .lasting import WorldRule
from .requirements import WorldCondition

Name = dict[str, str]

Deck = Literal["combat", "diplomacy"]

Icon = Literal["cube", "bolt", "card", "up", "down", "encb", "time"]

EncounterColour = Literal["green", "blue", "purple"]

ItemDeck = Literal["a", "b", "c", "d", "e", "consumable"]


class Definition(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """TG-SEQ-03: the left side of a card. A key that is not named is not there; an empty list
    is a closing half without a bonus. Every card has the Free Key."""

    aggression: tuple[Icon, ...] | None = None
    courage: tuple[Icon, ...] | None = None
    practicality: tuple[Icon, ...] | None = None
    empathy: tuple[Icon, ...] | None = None
    caution: tuple[Icon, ...] | None = None
    spirituality: tuple[Icon, ...] | None = None
    magic: tuple[Icon, ...] | None = None
    free: tuple[Icon, ...] = ()


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """The right side of a card: required values (0 is no key), a Magic Key or none, and the
    multiplier of the Free Key."""

    aggression: int = 0
    courage: int = 0
    practicality: int = 0
    empathy: int = 0
    caution: int = 0
    spirituality: int = 0
    magic: bool = False
    free: int = 1


class CardDef(Definition, frozen=True):
    """TG-SEQ-02, section 10.2. `owner` is a character, or a King whose deck the card is in.
    TG-DAT-03: the form of those that the book shows."""

    owner: str
    deck: Deck
    letter: Literal["basic", "upgraded", "mission", "wyrdform", "enemy"]
    left: Closing = Closing()
    right: Opening = Opening()
    passive: bool = False
    subtype: Subtype = ""
    cost: tuple[Price, ...] = ()
    abilities: tuple[Ability, ...] = ()
    flavour: Name = {}


class SkillDef(Definition, frozen=True):
    """TG-DEV-06: one side of a token; the two sides of a token exclude each other. `wyrdform`
    is the skill that comes with the other shape."""

    owner: str
    attribute: Attribute
    token: str
    side: Literal["a", "b"]
    abilities: tuple[Ability, ...]
    wyrdform: bool = False
    flavour: Name = {}


class ItemDef(Definition, frozen=True):
    """TG-ITM-01, TG-ITM-03: no slot means always active. TG-DAT-06: as shields and weapons are
    worded."""

    deck: ItemDeck
    icon: str
    abilities: tuple[Ability, ...]
    slot: Slot | Literal[""] = ""
    flavour: Name = {}


class CharacterDef(Definition, frozen=True):
    """TG-SET-02, TG-SET-03: start cells, ends of tracks, the first red cell of Terror. TG-DAT-01:
    figures as the book prints them."""

    icon: str
    story: Name
    energy: int
    health: int
    attributes: dict[Attribute, int]
    ability: Ability
    weakness: Ability
    most_energy: int = 9
    most_health: int = 9
    terror: int = 0
    most_terror: int = 9
    red_terror: int = 8
    food: int = 0
    wealth: int = 0
    magic: int = 0
    wyrd_ability: Ability | None = None
    wyrd_weakness: Ability | None = None


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the combat table: up to this number of cubes."""

    to: int
    do: tuple[Effect, ...]


class CombatDef(Definition, frozen=True, tag_field="kind", tag="combat"):
    """TG-COM-01. `king` and `deck`: a boss card (TG-KNG-01) with the cards of its deck. `failure`
    is the verse of a final meeting lost (TG-FIN-04); `secret` the number of a secret encounter,
    which is in no deck until it is added (TG-ENC-08). TG-DAT-02: the named ones of the book are
    among the tests."""

    colour: EncounterColour
    difficulty: int
    toughness: int
    rows: tuple[Row, ...]
    tactics: tuple[Effect, ...]
    loot: tuple[Effect, ...]
    right: Opening
    icon: str
    guardian: bool = False
    traits: tuple[Trait, ...] = ()
    king: str = ""
    deck: tuple[str, ...] = ()
    final: bool = False
    failure: str = ""
    secret: int = 0
    flavour: Name = {}


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """TG-DIP-08; `ends: false` only in final meetings (TG-FIN-02), `time` is what Time is set to
    then (0: the printed Time)."""

    do: tuple[Effect, ...] = ()
    guardian: bool = False
    ends: bool = True
    time: int = 0


class DiplomacyDef(Definition, frozen=True, tag_field="kind", tag="diplomacy"):
    """TG-DIP-01. `track` from bottom to top; `start` is the index of the step Н; `reactions`:
    where the Reaction changes with the markers on the card (TG-VEN-10), the n-th from n on."""

    colour: EncounterColour
    difficulty: int
    time: int
    track: tuple[AffinityColour, ...]
    start: int
    reaction: tuple[Effect, ...]
    outcomes: dict[AffinityColour, Outcome]
    right: Opening
    icon: str
    bonus: dict[Attribute, tuple[Effect, ...]] = {}
    guardian: bool = False
    traits: tuple[Trait, ...] = ()
    king: str = ""
    deck: tuple[str, ...] = ()
    final: bool = False
    failure: str = ""
    secret: int = 0
    reactions: tuple[tuple[Effect, ...], ...] = ()
    flavour: Name = {}


EncounterDef = CombatDef | DiplomacyDef


class KingDef(Definition, frozen=True):
    """TG-KNG-01. `mechanic` says how the deck of his meetings works."""

    mechanic: Literal["claudyne", "veneda", "nonus"]
    icon: str
    story: Name


class SpawnRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Up to so many cubes on the Spawn, the attack or reaction changes so (TG-VEN-06)."""

    to: int
    do: tuple[Add | Cancel, ...]


class SpawnDef(Definition, frozen=True):
    """TG-VEN-05: a Spawn of Amber: its Toughness, what its rows change, its loot."""

    deck: Deck
    toughness: int
    rows: tuple[SpawnRow, ...]
    loot: tuple[Effect, ...]
    icon: str
    traits: tuple[Trait, ...] = ()
    flavour: Name = {}


class WeatherDef(Definition, frozen=True):
    """TG-NON-05: change for characters, change for enemies, duration (put by `play`)."""

    deck: Deck
    icon: str
    play: tuple[Effect, ...]
    characters: tuple[Lasting, ...] = ()
    enemies: tuple[Add | Cancel, ...] = ()
    traits: tuple[Trait, ...] = ()
    flavour: Name = {}


class CompanionDef(Definition, frozen=True):
    """TG-CMP: who stands by the party. `help` is for encounters; `abilities` are own actions of
    whoever stands by them (`action`, `dawn`, `dusk`), `rules` hold where they are; `follows`: they
    go with the party as long as `stays` holds; `charge`: an action needs it and uses it up, and
    activating a Guidestone restores it (TG-CMP-05); `hints`: knows about Missions and places
    (TG-CMP-03)."""

    icon: str
    help: Literal["", "pool", "ignore"] = ""
    pay: tuple[Price, ...] = ()
    cubes: int = 0
    text: Name = {}
    follows: bool = True
    stays: tuple[WorldCondition, ...] = ()
    abilities: tuple[Ability, ...] = ()
    rules: tuple[WorldRule, ...] = ()
    charge: bool = False
    hints: bool = False


class WordDef(Definition, frozen=True):
    """What the rules call something: an attribute, a key, a trait."""


class Content(Struct, frozen=True, eq=False):
    cards: dict[str, CardDef]
    skills: dict[str, SkillDef]
    items: dict[str, ItemDef]
    characters: dict[str, CharacterDef]
    encounters: dict[str, EncounterDef]
    kings: dict[str, KingDef]
    spawn: dict[str, SpawnDef]
    weather: dict[str, WeatherDef]
    companions: dict[str, CompanionDef]
    words: dict[str, WordDef]
    locations: dict[str, LocationDef] = {}
    verses: dict[str, VerseDef] = {}
    offers: dict[str, OfferDef] = {}
    events: dict[str, EventDef] = {}
    chapters: dict[str, ChapterDef] = {}
    leads: dict[str, LeadDef] = {}
    statuses: dict[str, StatusDef] = {}
    secrets: dict[str, SecretDef] = {}
    conditions: dict[str, ConditionDef] = {}
    king_cards: dict[str, KingCardDef] = {}
    echoes: dict[str, EchoDef] = {}
    legends: dict[str, LegendDef] = {}
    talents: dict[str, TalentDef] = {}
    campaigns: dict[str, CampaignDef] = {}
    endings: dict[str, EndingDef] = {}
    glossary: dict[str, Term] = {}
