"""A player as a program: joins a table over the network and keeps its views up to date."""

import asyncio
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from waystone.kernel.view import AskView, Table

from .. import protocol
from ..table.patch import apply

M = TypeVar("M")

_decoder: "msgspec.json.Decoder[protocol.ServerMessage]" = msgspec.json.Decoder(
    protocol.ServerMessage
)
PATIENCE = 30.0


class Seen:
    """What a client knows of a table: the views that it was sent, as the patches changed them."""

    def __init__(self) -> None:
        self._plain: dict[int | None, Any] = {}
        self._seq: dict[int | None, int] = {}
        self.epoch = 0

    def __contains__(self, seat: int | None) -> bool:
        return seat in self._plain

    def take(self, message: protocol.View | protocol.Patch) -> None:
        if isinstance(message, protocol.View):
            self._plain[message.seat] = msgspec.to_builtins(message.table, str_keys=True)
        else:
            self._change(message)
        self._seq[message.seat], self.epoch = message.seq, message.epoch

    def _change(self, patch: protocol.Patch) -> None:
        assert patch.base == self._seq[patch.seat], "a patch is missing"
        table = self._plain[patch.seat]
        for beat in patch.beats:
            apply(table, beat.ops)
        apply(table, patch.ops)
        lines = table.setdefault("log", [])
        if patch.keep is not None:
            lines[:] = [line for line in lines if line["n"] <= patch.keep]
        lines += msgspec.to_builtins(patch.log)

    def table(self, seat: int | None, lines: int | None = None) -> Table:
        """What a seat sees now, with so many lines of the log or all that it was sent."""
        plain = self._plain[seat]
        log = plain.get("log", [])
        kept = plain if lines is None else {**plain, "log": log[max(0, len(log) - lines) :]}
        return msgspec.convert(kept, Table, str_keys=True)

    def ask(self, seat: int) -> AskView | None:
        """The question that a seat has before it."""
        return msgspec.convert(self._plain[seat].get("ask"), AskView | None)

    def over(self, seat: int | None) -> bool:
        """Whether the game has ended, as a seat sees it."""
        return self._plain[seat].get("outcome") is not None


class Player:
    """`async with Player(url, table, tokens) as player:`; `url` is that of the server."""

    def __init__(
        self, url: str, table: str, tokens: list[str], lang: protocol.Lang | None = None
    ) -> None:
        self._at = f"{url.replace('http', 'ws', 1)}/ws/{table}"
        self._hello = protocol.Hello(tokens, lang)
        self.seen = Seen()
        self.seats: list[int] = []
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        self.socket = await connect(self._at, compression=None, max_size=None)
        await self.send(self._hello)
        welcome = await self.receive()
        if isinstance(welcome, protocol.Error):
            await self.socket.close()
            raise Objection(welcome)
        assert isinstance(welcome, protocol.Welcome)
        self.seats = welcome.yours
        watched: list[int | None] = [*self.seats] or [None]
        while not all(seat in self.seen for seat in watched):
            await self.receive()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def send(self, message: protocol.ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> protocol.ServerMessage:
        """The next message; views and patches are taken in on the way."""
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message = _decoder.decode(frame)
        if isinstance(message, protocol.View | protocol.Patch):
            self.seen.take(message)
        return message

    async def expect(self, kind: type[M]) -> M:
        """The next message of a kind; others are taken in and passed over."""
        while True:
            message = await self.receive()
            if isinstance(message, kind):
                return message

    def table(self, seat: int | None) -> Table:
        """What a seat sees now."""
        return self.seen.table(seat)

    @property
    def epoch(self) -> int:
        return self.seen.epoch

    def asks(self) -> list[tuple[int, AskView]]:
        """The questions that the seats of this player have before them."""
        found = [(seat, self.seen.ask(seat)) for seat in self.seats]
        return [(seat, ask) for seat, ask in found if ask is not None]

    async def answer(self, seat: int, ask: AskView, key: str, ref: str = "") -> None:
        """Answer, and wait until it is stored; raises what the server says against it."""
        await self.send(protocol.GiveAnswer(seat, ask.number, key, self.epoch, ref))
        await self.stored()

    async def stored(self) -> None:
        """Wait until the answer that was sent is stored."""
        while True:
            message = await self.receive()
            if accepted(message) is not None:
                return
            if isinstance(message, protocol.Error):
                raise Objection(message)


def accepted(message: protocol.ServerMessage) -> str | None:
    """The ref of the answer that a message says is stored."""
    match message:
        case protocol.Accepted(ref):
            return ref
        case protocol.Patch():
            return message.accepted
    return None


class Objection(Exception):
    """The server refused a message."""

    def __init__(self, error: protocol.Error) -> None:
        super().__init__(f"{error.code}: {error.text}")
        self.code = error.code


def simple_answer(ask: AskView) -> str:
    """A legal answer: the first options that will do."""
    keys = [choice.key for choice in ask.choices]
    match ask.kind:
        case "choose":
            return keys[0]
        case "amount":
            return str(ask.least)
        case "order":
            return " ".join(keys[: ask.most]) or "none"
        case "many":
            return " ".join(keys[: ask.least]) or "none"
