"""What can happen: one log line a fact, in each language."""

from typing import ClassVar

from waystone.kernel.facts import Fact

from .sums import Sum


class TurnBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str
    round: int


class WrathRolled(Fact, frozen=True):
    hero: str
    die: int


class TokenPlaced(Fact, frozen=True):
    tokens: int


class UpkeepPaid(Fact, frozen=True):
    hero: str
    card: str


class UpkeepUnpaid(Fact, frozen=True):
    hero: str
    card: str


class Gained(Fact, frozen=True):
    """`by` is the card or location that it comes from."""

    hero: str
    glory: int
    peril: int
    by: str = "none"


class Lost(Fact, frozen=True):
    hero: str
    glory: int
    peril: int
    by: str = "none"


class PaidPeril(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str
    peril: int


class Played(Fact, frozen=True):
    hero: str
    card: str
    cost: int


class Used(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str
    card: str


class UsedAbility(Fact, frozen=True):
    """The hero's own."""

    quiet: ClassVar[bool] = True
    hero: str


class Attached(Fact, frozen=True):
    card: str
    host: str


class LeftPlay(Fact, frozen=True):
    hero: str
    card: str


class Discarded(Fact, frozen=True):
    hero: str
    card: str


class Drew(Fact, frozen=True):
    hero: str
    cards: list[str]


class DrewSome(Fact, frozen=True):
    hero: str
    count: int


class Saved(Fact, frozen=True):
    hero: str


class DeclaredEncounter(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str
    card: str
    victim: str


class CardCancelled(Fact, frozen=True):
    card: str


class BattleBegan(Fact, frozen=True):
    hero: str
    attackers: list[str]


class Attacks(Fact, frozen=True):
    hero: str
    foe: str


class Challenged(Fact, frozen=True):
    hero: str
    foe: str


class FormChosen(Fact, frozen=True):
    card: str
    form: str


class SpecialUsed(Fact, frozen=True):
    card: str


class Left(Fact, frozen=True):
    hero: str


class AttackEvaded(Fact, frozen=True):
    card: str


class Tamed(Fact, frozen=True):
    hero: str
    card: str


class Compared(Fact, frozen=True):
    card: str
    attack: int
    attack_roll: Sum
    foe: str
    counter: int
    counter_roll: Sum


class MonsterWounded(Fact, frozen=True):
    card: str
    wounds: int


class Slain(Fact, frozen=True):
    card: str
    hero: str


class MonsterTo(Fact, frozen=True):
    card: str
    place: str


class TokenTaken(Fact, frozen=True):
    hero: str
    victim: str
    quest: str


class Wounded(Fact, frozen=True):
    """`by` is what dealt them: a card, a hero, a location."""

    hero: str
    wounds: int
    life: int
    by: str = "none"


class Healed(Fact, frozen=True):
    hero: str
    life: int


class Defeated(Fact, frozen=True):
    hero: str


class Returned(Fact, frozen=True):
    hero: str
    place: str


class Tested(Fact, frozen=True):
    hero: str
    stat: str
    total: int
    roll: Sum
    needed: int
    passed: bool


class Rerolled(Fact, frozen=True):
    hero: str
    card: str
    die: int


class Fell(Fact, frozen=True):
    hero: str


class StoodUp(Fact, frozen=True):
    hero: str


class Tipped(Fact, frozen=True):
    hero: str


class LevelChanged(Fact, frozen=True):
    hero: str
    level: int


class Surged(Fact, frozen=True):
    hero: str
    stat: str
    amount: int


class Moved(Fact, frozen=True):
    hero: str
    place: str


class Warped(Fact, frozen=True):
    hero: str
    place: str


class ExitHeld(Fact, frozen=True):
    hero: str
    place: str


class ExitForced(Fact, frozen=True):
    hero: str
    place: str


class ExitsOpened(Fact, frozen=True):
    place: str


class Dodged(Fact, frozen=True):
    hero: str


class LaidLocation(Fact, frozen=True):
    hero: str
    place: str


class NoPlace(Fact, frozen=True):
    place: str


class Shifted(Fact, frozen=True):
    place: str


class TrapLaid(Fact, frozen=True):
    card: str
    place: str


class TrapSprung(Fact, frozen=True):
    card: str
    place: str


class Stole(Fact, frozen=True):
    hero: str
    victim: str
    card: str


class Peeked(Fact, frozen=True):
    hero: str
    victim: str
    cards: list[str]


class PeekedSome(Fact, frozen=True):
    hero: str
    victim: str


class NakariAppears(Fact, frozen=True):
    card: str
    place: str


class NakariFalls(Fact, frozen=True):
    card: str


class NewStage(Fact, frozen=True):
    stage: str


class QuestRevealed(Fact, frozen=True):
    quest: str


class QuestCompleted(Fact, frozen=True):
    hero: str
    quest: str


class QuestFailed(Fact, frozen=True):
    hero: str
    quest: str


class Searched(Fact, frozen=True):
    hero: str
    quest: str
    total: int
    die: int
    distance: int
    bonus: int
    found: bool


class RolledChance(Fact, frozen=True):
    hero: str
    dice: list[str]
    bonus: int
    total: int


class EscortTaken(Fact, frozen=True):
    hero: str
    quest: str


class EscortDropped(Fact, frozen=True):
    hero: str
    quest: str
    place: str


class EncounterRolled(Fact, frozen=True):
    hero: str
    die: int
    peril: int


class Revealed(Fact, frozen=True):
    card: str
