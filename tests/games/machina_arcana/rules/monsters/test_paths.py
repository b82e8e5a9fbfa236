"""Distances and what is on the way (MA-AIM-12 to MA-AIM-16)."""

from typing import get_args

import pytest

from waystone.games.machina_arcana.box.abilities import Passive
from waystone.games.machina_arcana.box.modifiers import Ethereal, Immobile, Through
from waystone.games.machina_arcana.box.tiles import door_id
from waystone.games.machina_arcana.checks.testing import Lay, Spot, Table, cell
from waystone.games.machina_arcana.rules.monsters.paths import (
    Passage,
    door_between,
    passages,
    paths_of,
)
from waystone.games.machina_arcana.table.state import DESTROYED
from waystone.parts.path import FAR


def mask(*spots: Spot) -> int:
    return sum(1 << cell(*spot) for spot in spots)


def far(t: Table, to: Spot, name: str = "crawler") -> int:
    monster = t.monster(name)
    return paths_of(t.g, monster).far(monster.cell, cell(*to))


@pytest.mark.rule("MA-AIM-12", "MA-AIM-13", "MA-AIM-14", "MA-AIM-15", "MA-AIM-16", "MA-ETH-05")
def test_what_a_monster_walks_around(lay: Lay) -> None:
    """Rubble, obstacles, chasms and immobile monsters; its own abilities count."""
    at = {"fighter": (5, 5), "healer": (6, 6), "crawler": (0, 5), "tender": (7, 7), "mote": (8, 8)}
    t = lay([".#C~"], at=at)
    t.state.laid.marks[cell(9, 9)] = DESTROYED
    t.rewrite("healer", Passive([Immobile()]))
    drawn, ruined, bound = mask((1, 0), (2, 0), (3, 0)), mask((9, 9)), mask((7, 7))
    others = mask((5, 5), (6, 6), (7, 7), (8, 8))

    def ways() -> tuple[int, int]:
        paths = paths_of(t.g, t.monster("crawler"))
        return paths.blocked & paths.here.land, paths.units

    assert ways() == (drawn | ruined | bound, others)
    expected = {
        "rubble": (mask((2, 0), (3, 0)) | ruined | bound, others),
        "obstacles": (mask((1, 0), (3, 0)) | bound, others),
        "chasm": (mask((1, 0), (2, 0)) | ruined | bound, others),
        "units": (drawn | ruined | bound, 0),
        "doors": (drawn | ruined | bound, others),
    }
    assert set(expected) == set(get_args(Through.__annotations__["what"]))
    for what, found in expected.items():
        t.rewrite("crawler", Passive([Through(what)]))  # type: ignore[arg-type]
        assert ways() == found, what
    t.rewrite("crawler", Passive([Ethereal()]))
    assert ways() == (drawn | ruined | bound, 0)


@pytest.mark.rule("MA-AIM-12")
def test_how_far_it_is(lay: Lay) -> None:
    """Also from and to a space that was destroyed under a unit; never out of a hole."""
    t = lay(at={"crawler": (0, 0), "fighter": (5, 0)})
    assert far(t, (5, 0)) == 5
    t.state.laid.marks = {cell(0, 0): DESTROYED}
    assert far(t, (5, 0)) == 5, "counted from beside it"
    t.state.laid.marks = {cell(5, 0): DESTROYED}
    assert far(t, (5, 0)) == 5
    t = lay([".#", "##"], at={"crawler": (0, 0), "fighter": (5, 0)})
    assert far(t, (5, 0)) == FAR
    t = lay(["..#.#"], at={"crawler": (3, 0), "fighter": (1, 0)},
            walls=[((x, 0), (x, 1)) for x in range(10)])  # fmt: skip
    assert far(t, (1, 0)) == FAR, "rubble right beside the goal"
    t = lay(["....", ".##.", "...."], at={"crawler": (0, 1), "fighter": (3, 1)})
    assert far(t, (3, 1)) == 3


@pytest.mark.rule("MA-DOR-02")
@pytest.mark.parametrize(("a", "b"), [((0, 0), (1, 0)), ((4, 7), (4, 8)), ((11, 3), (12, 3))])
def test_the_door_on_the_side_of_two_spaces(a: Spot, b: Spot) -> None:
    side = 2 if a[1] == b[1] else 4
    assert door_between(cell(*a), cell(*b)) == door_id(cell(*a), side)
    assert door_between(cell(*b), cell(*a)) == door_id(cell(*a), side)
    assert door_id(cell(*b), side ^ 4) == door_id(cell(*a), side)
    assert door_id(cell(*a), side) == 2 * cell(*a) + (side == 4)


@pytest.mark.rule("MA-AIM-23")
def test_no_door_is_ahead_where_nobody_can_be_reached_or_all_are_open(lay: Lay) -> None:
    t = lay(["..", "##"], at={"crawler": (0, 0), "fighter": (1, 0)}, doors=[((0, 0), (1, 0))])
    crawler = t.monster("crawler")
    assert paths_of(t.g, crawler).doors_ahead(crawler.cell, cell(1, 0)) == []
    t.close((0, 0), (1, 0))
    ahead = paths_of(t.g, crawler).doors_ahead(crawler.cell, cell(1, 0))
    assert ahead == [(door_id(cell(0, 0), 2), cell(0, 0))]
    assert paths_of(t.g, crawler).doors_ahead(crawler.cell, cell(5, 5)) != []
    t.state.laid.marks = {cell(x, 0): DESTROYED for x in (1, 2)}
    assert paths_of(t.g, crawler).doors_ahead(crawler.cell, cell(5, 5)) == []


@pytest.mark.rule("MA-AIM-23", "MA-DOR-09", "MA-AMB-70")
@pytest.mark.parametrize(
    ("rows", "closed", "found"),
    [
        ([], [((4, 4), (5, 4))], [((4, 4), (5, 4))]),
        ([], [((5, 4), (5, 5))], [((5, 4), (5, 5))]),
        ([], [((4, 4), (5, 4)), ((5, 4), (5, 5))], [((4, 4), (5, 4)), ((5, 4), (5, 5))]),
        (["", "", "", "", ".....#"], [((4, 4), (5, 4))], [((4, 4), (5, 4))]),
        (["", "", "", "", ".....#"], [((5, 4), (5, 5))], []),
        (["", "", "", "", ".....#"], [((4, 4), (5, 4)), ((5, 4), (5, 5))], []),
    ],
    ids=["near", "far", "both", "near, rubble", "far, rubble", "both, rubble"],
)
def test_a_step_aslant_is_barred_by_doors_that_somebody_can_stand_beside(
    lay: Lay, rows: list[str], closed: list[tuple[Spot, Spot]], found: list[tuple[Spot, Spot]]
) -> None:
    """The step from (4, 4) to (5, 5) turns at (5, 4); a wall cuts the other corner off. A door is
    destroyed from the space before it: the start, or the corner if one can stand there."""
    doors: list[tuple[Spot, Spot]] = [((4, 4), (5, 4)), ((5, 4), (5, 5))]
    t = lay(rows, at={"crawler": (4, 4), "fighter": (9, 9)}, walls=[((4, 4), (4, 5))], doors=doors)
    for door in closed:
        t.close(*door)
    ways = paths_of(t.g, t.monster("crawler"))
    barring = passages(ways.land, ways.here, ways.blocked, cell(4, 4), cell(5, 5))
    assert barring == [Passage(door_between(cell(*a), cell(*b)), cell(*a)) for a, b in found]
