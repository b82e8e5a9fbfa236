"""What a campaign is made of: events, personal quests, boxes, the map of the world."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .items import Slot
from .words import (
    AchievementId,
    BoxId,
    ClassId,
    Condition,
    Count,
    EventId,
    ItemId,
    Name,
    ScenarioId,
    Sum,
)


class EachGold(Struct, frozen=True, forbid_unknown_fields=True, tag="each-gold"):
    """GH-EVT-07: for every character; less than nothing is a loss."""

    value: int


class PartyGold(Struct, frozen=True, forbid_unknown_fields=True, tag="party-gold"):
    """GH-EVT-05: for the party as a whole; the players divide it."""

    value: int


class EachXp(Struct, frozen=True, forbid_unknown_fields=True, tag="each-xp"):
    """Experience for every character."""

    value: int


class EachChecks(Struct, frozen=True, forbid_unknown_fields=True, tag="each-checks"):
    """Battle goal checkmarks for every character."""

    value: int


class Reputation(Struct, frozen=True, forbid_unknown_fields=True, tag="reputation"):
    """GH-REP-01: for the party that plays."""

    value: int


class Prosperity(Struct, frozen=True, forbid_unknown_fields=True, tag="prosperity"):
    """GH-PRO-01: marks for the town."""

    value: int


class PartyItem(Struct, frozen=True, forbid_unknown_fields=True, tag="party-item"):
    """GH-EVT-06: the players choose who gets it."""

    item: ItemId


class LoseItem(Struct, frozen=True, forbid_unknown_fields=True, tag="lose-item"):
    """GH-EVT-05: the players choose which item of the party is lost."""

    slot: Slot | Literal[""] = ""


class StartDamage(Struct, frozen=True, forbid_unknown_fields=True, tag="start-damage"):
    """GH-EVT-12: waits for the next scenario."""

    value: Count


class StartCondition(Struct, frozen=True, forbid_unknown_fields=True, tag="start-condition"):
    """GH-EVT-12: as damage."""

    condition: Condition


class Achieve(Struct, frozen=True, forbid_unknown_fields=True, tag="achieve"):
    """GH-CMP-12: an achievement of the world or of the party."""

    achievement: AchievementId


class Forget(Struct, frozen=True, forbid_unknown_fields=True, tag="forget"):
    """An achievement is gone."""

    achievement: AchievementId


class UnlockScenario(Struct, frozen=True, forbid_unknown_fields=True, tag="unlock-scenario"):
    """GH-CMP-07: a scenario can be played from now on."""

    scenario: ScenarioId


class OpenBox(Struct, frozen=True, forbid_unknown_fields=True, tag="open-box"):
    """GH-CMP-17: a sealed box or envelope is opened."""

    box: BoxId


class AddEvent(Struct, frozen=True, forbid_unknown_fields=True, tag="add-event"):
    """GH-EVT-11: a card comes into its deck."""

    event: EventId


class RemoveEvent(Struct, frozen=True, forbid_unknown_fields=True, tag="remove-event"):
    """GH-EVT-11: a card leaves the game."""

    event: EventId


class Design(Struct, frozen=True, forbid_unknown_fields=True, tag="design"):
    """A named item design, or a random one."""

    item: ItemId = ""


class SideScenario(Struct, frozen=True, forbid_unknown_fields=True, tag="side-scenario"):
    """A random side scenario."""


Waiting: TypeAlias = StartDamage | StartCondition
"""What an event keeps for the start of the next scenario."""

Gain: TypeAlias = (
    EachGold | PartyGold | EachXp | EachChecks | Reputation | Prosperity | PartyItem | LoseItem
    | StartDamage | StartCondition | Achieve | Forget | UnlockScenario | OpenBox | AddEvent
    | RemoveEvent | Design | SideScenario
)  # fmt: skip


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-EVT-03: what happens, if one of `classes` is in the party, if the reputation is within
    bounds, if the party can `pay`, or `otherwise`."""

    text: Name
    do: list[Gain] = field(default_factory=list)
    classes: list[ClassId] = field(default_factory=list)
    least: int | None = None
    most: int | None = None
    pay: Sum = 0
    otherwise: bool = False


class EventOption(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-EVT-10: `stays` puts the card under its deck."""

    text: Name
    results: list[Result]
    stays: bool = False


class EventDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-EVT-14. An `extra` card is not in the deck of a new campaign."""

    id: str
    deck: Literal["city", "road"]
    number: Sum
    text: Name
    a: EventOption
    b: EventOption
    extra: bool = False


class QuestDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-PQS-02. `count` names what is counted, `word` a family of monsters in its names
    (GH-PQS-04), `number` how much is needed; `box` opens at the retirement."""

    id: str
    name: Name
    text: Name
    count: Literal[
        "kills", "kills-of", "elite-kills", "gold", "donated", "scenarios", "city-scenarios",
        "checks", "exhausted", "bosses", "enhancements", "items", "treasures", "coins", "level",
        "wins", "losses", "casual", "healed",
    ]  # fmt: skip
    number: Sum
    box: BoxId
    word: Name = field(default_factory=dict)


class BoxDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-CMP-17: a sealed box or envelope: a class, designs, events, or other gains."""

    id: str
    name: Name
    text: Name
    hero: ClassId = ""
    do: list[Gain] = field(default_factory=list)


class AchievementDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-CMP-12, GH-CMP-13: one of a `type` replaces another of it."""

    id: str
    name: Name
    world: bool = False
    type: str = ""


class RecordDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-CMP-19: a section of the Town Records, read when so many characters have retired."""

    text: Name
    retired: Count
    do: list[Gain] = field(default_factory=list)


class Folk(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody, or a party, by name."""

    id: str
    name: Name


class CampaignDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`links` from a scenario (or from the town) to those that need no road event; `endings` by
    the scenario that brings them; `donations` by the gold given in all; `events_of` the two event
    numbers on a class's mat (GH-CHR-10): when it is unlocked and when it first retires."""

    start: list[ScenarioId]
    links: dict[str, list[ScenarioId]]
    city: list[ScenarioId]
    sides: list[ScenarioId]
    designs: list[ItemId]
    endings: dict[ScenarioId, Name]
    folk: list[Folk]
    parties: list[Folk]
    records: list[RecordDef]
    donations: dict[str, list[Gain]]
    unlocked_events: dict[ClassId, list[EventId]]
    retired_events: dict[ClassId, list[EventId]]
    enhancement: AchievementId
    technology: AchievementId
    drake: list[AchievementId]
    drake_gains: list[Gain]
    praised: list[Gain]
    adored: list[Gain]
    feared: list[Gain]
    hated: list[Gain]
