"""Two browsers play by the labelled options: a game of the template from its first question to its
end, the last quarter of games of others; `WAYSTONE_WHOLE=1`: of every game there is."""

import json
import os
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from waystone.kernel import game, save
from waystone.kernel.session import Session

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]
PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
CLICKING = 4.0
"""Seconds of clicking, and three clicks at least; whoever is not through by then stands up, and
bots play the rest: one of the two watches, the other comes back to see how it ended."""
LONGEST = 20.0
FINISHING = 150.0
GAMES = ["_template", "gloomhaven", "tainted-grail"]
if os.environ.get("WAYSTONE_WHOLE"):
    GAMES = game.ids(templates=True)


def mode_for_two(waystone: Any, game_id: str) -> str:
    games = waystone.call("/api/games?lang=en&templates=1")
    found = next(g for g in games if g["id"] == game_id)
    return next(str(m["id"]) for m in found["modes"] if m["seats"][0] <= 2 <= m["seats"][1])


def in_its_last_quarter(game_id: str, mode: str) -> bytes:
    """A game that advised players have led almost to its end."""
    title = game.find(game_id)
    session = Session.new(title, game.Setup(2, 11, mode))
    while session.ask is not None:
        asked = session.questions()[0]
        advised = title.bots.policy(session.state, session.content, asked.seat, asked)
        session.answer(asked.seat, advised)
    for _ in range(len(session.history) // 4):
        session.undo()
    return save.dump(session)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_two_people_play_to_the_end(
    person: Person, waystone: Any, shot: Shot, game_id: str
) -> None:
    mode = mode_for_two(waystone, game_id)
    if game_id.startswith("_"):
        made = waystone.make(game_id, "human,human", mode=mode, seed=11)
    else:
        late = in_its_last_quarter(game_id, mode)
        call = urllib.request.Request(f"{waystone.url}/api/tables/upload", late)
        with urllib.request.urlopen(call, timeout=60) as answer:
            made = json.load(answer)
    pages = [
        person(made["seats"][0]["link"], lang="en"),
        person(made["seats"][1]["link"], lang="ru", motion="reduced"),
    ]
    for page in pages:
        page.locator("#options").wait_for()
    shot(pages[0], f"play-{game_id}-start")
    for seed, page in enumerate(pages):
        page.evaluate(PLAYER, seed + 3)
    shown = 0
    start, clicks = time.monotonic(), [0, 0]
    while not pages[0].locator(".finished").count():
        pages[0].wait_for_timeout(500)
        clicks = [page.evaluate("window.clicks") for page in pages]
        spent = time.monotonic() - start
        if spent > LONGEST or (spent > CLICKING and sum(clicks) >= 3):
            break
        if shown < 3 and clicks[0] > 12 * (shown + 1):
            shot(pages[0], f"play-{game_id}-{shown}-en")
            shot(pages[1], f"play-{game_id}-{shown}-ru")
            shown += 1
    clicks = [page.evaluate("clearInterval(window.player), window.clicks") for page in pages]
    assert sum(clicks) >= 3, clicks
    through = bool(pages[0].locator(".finished").count())
    if not through:
        for page in pages:
            page.locator("[data-menu]").click()
            page.get_by_role("button", name="Stand up (a bot plays on)").or_(
                page.get_by_role("button", name="Встать (играть будет бот)")
            ).click()
            page.keyboard.press("Escape")
        pages[1].goto(waystone.url)
    expect(pages[0].locator(".finished")).to_be_visible(timeout=FINISHING * 1000)
    if not through:
        pages[1].go_back()
    expect(pages[1].locator(".finished")).to_be_visible()
    for page, lang in zip(pages, ("en", "ru"), strict=True):
        shot(page, f"play-{game_id}-end-{lang}")
    assert waystone.call(f"/api/tables/{made['table']}")["over"]
