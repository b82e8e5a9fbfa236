"""How heavy and how quick the client is. The first load is weighed always. `WAYSTONE_FIGURES=1`
times it too, the processor slowed four times: on a machine that does nothing else."""

import json
import os
import re
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute
from tests.web.test_stage import mode_for_two

from waystone.kernel import game

Person = Callable[..., Page]
Sample = Callable[..., tuple[Page, list[dict[str, Any]]]]

HEAVIEST = 400_000
"""Bytes over the wire until the lobby is there."""
PICTURES = 600_000
"""Bytes of a first game's pictures: its icons, its recipes, its ground."""
PAINTED = re.compile(rf"/assets/(\d+|{'|'.join(game.ids())})-[\w-]+\.js")
"""What pictures are painted from: the recipes of a game, and icons by their parts."""
LOBBY = 1500
FRAME = 20
BEAT = 100
"""Milliseconds: to the lobby, for a frame of a large board, from an answer to its first beat."""
SLOWED = 4

timed = pytest.mark.skipif(
    not os.environ.get("WAYSTONE_FIGURES"), reason="the clock is right on an idle machine only"
)
READY = """() => {
  const seen = () => document.querySelector('[data-game] button, [data-game] a');
  const look = () => seen()
    ? requestAnimationFrame(() => setTimeout(() => (window.ready = performance.now())))
    : requestAnimationFrame(look);
  look();
}"""
PAN = """() => new Promise((done) => {
  const canvas = document.querySelector('.canvas');
  const at = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type,
    { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, buttons: 1, bubbles: true }));
  canvas.setPointerCapture = () => {};
  const frames = [];
  let n = 0, last = performance.now();
  at('pointerdown', 500, 300);
  const step = (now) => {
    frames.push(now - last);
    last = now;
    n += 1;
    if (n < 60) at('pointermove', 500 + 3 * n, 300 + 2 * n);
    else canvas.dispatchEvent(new WheelEvent('wheel',
      { deltaY: n % 20 < 10 ? -60 : 60, clientX: 600, clientY: 300, cancelable: true,
        bubbles: true }));
    if (n < 120) requestAnimationFrame(step);
    else { at('pointerup', 700, 420); done(frames.slice(5)); }
  };
  requestAnimationFrame(step);
})"""
ANSWER = """() => new Promise((done) => {
  const before = window.waystone.told().length;
  const began = performance.now();
  const look = () => {
    if (window.waystone.told().length > before) {
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    } else if (performance.now() - began > 3000) done(null);
    else requestAnimationFrame(look);
  };
  document.querySelector('#options .option').click();
  look();
})"""
"""From the click to the frame in which the first beat is drawn; an answer may bring none."""


def slow_down(page: Page) -> None:
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def test_the_first_load_is_light(person: Person, waystone: Any) -> None:
    page = person("/rules")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(waystone.url + "/")
    page.locator("[data-game]").first.wait_for()
    page.wait_for_load_state("networkidle")
    print(f"first load: {sum(sizes) / 1000:.0f} kB in {len(sizes)} answers")
    assert 50_000 < sum(sizes) <= HEAVIEST


@pytest.mark.parametrize("game_id", game.ids())
def test_a_first_game_is_light_and_no_picture_is_waited_for(
    person: Person, waystone: Any, game_id: str
) -> None:
    """The first decision is there while every picture still hangs on the wire; then they come, and
    weigh little: a whole table with all that lies on it."""
    made = waystone.make(game_id, "human,bot:greedy", mode=mode_for_two(waystone, game_id), seed=3)
    page = person("/rules")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    held: list[Route] = []
    wire.on(
        "Network.responseReceived",
        lambda e: names.update({e["requestId"]: e["response"]["url"]}),
    )
    wire.on(
        "Network.loadingFinished",
        lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}),
    )
    page.route(PAINTED, lambda route: held.append(route))
    page.goto(waystone.url + made["seats"][0]["link"])
    page.locator("#options h2").wait_for(timeout=60_000)
    page.locator("#options .option, .gallery .pick").first.wait_for()
    assert held, "nothing was asked for"
    for route in held:
        route.continue_()
    page.unroute(PAINTED)
    if page.locator("[data-advised-all]").count():
        page.locator("[data-advised-all]").click()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    painted = [sizes[n] for n, url in names.items() if n in sizes and PAINTED.search(url)]
    print(f"{game_id}: {sum(painted) / 1000:.0f} kB of pictures in {len(painted)} answers")
    assert sum(painted) <= PICTURES


