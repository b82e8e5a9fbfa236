"""The rules as data: every rule, worked example and ruling of `rules/<game>.md`.

A rulebook is one markdown file. What the parser knows about the five of them:

- An entry is a list item or a table row that opens with its id in bold: `- **DG-BAT-nn** ...`,
  `| **RB-CAC-nn** | ...`. Its kind is in its id: `EX` is a worked example, `AMB` a ruling on a
  silent or ambiguous point, anything else a rule of that section.
- Where a file numbers its rulings `1.`, `2.` under its chapter of rulings (Machina Arcana, cited
  there as "§11-nn"), they get the ids that the other files print: `MA-AMB-nn`.
- A table below an entry belongs to it. A paragraph above entries is their context.
- A tag stands in square brackets, after what it covers, or in the heading of a section and then
  covers all of it. The words that are tags are those that the file's preamble prints in bold.
  `[physical]` and `[design]` take a rule out of what must be tested only if they stand alone and
  outside parentheses: "a 1-life monster needs none [physical]" within a sentence, or
  `[physical: marker beside the figure]` on a rule that also matters on a screen, do not.

Files are found, not listed: a sixth game is a sixth file.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property
from math import log
from pathlib import Path
from typing import Literal, NamedTuple

Kind = Literal["rule", "example", "ruling"]

NOT_REQUIRED = frozenset({"physical", "design"})

_ID = re.compile(r"[A-Z]{2,4}-[A-Z]{2,4}-\d+")
_ENTRY = re.compile(r"(?:- |\| )\*\*([A-Z]{2,4})-([A-Z]{2,4})-(\d+)\*\*[ |]*(.*)")
_FIRST_ENTRY = re.compile(r"^(?:- |\| )\*\*([A-Z]{2,4})-[A-Z]{2,4}-\d+\*\*", re.MULTILINE)
_NUMBERED = re.compile(r"(\d+)\. (.*)")
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")
_PARENTHESES = re.compile(r"\([^()]*\)")
_PREAMBLE_TAG = re.compile(r"\*\*\[(\w+)\]\*\*")
_ALTERNATIVES = re.compile(r"[/,;]")
_ICON = re.compile(r"`\[([A-Z]+)\]`")
_WORD = re.compile(r"[^\W_]+")
_CODE_IN_HEADING = re.compile(r"\(([A-Z]{2,4})\)|^([A-Z]{2,4})(?= [—–-] )")
_VOWELS = "аеиоуыэюяйь"
_ENDINGS = ("ем", "ам", "ям", "ом", "ым", "им", "ах", "ях", "ых", "их", "ов", "ев", "ог", "ег")
_COMMON = frozenset(
    _WORD.findall(
        "a an and are as at be by for from has in into is it its no not of on one or that the "
        "their then this to up when which who with и в на не с по для что это"
    )
)


class UnknownRule(LookupError):
    """No rulebook has this id; the message says so and names the nearest."""


class UnknownGame(LookupError):
    """No rulebook of this name; the message says so and names those there are."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered statement of a rulebook."""

    id: str
    game: str
    kind: Kind
    section: str
    title: str
    text: str
    context: str
    tags: frozenset[str]
    line: int

    @property
    def required(self) -> bool:
        """Whether a test has to prove it: rulings stand behind the rules that they settle."""
        return self.kind != "ruling" and not self.tags & NOT_REQUIRED


class Term(NamedTuple):
    """One line of a glossary."""

    russian: str
    english: str
    meaning: str


class Section(NamedTuple):
    code: str
    title: str
    rules: tuple[Entry, ...]

    @property
    def required(self) -> tuple[Entry, ...]:
        return tuple(rule for rule in self.rules if rule.required)


class Hit(NamedTuple):
    """A search result; the higher the score, the better it fits."""

    entry: Entry
    score: float


class Rulebook:
    """One game's rules. Nothing is read before it is asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.game = path.stem

    def __repr__(self) -> str:
        return f"Rulebook({self.game!r})"

    @cached_property
    def source(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def title(self) -> str:
        heading = self.source.partition("\n")[0].lstrip("# ")
        return re.split(r" \(|: rules| — ", heading)[0]

    @cached_property
    def prefix(self) -> str:
        """What the ids of this book start with."""
        first = _FIRST_ENTRY.search(self.source)
        return first[1] if first else ""

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Every rule, worked example and ruling by its id, in the order of the book."""
        entries: dict[str, Entry] = {}
        for entry in _parse(self):
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
        terms: list[Term] = []
        rows = iter(self.source.split("\n"))
        for row in rows:
            if row.startswith("| Russian |"):
                next(rows)
                for term in rows:
                    if not term.startswith("|"):
                        return tuple(terms)
                    russian, english, meaning = _cells(term)[:3]
                    terms.append(Term(russian, english.rstrip("*~ "), meaning))
        return tuple(terms)

    @cached_property
    def _index(self) -> "_Index":
        return _Index(self)


