"""Names of things that are not there, names that are taken, words in one language only."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from waystone.kernel.content import definitions
from waystone.kernel.lint import Mistake, unknown
from waystone.kernel.text import LANGUAGES

from ..box.abilities import AmberSpawnTrait, ChangingWeather
from ..box.definitions import Content
from ..box.encounter import AddToDeck
from ..box.instructions import EraseStatus, MarkStatus, Move, PlaceKing, StartChapter, Swap
from ..box.island import CampaignDef, ChapterDef, StatusDef
from ..box.layout import versions
from ..box.requirements import HasStatus, Place, Revealed
from .walking import At, everything, parts, written

ID = re.compile(r"[a-z0-9][a-z0-9-]*")

NAMED: dict[str, tuple[str, str]] = {
    "status": ("Status", "statuses"),
    "secret": ("Secret", "secrets"),
    "item": ("item", "items"),
    "card": ("card", "cards"),
    "character": ("character", "characters"),
    "encounter": ("encounter", "encounters"),
    "named": ("encounter", "encounters"),
    "event": ("event", "events"),
    "lead": ("lead", "leads"),
    "condition": ("Condition", "conditions"),
    "companion": ("companion", "companions"),
    "king": ("King", "kings"),
    "ending": ("ending", "endings"),
    "echo": ("achievement", "echoes"),
    "verse": ("verse", "verses"),
    "goto": ("verse", "verses"),
    "won": ("verse", "verses"),
    "lost": ("verse", "verses"),
    "grey": ("verse", "verses"),
    "memory": ("verse", "verses"),
    "meeting": ("verse", "verses"),
    "explore": ("verse", "verses"),
    "vision": ("verse", "verses"),
    "lore": ("verse", "verses"),
    "failure": ("verse", "verses"),
    "rescue": ("verse", "verses"),
    "version": ("Location", "locations"),
    "chapter": ("chapter", "chapters"),
    "spawns": ("encounter", "encounters"),
    "weather": ("event", "events"),
}
"""Which kind of thing a field names, where its value is a word."""

WORDS = ("text", "name", "title", "hint", "story", "flavour")


def references(content: Content) -> Iterator[Mistake]:
    for kind, definition in definitions(content):
        yield from references_in(content, kind, definition)


def references_in(content: Content, kind: str, definition: Any) -> Iterator[Mistake]:
    name = definition.id
    for part, at in parts(definition):
        yield from named(content, kind, name, part, at)
        yield from numbered(content, kind, name, part, at)
        yield from listed(content, kind, name, part, at)
        yield from marked(content, kind, name, part, at)


def named(content: Content, kind: str, name: str, part: Struct, at: At) -> Iterator[Mistake]:
    for field in part.__struct_fields__:
        value = getattr(part, field)
        noun, among = what_it_names(part, field)
        if isinstance(value, str) and among and (value or field in required(type(part))):
            where = (*at, written(part, field))
            yield from unknown(kind, name, noun, value, getattr(content, among), where)


@cache
def required(kind: type[Struct]) -> set[str]:
    return {field.name for field in fields(kind) if field.required}


def what_it_names(part: Struct, field: str) -> tuple[str, str]:
    if isinstance(part, PlaceKing):
        return ("rules card of a King", "king_cards") if field == "card" else ("", "")
    if isinstance(part, StartChapter):
        return "chapter", "chapters"
    if isinstance(part, Revealed):
        return "", ""
    return NAMED.get(field, ("", ""))


def numbered(content: Content, kind: str, name: str, part: Struct, at: At) -> Iterator[Mistake]:
    """Locations by their number."""
    places: list[object] = list(part.numbers) if isinstance(part, Place) else []
    places.append(getattr(part, "location", 0))
    if isinstance(part, Move):
        places.append(part.to)
    elif isinstance(part, CampaignDef):
        places.append(part.start)
    for number in places:
        if isinstance(number, int) and number and number not in versions(content):
            yield Mistake(kind, name, f"there is no Location {number}", at)
    if isinstance(part, Swap) and part.version not in versions(content).get(part.location, ()):
        what = f"{part.version} is no version of Location {part.location}"
        yield Mistake(kind, name, what, (*at, "with"))


def listed(content: Content, kind: str, name: str, part: Struct, at: At) -> Iterator[Mistake]:
    """Lists of names."""
    match part:
        case ChapterDef():
            for n, event in enumerate(part.events):
                yield from unknown(kind, name, "event", event, content.events, (*at, "events", n))
        case AmberSpawnTrait():
            for n, one in enumerate(part.spawn):
                yield from unknown(kind, name, "Spawn", one, content.spawn, (*at, "spawn", n))
        case ChangingWeather():
            for n, one in enumerate(part.weather):
                where = (*at, "weather", n)
                yield from unknown(kind, name, "weather", one, content.weather, where)
        case AddToDeck():
            known = {*content.cards, *content.spawn, *content.weather}
            for n, one in enumerate(part.cards):
                yield from unknown(kind, name, "card", one, known, (*at, "cards", n))
        case _:
            pass


def marked(content: Content, kind: str, name: str, part: Struct, at: At) -> Iterator[Mistake]:
    """TG-STA-01: parts of a Status are numbered from 1."""
    if isinstance(part, HasStatus | MarkStatus | EraseStatus):
        known = content.statuses.get(part.status)
        least = 0 if isinstance(part, HasStatus) else 1
        if known is not None and not least <= part.part <= known.parts:
            what = f"{part.status} has no part {part.part}; there are 1 to {known.parts}"
            yield Mistake(kind, name, what, (*at, "part"))
    elif isinstance(part, StatusDef):
        for number in part.notes:
            if number not in {str(n + 1) for n in range(part.parts)}:
                what = f"it has no part {number}; there are 1 to {part.parts}"
                yield Mistake(kind, name, what, ("notes", number))


def names(content: Content) -> Iterator[Mistake]:
    """Ids of small letters, digits and hyphens, each of one thing only; words in both languages."""
    taken: dict[str, str] = {}
    for kind, definition in definitions(content):
        found: list[tuple[str, At]] = [(definition.id, ("id",))]
        if kind == "locations":
            faces = (("clear", definition.clear), ("wyrd", definition.wyrd))
            actions = {
                action.id: (side, "actions", n, "id")
                for side, face in faces
                for n, action in enumerate(face.actions)
            }
            found += list(actions.items())
        for name, at in found:
            if not ID.fullmatch(name):
                what = "an id is small letters, digits and hyphens"
                yield Mistake(kind, definition.id, what, at)
            if taken.get(name, definition.id) != definition.id or (name in taken and at == ("id",)):
                what = f"the id '{name}' is taken by {taken[name]}; choose another"
                yield Mistake(kind, definition.id, what, at)
            taken[name] = definition.id
    for kind, name, part, at in everything(content):
        for field in part.__struct_fields__:
            value = getattr(part, field)
            if field in WORDS and isinstance(value, dict) and value:
                for language in LANGUAGES:
                    if language not in value:
                        what = f"it says nothing in '{language}'"
                        yield Mistake(kind, name, what, (*at, written(part, field)))
