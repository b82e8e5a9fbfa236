"""Tiles, walls and doors, line of sight, adjacency, terrain."""

import pytest

from waystone.games.machina_arcana import doors as door_rules
from waystone.games.machina_arcana import exploration, table
from waystone.games.machina_arcana.effects import Active, Attack, Cost, Door, Effect, Target
from waystone.games.machina_arcana.movement import steps
from waystone.games.machina_arcana.state import DESTROYED, LIT
from waystone.games.machina_arcana.targeting import marks_for
from waystone.games.machina_arcana.testing import Lay, cell
from waystone.games.machina_arcana.tiles import board, border_cells, read_face, sees, span


def moves(t: object, name: str, budget: int = 1) -> set[tuple[int, int]]:
    found = steps(t.g, t.explorer(name), budget)  # type: ignore[attr-defined]
    return {(c % 20, c // 20) for c in found}


@pytest.mark.rule("MA-TIL-01", "MA-TIL-03")
def test_a_tile_is_ten_by_ten_with_borders_in_the_middle_of_its_sides(lay: Lay) -> None:
    t = lay(borders=["n", "s"])
    here = table.ground(t.g)
    assert len([c for c in here.spaces if c]) == 100
    assert [b.cells for b in here.borders[0]] == [(4, 5), (9 * 20 + 4, 9 * 20 + 5)]
    face = read_face(t.g.content.tiles["here"])
    assert border_cells(0, 0, face.connection) == (cell(4, 9), cell(5, 9))


@pytest.mark.rule("MA-TIL-02", "MA-LOS-05")
def test_an_unexplored_border_is_a_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)}, below=[])
    here = table.ground(t.g)
    assert not here.free[cell(9, 4)] >> 2 & 1
    t = lay(at={"fighter": (9, 0)}, right=[])
    assert not sees(table.ground(t.g), cell(9, 0), cell(10, 0))
    assert len(exploration.unexplored(t.g)) == 6


@pytest.mark.rule("MA-TIL-04", "MA-MOV-04")
def test_facing_borders_join_and_the_rest_of_the_edge_is_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)}, right=[])
    assert {(10, 4), (10, 5)} <= moves(t, "fighter")
    assert (9, 3) in moves(t, "fighter")
    t.explorer("fighter").cell = cell(9, 2)
    assert (10, 2) not in moves(t, "fighter")
    t = lay(at={"fighter": (9, 4)}, right=[], borders=["w"])
    assert (10, 4) not in moves(t, "fighter")


@pytest.mark.rule("MA-DOR-01", "MA-LOS-02")
def test_walls_block_movement_and_sight(lay: Lay) -> None:
    t = lay(["..", ".."], at={"fighter": (0, 0)}, walls=[((0, 0), (1, 0))])
    assert (1, 0) not in moves(t, "fighter")
    assert not sees(table.ground(t.g), cell(0, 0), cell(3, 0))
    t = lay([".#."])
    assert not sees(table.ground(t.g), cell(0, 0), cell(2, 0))


@pytest.mark.rule("MA-DOR-02", "MA-DOR-03", "MA-DOR-04")
def test_doors_start_open_and_a_closed_one_is_a_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))])
    assert (1, 0) in moves(t, "fighter")
    assert sees(table.ground(t.g), cell(0, 0), cell(2, 0))
    t.close((0, 0), (1, 0))
    assert (1, 0) not in moves(t, "fighter")
    assert not sees(table.ground(t.g), cell(0, 0), cell(2, 0))
    door_rules.destroy_door(t.g, t.state.closed[0])
    assert (1, 0) in moves(t, "fighter")
    assert sees(table.ground(t.g), cell(0, 0), cell(2, 0))


@pytest.mark.rule("MA-DOR-05", "MA-DOR-06")
def test_an_explorer_opens_closes_and_destroys_doors(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))])
    assert "destroy:0,0:e" not in t.keys("fighter")
    t.act("fighter", "close:0,0:e")
    assert t.explorer("fighter").stamina == 4
    t.act("fighter", "open:0,0:e")
    assert t.explorer("fighter").stamina == 2
    assert t.state.closed == []
    t.act("fighter", "close:0,0:e")
    t.explorer("fighter").stamina = 4
    t.act("fighter", "destroy:0,0:e")
    assert t.explorer("fighter").stamina == 0
    t.explorer("fighter").stamina = 6
    assert not [k for k in t.keys("fighter") if k.endswith(":e")]
    door_rules.change_door(t.g, cell(0, 0) * 2, "close")
    assert t.state.closed == [], "an effect cannot close it either"