class Library:
    """The rulebooks of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.books = {path.stem: Rulebook(path) for path in sorted(folder.glob("*.md"))}

    def book(self, game: str) -> Rulebook:
        if game not in self.books:
            known = ", ".join(self.books)
            near = get_close_matches(game.lower().replace("_", "-"), self.books, 1, 0.5)
            hint = f"did you mean {near[0]}?" if near else f"there are {known}."
            raise UnknownGame(f"No game is called {game!r}: {hint}")
        return self.books[game]

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
        finds what the English one does. If no entry holds all the words, those with most."""
        asked = _tokens(words if isinstance(words, str) else " ".join(words))
        tokens = [token for token in asked if token not in _COMMON] or asked
        books = self.books.values() if games is None else [self.book(game) for game in games]
        found = [match for book in books for match in book._index.find(tokens)]
        most = max((covered for covered, _ in found), default=0)
        hits = [hit for covered, hit in found if covered == most]
        hits.sort(key=lambda hit: -hit.score)
        return hits

    def terms(
        self, words: str | Sequence[str], games: Iterable[str] | None = None
    ) -> list[tuple[str, Term]]:
        """The glossary lines, each with its game, whose Russian or English is these words."""
        asked = set(_stems(words if isinstance(words, str) else " ".join(words)))
        books = self.books.values() if games is None else [self.book(game) for game in games]
        return [
            (book.game, term)
            for book in books
            for term in book.glossary
            if asked in _wordings(term.russian) or asked in _wordings(term.english)
        ]


def rules_folder() -> Path:
    """In a checkout `rules/` at its root; in an installed wheel `rules/` inside the package."""
    package = Path(__file__).resolve().parent
    installed = package / "rules"
    return installed if installed.is_dir() else package.parents[1] / "rules"


@cache
def library() -> Library:
    """The rulebooks that came with this installation."""
    return Library(rules_folder())


def find(words: str | Sequence[str], games: Iterable[str] | None = None) -> list[Hit]:
    return library().find(words, games)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _kind(code: str) -> Kind:
    return "example" if code == "EX" else "ruling" if code == "AMB" else "rule"


def _tags(text: str, known: frozenset[str]) -> frozenset[str]:
    if "[" not in text:
        return frozenset()
    tags: set[str] = set()
    for bracket in _BRACKETS.findall(text):
        tags |= known.intersection(_WORD.findall(bracket)) - NOT_REQUIRED
    for tag in NOT_REQUIRED & known:
        if f"[{tag}]" in text and f"[{tag}]" in _PARENTHESES.sub("", text):
            tags.add(tag)
    return frozenset(tags)


def _heading(line: str, known: frozenset[str]) -> tuple[str, frozenset[str]]:
    """`### 3.28 Combining sets (CMB) [combined]` is "Combining sets", tagged combined."""
    words = line.lstrip("#").strip()
    tags = _tags(words, known)
    words = re.sub(r"^[\d.]+ ", "", words)
    words = _CODE_IN_HEADING.sub("", _BRACKETS.sub("", words)).strip(" —–-")
    words = re.sub(r"\s+", " ", words)
    return words[:1].upper() + words[1:], tags


def _parse(book: Rulebook) -> Iterator[Entry]:
    lines = book.source.split("\n")
    preamble = book.source.partition("\n## ")[0]
    known = frozenset(_PREAMBLE_TAG.findall(preamble))
    title, heading_tags = "", frozenset[str]()
    context: list[str] = []
    header: list[str] = []
    last: tuple[str, str, int, list[str]] | None = None  # code, number, line, text
    fenced = False

    def close() -> Iterator[Entry]:
        if last:
            code, number, line, text = last
            tags = heading_tags | _tags(text[0], known)
            id = f"{book.prefix}-{code}-{number}"
            yield Entry(
                id,
                book.game,
                _kind(code),
                code,
                title,
                "\n".join(text),
                " ".join(context),
                tags,
                line,
            )

    for at, line in enumerate(lines, 1):
        if line.startswith("```"):
            fenced = not fenced
        if fenced or not line.strip():
            header = []
        elif line.startswith("#"):
            yield from close()
            last, context = None, []
            title, heading_tags = _heading(line, known)
        elif match := _ENTRY.match(line):
            yield from close()
            if line.startswith("|"):
                pairs = zip(header[1:], _cells(line)[1:], strict=False)
                text = ". ".join(f"{name}: {cell}" for name, cell in pairs)
            else:
                text = match[4]
            last = match[2], match[3], at, [text]
        elif "rulings" in title and (match := _NUMBERED.match(line)):
            yield from close()
            last = "AMB", match[1].zfill(2), at, [match[2]]
        elif line.startswith("|"):
            if not header:
                header = _cells(line)
            if last and header[0] != "Id":
                last[3].append(line)
        else:
            yield from close()
            # Lines that follow one another are one paragraph; a new one replaces it.
            if last or not lines[at - 2].strip():
                context = []
            last = None
            context = [*context, line.strip().strip("*")]
    yield from close()


def _tokens(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("ё", "е"))


