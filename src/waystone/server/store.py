"""What outlives the process: tables, seats, the journal of answers, the talk, bug reports.

SQLite by default and PostgreSQL by URL, through the same code. An answer is a row of the journal;
table and sequence number are its key, so that of two processes only one can write move 57. Rows
that wait at the same time are committed together.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Literal

import asyncpg  # type: ignore[import-untyped]
import msgspec
import sqlalchemy as sa
from msgspec import Struct, structs
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from waystone.kernel.errors import WaystoneError

from .migrations import VERSIONS, WORDS
from .presence import Signal
from .protocol import Lang

log = logging.getLogger("waystone.server")

CHANNEL = "waystone"
RETRY = 0.5
_LOCK = 0x57415953


Listener = Callable[["Signal | None"], Awaitable[None]]


class Conflict(WaystoneError):
    """Another process has written this sequence number."""


class BadStore(WaystoneError):
    """The database cannot be used as it is."""


class TableRow(Struct):
    id: str
    game: str
    mode: str
    scenario: str
    spectators: str
    lesson: int
    created: str
    owner: str
    opening: bytes
    checkpoint: bytes
    checkpoint_seq: int = 0
    lang: Lang = "en"


class SeatRow(Struct):
    """`token` is a hash; it is empty where a bot sits."""

    table_id: str
    seat: int
    kind: Literal["human", "bot"]
    bot: str
    name: str
    token: str


class JournalRow(Struct):
    """An answer, or (kind `undo`) how many answers remain. `lines` is what the log gained."""

    table_id: str
    seq: int
    kind: Literal["answer", "undo"]
    seat: int
    ask: int = 0
    answer: str = ""
    remains: int = 0
    lines: bytes = b""


class EventRow(Struct):
    """Talk: kind `chat`, `undo` (somebody asks for it), `yes`, `no`."""

    table_id: str
    kind: str
    seat: int | None
    data: str
    created: str
    id: int = 0


_meta = sa.MetaData()
_tables = sa.Table(
    "tables",
    _meta,
    sa.Column("id", sa.String, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("game", "mode", "scenario", "spectators")),
    sa.Column("lesson", sa.Integer),
    sa.Column("created", sa.String),
    sa.Column("owner", sa.String),
    sa.Column("opening", sa.LargeBinary),
    sa.Column("checkpoint", sa.LargeBinary),
    sa.Column("checkpoint_seq", sa.Integer),
    sa.Column("lang", sa.String),
)
_seats = sa.Table(
    "seats",
    _meta,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("kind", "bot", "name", "token")),
)
_journal = sa.Table(
    "journal",
    _meta,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("ask", sa.Integer),
    sa.Column("answer", sa.Text),
    sa.Column("remains", sa.Integer),
    sa.Column("lines", sa.LargeBinary),
)
_events = sa.Table(
    "events",
    _meta,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("table_id", sa.String),
    sa.Column("kind", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("data", sa.Text),
    sa.Column("created", sa.String),
)
_reports = sa.Table(
    "reports",
    _meta,
    sa.Column("id", sa.String, primary_key=True),
    *(sa.Column(n, sa.String) for n in ("table_id", "created", "note")),
    sa.Column("save", sa.LargeBinary),
)
_append = sa.insert(_journal)


def default_url() -> str:
    """A file in the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'waystone' / 'tables.db'}"


def _engine(url: str) -> AsyncEngine:
    try:
        parsed = sa.make_url(url)
    except SQLAlchemyError:
        raise BadStore(
            f"'{url}' is no database URL: give sqlite:///FILE or postgresql://..."
        ) from None
    match parsed.get_backend_name():
        case "sqlite":
            if not parsed.database:
                raise BadStore("A SQLite URL must name a file: sqlite:///FILE.")
            _make_folder(Path(parsed.database).parent)
            engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
            sa.event.listen(engine.sync_engine, "connect", _tune_sqlite)
            return engine
        case "postgresql" | "postgres":
            return create_async_engine(parsed.set(drivername="postgresql+asyncpg"))
        case other:
            raise BadStore(f"Tables are kept in SQLite or PostgreSQL, not in {other}.")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(f"The folder {folder} cannot be made: {error.strerror}.") from None


