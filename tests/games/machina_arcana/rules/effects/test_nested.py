"""Effects within effects."""

import pytest

from waystone.games.machina_arcana.box.effects import Each, May, OneOf
from waystone.games.machina_arcana.box.item_effects import GainItem
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Move, Restore
from waystone.games.machina_arcana.checks.testing import Lay


@pytest.mark.rule("MA-EX-43", "MA-TGT-07")
def test_each_explorer_gains_an_item_then_moves(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (15, 5)}, right=[])
    t.top("apparel", "boots", "hat", "coat", "jacket")
    each = Each([GainItem("apparel"), Move(1)], who="explorers")
    t.do("", each, card="ice-2", answers=["unit:healer", "card:boots", "discard:hat", "cell:16,6",
                                          "card:coat", "discard:jacket", "stay"])  # fmt: skip
    assert t.explorer("healer").inventory == ["boots"]
    assert t.spot("healer") == (16, 6)
    assert t.explorer("fighter").inventory == ["coat"]
    assert t.spot("fighter") == (0, 0)


@pytest.mark.rule("MA-ABI-06", "MA-ABI-04")
def test_what_one_may_do_is_paid_for_and_done_or_left(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)})
    fighter = t.explorer("fighter")
    fighter.stamina, fighter.health = 2, 1
    may = May([Restore("health", 1)], Cost(stamina=2))
    t.do("fighter", may, answers=["pass"])
    assert (fighter.stamina, fighter.health) == (2, 1)
    t.do("fighter", may, answers=["yes"])
    assert (fighter.stamina, fighter.health) == (0, 2)
    t.do("fighter", may)
    assert (t.asked, fighter.health) == ([], 2), "it cannot be paid for"


@pytest.mark.rule("MA-ABI-06")
def test_of_several_one_is_chosen(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)})
    fighter = t.explorer("fighter")
    fighter.stamina, fighter.health = 1, 1
    one_of = OneOf([[Restore("health", 1)], [Restore("stamina", 1)]])
    t.do("fighter", one_of, answers=["choice:1"])
    assert (fighter.stamina, fighter.health) == (2, 1)
