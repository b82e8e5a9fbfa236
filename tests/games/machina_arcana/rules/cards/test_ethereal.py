"""Ethereal units (MA-ETH)."""

import pytest

from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.box.modifiers import Ethereal
from waystone.games.machina_arcana.box.unit_effects import Restore
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.cards.modifiers import ethereal, sees_ethereal
from waystone.games.machina_arcana.rules.cards.targeting import marks_for
from waystone.games.machina_arcana.table.state import LIT


@pytest.mark.rule("MA-EX-21", "MA-ETH-01", "MA-TGT-08")
def test_an_ethereal_unit_needs_permission_to_be_targeted(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "wisp": (1, 0), "crawler": (1, 1)})
    me = t.explorer("fighter")
    assert ("unit", "wisp") not in marks_for(t.g, me, "fighter", t.active("fighter"))
    assert ("unit", "crawler") in marks_for(t.g, me, "fighter", t.active("fighter"))
    t.wear("fighter", "statuette")
    assert ("unit", "wisp") in marks_for(t.g, me, "fighter", t.active("fighter"))


@pytest.mark.rule("MA-ETH-02", "MA-EX-18")
def test_explosions_strike_ethereal_units(lay: Lay) -> None:
    t = lay(["B."], at={"fighter": (0, 1), "wisp": (1, 0), "healer": (9, 9)})
    t.high(1, 2, 0, 0)
    t.attack("fighter", cell(0, 0), high=1, answers=("unit:wisp",))
    assert not t.there("wisp")


@pytest.mark.rule("MA-ETH-03", "MA-CHS-07", "MA-EX-18")
def test_a_lit_chapter_space_shows_ethereal_units_to_its_tile(lay: Lay) -> None:
    t = lay(["..H"], at={"fighter": (9, 4), "wisp": (10, 4), "healer": (12, 4)}, right=["..H"])
    me = t.explorer("fighter")
    assert ("unit", "wisp") not in marks_for(t.g, me, "fighter", t.active("fighter"))
    t.state.laid.marks[cell(12, 0)] = LIT
    assert ("unit", "wisp") not in marks_for(t.g, me, "fighter", t.active("fighter")), (
        "the attacker's tile"
    )
    t.state.laid.marks[cell(2, 0)] = LIT
    assert ("unit", "wisp") in marks_for(t.g, me, "fighter", t.active("fighter"))
    assert sees_ethereal(t.g, t.explorer("healer"), "")


@pytest.mark.rule("MA-ETH-04")
def test_acting_does_not_end_the_ethereal_state(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.mark("statuette", "fighter", by="fighter")
    t.high(3)
    t.attack("fighter", "crawler", high=1)
    t.act("fighter", "move:0,1")
    assert ethereal(t.g, t.explorer("fighter"))


@pytest.mark.rule("MA-EX-82", "MA-ETH-01")
def test_an_ethereal_explorer_cannot_target_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.mark("hexer", "fighter")
    t.state.tokens.markers.clear()
    cards = index(t.g.content).cards
    cards["salts"] = cards["salts"]._replace(lastings=(Lasting([Ethereal()]),))
    t.mark("salts", "fighter")
    assert marks_for(t.g, t.explorer("fighter"), "fighter", t.active("fighter")) == []
    t.explorer("fighter").health = 2
    t.do("fighter", Restore("health", 1))
    assert t.explorer("fighter").health == 3, "without a target symbol it still works"
