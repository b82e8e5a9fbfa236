"""The tables of a map: range and sight are mutual, also where rooms join."""

import pytest

from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.box.dungeon_map import Placed, written
from waystone.games.gloomhaven.box.layout import Tables
from waystone.games.gloomhaven.table.ways import Profile, Reach, placements
from waystone.kernel.game import find
from waystone.parts.hexgrid import distance
from waystone.parts.path import mask_of


@pytest.fixture(scope="module")
def board() -> Tables:
    """Two rooms of a dungeon and the door between them."""
    content, _ = find("gloomhaven").load_content()
    assert isinstance(content, Content)
    one, two = list(content.rooms)[:2]
    lair = next(iter(content.lairs))
    chart = content.layouts[written([Placed(one, lair, 0, 0), Placed(two, lair, 0, None)])]
    return chart.tables(1 << chart.doors[0])


@pytest.mark.rule("GH-LOS-04")
@pytest.mark.parametrize("reach", [0, 1, 2, 4])
def test_within_range_and_sight_is_mutual(board: Tables, reach: int) -> None:
    for a in board.known:
        found = board.within(reach, a)
        seen = [b for b in board.known if board.sight[a] >> b & 1]
        assert found == mask_of(b for b in seen if board.distance(a, b) <= reach)
        for b in board.known:
            assert found >> b & 1 == board.within(reach, b) >> a & 1


def test_nothing_is_within_range_of_what_is_not_known(board: Tables) -> None:
    for cell in set(range(len(board.hexes))) - set(board.known):
        assert board.within(1, cell) == board.within(3, cell) == 0


@pytest.mark.rule("GH-AOE-04", "GH-AMB-61")
def test_an_area_is_aimed_from_where_one_of_its_hexes_is_in_range(board: Tables) -> None:
    area = ((0, 0), (1, 0), (2, 0))
    for reach in (2, 3):
        aimed = Reach(board, Profile(0, reach, True, 1, area))
        for foe in board.known[::5]:
            laid = list(placements(area, board.hexes[foe]))
            expected = board.within(reach, foe)
            for cell in board.known:
                near = [
                    at
                    for red in laid
                    for at in red
                    if at in board.number and distance(board.hexes[cell], at) <= reach
                ]
                if near and board.sight[foe] >> cell & 1:
                    expected |= 1 << cell
            assert aimed.hexes(foe) == expected & ~(1 << foe)
            assert aimed.hexes(foe) == expected & ~(1 << foe), "asked again"
