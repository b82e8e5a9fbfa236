"""What can happen: one log line a fact, in each language."""

from functools import lru_cache
from typing import ClassVar

from waystone.kernel.facts import Fact


class Chosen(Fact, frozen=True):
    hero: str


class Met(Fact, frozen=True):
    foe: str


class DrewHand(Fact, frozen=True):
    hero: str
    count: int


class Redrew(Fact, frozen=True):
    hero: str
    count: int


class RoundBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    round: int


class Activated(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str


class Played(Fact, frozen=True):
    hero: str
    card: str


class Placed(Fact, frozen=True):
    card: str


class Panicked(Fact, frozen=True):
    hero: str


class Connected(Fact, frozen=True):
    """A key gave its bonus."""

    key: str
    bonus: list[str]
    times: int


class Unmet(Fact, frozen=True):
    """A key met its other half, but its requirement was not met."""

    key: str
    need: int
    have: int


class MagicPaid(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str


@lru_cache(maxsize=256)
def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "0"


class PoolChanged(Fact, frozen=True):
    change: str
    pool: int


class AffinityMoved(Fact, frozen=True):
    change: str
    at: int
    of: int
    colour: str


class TimeChanged(Fact, frozen=True):
    change: str
    time: int


class TrackChanged(Fact, frozen=True):
    hero: str
    track: str
    change: str
    value: int


class EnergyPaid(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str
    n: int
    value: int


class ResourceChanged(Fact, frozen=True):
    hero: str
    what: str
    change: str
    value: int


class Drew(Fact, frozen=True):
    hero: str
    card: str


class Discarded(Fact, frozen=True):
    hero: str
    card: str


class Milled(Fact, frozen=True):
    hero: str
    card: str


class Recovered(Fact, frozen=True):
    hero: str
    card: str


class Removed(Fact, frozen=True):
    card: str


class LeftSequence(Fact, frozen=True):
    card: str


class TokensPut(Fact, frozen=True):
    card: str
    count: int


class TokensTaken(Fact, frozen=True):
    card: str
    left: int


class TokensLost(Fact, frozen=True):
    card: str


class DelayFired(Fact, frozen=True):
    card: str


class ChargesPut(Fact, frozen=True):
    card: str
    count: int


class ChargesSpent(Fact, frozen=True):
    card: str
    count: int


class Rolled(Fact, frozen=True):
    hero: str
    face: int


class Attacks(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    foe: str
    hero: str
    pool: int


class TacticalAttack(Fact, frozen=True):
    foe: str
    hero: str


class Reacts(Fact, frozen=True):
    foe: str
    hero: str


class AttackIgnored(Fact, frozen=True):
    foe: str


class Cancelled(Fact, frozen=True):
    hero: str
    what: str
    count: int


class TraitActs(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    trait: str


class ItemUsed(Fact, frozen=True):
    hero: str
    item: str


class ItemGained(Fact, frozen=True):
    hero: str
    item: str


class ItemLost(Fact, frozen=True):
    hero: str
    item: str


class ItemChanged(Fact, frozen=True):
    hero: str
    item: str


class Escaping(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str


class Escaped(Fact, frozen=True):
    hero: str


class EscapeFailed(Fact, frozen=True):
    hero: str
    face: int


class Proposed(Fact, frozen=True):
    hero: str


class Refused(Fact, frozen=True):
    hero: str


class GaveUp(Fact, frozen=True):
    pass


class Conceded(Fact, frozen=True):
    pass


class Dying(Fact, frozen=True):
    hero: str


class Revived(Fact, frozen=True):
    hero: str


class GoingInsane(Fact, frozen=True):
    hero: str


class Won(Fact, frozen=True):
    foe: str


class Fled(Fact, frozen=True):
    foe: str


class Failed(Fact, frozen=True):
    foe: str


class OutcomeReached(Fact, frozen=True):
    foe: str
    colour: str


class GuardianStays(Fact, frozen=True):
    foe: str


class SpawnCame(Fact, frozen=True):
    spawn: str


class SpawnCube(Fact, frozen=True):
    spawn: str
    cubes: int


class SpawnBeaten(Fact, frozen=True):
    spawn: str


class MarkersPut(Fact, frozen=True):
    foe: str
    count: int


class InfluenceTicked(Fact, frozen=True):
    foe: str
    left: int


class WeatherCame(Fact, frozen=True):
    weather: str


class KingReshuffled(Fact, frozen=True):
    foe: str


class SceneTurned(Fact, frozen=True):
    to: int


class CompanionHelped(Fact, frozen=True):
    companion: str


class Ate(Fact, frozen=True):
    hero: str
