"""Taking back, by the rule on which the table was made: where it asks for consent, every person who
holds a seat must agree, whether they are here or not; and doing again what was taken back."""

import asyncio
from typing import Protocol

from waystone.kernel.revealed import revealed
from waystone.kernel.session import Answer

from .. import protocol
from ..errors import Refused
from ..people.guests import Guest
from ..people.seating import Seating
from .company import Company
from .course import Course
from .lessons import Teacher
from .talk import Talk, Undoing
from .walks import Walks


class Party(Protocol):
    """Those at the table, as others may have changed them or heard them."""

    async def follow_seats(self) -> None: ...

    async def hear(self) -> None: ...


class Undos:
    """A wish is bound to the row of the journal after which it was made, and to those who sat at
    the table: where the game goes on or somebody sits down or stands up, it is void."""

    def __init__(
        self,
        course: Course,
        seats: Seating,
        talk: Talk,
        company: Company,
        walks: Walks,
        rule: protocol.Takeback,
        party: Party,
        teacher: Teacher | None = None,
    ) -> None:
        self._course = course
        self._seats = seats
        self._talk = talk
        self._company = company
        self._walks = walks
        self._rule = rule
        self._party = party
        self._teacher = teacher

    async def ask(self, guest: Guest, to: protocol.UndoTo) -> None:
        """Go back at once where one person has always held all seats of people, else as the rule
        of the table says: what was answered while somebody sat here who is gone stands."""
        async with self._course.lock:
            await self._party.follow_seats()
            if not guest.seats:
                raise Refused("not-yours", "Only players can take a move back.")
            if self._talk.undoing is not None:
                raise _open()
            left = self._walks.before(to)
            if self._teacher is not None:
                left = self._teacher.before(self._course.session, to, left)
            if left is None:
                raise Refused("nothing-to-undo", "There is nothing to undo.")
            by, waiting = min(guest.seats), sorted(self._seats.people() - guest.seats)
            parted = self._company.parted
            if waiting or parted is not None:
                await self._allow(guest, left)
            if self._rule == "free" or (not waiting and left >= (parted or 0)):
                await self._course.go_back(left, by)
                return
            if parted is not None and left < parted:
                text = "Somebody who has left had a say in that: it stands."
                raise Refused("no-takeback", text)
            mine = await self._talk.wish(Undoing(by, to, left, waiting, self._course.position.seq))
            await self._party.hear()
            if self._talk.undoing is None or self._talk.undoing.vote != mine:
                raise _open()

    async def _allow(self, guest: Guest, left: int) -> None:
        """What the rule of the table does not allow, nobody is asked about."""
        if self._rule == "none":
            raise Refused("no-takeback", "At this table nothing is taken back.")
        if self._rule == "fair":
            session = self._course.session
            for seat in sorted(guest.seats):
                if await asyncio.to_thread(revealed, session, seat, left):
                    text = "Luck or hidden cards were seen since then: at this table that stands."
                    raise Refused("no-takeback", text)

    async def redo(self, guest: Guest) -> None:
        """Give the answers again that were taken back, up to the first one that is another
        person's to give."""
        async with self._course.lock:
            await self._party.follow_seats()
            if self._talk.undoing is not None:
                raise _open()
            others = self._seats.people() - guest.seats
            if not guest.seats or not self._next(others):
                raise Refused("nothing-to-undo", "There is nothing to do again.")
            while answer := self._next(others):
                await self._course.take(answer.seat, answer.key)

    def _next(self, others: set[int]) -> Answer | None:
        undone = self._course.undone
        return undone[0] if undone and undone[0].seat not in others else None

    async def consent(self, guest: Guest, vote: int, yes: bool) -> None:
        """Agree to an undo. Any person at the table may end the vote, also who asked for it or
        has agreed before."""
        async with self._course.lock:
            await self._party.follow_seats()
            wish = self._talk.undoing
            if wish is None or wish.vote != vote:
                raise Refused("no-undo-asked", "Nobody asks for that undo any more.")
            seats = sorted(guest.seats & set(wish.waiting) if yes else guest.seats)
            if not seats:
                raise Refused("no-undo-asked", "Nobody asks you to take a move back.")
            await self._talk.vote(wish.vote, seats, yes)
            await self._party.hear()
            agreed = self._talk.undoing
            if agreed is not None and agreed.vote == vote and not agreed.waiting:
                await self._course.go_back(agreed.left, agreed.by)


def _open() -> Refused:
    return Refused("undo-open", "An undo is being voted on: agree or refuse first.")
