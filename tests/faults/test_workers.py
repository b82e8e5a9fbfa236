"""Workers of one server on PostgreSQL: any serves any table; one that dies is not missed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.faults.bot import Bot
from tests.faults.ledger import Ledger
from tests.faults.postgres import Postgres, installed

from waystone.server import protocol
from waystone.server.people.presence import HEARTBEAT

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

TABLES = 4
RETURNS_WITHIN = 30.0


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    if not installed():
        pytest.skip("PostgreSQL is not installed")
    with Postgres() as running:
        yield running


class Workers:
    """`waystone serve --workers 2` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self._pid = process.pid
        self.url = url

    def living(self) -> list[int]:
        children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text().split()
        return [int(c) for c in children if b"spawn_main" in _command(c)]

    async def kill_one(self) -> None:
        """kill -9 of a worker; another takes its place."""
        dead = self.living()[0]
        os.kill(dead, signal.SIGKILL)
        await self.all_there(without=dead)

    async def all_there(self, without: int | None = None) -> None:
        """Two live. Their keeper may replace one that was slow to start: that takes a while."""
        end = time.monotonic() + RETURNS_WITHIN
        while len(set(self.living()) - {without}) < 2:
            assert time.monotonic() < end, "nobody takes the place of the dead"
            await asyncio.sleep(0.1)


def _command(process: str) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


@asynccontextmanager
async def workers(database: Postgres) -> AsyncIterator[Workers]:
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    process = await asyncio.to_thread(
        subprocess.Popen,
        [*command, "--db", database.url, "--bot-delay", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    try:
        at = (await asyncio.to_thread(process.stdout.readline)).rpartition(" ")[2].strip()
        yield Workers(process, at)
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)
        process.stdout.close()


async def test_a_worker_that_dies_is_not_missed(database: Postgres) -> None:
    ledger = Ledger()
    async with workers(database) as running:
        games = [asyncio.create_task(play(running.url, ledger)) for _ in range(TABLES)]
        for _ in range(2):
            await asyncio.sleep(0.5)
            await running.kill_one()
        await asyncio.gather(*games)
        await running.all_there()
        await numbers(running.url)
    assert await ledger.problems(database.url) == []
    assert len(ledger.tables) == TABLES
    assert len(ledger.acknowledged) > TABLES * 10


async def play(url: str, ledger: Ledger) -> None:
    """A game of two bots, whose connections go to whichever worker takes them."""
    body = {"game": "_template", "seats": [{}, {}], "windows": 0}
    while True:
        try:
            async with httpx.AsyncClient(base_url=url, timeout=10) as http:
                answer = await http.post("/api/tables", json=body)
        except httpx.HTTPError:
            continue
        break
    made = msgspec.json.decode(answer.content, type=protocol.TableMade)
    ledger.tables.append(made.table)
    bots = [Bot(url, made.table, link.seat, link.token, ledger) for link in made.seats]
    await asyncio.gather(*(bot.play() for bot in bots))


async def numbers(url: str) -> None:
    """Any worker tells the numbers of all."""
    end = time.monotonic() + 3 * HEARTBEAT + RETURNS_WITHIN
    async with httpx.AsyncClient(base_url=url, timeout=RETURNS_WITHIN) as http:
        while time.monotonic() < end:
            lines = (await http.get("/metrics")).text.splitlines()
            told = [line for line in lines if line.startswith("waystone_connections{")]
            if len(told) >= 2:
                return
            await asyncio.sleep(0.5)
    raise AssertionError("a worker keeps its numbers to itself")
