"""Cheap attacks that would freeze or fill the server: each is cut off, and those who play go on."""

import asyncio
import json
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import HASTY, Server, config
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from waystone.bots.ismcts import Ismcts
from waystone.kernel import parcel
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.people.auth import Limits
from waystone.server.table import thinkers
from waystone.server.table.thinker import Thought, framed
from waystone.server.web.client import Objection, Player
from waystone.server.web.heads import Heads

pytestmark = pytest.mark.asyncio

SOON = 2.0
"""Of a machine that does other things; without limits the flood of searches takes ten."""


def running(folder: Path, **limits: Any) -> Any:
    hasty = {name: getattr(HASTY, name) for name in Limits.__struct_fields__}
    return Server(config(folder, Limits(**{**hasty, **limits}), {})).running()


async def until(so: Callable[[], bool]) -> None:
    while not so():  # noqa: ASYNC110 - nobody tells when
        await asyncio.sleep(0.01)


async def slowest(server: Any, during: "asyncio.Task[Any]") -> float:
    """The longest time that a healthy answer took meanwhile."""
    worst = 0.0
    while not during.done():
        begun = time.monotonic()
        assert (await server.http.get("/healthz")).status_code == 200
        worst = max(worst, time.monotonic() - begun)
        await asyncio.sleep(0.02)
    return worst


