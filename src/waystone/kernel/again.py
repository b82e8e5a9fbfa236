"""A moment from before the save that a session came from is played again from the seed. By rules
that have changed since it would be another game: then nothing is rewound, and the game stands."""

from typing import TYPE_CHECKING

from .errors import BadAnswer, WaystoneError
from .journal import Journal
from .log import Log

if TYPE_CHECKING:
    from .session import Session


def must_reach(session: "Session", answers: int) -> None:
    """The session can stand right after so many answers: there are as many, and where no snapshot
    reaches back so far, they lead through the states that were recorded with them."""
    if not 0 <= answers <= len(session.history):
        raise BadAnswer(f"There is no answer {answers} in this game.")
    if session.journal.reaches(answers):
        return
    loaded = (session.content, session.content_hash)
    again = type(session).new(session.game, session.setup, "all", loaded)
    try:
        for old in session.history[:answers]:
            again.answer(old.seat, old.key)
    except WaystoneError:
        raise _changed() from None
    for mark, recorded in zip(again.journal.marks, session.journal.marks, strict=False):
        if mark.hash != recorded.hash:
            raise _changed()


def _changed() -> BadAnswer:
    text = "The rules have changed since then: that cannot be taken back, and the game stands."
    return BadAnswer(text, "answer-changed")


def after(session: "Session", answers: int) -> "Session":
    """The same game right after the given number of answers, to be looked at: it is played from
    the step before, whatever comes after."""
    must_reach(session, answers)
    mark, state = session._stood(session.journal.nearest(answers))
    then = type(session).__new__(type(session))
    then.game, then.content, then.content_hash = session.game, session.content, session.content_hash
    then.setup, then.keep, then._copy = session.setup, session.keep, session._copy
    then.history, then.journal, then.log = session.history[:answers], Journal(), Log(session.log)
    then.log.gone, then.log.forgot = session.log.gone, session.log.forgot
    then.ask = then.failed = then.begun = then._film = None
    then._steps, then.turns, then.put = session._steps, 0, 0
    then._restore(mark, state, answers)
    return then
