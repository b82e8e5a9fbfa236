"""Movement (MA-MOV)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active, Passive
from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.modifiers import Immobile, Through
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Teleport
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.actions.movement import steps
from waystone.games.machina_arcana.table.state import DESTROYED, Marker


def costs(t: Table, name: str, budget: int) -> dict[tuple[int, int], int]:
    found = steps(t.g, t.explorer(name), budget)
    return {(c % 20, c // 20): cost for c, cost in found.items()}


def ethereal(t: Table, *units: str) -> None:
    """These units are ethereal this round."""
    t.state.tokens.markers.append(Marker("statuette", 0, "", list(units)))


@pytest.mark.rule("MA-MOV-01", "MA-MOV-07")
def test_moving_costs_one_stamina_in_eight_directions(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    assert len(t.moves("fighter")) == 8
    t.act("fighter", "move:2,2")
    assert t.spot("fighter") == (2, 2)
    assert t.explorer("fighter").stamina == 5


@pytest.mark.rule("MA-MOV-02", "MA-TER-02", "MA-TER-05")
def test_nobody_walks_through_rubble_obstacles_or_units(lay: Lay) -> None:
    t = lay([".#C", "BL.", "..."], at={"fighter": (0, 0), "healer": (1, 2)})
    assert t.moves("fighter", 6) == set()
    t.explorer("fighter").cell = cell(0, 2)
    t.state.laid.marks[cell(1, 3)] = DESTROYED
    assert t.moves("fighter", 6) == {(0, 3)}


@pytest.mark.rule("MA-MOV-03")
def test_diagonals_between_impassable_spaces_are_allowed(lay: Lay) -> None:
    t = lay([".#", "#."], at={"fighter": (0, 0)})
    assert t.moves("fighter") == {(1, 1)}
    t = lay(at={"fighter": (0, 0)}, walls=[((0, 0), (1, 0))])
    assert (1, 1) in t.moves("fighter"), "past the end of a wall"


@pytest.mark.rule("MA-TER-03", "MA-MOV-06")
def test_whoever_steps_onto_a_chasm_is_destroyed(lay: Lay) -> None:
    t = lay([".~"], at={"fighter": (0, 0), "healer": (5, 5)})
    t.act("fighter", "move:1,0")
    assert t.explorer("fighter").dead


@pytest.mark.rule("MA-MOV-05", "MA-ETH-05")
def test_a_crossing_is_one_action_and_costs_every_space(lay: Lay) -> None:
    t = lay(["...", "###"], at={"fighter": (0, 0), "crawler": (1, 0)})
    assert (2, 0) not in costs(t, "fighter", 6)
    ethereal(t, "fighter")
    assert costs(t, "fighter", 6)[(2, 0)] == 2
    assert (2, 0) not in costs(t, "fighter", 1), "all steps must be affordable together"
    assert (1, 0) not in costs(t, "fighter", 6), "it cannot stop there"
    t.state.tokens.markers.clear()
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
    t.rewrite("fighter", Passive([Through(what)]))  # type: ignore[arg-type]
    cost = 1 if what == "doors" else 2
    target = (1, 0) if what == "doors" else (2, 0)
    assert target not in before
    assert costs(t, "fighter", 3)[target] == cost


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
    t.do("healer", Teleport("chasm", who="target"), targets=["fighter"])
    assert t.explorer("fighter").dead, "put there by force it falls"


@pytest.mark.rule("MA-MOV-01")
def test_who_is_immobile_or_has_no_stamina_does_not_move(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1), "crawler": (5, 5)}, stamina=1)
    assert any(key.startswith("move:") for key in t.keys("fighter"))
    t.rewrite("salts", Active([Lasting([Immobile()])], Cost(discard=True)))
    t.mark("salts", "fighter", "crawler", by="fighter")
    assert not any(key.startswith("move:") for key in t.keys("fighter"))
    assert t.hunt("crawler", stamina=4) == (5, 5)
    t.state.tokens.markers.clear()
    t.explorer("fighter").stamina = 0
    assert not any(key.startswith("move:") for key in t.keys("fighter"))
    assert t.hunt("crawler", stamina=1) == (4, 4)


@pytest.mark.rule("MA-MOV-01", "MA-MOV-02")
def test_every_step_costs_one(lay: Lay) -> None:
    """One adjacent space at a time, straight or aslant."""
    t = lay(at={"fighter": (1, 1)}, stamina=3)
    assert t.moves("fighter", 3) == {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    for n, key in enumerate(("move:2,1", "move:3,2", "move:3,3"), 1):
        t.act("fighter", key)
        assert t.explorer("fighter").stamina == 3 - n
