"""Sitting down at a table, getting up, and being asked to."""

from typing import TYPE_CHECKING

from msgspec import structs

from .. import protocol
from ..errors import Conflict, Refused
from ..people.auth import hashed, new_token
from ..people.guests import Guest
from ..store.rows import EventRow, SeatRow, now

if TYPE_CHECKING:
    from .table import Table


class Chairs:
    def __init__(self, table: "Table") -> None:
        self._table = table

    async def sit_down(self, guest: Guest, wish: protocol.Takeover) -> None:
        """A connection sits down where a bot sits, and gets the new secret of the seat. The lock
        is held."""
        row = self.of_bot(wish.seat)
        token, name = new_token(), wish.name or row.name
        await self._reseat(row, structs.replace(row, kind="human", name=name, token=hashed(token)))
        guest.seats.add(wish.seat)
        link = f"/t/{self._table.id}#{token}"
        self._table.audience.tell(protocol.Taken(wish.seat, token, link, wish.ref), [guest])
        self._table.audience.show(guest, self._table.position)
        await self._table.present()
        self._table.driver.wake()

    def of_bot(self, seat: int) -> SeatRow:
        row = self._table.seats[seat]
        if row.kind != "bot":
            raise Refused("not-yours", "A person sits there.")
        return row

    async def leave(self, guest: Guest, seat: int, bot: str) -> None:
        """A bot plays on where a connection sat."""
        async with self._table.lock:
            await self._give_to_bot(self._table.own(guest, seat), bot)
        self._table.driver.wake()

    async def kick(self, guest: Guest, seat: int, bot: str) -> None:
        """The owner gives a person's seat to a bot."""
        async with self._table.lock:
            self._table.owner(guest)
            row = self._table.seats[seat]
            if row.kind != "human":
                raise Refused("not-yours", "A bot sits there already.")
            await self._give_to_bot(row, bot)
        self._table.driver.wake()

    async def _give_to_bot(self, row: SeatRow, bot: str) -> None:
        await self._reseat(row, structs.replace(row, kind="bot", bot=row.bot or bot, token=""))
        self.empty({row.seat})
        await self._table.present()

    async def rename(self, guest: Guest, seat: int, name: str) -> None:
        async with self._table.lock:
            row = self._table.own(guest, seat)
            await self._reseat(row, structs.replace(row, name=name))
            await self._table.present()

    async def _reseat(self, before: SeatRow, row: SeatRow) -> None:
        """Where another person sits, or none any more, nobody is bound by a vote from before."""
        moved = EventRow(row.table_id, "seats", row.seat, "", now())
        try:
            await self._table.store.seat(row, before, moved if row.token != before.token else None)
        except Conflict as error:
            self._table.seats.rows = await self._table.store.seats(self._table.id)
            raise Refused("not-yours", str(error)) from None
        self._table.seats.rows[row.seat] = row
        await self._table.hear()

    async def follow(self) -> None:
        """Who has lost a seat to somebody else sees and moves for it no more."""
        seats, before = self._table.seats, self._table.seats.rows
        seats.rows = await self._table.store.seats(self._table.id)
        if before == seats.rows:
            return
        pairs = zip(seats, before, strict=True)
        changed = {row.seat for row, old in pairs if row.token != old.token}
        if changed:
            self._table.talk.close(False)
        self.empty(changed)
        await self._table.present()

    def empty(self, seats: set[int]) -> None:
        """Nobody who sat here sees or moves for these seats any more."""
        for guest in self._table.audience:
            if guest.seats & seats:
                guest.seats -= seats
                self._table.audience.show(guest, self._table.position)
