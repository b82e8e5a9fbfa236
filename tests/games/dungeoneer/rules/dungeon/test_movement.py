"""DG-MOV: moving and gains."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.dungeon import movement
from waystone.games.dungeoneer.rules.turn import hero
from waystone.games.dungeoneer.table.board import exit_at

Make = Callable[..., Table]


@pytest.mark.rule("DG-MOV-01", "DG-MOV-11")
def test_a_move_costs_1_ap_and_needs_a_working_exit(table: Make) -> None:
    t = table().lay("hall-3", 1, 0).lay("hall-4", 2, 0)
    t.a.ap = 1
    assert [k for k in t.hero_keys() if k.startswith("move")] == ["move:hall-3"]
    t.act("move:hall-3")
    assert (t.a.at, t.a.ap) == ("hall-3", 0)
    assert not any(k.startswith("move") for k in t.hero_keys())
    t.a.ap, t.a.fallen = 3, True
    assert not any(k.startswith("move") for k in t.hero_keys())


@pytest.mark.rule("DG-MOV-02", "DG-EXI-11", "DG-EXI-01", "DG-EX-31")
def test_walls_stop_from_both_sides(table: Make) -> None:
    t = table().lay("walled-room", 1, 0).lay("hall-1", 1, 1)
    t.a.ap = 9
    assert "move:walled-room" not in t.hero_keys()
    t.put(t.a, "walled-room")
    assert [k for k in t.hero_keys() if k.startswith("move")] == ["move:hall-1"]
    kinds = {exit_at(t.g, "walled-room", side).kind for side in range(4)}
    assert kinds == {"open", "wall"}


@pytest.mark.rule("DG-MOV-03", "DG-EX-01", "DG-EX-02", "DG-EXI-10")
def test_only_the_exit_that_is_left_counts(table: Make) -> None:
    t = table().lay("observation-room", 1, 0).lay("inner-sanctum", 2, 0)
    t.put(t.a, "observation-room")
    t.a.ap = 2
    t.act("move:inner-sanctum")
    assert t.facts("tested") == []
    t.dice("threat", 4)
    t.act("move:observation-room")
    assert len(t.facts("tested")) == 1
    assert (t.a.at, t.a.life, t.a.ap) == ("observation-room", 17, 0)


@pytest.mark.rule("DG-MOV-04", "DG-MOV-05", "DG-EX-71")
def test_new_locations_give_their_points(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.a.ap = 3
    t.act("move:hall-1")
    t.act("move:hall-2")
    assert (t.a.glory, t.a.peril, t.a.ap) == (3, 3, 1)


@pytest.mark.rule("DG-MOV-06", "DG-EX-38", "DG-MOV-08")
def test_no_points_again_but_the_obstacle_acts_again(table: Make) -> None:
    t = table().lay("spiked-room", 1, 0).lay("hall-2", 2, 0)
    t.put(t.a, "spiked-room")
    t.a.ap = 4
    t.dice("threat", 1)
    t.act("move:hall-2")
    t.act("move:spiked-room")
    assert (t.a.glory, t.a.peril) == (2, 1), "hall 2 only: the turn began in the spikes"
    assert t.a.life == 17, "its spikes bite on re-entry"
    t.act("move:hall-2")
    assert (t.a.glory, t.a.peril) == (2, 1)


@pytest.mark.rule("DG-MOV-07", "DG-MOV-08", "DG-OBS-01", "DG-EX-39", "DG-EFF-07")
def test_in_another_players_turn_no_points_and_no_pit(table: Make) -> None:
    t = table().lay("pit-room", 1, 0)
    t.run(movement.warp(t.g, t.b, "pit-room"))
    assert (t.b.glory, t.b.peril, t.b.fallen) == (0, 0, False)
    assert t.facts("tested") == []
    t.dice("threat", 1)
    t.run(movement.warp(t.g, t.a, "pit-room"))
    assert (t.a.glory, t.a.peril, t.a.fallen) == (1, 1, True), "in the own turn both"


@pytest.mark.rule("DG-MOV-10", "DG-EX-20", "DG-OBS-05")
def test_glory_gained_on_entry_helps_against_the_location(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary")).lay("blade-room", 1, 0)
    t.a.hand, t.a.ap = ["haste"], 1
    t.dice("threat", 2)
    t.act("move:blade-room", "card:haste")
    assert t.a.glory == 0, "the 2 Glory of the room were spent"
    assert t.a.life == 18, "2 + Speed 4 + 1 = 7"


@pytest.mark.rule("DG-MOV-04")
def test_a_location_without_points_gives_none(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.a.ap = 1
    t.act("move:hall-3")
    assert (t.a.glory, t.a.peril) == (0, 0)
    assert t.facts("gained") == []


@pytest.mark.rule("DG-MOV-04", "DG-EXI-03", "DG-EXI-10")
def test_a_move_is_offered_with_its_test_and_its_points(table: Make) -> None:
    t = table().lay("blocked-room", 1, 0).lay("hall-1", 2, 0).lay("hall-2", 1, 1)
    t.put(t.a, "blocked-room")
    t.a.ap = 2

    def offered() -> dict[str, dict[str, object]]:
        return {o.key: o.args for o in hero.hero_options(t.g, t.a) if o.key.startswith("move:")}

    shut = offered()["move:hall-1"]
    assert (shut["exit"], shut["stat"], shut["value"]) == ("blocked", "melee", 9)
    assert (shut["new"], shut["glory"], shut["peril"]) == (True, 1, 2)
    assert offered()["move:hall-2"]["exit"] == "open"
    t.a.visited.append("hall-1")
    t.state.opened.append("blocked-room/1")
    assert (offered()["move:hall-1"]["exit"], offered()["move:hall-1"]["new"]) == ("open", False)
    t.state.opened.clear()
    t.ready(t.a, "crowbar")
    assert offered()["move:hall-1"]["exit"] == "open", "no test for the one with the crowbar"
