"""Whether a seat has learnt something that it did not know some answers ago: by luck that fell, or
by what others held."""

from .errors import BadAnswer, WaystoneError
from .foresight import wordless
from .parcel import pack, unpack
from .rng import Streams
from .session import RuleBug, Session

WORLDS = 4


def revealed(session: Session, seat: int, since: int) -> bool:
    """The answers since then are given again in worlds in which all that the seat did not know is
    dealt anew and the luck is foreign. Where the seat sees the same in all of them as it sees now,
    nothing was revealed to it; where the past cannot be played again, nobody can say so."""
    try:
        before = unpack(pack(session, since))
    except WaystoneError:
        return True
    text = wordless(session.game.id)
    now = session.view(seat, text, 0)
    for number in range(WORLDS):
        world = before.imagine(seat, Streams(number), even=True)
        try:
            for given in session.history[since:]:
                world.answer(given.seat, given.key)
        except (BadAnswer, RuleBug):
            return True
        if world.view(seat, text, 0) != now:
            return True
    return False
