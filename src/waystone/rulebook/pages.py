"""An entry of a rulebook as lines to read: its text, who proves it, who does it.

A line is a tuple of spans: plain text, or text with a style of `rich`.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

from waystone.rulebook.conformance import Conformance, NeedsCheckout, measure
from waystone.rulebook.entries import Entry
from waystone.rulebook.library import Rulebook, library

Line: TypeAlias = tuple[str | tuple[str, str], ...]

WORDS = {
    "en": {
        "rule": "rule",
        "example": "worked example",
        "ruling": "ruling",
        "tests": "Tests",
        "code": "Code",
        "none": "none",
        "terms": "Terms",
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
        "terms": "Термины",
        "more": "Ещё {n}; добавьте слово, чтобы сузить поиск.",
        "nothing": "Ни в одном правиле нет слов {words!r}.",
        "counts": "правил {rules}, разобранных примеров {examples}, толкований {rulings}",
    },
}


def page(entry: Entry, lang: str, found: Conformance | None = None) -> Iterator[Line]:
    """All there is to say of an entry; `found` spares measuring it again."""
    say = WORDS[lang]
    book = library().book(entry.game)
    tags = "".join(f" [{tag}]" for tag in sorted(entry.tags))
    yield (
        (entry.id, "bold cyan"),
        f"  {book.title}, {entry.title} ({say[entry.kind]})",
        (tags, "yellow"),
    )
    if entry.context:
        yield ((entry.context, "italic"),)
    yield (entry.text,)
    terms = _terms(book, entry) if lang == "ru" else []
    if terms:
        yield (f"{say['terms']}: ", "dim"), "; ".join(terms)
    yield ((f"rules/{entry.game}.md:{entry.line}", "dim"),)
    found = found or measured([entry])
    if found:
        for label, places in (("tests", found.tests), ("code", found.code)):
            own = ", ".join(str(place) for place in places.get(entry.id, []))
            yield (f"{say[label]}: ", "dim"), own or say["none"]


def measured(entries: list[Entry]) -> Conformance | None:
    """Who cites the entries; None where there are no tests to read."""
    try:
        return measure(ids=[entry.id for entry in entries])
    except NeedsCheckout:
        return None


def _terms(book: Rulebook, entry: Entry) -> list[str]:
    """The Russian of the glossary terms that the text uses."""
    terms = []
    for term in book.glossary:
        english = re.split(r" / |, | \(| \[", term.english)[0]
        if re.search(rf"\b{re.escape(english)}(?:s|es|ed)?\b", entry.text, re.IGNORECASE):
            terms.append(f"{english} = {term.russian}")
    return terms
