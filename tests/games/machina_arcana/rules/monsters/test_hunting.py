"""The closest explorer and the way there (MA-AIM-12 to MA-AIM-26)."""

import pytest

from waystone.games.machina_arcana.box.unit_effects import Control
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.monsters.hunting import prowl
from waystone.games.machina_arcana.table.state import Marker

GAP = [
    "##########",
    "....######",
    "#.##.#####",
    "#.##.....#",
    "##..######",
    "##########",
]
"""A gap at (2, 1), a way round by (4, 2) that takes five steps, another explorer to the east."""


@pytest.mark.rule("MA-AIM-12")
def test_distance_is_walked_around_rubble_ignoring_doors_and_units(lay: Lay) -> None:
    rows = ["...", "##.", "..."]
    t = lay(rows, at={"fighter": (0, 2), "healer": (4, 0), "crawler": (0, 0)})
    assert t.hunt("crawler", stamina=1)[0] == 1
    t = lay(rows, at={"fighter": (0, 2), "healer": (5, 0), "crawler": (0, 0)})
    assert t.state.monsters[0].cell == cell(0, 0)
    t.put("mote", 1, 0)
    t.explorer("healer").cell = cell(9, 9)
    assert t.hunt("crawler", stamina=1) == (0, 0), "the unit in the gap does not count"


@pytest.mark.rule("MA-ETH-06", "MA-AIM-12")
def test_ethereal_explorers_are_ignored(lay: Lay) -> None:
    t = lay(at={"fighter": (2, 0), "healer": (0, 6), "crawler": (0, 0)})
    t.state.tokens.markers.append(Marker("statuette", 0, "fighter", ["fighter"]))
    assert t.hunt("crawler", stamina=1) == (0, 1)
    t.state.tokens.markers[0].units.append("healer")
    assert t.hunt("crawler", stamina=3) == (0, 1), "nobody to hunt"


@pytest.mark.rule("MA-AIM-13")
def test_ties_between_explorers(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 0), "healer": (0, 3), "crawler": (0, 0), "mote": (0, 1)},
            walls=[((1, 0), (1, 1))])  # fmt: skip
    t.put("strider", 1, 1)
    assert t.hunt("crawler", stamina=1) == (1, 0), "fewer units on the way"
    t = lay(at={"fighter": (3, 0), "healer": (0, 3), "crawler": (0, 0)})
    t.explorer("healer").health = 2
    assert t.hunt("crawler", stamina=1) == (0, 1), "then less health"
    t.monster("crawler").cell = cell(0, 0)
    t.explorer("healer").health = t.explorer("fighter").health = 3
    assert t.hunt("crawler", "unit:healer", stamina=1) == (0, 1), "then the players say"
    assert t.asked[0].rule == "MA-AIM-13"


@pytest.mark.rule("MA-AIM-14", "MA-EX-65")
def test_of_two_paths_the_one_with_fewer_units(lay: Lay) -> None:
    """The closer explorer is hunted by the free of two equal paths."""
    rows = [".....", ".###.", ".....", "######"]
    at = {"fighter": (4, 1), "healer": (9, 9), "strider": (0, 1), "mote": (2, 2)}
    t = lay(rows, at=at)
    assert t.hunt("strider", stamina=2) == (2, 0)


@pytest.mark.rule("MA-AIM-15")
def test_immobile_units_are_as_rubble(lay: Lay) -> None:
    rows = ["....", "####"]
    t = lay(rows, at={"fighter": (3, 0), "tender": (1, 0), "crawler": (0, 0), "healer": (0, 9)})
    assert t.hunt("crawler") == (0, 0), "walled in"


@pytest.mark.rule("MA-AIM-16", "MA-MOV-06")
def test_predictable_monsters_never_enter_a_chasm(lay: Lay) -> None:
    t = lay([".~..", ".~..", ".~.."], at={"fighter": (3, 0), "crawler": (0, 0)})
    t.hunt("crawler")
    assert t.there("crawler")
    t = lay([".~..", "####"], at={"fighter": (3, 0), "crawler": (0, 0)})
    assert t.hunt("crawler") == (0, 0)


@pytest.mark.rule("MA-EX-70", "MA-AIM-22")
def test_a_detour_too_long_is_not_begun(lay: Lay) -> None:
    at = {"fighter": (0, 1), "healer": (8, 3), "strider": (3, 1), "mote": (2, 1)}
    t = lay(GAP, at=at)
    assert t.hunt("strider", stamina=4) == (3, 1), "five would be needed"


@pytest.mark.rule("MA-AIM-17", "MA-EX-71")
def test_the_target_is_found_anew_after_every_step(lay: Lay) -> None:
    """After the first step of the detour the other explorer is as far, with nobody in the way."""
    at = {"fighter": (0, 1), "healer": (8, 3), "strider": (3, 1), "mote": (2, 1)}
    t = lay(GAP, at=at)
    assert t.hunt("strider", stamina=5) == (7, 3)


