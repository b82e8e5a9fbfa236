"""The WebSocket of a table: one connection, its limits, and what its messages do."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from contextlib import suppress

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from waystone.kernel.errors import WaystoneError

from .. import protocol
from ..errors import Refused, code_of, sentence
from ..people.auth import Bucket, Limits
from ..people.gate import Gate
from ..people.seating import unfit
from ..store.meter import Meter, count
from ..table.audience import encode
from ..table.driver import DEFAULT
from ..table.table import Table
from ..table.tables import Tables
from .wire import Wire

log = logging.getLogger("waystone.server")

QUEUE = 256
HELLO_WITHIN = 30.0
TRY_AGAIN = 1013
_GONE = (WebSocketDisconnect, RuntimeError, OSError)

_decoder: "msgspec.json.Decoder[protocol.ClientMessage]" = msgspec.json.Decoder(
    protocol.ClientMessage
)


class Connection:
    """One browser at one table. `send` never waits: who cannot keep up is cut off and gets a whole
    view when it comes back."""

    def __init__(
        self, websocket: WebSocket, wire: Wire, limits: Limits, meter: Meter, gate: Gate
    ) -> None:
        self.lang: protocol.Lang = "en"
        self.seats: set[int] = set()
        self.owner = False
        self.late = 0.0
        self.table: Table | None = None
        self.closed = False
        self.address = websocket.client.host if websocket.client else ""
        self._websocket = websocket
        self._wire = wire
        self._limits = limits
        self.meter = meter
        self._bucket = Bucket(limits.rate, limits.burst)
        self._patience = limits.patience
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._languages = Bucket(limits.lang_rate, limits.lang_burst)
        self._looks = gate.looks(self.address)
        self._waiting = 0
        self._unsent = 0
        self._seeing: dict[str, asyncio.Task[object]] = {}

    def look_ahead(self, seeing: Coroutine[object, object, object], what: str = "") -> None:
        """Foresee beside the conversation; a later wish for the same takes the place of an earlier
        one."""
        if what in self._seeing:
            self._seeing[what].cancel()
        self._seeing[what] = asyncio.create_task(seeing)

    def send(self, message: bytes) -> None:
        """Send what everybody at the table is told; to some spectators later."""
        if self.late and not (self.seats or self.owner):
            if self._room(message):
                asyncio.get_running_loop().call_later(self.late, self._post_late, message)
        else:
            self._post(message)

    def _post_late(self, message: bytes) -> None:
        self._unsent -= len(message)
        self._post(message)

    def _room(self, message: bytes) -> bool:
        """Whether there is room for a message that waits; who lets too many pile up is cut off."""
        if self._unsent and self._unsent + len(message) > self._limits.unsent:
            self.close()
            return False
        self._unsent += len(message)
        return True

    def _post(self, message: bytes) -> None:
        """Put a message on the wire, or in the queue of those that wait for it. Those who only
        watch wait until those who play have been written to."""
        plays = bool(self.seats) or self.owner
        if self.closed or (plays and not self._waiting and self._send_now(message)):
            return
        if self._waiting >= QUEUE:
            self.close()
            return
        if not self._room(message):
            return
        self._waiting += 1
        self._outgoing.put_nowait(message)

    def _send_now(self, message: bytes) -> bool:
        """Send without a task of its own; not to a peer that does not keep up."""
        try:
            return self._wire.put(message)
        except _GONE:
            self.close()
            return True

    def tell(self, message: protocol.ServerMessage) -> None:
        self._post(encode(message))

    def close(self) -> None:
        """Say goodbye after what is waiting has been sent."""
        for seeing in self._seeing.values():
            seeing.cancel()
        if not self.closed:
            self.closed = True
            self._outgoing.put_nowait(None)

    async def write(self) -> None:
        """Send what waits, in order, until the connection ends."""
        with suppress(*_GONE):
            while (message := await self._outgoing.get()) is not None:
                await self._websocket.send({"type": "websocket.send", "text": message.decode()})
                self._waiting -= 1
                self._unsent -= len(message)
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
                count(self.meter.errors, refused.code)
                self.tell(protocol.Error(refused.code, sentence(refused, self.lang)))
                await self.rest(refused.code)
        return None

    async def rest(self, code: protocol.ErrorCode | None) -> None:
        """Who is too fast is not heard for a while: what they send stays on their side."""
        if code == "too-fast":
            await asyncio.sleep(self._limits.rest)

    def change_language(self) -> None:
        """Every change of the language is a whole view."""
        if not self._languages.take():
            raise Refused("too-fast", "Too many changes of the language; wait a moment.")

    def look_back(self) -> None:
        if not self._looks.take():
            raise Refused("too-fast", "Too many looks back; wait a moment.")

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


async def converse(websocket: WebSocket, tables: Tables, limits: Limits, gate: Gate) -> None:
    """Talk with one connection until it ends."""
    await websocket.accept()
    connection = Connection(websocket, websocket.state.wire, limits, tables.store.meter, gate)
    writer = asyncio.create_task(connection.write())
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            await _greet(connection, tables, gate, websocket.path_params["table"])
        while connection.table is not None and (message := await connection.read()) is not None:
            doing = _do(connection, connection.table, message)
            await connection.rest(await _guarded(connection, message, doing))
    except TimeoutError:
        connection.tell(protocol.Error("hello-first", "Nobody said hello."))
    finally:
        if connection.table is not None:
            await connection.table.part(connection)
        connection.close()
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(writer, 5)


async def _greet(connection: Connection, tables: Tables, gate: Gate, table_id: str) -> None:
    """Wait for a good hello and seat the connection."""
    while (message := await connection.read()) is not None:
        seating = _seat(connection, tables, gate, table_id, message)
        code = await _guarded(connection, message, seating)
        if code in (None, "no-such-table"):
            return
        await connection.rest(code)


async def _seat(
    connection: Connection,
    tables: Tables,
    gate: Gate,
    table_id: str,
    message: protocol.ClientMessage,
) -> None:
    if not isinstance(message, protocol.Hello):
        raise Refused("hello-first", "Say hello first.")
    connection.lang = message.lang or connection.lang
    await _admit(connection, await tables.get(table_id), gate, message)


async def _guarded(
    connection: Connection, message: protocol.ClientMessage, doing: Awaitable[None]
) -> protocol.ErrorCode | None:
    """Do something, or say why not; gives the code of what went wrong."""
    try:
        await doing
        return None
    except WaystoneError as error:
        failed = error
    except Exception:
        log.exception("a message failed")
        failed = Refused("internal", "Something went wrong here; nothing is lost.")
    code = code_of(failed)
    count(connection.meter.errors, code)
    connection.tell(protocol.Error(code, sentence(failed, connection.lang), message.ref))
    return code


async def _admit(connection: Connection, table: Table, gate: Gate, hello: protocol.Hello) -> None:
    for token in hello.tokens:
        if not table.seats.known([token]):
            raise unfit()
    taken = await table.chairs.claim(hello.claims, hello.tokens, connection.address)
    tokens = [*hello.tokens, *(seat.token for seat in taken)]
    shown = (table.id, table.seats, tokens, hello.password, connection.address)
    if not await gate.admits(*shown):
        text = "Come with the link of a seat: this table is not open, or needs a password."
        raise Refused("bad-token", text)
    if not table.seats.known(tokens) and table.chairs.shut_out(connection.address):
        raise Refused("bad-token", "The owner has shut you out of this table.")
    connection.seats = table.seats.held(tokens)
    connection.owner = table.seats.owned(tokens)
    connection.lang = hello.lang or table.row.lang
    connection.table = table
    await table.join(connection)
    for seat in taken:
        connection.tell(seat)


async def _foresee(connection: Connection, table: Table, wish: protocol.Foresee) -> None:
    async for foreseen in table.seer.foresee(connection, wish):
        connection.tell(foreseen)


async def _reasons(connection: Connection, table: Table, hint: protocol.Hint) -> None:
    hint.reasons = await table.seer.reasons(connection, hint)
    if hint.reasons:
        connection.tell(hint)


async def _threat(connection: Connection, table: Table, wish: protocol.AskThreat) -> None:
    connection.tell(await table.seer.threat(connection, wish))


async def _explain(
    connection: Connection, table: Table, asked: protocol.AskHint, hint: protocol.Hint
) -> None:
    await _guarded(connection, asked, _reasons(connection, table, hint))


async def _look_ahead(
    connection: Connection, table: Table, wish: protocol.Foresee | protocol.AskThreat
) -> None:
    if isinstance(wish, protocol.Foresee):
        await _guarded(connection, wish, _foresee(connection, table, wish))
    else:
        await _guarded(connection, wish, _threat(connection, table, wish))


async def _do(connection: Connection, table: Table, message: protocol.ClientMessage) -> None:
    """The game: answers, looks that change nothing, taking back."""
    match message:
        case protocol.GiveAnswer():
            start = time.perf_counter()
            await table.answer(connection, message)
            connection.meter.answer.note(time.perf_counter() - start)
        case protocol.Walk():
            await table.walks.walk(connection, message)
            connection.tell(protocol.Accepted(message.ref))
        case protocol.FindWay():
            connection.tell(await table.walks.way(connection, message))
        case protocol.SetStops():
            await table.set_stops(connection, message)
        case protocol.Undo(to):
            await table.undos.ask(connection, to)
        case protocol.Redo():
            await table.undos.redo(connection)
        case protocol.Consent(vote, yes):
            await table.undos.consent(connection, vote, yes)
        case protocol.AskHint(seat):
            hint = await table.looks.hint(connection, seat)
            hint.ref = message.ref
            connection.tell(hint)
            connection.look_ahead(_explain(connection, table, message, hint), "hint")
        case protocol.Look():
            connection.look_back()
            connection.tell(await table.looks.look(connection, message))
        case protocol.Foresee() | protocol.AskThreat():
            connection.look_ahead(_look_ahead(connection, table, message))
        case _:
            await _among_people(connection, table, message)


async def _among_people(
    connection: Connection, table: Table, message: protocol.ClientMessage
) -> None:
    """Who sits where, what is said, how the connection is."""
    match message:
        case protocol.Say(text):
            await table.say(connection, text)
        case protocol.SetLang(lang):
            connection.change_language()
            await table.speak(connection, lang)
        case protocol.Takeover():
            await table.requests.ask(connection, message)
        case protocol.Grant(request, yes):
            await table.requests.decide(connection, request, yes)
        case protocol.Leave(seat):
            await table.chairs.leave(connection, seat, DEFAULT)
        case protocol.Kick(seat):
            await table.chairs.kick(connection, seat, DEFAULT)
        case protocol.Ban(seat):
            await table.chairs.ban(connection, seat, DEFAULT)
        case protocol.Mute(seat, yes):
            await table.chairs.mute(connection, seat, yes)
        case protocol.CloseTable():
            await table.close(connection)
        case protocol.Rename(seat, name):
            await table.chairs.rename(connection, seat, name)
        case protocol.Ping(ref):
            connection.tell(protocol.Pong(ref))
        case protocol.Hello():
            raise Refused("malformed", "You have said hello already.")
