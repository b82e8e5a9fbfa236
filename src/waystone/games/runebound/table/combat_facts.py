"""What can happen in combat: one log line a fact, in each language."""

from waystone.kernel.facts import Fact


class CombatBegan(Fact, frozen=True):
    hero: str
    foe: str


class CombatRound(Fact, frozen=True):
    round: int


class Cast(Fact, frozen=True):
    who: str
    faces: list[str]


class ActionPhase(Fact, frozen=True):
    who: str


class Attacked(Fact, frozen=True):
    who: str
    damage: int
    kind: str


class Doubled(Fact, frozen=True):
    who: str
    face: str


class Flipped(Fact, frozen=True):
    who: str
    face: str


class TokenRecast(Fact, frozen=True):
    who: str
    face: str


class TokenRemoved(Fact, frozen=True):
    who: str
    face: str


class Surged(Fact, frozen=True):
    """`own`: the card is the one who uses it."""

    who: str
    card: str
    x: int
    own: bool


class Cancelled(Fact, frozen=True):
    who: str
    card: str


class SpecialUsed(Fact, frozen=True):
    """`own`: the card is the one who uses it."""

    who: str
    card: str
    own: bool


class PassedRound(Fact, frozen=True):
    who: str


class Prevented(Fact, frozen=True):
    who: str
    n: int


class Blocked(Fact, frozen=True):
    who: str
    n: int


class TookDamage(Fact, frozen=True):
    """`over`: what came beyond its health."""

    who: str
    n: int
    over: int


class AttackRaised(Fact, frozen=True):
    who: str
    n: int


class ArmorHeld(Fact, frozen=True):
    who: str
    n: int


class AbilityDealt(Fact, frozen=True):
    who: str
    n: int


class Reflected(Fact, frozen=True):
    who: str
    n: int


class RetreatFailed(Fact, frozen=True):
    hero: str


class Retreated(Fact, frozen=True):
    hero: str
    space: str


class CombatWon(Fact, frozen=True):
    hero: str
    foe: str


class NoCombat(Fact, frozen=True):
    hero: str


class ChallengeWon(Fact, frozen=True):
    hero: str
    other: str
    gold: int


class VillainFell(Fact, frozen=True):
    hero: str
    villain: str
