"""The rules as data: every rule, worked example and ruling of `rules/<game>.md`, and of its
translation `rules/<language>/<game>.md` where there is one. Files are found, not listed: a sixth
game is a sixth file."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path

from waystone.rulebook.entries import Entry, Hit, Section, Term, UnknownGame, UnknownRule
from waystone.rulebook.guides import Guide, guide
from waystone.rulebook.parsing import (
    glossary_of,
    marks_of,
    meanings_of,
    parse,
    prefix_of,
    title_of,
)
from waystone.rulebook.search import Index, stems, wordings, words_of

_TERMS = 4
_WAYS = 3
_ID = re.compile(r"[A-Z]{2,4}-[A-Z]{2,4}-\d+")


class Rulebook:
    """One game's rules, in English or as a translation of an original. Nothing is read before it
    is asked for."""

    def __init__(self, path: Path, lang: str = "en", original: "Rulebook | None" = None) -> None:
        self.path = path
        self.game = path.stem
        self.lang = lang
        self.original = original

    def __repr__(self) -> str:
        return f"Rulebook({self.game!r})"

    @cached_property
    def source(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def title(self) -> str:
        return title_of(self.source)

    @cached_property
    def prefix(self) -> str:
        """What the ids of this book start with."""
        return prefix_of(self.source)

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Every rule, worked example and ruling by its id, in the order of the book; what is not
        translated as the original has it."""
        if self.original is None:
            return self.own
        return {id: self.own.get(id, entry) for id, entry in self.original.entries.items()}

    @cached_property
    def own(self) -> Mapping[str, Entry]:
        """What this file itself says."""
        entries: dict[str, Entry] = {}
        for entry in parse(self.game, self.prefix, self.source, self.lang):
            if entry.id in entries:
                raise ValueError(
                    f"{self.path}:{entry.line}: {entry.id} is already at line "
                    f"{entries[entry.id].line}; give this one a number of its own."
                )
            entries[entry.id] = entry
        return entries

    @cached_property
    def rules(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries.values() if entry.kind == "rule")

    @cached_property
    def required(self) -> tuple[Entry, ...]:
        """The rules that a test has to prove: all but those tagged physical or design."""
        return tuple(rule for rule in self.rules if rule.required)

    @cached_property
    def examples(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries.values() if entry.kind == "example")

    @cached_property
    def rulings(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries.values() if entry.kind == "ruling")

    @cached_property
    def sections(self) -> Mapping[str, Section]:
        """The sections that hold rules, by code, in the order of the book."""
        rules: dict[str, list[Entry]] = {}
        for rule in self.rules:
            rules.setdefault(rule.section, []).append(rule)
        return {code: Section(code, own[0].title, tuple(own)) for code, own in rules.items()}

    @cached_property
    def glossary(self) -> tuple[Term, ...]:
        return tuple(glossary_of(self.source))

    def terms_in(self, entry: Entry) -> list[Term]:
        """The terms of the glossary that an entry uses, rare ones first. Common words need no
        explanation, and a line that lists many words is none."""
        text = f" {' '.join(stems(entry.text))} "
        found: list[tuple[int, Term]] = []
        for term in self.glossary:
            ways = wordings(term.russian if entry.lang == "ru" else term.english)
            used = [way for way in ways if way and f" {' '.join(way)} " in text]
            if used and term.meaning and len(ways) <= _WAYS:
                found.append((self.index.spread(used[0]), term))
        found.sort(key=lambda pair: pair[0])
        return [term for spread, term in found if spread * 10 < len(self.entries)][:_TERMS]

    @cached_property
    def marks(self) -> Mapping[str, str]:
        """The words of this book for the tags of its entries."""
        return {tag: word for word, tag in marks_of(self.source).items()}

    @cached_property
    def meanings(self) -> Mapping[str, str]:
        """What the words of this book for tags mean."""
        return meanings_of(self.source)

    @cached_property
    def index(self) -> Index:
        return Index(self.entries.values(), self.glossary)


