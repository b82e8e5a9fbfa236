"""Activating spaces (MA-ACT, MA-CHS)."""

import pytest

from waystone.games.machina_arcana.box.abilities import When
from waystone.games.machina_arcana.box.conditions import Has
from waystone.games.machina_arcana.box.effects import If
from waystone.games.machina_arcana.box.item_effects import Recharge
from waystone.games.machina_arcana.box.story_effects import AddProgress
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.actions.spaces import beside_station
from waystone.games.machina_arcana.rules.steps import explorer_action
from waystone.games.machina_arcana.table.board import ground, intact
from waystone.games.machina_arcana.table.state import DESTROYED, LIT
from waystone.kernel.step import Next


@pytest.mark.rule("MA-TER-12", "MA-EX-74", "MA-TER-13", "MA-CHS-06")
def test_sealing_a_spawn_space(lay: Lay) -> None:
    t = lay([".S", "", "H...H"], at={"fighter": (0, 0), "healer": (1, 0)})
    me = t.explorer("fighter")
    me.essence = 3
    assert "seal:1,0" not in t.keys("fighter")
    me.essence = 5
    t.state.story.threat = 2
    t.act("fighter", "seal:1,0")
    assert (me.stamina, me.essence) == (3, 1)
    assert t.state.story.threat == 1
    assert t.explorer("healer").dead, "explorers included"
    assert t.state.laid.marks == {cell(1, 0): DESTROYED, cell(0, 2): LIT}
    assert intact(t.g, ground(t.g), "spawn") == []


@pytest.mark.rule("MA-DMG-08", "MA-ESS-01")
def test_a_monster_sealed_in_is_killed_by_the_sealer(lay: Lay) -> None:
    t = lay([".S"], at={"fighter": (0, 0), "crawler": (1, 0)})
    t.own("fighter", "hunters-oath")
    t.explorer("fighter").essence = 4
    t.act("fighter", "seal:1,0")
    assert t.state.tokens.progress == {"hunters-oath:0": 1}
    assert t.explorer("fighter").essence == 1


@pytest.mark.rule("MA-ACT-01", "MA-ACT-02", "MA-ACT-09", "MA-ESS-01")
def test_a_chest_gives_essence_and_an_item_and_is_destroyed(lay: Lay) -> None:
    t = lay([".C"], at={"healer": (0, 0)})
    t.top("weapon", "pistol", "saw")
    t.act("healer", "chest:1,0", "decks:weapon+weapon", "card:saw", "top:pistol")
    me = t.explorer("healer")
    assert (me.essence, me.stamina, me.inventory) == (1, 3, ["saw"])
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED
    assert t.state.decks.items["weapon"][0] == "pistol"
    assert not [k for k in t.keys("healer") if k.startswith("chest")]


@pytest.mark.rule("MA-ACT-07")
def test_recharging(lay: Lay) -> None:
    """The die, a trade with whoever is beside a station or a workbench, then the inventory."""
    t = lay([".R"], at={"fighter": (0, 0), "healer": (12, 2), "maker": (9, 9)}, right=["...W"] * 3)
    t.own("fighter", "pistol")
    t.own("healer", "tonic")
    assert beside_station(t.g, t.explorer("healer"))
    assert not beside_station(t.g, t.explorer("maker"))
    t.explorer("fighter").stamina = 1
    t.state.streams.stack("recharge", 4)
    t.act("fighter", "recharge:1,0", "yes", "none", "card:tonic", "agree", "yes", "equip:pistol")
    me = t.explorer("fighter")
    assert me.stamina == 3
    assert me.inventory == ["tonic"]
    assert me.equipped == {"pistol": ""}
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED


@pytest.mark.rule("MA-ACT-07", "MA-GEN-11")
@pytest.mark.parametrize(
    ("face", "health", "stamina"), [(0, 4, 0), (2, 3, 2), (3, 3, 3), (5, 3, 0)]
)
def test_the_recharge_die(lay: Lay, face: int, health: int, stamina: int) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=0)
    t.explorer("fighter").health = 3
    t.state.streams.stack("recharge", face)
    t.do("fighter", Recharge())
    assert (t.explorer("fighter").health, t.explorer("fighter").stamina) == (health, stamina)


@pytest.mark.rule("MA-ACT-08", "MA-EQP-13")
def test_a_workbench(lay: Lay) -> None:
    """Three cards over the decks, a swap, one is taken, the others go back, then the inventory."""
    t = lay([".W"], at={"fighter": (0, 0)})
    t.top("weapon", "saw", "hexer")
    t.top("apparel", "coat")
    t.wear("fighter", "boots")
    t.act("fighter", "workbench:1,0", "deck:weapon", "deck:weapon", "deck:apparel",
          "card:boots", "card:boots", "top:hexer", "discard:coat", "equip:boots",
          "equip:saw")  # fmt: skip
    me = t.explorer("fighter")
    assert me.stamina == 3
    assert me.equipped == {"boots": "", "saw": ""}, "the card swapped in went to the inventory"
    assert t.state.decks.items["weapon"][0] == "hexer"
    assert t.state.decks.item_discards == ["coat"]


