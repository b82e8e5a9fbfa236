"""Campaigns saved by older versions go on where they stood."""

from pathlib import Path

import pytest

from waystone.games.tainted_grail import GAME
from waystone.kernel.save import load

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_campaign_goes_on_where_it_stood(path: Path) -> None:
    session, notices = load(path.read_bytes())
    assert "notice-tail-cut" not in notices
    for _ in range(60):
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        assert GAME.check(session.state, session.content) == []


def test_a_page_that_lay_open_still_does() -> None:
    path = next(path for path in SAVES if path.stem == "1-verse")
    session, _ = load(path.read_bytes())
    table = session.view(0, GAME.text("en", session.content))
    verse = session.state.world.pages[-1].id
    assert table.pages[0].title == GAME.text("en", session.content).name(verse)
    assert table.pages[0].paragraphs


def test_who_said_what_they_pay_goes_on_saying_it() -> None:
    """The second of three is asked, after a choice and the part of the first."""
    path = next(path for path in SAVES if path.stem == "3-part")
    session, _ = load(path.read_bytes())
    (question,) = session.questions()
    assert (question.prompt, question.seat, session.tail) == ("ask-part", 1, 2)
    assert session.state.world.paying == "said"
