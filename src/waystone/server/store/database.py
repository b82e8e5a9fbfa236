"""A database by its URL: found, tuned, brought to the newest version."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import BadStore
from .migrations import VERSIONS, WORDS

T = TypeVar("T")

HANDS = 4
_LOCK = 0x57415953
OPTIONS = ("host", "passfile", "target_session_attrs")
PATIENCE = {"timeout": 5.0, "command_timeout": 10.0}


def default_url() -> str:
    """A file in the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'waystone' / 'tables.db'}"


def parse(url: str) -> sa.URL:
    """A mistake is told without the URL: there may be a password in it."""
    try:
        found = sa.make_url(url)
        if not 0 <= (found.port or 0) < 65536:
            raise ValueError
    except SQLAlchemyError:
        raise BadStore(
            "What --db or WAYSTONE_DB says is no database URL: give sqlite:///FILE or "
            "postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    except ValueError:
        raise BadStore(
            "There is no such port as in the database URL: give postgresql://USER:PASSWORD@HOST:"
            "PORT/NAME, and a number as the port."
        ) from None
    return found


def file_of(url: sa.URL) -> Path | None:
    """The file of a database that is one."""
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise BadStore("A SQLite URL must name a file: sqlite:///FILE.")
    return Path(url.database)


def must_exist(url: str) -> None:
    """Whoever looks after tables makes no database: a slip in its name would be a new one."""
    file = file_of(parse(url))
    if file is not None and not (file.is_file() and file.stat().st_size):
        raise BadStore(f"There is no database at {file}: name the one of the server with --db.")


def make_engine(url: str) -> AsyncEngine:
    parsed = parse(url)
    match parsed.get_backend_name():
        case "sqlite":
            file = file_of(parsed)
            assert file is not None
            make_file(file)
            engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
            sa.event.listen(engine.sync_engine, "connect", tune_sqlite)
            return engine
        case "postgresql" | "postgres":
            _must_know(parsed)
            return create_async_engine(
                parsed.set(drivername="postgresql+asyncpg"),
                connect_args=PATIENCE,
                pool_pre_ping=True,
                pool_timeout=PATIENCE["command_timeout"],
            )
        case other:
            raise BadStore(f"Tables are kept in SQLite or PostgreSQL, not in {other}.")


def _must_know(url: sa.URL) -> None:
    """Of the two ways to PostgreSQL each has options that the other does not know."""
    for name in url.query:
        if name not in OPTIONS:
            raise BadStore(
                f"The database URL has an option that is not known here, {_word(name)}: leave it "
                "out, or set it in the environment, as PGSSLMODE=require."
            )


def _word(text: str) -> str:
    """What is no plain word may be a piece of a password."""
    return text if text.isidentifier() else "which is no word"


class Hands:
    """Threads that work on a file: a transaction costs one change of threads, not one a
    statement."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite+pysqlite"))
        sa.event.listen(self._engine, "connect", tune_sqlite)
        self._threads = ThreadPoolExecutor(HANDS, "store")

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def rest(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


async def connect_plainly(engine: AsyncEngine) -> Any:
    """A connection to PostgreSQL without a pool and without a layer in between."""
    url = engine.url.set(drivername="postgresql")
    return await asyncpg.connect(url.render_as_string(hide_password=False), **PATIENCE)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(f"The folder {folder} cannot be made: {error.strerror}.") from None


def make_file(path: Path) -> None:
    """A new file is for its owner alone: every hand of every table is in it."""
    make_folder(path.parent)
    with suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def tune_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=60000", "foreign_keys=on"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


async def migrate(connection: AsyncConnection) -> None:
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
