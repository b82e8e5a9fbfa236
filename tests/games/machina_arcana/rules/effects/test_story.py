"""Effects on spawns, tracks and the story (MA-GFX)."""

import pytest

from waystone.games.machina_arcana.box.item_effects import DiscardItem
from waystone.games.machina_arcana.box.space_effects import DestroySpace
from waystone.games.machina_arcana.box.story_effects import Rate, ResetRating, Spawn
from waystone.games.machina_arcana.box.unit_effects import Kill
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.monsters.spawning import find
from waystone.games.machina_arcana.table.state import DESTROYED


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
