"""The vocabulary of the world (section 10.4, "World"): clauses that cards, Locations, events and
verses share. Those that nest other effects are in `effects.py`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from .conditions import Base
from .requirements import Filter, Marker, Side

Where = int | Literal["here", "lowest", "highest", "connected", "any"]
"""A Location: its number, where the party is, the revealed one with the lowest or the highest
number, a connected one of choice, any revealed one of choice."""


# ---- characters


class Move(Base, frozen=True, tag="move"):
    """TG-LOC-06: the party moves; not Travel, but the Instant effect and new Locations follow."""

    to: Where


class SetTrack(Base, frozen=True, tag="set-track"):
    """The marker goes to a cell, or (-1) to its starting cell."""

    track: Literal["energy", "health", "terror"]
    to: int = -1


class OwnExperience(Base, frozen=True, tag="own-xp"):
    """TG-RES-06: the reward of a personal mission, for one character alone."""

    n: int = 1


class GainCard(Base, frozen=True, tag="gain-card"):
    """TG-SEC-09: a Combat or Diplomacy card joins its owner's deck."""

    card: str


class ChangeForm(Base, frozen=True, tag="wyrdform"):
    """TG-WFM-01: a character takes the other shape; `back`: the own one again."""

    character: str = ""
    back: bool = False


class GainCondition(Base, frozen=True, tag="gain-condition"):
    condition: str


class Cure(Base, frozen=True, tag="cure"):
    """A Condition is discarded; without a name: one of choice."""

    condition: str = ""


# ---- the map


class Reveal(Base, frozen=True, tag="reveal"):
    """A Location is laid out at its place."""

    location: int


class Flip(Base, frozen=True, tag="flip"):
    """TG-LOC-10: a Location turns to a side."""

    location: Where
    side: Side


class Swap(Base, frozen=True, tag="swap"):
    """TG-LOC-02, TG-LOC-11: a Location makes room for another version of it; the old card
    leaves the game."""

    location: int
    version: str = field(name="with")


class RemoveLocation(Base, frozen=True, tag="remove-location"):
    location: int


class PutMarker(Base, frozen=True, tag="put-marker"):
    """On a Location, or on an event card."""

    marker: Marker
    n: int = 1
    location: Where = "here"
    event: str = ""


class TakeMarker(Base, frozen=True, tag="take-marker"):
    marker: Marker
    n: int = 1
    location: Where = "here"
    event: str = ""


class LightGuidestone(Base, frozen=True, tag="light-guidestone"):
    """TG-GST-01: a Guidestone lights up without the action, on a free slot of the Location."""

    location: Where = "here"


class Fade(Base, frozen=True, tag="fade"):
    """TG-GST-03: which Guidestone goes out. `here` is at a corner of the party's Location."""

    which: Literal["here", "lowest", "highest", "farthest", "choice", "all"] = "choice"


class Candle(Base, frozen=True, tag="candle"):
    """A light that needs no Guidestone: the Location turns clear until the next start of day."""

    location: Where = "here"
    around: bool = False


# ---- Guardians, Kings, companions, encounters


class PlaceGuardian(Base, frozen=True, tag="place-guardian"):
    encounter: str
    location: Where = "here"


class DiscardGuardian(Base, frozen=True, tag="discard-guardian"):
    """TG-GRD-05. A named one, or one where the party is, or one of choice on the board."""

    encounter: str = ""
    anywhere: bool = False


class MoveGuardian(Base, frozen=True, tag="move-guardian"):
    """One of choice moves as by its die (TG-GRD-06)."""

    encounter: str = ""


class PlaceKing(Base, frozen=True, tag="place-king"):
    """TG-KNG-02: the figure and the rules card come onto the board, or the card changes."""

    card: str
    location: Where = "here"


class RemoveKing(Base, frozen=True, tag="remove-king"):
    king: str


class JoinCompanion(Base, frozen=True, tag="join"):
    companion: str
    location: Where = "here"


class PartCompanion(Base, frozen=True, tag="part"):
    """The companion leaves; `days`: comes back after so many days at `location`."""

    companion: str
    days: int = 0
    location: Where = "any"


class Meet(Base, frozen=True, tag="encounter"):
    """TG-ENC-03: resolve an encounter: the top card of a deck, or a named one (TG-ENC-06)."""

    draw: Literal["", "green", "blue", "purple"] = ""
    named: str = ""


class AddEncounter(Base, frozen=True, tag="add-encounter"):
    """TG-ENC-10: a secret encounter joins the deck of its colour."""

    encounter: str


class RemoveEncounter(Base, frozen=True, tag="remove-encounter"):
    """TG-DSC-05: it leaves the campaign for good."""

    encounter: str


# ---- things


