"""Sitting down at a table and getting up: by a link, where a bot sits, and when the time is out."""

from typing import Protocol

from .. import protocol
from ..people.auth import place
from ..people.gate import house
from ..people.guests import Guest, must_own
from ..people.seating import Seating
from ..store.rows import SeatRow
from .audience import Audience
from .clocks import Clocks
from .company import Company, Parting
from .course import Course
from .driver import DEFAULT
from .talk import Talk


class House(Protocol):
    """Who hears of it when people come and go."""

    async def hear(self) -> None: ...

    async def present(self) -> None: ...

    async def run_clocks(self) -> None: ...

    async def forget(self, seat: int) -> None: ...

    async def call_no_more(self, seat: int) -> None: ...

    def wake(self) -> None: ...

    def welcome(self, guest: Guest) -> None: ...


class Chairs:
    def __init__(
        self,
        course: Course,
        seats: Seating,
        audience: Audience,
        talk: Talk,
        company: Company,
        clocks: Clocks,
        house: House,
    ) -> None:
        self._course = course
        self._seats = seats
        self._audience = audience
        self._talk = talk
        self._company = company
        self._clocks = clocks
        self._house = house

    async def claim(
        self, claims: list[protocol.Claim], tokens: list[str], address: str
    ) -> list[protocol.Taken]:
        """Somebody comes by links: what opens each of the seats now. Who was there by the same
        link sees and moves for it no more."""
        if not claims and not self._seats.invited(tokens):
            return []
        async with self._course.lock:
            await self.follow()
            before = {row.seat: row.token for row in self._seats}
            taken = []
            try:
                for claim in claims:
                    seat, token = await self._seats.claim(claim, self._place(address))
                    taken.append(protocol.Taken(seat, token, f"/t/{self._course.id}#{token}", ""))
            finally:
                if self._seats.others:
                    await self._house.hear()
                self._empty({row.seat for row in self._seats if row.token != before[row.seat]})
            await self._seats.come(tokens, self._place(address))
            await self._house.run_clocks()
            return taken

    async def sit_down(self, guest: Guest, wish: protocol.Takeover) -> None:
        """A connection sits down where a bot sits, and gets the new secret of the seat. The lock
        is held."""
        token = await self._seats.take(wish.seat, wish.name, self._place(guest.address))
        await self._house.hear()
        await self._clocks.restart(wish.seat)
        guest.seats.add(wish.seat)
        self._house.welcome(guest)
        if self._company.can_tell(self._course.session.setup, self._seats.people() - guest.seats):
            self._audience.notice("notice-uneven")
        link = f"/t/{self._course.id}#{token}"
        self._audience.tell(protocol.Taken(wish.seat, token, link, wish.ref), [guest])
        self._audience.show(guest, self._course.position)
        await self._house.run_clocks()
        await self._house.present()
        self._house.wake()

    async def leave(self, guest: Guest, seat: int, bot: str) -> None:
        """A bot plays on where a connection sat."""
        async with self._course.lock:
            row = self._seats.own(guest, seat)
            others = self._seats.people() - guest.seats
            await self._give_to_bot(row, bot, self._parting(row, bool(others), guest.owner))

    async def kick(self, guest: Guest, seat: int, bot: str) -> None:
        """The owner gives a person's seat to a bot."""
        async with self._course.lock:
            must_own(guest)
            row = self._seats.of_person(seat)
            await self._give_to_bot(row, bot, self._parting(row, seat not in guest.seats))

    async def time_out(self, seat: int) -> None:
        """A bot plays on where a person's time is out."""
        async with self._course.lock:
            await self.follow()
            await self._clocks.read()
            await self._clocks.follow()
            if self._talk.closed or not self._clocks.out(seat):
                return
            row, others = self._seats.of_person(seat), self._seats.people() - {seat}
            await self._give_to_bot(row, DEFAULT, self._parting(row, bool(others)))
            self._audience.notice("notice-time-out")

    async def ban(self, guest: Guest, seat: int, bot: str) -> None:
        """The owner gives a person's seat to a bot; from where they are nobody comes in here any
        more without a seat of their own."""
        async with self._course.lock:
            must_own(guest)
            row = self._seats.of_person(seat)
            await self._house.hear()
            here = {at.address for at in self._audience if seat in at.seats and not at.owner}
            places = self._company.places(seat) | {self._place(address) for address in here}
            for out in sorted(places - {self._place(guest.address)}):
                await self._talk.say("out", seat, out)
            await self._give_to_bot(row, bot, self._parting(row, seat not in guest.seats))

    def shut_out(self, address: str) -> bool:
        return bool(self._talk.out) and self._place(address) in self._talk.out

    def _place(self, address: str) -> str:
        """From where somebody comes, as this table alone can tell it."""
        return place(self._course.id, house(address))

    def _parting(self, row: SeatRow, others: bool, owner: bool = False) -> str:
        """What is kept of a person who gets up where there are others, or have been; of an
        invitation that nobody has used, nothing."""
        if row.claim == "open" or not (others or self._company.parted is not None):
            return ""
        return Parting(len(self._course.session.history), owner).spelled()

    async def mute(self, guest: Guest, seat: int | None, yes: bool) -> None:
        async with self._course.lock:
            must_own(guest)
            if seat is not None:
                self._seats.of_person(seat)
            await self._talk.say("mute" if yes else "unmute", seat)
            await self._house.hear()

    async def hand_over(self, seat: int, token: str) -> None:
        """The person of a seat goes on with another device; the one before sees and moves for it
        no more."""
        async with self._course.lock:
            await self.follow()
            await self._seats.move(seat, token)
            await self._house.call_no_more(seat)
            before = [guest for guest in self._audience if seat in guest.seats]
            self._audience.tell(protocol.Gone(seat), before)
            self._empty({seat})
            await self._house.present()

    async def _give_to_bot(self, row: SeatRow, bot: str, parting: str) -> None:
        await self._seats.give_to_bot(row, bot, parting)
        await self._house.forget(row.seat)
        await self._house.hear()
        self._empty({row.seat})
        await self._house.run_clocks()
        await self._house.present()
        self._house.wake()

    async def rename(self, guest: Guest, seat: int, name: str) -> None:
        async with self._course.lock:
            await self._seats.rename(self._seats.own(guest, seat), name)
            await self._house.hear()
            await self._house.present()

    async def follow(self) -> None:
        """Who has lost a seat to somebody else sees and moves for it no more."""
        changed = await self._seats.follow()
        if changed is None:
            return
        if changed:
            self._talk.close(False)
        self._empty(changed)
        await self._house.present()
        self._house.wake()

    def _empty(self, seats: set[int]) -> None:
        """Nobody who sat here sees or moves for these seats any more."""
        for guest in self._audience:
            if guest.seats & seats:
                guest.seats -= seats
                self._audience.show(guest, self._course.position)
