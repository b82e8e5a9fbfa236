"""Damage, destruction, death (MA-DMG, MA-DEA)."""

import pytest
from msgspec.structs import replace

from waystone.games.machina_arcana.box.abilities import When
from waystone.games.machina_arcana.box.conditions import Fallen, Overrun, Slain
from waystone.games.machina_arcana.box.story_effects import AddProgress
from waystone.games.machina_arcana.box.unit_effects import Banish, Kill, Restore
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.actions.damage import destroy, lose_health
from waystone.games.machina_arcana.rules.cards.doing import By
from waystone.games.machina_arcana.rules.monsters.removal import banish
from waystone.games.machina_arcana.rules.story.ending import ScenarioOver
from waystone.games.machina_arcana.table.state import DESTROYED, OFF, Marker


@pytest.mark.rule("MA-DMG-01", "MA-ATK-07", "MA-DMG-02")
def test_a_hit_costs_one_health_however_high(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.high(3, 3, 3)
    t.attack("fighter", "mote", high=3)
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-DMG-03", "MA-DMG-04", "MA-GEN-08")
def test_an_explorer_at_zero_leaves_the_game(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9)})
    t.wear("fighter", "pistol")
    t.own("fighter", "tonic", "hunters-oath")
    t.state.tokens.markers.append(Marker("salts", 0, "fighter", ["fighter"]))
    t.explorer("fighter").health = 1
    t.run(lose_health(t.g, "fighter", 1))
    me = t.explorer("fighter")
    assert me.dead
    assert me.cell < 0
    assert sorted(t.state.decks.item_discards[:2]) == ["pistol", "tonic"]
    assert "hunters-oath" in t.state.decks.removed
    assert t.state.tokens.markers == []
    assert not me.equipped
    assert not me.inventory
    t.do("healer", Restore("health", 3, who="everyone"))
    assert me.dead


@pytest.mark.rule("MA-GEN-05", "MA-DMG-04", "MA-VAR-06")
def test_the_last_death_loses_at_once(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    with pytest.raises(ScenarioOver) as over:
        t.run(destroy(t.g, "fighter"))
    assert not over.value.won


@pytest.mark.rule("MA-DMG-05", "MA-EX-13", "MA-ATK-02", "MA-ATK-05")
def test_the_attack_of_the_book(lay: Lay) -> None:
    """H1 L1 on armor 3, health 2: a total of 3 hits; the second hit destroys, and its last effect
    comes before the essence."""
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    t.turn("fighter")
    t.high(2)
    t.low(1)
    t.attack("fighter", "mote", high=1, low=1)
    assert t.monster("mote").health == 1
    t.top("explorer", "own-quest")
    t.high(2)
    t.low(1)
    t.attack("fighter", "mote", high=1, low=1)
    assert not t.there("mote")
    assert t.state.decks.event_discards["explorer"][0] == "own-quest"
    assert t.explorer("fighter").essence == 2


@pytest.mark.rule("MA-DMG-06", "MA-EX-12")
@pytest.mark.parametrize(
    ("monster", "level", "pile"),
    [("ogre", 3, "removed"), ("warden", 3, "pile"), ("titan", 5, "pile"), ("crawler", 1, "pile")],
)
def test_where_a_destroyed_monster_goes(lay: Lay, monster: str, level: int, pile: str) -> None:
    t = lay(at={"fighter": (0, 0), monster: (1, 0)})
    t.state.story.level = level
    t.run(destroy(t.g, monster))
    assert (monster in t.state.decks.removed) == (pile == "removed")
    assert (t.state.decks.destroyed[:1] == [monster]) == (pile == "pile")
    assert t.state.monsters == []


@pytest.mark.rule("MA-DMG-07", "MA-EX-33")
def test_a_banished_monster_is_not_destroyed(lay: Lay) -> None:
    """2 stamina, destroy an adjacent lever: banish the target; no traps, no essence."""
    t = lay([".L"], at={"fighter": (0, 0), "mote": (0, 1)})
    t.own("fighter", "wick")
    t.state.turn = "fighter"
    t.use("fighter", "wick", 0)
    assert not t.there("mote")
    assert t.state.laid.marks[cell(1, 0)] == DESTROYED
    assert t.explorer("fighter").essence == 0
    assert t.explorer("fighter").stamina == 4
    assert t.state.decks.event_discards["explorer"] == [], "its last effect does not happen"
    assert "mote" not in t.state.story.slain


@pytest.mark.rule("MA-DMG-08")
def test_kills_are_credited_to_who_set_them_off(lay: Lay) -> None:
    t = lay([".L", "^."], at={"fighter": (0, 0), "crawler": (0, 1), "healer": (5, 5)})
    t.own("fighter", "hunters-oath")
    t.high(2, 0, 0)
    t.act("fighter", "lever:1,0")
    assert t.state.tokens.progress == {"hunters-oath:0": 1}
    t.put("strider", 3, 3)
    t.run(destroy(t.g, "strider", By("healer")))
    assert t.state.tokens.progress == {"hunters-oath:0": 1}
    t.run(destroy(t.g, "healer", By("fighter")))
    assert t.state.tokens.progress == {"hunters-oath:0": 2}, "another explorer counts as well"


@pytest.mark.rule("MA-TIL-17", "MA-DMG-07")
def test_banishing_leaves_no_trace_of_a_kill(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.turn("fighter")
    banish(t.g, t.monster("crawler"))
    assert t.explorer("fighter").essence == 0
    assert t.state.story.slain == []


@pytest.mark.rule("MA-DMG-04")
def test_what_a_dead_explorer_leaves_behind(lay: Lay) -> None:
    """Its items, shuffled, lie on top of the discards; its markers, personal events and all that
    lasted by it are gone; others keep theirs."""
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "crawler": (5, 5)})
    t.state.decks.item_discards[:] = ["saw"]
    t.wear("fighter", "pistol")
    t.own("fighter", "tonic", "salts", "hunters-oath")
    t.wear("healer", "pendant")
    t.mark("salts", "fighter", by="fighter")
    t.mark("ice-2", "healer", by="fighter")
    t.mark("pendant", "healer", by="healer")
    t.mark("ogre", "fighter")
    t.state.tokens.spent[:] = ["salts", "hunters-oath", "acid"]
    t.monster("crawler").controller = "fighter"
    t.explorer("fighter").essence, t.explorer("fighter").stamina = 3, 4
    before = t.state.streams.at.get("fallen")
    t.run(destroy(t.g, "fighter"))
    me = t.explorer("fighter")
    assert sorted(t.state.decks.item_discards[:3]) == ["pistol", "salts", "tonic"]
    assert t.state.decks.item_discards[3:] == ["saw"]
    assert t.state.streams.at.get("fallen") != before, "they were shuffled"
    assert t.state.decks.removed == ["hunters-oath"]
    assert sorted(mark.card for mark in t.state.tokens.markers) == ["ogre", "pendant"]
    assert t.state.tokens.spent == ["acid"]
    assert (me.essence, me.stamina, me.health, me.watch) == (0, 0, 0, False)
    assert t.monster("crawler").controller == ""
    assert not t.explorer("healer").dead


