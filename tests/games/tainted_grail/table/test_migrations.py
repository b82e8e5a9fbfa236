"""Saves of older versions go on."""

from pathlib import Path

from waystone.games.tainted_grail import GAME
from waystone.kernel.save import load

SAVES = Path(__file__).parent / "saves"


def test_a_campaign_of_the_first_version_goes_on_at_its_open_page() -> None:
    session, notices = load((SAVES / "campaign-1.json").read_bytes())
    assert "notice-tail-cut" not in notices
    assert session.questions()[0].prompt == "ask-choice"
    table = session.view(0, GAME.text("en", session.content))
    assert table.pages[0].paragraphs
    for _ in range(20):
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
