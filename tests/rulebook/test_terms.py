"""The table speaks the words of the book: the glossary's terms, and none that they replace."""

import re
from collections.abc import Iterator

import pytest

from waystone.kernel.content import load
from waystone.kernel.game import Game, find, ids
from waystone.kernel.glossary import Term, plain
from waystone.rulebook.guides import guide
from waystone.rulebook.library import library, rules_folder
from waystone.rulebook.search import stems

_NOT_SAID = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^\s*\*?\[[\w-]+\]|\$[\w-]+")
LANGUAGES = ("en", "ru")
games = pytest.mark.parametrize("game_id", ids(templates=True))


def glossary(game: Game) -> dict[str, Term]:
    content, _ = game.load_content()
    return dict(game.glossary(content))


def messages(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every line of a game's messages, without names and variables."""
    for path in sorted(game.folder.glob(f"locale/{language}*.ftl")):
        for at, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{at}", _NOT_SAID.sub("", line)


def cards(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """What is printed on every card."""
    content, _ = game.load_content()
    for card in game.cards(content, game.text(language, content)):
        for line in (*card.lines, *(line for part in card.sections for line in part.lines)):
            yield card.id, plain(line)


def pages(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """How to play."""
    for part in guide(rules_folder(), game.id, language).parts:
        yield part.title, part.text


def read(words: str) -> str:
    return f" {' '.join(stems(words))} "


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_says_what_a_term_replaces(game_id: str, language: str) -> None:
    game = find(game_id)
    wrong = {
        read(word): (word, term.term[language])
        for term in glossary(game).values()
        for word in term.not_.get(language, ())
    }
    found = [
        f"{place}: {word}, say {term}"
        for told in (messages, cards, pages)
        for place, line in told(game, language)
        for stem, (word, term) in wrong.items()
        if stem in read(line)
    ]
    assert found == []


@games
def test_every_term_is_one_of_the_book(game_id: str) -> None:
    book = library("ru").book(game_id).source.lower().replace("ё", "е")
    for term in glossary(find(game_id)).values():
        words = stems(term.term["ru"])
        assert all(f" {word}" in f" {' '.join(stems(book))} " for word in words), term.id


@games
def test_keywords_are_printed_in_bold(game_id: str) -> None:
    """Every keyword stands on a card of the game, in each language."""
    game = find(game_id)
    content, _ = game.load_content()
    keywords = [term for term in glossary(game).values() if term.bold]
    for language in LANGUAGES:
        bold = {
            read(word)
            for card in game.cards(content, game.text(language, content))
            for line in (*card.lines, *(line for part in card.sections for line in part.lines))
            for word in re.findall(r"\*\*([^*]+)\*\*", line)
        }
        for term in keywords:
            ways = [read(way) for way in term.ways(language)]
            assert any(way in one for way in ways for one in bold), f"{language}: {term.id}"


def test_content_is_read_with_its_glossary() -> None:
    game = find("_template")
    content, _ = load(game.content, [game.folder / "content"])
    assert game.glossary(content)["beast"].term["ru"] == "Зверь"
