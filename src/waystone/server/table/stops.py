"""What a seat wants to be asked, and what the table answers in its stead. Such answers are in the
history like any others."""

from waystone.kernel.ask import PASS, Question
from waystone.kernel.foresight import alike
from waystone.kernel.session import Session

from .. import protocol

WORLDS = 4
MOST_OPTIONS = 8


class Stops:
    """The wishes of the seats. A pass for the rest of the turn ends with it; one until something
    happens ends when a fact names the seat, or when the seat is asked what is no window."""

    def __init__(self) -> None:
        self._wishes: dict[int, protocol.SetStops] = {}
        self._since: dict[int, tuple[int, int]] = {}
        self._alike: dict[int, tuple[tuple[int, int], bool]] = {}

    def wish(self, wish: protocol.SetStops, session: Session) -> None:
        self._wishes[wish.seat] = wish
        self._since[wish.seat] = (session.turns, len(session.log))

    def answer(self, session: Session, seat: int) -> str | None:
        """The answer that the table gives for a seat, if it does."""
        wish, question = self._wishes.get(seat), session.question(seat)
        if wish is None or question is None:
            return None
        if question.formal and wish.formal:
            return session.game.bots.policy(session.state, session.content, seat, question)
        if not _window(question):
            return None
        if self._passes(wish, session) or _only(question, wish.never):
            return PASS
        if wish.smart and len(question.options) <= MOST_OPTIONS and self._same(session, question):
            return PASS
        return None

    def _same(self, session: Session, question: Question[object]) -> bool:
        """Whether it is all the same what the seat answers; found out once for a question."""
        seat = question.seat
        moment = (len(session.history), session.asked[seat])
        known = self._alike.get(seat)
        if known is None or known[0] != moment:
            keys = [option.key for option in question.options]
            known = self._alike[seat] = (moment, alike(session, seat, keys, WORLDS))
        return known[1]

    def _passes(self, wish: protocol.SetStops, session: Session) -> bool:
        turns, lines = self._since[wish.seat]
        if wish.until == "turn":
            return session.turns == turns
        if wish.until == "something":
            later = session.log[lines:]
            return not any(line.args.get("seat") == wish.seat for line in later)
        return False


def _window(question: Question[object]) -> bool:
    """A question that may be passed, and is put because something could be used."""
    return question.may and any(option.key == PASS for option in question.options)


def _only(question: Question[object], never: list[str]) -> bool:
    """Whether all that could be used is among the things never to be asked about."""
    return all(o.key == PASS or o.on in never or o.key in never for o in question.options)
