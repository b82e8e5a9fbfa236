"""What can happen: one log line a fact, in each language."""

from typing import ClassVar

from waystone.kernel.facts import Fact


class RoundBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    round: int


class KeptGoal(Fact, frozen=True):
    character: str
    goal: str


class KeptSomeGoal(Fact, frozen=True):
    character: str


class Bought(Fact, frozen=True):
    character: str
    item: str


class TookHand(Fact, frozen=True):
    character: str
    count: int


class Placed(Fact, frozen=True):
    figure: str
    cell: str


class Appeared(Fact, frozen=True):
    figure: str
    cell: str


class Played(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    character: str
    leading: str
    second: str
    initiative: int


class Rests(Fact, frozen=True):
    character: str


class MonsterCardDrawn(Fact, frozen=True):
    """`card` is its deck and its number in it."""

    monster: str
    initiative: int
    card: str


class TurnBegan(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    figure: str


class Acted(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    character: str
    card: str
    half: str


class UsedItem(Fact, frozen=True):
    character: str
    item: str


class Moved(Fact, frozen=True):
    figure: str
    cell: str


class Shoved(Fact, frozen=True):
    figure: str
    cell: str


class DoorOpened(Fact, frozen=True):
    figure: str
    door: str


class Focused(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    figure: str
    focus: str


class NoFocus(Fact, frozen=True):
    figure: str


class Attacked(Fact, frozen=True):
    """`attack` is the value before the modifier `cards`, `parts` how it came about; `value` the one
    after them, of which the target's `shield` takes something."""

    figure: str
    target: str
    attack: int
    parts: str
    cards: list[str]
    value: int
    shield: int
    damage: int


class Suffered(Fact, frozen=True):
    figure: str
    damage: int


class Negated(Fact, frozen=True):
    figure: str
    damage: int


class Warded(Fact, frozen=True):
    figure: str
    damage: int


class Healed(Fact, frozen=True):
    figure: str
    hp: int


class Died(Fact, frozen=True):
    figure: str


class Exhausted(Fact, frozen=True):
    character: str


class Gained(Fact, frozen=True):
    figure: str
    condition: str


class Shed(Fact, frozen=True):
    figure: str
    condition: str


class Retaliated(Fact, frozen=True):
    figure: str
    target: str
    damage: int


class Infused(Fact, frozen=True):
    element: str


class Consumed(Fact, frozen=True):
    figure: str
    element: str


class Summoned(Fact, frozen=True):
    figure: str
    by: str
    cell: str


class Looted(Fact, frozen=True):
    character: str
    coins: int


class TreasureLooted(Fact, frozen=True):
    character: str
    treasure: str


class GainedXp(Fact, frozen=True):
    character: str
    xp: int


class CardsRecovered(Fact, frozen=True):
    character: str
    cards: list[str]


class CardLost(Fact, frozen=True):
    quiet: ClassVar[bool] = True
    character: str
    card: str


class Rested(Fact, frozen=True):
    character: str
    card: str


class TrapSprung(Fact, frozen=True):
    figure: str
    cell: str


class TileChanged(Fact, frozen=True):
    tile: str
    cell: str


class BonusEnded(Fact, frozen=True):
    character: str
    card: str


class RuleFired(Fact, frozen=True):
    rule: str


class SectionRead(Fact, frozen=True):
    section: str


class GoalReached(Fact, frozen=True):
    scenario: str


class ScenarioLost(Fact, frozen=True):
    scenario: str


class Abandoned(Fact, frozen=True):
    scenario: str


class Paid(Fact, frozen=True):
    character: str
    gold: int
    xp: int
    checks: int


class Indebted(Fact, frozen=True):
    figure: str
    value: int
    debt: int


class Collected(Fact, frozen=True):
    figure: str
    debt: int


class TideHeld(Fact, frozen=True):
    tide: int


class Palmed(Fact, frozen=True):
    character: str
    card: str


class LeftMap(Fact, frozen=True):
    character: str
