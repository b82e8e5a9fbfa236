"""Decks are shuffled where the book says so. Stacked with zeros, a shuffle brings the first card
to the bottom."""

import pytest

from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.box.item_effects import AddItems
from waystone.games.machina_arcana.box.story_effects import ShuffleEvents
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules.monsters import spawning, threat
from waystone.games.machina_arcana.rules.story.scenario import (
    shuffle_events,
    shuffle_items,
    shuffle_monsters,
)
from waystone.games.machina_arcana.table.state import Decks
from waystone.kernel.rng import Streams


def round_once(cards: list[str]) -> list[str]:
    return cards[1:] + cards[:1]


@pytest.mark.rule("MA-SET-14")
def test_the_first_monsters_are_shuffled(box: Content) -> None:
    first = [m.id for m in box.monsters.values() if m.level == 1]
    decks, streams = Decks(), Streams(1)
    streams.stack("monsters", *[0] * (len(first) - 1))
    shuffle_monsters(decks, streams, box)
    assert decks.monsters == round_once(first)


@pytest.mark.rule("MA-SET-11", "MA-SET-12")
def test_each_item_deck_is_shuffled_and_the_rest_set_aside(box: Content) -> None:
    decks, streams = Decks(), Streams(1)
    first = [i.id for i in box.items.values() if i.kind == "weapon" and i.level == 1]
    streams.stack("items:weapon", *[0] * (len(first) - 1))
    shuffle_items(decks, streams, box, ())
    assert decks.items["weapon"] == round_once(first)
    assert decks.item_stock == [i.id for i in box.items.values() if i.level > 1]
    assert set(decks.known.values()) == {0}


@pytest.mark.rule("MA-SET-05", "MA-SET-06")
def test_common_events_are_drawn_and_shuffled_with_the_scenarios_own(box: Content) -> None:
    decks, streams = Decks(), Streams(1)
    streams.stack("events:explorer", *[0] * 6)
    shuffle_events(decks, streams, box, "ice", "explorer", ())
    assert decks.events["explorer"] == ["hunters-oath", "own-quest", "own-find", "clear-head"]
    assert decks.spare_events == ["good-map", "second-wind"]


@pytest.mark.rule("MA-SPN-11")
def test_the_destroyed_monsters_are_shuffled_into_a_new_deck(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.decks.monsters, t.state.decks.destroyed = [], ["mote", "crawler", "hook"]
    t.state.streams.stack("monsters", 0, 0)
    assert spawning.reveal(t.g) == "crawler"
    assert t.state.decks.monsters == ["hook", "mote"]
    assert t.state.decks.destroyed == []


@pytest.mark.rule("MA-GFX-06")
def test_a_deck_that_was_searched_is_shuffled(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.decks.monsters = ["mote", "crawler", "hook", "wisp"]
    t.state.streams.stack("monsters", 0, 0)
    assert spawning.find(t.g, "crawler") == "crawler"
    assert t.state.decks.monsters == ["hook", "wisp", "mote"]


@pytest.mark.rule("MA-THR-03", "MA-THR-04", "MA-HID-05")
def test_a_level_rise_shuffles_twice(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    decks = t.state.decks
    decks.monsters, decks.destroyed = ["mote", "crawler", "strider"], ["wisp"]
    t.state.streams.stack("monsters", 0, 0, 0, 0, 0, 0)
    threat.rise(t.g)
    assert decks.buried == ["crawler", "strider"]
    assert decks.monsters == ["mote", "ogre", "brute", "wisp"]
    assert decks.destroyed == []
    assert decks.monster_stock == ["warden", "titan"]


@pytest.mark.rule("MA-EVT-16", "MA-EVT-19")
def test_an_event_deck_is_shuffled_with_its_pile(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    decks = t.state.decks
    decks.events["horror"], decks.event_discards["horror"] = ["the-fog", "the-stir"], ["own-frost"]
    t.state.streams.stack("events:horror", 0, 0)
    t.do("fighter", ShuffleEvents("horror"))
    assert decks.events["horror"] == ["the-stir", "own-frost", "the-fog"]


@pytest.mark.rule("MA-CHP-06", "MA-HID-05")
def test_a_random_half_goes_and_the_new_level_is_shuffled_in(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    decks = t.state.decks
    decks.items["artifact"] = ["statuette", "pendant", "music-box"]
    t.state.streams.stack("items:artifact", 0, 0, 0)
    t.do("", AddItems(2), card="ice-1")
    assert {"pendant", "music-box"} <= set(decks.buried)
    assert decks.items["artifact"] == ["orb", "statuette"]
