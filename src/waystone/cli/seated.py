"""What a table of a server costs: the processor time of a move with everybody seated, the memory of
such a table, and beside it an echo that only sends the same bytes on."""

import asyncio
import gc
import shutil
import tempfile
import time
import tracemalloc
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from waystone.interrupts import before_it_ends
from waystone.server import protocol
from waystone.server.table.settings import Settings
from waystone.server.table.table import Table
from waystone.server.table.tables import Tables
from waystone.server.web.app import Config, make_app
from waystone.sim.measures import Ground

ANSWERS = 100
SEED = 1
TOGETHER = 20


class Listener:
    """A connection that takes everything and keeps nothing."""

    lang: protocol.Lang = "en"
    owner = False
    address = ""
    late = 0.0

    def __init__(self, seat: int) -> None:
        self.seats = {seat}
        self.bytes = self.messages = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)
        self.messages += 1

    def close(self) -> None:
        pass


def seated(ground: Ground) -> dict[str, float]:
    return asyncio.run(_seated(ground))


async def _seated(ground: Ground) -> dict[str, float]:
    with (
        tempfile.TemporaryDirectory(prefix="waystone-bench-") as folder,
        before_it_ends(partial(shutil.rmtree, folder, ignore_errors=True)),
    ):
        settings = Settings(idle=0.0, bot_delay=0.0)
        app = make_app(Config(f"sqlite:///{folder}/tables.db", settings=settings))
        async with app.router.lifespan_context(app):
            cost, size = await _moves(app.state.tables, ground)
            busy = await _busy(app.state.tables, ground)
            memory = await _memory(app.state.tables, ground)
    echo = await echoed(ground.seats, size, ground.seconds)
    return {
        "server_us": round(cost, 1),
        "busy_server_us": round(busy, 1),
        "echo_us": round(echo, 1),
        "bytes_a_move": round(size),
        "seated_kb": round(memory, 1),
    }


async def _table(
    tables: Tables, ground: Ground, seed: int | None = None, windows: int | None = None
) -> tuple[Table, list[Listener]]:
    seats = [protocol.SeatWish()] * ground.seats
    wish = protocol.CreateTable(ground.game.id, seats, ground.mode.id, seed=seed, windows=windows)
    table = await tables.get((await tables.maker.create(wish)).table)
    listeners = [Listener(seat) for seat in range(ground.seats)]
    for listener in listeners:
        await table.join(listener)
    return table, listeners


def _thought(table: Table) -> tuple[int, str]:
    """What the first who is asked answers."""
    question = table.session.questions()[0]
    policy = table.game.bots.policy
    return question.seat, policy(
        table.session.state, table.session.content, question.seat, question
    )


async def _answer(table: Table) -> float:
    """One move; the seconds of the processor that it took once its player had thought."""
    thought = _thought(table)
    start = time.process_time()
    await _take(table, thought)
    await asyncio.sleep(0)
    return time.process_time() - start


async def _take(table: Table, thought: tuple[int, str]) -> None:
    async with table.course.lock:
        await table.course.take(*thought)


async def _moves(tables: Tables, ground: Ground) -> tuple[float, float]:
    """Microseconds of the processor a move, what the policy thinks left out, and bytes a seat."""
    spent, moves, sent = 0.0, 0, 0
    while spent < ground.seconds:
        table, listeners = await _table(tables, ground)
        already = sum(one.bytes for one in listeners)
        while table.session.end is None and spent < ground.seconds:
            spent += await _answer(table)
            moves += 1
        sent += sum(one.bytes for one in listeners) - already
        await _let_go(tables, table, listeners)
    return spent / moves * 1e6, sent / moves / ground.seats


async def _busy(tables: Tables, ground: Ground) -> float:
    """Microseconds of the processor a move while many tables move at a time and share the commits,
    without the sockets; nobody is asked what can only be passed, so that the table answers for
    none."""
    spent, moves = 0.0, 0
    while spent < ground.seconds:
        seated = [await _table(tables, ground, windows=0) for _ in range(TOGETHER)]
        playing = [table for table, _ in seated]
        while spent < ground.seconds and playing:
            thoughts = [(table, _thought(table)) for table in playing]
            start = time.process_time()
            await asyncio.gather(*(_take(*thought) for thought in thoughts))
            spent += time.process_time() - start
            moves += len(thoughts)
            playing = [table for table in playing if table.session.end is None]
        for table, listeners in seated:
            await _let_go(tables, table, listeners)
    return spent / moves * 1e6


async def _memory(tables: Tables, ground: Ground) -> float:
    """Kilobytes of a table with everybody seated, after so many answers: what comes free when it is
    let go. So the table's own is its session, its journal, its chronicle, and what each seat was
    shown last; the content, the words and what bots have thought stay, whoever asked for them
    first, and are the process's, like the connections themselves. The same game has been played
    and let go before, so that nothing of the process's is made meanwhile."""
    await _let_go(tables, *await _play(tables, ground))
    gc.collect()
    tracemalloc.start()
    try:
        table, listeners = await _play(tables, ground)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        await _let_go(tables, table, listeners)
        del table
        gc.collect()
        left, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (held - left) / 1000


async def _let_go(tables: Tables, table: Table, listeners: list[Listener]) -> None:
    """Everybody leaves, and the table leaves the memory once nobody moves at it any more."""
    for listener in listeners:
        await table.part(listener)
    while table.id in tables:
        await tables.sweep()
        await asyncio.sleep(0.001)


async def _play(tables: Tables, ground: Ground) -> tuple[Table, list[Listener]]:
    table, listeners = await _table(tables, ground, SEED)
    for _ in range(ANSWERS):
        if table.session.end is None:
            await _answer(table)
    return table, listeners


async def echoed(seats: int, size: float, seconds: float) -> float:
    """Microseconds of the processor that a bare echo takes to send as many bytes to as many
    sockets."""
    room: set[WebSocket] = set()

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        room.add(socket)
        try:
            while True:
                text = await socket.receive_text()
                for other in list(room):
                    await other.send_text(text)
        except WebSocketDisconnect:
            room.discard(socket)

    app = Starlette(routes=[WebSocketRoute("/", echo)])
    scope = {"type": "websocket", "path": "/", "headers": [], "query_string": b"", "root_path": ""}
    inboxes: list[asyncio.Queue[dict[str, Any]]] = [asyncio.Queue() for _ in range(seats)]
    outbox: asyncio.Queue[Any] = asyncio.Queue()
    ends = [asyncio.create_task(app(dict(scope), box.get, outbox.put)) for box in inboxes]
    for box in inboxes:
        box.put_nowait({"type": "websocket.connect"})
        await outbox.get()
    message = {"type": "websocket.receive", "text": "x" * max(1, int(size))}
    moves, start = 0, time.process_time()
    while time.process_time() - start < seconds / 4 or not moves:
        inboxes[moves % seats].put_nowait(message)
        for _ in range(seats):
            await outbox.get()
        moves += 1
    spent = time.process_time() - start
    for box in inboxes:
        box.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await asyncio.gather(*ends)
    return spent / moves * 1e6
