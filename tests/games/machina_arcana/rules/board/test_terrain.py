"""Spaces destroyed, restored, lit (MA-TER, MA-CHS)."""

import pytest

from waystone.games.machina_arcana.box.space_effects import RestoreSpace, Traps
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.board.terrain import light, restore_space, ruin
from waystone.games.machina_arcana.rules.cards.targeting import marks_for
from waystone.games.machina_arcana.table.board import ground, obstacles
from waystone.games.machina_arcana.table.state import DESTROYED, LIT


@pytest.mark.rule("MA-CHS-01")
def test_a_chapter_space_is_an_obstacle_in_every_state(lay: Lay) -> None:
    t = lay([".H"], at={"fighter": (0, 0)})
    for mark in (None, LIT, DESTROYED):
        if mark is not None:
            t.state.laid.marks[cell(1, 0)] = mark
        assert (1, 0) not in t.moves("fighter")
        assert obstacles(t.g, ground(t.g)) >> cell(1, 0) & 1


@pytest.mark.rule("MA-TER-10")
def test_a_trapped_space_does_nothing_by_itself(lay: Lay) -> None:
    t = lay([".^"], at={"fighter": (0, 0)})
    t.act("fighter", "move:1,0")
    assert t.explorer("fighter").health == 5


@pytest.mark.rule("MA-TER-13", "MA-TER-05")
def test_a_destroyed_space_is_an_obstacle_without_properties(lay: Lay) -> None:
    t = lay([".C^"], at={"fighter": (0, 0), "crawler": (2, 0)})
    t.run(ruin(t.g, cell(1, 0)))
    t.run(ruin(t.g, cell(2, 0)))
    assert t.there("crawler"), "only a spawn space destroys who stands on it"
    assert not [k for k in t.keys("fighter") if k.startswith("chest")]
    assert obstacles(t.g, ground(t.g)) >> cell(1, 0) & 1
    t.high(3, 3, 3)
    t.do("fighter", Traps())
    assert t.there("crawler"), "no longer a trapped space"


@pytest.mark.rule("MA-TER-14")
def test_a_restored_space_is_what_it_was(lay: Lay) -> None:
    t = lay([".C"], at={"fighter": (0, 0)})
    t.run(ruin(t.g, cell(1, 0)))
    t.do("fighter", RestoreSpace("chest"))
    assert "chest:1,0" in t.keys("fighter")
    restore_space(t.g, cell(1, 0))
    assert t.state.laid.marks == {}


@pytest.mark.rule("MA-TER-15", "MA-EX-45")
def test_a_chest_treated_as_a_barrel(lay: Lay) -> None:
    t = lay([".C"], at={"fighter": (0, 0), "crawler": (2, 0), "healer": (9, 9)})
    me = t.explorer("fighter")
    assert ("space", cell(1, 0)) not in marks_for(t.g, me, "fighter", t.active("fighter"))
    t.wear("fighter", "orb")
    assert "chest:1,0" in t.keys("fighter"), "activating, it is a chest"
    t.high(1)
    t.low(0)
    t.high(2, 0, 0)
    t.use("fighter", "fighter", 0, "cell:1,0", "unit:crawler")
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED
    assert not t.there("crawler"), "attacked, it is a barrel"


@pytest.mark.rule("MA-CHS-06")
def test_lighting_takes_the_closest_unlit_one(lay: Lay) -> None:
    t = lay([".H..H", "", "", "H"], at={"fighter": (2, 0)})
    t.run(light(t.g, t.explorer("fighter")))
    assert t.state.laid.marks == {cell(1, 0): LIT}
    t.run(light(t.g, t.explorer("fighter")))
    assert t.state.laid.marks[cell(4, 0)] == LIT
    t.state.laid.marks[cell(0, 3)] = DESTROYED
    t.run(light(t.g, t.explorer("fighter")))
    assert t.state.laid.marks[cell(0, 3)] == DESTROYED, "nothing is left to light"


@pytest.mark.rule("MA-TER-14")
def test_the_closest_destroyed_space_of_the_own_tile_is_restored(lay: Lay) -> None:
    t = lay(["..C..C", "C"], at={"fighter": (4, 0)}, right=["C"])
    chests = [cell(2, 0), cell(5, 0), cell(0, 1), cell(10, 0)]
    for chest in chests[:1] + chests[2:]:
        t.state.laid.marks[chest] = DESTROYED
    t.do("fighter", RestoreSpace("chest"))
    assert t.state.laid.marks == {cell(0, 1): DESTROYED, cell(10, 0): DESTROYED}
    t.do("fighter", RestoreSpace("chest"))
    t.do("fighter", RestoreSpace("chest"))
    assert t.state.laid.marks == {cell(10, 0): DESTROYED}, "not on another tile"
