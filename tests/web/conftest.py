"""The built client on a real server of this machine, in the system's Chromium."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    WebSocketRoute,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "waystone" / "server" / "static"
ARTEFACTS = ROOT / "artefacts" / "web"
SAMPLES = Path(__file__).parent / "samples"
expect.set_options(timeout=20_000)  # Two loaded cores are slow; what is there is seen at once.

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first that is there: without a window to draw, a page costs half."""
CHROMIUM = next((path for name in BROWSERS if (path := shutil.which(name))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = None if CHROMIUM else "Chromium is not installed"
    reason = reason or (None if (STATIC / "index.html").is_file() else "the client is not built")
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


class Waystone:
    """The server, and what people do with it from outside the browser."""

    def __init__(self, url: str) -> None:
        self.url = url

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def make(self, game: str = "_template", seats: str = "human,human", **more: Any) -> Any:
        wishes = [dict(zip(("kind", "bot"), s.split(":"), strict=False)) for s in seats.split(",")]
        return self.call("/api/tables", {"game": game, "seats": wishes, "windows": 0, **more})


@pytest.fixture(scope="session")
def waystone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Waystone]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "waystone.server", "--port", str(port), "--data", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--bot-delay", "0"], env=environment, stdout=log, stderr=log
        )
        try:
            url = f"http://127.0.0.1:{port}"
            _wait_for(url)
            yield Waystone(url)
        finally:
            process.terminate()
            process.wait(60)


def _wait_for(url: str) -> None:
    for _ in range(900):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=2).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("the server did not start")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, waystone: Waystone) -> Iterator[Person]:
    """Somebody with a browser of their own. Scripts must not fail and nothing may be asked of
    another address."""
    contexts: list[BrowserContext] = []
    wrongs: list[str] = []

    def sit(
        path: str = "/",
        lang: str = "en",
        size: tuple[int, int] = (1440, 900),
        templates: bool = False,
        worker: bool = False,
        **settings: Any,
    ) -> Page:
        phone = size[0] < 600
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        kept = json.dumps({"lang": lang, "pace": "off", "name": "Ansa", **settings})
        context.add_init_script(
            f"localStorage['waystone.settings'] ??= {json.dumps(kept)}",
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.set_default_navigation_timeout(90_000)
        page.on("pageerror", lambda error: wrongs.append(str(error)))
        page.on(
            "request",
            lambda r: (
                None
                if r.url.startswith((waystone.url, "data:", "blob:"))
                else wrongs.append(f"asked {r.url}")
            ),
        )
        if templates:
            page.route(
                "**/api/games?*",
                lambda route: route.continue_(url=f"{route.request.url}&templates=1"),
            )
        page.goto(waystone.url + path)
        return page

    yield sit
    for context in contexts:
        context.close()
    assert not wrongs, wrongs


Shot = Callable[[Page, str], None]


@pytest.fixture(scope="session")
def shot() -> Shot:
    """A picture of a screen, for people to look at: kept with `WAYSTONE_SHOTS=1`."""
    kept = bool(os.environ.get("WAYSTONE_SHOTS"))
    if kept:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        if kept:
            page.screenshot(path=ARTEFACTS / f"{name}.png")

    return take


@pytest.fixture
def sample(person: Person, waystone: Waystone) -> Callable[..., tuple[Page, list[dict[str, Any]]]]:
    """A table of the samples, shown by a socket that plays the server: what is `told` comes at
    once, `then` after an answer."""

    def show(
        name: str,
        change: Callable[[Any], None] = lambda table: None,
        told: Sequence[dict[str, Any]] = (),
        then: Sequence[dict[str, Any]] = (),
        **how: Any,
    ) -> tuple[Page, list[dict[str, Any]]]:
        table = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
        change(table)
        page = person("/rules", **how)
        heard: list[dict[str, Any]] = []

        def serve(route: WebSocketRoute) -> None:
            def message(text: str | bytes) -> None:
                said = json.loads(text)
                heard.append(said)
                if said["type"] == "hello":
                    seats = [
                        {"seat": n, "name": who, "kind": kind, "bot": bot, "online": True}
                        for n, (who, kind, bot) in enumerate(
                            [("Ansa", "human", ""), ("Greedy", "bot", "greedy")]
                        )
                    ]
                    welcome = {"type": "welcome", "table": name, "game": table["game"]}
                    welcome |= {"seats": seats, "yours": [0], "lang": "en", "lesson": False}
                    welcome |= {
                        "chat": [{"by": 1, "name": "Greedy", "text": "<b>hi</b>", "at": ""}]
                    }
                    route.send(json.dumps(welcome))
                    view = {"type": "view", "seat": 0, "seq": 1, "epoch": 0, "table": table}
                    route.send(json.dumps(view))
                    for message in told:
                        route.send(json.dumps(message))
                elif said["type"] == "answer":
                    route.send(json.dumps({"type": "accepted", "ref": said["ref"]}))
                    for message in then:
                        route.send(json.dumps(message))

            route.on_message(message)

        page.route_web_socket(f"**/ws/{name}", serve)
        page.goto(f"{waystone.url}/t/{name}#secret-of-seat-0")
        page.locator(".canvas, .open").first.wait_for()
        return page, heard

    return show
