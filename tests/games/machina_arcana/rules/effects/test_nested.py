"""Effects within effects."""

import pytest

from waystone.games.machina_arcana.box.effects import Each
from waystone.games.machina_arcana.box.item_effects import GainItem
from waystone.games.machina_arcana.box.unit_effects import Move
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