@pytest.mark.rule("MA-DOR-09", "MA-EX-35")
def test_a_door_is_worked_only_from_its_own_two_spaces(lay: Lay) -> None:
    """Lorre at A (0,0), Hank at B (1,0) behind her door, Philip at D (1,1), doors A|B and C|D, a
    chapter space at (0,1)... all adjacent while at least one door is open."""
    at = {"healer": (0, 0), "fighter": (1, 0), "maker": (1, 1)}
    doors = [((0, 0), (1, 0)), ((0, 1), (1, 1))]
    t = lay(["..", "H."], at=at, doors=doors)
    here = table.ground(t.g)
    lorre = cell(0, 0)
    assert all(table.adjacent(here, lorre, cell(x, y)) for x, y in [(1, 0), (1, 1), (0, 1)])
    keys = t.keys("healer")
    assert "close:0,0:e" in keys
    assert "close:0,1:e" not in keys
    t.close((0, 0), (1, 0))
    assert table.adjacent(table.ground(t.g), lorre, cell(1, 1))
    t.close((0, 1), (1, 1))
    assert not table.adjacent(table.ground(t.g), lorre, cell(1, 1))


@pytest.mark.rule("MA-DOR-10", "MA-EX-36")
def test_an_ability_reaches_a_door_by_either_of_its_spaces(lay: Lay) -> None:
    t = lay(at={"gunner": (0, 0)}, doors=[((2, 0), (3, 0)), ((3, 3), (4, 3))])
    keys = [k for _, k in marks_for(t.g, t.explorer("gunner"), t.active("gunner"))]
    assert keys == [cell(2, 0) * 2]
    t.use("gunner", "gunner", 0)
    assert t.state.closed == [cell(2, 0) * 2]


@pytest.mark.rule("MA-LOS-01", "MA-LOS-03", "MA-LOS-06")
def test_sight_goes_from_centre_to_centre_and_may_touch_corners(lay: Lay) -> None:
    t = lay(["..", ".#"], walls=[((3, 0), (4, 0)), ((5, 5), (6, 5)), ((5, 5), (5, 6))])
    here = table.ground(t.g)
    assert sees(here, cell(0, 0), cell(2, 0))
    assert sees(here, cell(0, 1), cell(1, 0))
    assert sees(here, cell(1, 0), cell(2, 1))
    assert sees(here, cell(3, 0), cell(4, 1)), "a single wall that ends at the corner"
    assert not sees(here, cell(5, 5), cell(6, 6)), "an L around the space"
    t = lay(walls=[((0, 0), (0, 1)), ((1, 0), (1, 1))])
    assert not sees(table.ground(t.g), cell(0, 0), cell(1, 1)), "a straight wall"


@pytest.mark.rule("MA-LOS-04", "MA-TGT-01", "MA-TGT-03")
def test_obstacles_block_one_of_the_ranged_symbols(lay: Lay) -> None:
    t = lay(["..C."], at={"fighter": (0, 0), "crawler": (3, 0)})
    hit: list[Effect] = [Attack(high=1)]
    ranged = Active(hit, Cost(stamina=1), Target("ranged", 3))
    arcing = Active(hit, Cost(stamina=1), Target("arcing", 3))
    me = t.explorer("fighter")
    assert ("unit", "crawler") not in marks_for(t.g, me, ranged)
    assert ("unit", "crawler") in marks_for(t.g, me, arcing)
    t.put("healer", 2, 1)
    t.monster("crawler").cell = cell(4, 2)
    assert ("unit", "crawler") not in marks_for(t.g, me, ranged), "a unit is an obstacle"
    assert ("unit", "fighter") in marks_for(t.g, me, ranged), "range 0: oneself"


@pytest.mark.rule("MA-TGT-04")
def test_range_counts_the_longer_of_columns_and_rows() -> None:
    assert span(cell(0, 0), cell(3, 2)) == 3
    assert span(cell(4, 9), cell(4, 10)) == 1


