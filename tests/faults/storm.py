"""Faults while bots play: `python tests/faults/storm.py --kills 1000 [--db postgres] [--seed N]`.

Bots play through a bad network on real server processes; one fault follows another: the server or
the database is killed with -9, the quota of the disk is used up, connections are cut or held up.
In the end no acknowledged answer is lost, none is applied twice, and every table replays to the
hashes that were recorded.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.faults.bot import Bot
from tests.faults.ledger import Ledger
from tests.faults.postgres import Postgres
from tests.faults.proxy import Proxy
from tests.faults.servers import Nursery, Server

from waystone.server import protocol

log = logging.getLogger("waystone.faults")

TABLES = 4
SEATS = 2
CALM_WITHIN = 60.0
LONGEST_PLAY = 0.25
HELD_UP = 0.05
LAST_WORDS = 5000


class Storm:
    def __init__(self, nursery: Nursery, url: str, database: Postgres | None, seed: int) -> None:
        self.ledger = Ledger()
        self.seen: Counter[str] = Counter()
        self._url = url
        self._database = database
        self._servers = [Server(nursery, url) for _ in range(2 if database else 1)]
        self._proxy = Proxy([server.port for server in self._servers])
        self._luck = random.Random(seed)

    async def rage(self, kills: int) -> list[str]:
        """Go on until so many servers were killed; gives what went wrong."""
        await self._proxy.start()
        games = [asyncio.create_task(self._games()) for _ in range(TABLES)]
        try:
            while self.seen["kill"] < kills:
                await asyncio.sleep(self._luck.random() * LONGEST_PLAY)
                await self._strike()
                await self._calm(games)
        finally:
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            await self._proxy.stop()
            for server in self._servers:
                server.end()
        return await self.ledger.problems(self._url)

    async def _games(self) -> None:
        """One game after another at one table."""
        while True:
            made = await self._table()
            self.ledger.tables.append(made.table)
            at = (self._proxy.url, made.table)
            bots = [Bot(*at, link.seat, link.token, self.ledger) for link in made.seats]
            await asyncio.gather(*(bot.play() for bot in bots))

    async def _table(self) -> protocol.TableMade:
        while True:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(base_url=self._proxy.url, timeout=5) as http:
                    body = {"game": "_template", "seats": [{}] * SEATS, "windows": 0}
                    answer = await http.post("/api/tables", json=body)
                    if answer.status_code == 201:
                        return msgspec.json.decode(answer.content, type=protocol.TableMade)
            await asyncio.sleep(0.05)

    async def _strike(self) -> None:
        """One fault; most often the death of a server."""
        kinds = {"kill": 6, "cut": 1, "delay": 1}
        kinds["database" if self._database else "disk"] = 1
        kind = self._luck.choices([*kinds], [*kinds.values()])[0]
        self.seen[kind] += 1
        if kind == "kill" and self.seen["kill"] % 50 == 0:
            log.info("%s kills, %s answers", self.seen["kill"], len(self.ledger.acknowledged))
        server = self._luck.choice(self._servers)
        match kind:
            case "kill":
                server.kill()
                await asyncio.sleep(self._luck.random() * 0.05)
                await asyncio.to_thread(server.start)
            case "cut":
                self._proxy.cut()
            case "delay":
                self._proxy.delay = HELD_UP
                await asyncio.sleep(0.5)
                self._proxy.delay = 0.0
            case "disk":
                server.fill_disk()
                await asyncio.sleep(0.3)
                server.free_disk()
            case "database":
                assert self._database is not None
                self._database.kill()
                await asyncio.sleep(0.1)
                await asyncio.to_thread(self._database.start)

    async def _calm(self, games: list[asyncio.Task[None]]) -> None:
        """Bots must go on by themselves after a fault."""
        before, end = len(self.ledger.acknowledged), time.monotonic() + CALM_WITHIN
        while len(self.ledger.acknowledged) < before + TABLES:
            for game in games:
                if game.done():
                    game.result()
            if time.monotonic() > end:
                raise TimeoutError("the bots do not go on")
            await asyncio.sleep(0.01)


@contextmanager
def storm(folder: Path, postgres: bool, seed: int) -> Iterator[Storm]:
    """Servers on a database in a folder, ready to be struck."""
    with ExitStack() as stack:
        nursery = stack.enter_context(Nursery(folder / "errors.txt"))
        database = stack.enter_context(Postgres()) if postgres else None
        url = database.url if database else f"sqlite:///{folder / 'tables.db'}"
        yield Storm(nursery, url, database, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    with (
        tempfile.TemporaryDirectory(prefix="waystone-storm-") as folder,
        storm(Path(folder), args.db == "postgres", args.seed) as raging,
    ):
        try:
            problems = asyncio.run(raging.rage(args.kills))
        except BaseException:
            print((Path(folder) / "errors.txt").read_text()[-LAST_WORDS:], file=sys.stderr)
            raise
    ledger = raging.ledger
    print(", ".join(f"{n} x {kind}" for kind, n in raging.seen.most_common()))
    print(f"{len(ledger.tables)} tables, {len(ledger.acknowledged)} acknowledged answers,", end=" ")
    print(f"{ledger.returns} reconnections, {len(problems)} problems")
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
