"""Crossing, chasm walking, forced movement, teleport, swap."""

import pytest

from waystone.games.machina_arcana import bots
from waystone.games.machina_arcana import effects as fx
from waystone.games.machina_arcana.movement import reachable, steps
from waystone.games.machina_arcana.state import DESTROYED, Lasting
from waystone.games.machina_arcana.testing import Lay, Table, cell


def costs(t: Table, name: str, budget: int) -> dict[tuple[int, int], int]:
    found = steps(t.g, t.explorer(name), budget)
    return {(c % 20, c // 20): cost for c, cost in found.items()}


def ethereal(t: Table, *units: str) -> None:
    """These units are ethereal this round."""
    t.state.lasting.append(Lasting("statuette", 0, "", list(units)))


@pytest.mark.rule("MA-MOV-05", "MA-ETH-05")
def test_a_crossing_is_one_action_and_costs_every_space(lay: Lay) -> None:
    t = lay(["...", "###"], at={"fighter": (0, 0), "crawler": (1, 0)})
    assert (2, 0) not in costs(t, "fighter", 6)
    ethereal(t, "fighter")
    assert costs(t, "fighter", 6)[(2, 0)] == 2
    assert (2, 0) not in costs(t, "fighter", 1), "all steps must be affordable together"
    assert (1, 0) not in costs(t, "fighter", 6), "it cannot stop there"
    t.state.lasting.clear()
    ethereal(t, "crawler")
    assert costs(t, "fighter", 6)[(2, 0)] == 2, "anybody moves through an ethereal unit"


@pytest.mark.rule("MA-MOV-05")
@pytest.mark.parametrize(
    ("what", "row"), [("obstacles", ".C."), ("rubble", ".#."), ("units", "..."), ("doors", "...")]
)
def test_moving_through_named_obstacles(lay: Lay, what: str, row: str) -> None:
    t = lay([row, "###"], at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))] * (what == "doors"))
    if what == "units":
        t.put("crawler", 1, 0)
    if what == "doors":
        t.close((0, 0), (1, 0))
    before = costs(t, "fighter", 3)
    t.rewrite("fighter", fx.Passive([fx.Through(what)]))  # type: ignore[arg-type]
    cost = 1 if what == "doors" else 2
    target = (1, 0) if what == "doors" else (2, 0)
    assert target not in before
    assert costs(t, "fighter", 3)[target] == cost


@pytest.mark.rule("MA-MOV-08", "MA-EX-26")
def test_move_up_to_n_is_optional_and_free(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 3)}, stamina=2)
    assert len(reachable(t.g, t.explorer("fighter"), 2)) == 24
    t.do("fighter", fx.Move(2), answers=["stay"])
    assert t.spot("fighter") == (3, 3)
    t.do("fighter", fx.Move(2), answers=["cell:5,5"])
    assert t.spot("fighter") == (5, 5)
    assert t.explorer("fighter").stamina == 2


@pytest.mark.rule("MA-EX-27")
def test_target_moves_by_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "crawler": (5, 0)})
    t.do("fighter", fx.Move(2, who="target"), targets=["healer"], answers=["cell:7,7"])
    assert t.asked[0].seat == 1
    assert t.spot("healer") == (7, 7)
    t.do("fighter", fx.Move(2, who="target"), targets=["crawler"])
    assert t.spot("crawler") == (3, 0), "a predictable monster goes for the closest explorer"


@pytest.mark.rule("MA-EX-28")
def test_move_the_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (4, 4)})
    t.do("fighter", fx.Shift(2), targets=["crawler"], answers=["cell:6,6"])
    assert t.asked[0].seat == 0
    assert t.spot("crawler") == (6, 6)


@pytest.mark.rule("MA-EX-29", "MA-AIM-20")
def test_monsters_move_by_the_algorithm_and_stop_at_the_explorer(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 4), "crawler": (2, 4), "strider": (6, 4), "mote": (14, 4)}, right=[])
    t.do("fighter", fx.Prowl(2, who="monsters"))
    assert t.spot("crawler") == (1, 4)
    assert t.spot("strider") == (4, 4)
    assert t.spot("mote") == (14, 4), "only on the own tile"
    t.do("", fx.Prowl(2, who="monsters"))
    assert t.spot("mote") == (12, 4), "a horror event: on all tiles"


@pytest.mark.rule("MA-EX-30")
def test_explorers_move_each_as_its_player_likes(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "maker": (14, 4)}, right=[])
    t.do("fighter", fx.Move(2, who="explorers"), answers=["cell:2,2", "stay"])
    assert t.spot("fighter") == (2, 2)
    assert [q.seat for q in t.asked] == [0, 1]


@pytest.mark.rule("MA-EX-31")
def test_move_all_monsters_as_you_like(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (4, 4), "strider": (8, 8)})
    t.do("fighter", fx.Shift(2, who="monsters"), answers=["cell:6,6", "stay"])
    assert [q.seat for q in t.asked] == [0, 0]
    assert t.spot("crawler") == (6, 6)


@pytest.mark.rule("MA-MOV-09", "MA-EX-47")
def test_walking_over_a_chasm(lay: Lay) -> None:
    """Floor, chasm, chasm, floor: 1 + 0 + 1."""
    t = lay([".~~.", "####"], at={"fighter": (0, 0), "healer": (9, 9)}, stamina=3)
    t.wear("fighter", "stilts")
    t.act("fighter", "move:1,0")
    assert t.explorer("fighter").stamina == 2
    assert "end" not in t.keys("fighter"), "no turn ends over a chasm"
    t.act("fighter", "move:2,0")
    assert t.explorer("fighter").stamina == 2
    t.act("fighter", "move:3,0")
    assert t.explorer("fighter").stamina == 1
    assert not t.explorer("fighter").dead
    t.explorer("fighter").cell = cell(0, 0)
    t.explorer("fighter").stamina = 1
    assert "move:1,0" not in t.keys("fighter"), "it could not get off again"
    t.do("healer", fx.Teleport("chasm", who="target"), targets=["fighter"])
    assert t.explorer("fighter").dead, "put there by force it falls"


