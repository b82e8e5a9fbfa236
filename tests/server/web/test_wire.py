"""The frames of one socket: what a move takes is written and read as websockets does it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from waystone.server.web.app import server_config
from waystone.server.web.wire import LONG, SHORT, Wire

pytestmark = pytest.mark.asyncio

HANDSHAKE = (
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """A transport that notes what is written, and whether it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reads = True

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


Receive = Callable[[], Awaitable[dict[str, Any]]]


async def opened() -> tuple[Wire, Line, Receive]:
    """A socket after its handshake, and how its application hears."""
    heard: asyncio.Future[Receive] = asyncio.get_running_loop().create_future()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        heard.set_result(receive)
        await asyncio.Event().wait()

    served: Any = app
    config = server_config(served)
    config.load()
    wire, line = Wire(config, ServerState(), {}), Line()
    wire.connection_made(line)
    wire.data_received(HANDSHAKE)
    receive = await heard
    line.written.clear()
    return wire, line, receive


def said(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, SHORT, SHORT + 1, 300, LONG, LONG + 1, 100_000])
async def test_a_text_is_put_as_websockets_writes_it(size: int) -> None:
    wire, line, _ = await opened()
    text = b"x" * size
    assert wire.put(text)
    assert line.written == [Frame(Opcode.TEXT, text).serialize(mask=False)]


async def test_nothing_is_put_to_who_does_not_keep_up() -> None:
    wire, line, _ = await opened()
    wire.pause_writing()
    assert not wire.put(b"one")
    wire.resume_writing()
    assert wire.put(b"two")
    assert line.written == [Frame(Opcode.TEXT, b"two").serialize(mask=False)]


@pytest.mark.parametrize("how", ["by the peer", "by us", "lost"])
async def test_nothing_is_put_to_who_has_gone(how: str) -> None:
    wire, line, _ = await opened()
    if how == "by the peer":
        wire.data_received(Frame(Opcode.CLOSE, b"").serialize(mask=True))
    elif how == "by us":
        await wire.send({"type": "websocket.close", "code": 1013, "reason": ""})
    else:
        wire.connection_lost(OSError())
    line.written.clear()
    with pytest.raises(ClientDisconnected):
        wire.put(b"one")
    assert not line.written


async def test_one_message_may_wait_before_the_next_ones_stay_with_the_peer() -> None:
    wire, line, receive = await opened()
    for number in range(3):
        wire.data_received(said(b"%d" % number))
        assert line.reads, "who is heard at once is read on"
        assert (await receive())["text"] == str(number)
    wire.data_received(said(b"one"))
    assert line.reads
    wire.data_received(said(b"two"))
    assert not line.reads, "two wait"
    assert (await receive())["text"] == "one"
    assert not line.reads
    assert (await receive())["text"] == "two"
    assert line.reads
