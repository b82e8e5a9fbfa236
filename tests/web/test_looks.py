"""Any `Table` can be drawn: each shape of board, each kind of question, each world."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

Sample = Callable[..., Page]
Shot = Callable[[Page, str], None]
WORLDS = ["gloomhaven", "runebound", "machina-arcana", "dungeoneer", "tainted-grail", "house-made"]


@pytest.mark.parametrize("world", WORLDS)
def test_every_world_at_every_size(sample: Sample, shot: Shot, world: str) -> None:
    for size in ((1440, 900), (390, 844)):
        page = sample(world, size=size, motion="reduced")
        name = f"sample-{world}-{size[0]}"
        page.wait_for_timeout(250)
        shot(page, name)
        close = page.locator("[data-close-page]")
        if close.count():
            close.click()
            shot(page, f"{name}-board")
