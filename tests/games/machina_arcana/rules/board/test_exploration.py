"""Exploring (MA-TIL)."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana.box.definitions import Side
from waystone.games.machina_arcana.box.tiles import Tile, door_id
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.board import exploration
from waystone.games.machina_arcana.table.board import adjacent, ground
from waystone.games.machina_arcana.table.state import DESTROYED, LIT
from waystone.kernel.rng import Streams


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


@pytest.mark.rule("MA-TIL-03", "MA-TIL-06")
@pytest.mark.parametrize("connection", ["n", "e", "s", "w"])
@pytest.mark.parametrize(
    ("side", "spot"), [("n", (4, 0)), ("e", (9, 4)), ("s", (4, 9)), ("w", (0, 4))]
)
def test_the_connection_symbol_faces_the_explorer(
    lay: Lay, connection: Side, side: str, spot: tuple[int, int]
) -> None:
    """Quarter turns clockwise until the symbol is on the side opposite to the border."""
    t = lay(at={"fighter": spot}, stamina=2)
    tiles = t.g.content.tiles
    new = replace(tiles["f0"], connection=connection)
    t.g.content = replace(t.g.content, tiles={**tiles, "f0": new})
    t.state.decks.tiles[0] = "f0"
    t.act("fighter", f"explore:{side}")
    laid = next(tile for tile in t.state.laid.tiles if tile.face == "f0")
    clockwise = "nesw"
    turned = clockwise[(clockwise.index(connection) + laid.turns) % 4]
    assert turned == clockwise[(clockwise.index(side) + 2) % 4]
    assert 0 <= laid.turns < 4


@pytest.mark.rule("MA-TIL-05", "MA-TIL-09")
def test_where_there_is_nothing_to_explore(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 0)})
    assert len(exploration.explorable(t.g, t.explorer("fighter"))) == 1
    t.state.story.endgame = True
    assert exploration.explorable(t.g, t.explorer("fighter")) == []
    t.state.story.endgame = False
    t.state.decks.tiles.clear()
    assert exploration.explorable(t.g, t.explorer("fighter")) == []


@pytest.mark.rule("MA-TIL-10", "MA-TIL-11", "MA-TIL-18")
def test_what_lies_on_other_tiles_stays(lay: Lay) -> None:
    t = lay(right=[])
    t.state.laid.closed += [cell(3, 3) * 2, cell(12, 0) * 2 + 1]
    t.state.laid.exit[:] = [cell(19, 4), cell(19, 5)]
    t.state.laid.entry[:] = [cell(14, 9), cell(15, 9)]
    exploration.clear_place(t.g, 0)
    assert t.state.laid.closed == [cell(12, 0) * 2 + 1]
    assert (len(t.state.laid.exit), len(t.state.laid.entry)) == (2, 2)
    exploration.clear_place(t.g, 1)
    laid = t.state.laid
    assert (laid.closed, laid.exit, laid.entry) == ([], [], [])


@pytest.mark.rule("MA-TIL-17", "MA-DMG-07")
def test_collected_tiles_are_shuffled(lay: Lay) -> None:
    orders = set()
    for seed in range(8):
        t = lay(at={"crawler": (5, 5)})
        t.state.streams = Streams(seed)
        t.state.laid.tiles = [Tile(f"f{n}", 0, n % 2, n // 2) for n in range(4)]
        t.state.decks.tiles = ["f9"]
        exploration.recycle(t.g)
        assert t.state.decks.tiles[0] == "f9", "under the stack"
        orders.add(tuple(t.state.decks.tiles[1:]))
        assert (t.state.monsters, t.state.laid.tiles) == ([], [])
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {("b0", "b1", "b2", "b3")}
