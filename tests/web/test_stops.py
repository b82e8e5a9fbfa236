"""What a seat wants to be asked is the table's to keep: the page takes it from there, also after it
has been loaded again, and tells only what its person changes."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

Person = Callable[..., Page]


def listen(page: Page) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What the page tells the table of its stops from now on, and what the table tells it."""
    told: list[dict[str, Any]] = []
    heard: list[dict[str, Any]] = []

    def keep(frames: list[dict[str, Any]]) -> Callable[[str | bytes], None]:
        def take(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "stops":
                frames.append(message)

        return take

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", keep(told))
        socket.on("framereceived", keep(heard))

    page.on("websocket", opened)
    return told, heard


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    return dialog


def in_order(page: Page) -> None:
    expect(page.locator("#options h2")).to_contain_text("In which order")


def test_what_a_seat_wants_to_be_asked_outlives_the_page_and_a_pass_that_ended_stays_ended(
    person: Person, waystone: Any
) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person("/")
    told, heard = listen(page)
    page.goto(waystone.url + made["seats"][0]["link"])
    page.locator("#options .option").first.click()
    in_order(page)
    page.get_by_role("tab", name="Players").click()
    card = page.locator(".mat .card[data-thing^='hand:0:']").first
    name = card.get_attribute("data-thing")
    card.click()
    page.get_by_role("button", name="Never ask about this").click()
    page.keyboard.press("Escape")
    settings(page).get_by_role("button", name="Pass for the rest of this turn").click()
    expect(page.get_by_role("button", name="Ask me again")).to_be_visible()
    wish = {"type": "stops", "seat": 0, "formal": True, "smart": True}
    assert told == [
        wish | {"never": [], "until": ""},
        wish | {"never": [name], "until": ""},
        wish | {"never": [name], "until": "turn"},
    ]

    told.clear()
    page.reload()
    in_order(page)
    dialog = settings(page)
    expect(dialog.get_by_text("Never asked about")).to_be_visible()
    expect(dialog.get_by_role("button", name="Ask me again")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator("#options h2")).to_contain_text("Ready a card")
    dialog = settings(page)
    expect(dialog.get_by_role("button", name="Pass for the rest of this turn")).to_be_visible()
    assert told == [], "nobody has changed anything since"
    dialog.locator("input[name=smart]").uncheck()
    page.wait_for_function("() => !document.querySelector('input[name=smart]').checked")
    page.keyboard.press("Escape")

    page.reload()
    expect(page.locator("#options h2")).to_contain_text("Ready a card")
    expect(settings(page).locator("input[name=smart]")).not_to_be_checked()
    last = wish | {"smart": False, "never": [name], "until": ""}
    assert told == [last]
    assert heard[-1] == last | {"said": True}
