"""Keeping house: which tables there are and how large, which have been kept for long enough, who
may not come in."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from msgspec import Struct

from . import rows
from .rows import now
from .store import Store

OF_A_TABLE = (
    rows.reports,
    rows.events,
    rows.journal,
    rows.clocks,
    rows.subscriptions,
    rows.codes,
    rows.seats,
)


class Retention(Struct, frozen=True):
    """For how many days a table is kept after somebody was last there: `ended` where its game is
    over, `abandoned` where it is not. None: for ever."""

    ended: float | None = None
    abandoned: float | None = None


class Kept(Struct):
    """A table in the store: `people` are the seats that are not bots', `size` its bytes."""

    id: str
    game: str
    mode: str
    created: str
    touched: str
    ended: bool
    closed: bool
    seats: int
    people: int
    answers: int
    size: int


async def kept(store: Store) -> list[Kept]:
    """Every table, the one that was used last at the end."""
    table, seat, move = rows.tables.c, rows.seats.c, rows.journal.c
    sizes = sa.func.coalesce(
        sa.func.sum(sa.func.length(move.answer) + sa.func.length(move.lines)), 0
    )
    moves = sa.select(move.table_id, sa.func.count(), sizes).group_by(move.table_id)
    people = sa.func.sum(sa.case((seat.kind == "human", 1), else_=0))
    sat = sa.select(seat.table_id, sa.func.count(), people).group_by(seat.table_id)
    closed = sa.select(rows.events.c.table_id).where(rows.events.c.kind == "close")
    own = sa.func.length(table.opening) + sa.func.length(table.checkpoint)
    all_tables = sa.select(
        table.id, table.game, table.mode, table.created, table.touched, table.ended, own
    ).order_by(table.touched, table.id)
    async with store.work() as connection:
        journal = {id: (n, size) for id, n, size in await connection.execute(moves)}
        seats = {id: (n, people) for id, n, people in await connection.execute(sat)}
        shut = {id for (id,) in await connection.execute(closed)}
        found = (await connection.execute(all_tables)).all()
    made = []
    for id, game, mode, created, touched, ended, size in found:
        answers, written = journal.get(id, (0, 0))
        sitting = seats.get(id, (0, 0))
        made.append(
            Kept(id, game, mode, created, touched, bool(ended), id in shut, *sitting,
                 answers, size + written)
        )  # fmt: skip
    return made


async def held(store: Store, maker: str) -> tuple[int, int]:
    """How many tables are kept that were made from one place, and the bytes of their saves."""
    table = rows.tables.c
    size = sa.func.length(table.opening) + sa.func.length(table.checkpoint)
    of_maker = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(size), 0)).where(
        table.maker == maker
    )
    async with store.work() as connection:
        tables, written = (await connection.execute(of_maker)).one()
    return int(tables), int(written)


async def touch(store: Store, ended: dict[str, bool]) -> None:
    """Somebody is at these tables now; whether their games are over."""
    table, moment = rows.tables.c, now()
    async with store.work() as connection:
        for id, over in ended.items():
            await connection.execute(
                sa.update(rows.tables).where(table.id == id).values(touched=moment, ended=int(over))
            )


async def stale(store: Store, keep: Retention) -> list[str]:
    """The tables that have been kept for as long as they are to be."""
    table = rows.tables.c
    due = [
        sa.and_(table.ended == over, table.touched < _days_ago(days))
        for over, days in ((1, keep.ended), (0, keep.abandoned))
        if days is not None
    ]
    if not due:
        return []
    async with store.work() as connection:
        found = await connection.execute(sa.select(table.id).where(sa.or_(*due)))
        return [id for (id,) in found]


def _days_ago(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


async def remove(store: Store, table_ids: Iterable[str]) -> None:
    """Tables with all that was kept of them, one at a time: the others write meanwhile."""
    for id in table_ids:
        async with store.work() as connection:
            for of in OF_A_TABLE:
                await connection.execute(sa.delete(of).where(of.c.table_id == id))
            await connection.execute(sa.delete(rows.tables).where(rows.tables.c.id == id))


async def closed_since(store: Store, event: int) -> tuple[int, list[str]]:
    """The last event there is, and the tables that were closed after another."""
    said = rows.events.c
    newest = sa.select(sa.func.coalesce(sa.func.max(said.id), 0))
    closed = sa.select(said.table_id).where(said.kind == "close", said.id > event)
    async with store.work() as connection:
        last = (await connection.execute(newest)).scalar_one()
        return last, [id for (id,) in await connection.execute(closed)]


# ---- who may not come in


async def bans(store: Store) -> dict[str, str]:
    """The addresses that are shut out, and since when."""
    async with store.work() as connection:
        found = await connection.execute(sa.select(rows.bans).order_by(rows.bans.c.created))
        return {row.address: row.created for row in found}


async def ban(store: Store, address: str) -> None:
    if address not in await bans(store):
        async with store.work() as connection:
            row = {"address": address, "created": now()}
            await connection.execute(sa.insert(rows.bans), row)


async def unban(store: Store, address: str) -> bool:
    """Whether it was shut out."""
    async with store.work() as connection:
        done = await connection.execute(sa.delete(rows.bans).where(rows.bans.c.address == address))
        return bool(done.rowcount)
