"""How to play: each page in both languages, true to the rules that it cites."""

from pathlib import Path

import pytest

from waystone.kernel.game import ids
from waystone.rulebook.citations import citations, pattern
from waystone.rulebook.entries import UnknownGame
from waystone.rulebook.guides import Guide
from waystone.rulebook.library import Library, library

games = pytest.mark.parametrize("game", [id for id in ids() if library().guide(id).parts])


def cited(guide: Guide) -> list[list[str]]:
    ids = pattern([library().book(guide.game).prefix])
    return [[found.id for found in citations(ids, part.text)] for part in guide.parts]


@games
def test_a_page_in_both_languages_cites_the_same_rules(game: str) -> None:
    english, russian = library().guide(game), library("ru").guide(game)
    assert (english.lang, russian.lang) == ("en", "ru")
    assert cited(russian) == cited(english)
    named = [id for part in cited(english) for id in part]
    assert len(named) > 20
    assert all(library().has(id) for id in named)


@games
def test_it_is_read_in_five_minutes(game: str) -> None:
    for lang in ("en", "ru"):
        words = sum(len(part.text.split()) for part in library(lang).guide(game).parts)
        assert 300 < words < 750


def test_without_a_translation_it_is_english_and_without_a_page_it_is_empty(tmp_path: Path) -> None:
    for name in ("zigzag", "abacus"):
        (tmp_path / f"{name}.md").write_text("# A book\n", encoding="utf-8")
    (tmp_path / "how-to-play").mkdir()
    (tmp_path / "how-to-play/zigzag.md").write_text(
        "# Zigzag: how to play\n\n## First\nRun.\n\nStop.\n\n## Then\nWin.\n", encoding="utf-8"
    )
    rules = Library(tmp_path, "ru")
    guide = rules.guide("zigzag")
    assert (guide.lang, guide.title) == ("en", "Zigzag: how to play")
    assert guide.parts == (("First", "Run.\n\nStop."), ("Then", "Win."))
    assert rules.guide("abacus").parts == ()
    with pytest.raises(UnknownGame):
        rules.guide("chess")
