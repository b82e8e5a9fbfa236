"""The store: one row a move, versions, bad databases."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from msgspec import structs

from waystone.server.errors import BadStore, Conflict
from waystone.server.store import database, migrations, rows, writer
from waystone.server.store.database import tune_sqlite
from waystone.server.store.rows import EventRow, JournalRow, SeatRow, TableRow
from waystone.server.store.store import Store

pytestmark = pytest.mark.asyncio

TABLE = TableRow("t", "g", "m", "s", "open", 0, "now", "owner", b"", b"checkpoint")
SEAT = SeatRow("t", 0, "human", "", "Ann", "hash")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deep' / 'er' / 'tables.db'}"


@pytest_asyncio.fixture
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes' stores on one database."""
    one, other = await Store.open(url), await Store.open(url)
    await one.create(TABLE, [SEAT])
    yield one, other
    await one.close()
    await other.close()


def row(seq: int, answer: str = "x") -> JournalRow:
    return JournalRow("t", seq, "answer", 0, seq, answer, lines=b"l")


async def test_two_stores_never_both_accept_the_same_number(two: tuple[Store, Store]) -> None:
    async def accepted(store: Store, seq: int, name: str) -> bool:
        try:
            await store.append(row(seq, name))
        except Conflict:
            return False
        return True

    for seq in range(1, 40):
        both = await asyncio.gather(accepted(two[0], seq, "a"), accepted(two[1], seq, "b"))
        assert sorted(both) == [False, True]
    found = await two[1].journal("t")
    assert [r.seq for r in found] == list(range(1, 40))


async def test_rows_that_wait_together_are_judged_one_by_one(two: tuple[Store, Store]) -> None:
    await two[0].append(row(2))
    results = await asyncio.gather(
        *(two[0].append(row(seq)) for seq in (1, 2, 3)), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert [r.seq for r in await two[1].journal("t", after=1)] == [2, 3]


async def test_what_is_written_is_read_by_the_other(two: tuple[Store, Store]) -> None:
    one, other = two
    assert await other.table("t") == TABLE
    assert await other.table("none") is None
    assert await other.seats("t") == [SEAT]
    await one.add_event(EventRow("t", "chat", 0, "hi", "now"))
    ((event),) = await other.events("t")
    assert (event.kind, event.seat, event.data) == ("chat", 0, "hi")
    assert await other.events("t", event.id) == []


@pytest.mark.parametrize("rows_there", [0, 2, 3, 7])
async def test_a_long_journal_is_read_piece_by_piece(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch, rows_there: int
) -> None:
    monkeypatch.setattr("waystone.server.store.store.PIECE", 3)
    for seq in range(1, rows_there + 1):
        await two[0].append(row(seq, str(seq)))
    whole = [row(seq, str(seq)) for seq in range(1, rows_there + 1)]
    assert await two[1].journal("t") == whole
    assert await two[1].journal("t", 2) == whole[2:]


async def test_an_older_checkpoint_never_replaces_a_newer_one(two: tuple[Store, Store]) -> None:
    await two[0].checkpoint("t", 20, b"new")
    await two[1].checkpoint("t", 10, b"old")
    found = await two[1].table("t")
    assert found is not None
    assert (found.checkpoint, found.checkpoint_seq) == (b"new", 20)


async def test_only_one_gets_a_seat(two: tuple[Store, Store]) -> None:
    async def taken(store: Store, token: str) -> bool:
        try:
            await store.seat(SeatRow("t", 0, "human", "", "Bob", token), SEAT)
        except Conflict:
            return False
        return True

    assert sorted(await asyncio.gather(taken(two[0], "a"), taken(two[1], "b"))) == [False, True]


async def test_versions_run_once_and_in_order(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await Store.open(url)
    await first.create(TABLE, [SEAT])
    await first.close()
    later = ("alter table tables add column title varchar(64) not null default 'untitled'",)
    monkeypatch.setattr(database, "VERSIONS", (*migrations.VERSIONS, later))
    for _ in range(2):
        again = await Store.open(url)
        assert await again.seats("t") == [SEAT]
        await again.close()
    path = url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as raw:
        assert raw.execute("select title from tables").fetchall() == [("untitled",)]
        assert raw.execute("select version from waystone_version").fetchall() == [
            (len(migrations.VERSIONS) + 1,)
        ]
    raw.close()


async def test_a_newer_database_is_left_alone(url: str) -> None:
    await (await Store.open(url)).close()
    with sqlite3.connect(url.removeprefix("sqlite:///")) as raw:
        raw.execute("update waystone_version set version = 99")
    raw.close()
    with pytest.raises(BadStore, match="newer"):
        await Store.open(url)


async def test_a_store_that_is_closed_while_it_still_connects_leaves_nothing_open(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connecting, opened, closed = threading.Event(), [], []

    def slowly(connection: sqlite3.Connection, record: object) -> None:
        opened.append(id(connection))
        connecting.set()
        time.sleep(0.05)
        tune_sqlite(connection, record)

    def noted(connection: sqlite3.Connection, record: object) -> None:
        closed.append(id(connection))

    monkeypatch.setattr(writer, "tune_sqlite", slowly)
    sa.event.listen(sa.pool.Pool, "close", noted)
    try:
        store = await Store.open(url)
        await asyncio.to_thread(connecting.wait)
        await store.close()
    finally:
        sa.event.remove(sa.pool.Pool, "close", noted)
    assert len(opened) == 1
    assert set(opened) <= set(closed)


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("", "is no database URL"),
        ("nonsense", "is no database URL"),
        ("mysql://u:sekret@h/y", "not in mysql"),
        ("sqlite://", "must name a file"),
        ("sqlite:///:memory:", "must name a file"),
        ("postgresql://127.0.0.1:1/none", "cannot be opened"),
        ("postgresql:/u:sekret@h/x", "is no database URL"),
        ("postgresql://u:sekret@h:port/x", "no such port"),
        ("postgresql://u:sekret@h:99999/x", "no such port"),
        ("postgresql://u:1/sekret@nowhere.invalid/x", "cannot be opened"),
        ("postgresql://u:sekret@h/x?sslmode=require", "not known here, sslmode"),
        ("postgresql://h/x?y/sekret@=1", "not known here, which is no word"),
    ],
)
async def test_a_bad_url_is_one_sentence_without_its_password(bad: str, said: str) -> None:
    with pytest.raises(BadStore) as error:
        await Store.open(bad)
    assert said in str(error.value)
    assert "\n" not in str(error.value)
    assert "sekret" not in str(error.value)


async def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"not a database, not a database, not a database")
    with pytest.raises(BadStore, match="cannot be opened"):
        await Store.open(f"sqlite:///{tmp_path / 'x.db'}")


