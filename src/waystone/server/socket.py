"""The WebSocket of a table: one connection, its limits, and what its messages do."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from waystone.kernel.errors import WaystoneError

from . import protocol
from .audience import encode
from .auth import Bucket, Limits
from .driver import DEFAULT
from .errors import Refused
from .table import Table
from .tables import Tables

log = logging.getLogger("waystone.server")

QUEUE = 256
GOING_AWAY, UNWELCOME, TRY_AGAIN = 1001, 1008, 1013

_decoder: "msgspec.json.Decoder[protocol.ClientMessage]" = msgspec.json.Decoder(
    protocol.ClientMessage
)


class Connection:
    """One browser at one table. `send` never waits: who cannot keep up is cut off and gets a whole
    view when it comes back."""

    def __init__(self, websocket: WebSocket, limits: Limits) -> None:
        self.lang: protocol.Lang = "en"
        self.seats: set[int] = set()
        self.owner = False
        self.closed = False
        self._websocket = websocket
        self._limits = limits
        self._bucket = Bucket(limits.rate, limits.burst)
        self._patience = limits.patience
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if self._outgoing.qsize() >= QUEUE:
            self.close()
        elif not self.closed:
            self._outgoing.put_nowait(message)

    def tell(self, message: protocol.ServerMessage) -> None:
        self.send(encode(message))

    def close(self) -> None:
        """Say goodbye after what is waiting has been sent."""
        if not self.closed:
            self.closed = True
            self._outgoing.put_nowait(None)

    async def write(self) -> None:
        """Send what is put out, in order, until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self._outgoing.get()) is not None:
                await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            await self._websocket.close(TRY_AGAIN)

    async def read(self) -> protocol.ClientMessage | None:
        """The next message that is one, or nothing when the connection has ended."""
        while not self.closed:
            frame = await self._websocket.receive()
            if frame["type"] != "websocket.receive":
                return None
            try:
                return self._understand(frame)
            except Refused as refused:
                self.tell(protocol.Error(refused.code, str(refused)))
        return None

    def _understand(self, frame: Message) -> protocol.ClientMessage:
        data = frame.get("text") or frame.get("bytes") or b""
        assert isinstance(data, str | bytes)
        if not self._bucket.take():
            self._patience -= 1
            if self._patience < 0:
                self.close()
            raise Refused("too-fast", "Too many messages; wait a moment.")
        if len(data) > self._limits.message:
            raise Refused("too-large", f"A message may have {self._limits.message} bytes.")
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refused("malformed", f"This is no message of the protocol: {error}.") from None


async def converse(websocket: WebSocket, tables: Tables, limits: Limits) -> None:
    """Talk with one connection until it ends."""
    await websocket.accept()
    connection = Connection(websocket, limits)
    writer = asyncio.create_task(connection.write())
    table: Table | None = None
    try:
        table = await _greet(connection, tables, websocket.path_params["table"])
        while table is not None and (message := await connection.read()) is not None:
            await _obey(connection, table, message)
    finally:
        if table is not None:
            await table.part(connection)
        connection.close()
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(writer, 5)


async def _greet(connection: Connection, tables: Tables, table_id: str) -> Table | None:
    """Wait for a good hello and seat the connection."""
    while (message := await connection.read()) is not None:
        try:
            if not isinstance(message, protocol.Hello):
                raise Refused("hello-first", "Say hello first.")
            table = await tables.get(table_id)
            await _admit(connection, table, message)
            return table
        except WaystoneError as error:
            code = error.code if isinstance(error, Refused) else "internal"
            connection.tell(protocol.Error(code, str(error), message.ref))
            if code == "no-such-table":
                return None
    return None


async def _admit(connection: Connection, table: Table, hello: protocol.Hello) -> None:
    for token in hello.tokens:
        if not (table.held([token]) or table.owned([token])):
            raise Refused("bad-token", "This link opens no seat at this table.")
    if not table.may_watch(hello.tokens):
        raise Refused("bad-token", "This table has no spectators: come with the link of a seat.")
    connection.seats = table.held(hello.tokens)
    connection.owner = table.owned(hello.tokens)
    connection.lang = hello.lang
    await table.join(connection)


async def _obey(connection: Connection, table: Table, message: protocol.ClientMessage) -> None:
    """Do what a message asks, or say why not."""
    try:
        await _do(connection, table, message)
    except WaystoneError as error:
        code = error.code if isinstance(error, Refused) else "internal"
        connection.tell(protocol.Error(code, str(error), message.ref))
    except Exception:
        log.exception("a message failed at table %s", table.id)
        text = "Something went wrong here; nothing is lost."
        connection.tell(protocol.Error("internal", text, message.ref))


async def _do(connection: Connection, table: Table, message: protocol.ClientMessage) -> None:
    match message:
        case protocol.GiveAnswer():
            await table.answer(connection, message)
            connection.tell(protocol.Accepted(message.ref))
        case protocol.Say(text):
            await table.say(connection, text)
        case protocol.Undo(to):
            await table.ask_undo(connection, to)
        case protocol.Consent(yes):
            await table.consent(connection, yes)
        case protocol.SetLang(lang):
            await table.speak(connection, lang)
        case protocol.AskHint(seat):
            hint = await table.hint(connection, seat)
            hint.ref = message.ref
            connection.tell(hint)
        case protocol.Takeover(seat):
            token = await table.take_over(connection, message)
            link = f"/t/{table.id}#{token}"
            connection.tell(protocol.Taken(seat, token, link, message.ref))
            await table.settle(connection)
        case protocol.Leave(seat):
            await table.leave(connection, seat, DEFAULT)
        case protocol.Rename(seat, name):
            await table.rename(connection, seat, name)
        case protocol.Look():
            connection.tell(await table.look(connection, message))
        case protocol.Ping(ref):
            connection.tell(protocol.Pong(ref))
        case protocol.Hello():
            raise Refused("malformed", "You have said hello already.")
