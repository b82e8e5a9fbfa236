"""Effects on spaces, doors and tiles."""

import pytest

from waystone.games.machina_arcana.box.space_effects import (
    DestroySpace,
    Door,
    Light,
    RestoreSpace,
    Traps,
)
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.board.terrain import restore_space
from waystone.games.machina_arcana.table.state import DESTROYED, LIT


@pytest.mark.rule("MA-GFX-01", "MA-TER-13", "MA-TGT-15")
def test_which_space_is_destroyed(lay: Lay) -> None:
    """The targets; else the closest of the type on the tile of who acts; without one, any."""
    t = lay(["..C.C..E"], at={"fighter": (0, 0)}, right=["C"])
    marks = t.state.laid.marks
    t.do("fighter", DestroySpace(), spaces=[cell(4, 0), cell(7, 0)])
    assert marks == {cell(4, 0): DESTROYED, cell(7, 0): DESTROYED}
    marks.clear()
    t.do("fighter", DestroySpace("chest"))
    assert marks == {cell(2, 0): DESTROYED}
    t.do("fighter", DestroySpace("chest"))
    assert marks == {cell(2, 0): DESTROYED, cell(4, 0): DESTROYED}
    t.do("fighter", DestroySpace("chest"))
    assert cell(10, 0) not in marks, "another tile"
    marks.clear()
    t.do("", DestroySpace("chest"), card="ice-1", answers=["cell:10,0"])
    assert marks == {cell(10, 0): DESTROYED}
    t.do("fighter", DestroySpace("lever"))
    assert marks == {cell(10, 0): DESTROYED}


@pytest.mark.rule("MA-TER-14", "MA-TGT-15")
def test_which_space_is_restored(lay: Lay) -> None:
    t = lay(["..C.C..E"], at={"fighter": (0, 0)}, right=["C"])
    t.state.laid.marks = dict.fromkeys([cell(2, 0), cell(4, 0), cell(7, 0), cell(10, 0)], DESTROYED)
    t.do("fighter", RestoreSpace("chest"))
    assert cell(2, 0) not in t.state.laid.marks
    t.do("fighter", RestoreSpace("chest"))
    t.do("fighter", RestoreSpace("chest"))
    assert t.state.laid.marks == {cell(7, 0): DESTROYED, cell(10, 0): DESTROYED}
    t.g.log = []
    restore_space(t.g, cell(7, 0))
    restore_space(t.g, cell(0, 0))
    told = [(line.text, line.args["cell"]) for line in t.g.log]
    assert told == [("fact-restored-space", "7,0")], "the other was not destroyed"


@pytest.mark.rule("MA-CHS-06")
def test_whose_chapter_space_is_lit(lay: Lay) -> None:
    """The active explorer's; for others, that of the explorer in turn; else nobody's."""
    t = lay(["...H"], at={"fighter": (0, 0), "healer": (12, 0), "crawler": (5, 5)}, right=["....H"])
    t.do("crawler", Light())
    assert t.state.laid.marks == {}
    t.turn("healer")
    t.do("crawler", Light())
    assert t.state.laid.marks == {cell(14, 0): LIT}
    t.do("fighter", Light())
    assert t.state.laid.marks == {cell(14, 0): LIT, cell(3, 0): LIT}


@pytest.mark.rule("MA-DOR-10")
def test_what_is_done_to_the_door_that_is_the_target(lay: Lay) -> None:
    t = lay(at={"fighter": (5, 5)}, doors=[((0, 0), (1, 0))])
    laid = t.state.laid
    t.do("fighter", Door("open"), door=0)
    assert (laid.closed, laid.broken) == ([], []), "it is open"
    t.do("fighter", Door("close"), door=0)
    assert laid.closed == [0], "the first door of the board"
    t.do("fighter", Door("close"))
    assert laid.closed == [0], "no door"
    t.do("fighter", Door("open"))
    assert laid.closed == [0], "no door"
    t.do("fighter", Door("destroy"), door=0)
    assert (laid.closed, laid.broken) == ([], [0])
    t.do("fighter", Door("close"), door=0)
    assert (laid.closed, laid.broken) == ([], [0])


@pytest.mark.rule("MA-ACT-05", "MA-ESS-09", "MA-ETH-02", "MA-TER-10")
@pytest.mark.parametrize(("near", "second"), [("healer", True), ("", False), ("maker", True)])
def test_a_second_lever_needs_one_other_explorer_beside_it(
    lay: Lay, near: str, second: bool
) -> None:
    """Whoever it is, with whoever else far away; 3 low dice and no other."""
    t = lay(["L....L", "...^"], at={"fighter": (0, 1), "healer": (9, 9), "maker": (8, 8),
                                   "titan": (3, 1)})  # fmt: skip
    if near:
        t.put(near, 5, 1)
    t.state.laid.marks[cell(0, 0)] = DESTROYED
    t.high(2, 2, 1, 3)
    t.low(2, 2, 1, 2)
    t.do("fighter", Traps())
    assert t.monster("titan").health == (2 if second else 3)
    left = t.state.streams.stacked
    assert (len(left["high"]), len(left["low"])) == (1, 1 if second else 4)


@pytest.mark.rule("MA-ACT-05")
def test_where_there_is_no_trap_nobody_is_caught(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.high(3, 3, 3)
    t.do("crawler", Traps())
    assert (t.explorer("fighter").health, t.there("crawler")) == (5, True)
