"""Every game by mouse alone, by keyboard alone, by touch alone, with nothing but what stands on the
stage or the board. `WAYSTONE_HANDS=1` plays every game with every hand to its end, by chance and by
the hints that are given, with a picture of every twentieth decision."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from waystone.kernel import game

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]
REACH = (Path(__file__).parent / "hands.js").read_text(encoding="utf-8")
WHOLE = bool(os.environ.get("WAYSTONE_HANDS"))
FEW = 10
PICTURED = 20
MOST_TABS = 400
DESKTOP, WIDE, PHONE = (1440, 900), (1920, 1080), (390, 844)
WAYS = [
    ("mouse", DESKTOP, "en"),
    ("keyboard", DESKTOP, "ru"),
    ("touch", PHONE, "ru"),
    ("mouse", WIDE, "ru"),
    ("keyboard", WIDE, "en"),
    ("touch", PHONE, "en"),
]
FOR_TWO = {
    g: [m.id for m in game.find(g).modes if m.seats[0] <= 2 <= m.seats[1]]
    for g in game.ids(templates=True)
}
CASES = (
    [(g, modes[0], *way) for g, modes in FOR_TWO.items() for way in WAYS]
    + [(g, m, *way) for g, modes in FOR_TWO.items() for m in modes[1:] for way in WAYS[:3]]
    if WHOLE
    else [(g, modes[0], *WAYS[n % 3]) for n, (g, modes) in enumerate(FOR_TWO.items())]
)
UNPICKED = "#options .option:not([aria-pressed=true]):not(:disabled)"
"""What several are taken of, as far as it is not taken: Tab goes there."""
OTHER = "#options .amount .numbers button:not(.chosen)"
SWIPE = """() => {
  const more = document.querySelector('#options .option:not([aria-pressed=true]):not(:disabled)');
  if (more?.closest('details:not([open])')) return false;
  more?.scrollIntoView({ block: 'nearest', inline: 'center' });
  return !!more;
}"""
"""Cards that lie side by side beyond the edge of the screen: a swipe away."""
FOCUSED = """([q, n]) => {
  const found = document.querySelectorAll(q)[n];
  return found ? document.activeElement === found : null;
}"""
"""Nothing where it has gone since it was seen: a question may close by itself."""
TURN = """() => {
  const on = document.querySelector('.cover footer .primary');
  on?.scrollIntoView({ block: 'nearest' });
  return !!on;
}"""
"""The foot of a long page: a swipe away."""
FRAMES = "() => new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(d)))"
"""What a question brings is measured when it has been drawn: text is fitted to its card then."""
ADVISED = (
    "[data-advised]:not(:disabled)",
    "#options .amount .numbers .hinted:not(.chosen)",
    "#options .option.hinted:not([aria-pressed=true]):not(:disabled)",
    "[data-thing].lit.hinted:not(.chosen)",
    ".gallery .pick.hinted:not(.chosen) .card",
)
"""What is marked as recommended, or takes what is."""
ANSWERED = """() => document.querySelector('[data-advice]')
  || !document.querySelector('#options h2')"""
SETTLED = """() => document.querySelector('.finished')
  || document.querySelector('#options[data-ask]:not(:has(.sent))')"""


class Hands:
    """Somebody who sees the screen and has one way to touch it; who follows hints gets far."""

    def __init__(self, page: Page, by: str, seed: int, advised: bool) -> None:
        self.page, self.by, self.luck = page, by, Random(seed)
        self.advised = advised

    def see(self) -> dict[str, Any]:
        self.page.evaluate(FRAMES)
        found: dict[str, Any] = self.page.evaluate(REACH, ", ".join(ADVISED))
        return found

    def advice(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Ask for a hint, where one can be had, and see what is marked then."""
        if seen["advice"] or seen["menu"] or seen["page"] is not None:
            return seen
        if self.by == "keyboard":
            self.page.keyboard.press("h")
        elif seen["bulb"]:
            self.at(seen["bulb"])
        else:
            return seen
        with suppress(PlaywrightError):  # the question may have closed under the finger
            self.page.wait_for_function(ANSWERED, timeout=10_000)
        return self.see()

    def follows(self, seen: dict[str, Any]) -> bool:
        """Take what is recommended; whether there was something to take."""
        if seen["advised"]:
            if self.by != "keyboard":
                self.at(self.luck.choice(seen["advised"]))
            else:
                there = ".pop .hinted" if seen["menu"] else ".cover .option.hinted"
                plain = not seen["menu"] and seen["page"] is None
                if self.tab(", ".join(ADVISED) if plain else there):
                    self.page.keyboard.press("Enter")
            return True
        if (
            seen["confirm"]
            and (seen["picked"] or seen["amount"])
            and not seen["menu"]
            and seen["page"] is None
        ):
            if self.by != "keyboard":
                self.at(seen["confirm"])
            elif self.tab("[data-confirm]"):
                self.page.keyboard.press("Enter")
            return True
        return False

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
        elif seen["numbers"] and self.luck.random() < 0.4:
            self.at(self.luck.choice(seen["numbers"]))
        elif seen["confirm"] and (seen["picked"] or seen["amount"] or self.luck.random() < 0.4):
            self.at(seen["confirm"])
        else:
            spots = seen["things"] + seen["options"]
            if spots or seen["confirm"]:
                self.at(self.luck.choice(spots) if spots else seen["confirm"])
            else:
                assert self.page.evaluate(SWIPE), f"nothing to touch at: {seen['prompt']}"

    def tab(self, what: str, n: int = 0) -> bool:
        """Tab until it is reached; not where it has gone meanwhile."""
        for _ in range(MOST_TABS):
            there = self.page.evaluate(FOCUSED, [what, n])
            if there is not False:
                return bool(there)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    def key(self, seen: dict[str, Any]) -> None:
        """The same with keys: digits for options, N and Enter for what is lit, Enter to confirm."""
        keys = self.page.keyboard
        if seen["menu"]:
            if self.tab(".pop [role=menuitem]", self.luck.randrange(len(seen["menu"]))):
                keys.press("Enter")
        elif seen["page"] is not None:
            answered = seen["asked"] and self.luck.random() < 0.7
            keys.press(str(self.luck.randint(1, seen["asked"])) if answered else "Escape")
        elif seen["numbers"] and self.luck.random() < 0.4:
            if self.tab(OTHER, self.luck.randrange(len(seen["numbers"]))):
                keys.press("Enter")
        elif seen["confirm"] and (seen["picked"] or seen["amount"] or self.luck.random() < 0.4):
            if self.tab("[data-confirm]"):
                keys.press("Enter")
        elif seen["things"] and not seen["picked"] and self.luck.random() < 0.5:
            for _ in range(self.luck.randint(1, 4)):
                keys.press("n")
            keys.press("Enter")
        elif self.page.locator("[data-confirm]").count() and self.page.locator(UNPICKED).count():
            many = self.page.locator(UNPICKED).count()
            if self.tab(UNPICKED, self.luck.randrange(max(1, many))):
                keys.press("Enter")
        else:
            assert seen["count"], f"nothing to choose at: {seen['prompt']}"
            keys.press(str(self.luck.randint(1, min(9, seen["count"]))))

    def looks(self, seen: dict[str, Any]) -> None:
        """What is on the screen can be read, and nothing lies over what is asked."""
        where = seen["prompt"] or (seen["end"] or {}).get("why")
        assert seen["wide"] <= 0, f"wider than the screen at: {where}"
        assert not seen["clipped"], f"clipped at {where}: {seen['clipped']}"
        assert not seen["over"], f"a hover card lies over a dialog at: {where}"
        assert not seen["lost"], f"{seen['lost']} at: {where}"
        assert not (self.by == "touch" and seen["hovers"]), f"a card under the finger at: {where}"

    def move(self) -> None:
        seen = self.see()
        if not seen["prompt"]:
            return  # the question was answered while we looked
        self.looks(seen)
        if self.advised:
            seen = self.advice(seen)
            if not seen["prompt"] or self.follows(seen):
                return
        if self.by == "keyboard":
            self.key(seen)
        else:
            self.point(seen)

    def finish(self) -> None:
        """Pages that are told last, then how it ended for me and why, with all its ways on."""
        self.page.wait_for_function(
            "() => document.querySelector('.outcome, .cover[role=dialog]')", timeout=30_000
        )
        seen = self.see()
        while seen["page"] is not None:
            self.looks(seen)
            if self.by == "keyboard":
                self.page.keyboard.press("Escape")
            elif seen["page"]:
                self.at(seen["page"][-1])
            else:
                assert self.page.evaluate(TURN), "no way to turn the page"
            seen = self.see()
        self.looks(seen)
        end = seen["end"]
        assert end, "nothing says that the game is over"
        assert end["said"]
        assert end["why"]
        assert all(end["ways"]), "a way on from the end cannot be reached"
        if self.by == "keyboard":
            assert self.tab(".outcome button")
            self.page.keyboard.press("Enter")
        else:
            self.at(end["close"])
        expect(self.page.locator(".outcome")).to_have_count(0)
        self.looks(self.see())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "mode", "by", "size", "lang"),
    [
        pytest.param(g, mode, by, size, lang, id=f"{g}-{mode}-{by}-{size[0]}-{lang}")
        for g, mode, by, size, lang in CASES
    ],
)
def test_a_game_is_played_with_one_hand(
    person: Person,
    waystone: Any,
    shot: Shot,
    game_id: str,
    mode: str,
    by: str,
    size: tuple[int, int],
    lang: str,
) -> None:
    luck = WAYS.index((by, size, lang))
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3 + luck)
    page = person(made["seats"][0]["link"], lang=lang, size=size, motion="reduced")
    hands = Hands(page, by, 5 + luck, advised=luck >= len(WAYS) // 2)
    name = f"hands-{game_id}-{mode}-{by}-{size[0]}-{lang}"
    decisions, touches, before, over = 0, 0, None, False
    try:
        while WHOLE or decisions < FEW:
            page.wait_for_function(SETTLED, timeout=60_000)
            over = page.locator(".finished").count() > 0
            if over:
                break
            now = page.locator("#options").get_attribute("data-ask")
            decisions, touches = (decisions + 1, 0) if now != before else (decisions, touches + 1)
            before = now
            assert touches < 150, f"no way on at: {hands.see()}"
            if WHOLE and not touches and decisions % PICTURED == 0:
                shot(page, f"{name}-{decisions:03}")
            hands.move()
            page.wait_for_timeout(60)
        if over:
            page.wait_for_timeout(300)
            shot(page, f"{name}-end")
            hands.finish()
            assert waystone.call(f"/api/tables/{made['table']}")["over"]
    except (AssertionError, PlaywrightError) as wrong:
        print(f"{name}: {decisions} decisions, then {wrong}")
        shot(page, f"{name}-wrong")
        raise
    assert decisions
    print(f"{name}: {decisions} decisions, over: {over}")
