"""Doors (MA-DOR)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.board import sees
from waystone.games.machina_arcana.box.space_effects import Door
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.board import doors
from waystone.games.machina_arcana.rules.cards.targeting import marks_for
from waystone.games.machina_arcana.table.board import adjacent, ground


@pytest.mark.rule("MA-DOR-02", "MA-DOR-03", "MA-DOR-04")
def test_doors_start_open_and_a_closed_one_is_a_wall(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))])
    assert (1, 0) in t.moves("fighter")
    assert sees(ground(t.g), cell(0, 0), cell(2, 0))
    t.close((0, 0), (1, 0))
    assert (1, 0) not in t.moves("fighter")
    assert not sees(ground(t.g), cell(0, 0), cell(2, 0))
    doors.destroy_door(t.g, t.state.laid.closed[0], "fighter")
    assert (1, 0) in t.moves("fighter")
    assert sees(ground(t.g), cell(0, 0), cell(2, 0))


@pytest.mark.rule("MA-DOR-05", "MA-DOR-06")
def test_an_explorer_opens_closes_and_destroys_doors(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))])
    assert "destroy:0,0:e" not in t.keys("fighter")
    t.act("fighter", "close:0,0:e")
    assert t.explorer("fighter").stamina == 4
    t.act("fighter", "open:0,0:e")
    assert t.explorer("fighter").stamina == 2
    assert t.state.laid.closed == []
    t.act("fighter", "close:0,0:e")
    t.explorer("fighter").stamina = 4
    t.act("fighter", "destroy:0,0:e")
    assert t.explorer("fighter").stamina == 0
    t.explorer("fighter").stamina = 6
    assert not [k for k in t.keys("fighter") if k.endswith(":e")]
    doors.change_door(t.g, cell(0, 0) * 2, "close", "fighter")
    assert t.state.laid.closed == [], "an effect cannot close it either"


@pytest.mark.rule("MA-DOR-09", "MA-EX-35")
def test_a_door_is_worked_only_from_its_own_two_spaces(lay: Lay) -> None:
    """Lorre at A (0,0), Hank at B (1,0) behind her door, Philip at D (1,1), doors A|B and C|D, a
    chapter space at (0,1)... all adjacent while at least one door is open."""
    at = {"healer": (0, 0), "fighter": (1, 0), "maker": (1, 1)}
    doors = [((0, 0), (1, 0)), ((0, 1), (1, 1))]
    t = lay(["..", "H."], at=at, doors=doors)
    here = ground(t.g)
    lorre = cell(0, 0)
    assert all(adjacent(here, lorre, cell(x, y)) for x, y in [(1, 0), (1, 1), (0, 1)])
    keys = t.keys("healer")
    assert "close:0,0:e" in keys
    assert "close:0,1:e" not in keys
    t.close((0, 0), (1, 0))
    assert adjacent(ground(t.g), lorre, cell(1, 1))
    t.close((0, 1), (1, 1))
    assert not adjacent(ground(t.g), lorre, cell(1, 1))


@pytest.mark.rule("MA-DOR-10", "MA-EX-36")
def test_an_ability_reaches_a_door_by_either_of_its_spaces(lay: Lay) -> None:
    t = lay(at={"gunner": (0, 0)}, doors=[((2, 0), (3, 0)), ((3, 3), (4, 3))])
    keys = [k for _, k in marks_for(t.g, t.explorer("gunner"), "gunner", t.active("gunner"))]
    assert keys == [cell(2, 0) * 2]
    t.use("gunner", "gunner", 0)
    assert t.state.laid.closed == [cell(2, 0) * 2]


@pytest.mark.rule("MA-DOR-10")
def test_a_destroyed_door_is_no_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, doors=[((0, 0), (1, 0))])
    t.state.laid.broken.append(cell(0, 0) * 2)
    smash = Active([Door("destroy")], Cost(stamina=1), Target("melee", of="door"))
    assert marks_for(t.g, t.explorer("fighter"), "", smash) == []


@pytest.mark.rule("MA-DOR-09", "MA-DOR-05")
@pytest.mark.parametrize("at", [(4, 0), (4, 1)])
def test_a_door_is_worked_from_either_side(lay: Lay, at: tuple[int, int]) -> None:
    t = lay(at={"fighter": at}, doors=[((4, 0), (4, 1))], stamina=6)
    assert "close:4,0:s" in t.keys("fighter")


@pytest.mark.rule("MA-DOR-10", "MA-DOR-06")
def test_an_ability_chooses_doors_to_which_it_can_do_something(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 0)}, doors=[((4, 0), (4, 1)), ((3, 0), (3, 1))], stamina=6)
    t.close((4, 0), (4, 1))

    def chosen(*effects: Door) -> list[object]:
        ability = Active([*effects], Cost(), Target("melee", of="door"))
        return [door for _, door in marks_for(t.g, t.explorer("fighter"), "fighter", ability)]

    shut = t.state.laid.closed[0]
    ajar = cell(3, 0) * 2 + 1
    assert chosen(Door("open")) == [shut]
    assert chosen(Door("close")) == [ajar]
    assert set(chosen(Door("destroy"))) == {shut, ajar}
    assert set(chosen()) == {shut, ajar}
    t.state.laid.broken.append(ajar)
    assert chosen() == [shut], "nothing can be done to a destroyed one"
