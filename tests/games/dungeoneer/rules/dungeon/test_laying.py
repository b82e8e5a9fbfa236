"""DG-LOC: laying locations."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Warp
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import fitting
from waystone.games.dungeoneer.rules.dungeon import laying, shifting
from waystone.games.dungeoneer.table.board import exit_at, legal_places
from waystone.kernel.step import BACK
from waystone.parts.cardmap import Place

Make = Callable[..., Table]


def spots(t: Table, card: str, last: bool = False) -> list[tuple[int, int, bool]]:
    legal = legal_places(t.state, t.content, card, last)
    return sorted((p.x, p.y, p.turned) for p in legal)


@pytest.mark.rule("DG-LOC-01", "DG-LOC-08", "DG-EX-70")
def test_build_lays_one_location_anywhere_legal(table: Make) -> None:
    t = table().lay("hall-1", 1, 0).lay("hall-2", 2, 0)
    t.state.phase = "build"
    t.state.locations = ["hall-3", "hall-4"]
    t.step("build", "cell:3,0")
    assert t.state.board.places["hall-3"] == Place(3, 0), "far from the own hero"
    assert t.state.locations == ["hall-4"]
    t.state.locations = []
    t.a.ap = 2
    assert t.step("build") == BACK
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
    question = t.asks(laying.lay(t.g, t.a, "inner-sanctum"))
    assert all(key.startswith("cell:") for key in t.keys(question))
    beside = [key for key in t.keys(question) if key.startswith("cell:1,0")]
    assert beside == ["cell:1,0:upright", "cell:1,0:turned"], "never sideways"
    t.run(laying.lay(t.g, t.a, "inner-sanctum"), "cell:1,0:turned")
    assert t.state.board.places["inner-sanctum"].turned
    assert exit_at(t.g, "inner-sanctum", 1).kind == "trap", "west is east now"


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
    assert "meadow" not in shifting.swappable(t.g, "hall-1")
    assert fitting.warp_places(t.g, t.a, Warp("choice")) == ["hall-1"]


@pytest.mark.rule("DG-LOC-01", "DG-AMB-22")
def test_what_fits_nowhere_goes_under_the_deck(table: Make) -> None:
    t = table()
    t.state.locations = ["meadow", "hall-1", "field"]
    assert t.run(laying.lay_next(t.g, t.a), "cell:1,0")
    assert t.state.locations == ["field", "meadow"]
    assert "hall-1" in t.state.board.places
    assert not t.run(laying.lay_next(t.g, t.a)), "nothing fits"
    assert t.state.locations == ["field", "meadow"]
    assert [line.args["place"] for line in t.facts("no-place")] == ["meadow", "field", "meadow"]


@pytest.mark.rule("DG-LOC-06", "DG-EFF-11")
def test_a_shift_leaves_the_map_open_while_there_are_locations(table: Make) -> None:
    """A dead end, a passage, a dead end: nothing could be added to it."""
    t = table()
    t.state.board.places = {
        "cell": Place(0, 0),
        "walled-room": Place(0, 1),
        "dead-end": Place(0, 2, True),
    }
    t.state.locations = ["hall-1"]
    assert shifting.turnable(t.g) == []
    t.state.locations = []
    assert shifting.turnable(t.g) == ["walled-room"]


@pytest.mark.rule("DG-LOC-05")
def test_what_looks_the_same_when_turned_is_laid_without_asking_which_way_up(table: Make) -> None:
    t = table()
    keys = t.keys(t.asks(laying.lay(t.g, t.a, "hall-1")))
    assert sorted(keys) == ["cell:-1,0", "cell:0,-1", "cell:0,1", "cell:1,0"]
    shut = t.keys(t.asks(laying.lay(t.g, t.a, "cell")))
    assert len(shut) == len(set(shut)), "a dead end fits but one way up beside the entrance"


@pytest.mark.rule("DG-LOC-05", "DG-LOC-08")
@pytest.mark.parametrize(("way", "turned"), [("upright", False), ("turned", True)])
def test_a_location_lies_the_way_up_that_was_chosen(table: Make, way: str, turned: bool) -> None:
    t = table()
    t.state.locations = ["inner-sanctum", "hall-2"]
    t.run(laying.lay_next(t.g, t.a), f"cell:1,0:{way}")
    assert t.state.board.places["inner-sanctum"].turned is turned
