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
    assert t.state.marks == {cell(2, 0): DESTROYED}
    assert t.state.item_discards == ["tonic"]


@pytest.mark.rule("MA-GFX-06", "MA-GEN-10")
def test_a_specific_monster_is_searched_for_everywhere(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (3, 3)})
    assert find(t.g, "crawler") == "crawler"
    assert "crawler" not in t.state.monster_deck
    for pile in (t.state.destroyed_monsters, t.state.removed, t.state.monster_stock):
        pile.append("crawler")
        assert find(t.g, "crawler") == "crawler"
        assert "crawler" not in pile
    assert find(t.g, "crawler") == ""
    t.do("fighter", Spawn(monster="titan"))
    assert t.there("titan")


@pytest.mark.rule("MA-GFX-08")
def test_resetting_ratings(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 1)})
    t.state.spawn, t.state.horror = 2, 2
    t.do("fighter", ResetRating("spawn-rating"), ResetRating("horror-rating"))
    assert (t.state.spawn, t.state.horror) == (6, 8)
    t.do("fighter", Rate("spawn-rating", -9), Rate("horror-rating", 9))
    assert (t.state.spawn, t.state.horror) == (1, 10)
