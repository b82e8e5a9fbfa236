"""Threat and level (MA-THR)."""

import pytest

from waystone.games.machina_arcana.box.story_effects import Threat
from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.monsters import threat
from waystone.games.machina_arcana.rules.story.events import invoke_horror_event


@pytest.mark.rule("MA-THR-01", "MA-THR-02")
def test_threat_counts_to_the_arrow(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.run(threat.increase(t.g, 4))
    assert (t.state.story.threat, t.state.story.level) == (4, 1)
    t.run(threat.increase(t.g))
    assert (t.state.story.threat, t.state.story.level) == (0, 2)


@pytest.mark.rule("MA-THR-03", "MA-THR-04", "MA-EX-11", "MA-HID-05")
def test_a_level_rise_halves_the_deck(lay: Lay) -> None:
    """5 cards and 2 destroyed: 4 leave unseen, 3 and the new level are the deck."""
    t = lay(at={"fighter": (0, 0), "crawler": (3, 3)})
    t.state.decks.monsters[:] = ["mote", "strider", "tender", "wisp", "hook"]
    t.state.decks.destroyed[:] = ["warden", "titan"]
    t.state.decks.monster_stock[:] = ["ogre", "brute"]
    t.state.story.threat = 4
    t.run(threat.increase(t.g))
    assert len(t.state.decks.buried) == 4
    assert len(t.state.decks.monsters) == 5
    assert {"ogre", "brute"} <= set(t.state.decks.monsters)
    assert t.state.decks.destroyed == []
    assert t.there("crawler")
    assert (t.state.story.threat, t.state.story.level) == (0, 2)


@pytest.mark.rule("MA-THR-04")
def test_level_five_only_halves(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.state.story.level, t.state.story.threat = 4, 4
    t.state.decks.monsters[:] = ["mote", "strider", "tender"]
    t.run(threat.increase(t.g))
    assert (t.state.story.level, len(t.state.decks.monsters)) == (5, 1)


@pytest.mark.rule("MA-THR-05", "MA-EX-73")
def test_at_level_five_threat_costs_items_or_lives(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5)})
    t.state.story.level = 5
    t.wear("fighter", "pistol")
    t.wear("fighter", "boots")
    t.run(threat.increase(t.g), "card:pistol")
    assert t.state.decks.item_discards == ["pistol"]
    assert t.explorer("healer").dead, "nothing equipped"
    assert t.state.story.threat == 0


@pytest.mark.rule("MA-EX-84", "MA-SPN-02")
def test_a_timeout_at_level_four(lay: Lay) -> None:
    """One step before the arrow, horror rating 6: level 5, then five times the penalty."""
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.story.chapter = 2
    t.state.story.level, t.state.story.threat, t.state.story.spawn = 4, 4, 1
    for item in ("pistol", "boots", "coat", "hat", "music-box", "hexer"):
        t.wear("fighter", item)
    t.play(steps.spawn_phase(), *(f"card:{i}" for i in ("pistol", "boots", "coat", "hat", "hexer")))
    assert t.state.story.level == 5
    assert list(t.explorer("fighter").equipped) == ["music-box"]


@pytest.mark.rule("MA-THR-06")
def test_threat_never_falls_below_the_first_step(lay: Lay) -> None:
    t = lay()
    t.state.story.threat, t.state.story.level = 1, 3
    t.do("", Threat(-3))
    assert (t.state.story.threat, t.state.story.level) == (0, 3)


@pytest.mark.rule("MA-THR-07", "MA-HOR-04", "MA-EVT-14")
def test_every_horror_event_raises_threat_first(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0)})
    t.top("horror", "own-frost")
    t.explorer("fighter").essence = 2
    t.state.story.level, t.state.story.threat = 1, 4
    t.run(invoke_horror_event(t.g))
    assert t.state.story.level == 2
    assert t.explorer("fighter").essence == 1
    assert t.state.decks.event_discards["horror"] == ["own-frost"]
