"""DG-LOC, DG-HER, DG-MOV, DG-EXI, DG-OBS, DG-EFF: the map, moving, exits, obstacles."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer import acts, dungeon, heroes, movement
from waystone.games.dungeoneer.effects import Warp
from waystone.games.dungeoneer.occasions import Cause
from waystone.games.dungeoneer.steps import reset
from waystone.games.dungeoneer.testing import Table
from waystone.kernel.errors import BadAnswer
from waystone.kernel.step import Next
from waystone.parts.cardmap import Place

Make = Callable[..., Table]


def spots(t: Table, card: str, last: bool = False) -> list[tuple[int, int, bool]]:
    legal = dungeon.legal_places(t.state, t.content, card, last)
    return sorted((p.x, p.y, p.turned) for p in legal)


# ---- laying locations


@pytest.mark.rule("DG-LOC-01", "DG-LOC-08", "DG-EX-70")
def test_build_lays_one_location_anywhere_legal(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.state.phase = "build"
    t.state.locations = ["hall-3", "hall-4"]
    t.step("build", "cell:3,0", "upright")
    assert t.state.board.places["hall-3"] == Place(3, 0), "far from the own hero"
    assert t.state.locations == ["hall-4"]
    t.state.locations = []
    t.a.ap = 2
    assert t.step("build") == Next("hero_phase", [])
    assert "explore" not in t.hero_keys()


@pytest.mark.rule("DG-LOC-02", "DG-LOC-03", "DG-EX-03")
def test_a_location_touches_the_map_by_a_whole_side(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    cells = {(x, y) for x, y, _ in spots(t, "hall-2")}
    assert cells == {(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)}


@pytest.mark.rule("DG-LOC-04", "DG-EX-04", "DG-EX-31")
def test_nothing_may_be_cut_off(table: Make) -> None:
    t = table()
    assert spots(t, "cell") == [(0, -1, False), (0, 1, True)], "its one door must face the map"
    t.lay("walled-room", 0, 1)
    assert (1, 1, False) not in spots(t, "hall-1"), "touches only the wall side"
    t.lay("hall-1", 1, 0)
    t.lay("hall-2", 1, 1)
    t.put(t.a, "hall-2")
    t.a.ap = 1
    assert "move:walled-room" not in t.hero_keys(), "open on one card, wall on the other"


@pytest.mark.rule("DG-LOC-05", "DG-EX-05")
def test_locations_lie_upright_or_turned_by_180(table: Make) -> None:
    t = table()
    question = t.asks(dungeon.lay(t.g, t.a, "hall-1"))
    assert all(key.startswith("cell:") for key in t.keys(question))
    t.run(dungeon.lay(t.g, t.a, "hall-1"), "cell:1,0", "turned")
    assert t.keys(t.asked[1]) == ["upright", "turned"], "never sideways"
    assert t.state.board.places["hall-1"].turned
    t.lay("inner-sanctum", 2, 0, turned=True)
    assert dungeon.exit_at(t.g, "inner-sanctum", 1).kind == "trap", "west is east now"


@pytest.mark.rule("DG-LOC-06")
def test_a_placement_may_not_close_the_map(table: Make) -> None:
    """A corridor with one end left: a dead end fits there only as the very last card."""
    t = table()
    t.state.board.places.clear()
    t.lay("walled-room", 0, 0)
    assert spots(t, "cell") == [(0, -1, False), (0, 1, True)], "the other end stays open"
    t.lay("dead-end", 0, -1)
    assert spots(t, "cell") == []
    assert spots(t, "cell", last=True) == [(0, 1, True)]
    assert {(x, y) for x, y, _ in spots(t, "hall-3")} == {(0, 1)}


@pytest.mark.rule("DG-LOC-07")
def test_joining_sides_need_not_match(table: Make) -> None:
    t = table().lay("inner-sanctum", 1, 0)
    assert (2, 0, True) in spots(t, "blocked-room"), "blocked against open"
    t.state.board.places["inner-sanctum"] = Place(1, 0, True)
    assert (2, 0, True) in spots(t, "blocked-room"), "blocked against trap"


@pytest.mark.rule("DG-LOC-09", "DG-EFF-12", "DG-EFF-09")
def test_surface_and_dungeon_do_not_join(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    assert spots(t, "meadow") == []
    t.lay("meadow", 8, 8)
    assert {(x, y) for x, y, _ in spots(t, "field")} == {(7, 8), (8, 7), (8, 9), (9, 8)}
    assert "meadow" not in dungeon.swappable(t.g, "hall-1")
    assert acts.warp_places(t.g, t.a, Warp("choice")) == ["hall-1"]


# ---- the Hero phase


@pytest.mark.rule("DG-HER-01", "DG-HER-02")
def test_actions_and_their_costs(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.put(t.a, "hall-1")
    t.put(t.b, "hall-1")
    t.quest(t.a, "book-threat")
    t.quest(t.a, "book-search")
    t.quest(t.a, "book-escort")
    t.a.hand, t.a.glory, t.a.ap = ["grit"], 1, 9
    t.state.locations = ["hall-3"]
    assert t.hero_keys() == [
        "move:hall-2",
        "move:entrance",
        "explore",
        "attempt:book-threat",
        "search:book-search",
        "take:book-escort",
        "card:grit",
        "attack:bystander",
    ]

    def cost(*answers: str) -> int:
        before = t.a.ap
        t.act(*answers)
        return before - t.a.ap

    t.dice("threat", 1, 1)
    t.dice("search", 1)
    t.dice("attack", 3)
    t.dice("counter", 6)
    assert cost("card:grit") == 0
    assert cost("take:book-escort") == 0
    assert cost("attempt:book-threat") == 0
    assert cost("attempt:book-threat") == 1
    assert cost("search:book-search") == 1
    assert cost("drop:book-escort") == 0
    assert cost("pick-up:book-escort") == 0
    assert cost("attack:bystander", "form:magic") == 1
    assert cost("explore", "cell:3,0", "upright") == 1
    assert cost("move:hall-2") == 1
    assert cost("deliver:book-escort") == 0
    t.a.fallen = True
    assert cost("stand") == 1


@pytest.mark.rule("DG-HER-03")
def test_explore(table: Make) -> None:
    t = table()
    t.state.locations = ["hall-3"]
    t.a.ap = 2
    t.act("explore", "cell:1,0", "upright")
    assert t.state.board.places["hall-3"] == Place(1, 0)
    assert t.a.ap == 1
    assert "explore" not in t.hero_keys(), "the deck is empty"


# ---- moving


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
    kinds = {dungeon.exit_at(t.g, "walled-room", side).kind for side in range(4)}
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


# ---- exits


@pytest.mark.rule("DG-EXI-02")
def test_an_open_exit_has_no_condition(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.a.ap = 1
    t.act("move:hall-3")
    assert t.facts("tested") == []


def blocked(table: Make, ap: int, die: int) -> Table:
    t = table(heroes=("bystander", "apothecary", "figure-hero"), seats=3)
    t.lay("blocked-room", 1, 0).lay("hall-3", 2, 0)
    t.put(t.a, "blocked-room")
    t.a.ap = ap
    t.dice("threat", die)
    return t


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
        t.run(reset(t.g, t.b))
    t.state.active, t.b.ap = 1, 1
    t.act("move:hall-3")
    assert t.b.at == "hall-3", "another hero uses it without a test, after several Resets"
    t.state.active = 0
    t.run(reset(t.g, t.a))
    t.a.ap = 1
    t.act("move:hall-3")
    assert (t.a.at, t.a.ap) == ("hall-3", 0)
    assert len(t.facts("tested")) == 1
    assert not movement.is_open(t.g, "blocked-room", 1), "blocked again when the opener leaves"
    t.a.ap = 1
    t.act("move:blocked-room")
    assert not movement.is_open(t.g, "blocked-room", 1), "and stays so when the opener returns"


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
    t.run(reset(t.g, t.b))
    t.b.ap = 0
    t.act("move:entrance")
    assert len(t.facts("tested")) == 2


# ---- obstacles


@pytest.mark.rule("DG-OBS-03")
def test_spikes(table: Make) -> None:
    t = table().lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.dice("threat", 3)
    t.act("move:spiked-room")
    assert t.a.life == 17, "3 + 5 < 9"
    t.act("move:entrance")
    t.a.ap = 1
    t.dice("threat", 4)
    t.act("move:spiked-room")
    assert t.a.life == 17


@pytest.mark.rule("DG-OBS-04")
def test_pit(table: Make) -> None:
    t = table().lay("pit-room", 1, 0)
    t.a.ap = 3
    t.dice("threat", 3)
    t.act("move:pit-room")
    assert t.a.fallen
    t.act("stand")
    assert (t.a.fallen, t.a.ap) == (False, 1)


# ---- falling, warps, shifts


@pytest.mark.rule("DG-EFF-01", "DG-EFF-03", "DG-EX-54")
def test_a_fallen_hero_spends_ap_on_standing_up_only(table: Make) -> None:
    t = table().lay("hall-3", 1, 0)
    t.quest(t.a, "book-search")
    t.state.locations = ["hall-4"]
    t.a.ap, t.a.fallen = 3, True
    assert t.hero_keys() == ["stand"]
    t.act("stand")
    assert t.a.ap == 2
    assert {"move:hall-3", "explore", "search:book-search", "attack:bystander"} <= set(
        t.hero_keys()
    )


@pytest.mark.rule("DG-EFF-04")
def test_falling_has_no_other_penalty(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.a.fallen, t.a.ap, t.a.glory = True, 0, 1
    t.a.hand = ["grit"]
    t.quest(t.a, "book-threat-2")
    assert t.hero_keys() == ["attempt:book-threat-2", "card:grit"]
    t.b.hand, t.a.peril = ["boa"], 2
    t.state.active = 1
    t.dice("attack", 1)
    t.dice("counter", 6)
    t.declare("encounter:boa:apothecary", "lair")
    assert t.facts("compared")[0].args["counter"] == 7, "it counterattacks"


@pytest.mark.rule("DG-EFF-05")
def test_some_cards_demand_a_threat_to_stand_up(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.b.ap = ["trip"], 1, 2
    t.step("dungeonlord_phase", "bane:trip")
    t.dice("threat", 4, 5)
    t.run(heroes.stand_up(t.g, t.b))
    assert (t.b.fallen, t.b.ap) == (True, 1), "4 + 4 < 9"
    t.run(heroes.stand_up(t.g, t.b))
    assert (t.b.fallen, t.b.ap) == (False, 0)


@pytest.mark.rule("DG-EFF-06", "DG-EFF-08", "DG-EX-25")
def test_a_warp_needs_no_exit_and_keeps_the_fallen_fallen(table: Make) -> None:
    t = table().lay("walled-room", 5, 5).lay("spiked-room", 6, 5)
    t.b.fallen = True
    t.run(acts.do(t.g, (Warp("choice", "target"),), Cause(0, "banish", 1)), "place:spiked-room")
    assert t.b.at == "spiked-room"
    assert t.b.fallen
    assert (t.b.glory, t.b.peril, t.b.life) == (0, 0, 18)


@pytest.mark.rule("DG-EFF-10", "DG-EFF-11")
def test_a_shift_keeps_the_map_whole(table: Make) -> None:
    t = table().lay("cell", 0, -1).lay("hall-1", 1, 0)
    t.state.phase = "dungeonlord"
    assert "cell" not in dungeon.turnable(t.g), "turned round its only door would be gone"
    assert "hall-1" in dungeon.turnable(t.g)
    assert dungeon.swappable(t.g, "cell") == [], "nowhere else would its door meet a door"
    assert dungeon.swappable(t.g, "hall-1") == ["entrance"]
    t.a.hand = ["quake"]
    t.state.board.places["hall-2"] = Place(0, 1)
    t.step("dungeonlord_phase", "bane:quake", "place:hall-1", "place:hall-2")
    assert t.state.board.places["hall-1"] == Place(0, 1)
    assert t.state.board.places["hall-2"] == Place(1, 0)
    t.a.hand = ["spin"]
    with pytest.raises(BadAnswer):
        t.step("dungeonlord_phase", "bane:spin", "place:cell")


@pytest.mark.rule("DG-EFF-13", "DG-EX-49")
def test_no_level_below_1(table: Make) -> None:
    t = table()
    t.state.phase = "dungeonlord"
    t.a.hand, t.b.peril, t.b.level = ["unmake"], 1, 1
    t.step("dungeonlord_phase", "bane:unmake")
    assert t.b.level == 1
    t.a.hand, t.b.peril, t.b.level = ["unmake"], 1, 8
    t.step("dungeonlord_phase", "bane:unmake")
    assert t.b.level == 7