@pytest.mark.rule("MA-TGT-02", "MA-TGT-10")
def test_melee_reaches_oneself_and_adjacent_spaces_in_sight(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1), "strider": (2, 0), "mote": (0, 1)},
            walls=[((0, 0), (0, 1))])  # fmt: skip
    marks = marks_for(t.g, t.explorer("fighter"), t.active("fighter"))
    assert marks == [("unit", "fighter"), ("unit", "crawler")]


@pytest.mark.rule("MA-TGT-11", "MA-EX-44")
def test_adjacency_holds_over_a_border_but_the_tile_does_not(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4), "crawler": (10, 4)}, right=[])
    t.high(3)
    t.do("fighter", Attack(high=1, who="adjacent-units"))
    assert not t.there("crawler")
    t = lay(at={"fighter": (9, 4), "crawler": (10, 4)}, right=[])
    t.do("fighter", Attack(high=1, who="monsters"))
    assert t.there("crawler")


@pytest.mark.rule("MA-MOV-01", "MA-MOV-07")
def test_moving_costs_one_stamina_in_eight_directions(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    assert len(moves(t, "fighter")) == 8
    t.act("fighter", "move:2,2")
    assert t.spot("fighter") == (2, 2)
    assert t.explorer("fighter").stamina == 5


@pytest.mark.rule("MA-MOV-02", "MA-TER-02", "MA-TER-05")
def test_nobody_walks_through_rubble_obstacles_or_units(lay: Lay) -> None:
    t = lay([".#C", "BL.", "..."], at={"fighter": (0, 0), "healer": (1, 2)})
    assert moves(t, "fighter", 6) == set()
    t.explorer("fighter").cell = cell(0, 2)
    t.state.marks[cell(1, 3)] = DESTROYED
    assert moves(t, "fighter", 6) == {(0, 3)}


@pytest.mark.rule("MA-MOV-03")
def test_diagonals_between_impassable_spaces_are_allowed(lay: Lay) -> None:
    t = lay([".#", "#."], at={"fighter": (0, 0)})
    assert moves(t, "fighter") == {(1, 1)}
    t = lay(at={"fighter": (0, 0)}, walls=[((0, 0), (1, 0))])
    assert (1, 1) in moves(t, "fighter"), "past the end of a wall"


@pytest.mark.rule("MA-TER-01")
def test_passable_spaces_never_block_sight(lay: Lay) -> None:
    t = lay([".S^~."], at={"fighter": (0, 0), "crawler": (4, 0)})
    assert sees(table.ground(t.g), cell(0, 0), cell(4, 0))
    ranged = Active([Attack(high=1)], Cost(stamina=1), Target("ranged", 4))
    assert ("unit", "crawler") in marks_for(t.g, t.explorer("fighter"), ranged)
    assert {(1, 0)} <= moves(t, "fighter")


@pytest.mark.rule("MA-TER-03", "MA-MOV-06")
def test_whoever_steps_onto_a_chasm_is_destroyed(lay: Lay) -> None:
    t = lay([".~"], at={"fighter": (0, 0), "healer": (5, 5)})
    t.act("fighter", "move:1,0")
    assert t.explorer("fighter").dead


@pytest.mark.rule("MA-CHS-01")
def test_a_chapter_space_is_an_obstacle_in_every_state(lay: Lay) -> None:
    t = lay([".H"], at={"fighter": (0, 0)})
    for mark in (None, LIT, DESTROYED):
        if mark is not None:
            t.state.marks[cell(1, 0)] = mark
        assert (1, 0) not in moves(t, "fighter")
        assert table.obstacles(t.g, table.ground(t.g)) >> cell(1, 0) & 1


@pytest.mark.rule("MA-TGT-15")
def test_closest_is_counted_straight_on_the_own_tile(lay: Lay) -> None:
    t = lay(["S#...", "", "", "....S"], at={"fighter": (2, 0)})
    here = table.ground(t.g)
    found = table.nearest(table.intact(t.g, here, "spawn", 0), cell(2, 0))
    assert found == [cell(0, 0)]


@pytest.mark.rule("MA-EX-62", "MA-TIL-05", "MA-TIL-06")
def test_exploring_attaches_the_top_tile_by_its_connection(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)})
    t.state.tile_stack[0] = "f0"
    before = len(t.state.tile_stack)
    t.act("fighter", "explore:e")
    new = t.state.tiles[-1]
    assert (new.face, new.x, new.y) == ("f0", 1, 0)
    assert new.turns == 1, "the south side turned to the west"
    assert t.explorer("fighter").stamina == 4
    assert len(t.state.tile_stack) == before - 1
    assert table.adjacent(table.ground(t.g), cell(9, 4), cell(10, 4))
    t.explorer("fighter").cell = cell(3, 3)
    assert not [k for k in t.keys("fighter") if k.startswith("explore")]


