"""Every game by mouse alone, by keyboard alone, by touch alone, with nothing but what stands on the
stage or the board. `WAYSTONE_HANDS=200` plays every game with every hand for so many decisions."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from waystone.kernel import game

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]
REACH = (Path(__file__).parent / "hands.js").read_text(encoding="utf-8")
WHOLE = int(os.environ.get("WAYSTONE_HANDS", "0"))
FEW = 10
DESKTOP, WIDE, PHONE = (1440, 900), (1920, 1080), (390, 844)
WAYS = [
    ("mouse", DESKTOP, "en"),
    ("keyboard", DESKTOP, "ru"),
    ("touch", PHONE, "ru"),
    ("mouse", WIDE, "ru"),
    ("keyboard", WIDE, "en"),
    ("touch", PHONE, "en"),
]
GAMES = game.ids(templates=True)
CASES = (
    [(g, *way) for g in GAMES for way in WAYS]
    if WHOLE
    else [(g, *WAYS[n % 3]) for n, g in enumerate(GAMES)]
)
UNPICKED = "#options .option:not([aria-pressed=true]):not(:disabled)"
"""What several are taken of, as far as it is not taken: Tab goes there."""
SWIPE = """() => {
  const more = document.querySelector('#options .option:not([aria-pressed=true]):not(:disabled)');
  if (more?.closest('details:not([open])')) return false;
  more?.scrollIntoView({ block: 'nearest', inline: 'center' });
  return !!more;
}"""
"""Cards that lie side by side beyond the edge of the screen: a swipe away."""
FOCUS = """([q, n]) => {
  const found = document.querySelectorAll(q)[n];
  found?.focus();
  return !!found && document.activeElement === found;
}"""
"""What has gone since it was seen is not waited for: a question may close by itself."""
FRAMES = "() => new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(d)))"
"""What a question brings is measured when it has been drawn: text is fitted to its card then."""
SETTLED = """() => document.querySelector('.finished')
  || document.querySelector('#options[data-ask]:not(:has(.sent))')"""


def mode_for_two(waystone: Any, game_id: str) -> str:
    games = waystone.call("/api/games?lang=en&templates=1")
    found = next(g for g in games if g["id"] == game_id)
    return next(str(m["id"]) for m in found["modes"] if m["seats"][0] <= 2 <= m["seats"][1])


class Hands:
    """Somebody who sees the screen and has one way to touch it."""

    def __init__(self, page: Page, by: str, seed: int) -> None:
        self.page, self.by, self.luck = page, by, Random(seed)

    def see(self) -> dict[str, Any]:
        self.page.evaluate(FRAMES)
        found: dict[str, Any] = self.page.evaluate(REACH)
        return found

    def at(self, spot: dict[str, float]) -> None:
        if self.by == "touch":
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def point(self, seen: dict[str, Any]) -> None:
        """The next touch: an open menu or page first, then an option, then the confirmation."""
        if seen["menu"]:
            self.at(self.luck.choice(seen["menu"]))
        elif seen["page"]:
            self.at(self.luck.choice(seen["page"]))
        elif seen["confirm"] and (seen["picked"] or seen["amount"] or self.luck.random() < 0.4):
            self.at(seen["confirm"])
        else:
            spots = seen["things"] + seen["options"]
            if spots or seen["confirm"]:
                self.at(self.luck.choice(spots) if spots else seen["confirm"])
            else:
                assert self.page.evaluate(SWIPE), f"nothing to touch at: {seen['prompt']}"

    def key(self, seen: dict[str, Any]) -> None:
        """The same with keys: digits for options, N and Enter for what is lit, Enter to confirm."""
        keys = self.page.keyboard
        if seen["menu"]:
            if self.page.evaluate(FOCUS, [".pop [role=menuitem]", 0]):
                keys.press("Enter")
        elif seen["page"] is not None:
            keys.press("Escape")
        elif seen["confirm"] and (seen["picked"] or seen["amount"] or self.luck.random() < 0.4):
            if self.page.evaluate(FOCUS, ["[data-confirm]", 0]):
                keys.press("Enter")
        elif seen["things"] and not seen["picked"] and self.luck.random() < 0.5:
            for _ in range(self.luck.randint(1, 4)):
                keys.press("n")
            keys.press("Enter")
        elif self.page.locator("[data-confirm]").count() and self.page.locator(UNPICKED).count():
            many = self.page.locator(UNPICKED).count()
            if self.page.evaluate(FOCUS, [UNPICKED, self.luck.randrange(max(1, many))]):
                keys.press("Enter")
        else:
            assert seen["count"], f"nothing to choose at: {seen['prompt']}"
            keys.press(str(self.luck.randint(1, min(9, seen["count"]))))

    def move(self) -> None:
        seen = self.see()
        if not seen["prompt"]:
            return  # the question was answered while we looked
        assert seen["wide"] <= 0, f"wider than the screen at: {seen['prompt']}"
        assert not seen["clipped"], f"clipped at {seen['prompt']}: {seen['clipped']}"
        assert not seen["over"]
        if self.by == "keyboard":
            self.key(seen)
        else:
            self.point(seen)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "by", "size", "lang"), CASES)
def test_a_game_is_played_with_one_hand(
    person: Person,
    waystone: Any,
    shot: Shot,
    game_id: str,
    by: str,
    size: tuple[int, int],
    lang: str,
) -> None:
    mode = mode_for_two(waystone, game_id)
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3)
    page = person(made["seats"][0]["link"], lang=lang, size=size, motion="reduced")
    hands = Hands(page, by, 5)
    decisions, touches, before = 0, 0, None
    while decisions < (WHOLE or FEW):
        page.wait_for_function(SETTLED, timeout=30_000)
        if page.locator(".finished").count():
            break
        now = page.locator("#options").get_attribute("data-ask")
        decisions, touches = (decisions + 1, 0) if now != before else (decisions, touches + 1)
        before = now
        try:
            assert touches < 150, f"no way on at: {hands.see()}"
            hands.move()
        except AssertionError:
            shot(page, f"hands-{game_id}-{by}-{lang}-{size[0]}")
            raise
        page.wait_for_timeout(60)
    assert decisions
