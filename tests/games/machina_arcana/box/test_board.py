"""Borders, walls, sight, range (MA-TIL, MA-LOS, MA-TGT)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.board import sees
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.box.tiles import span
from waystone.games.machina_arcana.box.unit_effects import Attack
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.board import exploration
from waystone.games.machina_arcana.rules.cards.targeting import marks_for
from waystone.games.machina_arcana.table.board import ground


@pytest.mark.rule("MA-TIL-02", "MA-LOS-05")
def test_an_unexplored_border_is_a_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)}, below=[])
    here = ground(t.g)
    assert not here.free[cell(9, 4)] >> 2 & 1
    t = lay(at={"fighter": (9, 0)}, right=[])
    assert not sees(ground(t.g), cell(9, 0), cell(10, 0))
    assert len(exploration.unexplored(t.g)) == 6


@pytest.mark.rule("MA-TIL-04", "MA-MOV-04")
def test_facing_borders_join_and_the_rest_of_the_edge_is_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)}, right=[])
    assert {(10, 4), (10, 5)} <= t.moves("fighter")
    assert (9, 3) in t.moves("fighter")
    t.explorer("fighter").cell = cell(9, 2)
    assert (10, 2) not in t.moves("fighter")
    t = lay(at={"fighter": (9, 4)}, right=[], borders=["w"])
    assert (10, 4) not in t.moves("fighter")


@pytest.mark.rule("MA-DOR-01", "MA-LOS-02")
def test_walls_block_movement_and_sight(lay: Lay) -> None:
    t = lay(["..", ".."], at={"fighter": (0, 0)}, walls=[((0, 0), (1, 0))])
    assert (1, 0) not in t.moves("fighter")
    assert not sees(ground(t.g), cell(0, 0), cell(3, 0))
    t = lay([".#."])
    assert not sees(ground(t.g), cell(0, 0), cell(2, 0))


@pytest.mark.rule("MA-LOS-01", "MA-LOS-03", "MA-LOS-06")
def test_sight_goes_from_centre_to_centre_and_may_touch_corners(lay: Lay) -> None:
    t = lay(["..", ".#"], walls=[((3, 0), (4, 0)), ((5, 5), (6, 5)), ((5, 5), (5, 6))])
    here = ground(t.g)
    assert sees(here, cell(0, 0), cell(2, 0))
    assert sees(here, cell(0, 1), cell(1, 0))
    assert sees(here, cell(1, 0), cell(2, 1))
    assert sees(here, cell(3, 0), cell(4, 1)), "a single wall that ends at the corner"
    assert not sees(here, cell(5, 5), cell(6, 6)), "an L around the space"
    t = lay(walls=[((0, 0), (0, 1)), ((1, 0), (1, 1))])
    assert not sees(ground(t.g), cell(0, 0), cell(1, 1)), "a straight wall"


@pytest.mark.rule("MA-TGT-04")
def test_range_counts_the_longer_of_columns_and_rows() -> None:
    assert span(cell(0, 0), cell(3, 2)) == 3
    assert span(cell(4, 9), cell(4, 10)) == 1


@pytest.mark.rule("MA-TGT-11", "MA-EX-44")
def test_adjacency_holds_over_a_border_but_the_tile_does_not(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4), "crawler": (10, 4)}, right=[])
    t.high(3)
    t.do("fighter", Attack(high=1, who="adjacent-units"))
    assert not t.there("crawler")
    t = lay(at={"fighter": (9, 4), "crawler": (10, 4)}, right=[])
    t.do("fighter", Attack(high=1, who="monsters"))
    assert t.there("crawler")


@pytest.mark.rule("MA-TER-01")
def test_passable_spaces_never_block_sight(lay: Lay) -> None:
    t = lay([".S^~."], at={"fighter": (0, 0), "crawler": (4, 0)})
    assert sees(ground(t.g), cell(0, 0), cell(4, 0))
    ranged = Active([Attack(high=1)], Cost(stamina=1), Target("ranged", 4))
    assert ("unit", "crawler") in marks_for(t.g, t.explorer("fighter"), "", ranged)
    assert {(1, 0)} <= t.moves("fighter")