@pytest.mark.rule("MA-AIM-20")
def test_a_step_shortens_the_way(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (9, 0)})
    assert t.hunt("crawler") == (5, 0)


@pytest.mark.rule("MA-AIM-21", "MA-EX-69")
def test_straight_before_diagonal_and_fewer_obstacles_in_sight(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 0), "crawler": (5, 1)})
    t.miss()
    assert t.hunt("crawler", stamina=1) == (4, 0), "straight beside the target"
    t = lay(["....", "..C."], at={"fighter": (0, 0), "crawler": (4, 1)})
    assert t.hunt("crawler", stamina=1) == (3, 0), "no obstacle on the line"


@pytest.mark.rule("MA-AIM-22", "MA-EX-66")
@pytest.mark.parametrize(("stamina", "end"), [(3, (0, 2)), (2, (2, 1))])
def test_a_detour_is_made_only_if_it_can_be_finished(
    lay: Lay, stamina: int, end: tuple[int, int]
) -> None:
    """At distance 2, the direct space taken: three steps around, or none."""
    rows = [
        "####",
        "...#",
        ".#.#",
        "#..#",
        "####",
    ]
    t = lay(rows, at={"fighter": (0, 1), "crawler": (2, 1), "mote": (1, 1)})
    assert t.hunt("crawler", stamina=stamina) == end


@pytest.mark.rule("MA-AIM-23", "MA-EX-68", "MA-DOR-07")
def test_a_closed_door_on_the_way(lay: Lay) -> None:
    rows = ["......", "######"]
    t = lay(rows, at={"fighter": (5, 0), "strider": (0, 0)}, doors=[((1, 0), (2, 0))])
    t.close((1, 0), (2, 0))
    assert t.hunt("strider", stamina=4) == (1, 0)
    assert t.state.laid.closed, "three stamina are not enough"
    t.miss()
    assert t.hunt("strider", stamina=5) == (2, 0)
    assert t.state.laid.broken
    assert not t.state.laid.closed


@pytest.mark.rule("MA-EX-67", "MA-AIM-20")
@pytest.mark.parametrize(("stamina", "end"), [(1, (1, 1)), (2, (1, 1)), (3, (2, 3)), (4, (2, 3))])
def test_a_walk_with_a_detour_in_the_middle(lay: Lay, stamina: int, end: tuple[int, int]) -> None:
    """A (1, 1) is closer, B (2, 2) as far as A, C (2, 3) closer again."""
    rows = [
        "########",
        ".......#",
        "##.##.##",
        "##.#.###",
        "###.####",
        "########",
    ]
    at = {"fighter": (6, 1), "strider": (0, 1), "mote": (2, 1), "crawler": (3, 4)}
    t = lay(rows, at=at, walls=[((2, 2), (3, 2)), ((2, 1), (2, 2))])
    assert t.hunt("strider", stamina=stamina) == end


@pytest.mark.rule("MA-AIM-26")
def test_an_effect_that_moves_monsters_is_their_stamina(lay: Lay) -> None:
    t = lay(["....", "####"], at={"fighter": (3, 0), "crawler": (0, 0)}, doors=[((0, 0), (1, 0))])
    t.close((0, 0), (1, 0))
    t.run(prowl(t.g, t.monster("crawler"), 5))
    assert t.spot("crawler") == (0, 0), "a closed door stops it"
    t.state.laid.closed.clear()
    t.run(prowl(t.g, t.monster("crawler"), 5))
    assert t.spot("crawler") == (2, 0), "beside the explorer it stops and does not attack"
    assert t.explorer("fighter").health == 5
    assert t.monster("crawler").stamina == 0


@pytest.mark.rule("MA-EX-85", "MA-AIM-25")
@pytest.mark.parametrize(("stamina", "end"), [(2, (3, 1)), (3, (2, 3)), (4, (1, 2))])
def test_a_detour_once_begun_is_walked_to_its_end(
    lay: Lay, stamina: int, end: tuple[int, int]
) -> None:
    """Distance 3, blocked by a unit; the only way round goes over 4, 3, 2."""
    rows = [
        "######",
        "....##",
        "#.##.#",
        "##..##",
        "######",
    ]
    t = lay(rows, at={"fighter": (0, 1), "strider": (3, 1), "mote": (2, 1)})
    assert t.hunt("strider", stamina=stamina) == end


def test_an_effect_can_bind_a_monster(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 0)})
    t.do("fighter", Control(), targets=["crawler"])
    assert t.monster("crawler").controller == "fighter"
