from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from waystone.games.dungeoneer.checks.testing import Table

PACK = Path(__file__).parent / "pack"


@pytest.fixture
def table() -> Callable[..., Table]:
    """`table(seats=3, limited_movement=True)` lays out a position."""
    return partial(Table, PACK)
