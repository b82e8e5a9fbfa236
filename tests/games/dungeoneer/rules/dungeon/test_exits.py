"""DG-EXI: exits."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.dungeon import movement
from waystone.games.dungeoneer.rules.turn import reset
from waystone.games.dungeoneer.table.board import is_open
from waystone.games.dungeoneer.table.state import Surging

Make = Callable[..., Table]


def blocked(table: Make, ap: int, die: int) -> Table:
    t = table(heroes=("bystander", "apothecary", "figure-hero"), seats=3)
    t.lay("blocked-room", 1, 0).lay("hall-3", 2, 0)
    t.put(t.a, "blocked-room")
    t.a.ap = ap
    t.dice("threat", die)
    return t


@pytest.mark.rule("DG-EXI-12")
def test_trap_exits_are_no_trap_cards(table: Make) -> None:
    """A Hazard raises trap cards, not trap exits."""
    t = table().lay("hazard-room", -1, 0).lay("inner-sanctum", 1, 0)
    t.put(t.a, "inner-sanctum")
    t.a.ap = 1
    t.dice("threat", 5)
    assert movement.can_move(t.a)
    t.act("move:entrance")
    assert t.facts("tested")[0].args["needed"] == 12
    assert t.state.discard == []


@pytest.mark.rule("DG-EXI-02")
def test_an_open_exit_has_no_condition(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.a.ap = 1
    t.act("move:hall-3")
    assert t.facts("tested") == []


@pytest.mark.rule("DG-EXI-03", "DG-EXI-04", "DG-EX-29", "DG-EXI-09")
def test_blocked_success(table: Make) -> None:
    t = blocked(table, 1, 5)
    t.act("move:hall-3")
    assert (t.a.at, t.a.ap) == ("hall-3", 0)
    t = blocked(table, 0, 5)
    assert "move:hall-3" not in t.hero_keys(), "at least 1 AP to try"


@pytest.mark.rule("DG-EXI-05", "DG-EXI-06", "DG-EX-27")
def test_blocked_failure_with_points_left(table: Make) -> None:
    t = blocked(table, 3, 4)
    t.act("move:hall-3", "go")
    assert (t.a.at, t.a.ap) == ("hall-3", 1)
    t = blocked(table, 3, 4)
    t.act("move:hall-3", "stay")
    assert (t.a.at, t.a.ap) == ("blocked-room", 2)
    t.act("move:hall-3")
    assert (t.a.at, t.a.ap) == ("hall-3", 1), "forced open: no second test"


@pytest.mark.rule("DG-EXI-07", "DG-EXI-08", "DG-EX-26", "DG-EX-28")
def test_the_threshold(table: Make) -> None:
    t = blocked(table, 1, 1)
    t.act("move:hall-3")
    assert (t.a.at, t.a.ap) == ("blocked-room", 0)
    t.put(t.b, "blocked-room")
    for _ in range(3):
        t.run(reset.reset(t.g, t.b))
    t.state.active, t.b.ap = 1, 1
    t.act("move:hall-3")
    assert t.b.at == "hall-3", "another hero uses it without a test, after several Resets"
    t.state.active = 0
    t.run(reset.reset(t.g, t.a))
    t.a.ap = 1
    t.act("move:hall-3")
    assert (t.a.at, t.a.ap) == ("hall-3", 0)
    assert len(t.facts("tested")) == 1
    assert not is_open(t.g, "blocked-room", 1), "blocked again when the opener leaves"
    t.a.ap = 1
    t.act("move:blocked-room")
    assert not is_open(t.g, "blocked-room", 1), "and stays so when the opener returns"


@pytest.mark.rule("DG-EXI-10", "DG-EX-30")
def test_trap_exit_failed(table: Make) -> None:
    t = table().lay("inner-sanctum", 1, 0)
    t.put(t.a, "inner-sanctum")
    t.a.ap, t.a.life = 1, 3
    t.dice("threat", 4)
    t.act("move:entrance")
    assert (t.a.at, t.a.life, t.a.ap) == ("entrance", 2, 0)


@pytest.mark.rule("DG-EXI-13", "DG-EX-65")
def test_a_trap_exit_is_spent_until_the_next_reset(table: Make) -> None:
    t = table().lay("inner-sanctum", 1, 0)
    t.put(t.a, "inner-sanctum")
    t.a.ap = 9
    t.dice("threat", 6, 1)
    t.act("move:entrance")
    t.act("move:inner-sanctum")
    t.act("move:entrance")
    assert len(t.facts("tested")) == 1
    t.act("move:inner-sanctum")
    t.run(reset.reset(t.g, t.b))
    t.b.ap = 0
    t.act("move:entrance")
    assert len(t.facts("tested")) == 2


@pytest.mark.rule("DG-EXI-04", "DG-EXI-13")
def test_an_exit_once_overcome_asks_no_more_in_this_turn(table: Make) -> None:
    t = table().lay("blocked-room", 1, 0).lay("hall-3", 2, 0)
    t.put(t.a, "blocked-room")
    t.a.ap = 3
    t.dice("threat", 6)
    t.a.surging = [Surging("melee", 9)]
    t.act("move:hall-3")
    t.act("move:blocked-room")
    t.act("move:hall-3")
    assert len(t.facts("tested")) == 1
    assert t.a.at == "hall-3"
    t = table().lay("blocked-room", 1, 0).lay("hall-3", 2, 0)
    t.put(t.a, "blocked-room")
    t.ready(t.a, "crowbar")
    t.a.ap = 1
    t.act("move:hall-3")
    assert "blocked-room/1" in t.state.opened
