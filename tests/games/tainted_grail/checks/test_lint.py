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
from waystone.games.tainted_grail.checks.lint import dead_ends, mistakes

OUT = {"text": WORDS, "end": True}


@pytest.fixture(scope="module")
def content() -> Content:
    loaded: Content = GAME.load_content()[0]
    return loaded


def test_the_small_island_is_whole() -> None:
    assert mistakes(Island().content()) == []


def goes(to: str, **fields: Any) -> dict[str, Any]:
    return {"text": WORDS, "goto": to, **fields}


@pytest.mark.parametrize(
    ("verse", "what"),
    [
        ({"goto": "101-9"}, "there is no '101-9' among verses"),
        ({"do": [{"type": "gain-secret", "secret": "x"}]}, "there is no 'x' among secrets"),
        ({"do": [{"type": "reveal", "location": 999}]}, "there is no Location 999"),
        ({"do": [{"type": "place-king", "card": "x"}]}, "there is no 'x' among king_cards"),
        ({"do": [{"type": "mark-status", "status": "deed", "part": 9}]}, "deed has no part 9"),
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


def test_a_verse_that_nothing_leads_to_is_found() -> None:
    assert mistakes(Island().verse("lost").content()) == ["verse lost: nothing leads to it"]


def test_a_map_that_does_not_fit_is_found() -> None:
    island = Island().place(105, pointers={"n": 101})
    found = mistakes(island.content())
    assert "location loc-105: 101 does not point back" in found
    crossed = Island().place(104, pointers={"n": 102, "w": 101})
    assert "location loc-104: 102 cannot lie n of it" in mistakes(crossed.content())


def test_events_and_endings_that_never_come_are_found() -> None:
    island = Island().event("tale", "story").add("endings", "dawn", text=WORDS)
    assert mistakes(island.content()) == [
        "event tale: nothing brings it out",
        "ending dawn: nothing leads to it",
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
