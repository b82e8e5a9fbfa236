"""The games and their cards, as they are told over HTTP."""

import logging
from contextlib import suppress
from functools import cache

from msgspec import Struct

from waystone import bots
from waystone.kernel.content import definitions, tag_of
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import find, ids
from waystone.kernel.lesson import lessons
from waystone.kernel.text import LANGUAGES, Text
from waystone.kernel.view import Card
from waystone.rulebook.library import library

from .. import protocol
from ..table.driver import DEFAULT
from .sheets import Sheets

log = logging.getLogger("waystone.server")


async def games(sheets: Sheets, templates: bool, lang: protocol.Lang) -> bytes:
    """All games. One that cannot be read is left out; the others can be played."""
    found = []
    for game_id in ids(templates=templates):
        try:
            found.append((await sheets.of(game_info, game_id, lang)).plain)
        except Exception:
            log.exception("the game %s cannot be read", game_id)
    return b"[" + b",".join(found) + b"]"


def opened(game_id: str) -> str:
    """The game of this id, read with all by which it is taught."""
    game = find(game_id)
    game.load_content()
    lessons(game)
    for lang in LANGUAGES:
        if game.id in library(lang).books:
            library(lang).book(game.id).entries  # noqa: B018 - read once
    return game.id


@cache
def game_info(game_id: str, lang: protocol.Lang) -> protocol.GameInfo:
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
        [
            protocol.ChapterInfo(lesson.id, lesson.title.of(lang), len(lesson.beats))
            for lesson in lessons(game).values()
        ],
    )


def _bots() -> list[str]:
    """The names of bots that can be asked for as they stand, the default first."""
    found = [DEFAULT]
    for name in bots.KINDS:
        with suppress(WaystoneError):
            bots.make(name, "")
            found.append(name)
    return list(dict.fromkeys(found))


def cards_of(game_id: str, lang: protocol.Lang) -> list[protocol.CardText]:
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


def _printed(thing: Struct, text: Text) -> list[str]:
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


def _figures(thing: Struct) -> dict[str, str]:
    values = {name: getattr(thing, name) for name in thing.__struct_fields__}
    return {name: str(v) for name, v in values.items() if type(v) is int}
