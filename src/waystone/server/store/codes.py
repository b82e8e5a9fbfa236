"""Codes by which a seat moves to another device: each is good once and for some minutes."""

from datetime import datetime

import sqlalchemy as sa
from msgspec import structs

from . import rows
from .clocks import stamp
from .rows import CodeRow
from .store import Store


async def keep(store: Store, row: CodeRow, now: datetime) -> None:
    """A new code of a seat takes the place of the one before; those that are out are forgotten."""
    column = rows.codes.c
    mine = sa.and_(column.table_id == row.table_id, column.seat == row.seat)
    async with store.work() as connection:
        await connection.execute(sa.delete(rows.codes).where(sa.or_(mine, column.due < stamp(now))))
        await connection.execute(sa.insert(rows.codes), structs.asdict(row))


async def find(store: Store, code: str, now: datetime) -> CodeRow | None:
    column = rows.codes.c
    query = sa.select(rows.codes).where(column.code == code, column.due >= stamp(now))
    async with store.work() as connection:
        found = (await connection.execute(query)).mappings().first()
    return CodeRow(**found) if found is not None else None


async def drop(store: Store, table_id: str, seat: int) -> None:
    """Somebody else sits there now."""
    column = rows.codes.c
    async with store.work() as connection:
        await connection.execute(
            sa.delete(rows.codes).where(column.table_id == table_id, column.seat == seat)
        )


async def use(store: Store, row: CodeRow, token: str) -> bool:
    """Whether the code is used for this secret, now or before: who is not sure whether it has
    arrived sends the same again."""
    if row.token:
        return row.token == token
    column = rows.codes.c
    async with store.work() as connection:
        done = await connection.execute(
            sa.update(rows.codes)
            .where(column.code == row.code, column.token == "")
            .values(token=token)
        )
        return done.rowcount == 1
