"""What can happen: one log line a fact, in each language."""

from typing import ClassVar

from waystone.kernel.facts import Fact


class FirstPlayer(Fact, frozen=True):
    seat: str


class HeroChosen(Fact, frozen=True):
    seat: str
    hero: str


class Placed(Fact, frozen=True):
    hero: str
    space: str


class RoundBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    round: int
    act: int


class TurnBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str


class TurnEnded(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str


class Waited(Fact, frozen=True):
    hero: str


class StoodUp(Fact, frozen=True):
    hero: str


class AbilityUsed(Fact, frozen=True):
    """`own`: the card is the hero's own."""

    quiet: ClassVar[bool] = True
    hero: str
    card: str
    own: bool


class Moved(Fact, frozen=True):
    hero: str
    space: str


class Rolled(Fact, frozen=True):
    hero: str
    faces: list[str]


class Rerolled(Fact, frozen=True):
    hero: str
    face: str


class Rested(Fact, frozen=True):
    hero: str
    n: int


class Healed(Fact, frozen=True):
    hero: str
    n: int


class Suffered(Fact, frozen=True):
    hero: str
    n: int


class Defeated(Fact, frozen=True):
    who: str


class Delayed(Fact, frozen=True):
    hero: str


class Eliminated(Fact, frozen=True):
    hero: str


class Drew(Fact, frozen=True):
    hero: str
    cards: list[str]


class DrewSome(Fact, frozen=True):
    hero: str
    count: int


class HandDiscarded(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    hero: str
    card: str


class SkillDropped(Fact, frozen=True):
    hero: str
    card: str


class AssetDropped(Fact, frozen=True):
    hero: str
    card: str


class Learned(Fact, frozen=True):
    hero: str
    card: str


class Revealed(Fact, frozen=True):
    hero: str
    card: str
    stars: int


class Passed(Fact, frozen=True):
    hero: str
    attribute: str
    successes: int


class Failed(Fact, frozen=True):
    hero: str
    attribute: str


class Claimed(Fact, frozen=True):
    hero: str
    card: str


class Gained(Fact, frozen=True):
    hero: str
    card: str
    deck: str


class GainedUnseen(Fact, frozen=True):
    hero: str
    deck: str


class GainedGold(Fact, frozen=True):
    hero: str
    n: int


class LostGold(Fact, frozen=True):
    hero: str
    n: int


class Stole(Fact, frozen=True):
    hero: str
    other: str
    n: int


class GainedToken(Fact, frozen=True):
    hero: str
    n: int
    kind: str


class LostToken(Fact, frozen=True):
    hero: str
    n: int
    kind: str


class Recovered(Fact, frozen=True):
    hero: str
    card: str


class Restocked(Fact, frozen=True):
    city: str


class AssetGained(Fact, frozen=True):
    hero: str
    card: str


class MarketDrew(Fact, frozen=True):
    city: str
    card: str


class MarketDiscarded(Fact, frozen=True):
    city: str
    card: str


class Bought(Fact, frozen=True):
    hero: str
    card: str
    gold: int


class Sold(Fact, frozen=True):
    hero: str
    card: str
    gold: int


class TradedGoods(Fact, frozen=True):
    hero: str
    card: str
    gold: int


class OfferMade(Fact, frozen=True):
    hero: str
    other: str
    give: list[str]
    want: list[str]
    gold: int


class TradeDone(Fact, frozen=True):
    hero: str
    other: str


class TradeRefused(Fact, frozen=True):
    hero: str


class TradeUnfair(Fact, frozen=True):
    hero: str
    other: str


class GemTurned(Fact, frozen=True):
    space: str


class GemLit(Fact, frozen=True):
    space: str


class GemsRefreshed(Fact, frozen=True):
    pass


class DeckEmpty(Fact, frozen=True):
    deck: str


class AdventureDrawn(Fact, frozen=True):
    hero: str
    card: str


class CardDiscarded(Fact, frozen=True):
    card: str


class Chose(Fact, frozen=True):
    hero: str
    option: str


class RumorTaken(Fact, frozen=True):
    hero: str
    card: str


class QuestTaken(Fact, frozen=True):
    hero: str
    card: str


class Explored(Fact, frozen=True):
    hero: str
    card: str


class QuestKept(Fact, frozen=True):
    hero: str
    card: str


class TimeMoved(Fact, frozen=True):
    space: int


class ActBegan(Fact, frozen=True):
    act: int


class LastSpace(Fact, frozen=True):
    scenario: str


class RealmFell(Fact, frozen=True):
    scenario: str


class StoryDrawn(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    card: str


class StoryQuestLaid(Fact, frozen=True):
    card: str
    slot: int


class StoryQuestLeft(Fact, frozen=True):
    card: str


class ZombieRose(Fact, frozen=True):
    space: str


class ZombieKilled(Fact, frozen=True):
    hero: str
    space: str


class Won(Fact, frozen=True):
    hero: str
