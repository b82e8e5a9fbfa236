"""Several processes on one PostgreSQL serve the same table. A PostgreSQL that is installed here is
started for these tests; without one they are left out."""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from waystone.server import protocol
from waystone.server.errors import Conflict
from waystone.server.store import database, migrations
from waystone.server.store.database import make_engine
from waystone.server.store.rows import JournalRow, SeatRow, TableRow
from waystone.server.store.store import Store
from waystone.server.table.settings import Settings
from waystone.server.web.app import Config
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]


def program(name: str) -> str | None:
    known = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(known[0]) if known else shutil.which(name)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    initdb, postgres = program("initdb"), program("postgres")
    if initdb is None or postgres is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path("/tmp") / f"waystone-postgres-{os.getpid()}"
    folder.mkdir()
    user: dict[str, Any] = {}
    if os.getuid() == 0:
        user = {"user": "postgres", "cwd": "/"}
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    options = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **user}
    made = subprocess.run([initdb, "-D", data, "-A", "trust", "-U", "waystone"], **options)
    if made.returncode != 0:
        shutil.rmtree(folder)
        pytest.skip("PostgreSQL cannot be started here")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
    command = [postgres, "-D", data, "-p", str(port)]
    process = subprocess.Popen([*command, *(f"-c{s}" for s in settings)], **options)
    try:
        wait_for(port)
        yield f"postgresql://waystone@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)


def wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL does not answer")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def servers(url: str, server_class: Any, hasty: Any) -> AsyncIterator[list[Any]]:
    """Two servers, as two processes would be, on one database."""
    config = Config(url, limits=hasty, settings=Settings(bot_delay=0.0, checkpoint_every=7))
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(server_class(config).running()) for _ in range(2)]


def player(servers: list[Any], made: Any, where: int, *seats: int) -> Player:
    return Player(servers[where].url, made.id, [made.tokens[seat] for seat in seats])


async def finish(player: Player) -> None:
    seat = player.seats[0]
    while player.table(seat).outcome is None:
        for _, ask in player.asks():
            try:
                await player.answer(seat, ask, simple_answer(ask))
            except Objection as objection:
                if objection.code != "stale":
                    raise
        if not player.asks() and player.table(seat).outcome is None:
            await player.receive()


async def test_people_in_two_processes_and_bots_play_one_game(servers: list[Any]) -> None:
    made = await servers[0].make("human,human,bot")
    async with player(servers, made, 0, 0) as one, player(servers, made, 1, 1) as two:
        await asyncio.gather(finish(one), finish(two))
        assert one.table(0).outcome == two.table(1).outcome
    tables = [await server.table(made) for server in servers]
    assert tables[0].session.hash() == tables[1].session.hash()
    rows = await servers[0].app.state.store.journal(made.id)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))


async def test_of_two_answers_at_once_one_is_taken(servers: list[Any]) -> None:
    for seed in range(5):
        made = await servers[0].make("human", seed=seed)
        async with player(servers, made, 0, 0) as one, player(servers, made, 1, 0) as two:
            for _ in range(4):
                results = await asyncio.gather(
                    *(
                        p.answer(0, p.asks()[0][1], simple_answer(p.asks()[0][1]))
                        for p in (one, two)
                    ),
                    return_exceptions=True,
                )
                codes = [getattr(result, "code", None) for result in results]
                assert sorted(codes, key=str) == [None, "stale"]
                for p in (one, two):
                    while not p.asks():
                        await p.receive()
                while one.table(0) != two.table(0):
                    await asyncio.wait([asyncio.create_task(catch(p)) for p in (one, two)])


async def test_two_who_choose_in_secret_in_two_processes_are_both_taken(
    servers: list[Any],
) -> None:
    """The second row of the same number is not theirs to worry about."""
    for seed in range(6):
        made = await servers[0].make("human,human", seed=seed)
        async with player(servers, made, 0, 0) as one, player(servers, made, 1, 1) as two:
            asks = [one.asks()[0], two.asks()[0]]
            await asyncio.gather(
                *(
                    p.answer(seat, ask, simple_answer(ask))
                    for p, (seat, ask) in zip((one, two), asks, strict=True)
                )
            )


async def catch(player: Player) -> None:
    await player.send(protocol.Ping())
    await player.expect(protocol.Pong)


async def test_talk_presence_and_undo_go_across(servers: list[Any]) -> None:
    made = await servers[0].make("human,human")
    async with player(servers, made, 0, 0) as one, player(servers, made, 1, 1) as two:
        while not (await one.expect(protocol.Seats)).seats[1].online:
            pass
        await two.send(protocol.Say("hello"))
        assert (await one.expect(protocol.Chat)).line.text == "hello"
        seat, ask = one.asks()[0]
        await one.answer(seat, ask, simple_answer(ask))
        await one.send(protocol.Undo())
        asked = await two.expect(protocol.UndoAsked)
        assert asked.waiting == [1]
        await two.send(protocol.Consent(asked.vote, True))
        while not (await one.expect(protocol.Patch)).epoch:
            pass
        assert one.asks()[0][1] == ask


