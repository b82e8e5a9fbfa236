"""`waystone rules` and `waystone conformance`.

To a terminal they print with colour; into a pipe or a file, plain lines. With `--json`:

- `rules`: `{"entries": [{"id", "game", "kind", "section", "title", "text", "context", "tags",
  "line", "required", "tests": [places], "code": [places]}], "terms": [{"game", "russian",
  "english", "meaning"}]}`; a search adds `"score"`, best first, and the glossary's `terms`;
  no words at all: `{"games": {id: {"title", "prefix", "rules", "examples", "rulings"}}}`;
- `conformance`: as `waystone.conformance.Conformance.report` says.
"""

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from waystone.conformance import Conformance, NeedsCheckout, fallen, measure, raise_ratchet
from waystone.rulebook import Entry, Hit, Rulebook, Term, UnknownGame, UnknownRule, library

_ID_LIKE = re.compile(r"[A-Za-z]{2,4}-[A-Za-z]{2,4}-\d+[a-z]?")
_SECTION_LIKE = re.compile(r"[A-Z]{2,4}-[A-Z]{2,4}")
_SHOWN = 20
_IN_FULL = 5

_WORDS = {
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


def rules_command(words: list[str], lang: str = "en", as_json: bool = False) -> int:
    """Print the rule with an id, a section (`DG-BAT`), or the rules that hold the words."""
    if lang not in _WORDS:
        return _fail(f"Rules are shown in {' or '.join(_WORDS)}, not in {lang!r}.")
    say = _WORDS[lang]
    books = library().books
    if not words:
        _print_books(books.values(), say, as_json)
        return 0
    hits: list[Hit] = []
    terms: list[tuple[str, Term]] = []
    try:
        if all(_ID_LIKE.fullmatch(word) for word in words):
            entries = [library().entry(word) for word in words]
        elif all(_SECTION_LIKE.fullmatch(word) for word in words):
            entries = [entry for word in words for entry in library().section(word)]
        else:
            hits = library().find(words)
            terms = library().terms(words)
            entries = [hit.entry for hit in hits]
    except UnknownRule as unknown:
        return _fail(str(unknown))
    if as_json:
        _print_json(_entries_json(entries, hits, terms))
    elif hits or terms:
        _print_terms(terms)
        _print_hits(hits, say)
    elif len(entries) > _IN_FULL:
        _print_list(entries)
    else:
        _print_entries(entries, say, lang)
    if not entries and not terms:
        print(say["nothing"].format(words=" ".join(words)), file=sys.stderr)
        return 1
    return 0


def conformance_command(
    game: str | None = None, as_json: bool = False, ratchet: bool = False
) -> int:
    """Report what the tests prove; 1 if coverage fell or an id is cited that does not exist."""
    try:
        found = measure()
        games = [game] if game else list(found.library.books)
        report = found.report(games)
    except (NeedsCheckout, UnknownGame) as error:
        return _fail(str(error))
    raised = raise_ratchet(found, games) if ratchet else {}
    fell = [sentence for sentence in (fallen(found, each) for each in games) if sentence]
    if as_json:
        _print_json(report)
    else:
        _print_conformance(found, games, detailed=game is not None)
        for each, figures in raised.items():
            _line(f"Ratchet of {each}: {figures['rules']} rules, {figures['examples']} examples.")
    for sentence in [*fell, *_complaints(found)]:
        print(sentence, file=sys.stderr)
    return 1 if fell or found.unknown or found.problems else 0


def _complaints(found: Conformance) -> list[str]:
    unknown = [
        f"{places[0]} cites {id}, which is in no rulebook." for id, places in found.unknown.items()
    ]
    return unknown + [f"{problem.place}: {problem.sentence}" for problem in found.problems]


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


# Output: a line is plain text, or spans of (text, rich style).


def _line(*spans: str | tuple[str, str]) -> None:
    pairs = [(span, "") if isinstance(span, str) else span for span in spans]
    if not sys.stdout.isatty():
        print("".join(text for text, _ in pairs))
        return
    from rich.console import Console
    from rich.text import Text

    Console(highlight=False).print(Text.assemble(*pairs))


def _table(heads: list[str], rows: list[list[str]]) -> None:
    """Columns of figures after one of names."""
    if sys.stdout.isatty():
        from rich import box
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD)
        for at, head in enumerate(heads):
            table.add_column(head, justify="right" if at else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        Console(highlight=False).print(table)
        return
    widths = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    for row in [heads, *rows]:
        cells = [row[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(row, widths, strict=True))]
        print("  ".join([cells[0], *cells[2:]]).rstrip())


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _counts(book: Rulebook) -> dict[str, int]:
    return {
        "rules": len(book.rules),
        "examples": len(book.examples),
        "rulings": len(book.rulings),
    }


def _print_books(books: Iterable[Rulebook], say: dict[str, str], as_json: bool) -> None:
    if as_json:
        heads = {b.game: {"title": b.title, "prefix": b.prefix, **_counts(b)} for b in books}
        _print_json({"games": heads})
        return
    for book in books:
        counts = say["counts"].format(**_counts(book))
        _line((f"{book.prefix}  ", "bold cyan"), (book.title, "bold"), f": {counts}")


def _measured(entries: list[Entry]) -> Conformance | None:
    """Who cites the entries; None where there are no tests to read."""
    try:
        return measure(ids=[entry.id for entry in entries] if len(entries) <= _IN_FULL else ())
    except NeedsCheckout:
        return None


def _entries_json(
    entries: list[Entry], hits: list[Hit], terms: list[tuple[str, Term]]
) -> dict[str, Any]:
    found = _measured(entries)
    rows = []
    for at, entry in enumerate(entries):
        row = asdict(entry)
        row["tags"] = sorted(entry.tags)
        row["required"] = entry.required
        row["tests"] = [str(place) for place in found.tests.get(entry.id, [])] if found else []
        row["code"] = [str(place) for place in found.code.get(entry.id, [])] if found else []
        if hits:
            row["score"] = hits[at].score
        rows.append(row)
    return {
        "entries": rows,
        "terms": [{"game": game, **term._asdict()} for game, term in terms],
    }


def _print_entries(entries: list[Entry], say: dict[str, str], lang: str) -> None:
    found = _measured(entries)
    for at, entry in enumerate(entries):
        if at:
            _line("")
        book = library().book(entry.game)
        tags = "".join(f" [{tag}]" for tag in sorted(entry.tags))
        _line(
            (entry.id, "bold cyan"),
            f"  {book.title}, {entry.title} ({say[entry.kind]})",
            (tags, "yellow"),
        )
        if entry.context:
            _line((entry.context, "italic"))
        _line(entry.text)
        if lang == "ru":
            terms = _terms(book, entry)
            if terms:
                _line((f"{say['terms']}: ", "dim"), "; ".join(terms))
        _line((f"rules/{entry.game}.md:{entry.line}", "dim"))
        if found:
            for label, places in (("tests", found.tests), ("code", found.code)):
                own = ", ".join(str(place) for place in places.get(entry.id, []))
                _line((f"{say[label]}: ", "dim"), own or say["none"])


def _terms(book: Rulebook, entry: Entry) -> list[str]:
    """The Russian of the glossary terms that the text uses."""
    terms = []
    for term in book.glossary:
        english = re.split(r" / |, | \(| \[", term.english)[0]
        if re.search(rf"\b{re.escape(english)}(?:s|es|ed)?\b", entry.text, re.IGNORECASE):
            terms.append(f"{english} = {term.russian}")
    return terms


def _print_list(entries: Iterable[Entry]) -> None:
    for entry in entries:
        _line((entry.id, "bold cyan"), f"  {entry.text.partition(chr(10))[0]}")


def _print_terms(terms: Iterable[tuple[str, Term]]) -> None:
    for game, term in terms:
        title = library().book(game).title
        meaning = f": {term.meaning}" if term.meaning else ""
        _line((f"{term.russian} = {term.english}", "bold"), f"{meaning} ({title})")


def _print_hits(hits: list[Hit], say: dict[str, str]) -> None:
    _print_list(hit.entry for hit in hits[:_SHOWN])
    if len(hits) > _SHOWN:
        _line((say["more"].format(n=len(hits) - _SHOWN), "dim"))


def _print_conformance(found: Conformance, games: list[str], detailed: bool) -> None:
    rows = []
    for game in games:
        book = found.library.book(game)
        name = book.title if not detailed else f"{book.title}, all"
        rows.append(_row(found, name, book.required, book.examples))
    if detailed:
        for section in found.library.book(games[0]).sections.values():
            rows.append(_row(found, f"{section.code} {section.title}", section.required, ()))
    _table(["", "rules", "tested", "cited", "examples", "tested"], rows)
    if detailed:
        book = found.library.book(games[0])
        missing = found.untested([*book.required, *book.examples])
        if missing:
            _line(("Untested: ", "bold"), ", ".join(entry.id for entry in missing))


def _row(
    found: Conformance, name: str, rules: Iterable[Entry], examples: Iterable[Entry]
) -> list[str]:
    rules, examples = list(rules), list(examples)
    figures = [len(rules), len(found.tested(rules)), len(found.cited(rules))]
    shown = [str(figure) for figure in figures]
    proved = [str(len(examples)), str(len(found.tested(examples)))] if examples else ["", ""]
    return [name, *shown, *proved]
