"""Load: many tables of connected seats, beside a bare Starlette echo that fans the same bytes out.

`python benchmarks/load.py [--game ID] [--tables 50] [--seats 4] [--seconds 5] [--rounds 3]
[--dir FOLDER] [--json]`

Two measurements of the table server and of the echoes by turns, with the same client: at one move a
second per table the time from sending a move until every seat has its view; and flat out, the next
move of a table as soon as every seat has seen the last one. One echo sends every socket of the
table as many bytes a move as the table server sent on average (a patch), another whole views of
10 kB, both run as the table server is; the last sends whole views of 10 kB with everything as
uvicorn and the client bring it (so frames are compressed). The table server writes every move to
the disk before it tells anybody, the echoes do not; `disk_sync_ms` is what the disk alone takes
for that.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from waystone.kernel.game import ids
from waystone.kernel.view import AskView
from waystone.server.people.auth import Limits
from waystone.server.web.app import Config, bind, make_app, server_config
from waystone.server.web.client import simple_answer

FREE = Limits(
    rate=1e6,
    burst=10**6,
    tables_rate=1e6,
    tables_burst=10**6,
    calls_rate=1e6,
    calls_burst=10**6,
)
QUIET = 0.03
ECHOES = ("echo", "echo_10_kB", "bare_10_kB")


# ---- the servers, each in a process of its own


def serve_waystone(folder: str) -> None:
    config = Config(f"sqlite:///{folder}/tables.db", limits=FREE)
    _run(server_config(make_app(config)))


def serve_echo(bare: bool) -> None:
    rooms: dict[str, set[WebSocket]] = {}

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        room = rooms.setdefault(socket.path_params["table"], set())
        room.add(socket)
        text = ""
        try:
            while True:
                size = int(await socket.receive_text())
                if len(text) != size:
                    text = "x" * size
                for other in list(room):
                    await other.send_text(text)
        except WebSocketDisconnect:
            room.discard(socket)

    app = Starlette(routes=[WebSocketRoute("/ws/{table}", echo)])
    _run(uvicorn.Config(app, log_level="warning") if bare else server_config(app))


def _run(config: uvicorn.Config) -> None:
    listening = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([listening])


class Server(Struct):
    url: str
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def serving(role: str, *args: str) -> AsyncIterator[Server]:
    command = [sys.executable, __file__, "--role", role, *args]
    process = await asyncio.to_thread(
        subprocess.Popen, command, stdout=subprocess.PIPE, env=os.environ, text=True
    )
    assert process.stdout is not None
    try:
        url = (await asyncio.to_thread(process.stdout.readline)).strip()
        yield Server(url, process.pid)
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


# ---- the players


class Tally(Struct):
    """What one run has seen."""

    moves: int = 0
    views: int = 0
    bytes: int = 0
    waits: list[float] = []


class EchoTable:
    """Sockets of one table of the echo."""

    def __init__(
        self, url: str, name: str, seats: int, size: int, tally: Tally, bare: bool = False
    ) -> None:
        self._url, self._name, self._seats, self._size = url, name, seats, size
        self._compression = "deflate" if bare else None
        self._tally = tally
        self._sockets: list[ClientConnection] = []
        self._turn = 0

    async def open(self) -> None:
        at = f"{self._url.replace('http', 'ws')}/ws/{self._name}"
        for _ in range(self._seats):
            self._sockets.append(await connect(at, compression=self._compression, max_size=None))

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()

    async def move(self) -> None:
        start = time.perf_counter()
        self._turn = (self._turn + 1) % self._seats
        await self._sockets[self._turn].send(str(self._size))
        for socket in self._sockets:
            frame = await socket.recv()
            self._tally.bytes += len(frame)
            self._tally.views += 1
        self._tally.moves += 1
        self._tally.waits.append(time.perf_counter() - start)


class _Frame(Struct, tag_field="type"):
    pass


class _View(_Frame, tag="view"):
    epoch: int
    table: msgspec.Raw


class _Patch(_Frame, tag="patch"):
    epoch: int
    ops: list[msgspec.Raw] = []
    accepted: str | None = None


class _OfTable(Struct):
    ask: AskView | None = None
    outcome: Any = None


class _SetAsk(Struct, array_like=True, tag="set"):
    path: list[Any]
    value: AskView | None


_view = msgspec.json.Decoder(_View)
_patch = msgspec.json.Decoder(_Patch)
_of_table = msgspec.json.Decoder(_OfTable)
_set_ask = msgspec.json.Decoder(_SetAsk)


class WaystoneTable:
    """Sockets of one table of the table server, each of one seat; a table that is over is
    replaced by a new one."""

    def __init__(self, http: httpx.AsyncClient, game: str, seats: int, tally: Tally) -> None:
        self._http, self._game, self._seats, self._tally = http, game, seats, tally
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._changed = asyncio.Event()

    async def open(self) -> None:
        body = {"game": self._game, "seats": [{}] * self._seats, "windows": 0}
        made = (await self._http.post("/api/tables", json=body)).json()
        at = f"{str(self._http.base_url).replace('http', 'ws')}/ws/{made['table']}"
        self._asks: dict[int, AskView | None] = {}
        self._seen = [0.0] * self._seats
        self._accepted = self._refused = 0
        self._epoch = 0
        self._over = False
        for link in made["seats"]:
            socket = await connect(at, compression=None, max_size=None)
            await socket.send(json.dumps({"type": "hello", "tokens": [link["token"]]}))
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(link["seat"], socket)))
        while len(self._asks) < self._seats:
            await self._wait()

    async def close(self) -> None:
        for task in self._readers:
            task.cancel()
        for socket in self._sockets:
            await socket.close()
        self._sockets, self._readers = [], []

    async def move(self) -> None:
        """One answer of the first seat that is asked, until all seats have seen what it did."""
        if self._over:
            await self.close()
            await self.open()
        while (asked := next(((s, a) for s, a in self._asks.items() if a), None)) is None:
            await self._wait()
        seat, ask = asked
        self._asks[seat] = None
        answer = {"type": "answer", "seat": seat, "ask": ask.number, "key": simple_answer(ask)}
        before = self._accepted, self._refused
        start = time.perf_counter()
        await self._sockets[seat].send(json.dumps({**answer, "epoch": self._epoch}))
        while before == (self._accepted, self._refused):
            await self._wait()
        if self._refused != before[1]:
            return
        await self._all_see(start)
        self._tally.moves += 1
        self._tally.waits.append(max(self._seen) - start)

    async def _all_see(self, start: float) -> None:
        """Some moves are the secret of those they concern: nothing comes to the others then."""
        while min(self._seen) < start:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), QUIET)
            except TimeoutError:
                return

    async def _wait(self) -> None:
        self._changed.clear()
        await asyncio.wait_for(self._changed.wait(), 20)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for frame in socket:
            assert isinstance(frame, str)
            kind = frame[9:13]
            if kind == "patc":
                self._take(seat, frame)
            elif kind == "view":
                view = _view.decode(frame)
                self._epoch = view.epoch
                self._asks[seat] = _of_table.decode(view.table).ask
            elif kind == "acce":
                self._accepted += 1
            elif kind == "erro":
                self._refused += 1
            self._changed.set()

    def _take(self, seat: int, frame: str) -> None:
        self._seen[seat] = time.perf_counter()
        self._tally.views += 1
        self._tally.bytes += len(frame)
        patch = _patch.decode(frame)
        self._accepted += patch.accepted is not None
        for op in patch.ops:
            start = bytes(op)[:14]
            if start.startswith(b'["set",["ask"]'):
                self._asks[seat] = _set_ask.decode(op).value
            elif start.startswith(b'["set",["outco'):
                self._over = True


# ---- the measurement


Table = EchoTable | WaystoneTable


async def at_a_pace(tables: list[Table], seconds: float) -> None:
    """One move a second per table, the tables spread over the second."""

    async def steady(table: Table, offset: float) -> None:
        start = time.perf_counter() + offset
        for n in range(int(seconds)):
            await asyncio.sleep(max(0.0, start + n - time.perf_counter()))
            await table.move()

    await asyncio.gather(*(steady(t, n / len(tables)) for n, t in enumerate(tables)))


async def flat_out(tables: list[Table], seconds: float) -> None:
    end = time.perf_counter() + seconds

    async def hurry(table: Table) -> None:
        while time.perf_counter() < end:
            await table.move()

    await asyncio.gather(*(hurry(table) for table in tables))


class Side(Struct):
    """One of the servers that are compared, with its players."""

    server: Server
    tables: list[Table]
    tally: Tally

    async def open(self) -> None:
        for table in self.tables:
            await table.open()
        await flat_out(self.tables, 1)

    async def close(self) -> None:
        for table in self.tables:
            await table.close()

    def _fresh(self) -> None:
        self.tally.moves = self.tally.views = self.tally.bytes = 0
        self.tally.waits.clear()

    async def pace(self, seconds: float) -> dict[str, float]:
        self._fresh()
        await at_a_pace(self.tables, seconds)
        waits = quantiles(self.tally.waits, n=100)
        return {"p50_ms": waits[49] * 1e3, "p95_ms": waits[94] * 1e3}

    async def hurry(self, seconds: float) -> dict[str, float]:
        self._fresh()
        start, cpu = time.perf_counter(), self.server.cpu()
        await flat_out(self.tables, seconds)
        took, cpu = time.perf_counter() - start, self.server.cpu() - cpu
        tally = self.tally
        return {
            "moves_per_second": tally.moves / took,
            "views_per_second": tally.views / took,
            "bytes_per_view": tally.bytes / max(1, tally.views),
            "server_cpu_us_per_move": cpu / tally.moves * 1e6,
            "busy_p95_ms": quantiles(tally.waits, n=100)[94] * 1e3,
        }


async def compare(
    game: str, count: int, seats: int, seconds: float, rounds: int, where: str
) -> dict[str, Any]:
    """Both servers stand beside each other and are measured by turns, so that whatever else the
    machine does falls on both."""
    async with AsyncExitStack() as stack:
        temporary = tempfile.TemporaryDirectory(prefix="waystone-load-", dir=where)
        folder = stack.enter_context(temporary)
        server = await stack.enter_async_context(serving("waystone", "--folder", folder))
        http = httpx.AsyncClient(base_url=server.url, timeout=60)
        await stack.enter_async_context(http)
        tally = Tally()
        sides = {
            "waystone": Side(
                server, [WaystoneTable(http, game, seats, tally) for _ in range(count)], tally
            )
        }
        await sides["waystone"].open()
        sent = await sides["waystone"].hurry(2)
        sizes = {"echo": round(sent["bytes_per_view"]), "echo_10_kB": 10_000, "bare_10_kB": 10_000}
        for name, size in sizes.items():
            bare = name.startswith("bare")
            role = "bare" if bare else "echo"
            echo, tally = await stack.enter_async_context(serving(role)), Tally()
            tables: list[Table] = [
                EchoTable(echo.url, str(n), seats, size, tally, bare) for n in range(count)
            ]
            sides[name] = Side(echo, tables, tally)
            await sides[name].open()
        seen: dict[str, list[dict[str, float]]] = {name: [] for name in sides}
        for _ in range(rounds):
            paced = {name: await side.pace(seconds) for name, side in sides.items()}
            for name, side in sides.items():
                seen[name].append(paced[name] | await side.hurry(seconds))
        found: dict[str, Any] = {"game": game, "tables": count, "seats": seats, "rounds": rounds}
        found["disk_sync_ms"] = await asyncio.to_thread(sync_ms, Path(folder))
        for side in sides.values():
            await side.close()
    return found | report(seen)


def sync_ms(folder: Path) -> float:
    """How long the disk takes to keep a page."""
    took = []
    with (folder / "page").open("wb", buffering=0) as page:
        for _ in range(50):
            page.write(bytes(4096))
            start = time.perf_counter()
            os.fsync(page.fileno())
            took.append((time.perf_counter() - start) * 1e3)
    return round(median(took), 2)


def report(seen: dict[str, list[dict[str, float]]]) -> dict[str, Any]:
    """The middle round of each figure, and of what it is beside the echo's of the same round."""

    def beside(name: str, echo: str) -> float:
        pairs = zip(seen["waystone"], seen[echo], strict=True)
        return round(median(ours[name] / theirs[name] for ours, theirs in pairs), 3)

    found: dict[str, Any] = {
        side: {name: round(median(r[name] for r in rounds), 2) for name in rounds[0]}
        for side, rounds in seen.items()
    }
    for echo in ECHOES:
        found[f"beside_{echo}"] = {
            "p95_ratio": beside("p95_ms", echo),
            "moves_ratio": beside("moves_per_second", echo),
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default=(ids() or ["_template"])[0])
    parser.add_argument("--dir", default=".benchmarks", help="where the database lies")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--role", choices=("waystone", "echo", "bare"), help=argparse.SUPPRESS)
    parser.add_argument("--folder", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.role == "waystone":
        return serve_waystone(args.folder)
    if args.role:
        return serve_echo(args.role == "bare")
    Path(args.dir).mkdir(exist_ok=True)
    found = asyncio.run(
        compare(args.game, args.tables, args.seats, args.seconds, args.rounds, args.dir)
    )
    if args.json:
        print(json.dumps(found))
        return None
    print(
        f"{found['game']}: {args.tables} tables of {args.seats} seats, "
        f"a sync of the disk takes {found['disk_sync_ms']} ms"
    )
    for name in ("waystone", *ECHOES):
        print(f"  {name:11}", *(f"{key} {value}" for key, value in found[name].items()))
    for echo in ECHOES:
        beside = found[f"beside_{echo}"]
        print(f"  p95 at a pace: {beside['p95_ratio']} times that of {echo} (10 allowed)")
        print(f"  flat out: {beside['moves_ratio']} of the moves of {echo} (0.25 asked)")
    return None


if __name__ == "__main__":
    main()
