"""Items: shapes, attaching, discarding (MA-ITM, MA-EQP)."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.abilities import Active, Passive
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.effects import Lasting
from waystone.games.machina_arcana.box.item_effects import GainItem, Unequip
from waystone.games.machina_arcana.box.modifiers import Most, Will
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Restore
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules.actions.inventory import (
    discard_one,
    discardable,
    gain_item,
    layout_options,
    trade,
    use_inventory,
    use_workbench,
)
from waystone.games.machina_arcana.rules.actions.items import (
    bases,
    can_be_base,
    discard,
    discard_item,
    equip,
    fits_as_base,
    give,
    leave_tokens,
    places_for,
    settle,
    unequip,
    wake,
)
from waystone.games.machina_arcana.rules.cards.modifiers import armor, most
from waystone.games.machina_arcana.table.cards import cards_of, owner_of
from waystone.games.machina_arcana.table.state import Marker
from waystone.games.machina_arcana.table.story import current_event


@pytest.mark.rule("MA-ITM-01")
def test_items_work_when_equipped_consumables_from_the_inventory(lay: Lay) -> None:
    t = lay(at={"healer": (0, 0), "crawler": (2, 0)})
    t.own("healer", "pistol", "tonic")
    keys = t.keys("healer")
    assert "use:tonic:0" in keys
    assert "use:pistol:0" not in keys
    assert not can_be_base(t.g.content.items["tonic"])


@pytest.mark.rule("MA-ITM-03")
def test_an_item_serves_its_owner_by_default(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)}, stamina=1)
    t.own("fighter", "tonic")
    t.use("fighter", "tonic", 0)
    assert t.explorer("fighter").stamina == 3
    assert t.explorer("healer").stamina == 1


@pytest.mark.rule("MA-ITM-04", "MA-EPL-01", "MA-EPL-02", "MA-EQP-16")
def test_every_equipping_resolves_enters_play(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pistol")
    t.own("fighter", "long-barrel")
    t.run(equip(t.g, t.explorer("fighter"), "long-barrel", "pistol"))
    assert t.explorer("fighter").essence == 1
    t.run(use_inventory(t.g, t.explorer("fighter")),
          "equip:pistol", "attach:long-barrel:pistol")  # fmt: skip
    assert t.explorer("fighter").essence == 2, "and again each time"


@pytest.mark.rule("MA-ITM-05", "MA-ITM-09", "MA-ABI-04")
def test_a_consumable_is_discarded_after_its_effect(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=1)
    t.state.decks.item_discards[:] = ["saw"]
    t.own("fighter", "tonic")
    t.use("fighter", "tonic", 0)
    assert t.explorer("fighter").inventory == []
    assert t.state.decks.item_discards == ["tonic", "saw"]


@pytest.mark.rule("MA-ITM-06", "MA-ITM-07", "MA-ITM-08", "MA-EX-49")
def test_the_shapes_of_items() -> None:
    content, _ = GAME.load_content()
    for item in content.items.values():
        if item.left:
            assert not can_be_base(item), item.id
            assert item.hands == 0
            assert not item.slot
        elif item.kind == "apparel":
            assert item.slot, item.id
            if item.slot == "body":
                assert item.right, f"{item.id}: a body has an augment connector"
            else:
                assert not item.right
            if item.slot == "head":
                assert item.bottom, item.id
                assert not item.top
            if item.slot == "legs":
                assert not item.bottom
        if item.kind == "consumable":
            assert [item.top, item.bottom, item.right, item.left] == [""] * 4


@pytest.mark.rule("MA-ITM-10")
def test_there_is_no_limit_on_what_one_owns(lay: Lay, box: Content) -> None:
    t = lay(at={"fighter": (0, 0)})
    everything = [i.id for i in box.items.values() if i.level == 1]
    t.own("fighter", *everything)
    assert len(t.explorer("fighter").inventory) == len(everything)
    t.run(use_inventory(t.g, t.explorer("fighter")), "done")
    assert len(t.explorer("fighter").inventory) == len(everything)


@pytest.mark.rule("MA-EQP-01", "MA-EQP-02")
def test_base_items_fit_the_body(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    for worn, item, fits in [
        ([], "saw", True),
        (["pistol"], "saw", False),
        (["pistol"], "hexer", True),
        (["saw"], "hexer", False),
        (["pistol", "hexer"], "bleeder", False),
        (["boots"], "coat", False),
        (["statuette"], "pendant", False),
        (["boots", "pistol"], "statuette", True),
    ]:
        me.equipped = dict.fromkeys(worn, "")
        assert fits_as_base(t.g, me, item) == fits, (worn, item)


@pytest.mark.rule("MA-EQP-03", "MA-EQP-07", "MA-EX-48", "MA-ITM-08")
def test_wrong_attachments(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    me.equipped = {"pistol": "", "boots": ""}
    assert places_for(t.g, me, "long-barrel") == ["pistol"]
    assert places_for(t.g, me, "coat") == ["boots"]
    assert places_for(t.g, me, "barrel-sight") == ["pistol"]
    assert places_for(t.g, me, "lining") == [], "boots have no augment connector"
    assert places_for(t.g, me, "boots") == [], "legs have no bottom: never above"
    me.equipped = {"stilts": ""}
    assert places_for(t.g, me, "coat") == [], "unmatched symbols"
    assert places_for(t.g, me, "long-barrel") == [], "another type with the same symbol"
    me.equipped = {"hexer": ""}
    assert places_for(t.g, me, "barrel-sight") == [], "no connector"
    assert not fits_as_base(t.g, me, "barrel-sight"), "an augment is no base"


@pytest.mark.rule("MA-EQP-04")
def test_the_hands_of_an_upgrade_are_ignored(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pistol")
    t.own("fighter", "long-barrel", "hexer")
    me = t.explorer("fighter")
    t.run(equip(t.g, me, "long-barrel", "pistol"))
    assert fits_as_base(t.g, me, "hexer")


@pytest.mark.rule("MA-EQP-05", "MA-EX-49", "MA-EX-48")
def test_upgrades_stack_but_never_body_on_body(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    me.equipped = {"boots": "", "coat": "boots"}
    assert places_for(t.g, me, "hat") == ["boots", "coat"]
    assert places_for(t.g, me, "jacket") == ["boots"], "only in place of the coat"
    me.equipped = {"boots": "", "coat": "boots", "lining": "coat", "hat": "coat"}
    assert armor(t.g, me) == 2 + 1 + 1 + 1


@pytest.mark.rule("MA-EQP-06", "MA-EQP-07", "MA-EQP-09")
def test_attaching_replaces_what_was_there(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    for item, to in (("boots", ""), ("coat", "boots"), ("lining", "coat"), ("hat", "coat")):
        t.wear("fighter", item, to)
    t.own("fighter", "jacket")
    t.run(equip(t.g, me, "jacket", "boots"))
    assert me.equipped == {"boots": "", "jacket": "boots"}
    assert sorted(me.inventory) == ["coat", "hat", "lining"]


@pytest.mark.rule("MA-EQP-09")
def test_unequipping_takes_everything_attached_along(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    for item, to in (("boots", ""), ("coat", "boots"), ("lining", "coat")):
        t.wear("fighter", item, to)
    me.health = most(t.g, me, "health")
    unequip(t.g, me, "coat")
    assert me.equipped == {"boots": ""}
    assert me.health == 5, "MA-AMB-51: down to the lower maximum"
    t.do("fighter", Unequip())
    assert me.equipped == {}
    t.wear("fighter", "pistol")
    t.wear("fighter", "hexer")
    t.do("fighter", Unequip(), answers=["card:hexer"])
    assert me.equipped == {"pistol": ""}


@pytest.mark.rule("MA-EQP-17", "MA-GFX-02")
def test_discarding_leaves_attachments_and_ends_its_effect(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.wear("fighter", "pistol")
    t.wear("fighter", "barrel-sight", "pistol")
    t.state.tokens.markers.append(Marker("pistol", 0, "fighter", []))
    discard_item(t.g, t.explorer("fighter"), "pistol")
    assert t.explorer("fighter").inventory == ["barrel-sight"]
    assert t.state.decks.item_discards == ["pistol"]
    assert t.state.tokens.markers == []


@pytest.mark.rule("MA-STA-09")
def test_monsters_have_no_items(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.do("crawler", GainItem())
    assert t.asked == []
    assert t.state.decks.revealed == []


@pytest.mark.rule("MA-EQP-07")
def test_an_augment_replaces_the_one_at_its_connector(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    items = t.g.content.items
    padding = replace(items["lining"], id="padding")
    t.g.content = replace(t.g.content, items={**items, "padding": padding})
    for item, to in (("boots", ""), ("coat", "boots"), ("hat", "coat"), ("lining", "coat")):
        t.wear("fighter", item, to)
    t.own("fighter", "padding")
    me = t.explorer("fighter")
    assert places_for(t.g, me, "padding") == ["coat"]
    t.run(equip(t.g, me, "padding", "coat"))
    assert me.equipped == {"boots": "", "coat": "boots", "hat": "coat", "padding": "coat"}
    assert me.inventory == ["lining"]


@pytest.mark.rule("MA-ITM-01", "MA-ITM-08")
def test_what_can_be_a_base_item(lay: Lay) -> None:
    items = lay(at={"fighter": (0, 0)}).g.content.items
    able = {card: can_be_base(items[card]) for card in ("pistol", "saw", "boots", "barrel-sight")}
    assert able == {"pistol": True, "saw": True, "boots": True, "barrel-sight": False}
    assert not can_be_base(replace(items["pistol"], hands=0)), "only ever an upgrade"


@pytest.mark.rule("MA-STA-04", "MA-EQP-09")
def test_values_above_a_lowered_maximum_drop_to_it(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    t.rewrite("boots", Passive([Most("health", 2), Most("stamina", 1), Most("essence", 1)]))
    t.wear("fighter", "boots")
    me.health, me.stamina, me.essence = 7, 7, 6
    unequip(t.g, me, "boots")
    assert (me.health, me.stamina, me.essence) == (5, 6, 5)
    me.health, me.stamina, me.essence = 2, 3, 1
    settle(t.g, me)
    assert (me.health, me.stamina, me.essence) == (2, 3, 1), "never raised"
    t.rewrite("fighter", Passive([Most("health", -9)]))
    settle(t.g, me)
    assert me.health == 1, "which is no damage"
    me.dead, me.health = True, 0
    settle(t.g, me)
    assert me.health == 0


@pytest.mark.rule("MA-LST-07", "MA-GFX-02", "MA-EQP-17", "MA-CND-04")
def test_what_lies_on_a_card_that_leaves_play_returns(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.own("fighter", "tonic")
    for card in ("tonic", "salts"):
        t.mark(card, "fighter", by="fighter")
    t.state.tokens.spent[:] = ["salts", "tonic"]
    t.state.tokens.progress = {"tonic": 1, "tonic:0": 2, "salts:0": 1}
    leave_tokens(t.g, "tonic")
    assert [mark.card for mark in t.state.tokens.markers] == ["salts"]
    assert (t.state.tokens.spent, t.state.tokens.progress) == (["salts"], {"salts:0": 1})


@pytest.mark.rule("MA-ABI-08", "MA-EQP-14", "MA-EQP-10")
def test_who_comes_to_a_free_ability_is_asked(lay: Lay) -> None:
    """By a gift or a find; one that costs stamina changes nothing."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    fighter, healer = t.explorer("fighter"), t.explorer("healer")
    t.own("fighter", "pistol", "tonic", "salts")
    give(t.g, fighter, healer, "pistol")
    assert not healer.watch
    give(t.g, fighter, healer, "tonic")
    assert (healer.watch, healer.inventory) == (True, ["pistol", "tonic"])
    both = (Active([Restore("health")], Cost(stamina=1)), Active([Restore("health")]))
    t.rewrite("saw", *both)
    wake(t.g, fighter, "saw")
    assert fighter.watch, "one of its abilities is free"
    fighter.watch = False
    t.explorer("healer").cell = 99
    t.top("consumable", "salts", "wick")
    t.run(gain_item(t.g, fighter, "consumable"), "card:salts", "discard:wick")
    assert fighter.watch


