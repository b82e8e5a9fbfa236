"""Who sits where at a table, as it is stored, and what a secret opens."""

from collections.abc import Iterator
from contextlib import suppress

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

    @property
    def others(self) -> bool:
        """Whether other processes may write here."""
        return self._store.shared

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
        """Whether somebody may have the save, in which every hand and the luck to come lie open:
        everybody of the table once the game is over, before that only who sits on all seats of
        people. An invitation that nobody has used is nobody's seat yet, whoever wrote it."""
        sat = {row.seat for row in self.rows if row.claim != "open"}
        return self.known(tokens) and (over or self.held(tokens) & sat == self.people())

    def shown(self, online: set[int]) -> list[protocol.Seat]:
        return [
            protocol.Seat(row.seat, row.name, row.kind, row.bot, row.seat in online)
            for row in self.rows
        ]

    # ---- sitting down and getting up

    def invited(self, tokens: list[str]) -> set[int]:
        """The seats that these secrets open as invitations which nobody has used."""
        return {seat for seat in self.held(tokens) if self.rows[seat].claim == "open"}

    async def come(self, tokens: list[str], place: str) -> None:
        """Somebody sits down by invitations without claiming the seats: the links say no more to
        whoever wants to claim them. `place`: where they are."""
        for seat in self.invited(tokens):
            row = self.rows[seat]
            with suppress(Refused):
                await self._change(row, structs.replace(row, claim="used"), ("at", place))

    async def claim(self, claim: protocol.Claim, place: str) -> tuple[int, str]:
        """Somebody sits down by an invitation; gives the seat, and the token that opens it now."""
        if mine := self.held([claim.secret]):
            return min(mine), claim.secret
        row = next((row for row in self.rows if fits(claim.token, row.token)), None)
        if row is None:
            raise unfit()
        if row.claim == "used":
            raise Refused("bad-token", "Somebody has used this link before you: ask for another.")
        if row.claim == "own":
            return row.seat, claim.token
        person = structs.replace(row, token=hashed(claim.secret), claim="own")
        await self._change(row, person, ("at", place))
        return row.seat, claim.secret

    async def move(self, seat: int, token: str) -> None:
        """The same person goes on with another secret, on another device."""
        row = self.of_person(seat)
        await self._store.seat(structs.replace(row, token=token, claim="own"), row)
        self.rows = await self._store.seats(self._table.id)

    async def take(self, seat: int, name: str, place: str) -> str:
        """A person sits down where a bot sat; gives the new secret of the seat."""
        row, token = self.of_bot(seat), new_token()
        person = structs.replace(
            row, kind="human", name=name or row.name, token=hashed(token), stops="", claim="own"
        )
        await self._change(row, person, ("seats", ""), ("at", place))
        return token

    async def give_to_bot(self, row: SeatRow, bot: str, parting: str) -> None:
        given = structs.replace(row, kind="bot", bot=row.bot or bot, token="", stops="")
        await self._change(row, given, ("seats", parting))

    async def rename(self, row: SeatRow, name: str) -> None:
        await self._change(row, structs.replace(row, name=name))

    async def wish(self, row: SeatRow, stops: str) -> None:
        """Keep what the person on a seat wants to be asked."""
        await self._change(row, structs.replace(row, stops=stops))

    async def _change(self, before: SeatRow, row: SeatRow, *said: tuple[str, str]) -> None:
        """Where another person sits, or none any more, nobody is bound by a vote from before
        (`seats`). Who claims a seat is the person it was kept for."""
        told = [EventRow(row.table_id, kind, row.seat, data, now()) for kind, data in said]
        try:
            await self._store.seat(row, before, told)
        except Conflict as error:
            self.rows = await self._store.seats(self._table.id)
            raise Refused("not-yours", str(error)) from None
        self.rows[row.seat] = row

    async def follow(self) -> set[int] | None:
        """Take in what other processes have stored; the seats that others hold now, or nothing if
        all is as it was but for what seats want to be asked, which concerns nobody else, or if
        there are no other processes."""
        if not self.others:
            return None
        before, self.rows = self.rows, await self._store.seats(self._table.id)
        if [structs.replace(row, stops="") for row in before] == [
            structs.replace(row, stops="") for row in self.rows
        ]:
            return None
        pairs = zip(self.rows, before, strict=True)
        return {row.seat for row, old in pairs if row.token != old.token}


def unfit() -> Refused:
    text = "This link opens no seat at this table: it has been used, or the seat given away."
    return Refused("bad-token", text)
