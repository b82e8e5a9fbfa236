"""The rules: as they are told, and searched by words, beside the loop and nobody too often."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from waystone.kernel.game import find
from waystone.rulebook.entries import Entry, Term, UnknownRule
from waystone.rulebook.library import library

from .. import protocol
from ..errors import Refused
from ..people.auth import Brakes, Limits
from ..table.audience import encode

MOST_LETTERS = 200
MOST_WORDS = 12
MOST_RULES = 50
MOST_OF_AN_ID = 40
KEPT = 300


class Index:
    def __init__(self, limits: Limits) -> None:
        self._brakes = Brakes(limits.search_rate, limits.search_burst)
        self._reader = ThreadPoolExecutor(1, "rules")
        self._found = lru_cache(KEPT)(_search)
        self._told = lru_cache(KEPT)(_rule)

    async def find(self, words: str, game: str | None, lang: protocol.Lang, address: str) -> bytes:
        """The best entries for some words, as they are sent; they are looked up once."""
        if len(words) > MOST_LETTERS:
            raise Refused("too-large", f"Search for at most {MOST_LETTERS} letters.")
        distinct = list(dict.fromkeys(words.lower().split()))
        if len(distinct) > MOST_WORDS:
            raise Refused("too-large", f"Search for at most {MOST_WORDS} words.")
        if not self._brakes.of(address).take():
            raise Refused("too-fast", "Too many searches in a short time; wait a moment.")
        loop, asked = asyncio.get_running_loop(), (" ".join(distinct), game, lang)
        return await loop.run_in_executor(self._reader, self._found, *asked)

    async def rule(self, rule: str, lang: protocol.Lang) -> bytes:
        """One rule by its id, with the words of the book that it uses."""
        loop, asked = asyncio.get_running_loop(), (rule[:MOST_OF_AN_ID], lang)
        return await loop.run_in_executor(self._reader, self._told, *asked)


def _search(words: str, game: str | None, lang: protocol.Lang) -> bytes:
    games = [game] if game is not None else None
    found = library(lang).find(words, games)[:MOST_RULES]
    return encode([rule_text(hit.entry, lang) for hit in found])


def _rule(rule: str, lang: protocol.Lang) -> bytes:
    try:
        entry = library(lang).entry(rule)
    except UnknownRule as error:
        raise Refused("not-found", str(error)) from None
    terms = library(lang).book(entry.game).terms_in(entry)
    return encode([rule_text(entry, lang, [term_text(term, lang) for term in terms])])


def book_of(game: str, lang: protocol.Lang) -> list[protocol.RuleText]:
    """All rules of a game."""
    return [rule_text(entry, lang) for entry in library(lang).book(game).entries.values()]


def first_page(game: str, lang: protocol.Lang) -> protocol.HowToPlay:
    page = library(lang).guide(game)
    parts = [protocol.GuidePart(part.title, part.text) for part in page.parts]
    terms = glossary(page.game, lang)
    return protocol.HowToPlay(page.game, page.lang, page.title, parts, terms)


def term_text(term: Term, lang: protocol.Lang) -> protocol.TermText:
    told = (term.russian, term.english) if lang == "ru" else (term.english, term.russian)
    return protocol.TermText(*told, term.meaning)


def glossary(game_id: str, lang: protocol.Lang) -> list[protocol.TermText]:
    """The words of a game, by their order in its glossary."""
    game = find(game_id)
    content, _ = game.load_content()
    other = "en" if lang == "ru" else "ru"
    return [
        protocol.TermText(
            term.term[lang],
            term.term[other],
            term.text[lang],
            term.icon,
            term.also.get(lang, []),
        )
        for term in game.glossary(content).values()
    ]


def rule_text(
    entry: Entry, lang: protocol.Lang, terms: Sequence[protocol.TermText] = ()
) -> protocol.RuleText:
    book = library(lang).book(entry.game)
    words = [book.marks.get(tag, tag) for tag in sorted(entry.tags)]
    tags = {word: book.meanings.get(word, "") for word in words}
    return protocol.RuleText(
        entry.id, entry.game, entry.kind, entry.text, entry.title, tags, entry.lang, list(terms)
    )
