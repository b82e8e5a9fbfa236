"""The campaign of ours as a whole: thirty scenarios, two endings, events, dungeon cards."""

from collections import Counter

import msgspec
import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.checks.campaign_lint import reachable
from waystone.games.gloomhaven.rules.campaign.worldmap import requirements_met
from waystone.kernel.game import Setup
from waystone.kernel.session import Session


def content() -> Content:
    found: Content = GAME.load_content()[0]
    return found


def with_page(name: str, **changes: object) -> Content:
    """The content with one scenario changed."""
    found = content()
    page = msgspec.structs.replace(found.scenarios[name], **changes)
    return msgspec.structs.replace(found, scenarios={**found.scenarios, name: page})


@pytest.mark.rule("GH-CMP-22")
def test_the_counts_of_the_campaign() -> None:
    found = content()
    assert sorted(s.number for s in found.scenarios.values()) == list(range(1, 31))
    decks = Counter(e.deck for e in found.events.values() if not e.extra)
    assert decks == {"city": 30, "road": 30}
    assert (len(found.rooms), len(found.lairs)) == (20, 20)
    assert len(found.campaign.endings) == 2


def test_each_ending_can_be_reached_without_the_road_to_the_other() -> None:
    found = content()
    against, terms = frozenset({"candle-tax"}), frozenset({"counting-night"})
    assert "outer-light" in reachable(found, against)
    assert "headwater" not in reachable(found, against)
    assert "headwater" in reachable(found, terms)
    assert "outer-light" not in reachable(found, terms)


@pytest.mark.rule("GH-CMP-01", "GH-CMP-13")
def test_who_has_sworn_cannot_seek_terms_and_the_other_way_round() -> None:
    session = Session.new(GAME, Setup(2, 1, "campaign", "", [], {}))
    here = session.state.campaign
    here.world.achievements = {"sleeper-woken": 1, "ward-saved": 1, "coldgate-wakes": 1}
    assert requirements_met(content(), here, "candle-tax")
    assert requirements_met(content(), here, "counting-night")
    here.party.achievements = ["oath-to-end"]
    assert not requirements_met(content(), here, "counting-night")
    here.party.achievements = ["terms-sought"]
    assert not requirements_met(content(), here, "candle-tax")


def test_the_events_differ_in_what_they_give() -> None:
    """Two options that do the same would be no choice."""
    for event in content().events.values():
        first, second = ([r.do for r in o.results] for o in (event.a, event.b))
        assert first != second, event.id


def test_a_room_card_matches_another_on_both_sides() -> None:
    """GH-RDD-07: from any exit there is a way on."""
    found = content()
    plans = [found.plans[room] for room in found.rooms]
    entrances = Counter(gate.type for plan in plans for gate in plan.entrances)
    exits = Counter(gate.type for plan in plans for gate in plan.exits)
    assert min(entrances["A"], entrances["B"]) >= 8
    assert min(exits["A"], exits["B"]) >= 8
