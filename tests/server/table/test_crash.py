"""kill -9 of a real server process in the middle of play loses no acknowledged answer."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from waystone.server.store.store import Store
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(folder)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        self._process = subprocess.Popen(
            [*command, "--bot-delay", "0"], stdout=subprocess.PIPE, env=environment, text=True
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().rpartition(" ")[2].strip()
        assert self.url.startswith("http"), "the server did not start"

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Process]:
    process = await asyncio.to_thread(Process, folder)
    try:
        yield process
    finally:
        process.kill()


async def play_until_killed(
    process: Process, table: str, token: str, acknowledged: list[tuple[int, str]], after: int
) -> None:
    """Answer until so many are acknowledged, then kill the server at some moment of the next."""
    given = 0
    try:
        async with Player(process.url, table, [token]) as player:
            while player.table(0).outcome is None:
                for seat, ask in player.asks():
                    key = simple_answer(ask)
                    if given == after:
                        delay = random.random() * 0.004
                        asyncio.get_running_loop().call_later(delay, process.kill)
                    await player.answer(seat, ask, key)
                    acknowledged.append((ask.number, key))
                    given += 1
                if not player.asks():
                    await player.receive()
    except (TimeoutError, ConnectionClosed, ConnectionError):
        return


async def stored(folder: Path, table: str) -> list[tuple[int, str]]:
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    rows = await store.journal(table)
    await store.close()
    return [(row.ask, row.answer) for row in rows if row.seat == 0]


async def crash(folder: Path, times: int) -> None:
    made: dict[str, str] = {}
    acknowledged: list[tuple[int, str]] = []
    for _ in range(times):
        async with running(folder) as process:
            if not made:
                made = await new_table(process)
                acknowledged = []
            await play_until_killed(
                process, made["table"], made["token"], acknowledged, random.randint(0, 12)
            )
            process.kill()
        kept = await stored(folder, made["table"])
        assert kept[: len(acknowledged)] == acknowledged
        assert len(kept) <= len(acknowledged) + 1
        acknowledged = kept
        if len(kept) > 40:
            made = {}


async def new_table(process: Process) -> dict[str, str]:
    async with httpx.AsyncClient(base_url=process.url) as http:
        body = {"game": "_template", "seats": [{}, {"kind": "bot"}]}
        answer = (await http.post("/api/tables", json=body)).json()
    return {"table": answer["table"], "token": answer["seats"][0]["token"]}


async def test_kills_in_the_middle_of_play(tmp_path: Path) -> None:
    """A thousand of them: the storm."""
    await crash(tmp_path, 12)


async def test_after_a_kill_the_same_question_stands(tmp_path: Path) -> None:
    async with running(tmp_path) as process:
        made = await new_table(process)
        async with Player(process.url, made["table"], [made["token"]]) as player:
            while not player.asks() or player.asks()[0][1].number < 5:
                for seat, ask in player.asks():
                    await player.answer(seat, ask, simple_answer(ask))
                if not player.asks():
                    await player.receive()
            before = player.asks()
    async with (
        running(tmp_path) as process,
        Player(process.url, made["table"], [made["token"]]) as player,
    ):
        assert player.asks() == before
        seat, ask = before[0]
        await player.answer(seat, ask, simple_answer(ask))
        with pytest.raises(Objection, match="stale"):
            await player.answer(seat, ask, simple_answer(ask))
