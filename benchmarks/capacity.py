"""Capacity: what two cores hold, on SQLite and on PostgreSQL with one and two workers.

`python benchmarks/capacity.py [--game ID] [--tables 200] [--seats 4] [--every 2] [--seconds 20]
[--rounds 3] [--stores sqlite,postgres,postgres:2] [--plot FILE.svg] [--json]`

All servers and a bare Starlette echo stand beside each other and are measured by turns, so that
whatever else the machine does falls on all of them. At a pace of one move a table every so many
seconds: the time from sending a move until every seat has its view. Flat out: the next move of a
table as soon as every seat has seen the last. Memory is that of a table in memory at which nobody
sits, and of one with all its seats connected. PostgreSQL is started for the run, with its disk.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
import uvicorn
from load import FREE, EchoTable, Table, Tally, WaystoneTable, flat_out, serving
from msgspec import Struct, field
from uvicorn.supervisors import Multiprocess

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.faults.postgres import Postgres, installed

from waystone.server.web.app import Config, bind, make_app, server_config

ALLOWED = 10.0
MOST_KB = 200.0


# ---- the servers


def serve(db: str, workers: int) -> None:
    config = Config(db, limits=FREE)
    listening = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    if workers == 1:
        uvicorn.Server(server_config(make_app(config))).run([listening])
        return
    os.environ["WAYSTONE_SERVER"] = msgspec.json.encode(config).decode()
    app = "waystone.server.web.app:from_environment"
    Multiprocess(server_config(app, factory=True, workers=workers), [listening]).run()


class Family(Struct):
    """A server and its workers."""

    url: str
    pid: int

    def members(self) -> list[int]:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [self.pid, *map(int, children.split())]

    def cpu(self) -> float:
        """Seconds of processor time used."""
        ticks = 0
        for pid in self.members():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Memory in kB that is this server's own."""
        lines = (Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self.members())
        private = (line for text in lines for line in text.splitlines() if "Private_" in line)
        return float(sum(int(line.split()[1]) for line in private))


@asynccontextmanager
async def table_server(db: str, workers: int) -> AsyncIterator[Family]:
    command = [sys.executable, __file__, "--serve", db, "--workers", str(workers)]
    process = await asyncio.to_thread(
        subprocess.Popen, command, stdout=subprocess.PIPE, env=os.environ, text=True
    )
    assert process.stdout is not None
    try:
        url = (await asyncio.to_thread(process.stdout.readline)).strip()
        yield Family(url, process.pid)
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


@contextmanager
def database(store: str, folder: str) -> Iterator[str]:
    """The address of a fresh database."""
    if store == "sqlite":
        yield f"sqlite:///{folder}/tables.db"
        return
    with Postgres(durable=True) as running:
        yield running.url


# ---- the measurement


class Side(Struct):
    """One of those that are compared: its players, what they saw at a pace and flat out."""

    tables: list[Table]
    tally: Tally
    server: Family | None = None
    waits: list[float] = field(default_factory=list)
    speed: list[float] = field(default_factory=list)
    cost: list[float] = field(default_factory=list)
    idle_kb: float = 0.0
    seated_kb: float = 0.0
    view_bytes: float = 0.0

    async def open(self) -> None:
        await asyncio.gather(*(table.open() for table in self.tables[:1]))
        for table in self.tables[1:]:
            await table.open()

    async def pace(self, every: float, seconds: float) -> None:
        """The tables are spread over the time between two moves."""
        self.tally.waits.clear()

        async def steady(table: Table, offset: float) -> None:
            start = time.perf_counter() + offset
            for n in range(max(1, int(seconds / every))):
                await asyncio.sleep(max(0.0, start + n * every - time.perf_counter()))
                await table.move()

        spread = every / len(self.tables)
        await asyncio.gather(*(steady(t, n * spread) for n, t in enumerate(self.tables)))
        self.waits += self.tally.waits

    async def hurry(self, seconds: float) -> None:
        self.tally.moves = self.tally.views = self.tally.bytes = 0
        self.tally.waits.clear()
        start, cpu = time.perf_counter(), self.server.cpu() if self.server else 0.0
        await flat_out(self.tables, seconds)
        self.speed.append(self.tally.moves / (time.perf_counter() - start))
        self.view_bytes = self.tally.bytes / max(1, self.tally.views)
        if self.server:
            self.cost.append((self.server.cpu() - cpu) / max(1, self.tally.moves) * 1e6)

    def found(self) -> dict[str, Any]:
        waits = quantiles(self.waits, n=100)
        found = {"p50_ms": waits[49] * 1e3, "p95_ms": waits[94] * 1e3, "p99_ms": waits[98] * 1e3}
        found["moves_per_second"] = median(self.speed)
        if self.server:
            found["server_cpu_us_per_move"] = median(self.cost)
            found["idle_table_kb"], found["seated_table_kb"] = self.idle_kb, self.seated_kb
        return {
            **{name: round(value, 2) for name, value in found.items()},
            "percentiles_ms": [round(wait * 1e3, 2) for wait in waits],
        }


async def idle_memory(http: httpx.AsyncClient, server: Family, args: argparse.Namespace) -> float:
    """What a table costs that is in memory with nobody at it."""
    made = []
    for _ in range(args.tables + 1):
        body = {"game": args.game, "seats": [{}] * args.seats, "windows": 0}
        made.append((await http.post("/api/tables", json=body)).json()["table"])
    await http.get(f"/api/tables/{made[0]}")
    before = server.memory()
    for table in made[1:]:
        await http.get(f"/api/tables/{table}")
    return (server.memory() - before) / args.tables


