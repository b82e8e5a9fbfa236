"""The words of a game: one glossary in its content, `glossary.yaml`, with the terms of its book.

    - id: shield
      term: {en: Shield, ru: Щит}
      icon: shield
      text: {en: Each attack on the figure is X weaker., ru: Каждая атака по фигурке слабее на X.}
      not: {ru: [защита]}
      bold: counted

`also` lists other words that the term stands for in a text, `not` the words that nobody says in its
place. Cards print it in bold, with the number that belongs to it: `always`, or where it is
`counted`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct

from .lint import Mistake

GLOSSARY = "glossary"
LONGEST = 160
_LANGUAGES = ("en", "ru")
_WORD = re.compile(r"[\w'’-]+")
_ENDING = re.compile(r"(?:[аеиоуыэюяйь]|ой|ый|ий|ая|яя|ое|ее|ые|ие)$")
_ENDINGS = {
    "en": r"(?:s|es)?",
    "ru": r"(?:[аяыиуюеоьй]|[оеё][йвм]|[аяиы][мх]|[ая]ми|[иы]ми|[ыи]й|[аяую]я|[уюею]ю|[оеыи]е"
    r"|[ое]го|[ое]му|и[еяию]|ием|иями?|иях|ью)?",
}
_QUOTED = re.compile(r"(«[^»]*»)")
_MARK = re.compile(r"\*\*([^*]+)\*\*")


class Term(Struct, frozen=True, forbid_unknown_fields=True, rename={"not_": "not"}):
    """A word of the book, what it means in one sentence, its icon."""

    id: str
    term: dict[str, str]
    icon: str
    text: dict[str, str]
    also: dict[str, list[str]] = {}
    not_: dict[str, list[str]] = {}
    bold: Literal["", "always", "counted"] = ""

    def ways(self, language: str) -> list[str]:
        """Everything that the term is called."""
        return [self.term[language], *self.also.get(language, ())]


class Keywords:
    """Finds the keywords of a glossary in what a card says."""

    def __init__(self, terms: Iterable[Term], language: str) -> None:
        ways = [(way, term.bold) for term in terms if term.bold for way in term.ways(language)]
        ways.sort(key=lambda one: -len(one[0]))
        found = "|".join(_counted(_pattern(way, language), bold) for way, bold in ways)
        self._found = re.compile(rf"(?<![\w*])(?:{found})(?!\w)", re.I) if found else None

    def __call__(self, line: str) -> str:
        """The line with its keywords in bold; titles in quotes are no keywords."""
        if self._found is None:
            return line
        parts = _QUOTED.split(line)
        parts[::2] = [self._found.sub(r"**\g<0>**", part) for part in parts[::2]]
        return "".join(parts).replace("** **", " ")


def plain(line: str) -> str:
    """A line without its marks of emphasis."""
    return _MARK.sub(r"\1", line) if "**" in line else line


def _counted(pattern: str, bold: str) -> str:
    """A keyword with the number before or behind it; whether there must be one."""
    before, behind = r"[+−]?\d+ ", r" [+−]?(?:\d+|[XХ]\b)\+?"
    both = f"(?:{before}){pattern}(?:{behind})?|{pattern}{behind}"
    return both if bold == "counted" else f"{both}|{pattern}"


def _pattern(way: str, language: str) -> str:
    """The term in any of its forms; one in capitals is printed so."""
    if way.isupper():
        return f"(?-i:{re.escape(way)})"
    return " ".join(
        re.escape(_ENDING.sub("", word) if language == "ru" else word) + _ENDINGS[language]
        for word in way.split()
    )


def mistakes(glossary: Mapping[str, Term]) -> Iterator[Mistake]:
    """A term that says nothing, or too much; one word for two terms; a word that is said for one
    term and not to be said for another."""
    said: dict[tuple[str, str], str] = {}
    for term in glossary.values():
        for language in _LANGUAGES:
            word, text = term.term.get(language, ""), term.text.get(language, "")
            if not word.strip() or not text.strip():
                yield Mistake(GLOSSARY, term.id, f"it says nothing in '{language}'", ("term",))
                continue
            if not text.endswith(".") or len(text) > LONGEST:
                what = f"say it in one sentence of at most {LONGEST} letters, with a full stop"
                yield Mistake(GLOSSARY, term.id, what, ("text", language))
            for way in term.ways(language):
                other = said.setdefault((language, way.lower()), term.id)
                if other != term.id:
                    what = f"'{way}' is the term '{other}' already"
                    yield Mistake(GLOSSARY, term.id, what, ("term",))
    for term in glossary.values():
        for language, words in term.not_.items():
            for word in words:
                if (language, word.lower()) in said:
                    what = f"'{word}' is said for '{said[language, word.lower()]}'"
                    yield Mistake(GLOSSARY, term.id, what, ("not", language))
