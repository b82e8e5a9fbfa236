"""The search in a rulebook: words in any form, Russian terms by the book's glossary."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from math import log

from waystone.rulebook.entries import Entry, Hit, Term
from waystone.rulebook.stems import stem_of

_WORD = re.compile(r"[^\W_]+")
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")
_PARENTHESES = re.compile(r"\([^()]*\)")
_ALTERNATIVES = re.compile(r"[/,;]")
_ICON = re.compile(r"`\[([A-Z]+)\]`")
_COMMON = frozenset(
    _WORD.findall(
        "a an and are as at be by for from has in into is it its no not of on one or that the "
        "their then this to up when which who with и в на не с по для что это"
    )
)


def words_of(asked: str) -> list[str]:
    """What is looked for: common words only if there are no others."""
    tokens = tokens_of(asked)
    return [token for token in tokens if token not in _COMMON] or tokens


def tokens_of(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("ё", "е"))


def stems(text: str) -> list[str]:
    return [stem_of(token) for token in tokens_of(text)]


def wordings(*sides: str) -> list[list[str]]:
    """`Short rest / rest [ext]` is "short rest" or "rest"."""
    plain = [_PARENTHESES.sub("", _BRACKETS.sub("", side)) for side in sides]
    return [stems(part) for side in plain for part in _ALTERNATIVES.split(side)]


class Index:
    """Where each word of a book is. A word in the section's title weighs more than in the
    text, and a rare word more than a common one."""

    def __init__(self, entries: Iterable[Entry], glossary: Iterable[Term]) -> None:
        self.entries = list(entries)
        self.glossary = list(glossary)
        self.weights: dict[str, dict[int, float]] = {}
        for at, entry in enumerate(self.entries):
            own: dict[str, float] = {}
            for stem in stems(entry.text):
                own[stem] = own.get(stem, 0.0) + 1.0
            length = 1.0 + len(own) / 30
            for stem in own:
                own[stem] /= own[stem] + length
            for stem in stems(entry.title):
                own[stem] = own.get(stem, 0.0) + 0.4
            for stem in stems(entry.context):
                own[stem] = own.get(stem, 0.0) + 0.1
            for stem, weight in own.items():
                self.weights.setdefault(stem, {})[at] = weight

    def spread(self, words: list[str]) -> int:
        """How many entries hold the rarest of the words."""
        return min(len(self.weights.get(word, ())) for word in words)

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
            if len(tokens) > 1 and whole in " ".join(tokens_of(entry.text)):
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
            wordings: list[tuple[str, ...]] = [(stem_of(tokens[at]),)]
            width = 1
            if "а" <= tokens[at][0] <= "я":
                for end in range(len(tokens), at, -1):
                    translated = self._translate([stem_of(token) for token in tokens[at:end]])
                    if translated:
                        width = end - at
                        own = tuple(stem_of(token) for token in tokens[at:end])
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
            parts = [tuple(stems(part)) for part in _ALTERNATIVES.split(plain)]
            parts += [tuple(stems(icon)) for icon in _ICON.findall(term.english)]
            russian = _PARENTHESES.sub("", term.russian)
            variants = [stems(part) for part in _ALTERNATIVES.split(russian)]
            if any(parts):
                terms.append((variants, [part for part in parts if part]))
        return terms
