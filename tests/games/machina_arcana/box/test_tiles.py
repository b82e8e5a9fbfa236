"""The faces of tiles (MA-TIL)."""

import pytest

from waystone.games.machina_arcana.box.board import board
from waystone.games.machina_arcana.box.tiles import Tile, border_cells, read_face
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.table.board import ground


@pytest.mark.rule("MA-TIL-01", "MA-TIL-03")
def test_a_tile_is_ten_by_ten_with_borders_in_the_middle_of_its_sides(lay: Lay) -> None:
    t = lay(borders=["n", "s"])
    here = ground(t.g)
    assert len([c for c in here.spaces if c]) == 100
    assert [b.cells for b in here.borders[0]] == [(4, 5), (9 * 20 + 4, 9 * 20 + 5)]
    face = read_face(t.g.content.tiles["here"])
    assert border_cells(0, 0, face.connection) == (cell(4, 9), cell(5, 9))


@pytest.mark.rule("MA-TIL-04")
def test_a_turned_tile_keeps_its_spaces_and_walls_together(lay: Lay) -> None:
    t = lay(["S"], walls=[((0, 0), (1, 0))])
    turned = board(t.g.content, (Tile("here", 1, 0, 0),), ())
    assert turned.spaces[cell(9, 0)] == "spawn"
    assert not turned.free[cell(9, 0)] >> 4 & 1
    assert turned.free[cell(9, 0)] >> 6 & 1
