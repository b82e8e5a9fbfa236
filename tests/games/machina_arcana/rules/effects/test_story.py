"""Effects on spawns, tracks and the story (MA-GFX)."""

import pytest

from waystone.games.machina_arcana.box.item_effects import DiscardItem
from waystone.games.machina_arcana.box.space_effects import DestroySpace
from waystone.games.machina_arcana.box.story_effects import (
    Advance,
    ExitToken,
    Invoke,
    Rate,
    ResetRating,
    Spawn,
    Threat,
)
from waystone.games.machina_arcana.box.unit_effects import Kill
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.monsters.spawning import find
from waystone.games.machina_arcana.table.state import DESTROYED, OFF


@pytest.mark.rule("MA-GFX-01")
def test_destroying_and_discarding(lay: Lay) -> None:
    t = lay(["..C"], at={"fighter": (0, 0), "healer": (5, 5), "mote": (1, 0)})
    t.own("fighter", "tonic")
    t.top("explorer", "own-quest")
    t.do("fighter", Kill("monsters"), DestroySpace("chest"), DiscardItem())
    assert not t.there("mote")
    assert t.state.laid.marks == {cell(2, 0): DESTROYED}
    assert t.state.decks.item_discards == ["tonic"]


@pytest.mark.rule("MA-GFX-06", "MA-GEN-10")
def test_a_specific_monster_is_searched_for_everywhere(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (3, 3)})
    assert find(t.g, "crawler") == "crawler"
    assert "crawler" not in t.state.decks.monsters
    for pile in (t.state.decks.destroyed, t.state.decks.removed, t.state.decks.monster_stock):
        pile.append("crawler")
        assert find(t.g, "crawler") == "crawler"
        assert "crawler" not in pile
    assert find(t.g, "crawler") == ""
    t.do("fighter", Spawn(monster="titan"))
    assert t.there("titan")


@pytest.mark.rule("MA-GFX-08")
def test_resetting_ratings(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 1)})
    t.state.story.spawn, t.state.story.horror = 2, 2
    t.do("fighter", ResetRating("spawn-rating"), ResetRating("horror-rating"))
    assert (t.state.story.spawn, t.state.story.horror) == (6, 8)
    t.do("fighter", Rate("spawn-rating", -9), Rate("horror-rating", 9))
    assert (t.state.story.spawn, t.state.story.horror) == (1, 10)


@pytest.mark.rule("MA-THR-01", "MA-THR-06")
def test_threat_rises_and_falls_by_an_effect(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.do("fighter", Threat(1))
    assert t.state.story.threat == 1
    t.do("fighter", Threat(2))
    assert t.state.story.threat == 3
    t.do("fighter", Threat(-1))
    assert t.state.story.threat == 2
    t.do("fighter", Threat(-9))
    assert (t.state.story.threat, t.state.story.level) == (0, 1)
    t.state.story.threat = t.g.content.figures.threat_steps - 2
    t.do("fighter", Threat(1))
    assert (t.state.story.threat, t.state.story.level) == (0, 2)


@pytest.mark.rule("MA-GFX-08")
def test_each_rating_is_reset_alone(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.story.spawn, t.state.story.horror = 2, 2
    t.do("fighter", ResetRating("horror-rating"))
    assert (t.state.story.spawn, t.state.story.horror) == (2, 8)
    t.state.story.horror = 2
    t.do("fighter", ResetRating("spawn-rating"))
    assert (t.state.story.spawn, t.state.story.horror) == (7, 2)


@pytest.mark.rule("MA-EVT-10", "MA-EVT-14")
def test_for_whom_an_effect_invokes_an_explorer_event(lay: Lay) -> None:
    """The active explorer, on whatever space; else the other of the trigger, if on the board."""
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "crawler": (9, 9)})
    fighter, healer = t.state.explorers
    t.top("explorer", "own-quest", "own-quest", "own-quest")
    t.do("fighter", Invoke("explorer"), other="healer")
    assert (fighter.essence, healer.essence) == (1, 0)
    t.do("crawler", Invoke("explorer"), other="healer")
    assert (fighter.essence, healer.essence) == (1, 1)
    healer.cell = OFF
    t.do("crawler", Invoke("explorer"), other="healer")
    t.do("crawler", Invoke("explorer"))
    assert (fighter.essence, healer.essence) == (1, 1)
    assert t.state.story.threat == 0


@pytest.mark.rule("MA-CHP-08", "MA-CHP-12")
def test_the_exit_and_the_next_chapter_by_an_effect(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)}, borders=["n", "s"])
    t.do("fighter", ExitToken(), answers=["border:4,9"])
    assert t.state.laid.exit == [cell(4, 9), cell(5, 9)]
    t.state.story.chapters[:2] = ["ice-1", "ice-5"]
    t.do("fighter", Advance())
    assert t.state.story.chapter == 1


@pytest.mark.rule("MA-SPN-10", "MA-GFX-06")
def test_because_of_whom_a_monster_spawns(lay: Lay) -> None:
    """Those who are named; for a monster that names nobody the closest; for nobody nothing."""
    at = {"fighter": (0, 0), "healer": (12, 3), "crawler": (5, 5)}
    t = lay(["..S"], at=at, right=["..S"])
    t.top("monsters", "hook", "strider", "mote")
    t.do("", Spawn("everyone"), card="ice-1")
    assert (t.spot("hook"), t.spot("strider")) == ((2, 0), (12, 0))
    t.state.monsters = [m for m in t.state.monsters if m.id == "crawler"]
    t.do("crawler", Spawn("you"))
    assert t.spot("mote") == (2, 0)
    before = len(t.state.monsters)
    t.do("", Spawn("you"), card="ice-1")
    assert len(t.state.monsters) == before


@pytest.mark.rule("MA-GFX-06", "MA-SPN-10", "MA-SPN-13")
def test_where_a_named_monster_spawns(lay: Lay) -> None:
    t = lay(["..S"], at={"fighter": (0, 0), "healer": (12, 3)}, right=[])
    t.do("healer", Spawn(monster="titan"))
    assert not t.there("titan"), "no spawn space on the tile of who is named"
    t.do("", Spawn("you", "titan"), card="ice-1")
    assert t.spot("titan") == (2, 0), "nobody is named: where there is one"
    t.do("fighter", Spawn(monster="titan"))
    assert len(t.state.monsters) == 1, "it is there already"
    t.do("fighter", Spawn(monster="ogre"), answers=["cell:1,0"])
    assert t.spot("ogre") == (1, 0)
