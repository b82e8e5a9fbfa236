"""What of the rules is proved by a test and cited by the code, and what is missing. Code cites a
rule by naming its id anywhere in `src/`: in code, a string or a comment."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

from waystone.rulebook.citations import Place, Problem, citations, pattern
from waystone.rulebook.entries import Entry
from waystone.rulebook.library import Library, Rulebook
from waystone.rulebook.marks import Marks

Figures: TypeAlias = dict[str, int]

_CITED_SUFFIXES = frozenset({".py", ".yaml", ".yml", ".ftl", ".json", ".md", ".ts", ".svelte"})
_NOT_WRITTEN_HERE = ("src/waystone/rules/", "src/waystone/server/static/")


class NeedsCheckout(RuntimeError):
    """Tests are not part of an installed wheel."""


@dataclass
class Conformance:
    """The rulebooks of a checkout held against its tests and its code."""

    root: Path
    library: Library
    tests: dict[str, list[Place]] = field(default_factory=dict)
    code: dict[str, list[Place]] = field(default_factory=dict)
    unknown: dict[str, list[Place]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @cached_property
    def ids(self) -> re.Pattern[str] | None:
        prefixes = [book.prefix for book in self.library.books.values() if book.prefix]
        return pattern(prefixes) if prefixes else None

    def tested(self, entries: Iterable[Entry]) -> list[Entry]:
        return [entry for entry in entries if entry.id in self.tests]

    def untested(self, entries: Iterable[Entry]) -> list[Entry]:
        return [entry for entry in entries if entry.id not in self.tests]

    def cited(self, entries: Iterable[Entry]) -> list[Entry]:
        return [entry for entry in entries if entry.id in self.code]

    def uncited(self, entries: Iterable[Entry]) -> list[Entry]:
        return [entry for entry in entries if entry.id not in self.code]

    def figures(self, game: str) -> Figures:
        """What the ratchet holds: how many required rules and examples are tested, and how many
        required rules are cited."""
        book = self.library.book(game)
        return {
            "rules": len(self.tested(book.required)),
            "examples": len(self.tested(book.examples)),
            "cited": len(self.cited(book.required)),
        }

    def report(self, games: Iterable[str] | None = None) -> dict[str, Any]:
        """The stable JSON of `waystone conformance --json`. `tested`, `cited`, `untested`
        and `uncited` are of the required rules, so `required` is `tested` and `untested`
        together, and `cited` and `uncited` too."""
        chosen = list(self.library.books if games is None else games)
        return {
            "games": {game: self._game(self.library.book(game)) for game in chosen},
            "unknown": {id: [str(at) for at in places] for id, places in self.unknown.items()},
            "problems": [f"{problem.place}: {problem.sentence}" for problem in self.problems],
        }

    def _game(self, book: Rulebook) -> dict[str, Any]:
        return {
            "rules": {
                "total": len(book.rules),
                "required": len(book.required),
                "tested": len(self.tested(book.required)),
                "cited": len(self.cited(book.required)),
                "untested": [rule.id for rule in self.untested(book.required)],
                "uncited": [rule.id for rule in self.uncited(book.required)],
            },
            "examples": {
                "total": len(book.examples),
                "tested": len(self.tested(book.examples)),
                "untested": [example.id for example in self.untested(book.examples)],
            },
            "rulings": {
                "total": len(book.rulings),
                "tested": len(self.tested(book.rulings)),
                "cited": len(self.cited(book.rulings)),
            },
            "sections": {
                section.code: {
                    "title": section.title,
                    "required": len(section.required),
                    "tested": len(self.tested(section.required)),
                    "cited": len(self.cited(section.required)),
                }
                for section in book.sections.values()
            },
        }


def checkout() -> Path:
    """The source checkout: the one that this package is in, else the current folder."""
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if all((root / part).is_dir() for part in ("tests", "rules", "src/waystone")):
            return root
    raise NeedsCheckout(
        "Conformance needs a source checkout, because it reads the tests: "
        "run it inside a clone of the repository."
    )


def measure(root: Path | None = None, ids: Collection[str] = ()) -> Conformance:
    """Read every test, source file and page of the checkout; of the tests, if ids are given, only
    the files that name one of them."""
    root = root or checkout()
    found = Conformance(root, Library(root / "rules"))
    for path in sorted((root / "tests").rglob("*.py")):
        _read_tests(found, path, ids)
    for path in sorted((root / "src").rglob("*")):
        inside = path.relative_to(root).as_posix()
        if path.suffix in _CITED_SUFFIXES and not inside.startswith(_NOT_WRITTEN_HERE):
            taught = path.parent.name == "lessons"
            _read_citations(found, path, None if taught else found.code)
    for path in [] if ids else sorted([*root.glob("docs/**/*.md"), *root.glob("rules/**/*.md")]):
        _read_citations(found, path, None)
    return found


def _read_citations(found: Conformance, path: Path, into: dict[str, list[Place]] | None) -> None:
    if found.ids is None:
        return
    inside = path.relative_to(found.root).as_posix()
    text = path.read_text(encoding="utf-8")
    meant = [
        (cited.id, cited.line)
        for cited in citations(found.ids, text)
        if not cited.between or found.library.has(cited.id)
    ]
    for id, line in dict.fromkeys(meant):
        if not found.library.has(id):
            found.unknown.setdefault(id, []).append(Place(inside, line))
        elif into is not None:
            into.setdefault(id, []).append(Place(inside, line))


def _read_tests(found: Conformance, path: Path, ids: Collection[str]) -> None:
    text = path.read_text(encoding="utf-8")
    if ids and not any(id in text for id in ids):
        return
    _read_citations(found, path, None)
    if "mark.rule" not in text:
        return
    marks = Marks(path.relative_to(found.root).as_posix(), text)
    found.problems += marks.problems
    for id, place in marks.proved:
        if found.library.has(id):
            found.tests.setdefault(id, []).append(place)
        elif id not in found.unknown:
            found.unknown[id] = [place]