async def test_an_undo_never_takes_back_more_than_was_agreed_to(servers: list[Any]) -> None:
    """One agrees in one process while the other plays on in another: either the answers of which
    the vote spoke are taken back, or none."""
    for seed in range(6):
        made = await servers[0].make("human,human", seed=seed)
        async with player(servers, made, 0, 0) as one, player(servers, made, 1, 1) as two:
            seat, ask = one.asks()[0]
            await one.answer(seat, ask, simple_answer(ask))
            await two.send(protocol.Ping())
            await two.expect(protocol.Pong)
            await one.send(protocol.Undo())
            asked = await two.expect(protocol.UndoAsked)
            seat, ask = two.asks()[0]
            yes = protocol.Consent(asked.vote, True)
            answer = protocol.GiveAnswer(seat, ask.number, simple_answer(ask), two.epoch)
            async with player(servers, made, 0, 1) as twin:
                await asyncio.gather(two.send(yes), twin.send(answer))
                for everybody in (one, two, twin):
                    await catch(everybody)
        rows = await servers[0].app.state.store.journal(made.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        undone = [(row.seq, row.remains) for row in rows if row.kind == "undo"]
        assert undone in ([], [(2, 0)])


async def test_a_seat_taken_over_in_one_process_is_known_in_the_other(
    servers: list[Any],
) -> None:
    made = await servers[0].make("human,bot")
    async with Player(servers[0].url, made.id, [made.tokens[0], made.owner]) as one:
        async with Player(servers[1].url, made.id, []) as friend:
            await friend.send(protocol.Takeover(1, "Ann"))
            await friend.expect(protocol.Asking)
            (request,) = (await one.expect(protocol.Requests)).requests
            assert (request.seat, request.name) == (1, "Ann")
            await one.send(protocol.Grant(request.id, True))
            taken = await friend.expect(protocol.Taken)
            assert (await one.expect(protocol.Requests)).requests == []
            table = await servers[0].table(made)
            assert [row.name for row in table.seats] == ["", "Ann"]
        async with Player(servers[0].url, made.id, [taken.token]) as friend:
            assert friend.seats == [1]


async def test_who_leaves_in_one_process_has_no_seat_in_the_other(servers: list[Any]) -> None:
    made = await servers[0].make("human,human")
    async with player(servers, made, 0, 1) as here, player(servers, made, 1, 1) as there:
        await here.send(protocol.Leave(1))
        while (await there.expect(protocol.View)).seat is not None:
            pass
        await there.send(protocol.GiveAnswer(1, 1, "x", 0))
        assert (await there.expect(protocol.Error)).code == "not-yours"


async def test_a_lost_signal_is_made_up_for(servers: list[Any]) -> None:
    made = await servers[0].make("human,human")
    deaf = servers[1].app.state
    async with player(servers, made, 0, 0) as one, player(servers, made, 1, 1) as two:
        deaf.store._listener.cancel()
        for p in (two, one):
            for seat, ask in p.asks():
                await p.answer(seat, ask, simple_answer(ask))
        there = await servers[1].table(made)
        here = await servers[0].table(made)
        assert there.position.seq < here.position.seq
        await deaf.tables.beat()
        assert there.position.seq == here.position.seq
        assert there.session.hash() == here.session.hash()
    deaf.store.listen(deaf.tables._heard)


async def test_two_stores_never_both_accept_the_same_number(url: str) -> None:
    stores = [await Store.open(url), await Store.open(url)]
    await stores[0].create(
        TableRow("t", "g", "m", "s", "open", 0, "now", "o", b"", b"c"),
        [SeatRow("t", 0, "human", "", "", "")],
    )
    for seq in range(1, 20):
        results = await asyncio.gather(
            *(store.append(JournalRow("t", seq, "answer", 0)) for store in stores),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        assert any(isinstance(result, Conflict) for result in results)
    for store in stores:
        await store.close()


TOUCHED = 6  # the version that begins to note when somebody was last at a table


@pytest.mark.parametrize("version", range(1, len(migrations.VERSIONS)))
async def test_an_old_database_is_brought_up_to_date(
    url: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = make_engine(url)
    async with engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.exec_driver_sql(f"create database old{version}")
    await engine.dispose()
    old = f"{url.rpartition('/')[0]}/old{version}"
    with monkeypatch.context() as patched:
        patched.setattr(database, "VERSIONS", migrations.VERSIONS[:version])
        await (await Store.open(old)).close()
    touched = "now" if version < TOUCHED else ""
    row = TableRow("t", "g", "m", "s", "open", 0, "now", "o", b"", b"c", touched=touched)
    columns = "id, game, mode, scenario, spectators, lesson, created, owner, opening, checkpoint"
    engine = make_engine(old)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(
            f"insert into tables ({columns}, checkpoint_seq)"
            " values ('t', 'g', 'm', 's', 'open', 0, 'now', 'o', '', 'c', 0)"
        )
    await engine.dispose()
    store = await Store.open(old)
    found = await store.table("t")
    await store.close()
    assert found == row


async def test_workers_of_one_server_share_their_tables(url: str) -> None:
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    process = await asyncio.to_thread(
        subprocess.Popen,
        [*command, "--db", url, "--bot-delay", "0"],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    try:
        at = (await asyncio.to_thread(process.stdout.readline)).rpartition(" ")[2].strip()
        async with httpx.AsyncClient(base_url=at, timeout=30) as http:
            body = {"game": "_template", "seats": [{}, {}, {"kind": "bot"}]}
            made = (await http.post("/api/tables", json=body)).json()
        tokens = [seat["token"] for seat in made["seats"]]
        async with (
            Player(at, made["table"], [tokens[0]]) as one,
            Player(at, made["table"], [tokens[1]]) as two,
        ):
            await asyncio.gather(finish(one), finish(two))
            assert one.table(0).outcome == two.table(1).outcome
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)
        process.stdout.close()
