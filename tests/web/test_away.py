"""The client without its server: installable, opens, says that the server is away, and keeps
nothing of a game."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

Person = Callable[..., Page]
READY = "() => navigator.serviceWorker.ready.then((r) => !!r.active)"
KEPT = """async () => {
  const names = await caches.keys();
  const shelves = await Promise.all(names.map(async (n) => (await caches.open(n)).keys()));
  return shelves.flat().map((request) => new URL(request.url).pathname);
}"""


def test_the_client_can_be_installed(person: Person, waystone: Any) -> None:
    page = person("/", worker=True)
    manifest = page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(waystone.url + icon["src"])
        assert answer.ok, icon
        assert answer.headers["content-type"].startswith(icon["type"])
    assert page.evaluate(READY)


def test_it_opens_while_the_server_is_away_and_keeps_nothing_of_a_game(
    person: Person, waystone: Any
) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person("/", worker=True)
    assert page.evaluate(READY)
    page.reload()
    page.goto(waystone.url + made["seats"][0]["link"])
    page.locator("#options .option").first.wait_for()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), json.dumps(kept)
    page.goto(waystone.url + "/")
    page.locator("[data-game]").first.wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-game]").first).to_be_visible()
