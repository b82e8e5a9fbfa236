"""Levers and traps (MA-ACT)."""

import pytest

from waystone.games.machina_arcana.box.space_effects import Traps
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.table.state import DESTROYED


@pytest.mark.rule("MA-ACT-03", "MA-ACT-05")
def test_a_lever_triggers_the_traps_of_the_tile(lay: Lay) -> None:
    t = lay([".L^"], at={"fighter": (0, 0), "crawler": (2, 0), "strider": (12, 0), "mote": (5, 5)},
            right=["..^"])  # fmt: skip
    t.high(2, 0, 0)
    t.act("fighter", "lever:1,0")
    assert t.explorer("fighter").stamina == 4
    assert not t.there("crawler")
    assert t.there("strider"), "another tile"
    assert t.monster("mote").health == 2, "not on a trapped space"
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED


@pytest.mark.rule("MA-ACT-05", "MA-EX-60")
def test_two_levers(lay: Lay) -> None:
    """A's lever with B beside another: H3, then L3; only A's lever is destroyed."""
    t = lay([".L^"], at={"fighter": (0, 0), "brute": (2, 0), "healer": (12, 0)}, right=["...L"])
    t.high(2, 2, 0)
    t.low(2, 2, 0)
    t.act("fighter", "lever:1,0")
    assert not t.there("brute")
    assert t.state.laid.marks == {cell(1, 0): DESTROYED}
    t = lay([".L^"], at={"fighter": (0, 0), "brute": (2, 0), "healer": (0, 1)})
    t.high(2, 2, 0)
    t.act("fighter", "lever:1,0")
    assert t.monster("brute").health == 1, "the same lever is no other lever"


@pytest.mark.rule("MA-ACT-06")
def test_traps_without_an_active_unit_strike_everywhere(lay: Lay) -> None:
    t = lay(["^"], at={"fighter": (0, 0), "crawler": (12, 0)}, right=["..^"])
    t.high(2, 0, 0)
    t.do("", Traps(), answers=["unit:crawler"])
    assert t.explorer("fighter").health == 4
    assert not t.there("crawler")
