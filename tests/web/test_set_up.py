"""From "start now" to the first real decision: three clicks at most, in every game and mode."""

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from waystone.kernel import game

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]
MODES = slice(None) if os.environ.get("WAYSTONE_WHOLE") else slice(1)
CASES = [(g, mode.id) for g in game.ids() for mode in game.find(g).modes[MODES]]
"""The first mode of every game; `WAYSTONE_WHOLE=1`: all."""
MOST = 3
"""Clicks from the lobby: "start now" is the first of them."""
DECIDES = (
    "() => document.querySelector('#options[data-ask] h2') && !document.querySelector('.sent')"
)
OUT_OF_SET_UP = """() => {
  const done = document.querySelector('#options[data-ask]')
    && !document.querySelector('[data-advised-all], .sent');
  window.since = done ? window.since ?? Date.now() : undefined;
  return done && Date.now() - window.since > 500;
}"""
"""A question is open that is not one of the set-up, and it stays: bots are asked in between."""


def touch_on(page: Page) -> bool:
    """One click further, on what the set-up offers or the story's page; False: something is to be
    decided."""
    page.wait_for_function(DECIDES, timeout=60_000)
    if page.locator("[data-advised-all]").count():
        page.locator("[data-advised-all]").click()
        page.wait_for_function(OUT_OF_SET_UP, timeout=60_000)
        return True
    read_on = page.locator(".cover .option, .cover [data-close-page]")
    if read_on.count() == 1:
        read_on.click()
        page.wait_for_timeout(300)
        return True
    return False


@pytest.mark.parametrize(("game_id", "mode"), CASES)
def test_the_first_real_decision_is_three_clicks_away(
    person: Person, waystone: Any, shot: Shot, game_id: str, mode: str
) -> None:
    seats = next(m.seats for m in game.find(game_id).modes if m.id == mode)
    bots = max(0, max(seats[0], min(2, seats[1])) - 1)
    made = waystone.make(game_id, ",".join(["human", *["bot:greedy"] * bots]), mode=mode, seed=3)
    page = person(made["seats"][0]["link"], motion="reduced", lang="ru")
    clicks = 1
    while touch_on(page):
        clicks += 1
        assert clicks <= MOST, page.locator("#options h2").inner_text()
    shot(page, f"decision-{game_id}-{mode}")


@pytest.mark.parametrize("game_id", ["gloomhaven", "machina-arcana", "runebound", "tainted-grail"])
def test_each_question_of_the_set_up_offers_what_is_recommended(
    person: Person, waystone: Any, game_id: str
) -> None:
    mode = game.find(game_id).modes[0].id
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3)
    page = person(made["seats"][0]["link"], motion="reduced")
    page.wait_for_function(DECIDES)
    before = page.locator("#options").get_attribute("data-ask")
    page.locator("[data-advised]").click()
    page.wait_for_function(
        "(before) => { const now = document.querySelector('#options')?.dataset.ask;"
        " return now && now !== before; }",
        arg=before,
    )


@pytest.mark.parametrize("game_id", game.ids())
def test_the_form_fits_a_phone_and_allows_what_the_mode_does(
    person: Person, waystone: Any, game_id: str
) -> None:
    """Never fewer or more seats than the mode takes, and nothing beyond the edge of the screen."""
    known = waystone.call("/api/games?lang=ru")
    modes = next(g for g in known if g["id"] == game_id)["modes"]
    page = person(f"/new/{game_id}", lang="ru", size=(390, 844))
    page.locator("form .go").wait_for()
    for mode in modes:
        if len(modes) > 1:
            page.locator(f"input[name=mode][value='{mode['id']}']").check()
        least, most = mode["seats"]
        page.wait_for_function(
            "([a, b]) => { const n = document.querySelectorAll('form .nth').length;"
            " return a <= n && n <= b; }",
            arg=[least, most],
        )
        while page.get_by_role("button", name="−", exact=True).is_enabled():
            page.get_by_role("button", name="−", exact=True).click()
        assert page.locator("form .nth").count() >= least
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, mode["id"]