class GainSecret(Base, frozen=True, tag="gain-secret"):
    secret: str


class LoseSecret(Base, frozen=True, tag="lose-secret"):
    """TG-DSC-02: back to its deck; `ever`: out of the game."""

    secret: str
    ever: bool = False


class GainRanked(Base, frozen=True, tag="gain-ranked"):
    """TG-ITM-08: from the lowest or highest ranked item deck on the table."""

    rank: Literal["lowest", "highest"] = "lowest"


class GainNamed(Base, frozen=True, tag="gain-named"):
    """A named item, wherever it lies; nothing if somebody has it."""

    item: str


class ItemDeckIn(Base, frozen=True, tag="item-deck"):
    """TG-ITM-02: a deck comes onto the table, or leaves it."""

    deck: Literal["a", "b", "c", "d", "e", "consumable"]
    out: bool = False


class GainFilter(Base, frozen=True, tag="gain-filter"):
    """TG-JRN-09: a filter to read hidden text of its colour with."""

    colour: Filter


# ---- Statuses, time, events


class MarkStatus(Base, frozen=True, tag="mark-status"):
    """TG-STA-01: a part of a Status is marked."""

    status: str
    part: int = 1


class EraseStatus(Base, frozen=True, tag="erase-status"):
    status: str
    part: int = 1


class TimePasses(Base, frozen=True, tag="time-passes"):
    """TG-STA-02: so many parts of «Time Passes»."""

    n: int = 1


class RandomEvents(Base, frozen=True, tag="random-events"):
    """TG-EVT-01: so many Random events on top of the Event deck, by 1, 2, 3, 4 characters."""

    by: tuple[int, int, int, int] = (3, 2, 1, 1)


class InsertEvent(Base, frozen=True, tag="insert-event"):
    """A Story, Special or Mission card goes into the Event deck: after so many cards from the
    top (0: on top; -1: at the bottom), or shuffled into the top `among` cards."""

    event: str
    after: int = 0
    among: int = 0


class RemoveEvent(Base, frozen=True, tag="remove-event"):
    """From the Event deck and from the active events, to the box; `ever`: out of the game."""

    event: str
    ever: bool = False


class StartEvent(Base, frozen=True, tag="start-event"):
    """The card comes into the active events area at once and is resolved (Missions too)."""

    event: str


class EndMission(Base, frozen=True, tag="end-mission"):
    """TG-EVT-05: the Mission leaves the area by explicit instruction."""

    event: str


class TakeUpLead(Base, frozen=True, tag="lead"):
    """TG-EVT-07: a thread is written into the notes."""

    lead: str


class CloseLead(Base, frozen=True, tag="lead-done"):
    lead: str


class StartChapter(Base, frozen=True, tag="start-chapter"):
    """TG-END-01: follow this chapter setup."""

    to: str


class ReachEnding(Base, frozen=True, tag="ending"):
    """TG-END-02, TG-END-03: the campaign is over."""

    ending: str


class BeginEchoes(Base, frozen=True, tag="echoes"):
    """TG-ECH-01: each character takes an achievement sheet, if the module is used."""


class GainEcho(Base, frozen=True, tag="echo"):
    """TG-ECH-02: an achievement is gained by the story."""

    echo: str


# ---- the journal


class ReadVerse(Base, frozen=True, tag="read"):
    """Read a verse with the present party, then go on here."""

    verse: str


class Explore(Base, frozen=True, tag="explore"):
    """TG-ACT-03: an exploration ordered by an effect; of the party's Location, or of another."""

    location: Where = "here"


class SavePoint(Base, frozen=True, tag="save-point"):
    """TG-SAV-01: a good moment to save."""


Instruction: TypeAlias = (
    Move
    | SetTrack
    | OwnExperience
    | GainCard
    | ChangeForm
    | GainCondition
    | Cure
    | Reveal
    | Flip
    | Swap
    | RemoveLocation
    | PutMarker
    | TakeMarker
    | LightGuidestone
    | Fade
    | Candle
    | PlaceGuardian
    | DiscardGuardian
    | MoveGuardian
    | PlaceKing
    | RemoveKing
    | JoinCompanion
    | PartCompanion
    | Meet
    | AddEncounter
    | RemoveEncounter
    | GainSecret
    | LoseSecret
    | GainRanked
    | GainNamed
    | ItemDeckIn
    | GainFilter
    | MarkStatus
    | EraseStatus
    | TimePasses
    | RandomEvents
    | InsertEvent
    | RemoveEvent
    | StartEvent
    | EndMission
    | TakeUpLead
    | CloseLead
    | StartChapter
    | ReachEnding
    | BeginEchoes
    | GainEcho
    | ReadVerse
    | Explore
    | SavePoint
)
