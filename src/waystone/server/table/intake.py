"""Saves that strangers send: each is replayed in a process of its own, which is ended when it takes
too long or wants too much. What comes back was written by rules that saw nothing of the file but
its setup and its answers."""

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec
from msgspec import Struct, field

from waystone.kernel import save
from waystone.kernel.errors import BadSave, Sentence, WaystoneError
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES, Text
from waystone.kernel.verify import verified

from ..errors import Refused
from . import chronicle
from .helpers import helper

log = logging.getLogger("waystone.server")

SECONDS = 60.0
MEMORY = 2_000_000_000
AT_ONCE = 2
QUEUE = 16
PIECE = 65_536


class Begun(Struct):
    """A game from which a table can begin: its save, and the log of how it came there."""

    game: str
    setup: Setup
    opening: bytes
    save: bytes
    notices: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, session: Session, texts: dict[str, Text]) -> "Begun":
        opening = chronicle.pack(chronicle.said(session, texts, 0))
        return cls(session.game.id, session.setup, opening, save.dump(session))


class Objected(Struct):
    """Why a save is refused: the sentence, and its id in the kernel's locale."""

    text: str
    message: str = ""
    said: dict[str, str | int] = field(default_factory=dict)


class Reply(Struct):
    begun: Begun | None = None
    objected: Objected | None = None


class Intake:
    """Reads a few saves at a time; too many that wait are turned away."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._desks = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def read(self, data: bytes | bytearray) -> Begun:
        if self._waiting >= QUEUE:
            raise Refused("too-fast", "Too many saves are being read; wait a moment.")
        self._waiting += 1
        try:
            async with self._desks:
                reply = await self._replayed(data)
        finally:
            self._waiting -= 1
        if reply.begun is not None:
            return reply.begun
        why = reply.objected or Objected("The save is damaged.")
        raise BadSave(why.text, why.message, **why.said)

    async def _replayed(self, data: bytes | bytearray) -> Reply:
        reader = await helper("waystone.server.table.intake", stderr=asyncio.subprocess.PIPE)
        try:
            async with asyncio.timeout(self._seconds):
                with suppress(ConnectionError):
                    await _feed(reader, data)
                told, wrong = await reader.communicate()
            if reader.returncode != 0:
                log.error("a save could not be read: %s", wrong.decode(errors="replace"))
                return Reply()
            return msgspec.msgpack.decode(told, type=Reply)
        except TimeoutError:
            raise BadSave("It took too long to replay the save.", "save-too-slow") from None
        finally:
            if reader.returncode is None:
                reader.kill()
                await reader.wait()


async def _feed(reader: asyncio.subprocess.Process, data: bytes | bytearray) -> None:
    """Hand a save over piece by piece: those who play have their turns in between."""
    assert reader.stdin is not None
    for at in range(0, len(data), PIECE):
        reader.stdin.write(data[at : at + PIECE])
        await reader.stdin.drain()
    reader.stdin.close()


def replied(data: bytes) -> Reply:
    """What the process of its own says to a save."""
    try:
        session, notices = verified(data)
    except Sentence as error:
        return Reply(None, Objected(str(error), error.message, error.said))
    except (WaystoneError, MemoryError) as error:
        return Reply(None, Objected(str(error) or "The save is too large."))
    texts = {lang: session.game.text(lang, session.content) for lang in LANGUAGES}
    begun = Begun.of(session, texts)
    begun.notices = notices
    return Reply(begun)


def main() -> None:
    """End by oneself where time or memory is not enough."""
    with suppress(ImportError, AttributeError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (int(SECONDS), int(SECONDS)))
    sys.stdout.buffer.write(msgspec.msgpack.encode(replied(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
