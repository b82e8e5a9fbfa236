"""The journal is written by one hand: rows that wait at the same time are committed together."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import BadStore, Conflict
from .database import connect_plainly, tune_sqlite
from .rows import JournalRow

log = logging.getLogger("waystone.server")

RETRY = 0.5
APART = 0.002
MOST_APART = 0.012

Rows = list[JournalRow]
Commit = Callable[[Rows], Awaitable[bool]]
Signals = Callable[[Rows], list[str]]

_FIELDS = JournalRow.__struct_fields__
_plain_append = (
    f"insert into journal ({', '.join(_FIELDS)}) values ({', '.join('?' * len(_FIELDS))})"
)
# One statement, so that rows and signals are one transaction and one way there and back.
_append_and_tell = f"""
with written as (
    insert into journal ({", ".join(_FIELDS)})
    select * from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::integer[],
                         $6::text[], $7::integer[], $8::bytea[], $9::integer[], $10::integer[])
)
select pg_notify($11, signal) from unnest($12::text[]) as signal
"""


class Writer:
    def __init__(self, engine: AsyncEngine, channel: str, signals: Signals) -> None:
        self._engine = engine
        self._channel = channel
        self._signals = signals
        self._waiting: list[tuple[JournalRow, asyncio.Future[None]]] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, row: JournalRow) -> None:
        """Write a row; when this returns it is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._more.set()
        await done

    async def _run(self) -> None:
        """Write on one connection as long as it holds."""
        line = self._shared_line if self._engine.dialect.name == "postgresql" else self._own_line
        while True:
            try:
                async with line() as commit:
                    await self._write(commit)
            except Exception as error:
                log.error("database: %s", error)
                await asyncio.sleep(RETRY)

    async def _write(self, commit: Commit) -> None:
        """Commit all rows that wait, together; where one of them is taken, one by one. The more
        came at a time, the longer the next commit is put off, so that more can share it."""
        loop = asyncio.get_running_loop()
        not_before = 0.0
        while True:
            await self._more.wait()
            await asyncio.sleep(max(0.0, not_before - loop.time()))
            self._more.clear()
            batch, self._waiting = self._waiting, []
            not_before = loop.time() + min(MOST_APART, APART * (len(batch) - 1))
            try:
                if len(batch) > 1 and await commit([row for row, _ in batch]):
                    for _, done in batch:
                        _settle(done, None)
                    continue
                for row, done in batch:
                    fits = await commit([row])
                    _settle(done, None if fits else Conflict("This move is taken already."))
            except BaseException:
                for _, done in batch:
                    _settle(done, BadStore("The answer could not be stored; try again."))
                raise

    @asynccontextmanager
    async def _shared_line(self) -> AsyncIterator[Commit]:
        """To a database that tells the other processes."""
        connection = await connect_plainly(self._engine)

        async def commit(rows: Rows) -> bool:
            columns = zip(*(structs.astuple(row) for row in rows), strict=True)
            told = (self._channel, self._signals(rows))
            try:
                await connection.execute(_append_and_tell, *map(list, columns), *told)
            except asyncpg.UniqueViolationError:
                return False
            return True

        try:
            yield commit
        finally:
            connection.terminate()

    @asynccontextmanager
    async def _own_line(self) -> AsyncIterator[Commit]:
        """To a file, in a thread of its own: a batch costs one change of threads, not four."""
        loop = asyncio.get_running_loop()
        engine = sa.create_engine(self._engine.url.set(drivername="sqlite+pysqlite"))
        sa.event.listen(engine, "connect", tune_sqlite)
        thread = ThreadPoolExecutor(1, "journal")
        opened = thread.submit(engine.raw_connection)
        try:
            connection = await asyncio.wrap_future(opened)

            async def commit(rows: Rows) -> bool:
                return await loop.run_in_executor(thread, _commit, connection, rows)

            yield commit
        finally:
            thread.submit(_close, opened)
            thread.submit(engine.dispose)
            thread.shutdown()


def _close(opened: "Future[sa.PoolProxiedConnection]") -> None:
    """What was opened is closed, also where nobody waited for it any more."""
    if not opened.cancelled() and opened.exception() is None:
        opened.result().close()


def _commit(connection: sa.PoolProxiedConnection, rows: Rows) -> bool:
    """False where a row is there already; then none is written."""
    try:
        connection.cursor().executemany(_plain_append, [structs.astuple(row) for row in rows])
        connection.commit()
    except sqlite3.IntegrityError:
        connection.rollback()
        return False
    return True


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