@timed
def test_the_lobby_is_soon_there(person: Person, waystone: Any) -> None:
    page = person("/rules")
    page.add_init_script(f"({READY})()")
    slow_down(page)
    times = []
    for _ in range(5):
        page.goto(waystone.url + "/")
        page.wait_for_function("() => window.ready")
        times.append(page.evaluate("window.ready"))
    print(f"lobby: {median(times):.0f} ms of {[round(t) for t in times]}")
    assert median(times) < LOBBY


def large_board() -> dict[str, Any]:
    cells = [
        {"id": f"hex:{q},{r}", "x": q - r // 2, "y": r, "kind": ("floor", "difficult")[q % 2]}
        for r in range(20)
        for q in range(25)
    ]
    pieces = [
        {"id": f"m:{n}", "cell": cells[n * 12]["id"], "name": f"Guard {n}", "icon": "person",
         "figures": [{"icon": "hearts", "value": "5/6"}]}
        for n in range(40)
    ]  # fmt: skip
    board = {"id": "map", "name": "The map", "shape": "hex", "cells": cells, "pieces": pieces}
    return {"game": "gloomhaven", "seat": 0, "phase": "", "boards": [board], "waiting": [1]}


@timed
def test_a_large_board_moves_smoothly(person: Person, waystone: Any) -> None:
    page = person("/rules", motion="reduced")
    table = large_board()

    def serve(route: WebSocketRoute) -> None:
        def message(text: str | bytes) -> None:
            if json.loads(text)["type"] != "hello":
                return
            seats = [{"seat": n, "name": "A", "kind": "human", "bot": "", "online": True}
                     for n in range(2)]  # fmt: skip
            welcome = {"type": "welcome", "table": "big", "game": table["game"], "seats": seats}
            welcome |= {"yours": [0], "lang": "en", "lesson": False, "chat": []}
            route.send(json.dumps(welcome))
            view = {"type": "view", "seat": 0, "seq": 1, "epoch": 0, "table": table}
            route.send(json.dumps(view))

        route.on_message(message)

    page.route_web_socket("**/ws/big", serve)
    page.goto(f"{waystone.url}/t/big#secret")
    page.wait_for_function("() => document.querySelectorAll('.canvas .cell').length === 500")
    slow_down(page)
    runs = []
    for _ in range(3):
        frames = sorted(page.evaluate(PAN))
        runs.append(sum(frames) / len(frames))
        late = frames[int(len(frames) * 0.95)]
        print(f"500 hexes: {runs[-1]:.1f} ms a frame, 95 % within {late:.1f}")
    assert median(runs) <= FRAME


@timed
def test_an_answer_is_soon_told(person: Person, waystone: Any) -> None:
    times = []
    for seed in range(3):
        made = waystone.make("_template", "human,bot:greedy", seed=seed)
        page = person(made["seats"][0]["link"], motion="reduced", pace="1")
        for _ in range(4):
            page.locator("#options .option").first.wait_for()
            page.wait_for_load_state("networkidle")
            page.wait_for_function("() => window.waystone.behind() === 0")
            page.wait_for_timeout(300)
            took = page.evaluate(ANSWER)
            times += [] if took is None else [took]
    print(f"answer to first beat: {median(times):.0f} ms of {[round(t) for t in times]}")
    assert median(times) <= BEAT
