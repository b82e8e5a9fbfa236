"""What can be said of a campaign."""

from waystone.kernel.facts import Fact


class CampaignBegan(Fact, frozen=True):
    party: str


class PartyFounded(Fact, frozen=True):
    party: str


class PartyCalled(Fact, frozen=True):
    party: str


class ProsperityChanged(Fact, frozen=True):
    by: int
    marks: int


class TownGrew(Fact, frozen=True):
    level: int


class ReputationChanged(Fact, frozen=True):
    by: int
    reputation: int


class Joined(Fact, frozen=True):
    character: str
    name: str
    level: int


class StayedHome(Fact, frozen=True):
    character: str


class CameAlong(Fact, frozen=True):
    character: str


class TookQuest(Fact, frozen=True):
    character: str
    quest: str


class LevelledUp(Fact, frozen=True):
    character: str
    level: int


class Learned(Fact, frozen=True):
    character: str
    card: str


class PerkTaken(Fact, frozen=True):
    character: str
    perk: int


class Purchased(Fact, frozen=True):
    character: str
    item: str
    price: int


class Sold(Fact, frozen=True):
    character: str
    item: str
    price: int


class Donated(Fact, frozen=True):
    character: str
    total: int


class Enhanced(Fact, frozen=True):
    character: str
    card: str
    kind: str
    price: int


class Retired(Fact, frozen=True):
    character: str
    name: str
    quest: str


class EventDrawn(Fact, frozen=True):
    event: str


class EventChosen(Fact, frozen=True):
    event: str
    option: str


class EventResult(Fact, frozen=True):
    result: str


class GoldChanged(Fact, frozen=True):
    character: str
    gold: int


class XpChanged(Fact, frozen=True):
    character: str
    xp: int


class ChecksChanged(Fact, frozen=True):
    character: str
    checks: int


class ItemGained(Fact, frozen=True):
    character: str
    item: str


class ItemGone(Fact, frozen=True):
    character: str
    item: str


class Achieved(Fact, frozen=True):
    achievement: str


class Forgotten(Fact, frozen=True):
    achievement: str


class ScenarioUnlocked(Fact, frozen=True):
    scenario: str


class ScenarioCompleted(Fact, frozen=True):
    scenario: str


class BoxOpened(Fact, frozen=True):
    box: str


class ClassUnlocked(Fact, frozen=True):
    character: str


class DesignFound(Fact, frozen=True):
    item: str


class RecordRead(Fact, frozen=True):
    record: str


class Travelled(Fact, frozen=True):
    scenario: str


class CameHome(Fact, frozen=True):
    party: str


class StartEffect(Fact, frozen=True):
    effect: str