@pytest.mark.rule("MA-EVT-17", "MA-GFX-03", "MA-GFX-01", "MA-ABI-04", "MA-LST-10", "MA-GFX-02")
def test_where_each_kind_of_card_is_discarded(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    me = t.explorer("fighter")
    t.rewrite("hunters-oath", Passive([Most("health", 1)]))
    t.own("fighter", "hunters-oath", "tonic")
    t.rewrite("good-map", Active([Lasting([Will(1)])], Cost(stamina=1)))
    t.current("good-map")
    t.mark("good-map", "fighter", by="fighter")
    t.state.tokens.progress = {"good-map:0": 1}
    me.health = 6
    discard(t.g, me, "hunters-oath")
    assert (me.personal, me.health) == ([], 5)
    assert t.state.decks.event_discards["explorer"] == ["hunters-oath", "good-map"]
    assert current_event(t.g, "explorer") == ""
    discard(t.g, me, "tonic")
    assert (me.inventory, t.state.decks.item_discards) == ([], ["tonic"])
    discard(t.g, me, "good-map")
    assert t.state.decks.event_discards["explorer"] == ["hunters-oath", "good-map"], "not its own"
    t.state.decks.event_discards["explorer"].remove("hunters-oath")
    discard(t.g, None, "good-map")
    assert (t.state.tokens.markers, t.state.tokens.progress) == ([], {})
    assert (t.state.decks.turned, current_event(t.g, "explorer")) == (["explorer"], "")


@pytest.mark.rule("MA-ABI-02", "MA-LST-10")
def test_whose_card_it_is(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.wear("healer", "saw")
    t.own("healer", "tonic", "hunters-oath")
    owners = {card: owner_of(t.g, card) for card in ("saw", "tonic", "hunters-oath", "healer")}
    assert {e.id for e in owners.values() if e is not None} == {"healer"}
    assert None not in owners.values()
    assert owner_of(t.g, "pistol") is None
    fighter = owner_of(t.g, "fighter")
    assert fighter is not None
    assert fighter.id == "fighter"
    healer = t.explorer("healer")
    assert cards_of(t.g, healer) == ["healer", "saw", "hunters-oath"]
    t.state.tokens.spent.append("hunters-oath")
    assert cards_of(t.g, healer) == ["healer", "saw"]
    healer.personal.clear()
    assert cards_of(t.g, healer) == ["healer", "saw"]


@pytest.mark.rule("MA-EQP-01", "MA-EQP-04", "MA-ITM-01", "MA-ITM-08")
def test_base_items_of_each_kind(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    t.wear("fighter", "boots")
    t.wear("fighter", "coat", "boots")
    t.wear("fighter", "hexer")
    assert bases(t.g, me, "apparel") == ["boots"]
    assert bases(t.g, me, "weapon") == ["hexer"]
    assert bases(t.g, me, "artifact") == []
    fit = {i: fits_as_base(t.g, me, i) for i in ("tonic", "lining", "pistol", "saw", "statuette")}
    assert fit == {"tonic": False, "lining": False, "pistol": True, "saw": False, "statuette": True}


@pytest.mark.rule("MA-GFX-01", "MA-GFX-02", "MA-LST-10")
def test_what_can_be_discarded(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    t.wear("fighter", "saw")
    t.wear("fighter", "boots")
    t.own("fighter", "tonic", "salts", "hexer")
    t.state.tokens.spent.append("salts")
    assert discardable(t.g, me) == ["saw", "boots", "tonic", "hexer"]
    assert discardable(t.g, me, "weapon") == ["saw", "hexer"]
    assert discardable(t.g, me, "consumable") == ["tonic"]
    t.run(discard_one(t.g, me, equipped=True), "card:boots")
    assert [o.key for o in t.asked[0].options] == ["card:saw", "card:boots"]
    assert t.state.decks.item_discards == ["boots"]


@pytest.mark.rule("MA-EQP-15", "MA-EQP-03", "MA-EQP-07")
def test_what_can_be_laid_out(lay: Lay) -> None:
    """An augment at a free connector though an upgrade lies there, and the other way round."""
    t = lay(at={"fighter": (0, 0)})
    me = t.explorer("fighter")
    t.wear("fighter", "boots")
    t.wear("fighter", "coat", "boots")
    t.own("fighter", "lining", "hat")
    keys = [o.key for o in layout_options(t.g, me)]
    assert keys == ["attach:lining:coat", "attach:hat:coat"]
    t.run(equip(t.g, me, "hat", "coat"))
    assert [o.key for o in layout_options(t.g, me)] == ["attach:lining:coat"]
    unequip(t.g, me, "hat")
    t.run(equip(t.g, me, "lining", "coat"))
    assert [o.key for o in layout_options(t.g, me)] == ["attach:hat:coat"]


@pytest.mark.rule("MA-EQP-14", "MA-EQP-17")
def test_nobody_trades_with_itself_or_where_there_is_nothing(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "maker": (0, 1)})
    fighter, healer, maker = t.state.explorers
    t.run(trade(t.g, fighter, [fighter, healer, maker]))
    assert t.asked == [], "nobody has anything"
    t.own("healer", "tonic")
    t.run(trade(t.g, fighter, [fighter, healer, maker]), "card:tonic", "agree")
    assert (fighter.inventory, healer.inventory) == (["tonic"], [])


@pytest.mark.rule("MA-EQP-10", "MA-EQP-13", "MA-ITM-09", "MA-HID-03", "MA-HID-04", "MA-CND-02")
def test_what_is_not_taken_lies_where_it_was_put(lay: Lay) -> None:
    t = lay(at={"gunner": (0, 0)})
    me, decks = t.explorer("gunner"), t.state.decks
    decks.item_discards[:] = ["acid"]
    t.top("weapon", "saw", "hexer")
    decks.known = {}
    t.run(gain_item(t.g, me, "weapon"), "card:saw", "discard:hexer")
    assert (decks.item_discards, decks.revealed) == (["hexer", "acid"], [])
    t.top("weapon", "pistol", "bleeder")
    t.run(gain_item(t.g, me, "weapon"), "card:pistol", "top:bleeder")
    assert (decks.items["weapon"][0], decks.known["weapon"]) == ("bleeder", 1)
    assert (decks.revealed, me.inventory) == ([], ["saw", "pistol"])


@pytest.mark.rule("MA-EQP-13", "MA-HID-04", "MA-EQP-17")
def test_the_workbench_draws_no_more_than_there_is(lay: Lay) -> None:
    t = lay(at={"gunner": (0, 0)})
    me, decks = t.explorer("gunner"), t.state.decks
    for kind, cards in (("weapon", ["saw"]), ("apparel", ["hat", "coat"])):
        decks.items[kind] = cards
    decks.items["artifact"], decks.items["consumable"] = [], []
    t.own("gunner", "tonic")
    t.run(use_workbench(t.g, me), "deck:weapon", "card:tonic", "card:hat",
          "discard:tonic", "top:coat", "done")  # fmt: skip
    assert [o.key for o in t.asked[0].options] == ["deck:weapon", "deck:apparel"]
    assert (decks.items["weapon"], decks.items["apparel"]) == ([], ["coat"])
    assert (decks.revealed, decks.item_discards) == ([], ["tonic"])
    assert sorted(me.inventory) == ["hat", "saw"]
