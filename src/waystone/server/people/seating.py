"""Who sits where at a table, as it is stored, and what a secret opens."""

from collections.abc import Iterator

from msgspec import structs

from .. import protocol
from ..errors import Conflict, Refused
from ..store.rows import EventRow, SeatRow, TableRow, now
from ..store.store import Store
from .auth import fits, hashed, new_token, unlocks
from .guests import Guest


class Seating:
    def __init__(self, table: TableRow, rows: list[SeatRow], store: Store) -> None:
        self._table = table
        self._store = store
        self.rows = rows

    def __iter__(self) -> Iterator[SeatRow]:
        return iter(self.rows)

    def __getitem__(self, seat: int) -> SeatRow:
        if seat >= len(self.rows):
            raise Refused("no-such-seat", f"There is no seat {seat} at this table.")
        return self.rows[seat]

    def own(self, guest: Guest, seat: int) -> SeatRow:
        """The seat, if it is the guest's."""
        row = self[seat]
        if seat not in guest.seats:
            raise Refused("not-yours", f"Seat {seat} is not yours.")
        return row

    def of_bot(self, seat: int) -> SeatRow:
        row = self[seat]
        if row.kind != "bot":
            raise Refused("not-yours", "A person sits there.")
        return row

    def of_person(self, seat: int) -> SeatRow:
        row = self[seat]
        if row.kind != "human":
            raise Refused("not-yours", "A bot sits there already.")
        return row

    def people(self) -> set[int]:
        return {row.seat for row in self.rows if row.kind == "human"}

    def held(self, tokens: list[str]) -> set[int]:
        """The seats that these secrets open."""
        return {row.seat for row in self.rows if any(fits(t, row.token) for t in tokens)}

    def owned(self, tokens: list[str]) -> bool:
        return any(fits(token, self._table.owner) for token in tokens)

    def known(self, tokens: list[str]) -> bool:
        """Whether these secrets belong to this table at all."""
        return bool(self.held(tokens)) or self.owned(tokens)

    def locked_for(self, tokens: list[str]) -> bool:
        """Whether it takes the password to watch."""
        return bool(self._table.password) and not self.known(tokens)

    def may_watch(self, tokens: list[str], password: str) -> bool:
        if self.known(tokens):
            return True
        return self._table.spectators != "none" and unlocks(password, self._table.password)

    def may_look_back(self, tokens: list[str]) -> bool:
        """Who watches with a delay must not see by another way what has just happened."""
        return self._table.spectators == "open" or self.known(tokens)

    def may_open(self, tokens: list[str], over: bool) -> bool:
        """Whether somebody may have the save, in which every hand lies open: the owner, who holds
        all seats of people, and everybody with a seat once the game is over."""
        held = self.held(tokens)
        return self.owned(tokens) or (bool(held) and (over or held == self.people()))

    def shown(self, online: set[int]) -> list[protocol.Seat]:
        return [
            protocol.Seat(row.seat, row.name, row.kind, row.bot, row.seat in online)
            for row in self.rows
        ]

    # ---- sitting down and getting up

    async def take(self, seat: int, name: str) -> str:
        """A person sits down where a bot sat; gives the new secret of the seat."""
        row, token = self.of_bot(seat), new_token()
        person = structs.replace(
            row, kind="human", name=name or row.name, token=hashed(token), stops=""
        )
        await self._change(row, person)
        return token

    async def give_to_bot(self, row: SeatRow, bot: str) -> None:
        await self._change(
            row, structs.replace(row, kind="bot", bot=row.bot or bot, token="", stops="")
        )

    async def rename(self, row: SeatRow, name: str) -> None:
        await self._change(row, structs.replace(row, name=name))

    async def wish(self, row: SeatRow, stops: str) -> None:
        """Keep what the person on a seat wants to be asked."""
        await self._change(row, structs.replace(row, stops=stops))

    async def _change(self, before: SeatRow, row: SeatRow) -> None:
        """Where another person sits, or none any more, nobody is bound by a vote from before."""
        moved = EventRow(row.table_id, "seats", row.seat, "", now())
        try:
            await self._store.seat(row, before, moved if row.token != before.token else None)
        except Conflict as error:
            self.rows = await self._store.seats(self._table.id)
            raise Refused("not-yours", str(error)) from None
        self.rows[row.seat] = row

    async def follow(self) -> set[int] | None:
        """Take in what other processes have stored; the seats that others hold now, or nothing if
        all is as it was but for what seats want to be asked, which concerns nobody else."""
        before, self.rows = self.rows, await self._store.seats(self._table.id)
        if [structs.replace(row, stops="") for row in before] == [
            structs.replace(row, stops="") for row in self.rows
        ]:
            return None
        pairs = zip(self.rows, before, strict=True)
        return {row.seat for row, old in pairs if row.token != old.token}
