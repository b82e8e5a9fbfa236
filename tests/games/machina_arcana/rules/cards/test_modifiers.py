"""Attributes and what changes them (MA-STA)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Passive
from waystone.games.machina_arcana.box.conditions import Wounded
from waystone.games.machina_arcana.box.effects import If
from waystone.games.machina_arcana.box.modifiers import (
    Armor,
    AttackRoll,
    Barred,
    Ethereal,
    Hidden,
    Immobile,
    Most,
    Will,
)
from waystone.games.machina_arcana.box.story_effects import Invoke, Threat
from waystone.games.machina_arcana.box.unit_effects import Restore
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.cards.essence import gain_essence
from waystone.games.machina_arcana.rules.cards.modifiers import (
    applying,
    armor,
    ethereal,
    ethereals,
    hidden,
    hiding,
    immobile,
    immobiles,
    in_play,
    lasts,
    most,
    sees_ethereal,
    serves,
    will,
    wounded,
)
from waystone.games.machina_arcana.table.state import Marker
from waystone.games.machina_arcana.table.units import units


@pytest.mark.rule("MA-STA-01", "MA-STA-02", "MA-STA-05", "MA-ITM-02")
def test_armor_and_will_are_printed_value_items_and_effects(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1)})
    me = t.explorer("fighter")
    assert (armor(t.g, me), will(t.g, me)) == (2, 2)
    t.wear("fighter", "boots")
    t.wear("fighter", "jacket", "boots")
    assert (armor(t.g, me), will(t.g, me)) == (3, 3)
    t.mark("ogre", "fighter", "crawler")
    assert armor(t.g, me) == 2
    assert armor(t.g, t.monster("crawler")) == 1


@pytest.mark.rule("MA-STA-03")
def test_attributes_stay_within_zero_and_nine(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    for _ in range(4):
        t.mark("ogre", "fighter")
    assert armor(t.g, t.explorer("fighter")) == 0
    t.state.tokens.markers.clear()
    for item in ("mail", "coat", "boots", "cloak", "lining"):
        t.wear("fighter", item)
    assert armor(t.g, t.explorer("fighter")) == 9


@pytest.mark.rule("MA-STA-04", "MA-GFX-07", "MA-EX-50", "MA-EVT-05")
def test_nothing_exceeds_its_maximum(lay: Lay) -> None:
    """An event: restore 1 health, restore 6 stamina."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)}, stamina=2)
    me = t.explorer("fighter")
    me.health = 3
    t.top("explorer", "second-wind")
    t.do("fighter", Invoke("explorer"))
    assert (me.health, me.stamina) == (4, 6)
    assert t.explorer("healer").stamina == 2
    t.run(gain_essence(t.g, me, 9))
    assert me.essence == 5
    assert most(t.g, me, "health") == 5
    t.wear("fighter", "lining")
    assert most(t.g, me, "health") == 6


@pytest.mark.rule("MA-GFX-07", "MA-STA-06")
def test_who_is_barred_from_healing_restores_everything_else(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)}, stamina=2)
    t.rewrite("fighter", Passive([Barred("heal")]))
    for name in ("fighter", "healer"):
        t.explorer(name).health, t.explorer(name).essence = 3, 1
        t.do(name, Restore("health", 1), Restore("stamina", 1), Restore("essence", 1))
    me, other = t.explorer("fighter"), t.explorer("healer")
    assert (me.health, me.stamina, me.essence) == (3, 3, 2)
    assert (other.health, other.stamina, other.essence) == (4, 3, 2)


@pytest.mark.rule("MA-STA-08")
def test_wounded_means_less_health_than_the_maximum(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 1)})
    heal = If(Wounded("monsters"), [Threat(1)], [Threat(2)])
    t.do("fighter", heal)
    assert t.state.story.threat == 2
    t.monster("mote").health = 1
    t.do("fighter", heal)
    assert t.state.story.threat == 3


@pytest.mark.rule("MA-STA-06", "MA-RND-02")
def test_only_stamina_comes_back_by_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=0)
    me = t.explorer("fighter")
    me.health, me.essence = 2, 1
    t.play(steps.explorer_phase())
    assert (me.stamina, me.health, me.essence) == (6, 2, 1)


