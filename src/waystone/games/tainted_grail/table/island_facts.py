"""What can happen in a campaign: one log line a fact, in each language."""

from waystone.kernel.facts import Fact


class DayBegan(Fact, frozen=True):
    day: int


class MiddayBegan(Fact, frozen=True):
    pass


class DuskFell(Fact, frozen=True):
    day: int


class Laid(Fact, frozen=True):
    place: str
    side: str


class Flipped(Fact, frozen=True):
    place: str
    side: str


class Swapped(Fact, frozen=True):
    place: str
    version: str


class LeftBoard(Fact, frozen=True):
    place: str


class Travelled(Fact, frozen=True):
    heroes: list[str]
    place: str


class Moved(Fact, frozen=True):
    heroes: list[str]
    place: str


class Explored(Fact, frozen=True):
    heroes: list[str]
    place: str


class ActionTaken(Fact, frozen=True):
    heroes: list[str]
    action: str


class OwnActionTaken(Fact, frozen=True):
    hero: str
    thing: str


class TooDear(Fact, frozen=True):
    """The party that came together cannot pay."""

    hero: str


class Joined(Fact, frozen=True):
    hero: str


class StayedOut(Fact, frozen=True):
    hero: str


class CostsDivided(Fact, frozen=True):
    how: str


class Rests(Fact, frozen=True):
    """Wants the day to end."""

    hero: str


class StoneLit(Fact, frozen=True):
    heroes: list[str]
    place: str


class StoneFaded(Fact, frozen=True):
    place: str


class CandleLit(Fact, frozen=True):
    place: str


class MarkersChanged(Fact, frozen=True):
    place: str
    marker: str
    change: str


class VerseOpened(Fact, frozen=True):
    verse: str


class ChoiceTaken(Fact, frozen=True):
    choice: str


class ExplorationEnded(Fact, frozen=True):
    pass


class Redirected(Fact, frozen=True):
    pass


class Checked(Fact, frozen=True):
    """A check by an attribute: the face of the die, the highest value among these heroes, the
    stated value with its sign, and what it comes to."""

    heroes: list[str]
    face: int
    attribute: str
    value: int
    change: str
    total: int


class CheckedByLuck(Fact, frozen=True):
    """A check by the die alone and the stated value."""

    heroes: list[str]
    face: int
    change: str
    total: int


class StatusMarked(Fact, frozen=True):
    status: str
    part: int


class StatusErased(Fact, frozen=True):
    status: str
    part: int


class TimeWent(Fact, frozen=True):
    count: int


class EventRevealed(Fact, frozen=True):
    event: str


class EventLeft(Fact, frozen=True):
    event: str


class MissionDone(Fact, frozen=True):
    event: str


class EventsAdded(Fact, frozen=True):
    count: int


class EventInserted(Fact, frozen=True):
    """Which one, nobody has seen."""


class EventWithdrawn(Fact, frozen=True):
    """Out of the deck, unseen."""


class EncounterAdded(Fact, frozen=True):
    colour: str


class EncounterDropped(Fact, frozen=True):
    encounter: str


class EventTimerRan(Fact, frozen=True):
    event: str


class NoEvent(Fact, frozen=True):
    pass


class ChapterBegan(Fact, frozen=True):
    chapter: str


class LeadTaken(Fact, frozen=True):
    lead: str


class LeadClosed(Fact, frozen=True):
    lead: str


class SecretGained(Fact, frozen=True):
    hero: str
    secret: str


class SecretShared(Fact, frozen=True):
    secret: str


class SecretLost(Fact, frozen=True):
    secret: str


class FilterGained(Fact, frozen=True):
    colour: str


class CardGained(Fact, frozen=True):
    hero: str
    card: str


class Afflicted(Fact, frozen=True):
    hero: str
    condition: str


class Cured(Fact, frozen=True):
    hero: str
    condition: str


class GuardianPlaced(Fact, frozen=True):
    guardian: str
    place: str


class GuardianGone(Fact, frozen=True):
    guardian: str


class GuardianMoved(Fact, frozen=True):
    guardian: str
    die: str
    place: str


class GuardianAttacks(Fact, frozen=True):
    guardian: str


class KingPlaced(Fact, frozen=True):
    king: str
    place: str


class KingMoved(Fact, frozen=True):
    king: str
    place: str


class KingRolled(Fact, frozen=True):
    king: str
    die: str


class KingGone(Fact, frozen=True):
    king: str


class KingMet(Fact, frozen=True):
    king: str


class CompanionJoined(Fact, frozen=True):
    companion: str


class CompanionLeft(Fact, frozen=True):
    companion: str


class CompanionHint(Fact, frozen=True):
    companion: str


class Rested(Fact, frozen=True):
    hero: str


class WentHungry(Fact, frozen=True):
    hero: str


class WyrdNight(Fact, frozen=True):
    hero: str


class WeaknessStruck(Fact, frozen=True):
    hero: str


class Bought(Fact, frozen=True):
    hero: str
    thing: str


class Upgraded(Fact, frozen=True):
    hero: str
    card: str


class Rebuilt(Fact, frozen=True):
    hero: str


class GaveThing(Fact, frozen=True):
    giver: str
    receiver: str
    thing: str


class GaveResource(Fact, frozen=True):
    giver: str
    receiver: str
    what: str
    n: int


class DeckOnTable(Fact, frozen=True):
    deck: str


class DeckOffTable(Fact, frozen=True):
    deck: str


class NoItemLeft(Fact, frozen=True):
    deck: str


class NothingToCure(Fact, frozen=True):
    pass


class Died(Fact, frozen=True):
    hero: str


class Rescued(Fact, frozen=True):
    hero: str


class FormChanged(Fact, frozen=True):
    hero: str
    wyrdform: bool


class EchoesBegan(Fact, frozen=True):
    pass


class EchoGained(Fact, frozen=True):
    hero: str
    echo: str


class LegendGained(Fact, frozen=True):
    hero: str
    legend: str


class TalentGained(Fact, frozen=True):
    hero: str
    talent: str


class SavePoint(Fact, frozen=True):
    pass


class CampaignEnded(Fact, frozen=True):
    ending: str


class EncounterMissing(Fact, frozen=True):
    pass


class ChroniclerNamed(Fact, frozen=True):
    hero: str
