"""The HTTP side: games, tables, saves, rules, cards."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar
from urllib.parse import unquote

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import find
from waystone.rulebook.entries import UnknownGame

from .. import protocol
from ..errors import Refused, code_of, sentence
from ..people import outbox, push
from ..people.auth import Brakes, Limits, Places, hashed
from ..people.gate import Gate, house, is_here
from ..store import housekeeping, subscriptions
from ..store.meter import count
from ..store.rows import SubscriptionRow
from ..table import card
from ..table.audience import encode
from ..table.table import Table
from ..table.tables import Tables
from . import docs
from .index import Index, book_of, first_page
from .sheets import JSON, Sheets
from .shelf import cards_of, games, opened

log = logging.getLogger("waystone.server")

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

STATUS: dict[protocol.ErrorCode, int] = {
    "too-large": 413,
    "too-fast": 429,
    "quota": 429,
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-found": 404,
    "bad-token": 403,
    "bad-origin": 403,
    "not-yours": 403,
    "stale": 409,
    "rule-bug": 422,
    "internal": 503,
}
MOST_BODY = 100_000
SWALLOWED = 1_000_000
"""A larger body of a refused request is not read to its end: the connection is closed."""


def reply(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def failure(code: protocol.ErrorCode, text: str) -> Response:
    return reply(protocol.ErrorReply(protocol.Failure(code, text)), STATUS.get(code, 400))


def guarded(handler: Callable[["Api", Request], Awaitable[Response]]) -> Any:
    """Whatever a request does wrong is answered with one sentence and a code."""

    @wraps(handler)
    async def safe(self: "Api", request: Request) -> Response:
        try:
            self._calm(request, handler.__name__)
            return await handler(self, request)
        except WaystoneError as error:
            code = code_of(error)
            count(self._tables.store.meter.errors, code)
            if code == "too-fast":
                await asyncio.sleep(self._limits.rest)
            answer = failure(code, sentence(error, _lang(request)))
            if _announced(request) > SWALLOWED:
                answer.headers["connection"] = "close"
            return answer

    return safe


class Api:
    def __init__(self, tables: Tables, limits: Limits, gate: Gate) -> None:
        self._tables = tables
        self._limits = limits
        self._gate = gate
        self._makers = Brakes(limits.tables_rate, limits.tables_burst)
        self._uploads = Places(limits.uploads, limits.uploads_each)
        self._index = Index(limits)
        self._calls = Brakes(limits.calls_rate, limits.calls_burst)
        self._sheets = Sheets()

    # ---- games, rules, cards

    @guarded
    async def games(self, request: Request) -> Response:
        templates = "templates" in request.query_params
        found = await games(self._sheets, templates, _lang(request))
        return Response(found, media_type=JSON)

    @guarded
    async def rules(self, request: Request) -> Response:
        asked = request.query_params
        lang = _lang(request)
        if "id" in asked:
            return Response(await self._index.rule(asked["id"], lang), media_type=JSON)
        words, game = asked.get("q", ""), asked.get("game")
        try:
            if words.strip():
                found = await self._index.find(words, game, lang, house(_address(request)))
                return Response(found, media_type=JSON)
            if game is None:
                return reply([])
            return (await self._sheets.of(book_of, game, lang)).sent(request)
        except UnknownGame as error:
            raise Refused("no-such-game", str(error)) from None

    @guarded
    async def how_to_play(self, request: Request) -> Response:
        asked = (request.path_params["game"], _lang(request))
        try:
            return (await self._sheets.of(first_page, *asked)).sent(request)
        except UnknownGame as error:
            raise Refused("no-such-game", str(error)) from None

    @guarded
    async def cards(self, request: Request) -> Response:
        asked = (request.path_params["game"], _lang(request))
        return (await self._sheets.of(cards_of, *asked)).sent(request)

    @guarded
    async def docs(self, request: Request) -> Response:
        return (await self._sheets.of(docs.page)).sent(request, "text/html")

    @guarded
    async def schema(self, request: Request) -> Response:
        return (await self._sheets.of(docs.openapi)).sent(request)

    # ---- tables

    @guarded
    async def create(self, request: Request) -> Response:
        maker = await self._maker(request)
        wish = await self._body(request, protocol.CreateTable)
        return reply(await self._tables.maker.create(wish, maker), 201)

    @guarded
    async def lesson(self, request: Request) -> Response:
        maker = await self._maker(request)
        wish = await self._body(request, protocol.Lesson)
        await self._sheets.of(opened, request.path_params["game"])
        game = find(request.path_params["game"])
        made = await self._tables.maker.lesson(game.id, wish.chapter, wish.lang, maker)
        return reply(made, 201)

    @guarded
    async def upload(self, request: Request) -> Response:
        maker = await self._maker(request)
        where = house(_address(request))
        if self._uploads.full(where):
            raise Refused("too-fast", "Too many saves are being uploaded; wait a moment.")
        with self._uploads.one(where):
            data = await self._bytes(request, self._limits.upload)
            return reply(await self._tables.maker.upload(data, _lang(request), maker), 201)

    @guarded
    async def branch(self, request: Request) -> Response:
        maker = await self._maker(request)
        wish = await self._body(request, protocol.Branch)
        table = await self._opened(request, wish.token, *_tokens(request))
        return reply(await self._tables.maker.branch(table, wish.answers, maker), 201)

    @guarded
    async def table(self, request: Request) -> Response:
        table = await self._watched(request)
        return reply(card.info(table, _tokens(request)))

    @guarded
    async def mine(self, request: Request) -> Response:
        wish = await self._body(request, protocol.Mine)
        found = []
        for held in wish.held:
            try:
                table = await self._tables.get(held.table)
            except WaystoneError:
                continue
            if table.seats.known([held.token]):
                found.append(card.info(table, [held.token]))
        return reply(found)

    @guarded
    async def save(self, request: Request) -> Response:
        table = await self._opened(request, *_tokens(request))
        name = f"{table.row.game.strip('_')}-{table.id}.waystone.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(await table.dump(), headers=headers, media_type="application/json")

    @guarded
    async def report(self, request: Request) -> Response:
        self._brake(request)
        wish = await self._body(request, protocol.Report)
        table = await self._seated(request, wish.token)
        return reply(protocol.Reported(await table.report(wish.text)), 201)

    @guarded
    async def replay(self, request: Request) -> Response:
        table = await self._watched(request)
        if not table.seats.may_look_back(_tokens(request)):
            raise Refused("bad-token", "Spectators of this table may not look ahead.")
        return reply(await table.looks.replay())

    # ---- calls and devices

    @guarded
    async def push(self, request: Request) -> Response:
        return reply(protocol.PushKey((await self._tables.bell.signer()).public))

    @guarded
    async def calls(self, request: Request) -> Response:
        self._brake(request)
        wish = await self._body(request, protocol.Subscribe)
        table = await self._seated(request, wish.token)
        store, seats = self._tables.store, table.seats.held([wish.token])
        if not wish.off:
            outbox.check(wish.endpoint, self._tables.bell.outbox.near)
            push.check(wish.p256dh, wish.auth)
        for seat in seats:
            if wish.off:
                await subscriptions.drop(store, table.id, seat, wish.endpoint)
            else:
                row = SubscriptionRow(
                    table.id, seat, wish.endpoint, wish.p256dh, wish.auth, wish.lang
                )
                await subscriptions.add(store, row)
        return reply(protocol.Subscribed(bool(seats) and not wish.off), 201)

    @guarded
    async def code(self, request: Request) -> Response:
        self._brake(request)
        wish = await self._body(request, protocol.AskCode)
        table = await self._seated(request, wish.token)
        return reply(await self._tables.devices.code(table, wish.token), 201)

    @guarded
    async def use_code(self, request: Request) -> Response:
        wish = await self._body(request, protocol.UseCode)
        brake = self._gate.try_code(_address(request))
        moved = await self._tables.devices.move(wish)
        brake.give()
        return reply(moved, 201)

    async def _watched(self, request: Request) -> Table:
        """The table, for somebody who may watch it."""
        table = await self._tables.get(request.path_params["table"])
        tokens, address = _tokens(request), _address(request)
        if not table.seats.known(tokens) and table.chairs.shut_out(address):
            raise Refused("bad-token", "The owner has shut you out of this table.")
        shown = (table.id, table.seats, tokens, _password(request), address)
        if not await self._gate.admits(*shown):
            text = "This table is not open to spectators, or needs a password."
            raise Refused("bad-token", text)
        return table

    async def _opened(self, request: Request, *tokens: str) -> Table:
        """The table, for somebody who may see all of it."""
        table = await self._tables.get(request.path_params["table"])
        await table.open_up(list(tokens))
        return table

    async def _seated(self, request: Request, token: str) -> Table:
        table = await self._tables.get(request.path_params["table"])
        if not table.seats.known([token]):
            raise Refused("bad-token", "This link opens no seat at this table.")
        return table

    async def _bytes(self, request: Request, most: int) -> bytearray:
        """The body, if it is small enough and keeps coming."""
        if "content-length" in request.headers and _announced(request) > most:
            raise _too_large(most)
        data, chunks = bytearray(), aiter(request.stream())
        try:
            async with asyncio.timeout(self._limits.body):
                while True:
                    async with asyncio.timeout(self._limits.stall):
                        data += await anext(chunks)
                    if len(data) > most:
                        raise _too_large(most)
        except StopAsyncIteration:
            return data
        except (TimeoutError, ClientDisconnect):
            raise Refused("malformed", "The request did not arrive in time.") from None

    async def _body(self, request: Request, kind: type[T]) -> T:
        data = await self._bytes(request, MOST_BODY)
        try:
            return msgspec.json.decode(data or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refused("malformed", f"The request cannot be read: {error}.") from None

    async def _maker(self, request: Request) -> str:
        """From where a table is made, as a hash, if it may be; who sits at this machine may make
        any number."""
        self._brake(request)
        address = _address(request)
        if is_here(address):
            return ""
        maker, settings = hashed(house(address)), self._tables.settings
        tables, size = await housekeeping.held(self._tables.store, maker)
        if 0 < settings.most_tables <= tables or 0 < settings.most_mb * 1_000_000 <= size:
            raise Refused(
                "quota",
                "As many tables are kept of your address as may be: ask whose server this is to "
                "remove old ones.",
            )
        return maker

    def _calm(self, request: Request, call: str) -> None:
        """Nobody makes one call without end."""
        if not self._calls.of(f"{call} {house(_address(request))}").take():
            raise Refused("too-fast", "Too many calls in a short time; wait a moment.")

    def _brake(self, request: Request) -> None:
        """Nobody makes tables by the thousand."""
        if not self._makers.of(house(_address(request))).take():
            raise Refused("too-fast", "Too many tables in a short time; wait a moment.")


def _too_large(most: int) -> Refused:
    return Refused("too-large", f"That is more than {most} bytes.")


def _announced(request: Request) -> float:
    """The bytes of a body, by its head; endless where that does not say it."""
    if "transfer-encoding" in request.headers:
        return math.inf
    told = request.headers.get("content-length", "0")
    return int(told) if told.isdecimal() and len(told) <= 12 else math.inf


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _tokens(request: Request) -> list[str]:
    """`Authorization: Bearer TOKEN`, or several with commas. Addresses are written into logs."""
    if "token" in request.query_params:
        text = "A token is sent in the header Authorization, never in the address."
        raise Refused("malformed", text)
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return tokens.replace(" ", "").split(",")[:16] if scheme.lower() == "bearer" else []


def _password(request: Request) -> str:
    """Headers know no letters but those of English: others are written as `%D0%BA`."""
    if "password" in request.query_params:
        text = "A password is sent in the header X-Waystone-Password, never in the address."
        raise Refused("malformed", text)
    return unquote(request.headers.get("x-waystone-password", ""))[:64]


def _lang(request: Request) -> protocol.Lang:
    """As the request says, else as the browser prefers."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return "ru" if asked.startswith("ru") else "en"
