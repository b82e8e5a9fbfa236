"""The table speaks the words of the book: none that a term of the book replaces."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from waystone.kernel.game import find, ids
from waystone.rulebook.library import Library, library
from waystone.rulebook.search import stems

_NOT_SAID = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^\s*\*?\[[\w-]+\]|\$[\w-]+")


def said(folder: Path) -> Iterator[tuple[str, str]]:
    """Every line of a game's Russian messages, without names and variables."""
    for path in sorted(folder.glob("locale/ru*.ftl")):
        for at, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{at}", _NOT_SAID.sub("", line)


@pytest.mark.parametrize("game", [id for id in ids() if library("ru").book(id).replaced])
def test_no_message_says_what_a_term_replaces(game: str) -> None:
    replaced = library("ru").book(game).replaced
    wrong = {f" {' '.join(stems(word))} ": (word, term) for word, term in replaced.items()}
    found = [
        f"{place}: {word}, say {term}"
        for place, line in said(find(game).folder)
        for stem, (word, term) in wrong.items()
        if stem in f" {' '.join(stems(line))} "
    ]
    assert found == []


def test_words_that_a_term_replaces(tmp_path: Path) -> None:
    (tmp_path / "zigzag.md").write_text(
        "# Z\n\n| Instead of | Say |\n|---|---|\n| hit points, HP | life |\n| foe | enemy |\n\n",
        encoding="utf-8",
    )
    book = Library(tmp_path).book("zigzag")
    assert book.replaced == {"hit points": "life", "HP": "life", "foe": "enemy"}
