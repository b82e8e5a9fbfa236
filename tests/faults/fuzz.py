"""Bad input by the hundred thousand: `python tests/faults/fuzz.py --cases 100000 [--seed N]`.

Frames, HTTP calls, saves and content packs made by grammar go to a real server and to the loaders.
Each must be refused in one sentence or be harmless: no crash, no 5xx, no hang, no change of state.
"""

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.faults import grammar

from waystone.bots.random import any_answer
from waystone.kernel import save
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.app import Config, bind, make_app, server_config
from waystone.server.auth import Limits
from waystone.server.table import Table
from waystone.server.tables import Tables

FREE = Limits(rate=1e9, burst=10**9, tables_rate=1e9, tables_burst=10**9)
LONGEST = 20.0
BATCH = 40
HEAD = b"id: p\ngame: _template\nname: {en: P, ru: P}\n"
SHARES = {"message": 70, "request": 6, "save": 18, "pack": 6}


class Target:
    """A server, and one table on it that nothing may change."""

    def __init__(self, url: str, tables: Tables, made: protocol.TableMade, table: Table) -> None:
        self.url, self.tables, self.made, self.table = url, tables, made, table
        self._before = table.session.hash()

    def unchanged(self) -> bool:
        return self.table.session.hash() == self._before and not self.table.session.history


@asynccontextmanager
async def target(folder: Path) -> AsyncIterator[Target]:
    app = make_app(Config(f"sqlite:///{folder / 'tables.db'}", limits=FREE))
    listening = bind("127.0.0.1", 0)
    server = uvicorn.Server(server_config(app))
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:  # noqa: ASYNC110 - uvicorn offers no event
        await asyncio.sleep(0.01)
    try:
        tables: Tables = app.state.tables
        wish = protocol.CreateTable("_template", [protocol.SeatWish(), protocol.SeatWish()], seed=5)
        made = await tables.create(wish)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        yield Target(url, tables, made, await tables.get(made.table))
    finally:
        server.should_exit = True
        await task
        listening.close()


async def messages(at: Target, luck: random.Random, cases: int) -> None:
    """Frames of somebody who holds a seat, or none."""
    token = luck.choice([[], [at.made.seats[0].token]])
    url = f"{at.url.replace('http', 'ws', 1)}/ws/{at.made.table}"
    async with connect(url, compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": token}))
        with suppress(ConnectionClosed):
            for n in range(cases):
                frame = grammar.message(luck)
                binary = luck.random() < 0.2
                await socket.send(frame if binary else frame.decode("utf-8", "replace"))
                if n % BATCH == BATCH - 1:
                    await _drain(socket, n)
            await _drain(socket, cases)
    assert at.unchanged(), "a message changed the table"


async def _drain(socket: ClientConnection, n: int) -> None:
    """Wait until all that was sent has been answered."""
    await socket.send(json.dumps({"type": "ping", "ref": f"done {n}"}))
    async with asyncio.timeout(LONGEST):
        async for frame in socket:
            message = msgspec.json.decode(frame)
            assert message.get("code") != "internal", message
            assert message["type"] != "accepted", message
            if message["type"] == "pong" and message["ref"] == f"done {n}":
                return


async def requests(at: Target, luck: random.Random, cases: int) -> None:
    async with httpx.AsyncClient(timeout=LONGEST) as http:
        for _ in range(cases):
            method, path, body = grammar.request(luck, at.made.table)
            with suppress(httpx.InvalidURL):
                answer = await http.request(method, f"{at.url}{path}", content=body)
                assert answer.status_code < 500, (method, path, body, answer.text)
    assert at.unchanged(), "a request changed the table"


async def saves(at: Target, luck: random.Random, cases: int) -> None:
    good = json.loads(played_save(luck))
    for _ in range(cases):
        data = grammar.text(luck, grammar.mutated(luck, good))
        with suppress(WaystoneError):
            await asyncio.wait_for(at.tables.upload(data, "en"), LONGEST)


def played_save(luck: random.Random) -> bytes:
    session = Session.new(find("_template"), Setup(2, luck.randrange(1000)))
    for _ in range(luck.randrange(12)):
        if session.end is None:
            question = session.questions()[0]
            session.answer(question.seat, any_answer(question, luck))
    return save.dump(session)


async def packs(folder: Path, luck: random.Random, cases: int) -> None:
    game = find("_template")
    real = sorted((game.folder / "content").glob("*.yaml"))
    for _ in range(cases):
        pack = Path(tempfile.mkdtemp(dir=folder))
        source = luck.choice(real)
        head = grammar.yaml(luck, HEAD) if luck.random() < 0.3 else HEAD
        body = grammar.yaml(luck, source.read_bytes())
        (pack / "pack.yaml").write_bytes(head)
        (pack / source.name).write_bytes(body)
        start = time.monotonic()
        with suppress(WaystoneError):
            game.load_content((pack,))
        assert time.monotonic() - start < LONGEST, pack


def memory() -> float:
    """The most that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def attack(folder: Path, cases: int, seed: int) -> Counter[str]:
    """So many cases of all kinds; gives how many there were of each."""
    luck, done = random.Random(seed), Counter[str]()
    async with target(folder) as at:
        while done.total() < cases:
            kind = luck.choices([*SHARES], [*SHARES.values()])[0]
            number = min(BATCH, cases - done.total())
            match kind:
                case "message":
                    await messages(at, luck, number)
                case "request":
                    await requests(at, luck, number)
                case "save":
                    await saves(at, luck, number)
                case _:
                    await packs(folder, luck, number)
            done[kind] += number
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="waystone-fuzz-") as folder:
        asyncio.run(attack(Path(folder), min(args.cases, 1000), args.seed))
        before = memory()
        done = asyncio.run(attack(Path(folder), args.cases, args.seed + 1))
    print(", ".join(f"{n} x {kind}" for kind, n in done.most_common()))
    print(f"{done.total()} cases refused or harmless; memory {before:.0f} then {memory():.0f} MB")


if __name__ == "__main__":
    main()