class Library:
    """The rulebooks of a folder, in one language; without a translation, the original."""

    def __init__(self, folder: Path, lang: str = "en") -> None:
        self.folder = folder
        self.lang = lang
        self.books = {path.stem: Rulebook(path) for path in sorted(folder.glob("*.md"))}
        self.original = Library(folder) if lang != "en" else None
        if self.original is not None:
            for path in sorted((folder / lang).glob("*.md")):
                self.books[path.stem] = Rulebook(path, lang, self.original.book(path.stem))

    def book(self, game: str) -> Rulebook:
        if game not in self.books:
            known = ", ".join(self.books)
            near = get_close_matches(game.lower().replace("_", "-"), self.books, 1, 0.5)
            hint = f"did you mean {near[0]}?" if near else f"there are {known}."
            raise UnknownGame(f"No game is called {game!r}: {hint}")
        return self.books[game]

    def guide(self, game: str) -> Guide:
        """How to play, in five minutes."""
        return guide(self.folder, self.book(game).game, self.lang)

    def has(self, id: str) -> bool:
        return any(id in book.entries for book in self.books.values())

    def entry(self, id: str) -> Entry:
        """The rule, worked example or ruling with this id, in capitals or not. A letter after
        the number, as the books write it for an item (a) of a rule, finds the rule."""
        match = _ID.match(id.upper())
        if match:
            item = id[match.end() :].lower()
            for book in self.books.values():
                entry = book.entries.get(match[0]) if match[0].startswith(book.prefix) else None
                if entry and (not item or f"({item})" in entry.text):
                    return entry
        raise UnknownRule(f"No rulebook has {id}{self._near(id.upper())}")

    def section(self, id: str) -> tuple[Entry, ...]:
        """What stands in the section that `DG-BAT` (or `DG-EX`, `DG-AMB`) names."""
        prefix, _, code = id.upper().partition("-")
        for book in self.books.values():
            if book.prefix == prefix:
                found = tuple(entry for entry in book.entries.values() if entry.section == code)
                if found:
                    return found
        raise UnknownRule(f"No rulebook has a section {id}{self._near(id.upper())}")

    def _near(self, id: str) -> str:
        """How the sentence about an unknown id ends."""
        prefix, _, rest = id.partition("-")
        code, _, number = rest.partition("-")
        book = next((book for book in self.books.values() if book.prefix == prefix), None)
        if book is None:
            return "; ids start with " + ", ".join(b.prefix for b in self.books.values()) + "."
        same = [key for key in book.entries if key.startswith(f"{prefix}-{code}-")]
        digits = re.match(r"\d+", number)
        if same and digits:
            same.sort(key=lambda key: abs(int(key.rpartition("-")[2]) - int(digits[0])))
            return f"; the nearest are {' and '.join(sorted(same[:2]))}."
        known = book.entries if number else [f"{prefix}-{code}" for code in book.sections]
        near = get_close_matches(id, known, 3, 0.5)
        return f"; did you mean {' or '.join(near)}?" if near else "."

    def find(self, words: str | Sequence[str], games: Iterable[str] | None = None) -> list[Hit]:
        """Every entry that holds the words, best first; a Russian term of a game's glossary
        finds what the English one does. If no entry holds all the words, those with most. Words
        that no translation holds are looked for in the originals."""
        tokens = words_of(words if isinstance(words, str) else " ".join(words))
        books = self.books.values() if games is None else [self.book(game) for game in games]
        found = [match for book in books for match in book.index.find(tokens)]
        most = max((covered for covered, _ in found), default=0)
        hits = [hit for covered, hit in found if covered == most]
        hits.sort(key=lambda hit: -hit.score)
        if self.original is not None and not hits:
            originals = self.original.find(words, games)
            return [Hit(self.entry(hit.entry.id), hit.score) for hit in originals]
        return hits

    def terms(
        self, words: str | Sequence[str], games: Iterable[str] | None = None
    ) -> list[tuple[str, Term]]:
        """The glossary lines, each with its game, whose Russian or English is these words."""
        asked = set(stems(words if isinstance(words, str) else " ".join(words)))
        books = self.books.values() if games is None else [self.book(game) for game in games]
        return [
            (book.game, term)
            for book in books
            for term in book.glossary
            if any(asked == set(words) for words in wordings(term.russian, term.english))
        ]


def rules_folder() -> Path:
    """In a checkout `rules/` at its root; in an installed wheel `rules/` inside the package."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "rules"
    return installed if installed.is_dir() else package.parents[1] / "rules"


@cache
def library(lang: str = "en") -> Library:
    """The rulebooks that came with this installation."""
    return Library(rules_folder(), lang)
