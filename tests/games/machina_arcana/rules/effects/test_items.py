"""Effects on items (MA-EQP, MA-CHP, MA-GFX)."""

import pytest

from waystone.games.machina_arcana.box.item_effects import AddItems, ShuffleItems, Take
from waystone.games.machina_arcana.checks.testing import Lay


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
