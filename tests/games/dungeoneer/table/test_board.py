"""The map as it lies: ways in and out of cards that lie upright or turned."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.table.board import ways
from waystone.games.dungeoneer.table.stats import column
from waystone.parts.cardmap import Place

Make = Callable[..., Table]

NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.rule("DG-MOV-02", "DG-EXI-11")
def test_a_working_exit_is_a_wall_on_neither_card(table: Make) -> None:
    t = table().lay("hall-1", 0, -1).lay("hall-2", 1, 0).lay("hall-3", 0, 1).lay("hall-4", -1, 0)
    assert ways(t.g, "entrance") == [
        (NORTH, "hall-1"),
        (EAST, "hall-2"),
        (SOUTH, "hall-3"),
        (WEST, "hall-4"),
    ], "clockwise from the north"
    t.state.board.places["walled-room"] = Place(2, 0)
    assert (EAST, "walled-room") not in ways(t.g, "hall-2")
    assert ways(t.g, "walled-room") == []


@pytest.mark.rule("DG-MOV-02", "DG-LOC-05")
def test_a_turned_card_has_its_exits_on_the_other_side(table: Make) -> None:
    """The cell's only door is in the south."""
    t = table()
    t.state.board.places["cell"] = Place(0, -1)
    assert ways(t.g, "cell") == [(SOUTH, "entrance")]
    assert ways(t.g, "entrance") == [(NORTH, "cell")]
    t.state.board.places["cell"] = Place(0, -1, True)
    assert ways(t.g, "cell") == []
    assert ways(t.g, "entrance") == []
    t.state.board.places["cell"] = Place(0, 1, True)
    assert ways(t.g, "cell") == [(NORTH, "entrance")]
    assert ways(t.g, "entrance") == [(SOUTH, "cell")]


@pytest.mark.rule("DG-LVL-02")
def test_the_column_of_the_level_or_of_the_nearest_one(table: Make) -> None:
    t = table(heroes=("figure-hero", "bystander"))
    printed = t.content.heroes["figure-hero"].stats
    for level, read in ((7, 7), (8, 8), (9, 9), (10, 10), (3, 7), (1, 7)):
        t.a.level = level
        found = tuple(column(t.g, t.a, stat) for stat in ("melee", "magic", "speed"))
        assert found == printed[read], level
    t.a.card, t.a.level = "orrin-epic", 9
    assert column(t.g, t.a, "melee") == t.content.heroes["orrin-epic"].stats[6][0]
