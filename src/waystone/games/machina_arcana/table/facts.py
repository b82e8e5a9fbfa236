"""What can happen: one log line a fact, in each language."""

from typing import ClassVar

from waystone.kernel.facts import Fact

from .clash import Clash


class ChoseExplorer(Fact, frozen=True):
    unit: str


class ScenarioBegan(Fact, frozen=True):
    scenario: str


class RoundBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    round: int


class PhaseBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    phase: str


class TurnBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    unit: str


class Moved(Fact, frozen=True):
    unit: str
    cell: str


class Rolled(Fact, frozen=True):
    unsaid: ClassVar[tuple[str, ...]] = ("clash",)
    unit: str
    dice: str
    total: int
    clash: Clash


class RollChanged(Fact, frozen=True):
    unsaid: ClassVar[tuple[str, ...]] = ("clash",)
    card: str
    n: int
    clash: Clash


class Attacked(Fact, frozen=True):
    unsaid: ClassVar[tuple[str, ...]] = ("clash",)
    unit: str
    result: int
    magical: bool
    clash: Clash


class Raised(Fact, frozen=True):
    unsaid: ClassVar[tuple[str, ...]] = ("clash",)
    unit: str
    n: int
    clash: Clash


class WasHit(Fact, frozen=True):
    unsaid: ClassVar[tuple[str, ...]] = ("clash",)
    unit: str
    result: int
    attribute: str
    needs: int
    clash: Clash


class Missed(Fact, frozen=True):
    unsaid: ClassVar[tuple[str, ...]] = ("clash",)
    unit: str
    result: int
    attribute: str
    needs: int
    clash: Clash


class LostHealth(Fact, frozen=True):
    unit: str
    left: int


class Died(Fact, frozen=True):
    unit: str


class MonsterDestroyed(Fact, frozen=True):
    unit: str


class Banished(Fact, frozen=True):
    unit: str


class Restored(Fact, frozen=True):
    unit: str
    what: str
    n: int


class SpentEssence(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    unit: str
    n: int


class GainedEssence(Fact, frozen=True):
    unit: str
    n: int


class Contributed(Fact, frozen=True):
    unit: str
    payer: str
    n: int


class Exploded(Fact, frozen=True):
    cell: str


class TrapsTriggered(Fact, frozen=True):
    unit: str


class Pushed(Fact, frozen=True):
    unit: str
    away: bool


class Swapped(Fact, frozen=True):
    unit: str
    other: str


class Controls(Fact, frozen=True):
    unit: str
    monster: str


class Ruined(Fact, frozen=True):
    space: str
    cell: str


class RestoredSpace(Fact, frozen=True):
    space: str
    cell: str


class LitSpace(Fact, frozen=True):
    cell: str


class DoorOpened(Fact, frozen=True):
    unit: str
    cell: str


class DoorClosed(Fact, frozen=True):
    unit: str
    cell: str


class DoorDestroyed(Fact, frozen=True):
    unit: str
    cell: str


class Activated(Fact, frozen=True):
    unit: str
    space: str
    cell: str


class Sealed(Fact, frozen=True):
    unit: str
    cell: str


class Recharged(Fact, frozen=True):
    unit: str
    result: str


class RolledForThreat(Fact, frozen=True):
    unit: str
    face: int


class Explored(Fact, frozen=True):
    unit: str
    tile: str


class TileDiscarded(Fact, frozen=True):
    tile: str


class LeftBoard(Fact, frozen=True):
    unit: str


class EntryPlaced(Fact, frozen=True):
    tile: str


class ExitPlaced(Fact, frozen=True):
    cell: str


class ChapterBegan(Fact, frozen=True):
    chapter: str


class EndgameBegan(Fact, frozen=True):
    endgame: str


class TimeRanOut(Fact, frozen=True):
    chapter: str


class SpawnRolled(Fact, frozen=True):
    unit: str
    face: int
    rating: int


class HorrorRolled(Fact, frozen=True):
    face: int
    rating: int


class Spawned(Fact, frozen=True):
    unit: str


class ThreatRose(Fact, frozen=True):
    step: int


class ThreatFell(Fact, frozen=True):
    n: int


class LevelRose(Fact, frozen=True):
    level: int


class RatingChanged(Fact, frozen=True):
    rating: str
    value: int


class EventInvoked(Fact, frozen=True):
    event: str


class EventDiscarded(Fact, frozen=True):
    event: str


class DiscardedEvent(Fact, frozen=True):
    unit: str
    event: str


class Revealed(Fact, frozen=True):
    unit: str
    cards: list[str]


class GainedItem(Fact, frozen=True):
    unit: str
    card: str


class TookItem(Fact, frozen=True):
    unit: str
    card: str


class ItemReturned(Fact, frozen=True):
    card: str


class Equipped(Fact, frozen=True):
    unit: str
    card: str


class Unequipped(Fact, frozen=True):
    unit: str
    card: str


class DiscardedItem(Fact, frozen=True):
    unit: str
    card: str


class UsesInventory(Fact, frozen=True):
    unit: str


class Traded(Fact, frozen=True):
    unit: str
    other: str


class UsedAbility(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    unit: str
    card: str


class Triggered(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    card: str


class Progressed(Fact, frozen=True):
    card: str
    tokens: int
    needed: int


class LastingBegan(Fact, frozen=True):
    card: str


class LastingEnded(Fact, frozen=True):
    card: str


class RolledForEffect(Fact, frozen=True):
    card: str
    face: int
    needs: int


class Waits(Fact, frozen=True):
    unit: str


class Kept(Fact, frozen=True):
    unit: str
    n: int
