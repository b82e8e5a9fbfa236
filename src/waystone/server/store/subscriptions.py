"""Who wants to be called when a table waits for them, and the keys by which the server calls."""

import sqlalchemy as sa
from msgspec import structs

from ..errors import Conflict
from . import rows
from .rows import SubscriptionRow
from .store import Store

EACH = 5


async def add(store: Store, row: SubscriptionRow) -> None:
    """A browser that was there before is told in the language of today; of many the last few are
    kept."""
    column = rows.subscriptions.c
    of_seat = (column.table_id == row.table_id, column.seat == row.seat)
    async with store.work() as connection:
        await connection.execute(
            sa.delete(rows.subscriptions).where(*of_seat, column.endpoint == row.endpoint)
        )
        found = [
            at for (at,) in await connection.execute(sa.select(column.endpoint).where(*of_seat))
        ]
        for endpoint in found[: max(0, len(found) - EACH + 1)]:
            await connection.execute(
                sa.delete(rows.subscriptions).where(*of_seat, column.endpoint == endpoint)
            )
        await connection.execute(sa.insert(rows.subscriptions), structs.asdict(row))


async def drop(store: Store, table_id: str, seat: int, endpoint: str = "") -> None:
    """One of a seat's browsers, or all of them: somebody else sits there now."""
    column = rows.subscriptions.c
    which = [column.table_id == table_id, column.seat == seat]
    if endpoint:
        which.append(column.endpoint == endpoint)
    async with store.work() as connection:
        await connection.execute(sa.delete(rows.subscriptions).where(*which))


async def to_call(store: Store, table_id: str, seat: int, seq: int) -> list[SubscriptionRow]:
    """The browsers of a seat that have not been called since a row of the journal; whoever asks
    calls them, and no other process does."""
    column = rows.subscriptions.c
    which = (column.table_id == table_id, column.seat == seat, column.called != seq)
    async with store.work() as connection:
        found = await connection.execute(sa.select(rows.subscriptions).where(*which))
        waiting = [SubscriptionRow(**row) for row in found.mappings()]
        mine = []
        for row in waiting:
            done = await connection.execute(
                sa.update(rows.subscriptions)
                .where(*which, column.endpoint == row.endpoint)
                .values(called=seq)
            )
            if done.rowcount == 1:
                mine.append(row)
    return mine


async def secret(store: Store, name: str, made: str) -> str:
    """What is kept under this name; `made`, if there was nothing yet."""
    column = rows.secrets.c
    query = sa.select(column.value).where(column.name == name)
    async with store.work() as connection:
        found = (await connection.execute(query)).scalar()
    if found is not None:
        return str(found)
    try:
        async with store.work() as connection:
            await connection.execute(sa.insert(rows.secrets), {"name": name, "value": made})
        return made
    except Conflict:
        return await secret(store, name, made)
