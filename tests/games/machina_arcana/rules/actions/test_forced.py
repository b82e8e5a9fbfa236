"""Push, pull, teleport, swap (MA-FRC)."""

import pytest

from waystone.games.machina_arcana.box.unit_effects import Pull, Push, Swap, Teleport
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.table.state import DESTROYED


@pytest.mark.rule("MA-FRC-01", "MA-FRC-02", "MA-EX-64")
def test_pushes_go_straight_or_diagonally(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (0, 2), "strider": (1, 2)})
    t.do("fighter", Push(2), targets=["crawler"])
    assert t.spot("crawler") == (0, 4)
    t.do("fighter", Push(1), targets=["strider"])
    assert t.spot("strider") == (2, 3)
    t.monster("strider").cell = cell(1, 2)
    t.do("fighter", Pull(2), targets=["strider"])
    assert t.spot("strider") == (0, 1), "diagonally, then the source is in the way"


@pytest.mark.rule("MA-FRC-04", "MA-EX-64")
def test_a_push_stops_at_what_cannot_be_entered(lay: Lay) -> None:
    t = lay(["...#"], at={"fighter": (0, 0), "crawler": (2, 0)}, walls=[((0, 3), (0, 4))])
    t.do("fighter", Push(2), targets=["crawler"])
    assert t.spot("crawler") == (2, 0)
    t.monster("crawler").cell = cell(0, 2)
    t.do("fighter", Push(3), targets=["crawler"])
    assert t.spot("crawler") == (0, 3)


@pytest.mark.rule("MA-FRC-05", "MA-EX-64")
def test_a_push_into_a_lever_triggers_the_traps(lay: Lay) -> None:
    t = lay(["..L", "..^"], at={"fighter": (0, 0), "crawler": (1, 0), "mote": (2, 1)})
    t.high(1, 1, 1)
    t.do("fighter", Push(1), targets=["crawler"])
    assert t.spot("crawler") == (1, 0)
    assert t.state.laid.marks[cell(2, 0)] == DESTROYED
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-FRC-06", "MA-TER-08", "MA-EX-64")
def test_a_push_into_a_barrel_makes_it_explode(lay: Lay) -> None:
    t = lay(["..B"], at={"fighter": (0, 0), "crawler": (1, 0)})
    t.turn("fighter")
    t.high(1, 1, 0)
    t.do("fighter", Push(1), targets=["crawler"])
    assert not t.there("crawler")
    assert t.state.laid.marks[cell(2, 0)] == DESTROYED
    assert t.explorer("fighter").essence == 1


@pytest.mark.rule("MA-FRC-03", "MA-EX-64", "MA-DMG-08")
def test_a_push_into_a_chasm_kills_and_counts_for_the_pusher(lay: Lay) -> None:
    t = lay(["..~"], at={"fighter": (0, 0), "mote": (1, 0)})
    t.own("fighter", "hunters-oath")
    t.do("fighter", Push(1), targets=["mote"], answers=())
    assert not t.there("mote")
    assert t.state.tokens.progress == {"hunters-oath:0": 1}


@pytest.mark.rule("MA-FRC-07")
def test_immobile_units_are_not_pushed(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "tender": (1, 0)})
    t.do("fighter", Push(2), targets=["tender"])
    assert t.spot("tender") == (1, 0)


@pytest.mark.rule("MA-FRC-08", "MA-FRC-09", "MA-EX-83", "MA-TGT-17", "MA-FRC-10")
def test_teleport_to_a_type_lands_beside_an_obstacle(lay: Lay) -> None:
    t = lay([".#..E", "", "", "", "", "", "", "", "E"], at={"fighter": (0, 0)},
            walls=[((0, 0), (0, 1))])  # fmt: skip
    t.do("fighter", Teleport("event"), answers=["cell:4,1"])
    assert t.spot("fighter") == (4, 1)
    t.state.laid.marks[cell(4, 0)] = DESTROYED
    t.do("fighter", Teleport("event"), answers=["cell:1,7"])
    assert t.spot("fighter") == (1, 7), "the destroyed one no longer counts"


@pytest.mark.rule("MA-FRC-11", "MA-EX-83")
def test_a_teleport_onto_a_chasm_destroys(lay: Lay) -> None:
    rows = ["#####", "#~E##", "#####", "#####"]
    t = lay(rows, at={"fighter": (7, 0), "healer": (9, 9)})
    t.do("fighter", Teleport("event"))
    assert t.explorer("fighter").dead


@pytest.mark.rule("MA-FRC-12")
def test_swapping_places(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (3, 3)}, walls=[((0, 0), (1, 0))])
    t.do("fighter", Swap(), targets=["crawler"])
    assert t.spot("fighter") == (3, 3)
    assert t.spot("crawler") == (0, 0)
