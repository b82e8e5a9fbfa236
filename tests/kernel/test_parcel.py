"""Which games are handed on to another process."""

import pytest

from waystone.kernel import parcel
from waystone.kernel.counsel import advised
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session


def test_only_a_game_that_keeps_its_journal_is_handed_on() -> None:
    session = Session.new(find("_template"), Setup(2, 5))
    session.answer(0, session.questions()[0].options[0].key)
    there = parcel.unpack(parcel.pack(session))
    assert (there.hash(), there.history) == (session.hash(), session.history)
    assert [question.seat for question in there.questions()] == [1], "one has answered in secret"
    with pytest.raises(WaystoneError, match="Only a running game"):
        parcel.pack(session.clone())


def test_only_a_running_game_is_handed_on() -> None:
    session = Session.new(find("_template"), Setup(2, 5))
    while session.end is None:
        question = session.questions()[0]
        session.answer(question.seat, advised(session, question.seat))
    with pytest.raises(WaystoneError, match="Only a running game"):
        parcel.pack(session)
