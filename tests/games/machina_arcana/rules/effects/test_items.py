"""Effects on items (MA-EQP, MA-CHP, MA-GFX)."""

import pytest

from waystone.games.machina_arcana.box.item_effects import (
    AddItems,
    GainItem,
    Inventory,
    ShuffleItems,
    Take,
    TakeDiscarded,
    Trade,
    Workbench,
)
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules.actions.inventory import choose_decks
from waystone.games.machina_arcana.rules.effects.items import shuffle_deck
from waystone.testing import first_question


@pytest.mark.rule("MA-EQP-12")
def test_shuffling_the_item_decks_leaves_the_discards(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.decks.item_discards[:] = ["pistol"]
    t.state.decks.items["weapon"].remove("pistol")
    before = sorted(t.state.decks.items["weapon"])
    t.state.decks.known["weapon"] = 2
    t.do("fighter", ShuffleItems())
    assert sorted(t.state.decks.items["weapon"]) == before
    assert t.state.decks.item_discards == ["pistol"]
    assert t.state.decks.known["weapon"] == 0


@pytest.mark.rule("MA-CHP-06", "MA-HID-05")
def test_adding_items_of_a_level(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    before = {kind: len(deck) for kind, deck in t.state.decks.items.items()}
    t.state.decks.item_discards.append(t.state.decks.items["weapon"].pop())
    before["weapon"] -= 1
    t.state.decks.known["weapon"] = 1
    t.do("", AddItems(2), card="ice-2")
    for kind, deck in t.state.decks.items.items():
        old = [i for i in deck if t.g.content.items[i].level == 1]
        assert len(old) == before[kind] - (before[kind] + 1) // 2
        fresh = [i.id for i in t.g.content.items.values() if i.kind == kind and i.level == 2]
        assert set(fresh) <= set(deck)
    assert len(t.state.decks.item_discards) == 1
    assert t.state.decks.known["weapon"] == 0


@pytest.mark.rule("MA-GFX-05")
def test_taking_a_named_card_from_its_deck(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.decks.known["weapon"] = 1
    t.do("fighter", Take("saw"))
    assert t.explorer("fighter").inventory == ["saw"]
    assert "saw" not in t.state.decks.items["weapon"]
    assert t.state.decks.known["weapon"] == 0, "the deck is shuffled"


@pytest.mark.rule("MA-GFX-05")
def test_taking_a_card_of_a_kind_from_the_discards(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 1)})
    for card in ("saw", "tonic", "pistol"):
        t._take(card)
    t.state.decks.item_discards[:] = ["saw", "tonic", "pistol"]
    t.do("fighter", TakeDiscarded("weapon"), answers=["card:pistol"])
    assert [o.key for o in t.asked[0].options] == ["card:saw", "card:pistol"]
    assert t.asked[0].seat == t.explorer("fighter").seat
    assert t.explorer("fighter").inventory == ["pistol"]
    assert t.state.decks.item_discards == ["saw", "tonic"]
    t.do("fighter", TakeDiscarded(), answers=["card:tonic"])
    assert t.state.decks.item_discards == ["saw"]
    t.do("fighter", TakeDiscarded("apparel"))
    assert t.explorer("fighter").inventory == ["pistol", "tonic"], "there is none"


@pytest.mark.rule("MA-EQP-10")
def test_only_decks_with_cards_are_chosen(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    items = t.state.decks.items
    for kind in items:
        items[kind] = []
    items["weapon"], items["artifact"] = ["saw"], ["lantern", "compass"]
    question = first_question(choose_decks(t.g, t.explorer("fighter"), None))
    assert question is not None
    assert {o.key for o in question.options} == {
        "decks:weapon+artifact",
        "decks:artifact+artifact",
    }, "one card is not drawn twice"
    items["artifact"] = []
    assert t.run(choose_decks(t.g, t.explorer("fighter"), None)) == ["weapon"]
    items["weapon"] = []
    assert t.run(choose_decks(t.g, t.explorer("fighter"), None)) == []


@pytest.mark.rule("MA-EQP-10", "MA-STA-09")
def test_an_effect_gives_an_item_to_an_explorer_only(lay: Lay) -> None:
    t = lay(at={"healer": (0, 0), "crawler": (5, 5)})
    t.top("consumable", "tonic", "salts")
    t.do("crawler", GainItem("consumable"))
    assert t.asked == []
    t.do("healer", GainItem("consumable"), answers=["card:salts", "discard:tonic"])
    assert t.explorer("healer").inventory == ["salts"]


@pytest.mark.rule("MA-EQP-14")
def test_an_effect_lets_one_trade_over_the_tile(lay: Lay) -> None:
    t = lay(at={"healer": (0, 0), "fighter": (5, 5)})
    t.own("fighter", "pistol")
    t.do("healer", Trade(), answers=["card:pistol", "agree"])
    assert t.explorer("healer").inventory == ["pistol"]


@pytest.mark.rule("MA-EQP-13", "MA-EQP-15", "MA-GFX-05", "MA-STA-09")
def test_the_workbench_and_the_inventory_by_an_effect(lay: Lay) -> None:
    t = lay(at={"gunner": (0, 0), "crawler": (5, 5)})
    t.own("gunner", "saw")
    me = t.explorer("gunner")
    t.do("gunner", Inventory(), answers=["equip:saw"])
    assert me.equipped == {"saw": ""}
    t.top("weapon", "pistol", "hexer", "bleeder")
    t.do("gunner", Workbench(), answers=["deck:weapon"] * 3 + ["keep"] * 3 + [
        "card:pistol", "discard:hexer", "discard:bleeder", "done"])  # fmt: skip
    assert (me.inventory, me.equipped) == (["pistol", "saw"], {})
    t.do("crawler", Workbench(), Inventory(), Take("statuette"))
    assert t.asked == []
    assert "statuette" in t.state.decks.items["artifact"]
    t.do("gunner", Take("saw"))
    assert me.inventory == ["pistol", "saw"], "it is not in the deck"


@pytest.mark.rule("MA-EQP-12", "MA-HID-03")
def test_a_shuffled_deck_lies_in_another_order(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    deck = t.state.decks.items["weapon"]
    orders = set()
    for _ in range(6):
        t.state.decks.known["weapon"] = 1
        shuffle_deck(t.g, "weapon")
        orders.add(tuple(deck))
        assert t.state.decks.known["weapon"] == 0
    assert len(orders) > 1
    assert len({tuple(sorted(order)) for order in orders}) == 1
