"""What each game holds, counted by the program and told on its page; `make bless` writes it."""

import os
import re
from pathlib import Path

import pytest

from waystone.cli.games import described
from waystone.kernel.game import find, ids
from waystone.rulebook.library import library

PAGES = Path(__file__).parents[2] / "docs/games"
LINE = re.compile(r"^Counted by the program: .*$", re.MULTILINE)


def counted(game_id: str) -> str:
    book = library().book(game_id)
    figures = {
        "rules": len(book.rules),
        "worked examples": len(book.examples),
        "rulings": len(book.rulings),
        **described(find(game_id))["content"],
    }
    told = ", ".join(f"{n} {kind.replace('_', ' ')}" for kind, n in figures.items())
    return f"Counted by the program: {told}."


@pytest.mark.parametrize("game_id", ids())
def test_a_page_tells_what_the_program_counts(game_id: str) -> None:
    page = PAGES / f"{game_id}.md"
    line = counted(game_id)
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    if os.environ.get("WAYSTONE_BLESS"):
        title = f"# {find(game_id).name['en']}\n"
        text = text or title
        head, below = text.split("\n", 1)
        text = LINE.sub(line, text) if LINE.search(text) else f"{head}\n\n{line}\n{below}"
        page.write_text(text, encoding="utf-8")
    assert LINE.findall(text) == [line]
