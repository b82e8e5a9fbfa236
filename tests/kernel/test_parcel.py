"""Which games are handed on to another process."""

import pytest

from waystone.kernel import parcel
from waystone.kernel.counsel import advised
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session


def test_only_a_game_that_keeps_its_journal_is_handed_on() -> None:
    session = Session.new(find("_template"), Setup(2, 5))
    assert parcel.unpack(parcel.pack(session)).hash() == session.hash()
    with pytest.raises(WaystoneError, match="Only a running game"):
        parcel.pack(session.clone())


def test_only_a_running_game_is_handed_on() -> None:
    session = Session.new(find("_template"), Setup(2, 5))
    while session.end is None:
        question = session.questions()[0]
        session.answer(question.seat, advised(session, question.seat))
    with pytest.raises(WaystoneError, match="Only a running game"):
        parcel.pack(session)
