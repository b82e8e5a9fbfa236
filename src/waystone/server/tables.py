"""Tables: a session with people and bots around it.

All that changes a table happens under its lock: judge the message, change the session, commit the
row, and only then tell anybody. Where another process was faster the table catches up with the
journal, so that what people see is always what is stored.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from waystone.kernel import save
from waystone.kernel.errors import BadAnswer, WaystoneError
from waystone.kernel.session import RuleBug, Session
from waystone.kernel.text import LANGUAGES, Text
from waystone.kernel.view import Table as TableView

from . import bots, chronicle, lessons, protocol
from .auth import fits, hashed, new_table_id, new_token
from .chronicle import Chronicle
from .patch import difference
from .store import Conflict, EventRow, JournalRow, SeatRow, Store, TableRow

log = logging.getLogger("waystone.server")

CHAT_SHOWN = 100


class Refused(WaystoneError):
    """A message that changes nothing, with the code that the client gets."""

    def __init__(self, code: protocol.ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code = code


class Settings(Struct, frozen=True):
    """`bot_delay` is how long a bot seems to think, `checkpoint_every` after how many rows of the
    journal a save is stored, `idle` after how many seconds an empty table leaves the memory."""

    bot_delay: float = 0.4
    checkpoint_every: int = 50
    idle: float = 600.0


class Guest(Protocol):
    """A connection, as a table knows it."""

    lang: protocol.Lang
    seats: set[int]
    owner: bool

    def send(self, message: bytes) -> None: ...


class Channel:
    """What all connections that watch one seat in one language have been sent."""

    def __init__(self) -> None:
        self.view: TableView | None = None
        self.lines = 0
        self.seq = 0
        self.guided = 0


class Undoing(Struct):
    """An undo that waits for consent. It lapses when somebody answers."""

    by: int
    to: protocol.UndoTo
    left: int
    waiting: list[int]


encode = msgspec.json.Encoder().encode


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
