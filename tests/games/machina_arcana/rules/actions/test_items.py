"""Items: shapes, attaching, discarding (MA-ITM, MA-EQP)."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.item_effects import GainItem, Unequip
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules.actions.inventory import use_inventory
from waystone.games.machina_arcana.rules.actions.items import (
    can_be_base,
    discard_item,
    equip,
    fits_as_base,
    places_for,
    unequip,
)
from waystone.games.machina_arcana.rules.cards.modifiers import armor, most
from waystone.games.machina_arcana.table.state import Marker


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
