"""An entry of a rulebook as lines to read: its text, who proves it, who does it.

A line is a tuple of spans: plain text, or text with a style of `rich`.
"""

from collections.abc import Iterator
from typing import TypeAlias

from waystone.rulebook.citations import function_at
from waystone.rulebook.conformance import Conformance, NeedsCheckout, measure
from waystone.rulebook.entries import Entry
from waystone.rulebook.library import library

Line: TypeAlias = tuple[str | tuple[str, str], ...]

WORDS = {
    "en": {
        "rule": "rule",
        "example": "worked example",
        "ruling": "ruling",
        "tests": "Tests",
        "code": "Code",
        "none": "none",
        "topics": "Topics",
        "more": "{n} more; add a word to narrow it down.",
        "nothing": "No rule holds the words {words!r}.",
        "counts": "{rules} rules, {examples} worked examples, {rulings} rulings",
    },
    "ru": {
        "rule": "правило",
        "example": "разобранный пример",
        "ruling": "толкование",
        "tests": "Тесты",
        "code": "Код",
        "none": "нет",
        "topics": "По темам",
        "more": "Ещё {n}; добавьте слово, чтобы сузить поиск.",
        "nothing": "Ни в одном правиле нет слов {words!r}.",
        "counts": "правил {rules}, разобранных примеров {examples}, толкований {rulings}",
    },
}


def page(entry: Entry, lang: str, found: Conformance | None = None) -> Iterator[Line]:
    """All there is to say of an entry; `found` spares measuring it again."""
    say = WORDS[lang]
    book = library(lang).book(entry.game)
    tags = "".join(f" [{book.marks.get(tag, tag)}]" for tag in sorted(entry.tags))
    yield (
        (entry.id, "bold cyan"),
        f"  {book.title}, {entry.title} ({say[entry.kind]})",
        (tags, "yellow"),
    )
    if entry.context:
        yield ((entry.context, "italic"),)
    yield (entry.text,)
    for term in book.terms_in(entry):
        name = term.russian if lang == "ru" else term.english
        yield (f"{name}: ", "dim"), term.meaning
    folder = "rules" if entry.lang == "en" else f"rules/{entry.lang}"
    yield ((f"{folder}/{entry.game}.md:{entry.line}", "dim"),)
    found = found or measured([entry])
    if found:
        code = places_of(found, entry)
        for label, places in (("code", code), ("tests", map(str, found.tests.get(entry.id, [])))):
            own = list(places)
            yield (f"{say[label]}: ", "dim"), "" if own else say["none"]
            yield from ((f"  {place}",) for place in own)


def places_of(found: Conformance, entry: Entry, functions: bool = True) -> list[str]:
    """Where the code cites the entry: file, line and function."""
    told = []
    for place in found.code.get(entry.id, []):
        function = ""
        if functions and place.path.endswith(".py"):
            function = function_at((found.root / place.path).read_text("utf-8"), place.line)
        told.append(f"{place} {function}".rstrip())
    return told


def measured(entries: list[Entry]) -> Conformance | None:
    """Who cites the entries; None where there are no tests to read."""
    try:
        return measure(ids=[entry.id for entry in entries])
    except NeedsCheckout:
        return None