@pytest.mark.rule("MA-TIL-05", "MA-CHP-09")
def test_no_exploring_through_a_token(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 9)})
    assert "explore:s" in t.keys("fighter")
    t.state.entry[:] = [cell(4, 9), cell(5, 9)]
    assert "explore:s" not in t.keys("fighter")
    t.state.entry.clear()
    t.state.exit[:] = [cell(4, 9), cell(5, 9)]
    assert "explore:s" not in t.keys("fighter")


@pytest.mark.rule("MA-TIL-07", "MA-TIL-08", "MA-TIL-10", "MA-EX-63")
def test_the_board_stays_within_two_by_two(lay: Lay) -> None:
    """Both left tiles go when one explores to the right of the right column."""
    t = lay(at={"fighter": (19, 4)}, right=[], below=[])
    t.put("crawler", 3, 3)
    t.put("strider", 3, 13)
    t.put("mote", 15, 5)
    t.state.marks[cell(2, 2)] = DESTROYED
    t.state.marks[cell(12, 2)] = DESTROYED
    t.act("fighter", "explore:e")
    places = {(tile.x, tile.y) for tile in t.state.tiles}
    assert places == {(0, 0), (1, 0)}
    assert not t.there("crawler")
    assert not t.there("strider")
    assert "crawler" in t.state.destroyed_monsters
    assert t.explorer("fighter").essence == 0
    assert t.spot("mote") == (5, 5)
    assert t.spot("fighter") == (9, 4)
    assert t.state.marks == {cell(2, 2): DESTROYED}
    assert t.state.tile_stack[-2:] == ["here", "below"] or t.state.tile_stack[-2:] == [
        "below",
        "here",
    ]


@pytest.mark.rule("MA-TIL-10")
def test_a_discarded_tile_is_turned_over(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)})
    t.state.tiles[0].face = "f0"
    exploration.discard_tile(t.g, t.state.tiles[0])
    assert t.state.tile_stack[-1] == "b0"


@pytest.mark.rule("MA-TIL-09")
def test_a_tile_with_an_explorer_is_never_discarded(lay: Lay) -> None:
    t = lay(at={"fighter": (19, 4), "healer": (2, 2)}, right=[])
    assert "explore:e" not in t.keys("fighter")
    t.explorer("healer").cell = cell(12, 2)
    assert "explore:e" in t.keys("fighter")


@pytest.mark.rule("MA-TIL-11", "MA-TIL-18")
def test_a_discarded_tile_loses_its_tokens(lay: Lay) -> None:
    t = lay(doors=[((0, 0), (1, 0))], right=[])
    t.close((0, 0), (1, 0))
    t.state.broken += [cell(2, 0) * 2, cell(12, 0) * 2]
    t.state.marks.update({cell(1, 1): LIT, cell(11, 1): DESTROYED})
    t.state.entry[:] = [cell(4, 9), cell(5, 9)]
    exploration.discard_tile(t.g, t.state.tiles[0])
    assert t.state.marks == {cell(11, 1): DESTROYED}
    assert t.state.closed == []
    assert t.state.broken == [cell(12, 0) * 2]
    assert t.state.entry == []


@pytest.mark.rule("MA-TIL-04")
def test_a_turned_tile_keeps_its_spaces_and_walls_together(lay: Lay) -> None:
    t = lay(["S"], walls=[((0, 0), (1, 0))])
    turned = board(t.g.content, (("here", 1), ("", 0), ("", 0), ("", 0)))
    assert turned.spaces[cell(9, 0)] == "spawn"
    assert not turned.free[cell(9, 0)] >> 4 & 1
    assert turned.free[cell(9, 0)] >> 6 & 1


@pytest.mark.rule("MA-DOR-10")
def test_a_destroyed_door_is_no_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))])
    t.state.broken.append(cell(0, 0) * 2)
    smash = Active([Door("destroy")], Cost(stamina=1), Target("melee", of="door"))
    assert marks_for(t.g, t.explorer("fighter"), smash) == []
