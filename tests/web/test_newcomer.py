"""Somebody who has never seen the game and reads nothing but the screen finds what to click, at
each of the first ten decisions of every game: in English on a desktop or in Russian on a phone,
one game after another. `WAYSTONE_HANDS=1` takes twenty, at each size in each language."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from waystone.kernel import game

Person = Callable[..., Page]
REACH = (Path(__file__).parent / "hands.js").read_text(encoding="utf-8")
DECISIONS = 20 if os.environ.get("WAYSTONE_HANDS") else 10
MOST_TOUCHES = 16
"""Of one decision: ten cards of a hand, each with a click, and what confirms them."""
DESKTOP, PHONE = (1440, 900), (390, 844)
WAYS = [(DESKTOP, "en"), (PHONE, "ru"), (DESKTOP, "ru"), (PHONE, "en")]
CASES = [(g, *WAYS[n % 2]) for n, g in enumerate(game.ids())]
if os.environ.get("WAYSTONE_HANDS"):
    CASES = [(g, *way) for g in game.ids() for way in WAYS]
SETTLED = """() => document.querySelector('.finished')
  || document.querySelector('#options[data-ask]:not(:has(.sent))')"""
READS = """() => {
  const inside = (e) => { const b = e.getBoundingClientRect(); return b.width > 3 && b.height > 3
    && b.right > 0 && b.bottom > 0 && b.left < innerWidth && b.top < innerHeight; };
  const read = (q) => [...document.querySelectorAll(q)].filter(inside)
    .map((e) => e.textContent.trim()).filter(Boolean);
  return {
    asked: read('#options h2, .cover h2'),
    choices: read('#options .option:not(:disabled), .cover .option, .cover button, .gallery .card'),
    elsewhere: read('#options summary'),
    cards: read('#options .card.lit, .scene .lit, .open .lit'),
    numbers: read('#options .numbers button'),
  };
}"""


SCROLL = """() => {
  const cut = [...document.querySelectorAll('#options .option, .gallery .card')].find((e) =>
    !e.closest('details:not([open])') && !e.closest('.chosen, [aria-pressed=true]'));
  cut?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return !!cut;
}"""
"""What runs on beyond the edge of its row is scrolled to."""


def mode_for_two(waystone: Any, game_id: str) -> str:
    games = waystone.call("/api/games?lang=en&templates=1")
    found = next(g for g in games if g["id"] == game_id)
    return next(str(m["id"]) for m in found["modes"] if m["seats"][0] <= 2 <= m["seats"][1])


class Newcomer:
    """Reads from top to bottom and clicks the first thing that says what it is; where the screen
    says that the choice lies on the board, what is lit there."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch = page, touch

    def at(self, spot: dict[str, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def touches(self, turn: int) -> None:
        reads = self.page.evaluate(READS)
        assert reads["asked"], "nothing is asked on the screen"
        told = reads["choices"] + reads["elsewhere"] + reads["cards"] + reads["numbers"]
        assert told, f"nothing on the screen says what can be chosen: {reads['asked']}"
        sees = self.page.evaluate(REACH, "[data-advised]")
        if sees["menu"] or sees["page"]:
            self.at((sees["menu"] or sees["page"])[0])
        elif sees["confirm"]:
            self.at(sees["confirm"])
        elif spots := sees["options"] + sees["things"]:
            self.at(spots[turn % len(spots)])
        else:
            assert self.page.evaluate(SCROLL), f"nothing to click at: {reads['asked']}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "size", "lang"),
    [pytest.param(*case, id=f"{case[0]}-{case[1][0]}-{case[2]}") for case in CASES],
)
def test_a_newcomer_finds_what_to_click(
    person: Person, waystone: Any, game_id: str, size: tuple[int, int], lang: str
) -> None:
    mode = mode_for_two(waystone, game_id)
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3)
    page = person(made["seats"][0]["link"], lang=lang, size=size, motion="reduced")
    newcomer = Newcomer(page, touch=size == PHONE)
    decisions, touches, before = 0, 0, None
    while decisions <= DECISIONS:
        page.wait_for_function(SETTLED, timeout=30_000)
        if page.locator(".finished").count():
            break
        page.wait_for_timeout(120)
        now = page.locator("#options").get_attribute("data-ask", timeout=2000)
        if not now:
            continue  # somebody else is asked
        decisions, touches = (decisions + 1, 0) if now != before else (decisions, touches + 1)
        before = now
        assert touches <= MOST_TOUCHES, f"lost at: {page.locator('#options h2').inner_text()}"
        newcomer.touches(decisions)
        page.wait_for_timeout(80)
    assert decisions
