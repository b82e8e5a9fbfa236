"""A small box with known figures, so that no test depends on the cards of the game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.checks.testing import Table, table
from waystone.kernel.content import load


@pytest.fixture(scope="session")
def box() -> Content:
    content, _ = load(Content, [Path(__file__).parent / "content"])
    return content


@pytest.fixture
def lay(box: Content) -> Callable[..., Table]:
    """`lay(rows, at={...})`: a position on a tile."""

    def made(*args: object, **kwargs: object) -> Table:
        return table(box, *args, **kwargs)  # type: ignore[arg-type]

    return made
