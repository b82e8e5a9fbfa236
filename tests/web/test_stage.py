"""The stage: the board first, the decision in sight, what happened told fact by fact."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from waystone.kernel import game

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]
SIZES = [(1440, 900), (1920, 1080), (390, 844)]
BOARD = 0.55
"""The share of a desktop screen that the board has."""

SEEN = """() => {
  const box = (e) => e.getBoundingClientRect();
  const inside = (e) => { const b = box(e); return b.width > 0 && b.left >= -1 && b.top >= -1
    && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1; };
  const map = box(document.querySelector('[data-map]'));
  const parts = ['#options h2', '[data-cause]', '[data-goal]', '.hud'];
  const all = (q) => [...document.querySelectorAll(q)];
  const options = all('#options .option').filter((e) => !e.closest('details:not([open])'));
  const list = all('#options summary');
  return {
    share: (map.width * map.height) / (innerWidth * innerHeight),
    wide: document.documentElement.scrollWidth - innerWidth,
    hidden: parts.flatMap((q) => all(q).filter((e) => !inside(e)).map(() => q)),
    first: [...options, ...list].some(inside),
  };
}"""


def mode_for_two(waystone: Any, game_id: str) -> str:
    games = waystone.call("/api/games?lang=en&templates=1")
    found = next(g for g in games if g["id"] == game_id)
    return next(str(m["id"]) for m in found["modes"] if m["seats"][0] <= 2 <= m["seats"][1])


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game_id", game.ids(templates=True))
def test_the_first_decision_is_in_sight(
    person: Person, waystone: Any, shot: Shot, game_id: str, size: tuple[int, int]
) -> None:
    """Its prompt, its cause, an option and the goal, without scrolling; and the board."""
    mode = mode_for_two(waystone, game_id)
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3)
    lang = "ru" if size[0] == 1920 else "en"
    page = person(made["seats"][0]["link"], lang=lang, size=size)
    page.locator("#options h2").wait_for()
    page.wait_for_timeout(500)
    shot(page, f"stage-{game_id}-{size[0]}")
    seen = page.evaluate(SEEN)
    assert seen["hidden"] == []
    assert seen["first"]
    assert seen["wide"] <= 0
    if size[0] > 900:
        assert seen["share"] >= BOARD


def player(page: Page) -> None:
    page.evaluate(
        """() => {
          window.player = setInterval(() => {
            const confirm = document.querySelector('[data-confirm]');
            const open = [...document.querySelectorAll(
              '#options .option:not([aria-pressed=true]):not(:disabled)')];
            if (confirm && !confirm.disabled) confirm.click();
            else if (open.length) open[0].click();
          }, 60);
        }"""
    )


def test_every_fact_of_a_game_is_a_beat(person: Person, waystone: Any) -> None:
    """Whatever the log says after the first view was shown as a beat, skipped or not."""
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], pace="2")
    page.locator("#options h2").wait_for()
    began = page.evaluate("window.waystone.lines()")
    player(page)
    expect(page.locator(".finished")).to_be_visible(timeout=120_000)
    page.evaluate("clearInterval(window.player)")
    page.wait_for_function("() => window.waystone.behind() === 0")
    told = page.evaluate("window.waystone.told()")
    lines = page.evaluate("window.waystone.lines()")
    assert lines > began
    assert told == list(range(began + 1, lines + 1))


def test_a_stuck_animation_does_not_hold_up_the_next_beat(person: Person, waystone: Any) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], pace="2")
    page.add_style_tag(
        content="*, *::before { transition-duration: 9999s !important;"
        " animation-duration: 9999s !important; }"
    )
    page.locator("#options .option").first.click()
    page.wait_for_function("() => window.waystone.behind() === 0", timeout=20_000)
    expect(page.locator("[data-beat]")).to_have_count(0, timeout=20_000)
    expect(page.locator("#options .option").first).to_be_enabled()


def test_what_happened_is_told_again_with_its_why(person: Person, waystone: Any) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"])
    page.locator("#options .option").first.click()
    page.locator("[data-happened]").click()
    told = page.get_by_role("dialog", name="What happened")
    expect(told).to_contain_text("1 of")
    told.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog").last).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-live]").click()
    expect(told).to_have_count(0)


def test_an_option_under_the_pointer_shows_what_it_leads_to(person: Person, waystone: Any) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"])
    option = page.locator("#options .option").first
    key = option.get_attribute("data-key")
    option.hover()
    expect(page.locator(f"[data-foreseen='{key}']")).to_be_visible()
    page.mouse.move(700, 300)
    expect(page.locator("[data-foreseen]")).to_have_count(0)


def test_drawers_open_over_the_board_and_close(person: Person, waystone: Any) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"])
    before = page.locator("[data-map]").bounding_box()
    for name in ("Players", "Log", "Chat"):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("complementary", name=name)).to_be_visible()
        page.get_by_role("complementary", name=name).get_by_label("Close").click()
    expect(page.get_by_role("complementary")).to_have_count(0)
    assert page.locator("[data-map]").bounding_box() == before