@pytest.mark.rule("MA-DMG-06", "MA-LST-07")
def test_a_monster_that_leaves_takes_its_markers_along(lay: Lay) -> None:
    """It lies on top of the pile; the markers on its card return, and nothing lasts on it."""
    t = lay(at={"fighter": (0, 0), "ogre": (1, 0), "crawler": (5, 5)})
    t.state.story.level = 2
    t.state.decks.destroyed[:] = ["strider"]
    t.mark("ogre", "fighter")
    t.mark("hexer", "ogre", "crawler", by="fighter")
    t.run(destroy(t.g, "ogre"))
    assert t.state.decks.destroyed == ["ogre", "strider"]
    assert [(mark.card, mark.units) for mark in t.state.tokens.markers] == [("hexer", ["crawler"])]
    assert [m.id for m in t.state.monsters] == ["crawler"]


@pytest.mark.rule("MA-DMG-08", "MA-CND-03")
def test_if_killed_means_killed(lay: Lay) -> None:
    """A mere hit is no kill; a kill is a hit too."""
    t = lay(at={"fighter": (0, 0), "brute": (1, 0)})
    t.monster("brute").health = 2
    t.high(3, 3)
    d = t.attack("fighter", "brute", high=2)
    assert (d.hit, d.killed) == (True, False)
    t.high(3, 3)
    d = t.attack("fighter", "brute", high=2)
    assert (d.hit, d.killed) == (True, True)
    t.put("crawler", 1, 0)
    t.high(0)
    d = t.attack("fighter", "crawler", high=1)
    assert (d.hit, d.killed) == (False, False)


@pytest.mark.rule("MA-DMG-03")
def test_one_health_is_enough_to_be_destroyed(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1)})
    assert t.monster("crawler").health == 1
    t.run(destroy(t.g, "crawler"))
    assert not t.there("crawler")