@cache
def _stem(word: str) -> str:
    """Enough to join `battles` to `battle` and `ближнего` to `ближний`; no dictionary."""
    if "а" <= word[0] <= "я":
        if len(word) < 5:
            return word[:-1] if len(word) > 2 and word[-1] in _VOWELS else word
        bare = word.rstrip(_VOWELS)
        for ending in _ENDINGS:
            if bare.endswith(ending) and len(bare) > 5:
                return bare[:-2].rstrip(_VOWELS)
        return bare if len(bare) > 2 else word
    if len(word) < 4:
        return word
    for ending in ("ies", "ing", "ed", "es", "s", "y", "e"):
        if word.endswith(ending) and len(word) - len(ending) > 2:
            bare = word[: -len(ending)]
            return bare[:-1] if len(bare) > 3 and bare[-1] == bare[-2] else bare
    return word[:-1] if len(word) > 4 and word[-1] == word[-2] else word


def _stems(text: str) -> list[str]:
    return [_stem(token) for token in _tokens(text)]


def _wordings(side: str) -> list[set[str]]:
    """`Short rest / rest [ext]` is "short rest" or "rest"."""
    plain = _PARENTHESES.sub("", _BRACKETS.sub("", side))
    return [set(_stems(part)) for part in _ALTERNATIVES.split(plain)]


class _Index:
    """Where each word of a book is. A word in the section's title weighs more than in the
    text, and a rare word more than a common one."""

    def __init__(self, book: Rulebook) -> None:
        self.entries = list(book.entries.values())
        self.glossary = book.glossary
        self.weights: dict[str, dict[int, float]] = {}
        for at, entry in enumerate(self.entries):
            own: dict[str, float] = {}
            for stem in _stems(entry.text):
                own[stem] = own.get(stem, 0.0) + 1.0
            length = 1.0 + len(own) / 30
            for stem in own:
                own[stem] /= own[stem] + length
            for stem in _stems(entry.title):
                own[stem] = own.get(stem, 0.0) + 0.4
            for stem in _stems(entry.context):
                own[stem] = own.get(stem, 0.0) + 0.1
            for stem, weight in own.items():
                self.weights.setdefault(stem, {})[at] = weight

    def find(self, tokens: list[str]) -> Iterator[tuple[int, Hit]]:
        slots = self._slots(tokens)
        scores: dict[int, float] = {}
        covered: dict[int, int] = {}
        for alternatives, width in slots:
            best: dict[int, float] = {}
            for phrase in alternatives:
                for at, score in self._phrase(phrase).items():
                    best[at] = max(best.get(at, 0.0), score)
            for at, score in best.items():
                scores[at] = scores.get(at, 0.0) + score
                covered[at] = covered.get(at, 0) + width
        whole = " ".join(tokens)
        for at, score in scores.items():
            entry = self.entries[at]
            if len(tokens) > 1 and whole in " ".join(_tokens(entry.text)):
                score *= 1.5
            yield covered[at], Hit(entry, round(score, 4))

    def _phrase(self, phrase: tuple[str, ...]) -> dict[int, float]:
        """The entries that hold every word of the phrase."""
        found: dict[int, float] | None = None
        for stem in phrase:
            places = self.weights.get(stem, {})
            if not places:
                return {}
            rare = log(1 + len(self.entries) / len(places))
            if found is None:
                found = {at: weight * rare for at, weight in places.items()}
            else:
                found = {at: found[at] + places[at] * rare for at in found if at in places}
        return found or {}

    def _slots(self, tokens: list[str]) -> list[tuple[list[tuple[str, ...]], int]]:
        """What an entry has to hold: for each part of the query, its wordings and how many
        words it stands for. The longest Russian term that begins at a word is taken."""
        slots: list[tuple[list[tuple[str, ...]], int]] = []
        at = 0
        while at < len(tokens):
            stem = _stem(tokens[at])
            wordings: list[tuple[str, ...]] = [(stem,)]
            width = 1
            if "а" <= tokens[at][0] <= "я":
                for end in range(len(tokens), at, -1):
                    translated = self._translate([_stem(token) for token in tokens[at:end]])
                    if translated:
                        width = end - at
                        own = tuple(_stem(token) for token in tokens[at:end])
                        wordings = [own, *translated]
                        break
            slots.append((wordings, width))
            at += width
        return slots

    def _translate(self, stems: list[str]) -> list[tuple[str, ...]]:
        """The English of the terms that consist of these words, or else that contain them."""
        exact, within = [], []
        for variants, english in self._terms:
            if stems in variants:
                exact.extend(english)
            elif any(set(stems) <= set(variant) for variant in variants):
                within.extend(english)
        return exact or within

    @cached_property
    def _terms(self) -> list[tuple[list[list[str]], list[tuple[str, ...]]]]:
        terms = []
        for term in self.glossary:
            plain = _PARENTHESES.sub("", _BRACKETS.sub("", term.english))
            parts = [tuple(_stems(part)) for part in _ALTERNATIVES.split(plain)]
            parts += [tuple(_stems(icon)) for icon in _ICON.findall(term.english)]
            russian = _PARENTHESES.sub("", term.russian)
            variants = [_stems(part) for part in _ALTERNATIVES.split(russian)]
            if any(parts):
                terms.append((variants, [part for part in parts if part]))
        return terms
