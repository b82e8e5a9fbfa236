"""A seat moves to another device by a short code: it is good once, and for some minutes."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

from .. import protocol
from ..errors import Refused
from ..people.auth import hashed, new_code, written
from ..store import codes
from ..store.clocks import stamp
from ..store.rows import CodeRow
from ..store.store import Store
from .clocks import Wall
from .table import Table

SECONDS = 600


class Devices:
    def __init__(self, store: Store, wall: Wall, get: Callable[[str], Awaitable[Table]]) -> None:
        self._store = store
        self._wall = wall
        self._get = get

    async def code(self, table: Table, token: str) -> protocol.Code:
        """A code for the seat that this secret opens."""
        seats = table.seats.held([token])
        if not seats:
            raise Refused("not-yours", "Only a seat can be taken to another device.")
        code, now = new_code(), self._wall.now()
        due = stamp(now + timedelta(seconds=SECONDS))
        await codes.keep(self._store, CodeRow(written(code), table.id, min(seats), due), now)
        return protocol.Code(f"{code[:4]}-{code[4:]}", SECONDS)

    async def move(self, wish: protocol.UseCode) -> protocol.Moved:
        """The seat of a code is opened by a new secret from now on. Who is not sure whether that
        has arrived says the same again."""
        row = await codes.find(self._store, written(wish.code), self._wall.now())
        token = hashed(wish.secret)
        if row is None or not await codes.use(self._store, row, token):
            raise Refused("not-found", "This code is not good any more: ask for another.")
        table = await self._get(row.table_id)
        if not table.seats.held([wish.secret]):
            await table.chairs.hand_over(row.seat, token)
        return protocol.Moved(table.id, table.row.game, row.seat)
