"""A process in which bots think: the table server never waits for a search, and a search that does
not end is ended with its process.

It reads thoughts from its standard input, one after another, and writes the answers to its standard
output, an empty one where the bot failed. When its input ends, so does it, whatever it thinks of.
"""

import os
import queue
import signal
import struct
import sys
import threading
import time
import traceback
from contextlib import suppress
from typing import IO, TypeAlias

import msgspec
from msgspec import Struct

from waystone import bots
from waystone.kernel.parcel import unpack

MEMORY = 2_000_000_000
BOTS_KEPT = 64
LENGTH = struct.Struct(">I")


class Thought(Struct, tag=True):
    """What shall the bot of this name answer for a seat? It has so many seconds."""

    number: int
    table: str
    seat: int
    bot: str
    seconds: float
    moment: bytes


class Hurry(Struct, tag=True):
    """Nobody waits for this thought any more."""

    number: int


Told: TypeAlias = Thought | Hurry

_told = msgspec.msgpack.Decoder(Told)


def framed(message: object) -> bytes:
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


class Mind:
    """The bots of some tables, with what each of them remembers of its last decision."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int, str], bots.Bot] = {}
        self._lock = threading.Lock()
        self._at: tuple[int, bots.Bot | None] = (0, None)
        self._hurried = 0

    def answer(self, thought: Thought) -> str:
        """The number of a thought is larger than those before it."""
        session, bot = unpack(thought.moment), self._bot(thought)
        bot.deadline = time.monotonic() + thought.seconds
        with self._lock:
            self._at = (thought.number, bot)
            if self._hurried >= thought.number:
                bot.deadline = 0.0
        return bot.answer(session, thought.seat)

    def hurry(self, number: int) -> None:
        with self._lock:
            self._hurried = max(self._hurried, number)
            at, bot = self._at
            if at == number and bot is not None:
                bot.deadline = 0.0

    def _bot(self, thought: Thought) -> bots.Bot:
        whose = (thought.table, thought.seat, thought.bot)
        bot = self._bots.pop(whose, None) or bots.make(
            thought.bot, f"{thought.table}:{thought.seat}"
        )
        self._bots[whose] = bot
        if len(self._bots) > BOTS_KEPT:
            del self._bots[next(iter(self._bots))]
        return bot


def read_frame(file: IO[bytes]) -> bytes | None:
    head = file.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(head)
    data = file.read(size)
    return data if len(data) == size else None


def _listen(mind: Mind, thoughts: "queue.SimpleQueue[Thought]") -> None:
    """Hear what is to be thought about while something else is; the end of the input is the end."""
    while (data := read_frame(sys.stdin.buffer)) is not None:
        match _told.decode(data):
            case Thought() as thought:
                thoughts.put(thought)
            case Hurry(number):
                mind.hurry(number)
    os._exit(0)


def main() -> None:
    """The terminal's Ctrl-C is for the server."""
    with suppress(ImportError, AttributeError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mind = Mind()
    thoughts: queue.SimpleQueue[Thought] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(mind, thoughts), daemon=True).start()
    while True:
        try:
            key = mind.answer(thoughts.get())
        except Exception:
            traceback.print_exc()
            key = ""
        sys.stdout.buffer.write(framed(key))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