@pytest.mark.rule("MA-EX-39", "MA-ABI-11")
def test_a_passive_of_an_item_reaches_the_tile_of_its_wearer(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "maker": (12, 3)}, right=[])
    t.wear("fighter", "statuette")
    assert sees_ethereal(t.g, t.explorer("fighter"), "")
    assert sees_ethereal(t.g, t.explorer("healer"), "")
    assert not sees_ethereal(t.g, t.explorer("maker"), "")
    t.explorer("fighter").essence = 2
    t.use("fighter", "statuette", 0)
    t.use("fighter", "statuette", 0)
    assert ethereal(t.g, t.explorer("fighter"))
    assert len(t.state.tokens.markers) == 1, "limit 1"


@pytest.mark.rule("MA-ETH-01", "MA-MOV-01", "MA-TGT-08")
def test_who_of_several_is_ethereal_immobile_or_hidden(lay: Lay) -> None:
    """By what is printed, by a passive and by what lasts, as for each of them alone."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "crawler": (5, 5), "tender": (7, 7)})

    def found() -> list[set[str]]:
        there = units(t.g)
        groups = ethereals(t.g, there), immobiles(t.g, there), hiding(t.g, there)
        for group, one in zip(groups, (ethereal, immobile, hidden), strict=True):
            assert group == [unit for unit in there if one(t.g, unit)]
        return [{unit.id for unit in group} for group in groups]

    assert found() == [set(), {"tender"}, set()]
    t.rewrite("fighter", Passive([Ethereal(), Hidden()]))
    assert found() == [{"fighter"}, {"tender"}, {"fighter"}]
    t.rewrite("crawler", Passive([Immobile()]))
    assert found() == [{"fighter"}, {"crawler", "tender"}, {"fighter"}]
    t.state.tokens.markers.append(Marker("statuette", 0, "", ["healer"]))
    assert found() == [{"fighter", "healer"}, {"crawler", "tender"}, {"fighter"}]


@pytest.mark.rule("MA-LST-01", "MA-LST-08")
def test_what_lasts_is_found_by_its_kind_and_for_its_wearer(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    me, other = t.explorer("fighter"), t.explorer("healer")
    assert not lasts(t.g, Ethereal)
    t.state.tokens.markers.append(Marker("statuette", 0, "fighter", ["fighter"]))
    assert [lasts(t.g, kind) for kind in (Ethereal, Hidden, Immobile)] == [True, False, False]
    assert ethereals(t.g, [me, other]) == [me]
    assert hiding(t.g, [me, other]) == immobiles(t.g, [me, other]) == []


@pytest.mark.rule("MA-ABI-01", "MA-ABI-02", "MA-ABI-09", "MA-EVT-03", "MA-LST-10")
def test_passives_of_the_cards_in_play_serve_their_owners(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "crawler": (1, 1), "mote": (2, 2)})
    for card in ("fighter", "boots", "hunters-oath", "crawler"):
        t.rewrite(card, Passive([Will(1)]))
    t.rewrite("good-map", Passive([Will(1, "everyone")]))
    me, other = t.explorer("fighter"), t.explorer("healer")
    assert will(t.g, me) == 2 + 1, "the explorer card"
    t.own("fighter", "boots")
    assert will(t.g, me) == 2 + 1, "not from the inventory"
    me.inventory.clear()
    t.wear("fighter", "boots")
    assert will(t.g, me) == 2 + 2
    t.own("fighter", "hunters-oath")
    assert will(t.g, me) == 2 + 3
    t.state.tokens.spent.append("hunters-oath")
    assert will(t.g, me) == 2 + 2, "it waits to be discarded"
    assert will(t.g, other) == 2, "nobody else's"
    t.current("good-map")
    assert (will(t.g, me), will(t.g, other)) == (2 + 3, 2 + 1)
    assert (will(t.g, t.monster("crawler")), will(t.g, t.monster("mote"))) == (2 + 1, 3)


@pytest.mark.rule("MA-CND-01")
def test_whose_condition_a_passive_reads(lay: Lay) -> None:
    """The owner's; for a card that nobody owns, that of whom it concerns."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    t.rewrite("statuette", Passive([Will(1, "explorers")], Wounded("you")))
    t.rewrite("good-map", Passive([Armor(1, "everyone")], Wounded("you")))
    t.wear("fighter", "statuette")
    t.current("good-map")
    me, other = t.explorer("fighter"), t.explorer("healer")
    assert (will(t.g, other), armor(t.g, me)) == (2, 2)
    me.health -= 1
    assert will(t.g, other) == 3
    assert (armor(t.g, me), armor(t.g, other)) == (3, 1)


