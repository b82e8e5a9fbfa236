"""Counsel: it knows nothing hidden, changes nothing, and can be read in both languages."""

from typing import Any

import pytest
from msgspec.structs import replace

from waystone.kernel.counsel import blunder, counsel, spoken
from waystone.kernel.game import LANGUAGES, Game
from waystone.kernel.session import Session

from .test_foresight import elsewhere, moments


def test_counsel_depends_on_nothing_hidden_and_changes_nothing(
    case: Any, guard: Any, play: Any
) -> None:
    session = case.session(51)
    texts = [session.game.text(lang, session.content) for lang in LANGUAGES]
    with guard(session):
        for question in moments(session, play, 0.015):
            seat = question.seat
            before = (session.hash(), len(session.history), len(session.log))
            found = counsel(session, seat, 2, 2)
            question.read(found.key)
            assert found.reasons
            other = elsewhere(session, seat, 52)
            if other is not None:
                assert counsel(other, seat, 2, 2) == found
                keys = [option.key for option in question.options[:2]]
                for key in keys if question.kind == "choose" else ():
                    assert blunder(other, seat, key, 2) == blunder(session, seat, key, 2)
            for text in texts:
                table = session.view(seat, text, 0)
                assert all(spoken(reason, table, text) for reason in found.reasons)
            assert (session.hash(), len(session.history), len(session.log)) == before


@pytest.mark.slow
def test_counsel_that_peeks_is_caught(game: Game, case_of: Any, play: Any) -> None:
    """Where hidden things are not dealt anew, the same comparison fails: it can tell."""
    cases = reversed(case_of(game.id, 2))
    assert any(peeks(case.session(36), play) for case in cases)


def peeks(session: Session, play: Any) -> bool:
    honest = session.game
    for question in moments(session, play, 0.3):
        other = elsewhere(session, question.seat, 43)
        if other is None:
            continue
        session.game = other.game = replace(honest, redeal=lambda *_: None)
        one, two = (counsel(each, question.seat, 2, 2) for each in (session, other))
        session.game = honest
        if one != two:
            return True
    return False
