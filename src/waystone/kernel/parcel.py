"""A moment of a game as bytes for another process of the same installation: the checkpoint of the
running step and the answers since. What comes out is what `clone` would give: it can be thought on,
and has no past."""

import msgspec
from msgspec import Struct

from .codec import decode
from .errors import WaystoneError
from .game import Setup, find
from .journal import Journal, Mark
from .session import Answer, Past, Session
from .step import Next


class Parcel(Struct, array_like=True):
    game: str
    setup: Setup
    then: Next
    stack: list[Next]
    state: bytes
    asked: list[int]
    tail: list[Answer]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Parcel)


def pack(session: Session, answers: int | None = None) -> bytes:
    """The moment at which a session of people stands, or stood after so many answers, if its
    journal reaches back so far; the game was not over."""
    after = len(session.history) if answers is None else answers
    mark = _mark(session, after)
    if session.keep != "all" or mark is None or not isinstance(mark.then, Next):
        raise WaystoneError("Only a running game that keeps its journal can be handed on.")
    assert mark.snapshot is not None
    parcel = Parcel(
        session.game.id,
        session.setup,
        mark.then,
        list(mark.stack),
        mark.snapshot,
        mark.asked,
        session.history[mark.answers : after],
    )
    return _encoder.encode(parcel)


def _mark(session: Session, answers: int) -> Mark | None:
    """The last step that began with a snapshot before so many answers had been given, or after
    just as many: then the moment is the beginning of that step."""
    kept = (m for m in reversed(session.journal.marks) if m.snapshot is not None)
    return next((mark for mark in kept if mark.answers <= answers), None)


def unpack(data: bytes) -> Session:
    parcel = _decoder.decode(data)
    game = find(parcel.game)
    content, content_hash = game.load_content()
    steps = game.steps.by_name
    session = Session(
        game,
        content,
        content_hash,
        parcel.setup,
        decode(game.state, parcel.state),
        steps[parcel.then.step].read(parcel.then.args),
        "step",
        Past([], Journal(), parcel.asked),
        tuple(steps[waits.step].read(waits.args) for waits in parcel.stack),
    )
    for given in parcel.tail:
        session.answer(given.seat, given.key)
    return session