async def test_a_flood_of_searches_holds_nobody_up(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        (await server.http.get("/api/rules", params={"q": "move"})).raise_for_status()

        async def flood() -> list[int]:
            words = [" ".join(["a"] * 90), "the a of to and in is you", "move attack range"]
            asked = [server.http.get("/api/rules", params={"q": words[n % 3]}) for n in range(59)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

        flooding = asyncio.create_task(flood())
        assert await slowest(server, flooding) < SOON
        assert set(await flooding) == {200}


async def test_searches_are_bounded_in_letters_words_and_number(tmp_path: Path) -> None:
    async with running(tmp_path, search_rate=0.0, search_burst=2) as server:

        async def status(words: str) -> int:
            found: int = (await server.http.get("/api/rules", params={"q": words})).status_code
            return found

        assert await status("x" * 201) == 413
        assert await status(" ".join(f"w{n}" for n in range(13))) == 413
        assert [await status("move") for _ in range(3)] == [200, 200, 429]


async def test_a_body_that_is_announced_too_large_is_not_read(tmp_path: Path) -> None:
    async with running(tmp_path, upload=1_000) as server:
        port = int(server.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = "POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n"
        writer.write(head.encode())
        async with asyncio.timeout(5):
            assert b"413" in await reader.readline()
        writer.close()


async def test_bodies_that_stand_still_are_given_up_and_few_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path, stall=0.5, uploads_each=3) as server:
        port = int(server.url.rpartition(":")[2])
        head = "POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{"

        async def stalled() -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head.encode())
            async with asyncio.timeout(5):
                line = await reader.readline()
            writer.close()
            return line.split()[1]

        found = await asyncio.gather(*(stalled() for _ in range(8)))
        assert sorted(found) == [b"400"] * 3 + [b"429"] * 5
        answer = await server.http.post("/api/tables/upload", content=b"{}")
        assert answer.json()["error"]["code"] == "bad-save"


async def test_a_body_that_never_ends_is_given_up(tmp_path: Path) -> None:
    async with running(tmp_path, body=0.5) as server:
        port = int(server.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = "POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        writer.write(head.encode())

        async def drip() -> None:
            while True:
                writer.write(b"1\r\n \r\n")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        async with asyncio.timeout(20):
            assert b" 400 " in await reader.readline()
            assert b'"malformed"' in await reader.readuntil(b"}}"), "and the connection ends"
        dripping.cancel()
        writer.close()


async def test_a_head_that_never_ends_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing said, half a head, half a second head; who is slow to be answered is not cut off."""
    monkeypatch.setattr(Heads, "head_within", 0.3)
    async with running(tmp_path) as server:
        port = int(server.url.rpartition(":")[2])
        whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        for said in (b"", whole[:20], whole + whole[:20]):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            heard = await asyncio.wait_for(reader.read(), 5)
            assert heard.count(b"200 OK") == said.count(b"\r\n\r\n")
            writer.close()
        made = await server.make("human")
        async with made.player(0) as player:
            await asyncio.sleep(1.0)
            assert player.asks()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{")
        await asyncio.sleep(1.0)
        writer.write(b"}")
        assert b"400 Bad Request" in await reader.readline()
        writer.close()


async def test_one_address_leaves_sockets_for_others(tmp_path: Path) -> None:
    async with running(tmp_path, sockets=8, sockets_each=5) as server:
        made = await server.make("human")
        at = f"{server.url.replace('http', 'ws')}/ws/{made.id}"
        async with AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(connect(at))
            with pytest.raises(InvalidStatus, match="429"):
                await stack.enter_async_context(connect(at))
            far = {"x-forwarded-for": "8.8.8.8"}
            await stack.enter_async_context(connect(at, additional_headers=far))
        async with AsyncExitStack() as stack:
            while True:
                with suppress(InvalidStatus):
                    await stack.enter_async_context(connect(at))
                    break
                await asyncio.sleep(0.02)


async def test_who_never_reads_is_cut_off_before_the_memory_is_full(tmp_path: Path) -> None:
    async with running(tmp_path, unsent=50_000, lang_rate=1e4, lang_burst=10_000) as server:
        made = await server.make("human")
        table = await server.table(made)
        port = int(server.url.rpartition(":")[2])
        async with made.player(0):
            deaf = socket.create_connection(("127.0.0.1", port))
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(
                f"GET /ws/{made.id} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            await asyncio.sleep(0.2)
            deaf.sendall(frame({"type": "hello"}))
            deaf.setblocking(False)
            async with asyncio.timeout(20):
                await until(lambda: len(table.audience) == 2)
                turn = 0
                while len(table.audience) == 2:
                    with suppress(BlockingIOError, OSError):
                        deaf.sendall(frame({"type": "lang", "lang": ("ru", "en")[turn % 2]}))
                    turn += 1
                    await asyncio.sleep(0.002)
                    most = max(guest._unsent for guest in table.audience.guests)
                    assert most < 200_000
            deaf.close()


def frame(message: dict[str, str]) -> bytes:
    """A text frame as a client sends it, with a mask of zeroes."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def test_the_language_is_not_changed_all_the_time(tmp_path: Path) -> None:
    async with running(tmp_path, lang_rate=0.0, lang_burst=2) as server:
        made = await server.make("human")
        async with made.player(0) as player:
            for lang in ("ru", "en", "ru"):
                await player.send(protocol.SetLang(lang))
            assert (await player.expect(protocol.Error)).code == "too-fast"


@pytest.mark.parametrize("bot", ["ismcts:1000000", "ismcts:600s", "ismcts:2001", "ismcts:11s"])
async def test_no_table_orders_more_thought_than_the_server_gives(tmp_path: Path, bot: str) -> None:
    async with running(tmp_path) as server:
        wish = {"game": "_template", "seats": [{}, {"kind": "bot", "bot": bot}]}
        answer = await server.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-setup")


def thinking(bot: Ismcts) -> threading.Thread:
    game = find("_template")
    session = Session.new(game, Setup(2, 5, "", "", [], {}))
    seat = session.questions()[0].seat
    thread = threading.Thread(target=bot.answer, args=(session, seat), daemon=True)
    thread.start()
    return thread


async def test_a_search_ends_at_its_deadline_even_if_that_is_moved() -> None:
    bot = Ismcts("600s", "5")
    bot.deadline = time.monotonic() + 0.3
    thread = thinking(bot)
    await asyncio.to_thread(thread.join, 5)
    assert not thread.is_alive()
    other = Ismcts("600s", "5")
    thread = thinking(other)
    await asyncio.sleep(0.1)
    other.deadline = 0.0
    await asyncio.to_thread(thread.join, 5)
    assert not thread.is_alive()


async def test_a_bot_stops_thinking_when_the_last_one_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "SECONDS", 600.0)
    async with running(tmp_path) as server:
        made = await server.make("bot:ismcts:10s,bot:ismcts:10s")
        table, pool = await server.table(made), server.app.state.tables.thinkers
        async with Player(server.url, made.id, []), asyncio.timeout(30):
            await until(lambda: bool(pool.thinking()))
        async with asyncio.timeout(30):
            await until(lambda: not pool.thinking() and not pool.waiting())
            await table.driver._task
        assert len(table.session.history) < 50


def children(pid: int) -> list[int]:
    """The processes that another one has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()]


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no list of processes")
async def test_a_server_that_is_told_to_stop_ends_whatever_runs(tmp_path: Path) -> None:
    """Bots of four tables think, a save is read, and somebody uploads without end."""
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(tmp_path)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().rpartition(" ")[2].strip()
    bot = {"kind": "bot", "bot": "ismcts:10s"}
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=60))
        for _ in range(4):
            wish = {"game": "gloomhaven", "seats": [bot, bot]}
            made = (await http.post("/api/tables", json=wish)).json()
            await stack.enter_async_context(Player(url, made["table"], []))
        port = int(url.rpartition(":")[2])
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        head = b"POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{"
        writer.write(head)
        async with asyncio.timeout(60):
            while len(found := children(process.pid)) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(30):
            assert await process.wait() == 0
        assert time.monotonic() - begun < 5
        assert not any(map(alive, found))
        writer.close()


async def test_the_bots_of_a_server_that_was_killed_end_by_themselves(tmp_path: Path) -> None:
    seat = Session.new(find("_template"), Setup(2, 5, "", "", [], {}))
    asked = seat.questions()[0].seat
    thought = Thought(1, "a", asked, "ismcts:600s", 600.0, parcel.pack(seat))
    command = [sys.executable, "-P", "-m", "waystone.server.table.thinker"]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    process.stdin.write(framed(thought))
    await process.stdin.drain()
    process.stdin.close()
    async with asyncio.timeout(30):
        assert await process.wait() == 0


async def test_strangers_are_not_let_in_by_a_flood_of_claims(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.make("human")
        hello = protocol.Hello(claims=[protocol.Claim("x" * 32, "y" * 32)] * 16)
        stranger = Player(server.url, made.id, [])
        stranger._hello = hello
        with pytest.raises(Objection, match="bad-token"):
            async with stranger:
                pass