async def compare(args: argparse.Namespace) -> dict[str, Any]:
    sides: dict[str, Side] = {}
    async with AsyncExitStack() as stack:
        for store in args.stores.split(","):
            kind, _, workers = store.partition(":")
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="waystone-capacity-"))
            url = stack.enter_context(database(kind, folder))
            server = await stack.enter_async_context(table_server(url, int(workers or 1)))
            http = httpx.AsyncClient(base_url=server.url, timeout=120)
            await stack.enter_async_context(http)
            tally = Tally()
            tables: list[Table] = [
                WaystoneTable(http, args.game, args.seats, tally) for _ in range(args.tables)
            ]
            side = Side(tables, tally, server)
            side.idle_kb = await idle_memory(http, server, args)
            before = server.memory()
            await side.open()
            side.seated_kb = (server.memory() - before) / args.tables
            await side.hurry(1)
            side.speed.clear()
            side.cost.clear()
            sides[store] = side
        echo, tally = await stack.enter_async_context(serving("echo")), Tally()
        size = round(next(iter(sides.values())).view_bytes)
        names = range(args.tables)
        echoing: list[Table] = [EchoTable(echo.url, str(n), args.seats, size, tally) for n in names]
        sides["echo"] = Side(echoing, tally)
        await sides["echo"].open()
        for _ in range(args.rounds):
            for side in sides.values():
                await side.pace(args.every, args.seconds)
            for side in sides.values():
                await side.hurry(min(5.0, args.seconds))
        for side in sides.values():
            for table in side.tables:
                await table.close()
    return verdict(args, {name: side.found() for name, side in sides.items()})


def verdict(args: argparse.Namespace, found: dict[str, Any]) -> dict[str, Any]:
    echo = found["echo"]
    for name, one in found.items():
        if name != "echo":
            one["p95_ratio"] = round(one["p95_ms"] / echo["p95_ms"], 2)
    asked = {"game": args.game, "tables": args.tables, "seats": args.seats, "every": args.every}
    first = found[args.stores.split(",")[0]]
    holds = first["p95_ratio"] <= ALLOWED and first["idle_table_kb"] <= MOST_KB
    return {**asked, "holds": holds, "sides": found}


# ---- the plot

COLOURS = ("#8a5a2b", "#2b6a8a", "#5b8a2b", "#777777", "#8a2b5a")


def plot(found: dict[str, Any]) -> str:
    """Two panels: how long moves take at the pace, by percentile; moves a second flat out."""
    sides = found["sides"]
    most = max(max(side["percentiles_ms"]) for side in sides.values())
    top = next(n for n in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**6) if n >= most)
    title = (
        f"{found['game'].strip('_')}: {found['tables']} tables of {found['seats']} seats, "
        f"a move a table every {found['every']:g} s"
    )
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 360" font-family="sans-serif">',
        '<rect width="900" height="360" fill="#fdfbf5"/>',
        f'<text x="20" y="26" font-size="16">{title}</text>',
        '<text x="60" y="52" font-size="12">ms from a move to all views, by percentile</text>',
        '<text x="560" y="52" font-size="12">moves a second, flat out</text>',
    ]
    for n in range(6):
        y, value = 320 - n * 50, top * n / 5
        parts.append(f'<line x1="60" y1="{y}" x2="500" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="54" y="{y + 4}" font-size="11" text-anchor="end">{value:g}</text>')
    for percent in (1, 25, 50, 75, 95, 99):
        x = 60 + percent * 4.4
        parts.append(f'<text x="{x}" y="338" font-size="11" text-anchor="middle">{percent}</text>')
    fastest = max(side["moves_per_second"] for side in sides.values())
    for n, (name, side) in enumerate(sides.items()):
        colour = COLOURS[n % len(COLOURS)]
        line = " ".join(
            f"{60 + (p + 1) * 4.4:.1f},{320 - min(1, ms / top) * 250:.1f}"
            for p, ms in enumerate(side["percentiles_ms"])
        )
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y, speed = 76 + n * 60, side["moves_per_second"]
        ratio = f", p95 {side['p95_ratio']} x echo" if "p95_ratio" in side else ""
        label = f"{name}: {speed:,.0f}/s, p95 {side['p95_ms']:.1f} ms{ratio}"
        parts.append(f'<text x="560" y="{y}" font-size="12">{label}</text>')
        width = speed / fastest * 320
        parts.append(f'<rect x="560" y="{y + 6}" width="{width:.0f}" height="22" fill="{colour}"/>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="_template")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--stores", default="sqlite,postgres,postgres:2")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--workers", type=int, default=1, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.workers)
        return 0
    if "postgres" in args.stores and not installed():
        print("PostgreSQL is not installed: measured on SQLite only.")
        args.stores = "sqlite"
    found = asyncio.run(compare(args))
    if args.plot:
        args.plot.write_text(plot(found), encoding="utf-8")
    if args.json:
        print(json.dumps(found))
        return 0 if found["holds"] else 1
    print(f"{found['game']}: {args.tables} tables of {args.seats}, a move every {args.every} s")
    for name, side in found["sides"].items():
        told = (f"{key} {value}" for key, value in side.items() if key != "percentiles_ms")
        print(f"  {name:11}", *told)
    print(f"  {'holds' if found['holds'] else 'DOES NOT HOLD'}: p95 {ALLOWED:g} times the echo's,")
    print(f"  {MOST_KB:g} kB a table in memory")
    return 0 if found["holds"] else 1


if __name__ == "__main__":
    sys.exit(main())
