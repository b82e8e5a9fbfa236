"""Gaining items, workbench, inventory, trade (MA-EQP)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules.actions.inventory import gain_item, trade, use_workbench


@pytest.mark.rule("MA-EQP-10", "MA-HID-04", "MA-HID-03")
def test_gaining_an_item(lay: Lay) -> None:
    t = lay(at={"healer": (0, 0), "fighter": (1, 0)})
    t.top("weapon", "pistol")
    t.top("apparel", "boots")
    t.run(gain_item(t.g, t.explorer("healer")), "decks:weapon+apparel", "card:boots",
          "top:pistol", "to:fighter")  # fmt: skip
    assert t.explorer("fighter").inventory == ["boots"]
    assert t.state.decks.items["weapon"][0] == "pistol"
    assert t.state.decks.known["weapon"] == 1
    t.run(gain_item(t.g, t.explorer("healer"), "weapon"), "card:pistol",
          f"discard:{t.state.decks.items['weapon'][1]}", "to:healer")  # fmt: skip
    assert t.state.decks.known["weapon"] == 0


@pytest.mark.rule("MA-EQP-10", "MA-EQP-11", "MA-EX-46", "MA-EX-87")
def test_what_suits_the_class_is_equipped_at_once(lay: Lay) -> None:
    """A gunner gains apparel: her base apparel goes to the inventory with all attached."""
    t = lay(at={"gunner": (0, 0)})
    t.wear("gunner", "boots")
    t.wear("gunner", "coat", "boots")
    t.top("apparel", "jacket", "hat")
    t.run(gain_item(t.g, t.explorer("gunner"), "apparel"), "card:jacket", "discard:hat",
          "equip:jacket")  # fmt: skip
    me = t.explorer("gunner")
    assert me.equipped == {"jacket": ""}
    assert sorted(me.inventory) == ["boots", "coat"]
    t.top("weapon", "pistol", "saw")
    t.run(gain_item(t.g, me, "weapon"), "card:pistol", "discard:saw")
    assert "pistol" in me.inventory, "a weapon does not suit her"


@pytest.mark.rule("MA-EQP-10")
@pytest.mark.parametrize(
    ("who", "kind", "suits"),
    [("fighter", "weapon", True), ("fighter", "apparel", False), ("healer", "artifact", True),
     ("healer", "weapon", False), ("maker", "weapon", True), ("maker", "artifact", True)],
)  # fmt: skip
def test_the_classes(lay: Lay, who: str, kind: str, suits: bool) -> None:
    cards = {"weapon": ("hexer", "saw"), "apparel": ("boots", "hat"),
             "artifact": ("pendant", "music-box")}[kind]  # fmt: skip
    t = lay(at={who: (0, 0)})
    t.top(kind, *cards)
    answers = [f"card:{cards[0]}", f"discard:{cards[1]}"] + [f"equip:{cards[0]}"] * suits
    t.run(gain_item(t.g, t.explorer(who), kind), *answers)
    assert (cards[0] in t.explorer(who).equipped) == suits


@pytest.mark.rule("MA-EQP-02")
def test_making_room_for_a_two_handed_weapon(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pistol")
    t.wear("fighter", "hexer")
    t.top("weapon", "saw", "bleeder")
    t.run(gain_item(t.g, t.explorer("fighter"), "weapon"), "card:saw", "discard:bleeder",
          "equip:saw", "card:hexer")  # fmt: skip
    assert t.explorer("fighter").equipped == {"saw": ""}


@pytest.mark.rule("MA-EQP-13")
def test_a_workbench_may_give_the_card_away(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.top("weapon", "saw", "hexer", "pistol")
    t.run(use_workbench(t.g, t.explorer("fighter")), *["deck:weapon"] * 3, "card:saw",
          "discard:hexer", "discard:pistol", "to:healer", "unit:fighter")  # fmt: skip
    assert t.explorer("healer").inventory == ["saw"]


@pytest.mark.rule("MA-EQP-14", "MA-EQP-17")
def test_trading_unequips_and_needs_agreement(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.wear("fighter", "pistol")
    t.wear("fighter", "barrel-sight", "pistol")
    t.wear("healer", "boots")
    t.act("fighter", "trade", "card:pistol", "card:boots", "refuse")
    assert "pistol" in t.explorer("fighter").equipped
    t.act("fighter", "trade", "card:pistol", "card:boots", "agree")
    assert t.asked[-1].seat == 1
    me, other = t.explorer("fighter"), t.explorer("healer")
    assert sorted(me.inventory) == ["barrel-sight", "boots"], "attachments stay"
    assert other.inventory == ["pistol"]
    assert me.stamina == 2


@pytest.mark.rule("MA-EQP-15")
def test_using_the_inventory(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "maker": (5, 5)})
    t.wear("fighter", "pistol")
    t.own("fighter", "boots", "coat", "hexer", "tonic")
    t.act("fighter", "inventory", "equip:boots", "attach:coat:boots", "give:tonic:healer",
          "equip:hexer", "done", (1, "rest"))  # fmt: skip
    me = t.explorer("fighter")
    assert me.stamina == 3
    assert me.equipped == {"boots": "", "coat": "boots", "hexer": ""}
    assert me.inventory == ["pistol"]
    assert t.explorer("healer").inventory == ["tonic"]
    assert not [o.key for o in t.asked[0].options if "maker" in o.key], "only to adjacent ones"


@pytest.mark.rule("MA-EQP-15")
def test_an_adjacent_explorer_may_use_its_inventory_instead(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.own("healer", "boots")
    t.act("fighter", "inventory", "unit:healer", "equip:boots")
    assert [q.seat for q in t.asked] == [0, 0, 1]
    assert t.explorer("healer").equipped == {"boots": ""}
    assert t.explorer("fighter").stamina == 3


@pytest.mark.rule("MA-EQP-14")
def test_nothing_to_trade_nothing_happens(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.run(trade(t.g, t.explorer("fighter"), [t.explorer("healer")]))
    assert t.asked == []
    assert "trade" not in t.keys("fighter")
