"""A click on the map while a half is to be chosen: what it would play is shown, several halves are
told apart where the click was, and one undo takes it back."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.web import screens

Shot = Callable[[Page, str], None]
TURN = screens.Moment("gloomhaven", 12, "ask-action", mode="scenario", scenario="low-tide", seats=1)


def test_a_half_is_played_by_a_click_on_a_hex(browser: Browser, waystone: Any, shot: Shot) -> None:
    link = screens.seated(waystone.url, screens.played(TURN))
    page = screens.opened(browser, waystone.url, link, screens.DESKTOP, "en")
    asked = page.locator("#options[data-ask]").get_attribute("data-ask")
    near = page.locator(".cell.near")
    expect(near.first).to_be_visible()
    far = near.last
    far.hover(force=True)
    expect(page.locator("[data-way] .played")).to_be_visible()
    shot(page, "walk-half-way")
    far.click(force=True)
    menu = page.locator(".pop[role=menu]")
    expect(menu.locator(".head")).to_have_text("Go there with")
    expect(menu.locator("button")).to_have_count(3)
    shot(page, "walk-half-menu")
    menu.locator("button").first.click()
    expect(page.locator("#options[data-ask]")).not_to_have_attribute("data-ask", asked or "")
    expect(page.locator("#options h2")).not_to_contain_text("Where does")
    shot(page, "walk-half-gone")
    page.keyboard.press("u")
    expect(near.first).to_be_visible()
    page.context.close()
