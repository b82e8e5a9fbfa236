"""The HTTP side: games, tables, saves, rules, cards."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache, wraps
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from waystone import bots
from waystone.kernel.content import definitions, tag_of
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import find, ids
from waystone.kernel.text import Text
from waystone.kernel.view import Card
from waystone.rulebook.entries import Entry, Term, UnknownGame, UnknownRule
from waystone.rulebook.library import library

from .. import protocol
from ..errors import Refused, code_of, sentence
from ..people.auth import Brakes, Limits
from ..people.gate import Gate, house
from ..store.meter import count
from ..table.audience import encode
from ..table.driver import DEFAULT
from ..table.table import Table
from ..table.tables import Tables

log = logging.getLogger("waystone.server")

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

STATUS: dict[protocol.ErrorCode, int] = {
    "too-large": 413,
    "too-fast": 429,
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
MOST_RULES = 50
MOST_BODY = 100_000


def reply(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def failure(code: protocol.ErrorCode, text: str) -> Response:
    return reply(protocol.ErrorReply(protocol.Failure(code, text)), STATUS.get(code, 400))


def guarded(handler: Callable[["Api", Request], Awaitable[Response]]) -> Any:
    """Whatever a request does wrong is answered with one sentence and a code."""

    @wraps(handler)
    async def safe(self: "Api", request: Request) -> Response:
        try:
            return await handler(self, request)
        except WaystoneError as error:
            count(self._tables.store.meter.errors, code_of(error))
            return failure(code_of(error), sentence(error, _lang(request)))

    return safe


class Api:
    def __init__(self, tables: Tables, limits: Limits, gate: Gate) -> None:
        self._tables = tables
        self._limits = limits
        self._gate = gate
        self._makers = Brakes(limits.tables_rate, limits.tables_burst)

    # ---- games, rules, cards

    @guarded
    async def games(self, request: Request) -> Response:
        templates = "templates" in request.query_params
        lang = _lang(request)
        return reply([info for name in ids(templates=templates) if (info := _known(name, lang))])

    @guarded
    async def rules(self, request: Request) -> Response:
        asked = request.query_params
        lang = _lang(request)
        if "id" in asked:
            entry = _entry(asked["id"], lang)
            terms = library(lang).book(entry.game).terms_in(entry)
            return reply([_rule(entry, lang, [_term(term, lang) for term in terms])])
        words = asked.get("q", "")[:200]
        games = [asked["game"]] if "game" in asked else None
        try:
            if words.strip():
                found = [hit.entry for hit in library(lang).find(words, games)[:MOST_RULES]]
            else:
                books = [library(lang).book(name) for name in games or []]
                found = [entry for book in books for entry in book.entries.values()]
        except UnknownGame as error:
            raise Refused("no-such-game", str(error)) from None
        return reply([_rule(entry, lang) for entry in found])

    @guarded
    async def how_to_play(self, request: Request) -> Response:
        try:
            page = library(_lang(request)).guide(request.path_params["game"])
            book = library(_lang(request)).book(page.game)
        except UnknownGame as error:
            raise Refused("no-such-game", str(error)) from None
        parts = [protocol.GuidePart(part.title, part.text) for part in page.parts]
        terms = [_term(term, _lang(request)) for term in book.glossary if term.meaning]
        return reply(protocol.HowToPlay(page.game, page.lang, page.title, parts, terms))

    @guarded
    async def cards(self, request: Request) -> Response:
        return reply(_cards(find(request.path_params["game"]).id, _lang(request)))

    # ---- tables

    @guarded
    async def create(self, request: Request) -> Response:
        self._brake(request)
        wish = await _body(request, protocol.CreateTable)
        return reply(await self._tables.create(wish), 201)

    @guarded
    async def lesson(self, request: Request) -> Response:
        self._brake(request)
        wish = await _body(request, protocol.Lesson)
        game = find(request.path_params["game"])
        return reply(await self._tables.lesson(game.id, wish.lang), 201)

    @guarded
    async def upload(self, request: Request) -> Response:
        self._brake(request)
        data = await _bytes(request, self._limits.upload)
        return reply(await self._tables.upload(data, _lang(request)), 201)

    @guarded
    async def branch(self, request: Request) -> Response:
        self._brake(request)
        wish = await _body(request, protocol.Branch)
        table = await self._opened(request, wish.token)
        return reply(await self._tables.branch(table, wish.answers), 201)

    @guarded
    async def table(self, request: Request) -> Response:
        table = await self._watched(request)
        return reply(table.info(_tokens(request)))

    @guarded
    async def mine(self, request: Request) -> Response:
        wish = await _body(request, protocol.Mine)
        found = []
        for held in wish.held:
            try:
                table = await self._tables.get(held.table)
            except WaystoneError:
                continue
            if table.seats.known([held.token]):
                found.append(table.info([held.token]))
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
        wish = await _body(request, protocol.Report)
        table = await self._seated(request, wish.token)
        return reply(protocol.Reported(await table.report(wish.text)), 201)

    @guarded
    async def replay(self, request: Request) -> Response:
        table = await self._watched(request)
        if not table.seats.may_look_back(_tokens(request)):
            raise Refused("bad-token", "Spectators of this table may not look ahead.")
        return reply(await table.looks.replay())

    async def _watched(self, request: Request) -> Table:
        """The table, for somebody who may watch it."""
        table = await self._tables.get(request.path_params["table"])
        password = request.query_params.get("password", "")[:64]
        shown = (table.id, table.seats, _tokens(request), password, _address(request))
        if not await self._gate.admits(*shown):
            text = "This table is not open to spectators, or needs a password."
            raise Refused("bad-token", text)
        return table

    async def _opened(self, request: Request, *tokens: str) -> Table:
        """The table, for somebody who may see all of it."""
        table = await self._tables.get(request.path_params["table"])
        if not table.seats.may_open(list(tokens), table.session.end is not None):
            text = "While others play, only the owner of the table may have its save."
            raise Refused("not-yours", text)
        return table

    async def _seated(self, request: Request, token: str) -> Table:
        table = await self._tables.get(request.path_params["table"])
        if not table.seats.known([token]):
            raise Refused("bad-token", "This link opens no seat at this table.")
        return table

    def _brake(self, request: Request) -> None:
        """Nobody makes tables by the thousand."""
        if not self._makers.of(house(_address(request))).take():
            raise Refused("too-fast", "Too many tables in a short time; wait a moment.")


async def _bytes(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("too-large", f"That is more than {most} bytes.")
    return bytes(data)


async def _body(request: Request, kind: type[T]) -> T:
    data = await _bytes(request, MOST_BODY)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("malformed", f"The request cannot be read: {error}.") from None


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _tokens(request: Request) -> list[str]:
    return request.query_params.getlist("token")[:16]


def _lang(request: Request) -> protocol.Lang:
    """As the request says, else as the browser prefers."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return "ru" if asked.startswith("ru") else "en"