def test_the_bot_leaves_a_chasm_before_it_ends_its_turn(lay: Lay) -> None:
    t = lay([".~~.", "####"], at={"fighter": (0, 0), "healer": (9, 9)}, stamina=3)
    t.wear("fighter", "stilts")
    t.act("fighter", "move:1,0")
    assert bots.gather(t.g, t.explorer("fighter"), t.keys("fighter")) == "move:0,0"
    t.act("fighter", "move:0,0")
    assert bots.gather(t.g, t.explorer("fighter"), t.keys("fighter")) == "end"


@pytest.mark.rule("MA-FRC-01", "MA-FRC-02", "MA-EX-64")
def test_pushes_go_straight_or_diagonally(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (0, 2), "strider": (1, 2)})
    t.do("fighter", fx.Push(2), targets=["crawler"])
    assert t.spot("crawler") == (0, 4)
    t.do("fighter", fx.Push(1), targets=["strider"])
    assert t.spot("strider") == (2, 3)
    t.monster("strider").cell = cell(1, 2)
    t.do("fighter", fx.Pull(2), targets=["strider"])
    assert t.spot("strider") == (0, 1), "diagonally, then the source is in the way"


@pytest.mark.rule("MA-FRC-04", "MA-EX-64")
def test_a_push_stops_at_what_cannot_be_entered(lay: Lay) -> None:
    t = lay(["...#"], at={"fighter": (0, 0), "crawler": (2, 0)}, walls=[((0, 3), (0, 4))])
    t.do("fighter", fx.Push(2), targets=["crawler"])
    assert t.spot("crawler") == (2, 0)
    t.monster("crawler").cell = cell(0, 2)
    t.do("fighter", fx.Push(3), targets=["crawler"])
    assert t.spot("crawler") == (0, 3)


@pytest.mark.rule("MA-FRC-05", "MA-EX-64")
def test_a_push_into_a_lever_triggers_the_traps(lay: Lay) -> None:
    t = lay(["..L", "..^"], at={"fighter": (0, 0), "crawler": (1, 0), "mote": (2, 1)})
    t.high(1, 1, 1)
    t.do("fighter", fx.Push(1), targets=["crawler"])
    assert t.spot("crawler") == (1, 0)
    assert t.state.marks[cell(2, 0)] == DESTROYED
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-FRC-06", "MA-TER-08", "MA-EX-64")
def test_a_push_into_a_barrel_makes_it_explode(lay: Lay) -> None:
    t = lay(["..B"], at={"fighter": (0, 0), "crawler": (1, 0)})
    t.turn("fighter")
    t.high(1, 1, 0)
    t.do("fighter", fx.Push(1), targets=["crawler"])
    assert not t.there("crawler")
    assert t.state.marks[cell(2, 0)] == DESTROYED
    assert t.explorer("fighter").essence == 1


@pytest.mark.rule("MA-FRC-03", "MA-EX-64", "MA-DMG-08")
def test_a_push_into_a_chasm_kills_and_counts_for_the_pusher(lay: Lay) -> None:
    t = lay(["..~"], at={"fighter": (0, 0), "mote": (1, 0)})
    t.own("fighter", "hunters-oath")
    t.do("fighter", fx.Push(1), targets=["mote"], answers=())
    assert not t.there("mote")
    assert t.state.progress == {"hunters-oath:0": 1}


@pytest.mark.rule("MA-FRC-07")
def test_immobile_units_are_not_pushed(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "tender": (1, 0)})
    t.do("fighter", fx.Push(2), targets=["tender"])
    assert t.spot("tender") == (1, 0)


@pytest.mark.rule("MA-FRC-08", "MA-FRC-09", "MA-EX-83", "MA-TGT-17", "MA-FRC-10")
def test_teleport_to_a_type_lands_beside_an_obstacle(lay: Lay) -> None:
    t = lay([".#..E", "", "", "", "", "", "", "", "E"], at={"fighter": (0, 0)},
            walls=[((0, 0), (0, 1))])  # fmt: skip
    t.do("fighter", fx.Teleport("event"), answers=["cell:4,1"])
    assert t.spot("fighter") == (4, 1)
    t.state.marks[cell(4, 0)] = DESTROYED
    t.do("fighter", fx.Teleport("event"), answers=["cell:1,7"])
    assert t.spot("fighter") == (1, 7), "the destroyed one no longer counts"


@pytest.mark.rule("MA-FRC-11", "MA-EX-83")
def test_a_teleport_onto_a_chasm_destroys(lay: Lay) -> None:
    rows = ["#####", "#~E##", "#####", "#####"]
    t = lay(rows, at={"fighter": (7, 0), "healer": (9, 9)})
    t.do("fighter", fx.Teleport("event"))
    assert t.explorer("fighter").dead


@pytest.mark.rule("MA-FRC-12")
def test_swapping_places(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (3, 3)}, walls=[((0, 0), (1, 0))])
    t.do("fighter", fx.Swap(), targets=["crawler"])
    assert t.spot("fighter") == (3, 3)
    assert t.spot("crawler") == (0, 0)
