"""The processes in which bots think, and the line of tables before them.

Every table has its turn: of two tables that wait, the one whose last turn was longer ago comes
first, however much each of them wants thought about. The more tables wait, the less time each gets.
"""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

import msgspec
from msgspec import Struct

from .helpers import helper
from .thinker import LENGTH, Hurry, Thought, framed

log = logging.getLogger("waystone.server")

SECONDS = 10.0
"""So long a bot may think about a move, with the time that it waits for its turn."""
LEAST = 0.05
GRACE = 10.0
"""So long a process may take longer than its bot should: it has to start, and to read the cards."""
IDLE = 120.0


class Wish(Struct, eq=False):
    """A thought that somebody waits for; `until`: the moment at which it is late."""

    thought: Thought
    until: float
    answer: "asyncio.Future[str | None]"


class Thinker:
    """One process, what it thinks about, and the table that it thought about last: there it still
    knows what it found out."""

    def __init__(self) -> None:
        self.wish: Wish | None = None
        self.knows = ""
        self.since = time.monotonic()
        self._process: asyncio.subprocess.Process | None = None

    async def answer(self, thought: Thought) -> str:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(thought))
        await process.stdin.drain()
        (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=str)

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await helper("waystone.server.table.thinker")
        return self._process

    def hurry(self) -> None:
        """Let the bot say what it thinks best so far."""
        if self.wish is not None and self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.write(framed(Hurry(self.wish.thought.number)))

    async def end(self) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


class Thinkers:
    def __init__(self, most: int) -> None:
        self._most = most
        self._busy: dict[Thinker, asyncio.Task[None]] = {}
        self._free: list[Thinker] = []
        self._line: dict[str, deque[Wish]] = {}
        self._number = 0
        self._stopped = False

    async def think(self, table: str, seat: int, bot: str, moment: bytes) -> str | None:
        """What a bot would answer at a moment of a game; nothing where it failed, was told to stop
        or came too late."""
        self._number += 1
        thought = Thought(self._number, table, seat, bot, SECONDS, moment)
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        wish = Wish(thought, time.monotonic() + SECONDS, answer)
        self._line.setdefault(table, deque()).append(wish)
        self._serve()
        try:
            return await answer
        finally:
            self._drop(wish)

    def rest(self, table: str) -> None:
        """Nobody waits for what the bots of a table think about."""
        for wish in self._line.pop(table, ()):
            _settle(wish, None)
        for thinker in self._busy:
            if thinker.wish is not None and thinker.wish.thought.table == table:
                thinker.hurry()

    def waiting(self) -> int:
        return sum(map(len, self._line.values()))

    def thinking(self) -> int:
        return len(self._busy)

    async def tidy(self) -> None:
        """End the processes that have had nothing to do for long."""
        oldest = time.monotonic() - IDLE
        idle = [thinker for thinker in self._free if thinker.since < oldest]
        self._free = [thinker for thinker in self._free if thinker not in idle]
        for thinker in idle:
            await thinker.end()

    async def stop(self) -> None:
        """End every process, whatever it thinks about."""
        self._stopped = True
        for table in list(self._line):
            self.rest(table)
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        for thinker in self._free:
            await thinker.end()
        self._free = []

    def _drop(self, wish: Wish) -> None:
        """Whoever wanted to know has gone, or knows."""
        line = self._line.get(wish.thought.table)
        if line is not None and wish in line:
            line.remove(wish)
            if not line:
                del self._line[wish.thought.table]
        for thinker in self._busy:
            if thinker.wish is wish:
                thinker.hurry()

    def _serve(self) -> None:
        """Give the next tables in the line the processes that are free."""
        while self._line and not self._stopped and len(self._busy) < self._most:
            wish = self._next()
            thinker = self._one_for(wish.thought.table)
            thinker.wish, thinker.knows = wish, wish.thought.table
            self._busy[thinker] = asyncio.create_task(self._work(thinker, wish))

    def _one_for(self, table: str) -> Thinker:
        if not self._free:
            return Thinker()
        known = [thinker for thinker in self._free if thinker.knows == table]
        thinker = (known or self._free)[-1]
        self._free.remove(thinker)
        return thinker

    def _next(self) -> Wish:
        """A table that has had its turn goes to the end of the line."""
        table = next(iter(self._line))
        line = self._line.pop(table)
        wish = line.popleft()
        if line:
            self._line[table] = line
        return wish

    async def _work(self, thinker: Thinker, wish: Wish) -> None:
        left = wish.until - time.monotonic()
        fair = SECONDS * self._most / (self._most + self.waiting())
        wish.thought.seconds = max(LEAST, min(left, fair))
        well = False
        try:
            async with asyncio.timeout(wish.thought.seconds + GRACE):
                _settle(wish, await thinker.answer(wish.thought) or None)
            well = True
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
            log.error("a bot of table %s failed: %r", wish.thought.table, error)
        finally:
            _settle(wish, None)
            thinker.wish = None
            if not well:
                await thinker.end()
            del self._busy[thinker]
            if well and not self._stopped:
                thinker.since = time.monotonic()
                self._free.append(thinker)
            elif well:
                await thinker.end()
            self._serve()


def _settle(wish: Wish, key: str | None) -> None:
    if not wish.answer.done():
        wish.answer.set_result(key)
