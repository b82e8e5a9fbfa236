"""Those who play go first: before those who watch, who are too fast, who upload, and before the
processes beside the server. What is held here by order needs no clock."""

import asyncio
import os
import re
import threading
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.conftest import HASTY, Server, config

import waystone.server
from waystone.kernel import save
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.people.auth import Limits
from waystone.server.people.gate import Gate
from waystone.server.store.meter import Meter
from waystone.server.table import helpers, intake, maker
from waystone.server.web.client import Player
from waystone.server.web.socket import Connection

pytestmark = pytest.mark.asyncio


def running(folder: Path, **limits: Any) -> Any:
    hasty = {name: getattr(HASTY, name) for name in Limits.__struct_fields__}
    return Server(config(folder, Limits(**{**hasty, **limits}), {})).running()


class Wire:
    """A socket that notes what is put on it."""

    client = None

    def __init__(self) -> None:
        self.sent: list[str] = []

    def put(self, text: bytes) -> bool:
        self.sent.append(text.decode())
        return True

    async def send(self, message: dict[str, str]) -> None:
        self.sent.append(message.get("text", message["type"]))

    async def close(self, code: int) -> None:
        self.sent.append(f"closed {code}")


def connected(*seats: int) -> tuple[Connection, Wire]:
    wire = Wire()
    both: Any = wire
    connection = Connection(both, both, Limits(), Meter(), Gate(Limits()))
    connection.seats = set(seats)
    return connection, wire


async def test_who_plays_is_written_to_at_once_and_who_watches_afterwards() -> None:
    player, near = connected(1)
    watcher, far = connected()
    writing = [asyncio.create_task(one.write()) for one in (player, watcher)]
    for text in (b"one", b"two"):
        watcher.send(text)
        player.send(text)
    assert (near.sent, far.sent) == (["one", "two"], [])
    player.close()
    watcher.close()
    await asyncio.gather(*writing)
    assert far.sent == ["one", "two", "closed 1013"]


class Guest:
    """Somebody at a table, who notes when a view comes."""

    owner, late, address = False, 0.0, ""

    def __init__(self, came: list[set[int]], lang: protocol.Lang, *seats: int) -> None:
        self.lang, self.seats, self._came = lang, set(seats), came

    def send(self, message: bytes) -> None:
        if b'"patch"' in message[:20]:
            self._came.append(self.seats)

    def close(self) -> None:
        pass


async def test_what_changed_is_told_to_those_who_play_first(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.make("human,human")
        table = await server.table(made)
        came: list[set[int]] = []
        guests = [Guest(came, "en") for _ in range(20)]
        guests += [Guest(came, "en", 0), Guest(came, "en", 1)]
        for guest in guests:
            await table.join(guest)
        asked = table.session.questions()[0]
        await table.course.take(asked.seat, asked.options[0].key)
        assert len(came) == 22
        assert all(came[:2]), "the first two play"


async def test_who_sends_too_much_is_not_heard_for_a_while(tmp_path: Path) -> None:
    async with running(tmp_path, rate=0.0, burst=3, rest=3.0) as server:
        made = await server.make("human")
        async with made.player(0) as player:
            for _ in range(12):
                await player.send(protocol.Ping())
            assert (await player.expect(protocol.Error)).code == "too-fast"
            for _ in range(5):
                (await server.http.get("/healthz")).raise_for_status()
            assert server.app.state.store.meter.errors == {"too-fast": 1}


async def test_who_asks_for_everything_again_and_again_is_not_heard_for_a_while(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, lang_rate=0.0, lang_burst=1, rest=3.0) as server:
        made = await server.make("human")
        async with Player(server.url, made.id, []) as watcher:
            for lang in ("ru", "en") * 6:
                await watcher.send(protocol.SetLang(lang))
            assert (await watcher.expect(protocol.Error)).code == "too-fast"
            for _ in range(5):
                (await server.http.get("/healthz")).raise_for_status()
            assert server.app.state.store.meter.errors == {"too-fast": 1}


async def test_whoever_searches_too_often_waits_for_the_refusal(tmp_path: Path) -> None:
    async with running(tmp_path, search_rate=0.0, search_burst=1, rest=3.0) as server:
        (await server.http.get("/api/rules", params={"q": "move"})).raise_for_status()
        again = asyncio.create_task(server.http.get("/api/rules", params={"q": "move"}))
        async with asyncio.timeout(20):
            while not server.app.state.store.meter.errors:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        for _ in range(5):
            (await server.http.get("/healthz")).raise_for_status()
        assert not again.done()
        assert (await again).status_code == 429


async def test_a_large_body_that_is_refused_is_not_read_to_its_end(tmp_path: Path) -> None:
    async with running(tmp_path, uploads_each=0, rest=0.0) as server:
        port = int(server.url.rpartition(":")[2])

        async def said(size: int) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = f"POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n\r\n"
            writer.write(head.encode())
            async with asyncio.timeout(20):
                answer = await reader.readuntil(b"\r\n\r\n")
            writer.close()
            return answer.lower()

        large, small = await said(15_000_000), await said(30_000)
        assert b" 429 " in large
        assert b"connection: close" in large
        assert b" 429 " in small
        assert b"connection: close" not in small


async def test_a_save_is_read_by_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this one nothing looks at it, whatever it is."""
    session = Session.new(find("_template"), Setup(2, 5, "", "", [], {}))
    data = save.dump(session)

    def looked(*_: object) -> None:
        raise AssertionError("the server itself has read a save")

    for name in ("parse", "load"):
        monkeypatch.setattr(save, name, looked)
    monkeypatch.setattr(intake, "verified", looked)
    begun = await intake.Intake().read(data)
    assert (begun.game, begun.setup.seats) == ("_template", 2)


async def test_a_save_is_handed_over_piece_by_piece() -> None:
    """Between two pieces others have their turns."""
    done: list[int] = []

    class Pipe:
        def write(self, piece: bytes) -> None:
            done.append(len(piece))

        async def drain(self) -> None:
            done.append(0)

        def close(self) -> None:
            done.append(-1)

    reader: Any = SimpleNamespace(stdin=Pipe())
    await intake._feed(reader, bytearray(150_000))
    assert done == [65_536, 0, 65_536, 0, 18_928, 0, -1]


@pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="no such order of processes")
async def test_processes_beside_the_server_are_humble_from_their_first_moment() -> None:
    process = await helpers.helper("waystone.server.table.thinker")
    try:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + 10, 19)
        assert os.sched_getscheduler(process.pid) == os.SCHED_BATCH
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def test_there_are_no_other_processes_beside_the_server() -> None:
    folder = Path(waystone.server.__file__).parent
    found = re.compile(r"create_subprocess|import subprocess|Popen|os\.fork")
    files = [path.name for path in folder.rglob("*.py") if found.search(path.read_text("utf-8"))]
    assert files == ["helpers.py"]


async def test_nobody_waits_while_the_words_of_a_game_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[threading.Thread] = []
    texts = maker._texts

    def read(game: Any) -> Any:
        readers.append(threading.current_thread())
        return texts(game)

    monkeypatch.setattr(maker, "_texts", read)
    async with running(tmp_path) as server:
        await server.table(await server.make("human"))
        await server.make("human")
    assert len(readers) == 1
    assert readers[0] is not threading.main_thread()
