"""Walks through the dungeon: round what tests the hero, up to the first interruption."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.steps import hero_phase
from waystone.games.dungeoneer.table.state import Trap
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.testing import Bench

Make = Callable[..., Table]


def walking(t: Table, ap: int = 5) -> Session:
    t.a.ap = ap
    setup = Setup(len(t.state.players), 1, "legendary")
    return Bench(find("dungeoneer"), t.content, setup, t.state, hero_phase()).session


@pytest.mark.rule("DG-MOV-01", "DG-MOV-04")
def test_a_far_location_is_walked_to(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0).lay("hall-3", 3, 0)
    session = walking(t)
    assert session.walk(0, "hall-3") == 3
    assert (t.a.at, t.a.ap, t.a.glory) == ("hall-3", 2, 3)
    assert session.walk(0, "hall-3") == 0
    assert session.walk(0, "hero:bystander") == 0


@pytest.mark.rule("DG-MOV-01")
def test_a_walk_ends_with_the_points(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0).lay("hall-3", 3, 0)
    assert walking(t, 2).walk(0, "hall-3") == 2
    assert t.a.at == "hall-2"


@pytest.mark.rule("DG-OBS-01", "DG-TRP-03", "DG-EXI-03")
@pytest.mark.parametrize("danger", ["spiked-room", "pit-room", "blade-room", "trap", "exit"])
def test_what_tests_the_hero_is_walked_round(table: Make, danger: str) -> None:
    t = table()
    middle = danger if danger.endswith("room") else "hall-1"
    if danger == "exit":
        middle = "blocked-room"
    if danger == "trap":
        t.state.traps.append(Trap("acid-stream", "hall-1", 1))
    t.lay(middle, 1, 0).lay("hall-2", 2, 0)
    t.lay("hall-3", 0, 1).lay("hall-4", 1, 1).lay("hall-5", 2, 1)
    session = walking(t)
    assert session.walk(0, "hall-2") == 4
    assert (t.a.at, t.a.life) == ("hall-2", 18)
    assert t.a.visited[-3:] == ["hall-4", "hall-5", "hall-2"]


@pytest.mark.rule("DG-OBS-03")
def test_a_walk_stops_before_a_test_unless_that_is_the_goal(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("spiked-room", 2, 0).lay("hall-2", 3, 0)
    t.dice("threat", 6)
    session = walking(t)
    assert session.walk(0, "hall-2") == 1
    assert t.a.at == "hall-1"
    assert session.walk(0, "hall-2") == 0
    assert session.walk(0, "spiked-room") == 1
    assert t.a.at == "spiked-room"


@pytest.mark.rule("DG-OBS-02")
def test_a_hazard_without_a_trap_is_no_danger(table: Make) -> None:
    t = table().lay("hazard-room", 1, 0).lay("hall-2", 2, 0)
    assert walking(t).walk(0, "hall-2") == 2


@pytest.mark.rule("DG-SPC-02")
def test_a_walk_stops_when_somebody_else_may_act(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.b.hand, t.b.glory, t.b.life = ["sip"], 1, 10
    session = walking(t)
    assert session.walk(0, "hall-2") == 1
    assert [q.seat for q in session.questions()] == [1]
