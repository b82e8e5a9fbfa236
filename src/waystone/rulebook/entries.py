"""What a rulebook holds: entries (rules, worked examples, rulings), sections, terms."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Kind = Literal["rule", "example", "ruling"]

NOT_REQUIRED = frozenset({"physical", "design"})


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
    lang: str

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
