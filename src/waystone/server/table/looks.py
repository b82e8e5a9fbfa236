"""Looking at a table without changing it: a hint, a moment of the past, the steps of a replay."""

from waystone.kernel.ask import AnyQuestion
from waystone.kernel.session import Session
from waystone.kernel.step import Next
from waystone.kernel.text import Text
from waystone.kernel.view import Table as TableView

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest
from ..people.seating import Seating
from . import chronicle
from .audience import Texts
from .course import Course
from .past import Past
from .watch import TooSlow, within

PATIENCE = 1.0


class Looks:
    def __init__(self, course: Course, seats: Seating, texts: Texts) -> None:
        self._course = course
        self._seats = seats
        self._texts = texts
        self._past = Past()

    async def hint(self, guest: Guest, seat: int) -> protocol.Hint:
        """What the game's bot would do."""
        async with self._course.lock:
            self._seats.own(guest, seat)
            session = self._course.session
            question = session.question(seat)
            if question is None:
                raise Refused("not-asked", "You have no question before you.")
            try:
                with within(PATIENCE):
                    key = session.game.bots.policy(session.state, session.content, seat, question)
            except TooSlow:
                raise Refused("rule-bug", "The advice took too long.") from None
            said = option_words(self._texts[guest.lang], question, key)
            return protocol.Hint(seat, session.asked[seat], key, said, "")

    async def look(self, guest: Guest, wish: protocol.Look) -> protocol.Looked:
        """The table as it was."""
        if wish.seat is not None:
            self._seats.own(guest, wish.seat)
        elif guest.late and not guest.seats and not guest.owner:
            raise Refused("not-yours", "Spectators of this table may not look ahead.")
        async with self._course.lock:
            session = self._course.session
            game, setup, history = session.game, session.setup, session.history[:]
        if wish.answers > len(history):
            raise Refused("not-found", f"This game has {len(history)} answers so far.")
        text = self._texts[guest.lang]

        def view(session: Session) -> TableView:
            return session.view(wish.seat, text, chronicle.SHOWN)

        shown = await self._past.at(game, setup, history[: wish.answers], view)
        return protocol.Looked(wish.answers, len(history), wish.seat, shown, wish.ref)

    async def replay(self) -> protocol.Replay:
        async with self._course.lock:
            session = self._course.session
            steps = [
                protocol.ReplayStep(m.then.step, m.answers, m.opens)
                for m in session.journal.marks
                if isinstance(m.then, Next)
            ]
            return protocol.Replay(len(session.history), steps)


def option_words(text: Text, question: AnyQuestion, key: str) -> str:
    """An answer as the question words it."""
    said = [
        text.format(o.text, o.args) if o.text else text.name(o.key)
        for o in question.options
        if o.key in key.split()
    ]
    return text.listing(said) or key
