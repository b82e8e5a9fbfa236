"""Traps, sealing, action spaces, chapter spaces."""

import pytest

from waystone.games.machina_arcana import effects as fx
from waystone.games.machina_arcana import steps, table
from waystone.games.machina_arcana.actions import beside_station
from waystone.games.machina_arcana.damage import destroy
from waystone.games.machina_arcana.spaces import light, restore_space, ruin
from waystone.games.machina_arcana.state import DESTROYED, LIT
from waystone.games.machina_arcana.targeting import marks_for
from waystone.games.machina_arcana.testing import Lay, cell


@pytest.mark.rule("MA-TER-10")
def test_a_trapped_space_does_nothing_by_itself(lay: Lay) -> None:
    t = lay([".^"], at={"fighter": (0, 0)})
    t.act("fighter", "move:1,0")
    assert t.explorer("fighter").health == 5


@pytest.mark.rule("MA-TER-12", "MA-EX-74", "MA-TER-13", "MA-CHS-06")
def test_sealing_a_spawn_space(lay: Lay) -> None:
    t = lay([".S", "", "H...H"], at={"fighter": (0, 0), "healer": (1, 0)})
    me = t.explorer("fighter")
    me.essence = 3
    assert "seal:1,0" not in t.keys("fighter")
    me.essence = 5
    t.state.threat = 2
    t.act("fighter", "seal:1,0")
    assert (me.stamina, me.essence) == (3, 1)
    assert t.state.threat == 1
    assert t.explorer("healer").dead, "explorers included"
    assert t.state.marks == {cell(1, 0): DESTROYED, cell(0, 2): LIT}
    assert table.intact(t.g, table.ground(t.g), "spawn") == []


@pytest.mark.rule("MA-DMG-08", "MA-ESS-01")
def test_a_monster_sealed_in_is_killed_by_the_sealer(lay: Lay) -> None:
    t = lay([".S"], at={"fighter": (0, 0), "crawler": (1, 0)})
    t.own("fighter", "hunters-oath")
    t.explorer("fighter").essence = 4
    t.act("fighter", "seal:1,0")
    assert t.state.progress == {"hunters-oath:0": 1}
    assert t.explorer("fighter").essence == 1


@pytest.mark.rule("MA-TER-13", "MA-TER-05")
def test_a_destroyed_space_is_an_obstacle_without_properties(lay: Lay) -> None:
    t = lay([".C^"], at={"fighter": (0, 0), "crawler": (2, 0)})
    t.run(ruin(t.g, cell(1, 0)))
    t.run(ruin(t.g, cell(2, 0)))
    assert t.there("crawler"), "only a spawn space destroys who stands on it"
    assert not [k for k in t.keys("fighter") if k.startswith("chest")]
    assert table.obstacles(t.g, table.ground(t.g)) >> cell(1, 0) & 1
    t.high(3, 3, 3)
    t.do("fighter", fx.Traps())
    assert t.there("crawler"), "no longer a trapped space"


@pytest.mark.rule("MA-TER-14")
def test_a_restored_space_is_what_it_was(lay: Lay) -> None:
    t = lay([".C"], at={"fighter": (0, 0)})
    t.run(ruin(t.g, cell(1, 0)))
    t.do("fighter", fx.RestoreSpace("chest"))
    assert "chest:1,0" in t.keys("fighter")
    restore_space(t.g, cell(1, 0))
    assert t.state.marks == {}


@pytest.mark.rule("MA-TER-15", "MA-EX-45")
def test_a_chest_treated_as_a_barrel(lay: Lay) -> None:
    t = lay([".C"], at={"fighter": (0, 0), "crawler": (2, 0), "healer": (9, 9)})
    me = t.explorer("fighter")
    assert ("space", cell(1, 0)) not in marks_for(t.g, me, t.active("fighter"))
    t.wear("fighter", "orb")
    assert "chest:1,0" in t.keys("fighter"), "activating, it is a chest"
    t.high(1)
    t.low(0)
    t.high(2, 0, 0)
    t.use("fighter", "fighter", 0, "cell:1,0", "unit:crawler")
    assert t.state.marks[cell(1, 0)] == DESTROYED
    assert not t.there("crawler"), "attacked, it is a barrel"


