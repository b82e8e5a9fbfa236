"""`waystone rules`: a rule by its id, a section (`DG-BAT`), the rules that hold the words, or how
to play a game and the topics of its book (`waystone rules dungeoneer`).

With `--json`: `{"entries": [{"id", "game", "kind", "section", "title", "text", "context", "tags",
"line", "lang", "required", "tests": [places], "code": [places, with functions if there are few
entries]}], "terms": [{"game", "russian", "english", "meaning"}]}`; a search adds `"score"`, best
first, and the glossary's `terms`; a game: `{"guide": {"game", "lang", "title", "parts":
[{"title", "text"}]}, "topics": {section: title}}`; no words at all: `{"games": {id: {"title",
"prefix", "rules", "examples", "rulings"}}}`.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from waystone.cli.arguments import language
from waystone.cli.printing import print_json, print_lines
from waystone.kernel.errors import WaystoneError
from waystone.rulebook.entries import Entry, Hit, Term, UnknownRule
from waystone.rulebook.guides import Guide
from waystone.rulebook.library import Rulebook, library
from waystone.rulebook.pages import WORDS, Line, measured, page, places_of

_ID_LIKE = re.compile(r"[A-Za-z]{2,4}-[A-Za-z]{2,4}-\d+[a-z]?")
_SECTION_LIKE = re.compile(r"[A-Z]{2,4}-[A-Z]{2,4}")
_SHOWN = 20
_IN_FULL = 5


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("words", nargs="*")
    command.add_argument("--lang", default="en")
    command.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    return look_up(args.words, language(args.lang), args.json)


def look_up(words: list[str], lang: str = "en", as_json: bool = False) -> int:
    say = WORDS[lang]
    rules = library(lang)
    books = rules.books
    if not words:
        _print_books(books.values(), say, as_json)
        return 0
    if len(words) == 1 and words[0] in books:
        _print_guide(rules.guide(words[0]), books[words[0]], say, as_json)
        return 0
    hits: list[Hit] = []
    terms: list[tuple[str, Term]] = []
    try:
        if all(_ID_LIKE.fullmatch(word) for word in words):
            entries = [rules.entry(word) for word in words]
        elif all(_SECTION_LIKE.fullmatch(word) for word in words):
            entries = [entry for word in words for entry in rules.section(word)]
        else:
            hits = rules.find(words)
            terms = rules.terms(words)
            entries = [hit.entry for hit in hits]
    except UnknownRule as unknown:
        raise WaystoneError(str(unknown)) from None
    if as_json:
        print_json(_entries_json(entries, hits, terms))
    elif hits or terms:
        print_lines(_term(books[game], term) for game, term in terms)
        print_lines(_first_line(hit.entry) for hit in hits[:_SHOWN])
        if len(hits) > _SHOWN:
            print_lines([((say["more"].format(n=len(hits) - _SHOWN), "dim"),)])
    elif len(entries) > _IN_FULL:
        print_lines(map(_first_line, entries))
    else:
        print_lines(_pages(entries, lang))
    if not entries and not terms:
        print(say["nothing"].format(words=" ".join(words)), file=sys.stderr)
        return 1
    return 0


def _counts(book: Rulebook) -> dict[str, int]:
    return {
        "rules": len(book.rules),
        "examples": len(book.examples),
        "rulings": len(book.rulings),
    }


def _print_books(books: Iterable[Rulebook], say: dict[str, str], as_json: bool) -> None:
    if as_json:
        heads = {b.game: {"title": b.title, "prefix": b.prefix, **_counts(b)} for b in books}
        print_json({"games": heads})
        return
    for book in books:
        counts = say["counts"].format(**_counts(book))
        print_lines([((f"{book.prefix}  ", "bold cyan"), (book.title, "bold"), f": {counts}")])


def _print_guide(guide: Guide, book: Rulebook, say: dict[str, str], as_json: bool) -> None:
    topics = {f"{book.prefix}-{code}": part.title for code, part in book.sections.items()}
    if as_json:
        page = {**guide._asdict(), "parts": [part._asdict() for part in guide.parts]}
        print_json({"guide": page, "topics": topics})
        return
    print_lines([((guide.title or book.title, "bold"),)])
    for part in guide.parts:
        print_lines([("",), ((part.title, "bold cyan"),), (part.text.replace("**", ""),)])
    print_lines([("",), ((say["topics"], "bold cyan"),)])
    print_lines(((code, "cyan"), f"  {title}") for code, title in topics.items())


def _pages(entries: list[Entry], lang: str) -> Iterator[Line]:
    found = measured(entries)
    for at, entry in enumerate(entries):
        if at:
            yield ("",)
        yield from page(entry, lang, found)


def _first_line(entry: Entry) -> Line:
    return (entry.id, "bold cyan"), f"  {entry.text.partition(chr(10))[0]}"


def _term(book: Rulebook, term: Term) -> Line:
    meaning = f": {term.meaning}" if term.meaning else ""
    return (f"{term.russian} = {term.english}", "bold"), f"{meaning} ({book.title})"


def _entries_json(
    entries: list[Entry], hits: list[Hit], terms: list[tuple[str, Term]]
) -> dict[str, Any]:
    few = len(entries) <= _IN_FULL
    found = measured(entries if few else [])
    rows = []
    for at, entry in enumerate(entries):
        row = asdict(entry)
        row["tags"] = sorted(entry.tags)
        row["required"] = entry.required
        row["tests"] = [str(place) for place in found.tests.get(entry.id, [])] if found else []
        row["code"] = places_of(found, entry, functions=few) if found else []
        if hits:
            row["score"] = hits[at].score
        rows.append(row)
    return {
        "entries": rows,
        "terms": [{"game": game, **term._asdict()} for game, term in terms],
    }