async def test_the_queries_know_the_columns_of_the_database(url: str) -> None:
    await (await Store.open(url)).close()
    raw = sqlite3.connect(url.removeprefix("sqlite:///"))
    for name, table in rows.meta.tables.items():
        found = [column[1] for column in raw.execute(f"pragma table_info({name})")]
        assert sorted(found) == sorted(column.name for column in table.columns)
    raw.close()


async def test_a_database_of_the_first_version_is_brought_up_to_date(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(database, "VERSIONS", migrations.VERSIONS[:1])
        await (await Store.open(url)).close()
    path = url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as raw:
        row = ("t", "g", "m", "s", "open", 0, "now", "owner", b"", b"checkpoint", 0)
        raw.execute(f"insert into tables values ({', '.join('?' * len(row))})", row)
    raw.close()
    again = await Store.open(url)
    found = await again.table("t")
    await again.close()
    assert found == structs.replace(TABLE, touched="now")


async def test_a_transaction_on_a_file_is_one_change_of_threads(two: tuple[Store, Store]) -> None:
    """Meanwhile the loop goes on; what fails leaves nothing behind and is said in one sentence."""
    begun, go_on = threading.Event(), threading.Event()

    def work(connection: sa.Connection) -> str:
        connection.execute(sa.insert(rows.seats), structs.asdict(structs.replace(SEAT, seat=1)))
        begun.set()
        go_on.wait(5)
        return threading.current_thread().name

    doing = asyncio.create_task(two[0].do(work))
    while not begun.is_set():  # noqa: ASYNC110 - a thread tells no loop
        await asyncio.sleep(0.001)
    assert len(await two[0].seats("t")) == 1, "others read what stands"
    go_on.set()
    assert (await doing).startswith("store")
    assert len(await two[0].seats("t")) == 2

    def fail(connection: sa.Connection) -> None:
        connection.execute(sa.delete(rows.seats))
        connection.exec_driver_sql("select nothing")

    with pytest.raises(BadStore, match="does not answer"):
        await two[0].do(fail)
    with pytest.raises(Conflict):
        await two[0].do(lambda c: c.execute(sa.insert(rows.seats), structs.asdict(SEAT)))
    assert len(await two[1].seats("t")) == 2
