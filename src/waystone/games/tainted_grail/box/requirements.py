"""Conditions of the world (section 10.4, TG-JRN-06). Personal ones hold if any single member of
the party meets them (TG-JRN-05)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from .conditions import Able, Base, Count, Has, Resource

Side = Literal["clear", "wyrd"]

Seal = Literal["vision", "settlement", "ritual"]

Filter = Literal["red", "blue"]

Marker = Literal["quest", "light", "dark"]
"""Quest markers, light (story) and dark (cooldown) time tokens on a Location or an event."""


class HasStatus(Base, frozen=True, tag_field="is", tag="status"):
    """TG-STA-01: a part of a Status is marked; without a part: at least `least` parts are."""

    status: str
    part: int = 0
    least: int = 1


class TimePassed(Base, frozen=True, tag_field="is", tag="time-passed"):
    """TG-STA-03: so many sectors of «Time Passes»; of one chapter, or (0) of the present one, or
    (-1) of all chapters together."""

    least: int
    chapter: int = 0


class HasSecret(Base, frozen=True, tag_field="is", tag="secret"):
    """TG-SEC-06: a member holds the Secret, active or not; a shared one counts for all."""

    secret: str


class HasItem(Base, frozen=True, tag_field="is", tag="item"):
    """A member holds this item; without one: any item (of the slot)."""

    item: str = ""
    slot: Literal["", "weapon", "armour", "shield", "relic"] = ""
    least: int = 1


class ChapterIs(Base, frozen=True, tag_field="is", tag="chapter"):
    """The number of the present chapter."""

    least: int = 0
    most: int = 99


class InParty(Base, frozen=True, tag_field="is", tag="in-party"):
    """A named character is in the party."""

    character: str


class WholeParty(Base, frozen=True, tag_field="is", tag="whole-party"):
    """All characters in play are in the party."""


class PartySize(Base, frozen=True, tag_field="is", tag="party-size"):
    least: int = 1
    most: int = 4


class InPlay(Base, frozen=True, tag_field="is", tag="in-play"):
    """How many characters are in play; or a named one is."""

    least: int = 1
    most: int = 4
    character: str = ""


class Place(Base, frozen=True, tag_field="is", tag="at"):
    """Where the party is: one of these Location numbers, a side, a seal, a menhir; what is not
    named does not matter. TG-LOC-03: seals are for others to refer to."""

    numbers: tuple[int, ...] = ()
    side: Side | Literal[""] = ""
    seal: Seal | Literal[""] = ""
    menhir: bool = False
    guidestone: bool = False


class Marked(Base, frozen=True, tag_field="is", tag="marker"):
    """Markers of a kind on a Location (0: the one where the party is), or on an event card."""

    marker: Marker
    location: int = 0
    event: str = ""
    least: int = 1
    most: int = 99


class Revealed(Base, frozen=True, tag_field="is", tag="revealed"):
    """A Location lies on the board, in this version (a letter) if one is named."""

    location: int
    version: str = ""


class Guidestones(Base, frozen=True, tag_field="is", tag="guidestones"):
    """How many Guidestones are on the board."""

    least: int = 0
    most: int = 3


class GuardianThere(Base, frozen=True, tag_field="is", tag="guardian"):
    """A Guardian (this one, or any) is where the party is; `anywhere`: on the board."""

    encounter: str = ""
    anywhere: bool = False


class WithCompanion(Base, frozen=True, tag_field="is", tag="companion"):
    """The companion is where the party is; `anywhere`: it has joined at all."""

    companion: str
    anywhere: bool = False


class InState(Base, frozen=True, tag_field="is", tag="state"):
    """A member is in this state."""

    state: Literal["exhausted", "dying", "insane", "wyrdform", "wounded", "sane"]


class HasCondition(Base, frozen=True, tag_field="is", tag="condition"):
    condition: str


class HasFilter(Base, frozen=True, tag_field="is", tag="filter"):
    colour: Filter


class Mission(Base, frozen=True, tag_field="is", tag="event"):
    """The card lies in the active events area."""

    event: str


class Read(Base, frozen=True, tag_field="is", tag="was-read"):
    """The verse was read before in this campaign."""

    verse: str


class Beaten(Base, frozen=True, tag_field="is", tag="beaten"):
    """The encounter was won in this campaign (victory, flight, green)."""

    encounter: str


class DayIs(Base, frozen=True, tag_field="is", tag="day"):
    """Days of the campaign so far."""

    least: int = 1
    most: int = 999


class Holds(Base, frozen=True, tag_field="is", tag="holds"):
    """A member has so much of a resource, without spending it."""

    what: Resource
    least: int = 1


class KingOnBoard(Base, frozen=True, tag_field="is", tag="king"):
    king: str


class Not(Base, frozen=True, tag_field="is", tag="not"):
    condition: WorldCondition = field(name="if")


class AnyOf(Base, frozen=True, tag_field="is", tag="any"):
    """A or B (TG-JRN-04)."""

    of: tuple[WorldCondition, ...]


class AllOf(Base, frozen=True, tag_field="is", tag="all"):
    of: tuple[WorldCondition, ...]


WorldCondition: TypeAlias = (
    Able
    | Count
    | Has
    | HasStatus
    | TimePassed
    | HasSecret
    | HasItem
    | ChapterIs
    | InParty
    | WholeParty
    | PartySize
    | InPlay
    | Place
    | Marked
    | Revealed
    | Guidestones
    | GuardianThere
    | WithCompanion
    | InState
    | HasCondition
    | HasFilter
    | Mission
    | Read
    | Beaten
    | DayIs
    | Holds
    | KingOnBoard
    | Not
    | AnyOf
    | AllOf
)
