"""Looking at a table without changing it: a hint, a moment of the past, the save."""

from typing import TYPE_CHECKING

from waystone.kernel import save
from waystone.kernel.session import Session
from waystone.kernel.step import Next
from waystone.kernel.view import Table as TableView

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest
from . import chronicle
from .past import Past

if TYPE_CHECKING:
    from .table import Table


class Looks:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._past = Past()

    async def hint(self, guest: Guest, seat: int) -> protocol.Hint:
        """What the game's bot would do."""
        async with self._table.lock:
            self._table.own(guest, seat)
            question = self._table.session.question(seat)
            if question is None:
                raise Refused("not-asked", "You have no question before you.")
            policy = self._table.game.bots.policy
            key = policy(self._table.session.state, self._table.session.content, seat, question)
            text = self._table.texts[guest.lang]
            said = [
                text.format(o.text, o.args) if o.text else text.name(o.key)
                for o in question.options
                if o.key in key.split()
            ]
            spoken = text.listing(said) or key
            return protocol.Hint(seat, self._table.session.asked[seat], key, spoken, "")

    async def look(self, guest: Guest, wish: protocol.Look) -> protocol.Looked:
        """The table as it was."""
        if wish.seat is not None:
            self._table.own(guest, wish.seat)
        elif guest.late and not guest.seats and not guest.owner:
            raise Refused("not-yours", "Spectators of this table may not look ahead.")
        async with self._table.lock:
            setup, history = self._table.session.setup, self._table.session.history[:]
        if wish.answers > len(history):
            raise Refused("not-found", f"This game has {len(history)} answers so far.")
        text = self._table.texts[guest.lang]

        def view(session: Session) -> TableView:
            return session.view(wish.seat, text, chronicle.SHOWN)

        shown = await self._past.at(self._table.game, setup, history[: wish.answers], view)
        return protocol.Looked(wish.answers, len(history), wish.seat, shown, wish.ref)

    async def dump(self) -> bytes:
        """The save file of this moment."""
        async with self._table.lock:
            return save.dump(self._table.session)

    async def replay(self) -> protocol.Replay:
        async with self._table.lock:
            steps = [
                protocol.ReplayStep(m.then.step, m.answers, m.opens)
                for m in self._table.session.journal.marks
                if isinstance(m.then, Next)
            ]
            return protocol.Replay(len(self._table.session.history), steps)
