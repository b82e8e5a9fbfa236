"""The campaign of ours as a whole: thirty scenarios, two endings, events, dungeon cards."""

from collections import Counter

import msgspec
import pytest

from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.box.scenario import Mark, Reward, ScenarioDef
from waystone.games.gloomhaven.checks.campaign_lint import campaign_mistakes, reachable
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


# ---- the lint finds what it is for


def test_lint_finds_a_scenario_nobody_comes_to() -> None:
    found = with_page("wet-names", rewards=Reward(unlocks=["candle-tax"]))
    assert "no campaign comes to the scenario counting-night" in campaign_mistakes(found)
    assert "no campaign comes to the scenario outer-light" in campaign_mistakes(found)


def test_lint_finds_achievements_without_use_or_source() -> None:
    found = with_page("outer-light", requires=["terms-sought"])
    assert "nothing asks for the achievement tithe-paid" in campaign_mistakes(found)
    found = with_page("the-tithe", rewards=Reward(unlocks=["outer-light"]))
    assert "nothing gives the achievement tithe-paid" in campaign_mistakes(found)


def test_lint_finds_treasure_with_the_same_number_or_without_contents() -> None:
    found = with_page("wet-names", treasures={})
    assert "wet-names: treasure 11 has no contents" in campaign_mistakes(found)
    page: ScenarioDef = content().scenarios["wet-names"]
    marks = {**page.marks, "T": Mark(treasure=12)}
    found = with_page("wet-names", marks=marks, treasures={"12": "gold:5"})
    assert "two scenarios have treasure 12" in campaign_mistakes(found)


def test_lint_finds_names_of_nothing() -> None:
    found = with_page("wet-names", rewards=Reward(
        unlocks=["candle-tax", "counting-night", "nowhere"], events=["road-99"],
        achievements=["glory"], designs=["anvil"],
    ))  # fmt: skip
    problems = campaign_mistakes(found)
    for missing in ("scenario 'nowhere'", "event 'road-99'", "achievement 'glory'", "item 'anvil'"):
        assert f"wet-names: there is no {missing}" in problems


def test_lint_finds_two_scenarios_at_one_place() -> None:
    found = with_page("wet-names", place=(3, 7))
    assert "2 scenarios lie at (3, 7) on the map of the world" in campaign_mistakes(found)


def test_lint_finds_long_introductions() -> None:
    found = with_page("wet-names", introduction={"en": "word " * 120, "ru": "слово"})
    assert "wet-names: the introduction is too long" in campaign_mistakes(found)
