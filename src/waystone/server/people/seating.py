"""Who sits where at a table, and what a secret opens."""

from collections.abc import Iterator

from .. import protocol
from ..errors import Refused
from ..store.rows import SeatRow, TableRow
from .auth import fits, unlocks


class Seating:
    def __init__(self, table: TableRow, rows: list[SeatRow]) -> None:
        self._table = table
        self.rows = rows

    def __iter__(self) -> Iterator[SeatRow]:
        return iter(self.rows)

    def __getitem__(self, seat: int) -> SeatRow:
        if seat >= len(self.rows):
            raise Refused("no-such-seat", f"There is no seat {seat} at this table.")
        return self.rows[seat]

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