def _tune_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=10000", "foreign_keys=on"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


class Store:
    """One database. `open` it, `close` it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.process = secrets.token_urlsafe(9)
        self._engine = engine
        self._waiting: list[tuple[JournalRow, asyncio.Future[None]]] = []
        self._more = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "Store":
        store = cls(_engine(url))
        try:
            async with store._engine.begin() as connection:
                await _migrate(connection)
        except BadStore:
            await store._engine.dispose()
            raise
        except (SQLAlchemyError, OSError) as error:
            await store._engine.dispose()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise BadStore(f"The database cannot be opened: {reason}.") from None
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        for task in (self._writer, self._listener):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self._engine.dispose()

    @asynccontextmanager
    async def _work(self) -> AsyncIterator[AsyncConnection]:
        """A connection and a transaction; whatever fails there is said in one sentence."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Conflict("Another process has written this already.") from None
        except (SQLAlchemyError, OSError) as error:
            log.error("database: %s", error)
            raise BadStore("The database does not answer; try again.") from None

    @property
    def shared(self) -> bool:
        """Whether several processes may serve from this database."""
        return self._engine.dialect.name == "postgresql"

    async def healthy(self) -> bool:
        try:
            async with self._work() as connection:
                await connection.execute(sa.select(1))
        except BadStore:
            return False
        return True

    # ---- tables and seats

    async def create(self, row: TableRow, seats: list[SeatRow]) -> None:
        async with self._work() as connection:
            await connection.execute(sa.insert(_tables), structs.asdict(row))
            await connection.execute(sa.insert(_seats), [structs.asdict(seat) for seat in seats])

    async def table(self, table_id: str) -> TableRow | None:
        async with self._work() as connection:
            found = await connection.execute(sa.select(_tables).where(_tables.c.id == table_id))
            row = found.mappings().first()
        return TableRow(**row) if row is not None else None

    async def seats(self, table_id: str) -> list[SeatRow]:
        query = sa.select(_seats).where(_seats.c.table_id == table_id).order_by(_seats.c.seat)
        async with self._work() as connection:
            return [SeatRow(**row) for row in (await connection.execute(query)).mappings()]

    async def seat(self, row: SeatRow, before: SeatRow) -> None:
        """Change who sits on a seat, if it is still as it was before."""
        same = [_seats.c[name] == value for name, value in structs.asdict(before).items()]
        async with self._work() as connection:
            done = await connection.execute(
                sa.update(_seats).where(*same).values(structs.asdict(row))
            )
            if done.rowcount != 1:
                raise Conflict("Somebody else has just taken this seat.")
            await self._notify(connection, row.table_id)

    # ---- the journal

    async def append(self, row: JournalRow) -> None:
        """Write a row of the journal; when this returns it is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._more.set()
        await done

    async def journal(self, table_id: str, after: int = 0) -> list[JournalRow]:
        query = (
            sa.select(_journal)
            .where(_journal.c.table_id == table_id, _journal.c.seq > after)
            .order_by(_journal.c.seq)
        )
        async with self._work() as connection:
            return [JournalRow(**row) for row in (await connection.execute(query)).mappings()]

    async def checkpoint(self, table_id: str, seq: int, data: bytes) -> None:
        """Keep a save of the table as it stands after a row of the journal."""
        older = (_tables.c.id == table_id, _tables.c.checkpoint_seq < seq)
        async with self._work() as connection:
            await connection.execute(
                sa.update(_tables).where(*older).values(checkpoint=data, checkpoint_seq=seq)
            )

    async def _write(self) -> None:
        """Write on one connection as long as it holds."""
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._write_on(connection)
            except (SQLAlchemyError, OSError) as error:
                log.error("database: %s", error)
                await asyncio.sleep(RETRY)

    async def _write_on(self, connection: AsyncConnection) -> None:
        """Commit all rows that wait, together; where one of them is taken, one by one."""
        while True:
            await self._more.wait()
            self._more.clear()
            batch, self._waiting = self._waiting, []
            try:
                if len(batch) > 1 and await self._commit(connection, [row for row, _ in batch]):
                    for _, done in batch:
                        _settle(done, None)
                    continue
                for row, done in batch:
                    fits = await self._commit(connection, [row])
                    _settle(done, None if fits else Conflict("This move is taken already."))
            except BaseException:
                for _, done in batch:
                    _settle(done, BadStore("The answer could not be stored; try again."))
                raise

    async def _commit(self, connection: AsyncConnection, rows: list[JournalRow]) -> bool:
        """False where a row is there already; then none is written."""
        try:
            await connection.execute(_append, [structs.asdict(row) for row in rows])
            for table_id in {row.table_id for row in rows}:
                await self._notify(connection, table_id)
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            return False
        return True

    # ---- talk and reports

    async def add_event(self, row: EventRow) -> None:
        values = structs.asdict(row)
        del values["id"]
        async with self._work() as connection:
            await connection.execute(sa.insert(_events), values)
            await self._notify(connection, row.table_id)

    async def events(self, table_id: str, after: int = 0) -> list[EventRow]:
        query = (
            sa.select(_events)
            .where(_events.c.table_id == table_id, _events.c.id > after)
            .order_by(_events.c.id)
        )
        async with self._work() as connection:
            return [EventRow(**row) for row in (await connection.execute(query)).mappings()]

    async def report(self, id: str, table_id: str, created: str, note: str, save: bytes) -> None:
        row = {"id": id, "table_id": table_id, "created": created, "note": note, "save": save}
        async with self._work() as connection:
            await connection.execute(sa.insert(_reports), row)

    async def reports(self, table_id: str) -> list[tuple[str, bytes]]:
        """The notes and saves that were kept of a table, oldest first."""
        query = (
            sa.select(_reports.c.note, _reports.c.save)
            .where(_reports.c.table_id == table_id)
            .order_by(_reports.c.created)
        )
        async with self._work() as connection:
            return [(note, save) for note, save in await connection.execute(query)]

    # ---- other processes

    async def _notify(self, connection: AsyncConnection, table_id: str) -> None:
        if self.shared:
            await self._send(connection, Signal("changed", self.process, table_id))

    async def signal(self, signal: Signal) -> None:
        """Tell the other processes something that is not worth keeping, nor failing for."""
        if self.shared:
            with suppress(BadStore):
                async with self._work() as connection:
                    await self._send(connection, signal)

    async def _send(self, connection: AsyncConnection, signal: Signal) -> None:
        payload = msgspec.json.encode(signal).decode()
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    def listen(self, heard: Listener) -> None:
        """Call `heard` with what other processes signal, and with nothing when some signals may
        have been missed."""
        if self.shared:
            self._listener = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Listener) -> None:
        while True:
            with suppress(OSError, SQLAlchemyError, asyncpg.PostgresError, WaystoneError):
                await self._hear(heard)
            await asyncio.sleep(RETRY)

    async def _hear(self, heard: Listener) -> None:
        """Listen on one connection until it breaks."""
        payloads: asyncio.Queue[str | None] = asyncio.Queue()
        url = self._engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
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


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def _migrate(connection: AsyncConnection) -> None:
    """Bring the database to the newest version; of several processes one does it."""
    words = WORDS[connection.dialect.name]
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    else:
        await connection.exec_driver_sql("begin immediate")
    await connection.exec_driver_sql(
        "create table if not exists waystone_version (version integer not null)"
    )
    found = (await connection.exec_driver_sql("select version from waystone_version")).scalar()
    version = found or 0
    if version > len(VERSIONS):
        raise BadStore("The database was made by a newer Waystone: update this one.")
    for statements in VERSIONS[version:]:
        for statement in statements:
            await connection.exec_driver_sql(statement.format(**words))
    if found is None:
        await connection.exec_driver_sql(f"insert into waystone_version values ({len(VERSIONS)})")
    elif version < len(VERSIONS):
        await connection.exec_driver_sql(f"update waystone_version set version = {len(VERSIONS)}")