@pytest.mark.rule("MA-ACT-01", "MA-ACT-02", "MA-ACT-09", "MA-ESS-01")
def test_a_chest_gives_essence_and_an_item_and_is_destroyed(lay: Lay) -> None:
    t = lay([".C"], at={"healer": (0, 0)})
    t.top("weapon", "pistol", "saw")
    t.act("healer", "chest:1,0", "decks:weapon+weapon", "card:saw", "top:pistol")
    me = t.explorer("healer")
    assert (me.essence, me.stamina, me.inventory) == (1, 3, ["saw"])
    assert t.state.marks[cell(1, 0)] == DESTROYED
    assert t.state.item_decks["weapon"][0] == "pistol"
    assert not [k for k in t.keys("healer") if k.startswith("chest")]


@pytest.mark.rule("MA-ACT-03", "MA-ACT-05")
def test_a_lever_triggers_the_traps_of_the_tile(lay: Lay) -> None:
    t = lay([".L^"], at={"fighter": (0, 0), "crawler": (2, 0), "strider": (12, 0), "mote": (5, 5)},
            right=["..^"])  # fmt: skip
    t.high(2, 0, 0)
    t.act("fighter", "lever:1,0")
    assert t.explorer("fighter").stamina == 4
    assert not t.there("crawler")
    assert t.there("strider"), "another tile"
    assert t.monster("mote").health == 2, "not on a trapped space"
    assert t.state.marks[cell(1, 0)] == DESTROYED


@pytest.mark.rule("MA-ACT-05", "MA-EX-60")
def test_two_levers(lay: Lay) -> None:
    """A's lever with B beside another: H3, then L3; only A's lever is destroyed."""
    t = lay([".L^"], at={"fighter": (0, 0), "brute": (2, 0), "healer": (12, 0)}, right=["...L"])
    t.high(2, 2, 0)
    t.low(2, 2, 0)
    t.act("fighter", "lever:1,0")
    assert not t.there("brute")
    assert t.state.marks == {cell(1, 0): DESTROYED}
    t = lay([".L^"], at={"fighter": (0, 0), "brute": (2, 0), "healer": (0, 1)})
    t.high(2, 2, 0)
    t.act("fighter", "lever:1,0")
    assert t.monster("brute").health == 1, "the same lever is no other lever"


@pytest.mark.rule("MA-ACT-06")
def test_traps_without_an_active_unit_strike_everywhere(lay: Lay) -> None:
    t = lay(["^"], at={"fighter": (0, 0), "crawler": (12, 0)}, right=["..^"])
    t.high(2, 0, 0)
    t.do("", fx.Traps(), answers=["unit:crawler"])
    assert t.explorer("fighter").health == 4
    assert not t.there("crawler")


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
    assert t.state.marks[cell(1, 0)] == DESTROYED


@pytest.mark.rule("MA-ACT-07", "MA-GEN-11")
@pytest.mark.parametrize(
    ("face", "health", "stamina"), [(0, 4, 0), (2, 3, 2), (3, 3, 3), (5, 3, 0)]
)
def test_the_recharge_die(lay: Lay, face: int, health: int, stamina: int) -> None:
    t = lay(at={"fighter": (0, 0)}, stamina=0)
    t.explorer("fighter").health = 3
    t.state.streams.stack("recharge", face)
    t.do("fighter", fx.Recharge())
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
    assert t.state.item_decks["weapon"][0] == "hexer"
    assert t.state.item_discards == ["coat"]


@pytest.mark.rule("MA-ACT-10")
def test_an_event_space_has_two_uses(lay: Lay) -> None:
    t = lay([".E"], at={"fighter": (0, 0)})
    t.top("explorer", "own-quest")
    t.act("fighter", "event:1,0", "event")
    assert t.explorer("fighter").essence == 2
    assert t.explorer("fighter").stamina == 5
    for face, threat, essence in ((8, 1, 2), (7, 2, 1)):
        t.state.marks.clear()
        t.state.threat = 2
        t.state.event_discards["horror"][:] = ["own-frost"]
        t.explorer("fighter").essence = 2
        t.d10("event-space", face)
        t.act("fighter", "event:1,0", "roll")
        assert t.state.threat == threat
        assert t.explorer("fighter").essence == essence, "a failed roll reinvokes the horror"


@pytest.mark.rule("MA-CHS-02", "MA-CHS-04")
def test_an_unlit_chapter_space(lay: Lay) -> None:
    t = lay([".H"], at={"fighter": (0, 0)})
    assert "chapter:1,0" not in t.keys("fighter")
    me = t.explorer("fighter")
    me.essence = 3
    t.state.chapters[1] = "ice-5"
    t.act("fighter", "chapter:1,0")
    assert (me.stamina, me.essence) == (3, 0)
    assert t.state.marks[cell(1, 0)] == DESTROYED
    assert t.state.chapter == 1


