"""Long life: bots play long games at a server for as long as they are given.

`python benchmarks/endurance.py [--minutes 10] [--tables 6] [--game ID] [--json]`

Every table goes on from game to game of the longest mode that its game has, through the whole
server: judge, play, commit, views for every seat, a patch to each. Memory, the time of an answer
and the processor time of an answer are taken in windows; the last quarter must cost what the
second did (the first warms up). One table has an endless journal, so that what an answer costs
after thousands of others can be seen.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct, field

from waystone.bots.random import any_answer
from waystone.kernel.game import find, ids
from waystone.server import protocol
from waystone.server.table.settings import Settings
from waystone.server.table.table import Table
from waystone.server.table.tables import Tables
from waystone.server.web.app import Config, make_app

WINDOWS = 20
MOST_SLOWER = 1.5
MOST_LARGER = 1.25


class Listener:
    """A connection that takes everything and keeps nothing."""

    lang: protocol.Lang = "en"
    owner = False
    late = 0.0

    def __init__(self, seat: int) -> None:
        self.seats = {seat}
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def close(self) -> None:
        pass


class Window(Struct):
    """What happened in one part of the time; `old` are answers of the endless table."""

    waits: list[float] = field(default_factory=list)
    old: list[float] = field(default_factory=list)
    cpu: float = 0.0
    memory: float = 0.0

    def cost(self) -> float:
        """Processor time of an answer."""
        return self.cpu / max(1, len(self.waits) + len(self.old))


def memory() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def longest(game_id: str) -> tuple[str, int]:
    """The mode to play and its seats: a campaign, where there is one."""
    modes = find(game_id).modes
    mode = next((m for m in modes if m.id == "campaign"), modes[0])
    return mode.id, max(mode.seats[0], min(2, mode.seats[1]))


class Endurance:
    def __init__(self, tables: Tables, games: list[str], seed: int) -> None:
        self._tables, self._games = tables, games
        self._luck = random.Random(seed)
        self.window = Window()
        self.finished = self.answers = 0

    async def play(self, game_id: str, until: float) -> None:
        """One game after another at one table after another."""
        while time.monotonic() < until:
            table = await self._seat(game_id)
            while table.session.end is None and time.monotonic() < until:
                await self._answer(table, self.window.waits)
            self.finished += table.session.end is not None
            for guest in list(table.audience):
                await table.part(guest)
            await self._tables.sweep()

    async def play_for_ever(self, until: float) -> None:
        """A journal without an end: a game that is over is taken back to its start."""
        table = await self._seat("_template")
        while time.monotonic() < until:
            if table.session.end is not None:
                guest = next(iter(table.audience))
                guest.seats |= {0, 1}
                await table.undos.ask(guest, "start")
                guest.seats -= {1}
            await self._answer(table, self.window.old)
        self.journal = table.position.seq

    async def _seat(self, game_id: str) -> Table:
        mode, seats = longest(game_id)
        wish = protocol.CreateTable(game_id, [protocol.SeatWish()] * seats, mode, windows=0)
        table = await self._tables.get((await self._tables.maker.create(wish)).table)
        for seat in range(seats):
            await table.join(Listener(seat))
        return table

    async def _answer(self, table: Table, waits: list[float]) -> None:
        question = self._luck.choice(table.session.questions())
        bot = table.game.bots.policy
        key = bot(table.session.state, table.session.content, question.seat, question)
        if self._luck.random() < 0.2:
            key = any_answer(question, self._luck)
        async with table.course.lock:
            start = time.perf_counter()
            await table.course.take(question.seat, key)
        waits.append(time.perf_counter() - start)
        self.answers += 1
        await asyncio.sleep(0)


async def endure(seconds: float, count: int, games: list[str]) -> dict[str, Any]:
    windows = []
    with tempfile.TemporaryDirectory(prefix="waystone-endurance-") as folder:
        settings = Settings(idle=0.0, bot_delay=0.0)
        app = make_app(Config(f"sqlite:///{folder}/tables.db", settings=settings))
        async with app.router.lifespan_context(app):
            run = Endurance(app.state.tables, games, 1)
            until = time.monotonic() + seconds
            players = [run.play(games[n % len(games)], until) for n in range(count)]
            tasks = [asyncio.create_task(p) for p in (*players, run.play_for_ever(until))]
            while time.monotonic() < until:
                cpu = time.process_time()
                await asyncio.sleep(seconds / WINDOWS)
                window, run.window = run.window, Window()
                window.cpu = time.process_time() - cpu
                gc.collect()
                window.memory = memory()
                windows.append(window)
            await asyncio.gather(*tasks)
    return verdict(windows, run)


def verdict(windows: list[Window], run: Endurance) -> dict[str, Any]:
    """The last quarter against the second."""
    quarter = len(windows) // 4
    second, last = windows[quarter : 2 * quarter], windows[-quarter:]

    def ratio(of: Any) -> float:
        return float(round(median(map(of, last)) / median(map(of, second)), 3))

    found: dict[str, Any] = {
        "answers": run.answers,
        "games": run.finished,
        "journal": run.journal,
        "p50_ms": round(median(median(w.waits) for w in last) * 1e3, 3),
        "memory_mb": round(last[-1].memory, 1),
        "answer_ratio": ratio(lambda w: median(w.waits)),
        "old_answer_ratio": ratio(lambda w: median(w.old)),
        "cpu_ratio": ratio(Window.cost),
        "memory_ratio": ratio(lambda w: w.memory),
        "memory_mb_by_window": [round(w.memory, 1) for w in windows],
        "cpu_us_by_window": [round(w.cost() * 1e6) for w in windows],
    }
    found["flat"] = (
        found["old_answer_ratio"] < MOST_SLOWER
        and found["cpu_ratio"] < MOST_SLOWER
        and found["memory_ratio"] < MOST_LARGER
    )
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--game", action="append", help="all by default")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(endure(args.minutes * 60, args.tables, args.game or ids()))
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:20} {value}")
    return 0 if found["flat"] else 1


if __name__ == "__main__":
    sys.exit(main())
