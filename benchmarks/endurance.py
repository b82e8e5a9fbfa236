"""Long life: bots play long games at a server for as long as they are given.

`python benchmarks/endurance.py [--minutes 10] [--tables 6] [--game ID] [--json]`

Every table goes on from game to game of the longest mode that its game has, through the whole
server: judge, play, commit, views for every seat, a patch to each. Memory, the time of an answer
and the processor time of an answer are taken in windows; the last quarter must cost what the
second did (the first warms up). How memory grows is also told as a slope, by the answers given
after the first quarter and in the second half: what has a bound has less and less of it, a leak the
same for ever. One table has an endless journal, so that what an answer costs after thousands of
others can be seen: in the end it is compared with a table that has just begun, and weighed, as what
comes free with it.
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
import tracemalloc
from pathlib import Path
from statistics import linear_regression, median
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
COMPARED = 300
MOST_SLOWER = 1.5
MOST_LARGER = 1.25


class Listener:
    """A connection that takes everything and keeps nothing."""

    lang: protocol.Lang = "en"
    owner = False
    address = ""
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

    def close(self, cpu: float, answers: int) -> "Closed":
        given = max(1, len(self.waits) + len(self.old))
        gc.collect()
        return Closed(_middle(self.waits), _middle(self.old), cpu / given, memory(), answers)


class Closed(Struct, frozen=True):
    """All that is kept of a window, so that the measure itself does not grow: the middle of the
    waits, the processor time of an answer, megabytes, and how many answers had been given."""

    wait: float
    old: float
    cost: float
    memory: float
    answers: int


def _middle(waits: list[float]) -> float:
    return median(waits) if waits else 0.0


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
            await self._leave(table)

    async def play_for_ever(self, until: float) -> None:
        """A journal without an end: a game that is over is taken back to its start."""
        table = await self._seat("_template")
        while time.monotonic() < until:
            await self._go_on(table)
            await self._answer(table, self.window.old)
        self.journal, self.endless = table.position.seq, table.id
        await self._leave(table)

    async def _go_on(self, table: Table) -> None:
        if table.session.end is not None:
            guest = next(iter(table.audience))
            guest.seats |= {0, 1}
            await table.undos.ask(guest, "start")
            guest.seats -= {1}

    async def age(self) -> float:
        """What an answer costs at the endless table, as a multiple of one at a table that has just
        begun: processor time, by turns, with nobody else at play."""
        tables = [await self._join(self.endless), await self._seat("_template")]
        costs: list[list[float]] = [[], []]
        for _ in range(COMPARED):
            for table, cost in zip(tables, costs, strict=True):
                await self._go_on(table)
                start = time.process_time()
                await self._answer(table, [])
                cost.append(time.process_time() - start)
        for table in tables:
            await self._leave(table)
        old, young = map(median, costs)
        return round(old / young, 3)

    async def weigh(self) -> float:
        """Kilobytes of the endless table with everybody at it: what comes free with it."""
        gc.collect()
        tracemalloc.start()
        table = await self._join(self.endless)
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
        await self._leave(table)
        del table
        gc.collect()
        rest, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return round((size - rest) / 1e3, 1)

    async def _seat(self, game_id: str) -> Table:
        mode, seats = longest(game_id)
        wish = protocol.CreateTable(game_id, [protocol.SeatWish()] * seats, mode, windows=0)
        return await self._join((await self._tables.maker.create(wish)).table)

    async def _join(self, table_id: str) -> Table:
        table = await self._tables.get(table_id)
        for seat in range(len(table.seats.rows)):
            await table.join(Listener(seat))
        return table

    async def _leave(self, table: Table) -> None:
        for guest in list(table.audience):
            await table.part(guest)
        await self._tables.sweep()

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
                windows.append(window.close(time.process_time() - cpu, run.answers))
            await asyncio.gather(*tasks)
            answers = run.answers
            endless = {"age_ratio": await run.age(), "endless_table_kb": await run.weigh()}
    told = {"answers": answers, "games": run.finished, "journal": run.journal, **endless}
    return told | verdict(windows, endless["age_ratio"])


def verdict(windows: list[Closed], aged: float) -> dict[str, Any]:
    """The last quarter against the second. Waits are told, but what else runs on the machine
    decides them: processor time is what counts."""
    quarter = len(windows) // 4
    second, last = windows[quarter : 2 * quarter], windows[-quarter:]

    def ratio(name: str) -> float:
        now, before = (median(getattr(w, name) for w in part) for part in (last, second))
        return round(now / before, 3) if before else 1.0

    found: dict[str, Any] = {
        "p50_ms": round(median(w.wait for w in last) * 1e3, 3),
        "memory_mb": round(last[-1].memory, 1),
        "answer_ratio": ratio("wait"),
        "old_answer_ratio": ratio("old"),
        "cpu_ratio": ratio("cost"),
        "memory_ratio": ratio("memory"),
        "slope_kb": slope(windows[quarter:]),
        "late_slope_kb": slope(windows[2 * quarter :]),
        "memory_mb_by_window": [round(w.memory, 1) for w in windows],
        "answers_by_window": [w.answers for w in windows],
        "cpu_us_by_window": [round(w.cost * 1e6) for w in windows],
    }
    found["flat"] = (
        aged < MOST_SLOWER
        and found["cpu_ratio"] < MOST_SLOWER
        and found["memory_ratio"] < MOST_LARGER
    )
    return found


def slope(windows: list[Closed]) -> float:
    """How many kilobytes each thousand answers add: the line nearest to all windows."""
    if len({w.answers for w in windows}) < 2:
        return 0.0
    line = linear_regression([w.answers for w in windows], [w.memory for w in windows])
    return round(line.slope * 1e6, 1)


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