@pytest.mark.rule("MA-STA-03", "MA-STA-04", "MA-STA-05")
def test_the_bounds_of_every_attribute(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1)})
    me, crawler = t.explorer("fighter"), t.monster("crawler")
    for change, left in ((-2, 0), (-3, 0), (6, 8), (7, 9), (8, 9)):
        t.rewrite("fighter", Passive([Armor(change), Will(change)]))
        assert (armor(t.g, me), will(t.g, me)) == (left, left)
    t.rewrite("fighter", Passive([Most("stamina", 2), Most("health", -1)]))
    assert [most(t.g, me, what) for what in ("health", "stamina", "essence")] == [4, 8, 5]
    assert [most(t.g, crawler, what) for what in ("health", "stamina", "essence")] == [1, 4, 0]
    t.rewrite("crawler", Passive([Will(-1), Most("health", 2)]))
    assert (will(t.g, crawler), most(t.g, crawler, "health")) == (1, 3)
    assert wounded(t.g, "crawler")


@pytest.mark.rule("MA-EQP-08", "MA-ABI-03", "MA-LST-08")
def test_whom_an_item_serves(lay: Lay) -> None:
    """An augment what it is attached to, everything else whatever is done."""
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1)})
    me = t.explorer("fighter")
    t.wear("fighter", "pistol")
    t.wear("fighter", "hexer")
    t.wear("fighter", "barrel-sight", "pistol")
    t.rewrite("barrel-sight", Passive([AttackRoll(1)]))
    t.rewrite("hexer", Passive([AttackRoll(2), Will(1)]))
    assert serves(t.g, me, "barrel-sight", "pistol")
    assert not serves(t.g, me, "barrel-sight", "hexer")
    assert serves(t.g, me, "hexer", "pistol")
    assert serves(t.g, me, "fighter", "pistol")
    assert serves(t.g, t.monster("crawler"), "barrel-sight", "crawler")

    def rolls(used: str | None) -> list[int]:
        return [mod.n for mod, _ in applying(t.g, me, AttackRoll, used)]

    assert (rolls("pistol"), rolls("hexer"), rolls(None)) == ([2, 1], [2], [2, 1])
    assert [mod.n for mod, _ in applying(t.g, me, Will)] == [1], "of its kind only"
    assert applying(t.g, t.monster("crawler"), AttackRoll) == []


@pytest.mark.rule("MA-CND-01", "MA-ABI-11")
def test_a_passive_does_not_reach_whom_it_does_not_name(lay: Lay) -> None:
    """Though its condition holds."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "crawler": (1, 1)})
    t.explorer("fighter").health = 1
    t.rewrite("fighter", Passive([Will(1)], Wounded("you")))
    assert will(t.g, t.explorer("fighter")) == 3
    assert will(t.g, t.explorer("healer")) == 2
    assert will(t.g, t.monster("crawler")) == 2


@pytest.mark.rule("MA-ABI-01")
def test_whether_any_card_in_play_has_such_a_passive(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "crawler": (1, 1), "hook": (2, 2)})
    assert not in_play(t.g, Immobile), "no card of the box has one"
    bound = Passive([Immobile()])
    t.rewrite("boots", bound)
    assert not in_play(t.g, Immobile)
    t.own("fighter", "boots")
    assert not in_play(t.g, Immobile), "not from the inventory"
    t.explorer("fighter").inventory.clear()
    t.wear("healer", "boots")
    assert in_play(t.g, Immobile)
    for card in ("hunters-oath", "healer", "hook", "good-map"):
        t = lay(at={"fighter": (0, 0), "healer": (5, 5), "crawler": (1, 1)})
        t.rewrite(card, bound)
        assert bool(in_play(t.g, Immobile)) == (card == "healer")
        if card == "hunters-oath":
            t.own("healer", card)
        if card == "hook":
            t.put("hook", 2, 2)
        if card == "good-map":
            t.current(card)
        assert in_play(t.g, Immobile), card
