"""Exploring (MA-TIL)."""

import pytest

from waystone.games.machina_arcana.box.tiles import door_id
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.board import exploration
from waystone.games.machina_arcana.table.board import adjacent, ground
from waystone.games.machina_arcana.table.state import DESTROYED, LIT


@pytest.mark.rule("MA-EX-62", "MA-TIL-05", "MA-TIL-06")
def test_exploring_attaches_the_top_tile_by_its_connection(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)})
    t.state.decks.tiles[0] = "f0"
    before = len(t.state.decks.tiles)
    t.act("fighter", "explore:e")
    new = t.state.laid.tiles[-1]
    assert (new.face, new.x, new.y) == ("f0", 1, 0)
    assert new.turns == 1, "the south side turned to the west"
    assert t.explorer("fighter").stamina == 4
    assert len(t.state.decks.tiles) == before - 1
    assert adjacent(ground(t.g), cell(9, 4), cell(10, 4))
    t.explorer("fighter").cell = cell(3, 3)
    assert not [k for k in t.keys("fighter") if k.startswith("explore")]


@pytest.mark.rule("MA-TIL-05", "MA-CHP-09")
def test_no_exploring_through_a_token(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 9)})
    assert "explore:s" in t.keys("fighter")
    t.state.laid.entry[:] = [cell(4, 9), cell(5, 9)]
    assert "explore:s" not in t.keys("fighter")
    t.state.laid.entry.clear()
    t.state.laid.exit[:] = [cell(4, 9), cell(5, 9)]
    assert "explore:s" not in t.keys("fighter")


@pytest.mark.rule("MA-TIL-07", "MA-TIL-08", "MA-TIL-10", "MA-EX-63")
def test_the_board_stays_within_two_by_two(lay: Lay) -> None:
    """Both left tiles go when one explores to the right of the right column."""
    t = lay(at={"fighter": (19, 4)}, right=[], below=[])
    t.put("crawler", 3, 3)
    t.put("strider", 3, 13)
    t.put("mote", 15, 5)
    t.state.laid.marks[cell(2, 2)] = DESTROYED
    t.state.laid.marks[cell(12, 2)] = DESTROYED
    t.act("fighter", "explore:e")
    places = {(tile.x, tile.y) for tile in t.state.laid.tiles}
    assert places == {(0, 0), (1, 0)}
    assert not t.there("crawler")
    assert not t.there("strider")
    assert "crawler" in t.state.decks.destroyed
    assert t.explorer("fighter").essence == 0
    assert t.spot("mote") == (5, 5)
    assert t.spot("fighter") == (9, 4)
    assert t.state.laid.marks == {cell(2, 2): DESTROYED}
    assert t.state.decks.tiles[-2:] == ["here", "below"] or t.state.decks.tiles[-2:] == [
        "below",
        "here",
    ]


@pytest.mark.rule("MA-TIL-10")
def test_a_discarded_tile_is_turned_over(lay: Lay) -> None:
    t = lay(at={"fighter": (9, 4)})
    t.face("f0")
    exploration.discard_tile(t.g, t.state.laid.tiles[0])
    assert t.state.decks.tiles[-1] == "b0"


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
    t.state.laid.broken += [cell(2, 0) * 2, cell(12, 0) * 2]
    t.state.laid.marks.update({cell(1, 1): LIT, cell(11, 1): DESTROYED})
    t.state.laid.entry[:] = [cell(4, 9), cell(5, 9)]
    exploration.discard_tile(t.g, t.state.laid.tiles[0])
    assert t.state.laid.marks == {cell(11, 1): DESTROYED}
    assert t.state.laid.closed == []
    assert t.state.laid.broken == [cell(12, 0) * 2]
    assert t.state.laid.entry == []


@pytest.mark.rule("MA-TIL-07")
def test_everything_keeps_its_place_when_the_frame_moves(lay: Lay) -> None:
    """A tile to the north: what lay at the top is now below it."""
    t = lay(at={"fighter": (4, 0), "crawler": (2, 3)}, doors=[((1, 1), (2, 1)), ((6, 6), (6, 7))])
    t.close((1, 1), (2, 1))
    t.state.laid.broken.append(door_id(cell(6, 6), 4))
    t.state.laid.marks[cell(8, 8)] = LIT
    t.state.laid.entry[:] = [cell(4, 9), cell(5, 9)]
    t.state.laid.exit[:] = [cell(0, 4), cell(0, 5)]
    t.act("fighter", "explore:n")
    assert [(tile.face == "here", tile.x, tile.y) for tile in t.state.laid.tiles] == [
        (True, 0, 1),
        (False, 0, 0),
    ]
    assert (t.spot("fighter"), t.spot("crawler")) == ((4, 10), (2, 13))
    assert t.state.laid.closed == [door_id(cell(1, 11), 2)]
    assert t.state.laid.broken == [door_id(cell(6, 16), 4)]
    assert t.state.laid.marks == {cell(8, 18): LIT}
    assert t.state.laid.entry == [cell(4, 19), cell(5, 19)]
    assert t.state.laid.exit == [cell(0, 14), cell(0, 15)]
