"""Reading every word of the content that means more than itself: numbers, conditions, moments,
treasures, ids, and what must be there in both languages. The types of `box` say which those are."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct

from waystone.kernel.lint import Mistake, unknown
from waystone.kernel.text import LANGUAGES

from ..box.definitions import Content
from ..box.notation import Between, Languages, Notation, Refers
from ..box.scenario import ScenarioDef
from ..box.treasures import treasure

Way = tuple[str | int, ...]


class Place(NamedTuple):
    """The definition that is being read; `page` is what a scenario names itself."""

    content: Content
    kind: str
    id: str
    page: Mapping[str, frozenset[str]]


def read_all(content: Content) -> Iterator[Mistake]:
    """Every mistake in the words of the content."""
    for kind, hint in get_type_hints(Content, include_extras=True).items():
        things = getattr(content, kind)
        if isinstance(things, dict):
            for name, thing in things.items():
                page = names_of(thing) if isinstance(thing, ScenarioDef) else {}
                yield from _read(Place(content, kind, name, page), get_args(hint)[1], thing, ())
        else:
            yield from _read(Place(content, kind, "", {}), hint, things, ())


def names_of(page: ScenarioDef) -> dict[str, frozenset[str]]:
    """What a scenario names itself."""
    marks = page.marks.values()
    return {
        "page.doors": frozenset(mark.door for mark in marks if mark.door),
        "page.plates": frozenset(mark.plate for mark in marks if mark.plate),
        "page.spots": frozenset(mark.spot for mark in marks if mark.spot),
        "page.objects": frozenset(thing.id for thing in page.objects),
        "page.named": frozenset(one.id for one in page.named),
        "page.sections": frozenset(page.sections),
    }


@cache
def _hints(kind: type[Struct]) -> list[tuple[str, str, object]]:
    """The fields of a Struct: name, name in files, type."""
    found = get_type_hints(kind, include_extras=True)
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return [(name, written, found[name]) for name, written in names]


def _read(place: Place, hint: object, value: object, at: Way) -> Iterator[Mistake]:
    """What is wrong with a value of a type, and all that is inside it."""
    if get_origin(hint) is Annotated:
        hint, *meanings = get_args(hint)
        for meaning in meanings:
            yield from _mean(place, meaning, value, at)
    if isinstance(value, Struct):
        for name, written, inner in _hints(type(value)):
            yield from _read(place, inner, getattr(value, name), (*at, written))
    elif isinstance(value, dict):
        keys, values = get_args(_fitting(hint, dict))
        for key, item in value.items():
            yield from _read(place, keys, key, (*at, str(key)))
            yield from _read(place, values, item, (*at, str(key)))
    elif isinstance(value, list | tuple):
        inner = get_args(_fitting(hint, type(value)))
        for n, item in enumerate(value):
            one = inner[min(n, len(inner) - 1)] if Ellipsis not in inner else inner[0]
            yield from _read(place, one, item, (*at, n))
    elif isinstance(value, str | int):
        for inner in get_args(hint):
            if get_origin(inner) is Annotated:
                yield from _read(place, inner, value, at)


def _fitting(hint: object, kind: type) -> object:
    """The part of a union that a container belongs to."""
    if get_origin(hint) is kind:
        return hint
    return next(inner for inner in get_args(hint) if get_origin(inner) is kind)


def _mean(place: Place, meaning: object, value: object, at: Way) -> Iterator[Mistake]:
    match meaning:
        case Notation() if isinstance(value, list):
            for n, item in enumerate(value):
                yield from _mean(place, meaning, item, (*at, n))
        case Notation() if isinstance(value, str) and value:
            try:
                found = meaning.read(value)
            except ValueError as error:
                yield Mistake(place.kind, place.id, str(error), at)
            else:
                if meaning.read is treasure:
                    yield from _inside(place, found, at)
        case Between() if isinstance(value, int) and not meaning.least <= value <= meaning.most:
            what = f"{value} is not between {meaning.least} and {meaning.most}"
            yield Mistake(place.kind, place.id, what, at)
        case Refers() if isinstance(value, str) and value:
            own = "." in meaning.kind
            known = (
                place.page.get(meaning.kind, ()) if own else getattr(place.content, meaning.kind)
            )
            yield from unknown(place.kind, place.id, meaning.noun, value, known, at)
        case Languages() if isinstance(value, dict) and value:
            for language in LANGUAGES:
                if not value.get(language):
                    what = f"the words in '{language}' are missing; write {{en: ..., ru: ...}}"
                    yield Mistake(place.kind, place.id, what, at)


def _inside(place: Place, found: object, at: Way) -> Iterator[Mistake]:
    """The ids inside a word that has been read."""
    if isinstance(found, Struct):
        for name, _, hint in _hints(type(found)):
            yield from _read(place, hint, getattr(found, name), at)
