"""What outlives the process: tables, seats, the journal of answers, the talk, bug reports.

SQLite by default and PostgreSQL by URL, through the same code. An answer is a row of the journal;
table and sequence number are its key, so that of two processes only one can write move 57. Rows
that wait at the same time are committed together.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
import sqlalchemy as sa
from msgspec import structs
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from waystone.kernel.errors import WaystoneError

from ..errors import BadStore, Conflict, Unreachable
from . import rows
from .database import Hands, connect_plainly, make_engine, migrate
from .meter import Meter, count
from .rows import ClockRow, EventRow, JournalRow, SeatRow, TableRow
from .signals import Signal
from .writer import RETRY, Writer

log = logging.getLogger("waystone.server")

CHANNEL = "waystone"
AGAIN = 0.5
PATIENCE = 5.0
PIECE = 500
_BROKEN = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
MOST_TOLD = 7_900  # PostgreSQL takes signals of up to 8,000 bytes
TRIAL = 16_000  # bytes: some pages of a file, so that it finds a disk full before a table does

# What every table that is opened asks for is written once, not each time anew.
_id: sa.BindParameter[str] = sa.bindparam("table_id")
_after: sa.BindParameter[int] = sa.bindparam("after")
_table = sa.select(rows.tables).where(rows.tables.c.id == _id)
_seats = sa.select(rows.seats).where(rows.seats.c.table_id == _id).order_by(rows.seats.c.seat)
_events = (
    sa.select(rows.events)
    .where(rows.events.c.table_id == _id, rows.events.c.id > _after)
    .order_by(rows.events.c.id)
)
_piece = (
    sa.select(rows.journal)
    .where(rows.journal.c.table_id == _id, rows.journal.c.seq > _after)
    .order_by(rows.journal.c.seq)
    .limit(PIECE)
)
_sit = (
    sa.update(rows.seats)
    .where(*[column == sa.bindparam(f"was_{column.name}") for column in rows.seats.c])
    .values({column.name: sa.bindparam(f"now_{column.name}") for column in rows.seats.c})
)
# One row, always another value: what is there already SQLite does not write.
_try = sa.text(
    "insert into secrets (name, value) values ('health', :value) "
    "on conflict (name) do update set value = excluded.value"
)

T = TypeVar("T")
Listener = Callable[["Signal | None"], Awaitable[None]]


class Store:
    """One database. `open` it, `close` it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.process = secrets.token_urlsafe(9)
        self.meter = Meter()
        self._engine = engine
        self._hands = None if self.shared else Hands(engine.url)
        self._writer = Writer(engine, CHANNEL, self._signals)
        self._listener: asyncio.Task[None] | None = None
        self._well, self._tried = True, 0.0

    @classmethod
    async def open(cls, url: str) -> "Store":
        store = cls(make_engine(url))
        try:
            async with store._engine.begin() as connection:
                await migrate(connection)
        except BadStore:
            await store._engine.dispose()
            raise
        except (SQLAlchemyError, OSError, *_BROKEN) as error:
            await store._engine.dispose()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise Unreachable(f"The database cannot be opened: {reason}.") from None
        store._writer.start()
        return store

    async def close(self) -> None:
        await self._writer.stop()
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        if self._hands is not None:
            await self._hands.rest()
        await self._engine.dispose()

    @asynccontextmanager
    async def work(self) -> AsyncIterator[AsyncConnection]:
        """A connection and a transaction; whatever fails there is said in one sentence."""
        with _in_a_sentence():
            async with self._engine.begin() as connection:
                yield connection

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """As `work`, for what is done in one go."""
        with _in_a_sentence():
            if self._hands is not None:
                return await self._hands.do(work)
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    @property
    def shared(self) -> bool:
        """Whether several processes may serve from this database."""
        return self._engine.dialect.name == "postgresql"

    async def healthy(self) -> bool:
        """Whether something can be written now, or could a moment ago."""
        if time.monotonic() - self._tried > AGAIN:
            self._tried = time.monotonic()
            self._well = await self._writes()
        return self._well

    async def _writes(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE), self.work() as connection:
                await connection.execute(_try, {"value": secrets.token_hex(TRIAL // 2)})
        except (BadStore, TimeoutError):
            return False
        return True

    # ---- tables and seats

    async def create(
        self, row: TableRow, seats: list[SeatRow], clocks: Sequence[ClockRow] = ()
    ) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(rows.tables), structs.asdict(row))
            connection.execute(sa.insert(rows.seats), [structs.asdict(seat) for seat in seats])
            if clocks:
                connection.execute(sa.insert(rows.clocks), [*map(structs.asdict, clocks)])

        await self.do(work)

    async def table(self, table_id: str) -> TableRow | None:
        def work(connection: sa.Connection) -> TableRow | None:
            row = connection.execute(_table, {"table_id": table_id}).mappings().first()
            return TableRow(**row) if row is not None else None

        return await self.do(work)

    async def seats(self, table_id: str) -> list[SeatRow]:
        def work(connection: sa.Connection) -> list[SeatRow]:
            found = connection.execute(_seats, {"table_id": table_id})
            return [SeatRow(**row) for row in found.mappings()]

        return await self.do(work)

    async def seat(self, row: SeatRow, before: SeatRow, said: Sequence[EventRow] = ()) -> None:
        """Change who sits on a seat, if it is still as it was before, and what is said of it."""
        was = {f"was_{name}": value for name, value in structs.asdict(before).items()}
        now = {f"now_{name}": value for name, value in structs.asdict(row).items()}

        def work(connection: sa.Connection) -> None:
            if connection.execute(_sit, was | now).rowcount != 1:
                raise Conflict("Somebody else has just taken this seat.")
            for event in said:
                self._add_event(connection, event)
            self._notify(connection, row.table_id)

        await self.do(work)

    # ---- the journal

    async def append(self, row: JournalRow) -> None:
        """Write a row of the journal; when this returns it is committed."""
        start = time.perf_counter()
        await self._writer.append(row)
        self.meter.commit.note(time.perf_counter() - start)
        count(self.meter.rows, row.kind)

    async def journal(self, table_id: str, after: int = 0) -> list[JournalRow]:
        """All rows after one; a long journal is read piece by piece, so that nobody waits for it
        who plays elsewhere."""
        found: list[JournalRow] = []
        while True:
            last = found[-1].seq if found else after
            piece = await self.do(partial(_read_piece, table_id=table_id, after=last))
            found += piece
            if len(piece) < PIECE:
                return found

    async def latest(self, table_ids: list[str]) -> dict[str, int]:
        """The numbers of the last rows of some tables."""
        column = rows.journal.c
        query = (
            sa.select(column.table_id, sa.func.max(column.seq))
            .where(column.table_id.in_(table_ids))
            .group_by(column.table_id)
        )
        async with self.work() as connection:
            found = await connection.execute(query)
            return {row[0]: row[1] for row in found}

    async def checkpoint(self, table_id: str, seq: int, data: bytes) -> None:
        """Keep a save of the table as it stands after a row of the journal."""
        older = (rows.tables.c.id == table_id, rows.tables.c.checkpoint_seq < seq)
        async with self.work() as connection:
            await connection.execute(
                sa.update(rows.tables).where(*older).values(checkpoint=data, checkpoint_seq=seq)
            )

    # ---- talk and reports

    async def add_event(self, row: EventRow) -> int:
        """Keep what was said; gives its number."""

        def work(connection: sa.Connection) -> int:
            number = self._add_event(connection, row)
            self._notify(connection, row.table_id)
            return number

        return await self.do(work)

    def _add_event(self, connection: sa.Connection, row: EventRow) -> int:
        """The numbers of a table's events are in the order of their commits: who has heard one has
        heard all before it."""
        values = structs.asdict(row)
        del values["id"]
        if self.shared:
            turn = sa.func.pg_advisory_xact_lock(sa.func.hashtext(row.table_id))
            connection.execute(sa.select(turn))
        added = connection.execute(sa.insert(rows.events), values)
        key = added.inserted_primary_key
        assert key is not None
        return int(key[0])

    async def events(self, table_id: str, after: int = 0) -> list[EventRow]:
        def work(connection: sa.Connection) -> list[EventRow]:
            found = connection.execute(_events, {"table_id": table_id, "after": after})
            return [EventRow(**row) for row in found.mappings()]

        return await self.do(work)

    async def report(self, id: str, table_id: str, created: str, note: str, save: bytes) -> None:
        row = {"id": id, "table_id": table_id, "created": created, "note": note, "save": save}
        async with self.work() as connection:
            await connection.execute(sa.insert(rows.reports), row)

    async def reports(self, table_id: str) -> list[tuple[str, bytes]]:
        """The notes and saves that were kept of a table, oldest first."""
        query = (
            sa.select(rows.reports.c.note, rows.reports.c.save)
            .where(rows.reports.c.table_id == table_id)
            .order_by(rows.reports.c.created)
        )
        async with self.work() as connection:
            return [(note, save) for note, save in await connection.execute(query)]

    # ---- other processes

    def _notify(self, connection: sa.Connection, table_id: str) -> None:
        if self.shared:
            self._send(connection, Signal("changed", self.process, table_id))

    def _signals(self, written: list[JournalRow]) -> list[str]:
        """What the others are told of rows: the rows themselves, where they are small enough."""
        told = []
        for row in written:
            payload = msgspec.json.encode(Signal("moved", self.process, row.table_id, row=row))
            if len(payload) > MOST_TOLD:
                payload = msgspec.json.encode(Signal("moved", self.process, row.table_id))
            told.append(payload.decode())
        return told

    async def signal(self, signal: Signal) -> None:
        """Tell the other processes something that is not worth keeping, nor failing for."""
        if self.shared:
            with suppress(BadStore):
                await self.do(lambda connection: self._send(connection, signal))

    def _send(self, connection: sa.Connection, signal: Signal) -> None:
        payload = msgspec.json.encode(signal).decode()
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    def listen(self, heard: Listener) -> None:
        """Call `heard` with what other processes signal, and with nothing when some signals may
        have been missed."""
        if self.shared:
            self._listener = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Listener) -> None:
        while True:
            with suppress(OSError, SQLAlchemyError, WaystoneError, *_BROKEN):
                await self._hear(heard)
            await asyncio.sleep(RETRY)

    async def _hear(self, heard: Listener) -> None:
        """Listen on one connection until it breaks."""
        payloads: asyncio.Queue[str | None] = asyncio.Queue()
        connection = await connect_plainly(self._engine)
        try:
            await connection.add_listener(CHANNEL, lambda *about: payloads.put_nowait(about[3]))
            connection.add_termination_listener(lambda _: payloads.put_nowait(None))
            await heard(None)
            while (payload := await payloads.get()) is not None:
                signal = msgspec.json.decode(payload, type=Signal)
                if signal.process != self.process:
                    await heard(signal)
        finally:
            connection.terminate()


def _read_piece(connection: sa.Connection, table_id: str, after: int) -> list[JournalRow]:
    found = connection.execute(_piece, {"table_id": table_id, "after": after})
    return [JournalRow(**row) for row in found.mappings()]


@contextmanager
def _in_a_sentence() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise Conflict("Another process has written this already.") from None
    except (SQLAlchemyError, OSError, *_BROKEN) as error:
        log.error("database: %s", error)
        raise BadStore("The database does not answer; try again.") from None
