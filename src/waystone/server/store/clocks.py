"""The clocks of seats, as they are stored: they go on while no server runs."""

from collections.abc import Iterable
from datetime import datetime

import sqlalchemy as sa
from msgspec import structs

from . import rows
from .rows import ClockRow
from .store import Store


def stamp(moment: datetime) -> str:
    """A moment as it is stored; of two the later one is the greater."""
    return moment.isoformat(timespec="milliseconds")


async def read(store: Store, table_id: str) -> list[ClockRow]:
    column = rows.clocks.c
    query = sa.select(rows.clocks).where(column.table_id == table_id).order_by(column.seat)
    async with store.work() as connection:
        return [ClockRow(**row) for row in (await connection.execute(query)).mappings()]


async def change(store: Store, pairs: Iterable[tuple[ClockRow, ClockRow]]) -> bool:
    """Set clocks that are still as they were; false: another process was faster with one of them,
    and what stands now has to be read."""
    all_done = True
    async with store.work() as connection:
        for before, after in pairs:
            same = [rows.clocks.c[name] == value for name, value in structs.asdict(before).items()]
            done = await connection.execute(
                sa.update(rows.clocks).where(*same).values(structs.asdict(after))
            )
            all_done = all_done and done.rowcount == 1
    return all_done


async def overdue(store: Store, moment: datetime) -> list[ClockRow]:
    """The clocks that have run out."""
    due = rows.clocks.c.due
    query = sa.select(rows.clocks).where(due != "", due <= stamp(moment)).order_by(due)
    async with store.work() as connection:
        return [ClockRow(**row) for row in (await connection.execute(query)).mappings()]


async def standing(store: Store) -> list[str]:
    """The tables with a clock whose game is not over and where no clock runs: their bots may have
    been stopped in the middle."""
    table, clock = rows.tables.c, rows.clocks.c
    runs = sa.select(clock.table_id).where(clock.due != "")
    closed = sa.select(rows.events.c.table_id).where(rows.events.c.kind == "close")
    query = sa.select(table.id).where(
        table.clock != "", table.ended == 0, table.id.not_in(runs), table.id.not_in(closed)
    )
    async with store.work() as connection:
        return [id for (id,) in await connection.execute(query)]
