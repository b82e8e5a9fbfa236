"""The manual: every word of every game, with examples that the loader accepts."""

import os
from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec import Struct

import waystone
from waystone.cli import main
from waystone.kernel.content import tag_of
from waystone.kernel.game import find, ids
from waystone.rulebook.manual import example, manual, vocabulary

DOCS = Path(waystone.__file__).parents[2] / "docs" / "manual"


@pytest.mark.parametrize("game_id", ids(templates=True))
def test_every_example_can_be_read_as_content(game_id: str) -> None:
    """From the box the example is the very thing; else it is the least that its fields ask for."""
    words = vocabulary(find(game_id))
    assert words
    for word in words:
        read = msgspec.convert(yaml.safe_load(example(word)), word.kind)
        if word.example is not None:
            assert read == word.example, tag_of(word.kind)


@pytest.mark.parametrize("game_id", ids(templates=True))
def test_every_word_that_is_interpreted_is_in_the_manual(game_id: str) -> None:
    game = find(game_id)
    known = {word.kind for word in vocabulary(game)}
    for interpreters in game.interpreters:
        words = [kind for kind in interpreters.kinds if issubclass(kind, Struct)]
        tagged = {kind for kind in words if kind.__struct_config__.tag is not None}
        assert tagged <= known


@pytest.mark.parametrize("game_id", ids())
def test_the_manual_in_the_docs_is_the_one_of_the_program(game_id: str) -> None:
    """`make bless` writes it anew."""
    page, made = DOCS / f"{game_id}.md", manual(find(game_id), "en")
    if os.environ.get("WAYSTONE_BLESS"):
        page.write_text(made, encoding="utf-8")
    assert page.read_text(encoding="utf-8") == made


def test_the_command_prints_it_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "manual", "_template"]) == 0
    english = capsys.readouterr().out
    assert main(["content", "manual", "_template", "--lang", "ru"]) == 0
    russian = capsys.readouterr().out
    assert "## `strike`" in english
    assert "Uses in the box: 2, first in cards poker." in english
    assert "В коробке: 2, впервые — cards poker." in russian
    assert main(["content", "manual", "chess"]) == 2
