"""What a screen reader, a keyboard or a weak eye would trip over, found by axe: nothing serious."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from waystone.kernel import game

GAMES = game.ids(templates=True)[:: 1 if os.environ.get("WAYSTONE_WHOLE") else 2]
"""Every second; `WAYSTONE_WHOLE=1`: all."""

Person = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter((v) => v.impact === 'serious' || v.impact === 'critical')
  .map((v) => `${v.id}: ${v.nodes.length} × ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120)
    + ' | ' + (n.any[0]?.message ?? '')).join(' || ')}`)"""

OUT_OF_SET_UP = """() => {
  const done = document.querySelector('#options[data-ask]')
    && !document.querySelector('[data-advised-all], .sent');
  window.since = done ? window.since ?? Date.now() : undefined;
  return done && Date.now() - window.since > 500;
}"""
"""A question is open that is not one of the set-up, and it stays: bots are asked in between."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm install in web/"),
]


def serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_function("() => !document.querySelector('.sent')")
    page.wait_for_timeout(300)
    found: list[str] = page.evaluate(FOUND)
    return found


def mode_for_two(waystone: Any, game_id: str) -> str:
    games = waystone.call("/api/games?lang=en&templates=1")
    found = next(g for g in games if g["id"] == game_id)
    return next(str(m["id"]) for m in found["modes"] if m["seats"][0] <= 2 <= m["seats"][1])


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=str)
def test_the_lobby_and_its_pages(person: Person, size: tuple[int, int]) -> None:
    page = person("/", size=size, motion="reduced")
    page.locator("[data-game]").first.wait_for()
    assert serious(page) == []
    for path, there in (
        ("/new/machina-arcana", "form .primary"),
        ("/cards/dungeoneer", ".card"),
        ("/rules?game=runebound", "main"),
    ):
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
        page.locator(there).first.wait_for()
        assert serious(page) == [], path


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_with_its_drawers(person: Person, waystone: Any, game_id: str) -> None:
    mode = mode_for_two(waystone, game_id)
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3)
    page = person(made["seats"][0]["link"], motion="reduced")
    page.locator("#options h2").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    if page.locator("[data-advised-all]").count():
        page.locator("[data-advised-all]").click()
        page.wait_for_function(OUT_OF_SET_UP, timeout=60_000)
    while page.locator(".cover").count():
        page.keyboard.press("Escape")
    assert serious(page) == []
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert serious(page) == [], tab.get_attribute("aria-label")
        page.keyboard.press("Escape")
    page.locator("[data-menu]").click()
    assert serious(page) == []


def test_an_ending(person: Person, waystone: Any) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], motion="reduced")
    page.locator("#options h2").wait_for()
    page.locator("[data-menu]").click()
    page.get_by_role("button", name="Stand up (a bot plays on)").click()
    page.keyboard.press("Escape")
    page.locator(".outcome").wait_for(timeout=60_000)
    assert serious(page) == []