def _entry(rule: str, lang: protocol.Lang) -> Entry:
    try:
        return library(lang).entry(rule[:40])
    except UnknownRule as error:
        raise Refused("not-found", str(error)) from None


def _term(term: Term, lang: protocol.Lang) -> protocol.TermText:
    told = (term.russian, term.english) if lang == "ru" else (term.english, term.russian)
    return protocol.TermText(*told, term.meaning)


def _rule(
    entry: Entry, lang: protocol.Lang, terms: Sequence[protocol.TermText] = ()
) -> protocol.RuleText:
    book = library(lang).book(entry.game)
    words = [book.marks.get(tag, tag) for tag in sorted(entry.tags)]
    tags = {word: book.meanings.get(word, "") for word in words}
    return protocol.RuleText(
        entry.id, entry.game, entry.kind, entry.text, entry.title, tags, entry.lang, list(terms)
    )


def _known(game_id: str, lang: protocol.Lang) -> protocol.GameInfo | None:
    """A game that cannot be read is left out; the others can be played."""
    try:
        return _game_info(game_id, lang)
    except Exception:
        log.exception("the game %s cannot be read", game_id)
        return None


@cache
def _game_info(game_id: str, lang: protocol.Lang) -> protocol.GameInfo:
    game = find(game_id)
    content, _ = game.load_content()
    seats = [mode.seats for mode in game.modes]
    counts: dict[str, int] = {}
    for kind, _thing in definitions(content):
        counts[kind] = counts.get(kind, 0) + 1
    return protocol.GameInfo(
        game.id,
        game.name[lang],
        (min(low for low, _ in seats), max(high for _, high in seats)),
        [protocol.ModeInfo(m.id, m.name[lang], m.seats, m.cooperative) for m in game.modes],
        [
            protocol.ScenarioInfo(s.id, s.name[lang], s.seats, s.mode, s.group.get(lang, ""))
            for s in game.scenarios(content)
        ],
        [protocol.VariantInfo(v.id, v.name[lang], list(v.modes), v.instead) for v in game.variants],
        [
            protocol.ChoiceInfo(
                c.id,
                c.name[lang],
                [
                    protocol.ValueInfo(value, c.names.get(value, {}).get(lang, value))
                    for value in c.values
                ],
                list(c.modes),
            )
            for c in game.choices
        ],
        _bots(),
        counts,
        game.text(lang, content).words(),
    )


def _bots() -> list[str]:
    """The names of bots that can be asked for as they stand, the default first."""
    found = [DEFAULT]
    for name in bots.KINDS:
        with suppress(WaystoneError):
            bots.make(name, "")
            found.append(name)
    return list(dict.fromkeys(found))


@cache
def _cards(game_id: str, lang: protocol.Lang) -> list[protocol.CardText]:
    """The cards that a game shows, or else everything of its content that has a name."""
    game = find(game_id)
    content, _ = game.load_content()
    text = game.text(lang, content)
    shown = [_shown(card) for card in game.cards(content, text)]
    return shown or [
        protocol.CardText(
            thing.id, kind, text.name(thing.id), _printed(thing, text), _figures(thing)
        )
        for kind, thing in definitions(content)
        if getattr(thing, "name", None)
    ]


def _shown(card: Card) -> protocol.CardText:
    figures = {figure.name or figure.icon: figure.value for figure in card.figures}
    return protocol.CardText(card.id, card.kind, card.name, card.lines, figures, card)


def _printed(thing: Any, text: Text) -> list[str]:
    """The sentences of a definition's effects, and its own words."""
    lines = []
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, Struct) and text.has(f"effect-{tag_of(type(part))}"):
                lines.append(text.sentence(part))
        if name != "name" and isinstance(value, dict) and text.language in value:
            lines.append(str(value[text.language]))
    return lines


def _figures(thing: Any) -> dict[str, str]:
    values = {name: getattr(thing, name) for name in thing.__struct_fields__}
    return {name: str(v) for name, v in values.items() if type(v) is int}
