"""Counsel at positions that the chapters stand on: why a bot would do so, and what is a blunder."""

import pytest

from waystone.kernel.counsel import blunder, counsel, spoken
from waystone.kernel.game import LANGUAGES, find
from waystone.kernel.lesson import Script, lessons
from waystone.kernel.session import Session
from waystone.sim.rehearsal import played


def before(game: str, chapter: str, key: str) -> Session:
    """The moment of a chapter at which that is to be answered."""
    found = find(game)
    script = Script(found, lessons(found)[chapter])
    return next(moment.session for moment in played(script) if moment.key == key).clone()


def test_a_hint_says_who_falls_and_how_likely() -> None:
    session = before("machina-arcana", "first-turn", "unit:shift-hand")
    found = counsel(session, 0)
    assert found.key == "unit:shift-hand"
    falls = next(reason for reason in found.reasons if reason.kind == "hits")
    said = {}
    for lang in LANGUAGES:
        text = session.game.text(lang, session.content)
        said[lang] = spoken(falls, session.view(0, text, 0), text)
    assert said == {"en": "Shift Hand is destroyed.", "ru": "Сменный рабочий уничтожен."}
    assert 0.5 < falls.worlds / falls.of <= 1


def test_a_hint_says_what_threatens() -> None:
    session = before("gloomhaven", "rest", "top:flensing-cut")
    risks = [reason for reason in counsel(session, 0).reasons if reason.kind == "risks"]
    assert [reason.args["by"] for reason in risks][:1] == ["figure:tidewatch-5"]


@pytest.mark.parametrize("key", ["top:whale-oil", "attack:whale-oil", "top:boarding-swing"])
def test_a_blow_that_reaches_nobody_is_a_plain_blunder(key: str) -> None:
    session = before("gloomhaven", "first-turn", "bottom:boarding-swing")
    found = blunder(session, 0, key)
    assert found is not None
    assert (found.why.text, found.better) == ("nudge-idle", "bottom:boarding-swing")


@pytest.mark.parametrize("key", ["bottom:boarding-swing", "move:boarding-swing"])
def test_a_step_that_does_something_is_none(key: str) -> None:
    assert blunder(before("gloomhaven", "first-turn", "bottom:boarding-swing"), 0, key) is None


def test_to_suffer_a_deadly_blow_is_a_plain_blunder() -> None:
    session = before("gloomhaven", "rest", "discards")
    assert blunder(session, 0, "suffer") is None
    session._checkpoint.figures["harpooner"].hp = 6
    weak = session.clone()
    found = blunder(weak, 0, "suffer")
    assert found is not None
    assert found.why.text == "nudge-fatal"
    assert found.why.args == {"thing": "figure:harpooner"}
    assert blunder(weak, 0, "discards") is None


def test_what_is_a_matter_of_taste_is_no_blunder() -> None:
    session = before("gloomhaven", "before-the-fight", "learn:slack-line")
    assert blunder(session, 0, "learn:deck-brawl") is None
