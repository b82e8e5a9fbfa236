"""Taking back: every person who holds a seat must agree, whether they are here or not."""

from typing import TYPE_CHECKING

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest
from .talk import Undoing

if TYPE_CHECKING:
    from .table import Table


class Undos:
    """A wish is bound to the row of the journal after which it was made, and to those who sat at
    the table: where the game goes on or somebody sits down or stands up, it is void."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def ask(self, guest: Guest, to: protocol.UndoTo) -> None:
        """Go back at once where one person holds all seats of people, else ask the others."""
        table = self._table
        async with table.lock:
            await table.chairs.follow()
            if not guest.seats:
                raise Refused("not-yours", "Only players can take a move back.")
            if table.talk.undoing is not None:
                raise _open()
            left = table.walks.before(to)
            if left is None:
                raise Refused("nothing-to-undo", "There is nothing to undo.")
            by, waiting = min(guest.seats), sorted(table.seats.people() - guest.seats)
            if not waiting:
                await table.go_back(left, by)
                return
            mine = await table.talk.wish(Undoing(by, to, left, waiting, table.position.seq))
            await table.hear()
            if table.talk.undoing is None or table.talk.undoing.vote != mine:
                raise _open()

    async def consent(self, guest: Guest, vote: int, yes: bool) -> None:
        """Agree to an undo. Any person at the table may end the vote, also who asked for it or
        has agreed before."""
        table = self._table
        async with table.lock:
            await table.chairs.follow()
            wish = table.talk.undoing
            if wish is None or wish.vote != vote:
                raise Refused("no-undo-asked", "Nobody asks for that undo any more.")
            seats = sorted(guest.seats & set(wish.waiting) if yes else guest.seats)
            if not seats:
                raise Refused("no-undo-asked", "Nobody asks you to take a move back.")
            await table.talk.vote(wish.vote, seats, yes)
            await table.hear()
            agreed = table.talk.undoing
            if agreed is not None and agreed.vote == vote and not agreed.waiting:
                await table.go_back(agreed.left, agreed.by)
        table.driver.wake()


def _open() -> Refused:
    return Refused("undo-open", "An undo is being voted on: agree or refuse first.")