@pytest.mark.rule("MA-CHS-03")
def test_a_lit_chapter_space_costs_one_stamina(lay: Lay) -> None:
    t = lay([".H"], at={"fighter": (0, 0)}, stamina=1)
    t.state.marks[cell(1, 0)] = LIT
    t.state.chapters[1] = "ice-5"
    t.act("fighter", "chapter:1,0")
    assert t.explorer("fighter").stamina == 0
    assert t.state.marks[cell(1, 0)] == DESTROYED
    assert t.state.chapter == 1


@pytest.mark.rule("MA-CHS-04", "MA-CHS-05", "MA-EX-76", "MA-CHP-03")
@pytest.mark.parametrize("reason", ["exit", "locked"])
def test_a_chapter_space_that_cannot_advance_is_still_paid(lay: Lay, reason: str) -> None:
    t = lay([".H"], at={"fighter": (0, 0)})
    t.explorer("fighter").essence = 3
    if reason == "exit":
        t.state.exit[:] = [cell(4, 0), cell(5, 0)]
    else:
        t.state.chapter = 2
    chapter = t.state.chapter
    t.act("fighter", "chapter:1,0")
    assert t.explorer("fighter").essence == 0
    assert t.state.marks[cell(1, 0)] == DESTROYED
    assert t.state.chapter == chapter


@pytest.mark.rule("MA-CHS-06")
def test_lighting_takes_the_closest_unlit_one(lay: Lay) -> None:
    t = lay([".H..H", "", "", "H"], at={"fighter": (2, 0)})
    t.run(light(t.g, t.explorer("fighter")))
    assert t.state.marks == {cell(1, 0): LIT}
    t.run(light(t.g, t.explorer("fighter")))
    assert t.state.marks[cell(4, 0)] == LIT
    t.state.marks[cell(0, 3)] = DESTROYED
    t.run(light(t.g, t.explorer("fighter")))
    assert t.state.marks[cell(0, 3)] == DESTROYED, "nothing is left to light"


@pytest.mark.rule("MA-TIL-15", "MA-TIL-19")
def test_leaving_the_board(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 0), "healer": (5, 5)})
    assert "leave" not in t.keys("fighter")
    t.state.exit[:] = [cell(4, 0), cell(5, 0)]
    assert t.act("fighter", "leave") == steps.next_explorer()
    me = t.explorer("fighter")
    assert me.left
    assert me.cell < 0
    assert me in table.living(t.g)
    assert t.state.turn == ""


@pytest.mark.rule("MA-TIL-17", "MA-TIL-20", "MA-EX-88", "MA-CHP-15")
def test_the_last_one_to_leave(lay: Lay) -> None:
    """Monsters banished, tiles recycled, the next chapter; nobody acts again in this phase."""
    t = lay(at={"fighter": (4, 0), "healer": (5, 5), "crawler": (9, 9)}, right=[])
    t.state.chapters[:] = ["ice-3", "ice-1", "ice-7"]
    t.state.exit[:] = [cell(4, 0), cell(5, 0)]
    t.state.tiles[0].face, t.state.tiles[1].face = "f0", "f1"
    gone = t.explorer("healer")
    gone.cell, gone.left, gone.acted = -1, True, True
    t.state.monster_deck.remove("mote")
    then = t.act("fighter", "leave", "cell:4,9", "cell:5,9")
    assert not t.there("crawler")
    assert t.state.destroyed_monsters == ["crawler"]
    assert len(t.state.tiles) == 1
    assert sorted(t.state.tile_stack[-2:]) == ["b0", "b1"], "turned over, under the stack"
    assert t.state.chapter == 1
    assert t.explorer("fighter").stamina == 0, "stamina is not restored"
    assert t.play_on(then, "spawn_phase") == steps.spawn_phase()


@pytest.mark.rule("MA-TIL-17")
def test_the_death_of_the_last_one_on_the_board(lay: Lay) -> None:
    """MA-AMB-25: the survivors have all left."""
    t = lay(at={"fighter": (4, 0), "healer": (5, 5)})
    t.state.chapters[:] = ["ice-3", "ice-5", "ice-7"]
    gone = t.explorer("healer")
    gone.cell, gone.left = -1, True
    t.run(destroy(t.g, "fighter"))
    assert t.state.chapter == 1
