"""The campaign as a whole: the lint finds what is broken, and what ships is not."""

from typing import Any

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box.definitions import Content
from waystone.games.tainted_grail.box.journal_graph import reached
from waystone.games.tainted_grail.box.layout import versions
from waystone.games.tainted_grail.checks import report
from waystone.games.tainted_grail.checks.campaign_testing import WORDS, Island
from waystone.games.tainted_grail.checks.drawing import journal
from waystone.games.tainted_grail.checks.lint import dead_ends, lint

OUT = {"text": WORDS, "end": True}


@pytest.fixture(scope="module")
def content() -> Content:
    loaded: Content = GAME.load_content()[0]
    return loaded


def mistakes(content: Content) -> list[str]:
    """But for the characters, whose decks have no basic cards."""
    found = [one for one in lint(content) if one.kind != "characters"]
    return [f"{one.kind} {one.id}: {one.what}" for one in found]


def test_the_small_island_is_whole() -> None:
    assert mistakes(Island().content()) == []


def goes(to: str, **fields: Any) -> dict[str, Any]:
    return {"text": WORDS, "goto": to, **fields}


@pytest.mark.parametrize(
    ("verse", "what"),
    [
        ({"goto": "101-9"}, "there is no verse '101-9'; there are 101-1"),
        ({"do": [{"type": "gain-secret", "secret": "x"}]}, "there is no Secret 'x'"),
        ({"do": [{"type": "reveal", "location": 999}]}, "there is no Location 999"),
        ({"do": [{"type": "place-king", "card": "x"}]}, "there is no rules card of a King 'x'"),
        (
            {"do": [{"type": "mark-status", "status": "deed", "part": 9}]},
            "deed has no part 9; there are 1 to 3",
        ),
        ({"goto": "101-1"}, "no way from it leads to an end"),
        ({"choices": [goes("101-1"), OUT]}, "choice 1 leads back for nothing"),
        ({"choices": [{**OUT, "once": True}]}, "a party can be left without a choice"),
        ({"choices": [{**OUT, "goto": "101-1"}]}, "choice 1 needs either goto or end"),
        ({"choices": [OUT], "end": True}, "it needs exactly one of choices, goto, end"),
    ],
)
def test_a_broken_verse_is_found(verse: dict[str, Any], what: str) -> None:
    island = Island().verse("101-1", **verse).add("statuses", "deed", parts=3)
    assert any(what in line for line in mistakes(island.content())), mistakes(island.content())


@pytest.mark.parametrize(
    ("do", "what"),
    [
        ({"type": "cubes"}, "'type: cubes' means something in encounters only"),
        ({"type": "damage", "n": 400}, "n must be from 0 to 99, not 400"),
        (
            {"type": "may", "do": [], "pay": [{"what": "card"}]},
            "card is paid in encounters only; there are energy, health",
        ),
        (
            {"type": "when", "if": {"is": "affinity", "colour": "red"}, "do": []},
            "'is: affinity' means something in encounters only",
        ),
        (
            {"type": "when", "if": {"is": "count", "of": "hand"}, "do": []},
            "hand is counted in encounters only; there are health",
        ),
        ({"type": "read", "verse": "101-1"}, "it sends to itself, for ever"),
    ],
)
def test_what_means_nothing_in_a_verse_is_found(do: dict[str, Any], what: str) -> None:
    found = mistakes(Island().verse("101-1", do=[do]).content())
    assert any(what in line for line in found), found


def test_what_an_encounter_puts_off_is_no_place_for_its_own_effects() -> None:
    late = [{"type": "everyone", "do": [{"type": "cubes"}]}]
    found = mistakes(Island().combat("wolf", loot=late).content())
    assert found == ["encounters wolf: 'type: cubes' means something in encounters only"]


def test_an_ability_that_never_works_is_found() -> None:
    island = Island().item("axe", slot="weapon", abilities=[{"when": "play", "do": []}])
    found = mistakes(island.content())
    assert len(found) == 1
    assert "items axe: 'when: play' does nothing here; there are action, after" in found[0]


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"time": 0}, "Time is from 1 to 10"),
        ({"start": 9}, "the track has 5 steps, from 0; none is 9"),
        ({"outcomes": {"green": {}}}, "the track has a grey step, and there is no grey outcome"),
    ],
)
def test_figures_of_a_talk_that_do_not_fit_are_found(fields: dict[str, Any], what: str) -> None:
    track = ["red", "grey", "grey", "green", "green"]
    found = mistakes(Island().talk("hermit", **({"track": track, "start": 1} | fields)).content())
    assert f"encounters hermit: {what}" in found


def test_figures_of_a_combat_that_do_not_fit_are_found() -> None:
    rows = [{"to": 3, "do": []}]
    found = mistakes(Island().combat("wolf", toughness=8, rows=rows).content())
    assert found == ["encounters wolf: the rows must rise to 7"]


def test_a_character_without_a_deck_is_found() -> None:
    found = [one.what for one in lint(Island().content()) if one.id == "ada"]
    assert "a combat deck has 10 basic cards, not 0" in found


def test_an_id_is_taken_once() -> None:
    found = mistakes(Island().secret("bear").content())
    assert found == ["secrets bear: the id 'bear' is taken by bear; choose another"]


def test_a_verse_that_nothing_leads_to_is_found() -> None:
    assert mistakes(Island().verse("lost").content()) == ["verses lost: nothing leads to it"]


def test_a_map_that_does_not_fit_is_found() -> None:
    island = Island().place(105, pointers={"n": 101})
    found = mistakes(island.content())
    assert "locations loc-105: 101 does not point back" in found
    crossed = Island().place(104, pointers={"n": 102, "w": 101})
    assert "locations loc-104: 102 cannot lie n of it" in mistakes(crossed.content())


def test_events_and_endings_that_never_come_are_found() -> None:
    island = Island().event("tale", "story").add("endings", "dawn", text=WORDS)
    assert mistakes(island.content()) == [
        "events tale: nothing brings it out",
        "endings dawn: nothing leads to it",
    ]


def test_a_quiet_end_is_listed() -> None:
    assert dead_ends(Island().content()) == ["101-1", "102-1", "103-1", "104-1"]


# ---- what ships


@pytest.mark.rule("TG-JRN-01", "TG-JRN-04")
def test_the_campaign_has_no_mistakes(content: Content) -> None:
    assert mistakes(content) == []
    assert reached(content) == set(content.verses)


def test_the_campaign_is_as_large_as_it_should_be(content: Content) -> None:
    assert len(content.chapters) == 5
    assert sum(ending.won for ending in content.endings.values()) == 3
    assert len(versions(content)) >= 36
    assert sum(bool(place.letter) for place in content.locations.values()) >= 5
    assert len(content.verses) >= 300
    assert len(content.events) >= 50
    assert sum(event.kind == "random" for event in content.events.values()) == 18
    assert len(content.secrets) == 38
    assert len(content.conditions) == 9
    assert len(content.companions) == 5
    assert len(content.echoes) == 40


def test_the_report_draws_every_verse(content: Content) -> None:
    found = report.report(content)
    assert found.mistakes == []
    drawn = journal(content)
    assert all(f">{verse}" in drawn for verse in content.verses)
    assert found.drawings["journal"] == drawn
    assert found.drawings["island"].startswith("<svg")