@pytest.mark.rule("MA-EQP-13", "MA-HID-03")
@pytest.mark.parametrize(("top", "below"), [("hexer", "pistol"), ("pistol", "hexer")])
def test_cards_go_back_from_a_workbench_in_any_order(lay: Lay, top: str, below: str) -> None:
    t = lay([".W"], at={"fighter": (0, 0)})
    t.top("weapon", "saw", "hexer", "pistol")
    t.act("fighter", "workbench:1,0", *["deck:weapon"] * 3, "card:saw", "top:hexer", "top:pistol",
          f"card:{top}", "done")  # fmt: skip
    assert t.state.decks.items["weapon"][:2] == [top, below]
    assert t.state.decks.known["weapon"] == 2


@pytest.mark.rule("MA-ACT-10")
def test_an_event_space_has_two_uses(lay: Lay) -> None:
    t = lay([".E"], at={"fighter": (0, 0)})
    t.top("explorer", "own-quest")
    t.act("fighter", "event:1,0", "event")
    assert t.explorer("fighter").essence == 2
    assert t.explorer("fighter").stamina == 5
    for face, threat, essence in ((8, 1, 2), (7, 2, 1)):
        t.state.laid.marks.clear()
        t.state.story.threat = 2
        t.state.decks.event_discards["horror"][:] = ["own-frost"]
        t.explorer("fighter").essence = 2
        t.d10("event-space", face)
        t.act("fighter", "event:1,0", "roll")
        assert t.state.story.threat == threat
        assert t.explorer("fighter").essence == essence, "a failed roll reinvokes the horror"


@pytest.mark.rule("MA-CHS-02", "MA-CHS-04")
def test_an_unlit_chapter_space(lay: Lay) -> None:
    t = lay([".H"], at={"fighter": (0, 0)})
    assert "chapter:1,0" not in t.keys("fighter")
    me = t.explorer("fighter")
    me.essence = 3
    t.state.story.chapters[1] = "ice-5"
    t.act("fighter", "chapter:1,0")
    assert (me.stamina, me.essence) == (3, 0)
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED
    assert t.state.story.chapter == 1


@pytest.mark.rule("MA-CHS-03")
def test_a_lit_chapter_space_costs_one_stamina(lay: Lay) -> None:
    t = lay([".H"], at={"fighter": (0, 0)}, stamina=1)
    t.state.laid.marks[cell(1, 0)] = LIT
    t.state.story.chapters[1] = "ice-5"
    t.act("fighter", "chapter:1,0")
    assert t.explorer("fighter").stamina == 0
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED
    assert t.state.story.chapter == 1


@pytest.mark.rule("MA-CHS-04", "MA-CHS-05", "MA-EX-76", "MA-CHP-03")
@pytest.mark.parametrize("reason", ["exit", "locked"])
def test_a_chapter_space_that_cannot_advance_is_still_paid(lay: Lay, reason: str) -> None:
    t = lay([".H"], at={"fighter": (0, 0)})
    t.explorer("fighter").essence = 3
    if reason == "exit":
        t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    else:
        t.state.story.chapter = 2
    chapter = t.state.story.chapter
    t.act("fighter", "chapter:1,0")
    assert t.explorer("fighter").essence == 0
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED
    assert t.state.story.chapter == chapter


@pytest.mark.rule("MA-ACT-09", "MA-ACT-01", "MA-CND-02")
def test_a_chest_gives_essence_before_the_item(lay: Lay) -> None:
    t = lay([".C"], at={"gunner": (0, 0)}, stamina=6)
    t.rewrite("gunner", When("gain-item", [If(Has("essence", 1), [AddProgress()])]))
    t.top("weapon", "saw", "hexer")
    t.act("gunner", "chest:1,0", "decks:weapon+weapon", "card:saw", "discard:hexer")
    assert (t.explorer("gunner").essence, t.state.tokens.progress) == (1, {"gunner": 1})


@pytest.mark.rule("MA-ESS-04", "MA-CHS-02")
def test_what_nobody_contributes_to_is_not_asked_for_again_at_once(lay: Lay) -> None:
    """MA-AMB-74; nothing is paid, and after anything else it may be asked for anew."""
    t = lay([".H.", "..."], at={"fighter": (0, 0), "healer": (0, 1)}, stamina=6)
    me, friend = t.explorer("fighter"), t.explorer("healer")
    me.essence, friend.essence = 2, 1
    t.state.laid.exit[:] = [cell(4, 0), cell(5, 0)]
    then = t.act("fighter", "chapter:1,0", (friend.seat, "0"))
    assert isinstance(then, Next)
    assert (me.stamina, me.essence, friend.essence) == (6, 2, 1)
    assert t.play(then, "move:1,1") == explorer_action(me.seat)
    assert "chapter:1,0" not in [option.key for option in t.asked[0].options]
    t.act("fighter", "chapter:1,0", (friend.seat, "1"))
    assert (me.essence, friend.essence) == (0, 0)
