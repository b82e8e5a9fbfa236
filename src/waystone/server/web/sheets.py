"""What is told to everybody alike, as it is sent: written once, beside the loop."""

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ..table.audience import encode

JSON = "application/json"
Asked: TypeAlias = tuple[Callable[..., object], tuple[str, ...]]


class Sheet(Struct, frozen=True):
    """The same bytes, plain and packed."""

    plain: bytes
    packed: bytes

    def sent(self, request: Request, media_type: str = JSON) -> Response:
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=media_type)
        packed = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(self.packed, headers=packed, media_type=media_type)


class Sheets:
    """They are written one after another; whoever asks for one that is being written waits for
    it, and what cannot be written is tried again when it is asked for again."""

    def __init__(self) -> None:
        self._writer = ThreadPoolExecutor(1, "sheets")
        self._written: dict[Asked, asyncio.Future[Sheet]] = {}

    async def of(self, make: Callable[..., object], *asked: str) -> Sheet:
        """What `make` says of this; bytes as they are, all else as JSON."""
        key = (make, asked)
        if key not in self._written:
            loop = asyncio.get_running_loop()
            writing = loop.run_in_executor(self._writer, _write, make, asked)
            self._written[key] = writing
            writing.add_done_callback(partial(self._forget_failed, key))
        return await asyncio.shield(self._written[key])

    def _forget_failed(self, key: Asked, written: "asyncio.Future[Sheet]") -> None:
        if written.cancelled() or written.exception() is not None:
            del self._written[key]


def _write(make: Callable[..., object], asked: tuple[str, ...]) -> Sheet:
    made = make(*asked)
    plain = made if isinstance(made, bytes) else encode(made)
    return Sheet(plain, gzip.compress(plain, mtime=0))