@pytest.mark.rule("MA-DMG-04", "MA-TIL-17")
@pytest.mark.parametrize(("last", "chapter"), [(False, 0), (True, 1)])
def test_a_death_among_those_who_have_left(lay: Lay, last: bool, chapter: int) -> None:
    """MA-AMB-25: the next chapter begins only if nobody is on the board any more."""
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "maker": (7, 7)})
    for name in ("healer", "maker") if last else ("healer",):
        t.explorer(name).left, t.explorer(name).cell = True, OFF
    t.run(destroy(t.g, "fighter"))
    assert t.state.story.chapter == chapter


def endgame(t: Table, **conditions: object) -> Table:
    """The scenario's endgame, with these conditions printed on its card."""
    content, t.state.story.endgame = t.g.content, True
    ice = content.scenarios["ice"]
    card = replace(ice.endgame, **conditions)
    t.g.content = replace(
        content, scenarios={**content.scenarios, "ice": replace(ice, endgame=card)}
    )
    return t


@pytest.mark.rule("MA-DMG-05", "MA-DMG-03", "MA-GFX-01", "MA-DMG-08", "MA-ESS-01", "MA-DMG-06")
def test_a_destroyed_monster_may_win_the_endgame_at_once(lay: Lay) -> None:
    t = endgame(lay(at={"fighter": (0, 0), "crawler": (1, 0)}), victory=Slain("crawler"))
    with pytest.raises(ScenarioOver) as over:
        t.run(destroy(t.g, "crawler"))
    assert over.value.won
    assert t.state.story.slain == ["crawler"]


@pytest.mark.rule("MA-DMG-07")
def test_a_banished_monster_may_end_the_endgame_but_was_not_slain(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0), "mote": (5, 5)})
    t = endgame(t, victory=Slain("crawler"), defeat=Overrun(9))
    t.do("fighter", Banish(), targets=["crawler"])
    assert t.state.story.slain == []
    gone = endgame(t, defeat=Overrun(0))
    with pytest.raises(ScenarioOver) as over:
        banish(gone.g, gone.monster("mote"))
    assert not over.value.won


@pytest.mark.rule("MA-DMG-04", "MA-END-04", "MA-GEN-05")
def test_a_death_may_lose_the_endgame(lay: Lay) -> None:
    t = endgame(lay(at={"fighter": (0, 0), "healer": (1, 0)}), defeat=Fallen(1))
    with pytest.raises(ScenarioOver) as over:
        t.run(destroy(t.g, "healer"))
    assert not over.value.won


@pytest.mark.rule("MA-DMG-04", "MA-GEN-08", "MA-LST-07")
def test_the_cards_of_the_dead_and_what_lies_on_them(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "crawler": (5, 5)})
    t.own("fighter", "tonic", "hunters-oath")
    t.wear("fighter", "saw")
    for card in ("tonic", "saw", "hunters-oath", "fighter"):
        t.mark(card, "crawler", by="healer")
    t.mark("ogre", "healer", by="fighter")
    t.mark("ogre", "healer")
    t.state.tokens.spent[:] = ["tonic", "hunters-oath", "salts"]
    t.run(destroy(t.g, "fighter"))
    fighter = t.explorer("fighter")
    assert (fighter.personal, fighter.inventory, fighter.equipped) == ([], [], {})
    assert [(m.card, m.by) for m in t.state.tokens.markers] == [("ogre", "")]
    assert t.state.tokens.spent == ["salts"]
    assert t.state.decks.removed == ["hunters-oath"]
    assert sorted(t.state.decks.item_discards) == ["saw", "tonic"]
    t.run(destroy(t.g, "fighter"))
    assert t.state.decks.removed == ["hunters-oath"], "only once"


@pytest.mark.rule("MA-DMG-03", "MA-GFX-01", "MA-DMG-01", "MA-DMG-02")
def test_who_is_gone_or_dying_is_not_destroyed_again(lay: Lay) -> None:
    """Its last effect would destroy it once more, or strike it."""
    t = lay(at={"fighter": (0, 0), "mote": (1, 0)})
    again = When("destroyed", [AddProgress(), Kill("you"), Kill("other")])
    t.rewrite("mote", again)
    t.put("healer", 9, 9)
    t.run(destroy(t.g, "mote", By("healer")))
    assert t.state.tokens.progress == {"mote": 1}
    assert t.explorer("healer").dead
    t.run(destroy(t.g, "mote"))
    t.run(lose_health(t.g, "mote", 1))
    t.run(lose_health(t.g, "healer", 1))
    assert t.state.tokens.progress == {"mote": 1}
    t.put("hook", 4, 4)
    t.monster("hook").health = 0
    t.run(lose_health(t.g, "hook", 1))
    t.run(destroy(t.g, "hook"))
    assert t.monster("hook").health == 0
    assert t.there("hook"), "whoever is at 0 falls already"
