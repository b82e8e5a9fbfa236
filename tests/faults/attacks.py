"""What those who play notice while a stranger attacks: `python tests/faults/attacks.py`.

A server of its own, some tables on which people move at an easy pace, and one attack after another.
Meanwhile the health of the server is asked for, its memory is measured, and the time from an answer
to its acknowledgement is noted; all is compared with the same stretch of time without an attack.

Attackers sit elsewhere: they have another address than those who play, and are a process of their
own, which takes what the server and the players leave of the processor. Its work must not be taken
for a wait of those who play.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from waystone.server.web.client import Player, simple_answer

TABLES = 8
PACE = 0.25
HEALTH = 0.5
MEMORY = 1_000_000_000
SLOWER = 5.0
HUMBLE = 10
EXTREMES = (-(2**63), -1, 0, 10**6, 10**9, 2**31, 2**63)
ELSEWHERE = {"x-forwarded-for": "9.9.9.9"}


class Figures(Struct):
    """Of one stretch of time: the slowest answer about health, the most memory of the server and
    all its processes, the 95th percentile of the players' waits; how often the attackers struck."""

    name: str
    health: float
    memory: int
    p95: float
    moves: int
    blows: int = 0

    def told(self) -> str:
        return (
            f"{self.name:24} {self.blows:6} blows, healthz at most {self.health * 1000:6.0f} ms, "
            f"memory {self.memory / 1e6:5.0f} MB, "
            f"p95 of {self.moves} moves {self.p95 * 1000:6.1f} ms"
        )

    def wrongs(self, calm: "Figures") -> list[str]:
        found = []
        if self.health >= HEALTH:
            found.append(f"{self.name}: /healthz took {self.health:.2f} s")
        if self.memory >= MEMORY:
            found.append(f"{self.name}: {self.memory / 1e6:.0f} MB")
        if self.p95 >= SLOWER * calm.p95:
            found.append(f"{self.name}: p95 {self.p95:.3f} s, without the attack {calm.p95:.3f} s")
        if not self.blows and self is not calm:
            found.append(f"{self.name}: nobody attacked; let it last longer")
        if not self.moves:
            found.append(f"{self.name}: nobody could move")
        return found


