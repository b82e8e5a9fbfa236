"""A player as a program: joins a table over the network and keeps its views up to date."""

import asyncio
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from waystone.kernel.view import AskView, Table

from . import protocol
from .patch import apply

M = TypeVar("M")

_decoder: "msgspec.json.Decoder[protocol.ServerMessage]" = msgspec.json.Decoder(
    protocol.ServerMessage
)
PATIENCE = 10.0


class Player:
    """`async with Player(url, table, tokens) as player:`; `url` is that of the server."""

    def __init__(
        self, url: str, table: str, tokens: list[str], lang: protocol.Lang | None = None
    ) -> None:
        self._at = f"{url.replace('http', 'ws', 1)}/ws/{table}"
        self._hello = protocol.Hello(tokens, lang)
        self._plain: dict[int | None, Any] = {}
        self.epoch = 0
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
        while not all(seat in self._plain for seat in watched):
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
        if isinstance(message, protocol.View):
            self._plain[message.seat] = msgspec.to_builtins(message.table, str_keys=True)
            self.epoch = message.epoch
        elif isinstance(message, protocol.Patch):
            self._take(message)
        return message

    async def expect(self, kind: type[M]) -> M:
        """The next message of a kind; others are taken in and passed over."""
        while True:
            message = await self.receive()
            if isinstance(message, kind):
                return message

    def table(self, seat: int | None) -> Table:
        """What a seat sees now."""
        return msgspec.convert(self._plain[seat], Table, str_keys=True)

    def asks(self) -> list[tuple[int, AskView]]:
        """The questions that the seats of this player have before them."""
        found = [(seat, self.table(seat).ask) for seat in self.seats]
        return [(seat, ask) for seat, ask in found if ask is not None]

    async def answer(self, seat: int, ask: AskView, key: str, ref: str = "") -> None:
        """Answer, and wait until it is stored; raises what the server says against it."""
        await self.send(protocol.GiveAnswer(seat, ask.number, key, self.epoch, ref))
        while True:
            message = await self.receive()
            if isinstance(message, protocol.Accepted):
                return
            if isinstance(message, protocol.Error):
                raise Objection(message)

    def _take(self, patch: protocol.Patch) -> None:
        table = apply(self._plain[patch.seat], patch.ops)
        lines = table.setdefault("log", [])
        if patch.keep is not None:
            lines[:] = [line for line in lines if line["n"] <= patch.keep]
        lines += msgspec.to_builtins(patch.log)
        self.epoch = patch.epoch


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
            return " ".join(keys) or "none"
        case "many":
            return " ".join(keys[: ask.least]) or "none"
