"""Looking at the board: spaces, obstacles, who is beside whom."""

import pytest

from waystone.games.machina_arcana.box.tiles import door_id
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.table.board import (
    adjacent_explorers,
    closest_free,
    destroyed,
    ground,
    intact,
    nearest,
    obstacles,
    occupied,
    open_ground,
)
from waystone.games.machina_arcana.table.state import DESTROYED, LIT, OFF
from waystone.games.machina_arcana.table.units import on_board


@pytest.mark.rule("MA-TER-05", "MA-MOV-02")
def test_units_are_obstacles_on_any_space(lay: Lay) -> None:
    t = lay(["..C"], at={"fighter": (0, 0), "healer": (3, 3), "crawler": (5, 0)})
    assert occupied(t.g) == 1 << cell(0, 0) | 1 << cell(3, 3) | 1 << cell(5, 0)
    t.state.laid.marks[cell(7, 7)] = DESTROYED
    both = 1 << cell(2, 0) | 1 << cell(7, 7)
    assert obstacles(t.g, ground(t.g)) == occupied(t.g) | both
    t.explorer("healer").cell = OFF
    assert occupied(t.g) == 1 << cell(0, 0) | 1 << cell(5, 0)
    t.put("fighter", 1, 1)
    assert occupied(t.g) == 1 << cell(1, 1) | 1 << cell(5, 0)


@pytest.mark.rule("MA-TER-13")
def test_what_is_destroyed_follows_the_marks(lay: Lay) -> None:
    t, marks = lay(["C.C"]), {cell(0, 0): DESTROYED, cell(2, 0): LIT}
    t.state.laid.marks = marks
    assert destroyed(t.g) == 1 << cell(0, 0)
    marks[cell(2, 0)] = DESTROYED
    assert destroyed(t.g) == 1 << cell(0, 0) | 1 << cell(2, 0)
    marks.clear()
    assert destroyed(t.g) == 0


@pytest.mark.rule("MA-DOR-04")
def test_with_no_door_closed_there_is_one_board(lay: Lay) -> None:
    t = lay()
    opened = ground(t.g)
    assert open_ground(t.g) is opened
    t.state.laid.closed.append(door_id(cell(0, 0), 2))
    assert ground(t.g) is not opened
    assert open_ground(t.g) is opened


@pytest.mark.rule("MA-TER-13", "MA-SPN-10")
def test_undestroyed_spaces_of_a_tile_or_of_all(lay: Lay) -> None:
    t = lay(["S....S"], right=[".S"])
    here = ground(t.g)
    assert intact(t.g, here, "spawn") == [cell(0, 0), cell(5, 0), cell(11, 0)]
    assert intact(t.g, here, "spawn", 0) == [cell(0, 0), cell(5, 0)]
    assert intact(t.g, here, "spawn", 1) == [cell(11, 0)]
    t.state.laid.marks[cell(5, 0)] = DESTROYED
    assert intact(t.g, here, "spawn", 0) == [cell(0, 0)]
    assert intact(t.g, here, "lever", 0) == []


@pytest.mark.rule("MA-TGT-10", "MA-TGT-11")
def test_the_explorers_beside_a_space(lay: Lay) -> None:
    """On any space, over a border too, not through a wall, and nobody who has left."""
    at = {"fighter": (0, 0), "healer": (1, 1), "maker": (9, 4), "gunner": (7, 4)}
    t = lay(at=at, right=[], walls=[((0, 1), (1, 1)), ((0, 2), (1, 2))])
    here = ground(t.g)

    def beside(x: int, y: int) -> list[str]:
        return [e.id for e in adjacent_explorers(t.g, here, cell(x, y))]

    assert beside(1, 0) == ["fighter", "healer"]
    assert beside(0, 2) == []
    assert beside(10, 5) == ["maker"]
    assert beside(8, 4) == ["maker", "gunner"]
    t.explorer("maker").cell = OFF
    assert beside(8, 4) == ["gunner"]


@pytest.mark.rule("MA-TIL-16")
def test_who_is_on_the_board(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 1), "maker": (9, 4)})
    t.explorer("healer").cell = OFF
    assert [e.id for e in on_board(t.g)] == ["fighter", "maker"]


@pytest.mark.rule("MA-FRC-10", "MA-TGT-17", "MA-SPN-13")
def test_the_closest_free_space_of_the_tile_else_of_all(lay: Lay) -> None:
    t = lay(["S.", "~#"], at={"fighter": (0, 0), "healer": (1, 0)}, right=[])
    here = ground(t.g)
    assert closest_free(t.g, here, cell(5, 5)) == [cell(5, 5)]
    assert closest_free(t.g, here, cell(0, 0)) == [cell(0, 1)], "a chasm qualifies"
    t = lay(["#########."] + ["#" * 10] * 9, at={"fighter": (9, 0)}, right=[])
    here = ground(t.g)
    assert closest_free(t.g, here, cell(9, 0)) == [cell(10, 0), cell(10, 1)]
    t.explorer("fighter").cell = OFF
    assert closest_free(t.g, here, cell(0, 0)) == [cell(9, 0)]


@pytest.mark.rule("MA-TGT-15")
def test_the_nearest_of_spaces() -> None:
    found = nearest([cell(0, 0), cell(5, 0), cell(3, 4), cell(19, 19)], cell(4, 2))
    assert found == [cell(5, 0), cell(3, 4)]
    assert nearest([cell(19, 19)], cell(0, 0)) == [cell(19, 19)]
    assert nearest([], cell(0, 0)) == []