class Target(Struct):
    """The server, as those see it who attack it."""

    url: str
    blows: int = 0

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=60, headers=ELSEWHERE)

    async def many(self, count: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at a time, without end; what the server refuses is not our affair."""

        async def again(n: int) -> None:
            while True:
                self.blows += 1
                with suppress(
                    httpx.HTTPError, OSError, WebSocketException, asyncio.IncompleteReadError
                ):
                    await one(n)
                await asyncio.sleep(0.005)

        await asyncio.gather(*(again(n) for n in range(count)))


class Siege:
    """One server and those who play on it."""

    def __init__(self, url: str, pid: int) -> None:
        self.url, self.pid = url, pid
        self._waits: list[float] = []

    async def stretch(self, name: str, seconds: float, attacked: bool = True) -> Figures:
        self._waits = []
        async with self._attackers(name if attacked else "") as blows:
            health, memory = await self._watch(seconds)
        waits = sorted(self._waits)
        p95 = waits[int(len(waits) * 0.95)] if waits else 0.0
        return Figures(name, health, memory, p95, len(waits), sum(blows))

    @asynccontextmanager
    async def _attackers(self, name: str) -> AsyncIterator[list[int]]:
        """A process that attacks until it is told to stop, and then says how often it has struck;
        it has begun when it says so."""
        blows: list[int] = []
        if not name:
            yield blows
            return
        command = [sys.executable, __file__, "--attack", name, "--target", self.url]
        pipe = asyncio.subprocess.PIPE
        attacker = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        assert attacker.stdout is not None
        try:
            await attacker.stdout.readline()
            yield blows
            told, _ = await attacker.communicate(b"")
            assert attacker.returncode == 0, f"{name}: the attackers failed"
            blows.append(int(told))
        finally:
            if attacker.returncode is None:
                attacker.kill()
                await attacker.wait()

    async def _watch(self, seconds: float) -> tuple[float, int]:
        """The slowest answer about health and the most memory."""
        health, memory, end = 0.0, 0, time.monotonic() + seconds
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            while time.monotonic() < end:
                begun = time.monotonic()
                answer = await http.get("/healthz")
                assert answer.status_code == 200, answer.text
                health = max(health, time.monotonic() - begun)
                memory = max(memory, await asyncio.to_thread(memory_of, self.pid))
                await asyncio.sleep(0.1)
        return health, memory

    async def play(self) -> None:
        """One table after another with two people, who move at an easy pace."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            while True:
                wish = {"game": "_template", "seats": [{}, {}], "windows": 0}
                answer = await http.post("/api/tables", json=wish)
                if not answer.is_success:  # An address makes only so many tables; theirs is ours.
                    await asyncio.sleep(0.5)
                    continue
                made = answer.json()
                tokens = [seat["token"] for seat in made["seats"]]
                async with Player(self.url, made["table"], tokens) as player:
                    while not player.seen.over(0):
                        if not (asks := player.asks()):
                            await player.receive()
                            continue
                        await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
                        seat, ask = asks[0]
                        begun = time.monotonic()
                        await player.answer(seat, ask, simple_answer(ask))
                        self._waits.append(time.monotonic() - begun)


def memory_of(pid: int) -> int:
    """The memory of a process and of those that it has started."""
    total = 0
    with suppress(OSError, ValueError, IndexError):
        total = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            total += memory_of(int(child))
    return total


async def searches(target: Target) -> None:
    words = ["a " * 90, "the a of to and in is you it by at on", "move attack range", "x" * 200]
    async with target.http() as http:

        async def one(n: int) -> None:
            await http.get("/api/rules", params={"q": words[n % 4]})

        await target.many(20, one)


async def uploads(target: Target) -> None:
    body = b"[" + b"{}," * 5_000_000 + b"{}]"
    async with target.http() as http:

        async def one(_: int) -> None:
            await http.post("/api/tables/upload", content=body)

        await target.many(12, one)


async def stalled(target: Target) -> None:
    head = "POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 15000000\r\n"
    head += "X-Forwarded-For: 9.9.9.9\r\n\r\n"

    async def one(n: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", target.port)
        writer.write(head.encode() + b" " * 200_000)
        try:
            await asyncio.sleep(15)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    await target.many(60, one)


async def sockets(target: Target) -> None:
    """4,000 from one address; whoever comes from another one still gets in."""
    wish = {"game": "_template", "seats": [{}]}
    async with target.http() as http:
        made = (await http.post("/api/tables", json=wish)).json()
    at = f"{target.url.replace('http', 'ws')}/ws/{made['table']}"
    async with AsyncExitStack() as stack:
        for _ in range(4_000):
            target.blows += 1
            with suppress(WebSocketException, OSError, TimeoutError):
                held = connect(at, additional_headers=ELSEWHERE, ping_interval=None)
                await stack.enter_async_context(held)
        other = {"x-forwarded-for": "9.9.9.8"}
        await stack.enter_async_context(connect(at, additional_headers=other))
        await asyncio.sleep(3600)


async def deaf(target: Target) -> None:
    """100 spectators who never read and ask for everything again and again."""
    async with target.http() as http:
        wish = {"game": "gloomhaven", "seats": [{}, {}]}
        made = (await http.post("/api/tables", json=wish)).json()

    async def one(_: int) -> None:
        line = socket.create_connection(("127.0.0.1", target.port))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            head = (
                f"GET /ws/{made['table']} HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "X-Forwarded-For: 9.9.9.9\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            await loop.sock_sendall(line, head.encode())
            await asyncio.sleep(0.5)
            await loop.sock_sendall(line, frame({"type": "hello"}))
            for turn in range(200):
                wish = {"type": "lang", "lang": ("ru", "en")[turn % 2]}
                await asyncio.wait_for(loop.sock_sendall(line, frame(wish)), 5)
                await asyncio.sleep(0.05)
        finally:
            line.close()

    await target.many(100, one)


def frame(message: dict[str, str]) -> bytes:
    """A text frame as a client sends it, with a mask of zeroes."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def thoughts(target: Target) -> None:
    """A thousand seconds of search are refused; ten, at as many
    watched tables as one address may make, are not."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(target.http())
        greedy = {"kind": "bot", "bot": "ismcts:1000s"}
        answer = await http.post("/api/tables", json={"game": "gloomhaven", "seats": [greedy] * 2})
        assert answer.status_code == 400, answer.text
        bot = {"kind": "bot", "bot": "ismcts:10s"}
        for _ in range(20):
            wish = {"game": "gloomhaven", "seats": [bot, bot]}
            target.blows += 1
            made = await http.post("/api/tables", json=wish)
            if made.status_code == 429:
                break
            watcher = Player(target.url, made.json()["table"], [])
            await stack.enter_async_context(watcher)
        await asyncio.sleep(3600)


async def forgeries(target: Target) -> None:
    """Saves in which a number is another one. What is let in all the same is played on: whoever
    cannot go on there ends the attack with a failure."""
    luck = random.Random(1)
    async with target.http() as http:
        wish = {"game": "_template", "seats": [{}]}
        made = (await http.post("/api/tables", json=wish)).json()
        tokens = [seat["token"] for seat in made["seats"]]
        await play_on(target.url, made["table"], tokens)
        bearing = {"authorization": f"Bearer {tokens[0]}"}
        honest = (await http.get(f"/api/tables/{made['table']}/save", headers=bearing)).content
        places = [*numbers(json.loads(honest))]

        async def one(_: int) -> None:
            tree = json.loads(honest)
            *way, last = luck.choice(places)
            part = tree
            for key in way:
                part = part[key]
            part[last] = luck.choice([other for other in EXTREMES if other != part[last]])
            answer = await http.post("/api/tables/upload", content=json.dumps(tree))
            assert answer.status_code < 500, (way, last, answer.text)
            if answer.status_code == 201:
                made = answer.json()
                await play_on(target.url, made["table"], [s["token"] for s in made["seats"]])

        await target.many(4, one)


def numbers(tree: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every number in a tree of JSON."""
    if isinstance(tree, dict | list):
        for key, part in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from numbers(part, (*way, key))
    elif isinstance(tree, int) and not isinstance(tree, bool):
        yield way


async def play_on(url: str, table: str, tokens: list[str], answers: int = 5) -> None:
    async with Player(url, table, tokens) as player:
        for _ in range(answers):
            while not (asks := player.asks()):
                if player.seen.over(player.seats[0]):
                    return
                await player.receive()
            seat, ask = asks[0]
            await player.answer(seat, ask, simple_answer(ask))


ATTACKS: dict[str, Callable[[Target], Coroutine[None, None, None]]] = {
    "searches": searches,
    "uploads": uploads,
    "forged saves": forgeries,
    "stalled bodies": stalled,
    "4,000 sockets": sockets,
    "100 deaf spectators": deaf,
    "long thoughts": thoughts,
}


async def siege(
    folder: Path, seconds: float, names: list[str], tables: int
) -> AsyncIterator[Figures]:
    """The figures without an attack, then those of each attack."""
    command = [sys.executable, "-m", "waystone.server", "--port", "0", "--data", str(folder)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        url = (await process.stdout.readline()).decode().rpartition(" ")[2].strip()
        besieged = Siege(url, process.pid)
        players = [asyncio.create_task(besieged.play()) for _ in range(tables)]
        await besieged.stretch("warming up", min(3.0, seconds), attacked=False)
        yield await besieged.stretch("no attack", seconds, attacked=False)
        for name in names:
            yield await besieged.stretch(name, seconds)
        for player in players:
            assert not player.done(), player
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    finally:
        process.terminate()
        await process.communicate()


async def told(folder: Path, seconds: float, names: list[str]) -> list[str]:
    """Print the figures as they come; gives what is wrong with them."""
    calm: Figures | None = None
    wrongs = []
    async for figure in siege(folder, seconds, names, TABLES):
        calm = calm or figure
        print(figure.told(), flush=True)
        wrongs += figure.wrongs(calm)
    return wrongs


async def attack(name: str, url: str) -> int:
    """Attack until standard input ends; gives the number of blows."""
    target = Target(url)
    attacking = asyncio.create_task(ATTACKS[name](target))
    print("begun", flush=True)
    told = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait({attacking, told}, return_when=asyncio.FIRST_COMPLETED)
    if attacking.done():
        attacking.result()
    attacking.cancel()
    await asyncio.gather(attacking, return_exceptions=True)
    return target.blows


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each attack lasts")
    parser.add_argument("--attack", choices=[*ATTACKS], action="append", help="only this one")
    parser.add_argument("--target", help="attack the server at this address, until input ends")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if args.target:
        os.nice(HUMBLE)
        print(asyncio.run(attack(args.attack[0], args.target)))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        names = args.attack or [*ATTACKS]
        wrongs = asyncio.run(told(Path(folder), args.seconds, names))
    print(*wrongs or ["nobody who plays noticed"], sep="\n")
    return 1 if wrongs else 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", os.pathsep.join(p for p in sys.path if p))
    sys.exit(main())
