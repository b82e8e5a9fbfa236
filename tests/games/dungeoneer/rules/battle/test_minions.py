"""DG-MIN: minions."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.battle import sides
from waystone.games.dungeoneer.rules.cards import inventory
from waystone.games.dungeoneer.table.state import Readied

Make = Callable[..., Table]


BOA = "encounter:boa:bystander"


def fought(table: Make, attack: int, counter: int, *cards: str, seats: int = 2) -> Table:
    """A has the cards, B (4 in everything) has the Peril; the dice are set."""
    t = table(seats)
    t.a.hand, t.b.peril = list(cards), 9
    t.dice("attack", attack)
    t.dice("counter", counter)
    return t


def compared(t: Table) -> list[tuple[int, int]]:
    return [(f.args["attack"], f.args["counter"]) for f in t.facts("compared")]


SNAKE = "encounter:snakefolk:bystander"


@pytest.mark.rule("DG-MIN-01")
def test_an_attacking_monster_becomes_a_minion(table: Make) -> None:
    t = fought(table, 6, 1, "boa")
    t.b.hand, t.b.glory = ["leash"], 1
    t.declare(BOA, "card:leash")
    assert [r.card for r in t.b.inventory] == ["boa"]
    assert compared(t) == []
    assert inventory.treasures(t.g, t.b) == ["boa"]


@pytest.mark.rule("DG-MIN-02", "DG-MIN-03", "DG-EX-75")
def test_a_minion_counterattacks_once_per_turn(table: Make) -> None:
    t = fought(table, 6, 1, "boa")
    t.ready(t.b, "snakefolk")
    t.b.ap = 1
    t.declare(BOA, "minion:snakefolk", "pass", "hand")
    assert compared(t) == [(11, 1 + 6)], "the minion's own Melee 6"
    assert t.b.life == 18
    assert t.b.inventory == [Readied("snakefolk", wounds=1)]
    assert sides.minions(t.g, t.b) == [], "not again this turn"
    t.step("turn", args=(0,))
    assert sides.minions(t.g, t.b) == ["snakefolk"]


@pytest.mark.rule("DG-MIN-02", "DG-MIN-04")
def test_a_minion_strikes_back_for_the_heros_ap(table: Make) -> None:
    t = fought(table, 3, 4, "boa")
    t.ready(t.b, "snakefolk")
    t.b.ap = 1
    t.dice("attack", 6)
    t.dice("counter", 1)
    t.declare(BOA, "self", "monster:boa:by:snakefolk")
    assert t.b.ap == 0
    assert t.b.fought
    assert t.state.discard == ["boa"], "2 wounds by the minion's Melee hit"
    assert sides.minions(t.g, t.b) == [], "once per turn"
    assert t.b.glory == 2


@pytest.mark.rule("DG-MIN-03")
def test_a_minion_at_0_life_is_discarded(table: Make) -> None:
    t = fought(table, 6, 1, "snakefolk")
    t.ready(t.b, "boa")
    t.declare(SNAKE, "minion:boa", "hand")
    assert t.b.inventory == []
    assert t.state.discard == ["boa"]
    assert t.b.life == 18
