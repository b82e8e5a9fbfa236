"""The stage: the board first, the decision in sight, what happened told fact by fact."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web import screens

from waystone.kernel import game

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]
SIZES = [(1440, 900), (1920, 1080), (390, 844)]
BOARD = 0.55
"""The share of a desktop screen that the board has."""

SEEN = """() => {
  const box = (e) => e.getBoundingClientRect();
  const inside = (e) => {
    const b = box(e);
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let a = e.parentElement; a; a = a.parentElement) {
      const style = getComputedStyle(a);
      if (!/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const c = box(a);
      [left, top] = [Math.max(left, c.left), Math.max(top, c.top)];
      [right, bottom] = [Math.min(right, c.right), Math.min(bottom, c.bottom)];
    }
    return b.left >= left - 2 && b.top >= top - 2 && b.right <= right + 2 && b.bottom <= bottom + 2;
  };
  const all = (q) => [...document.querySelectorAll(q)].filter((e) => box(e).width > 0);
  const map = box(document.querySelector('[data-map]'));
  const told = ['#options h2', '[data-cause]', '[data-goal]', '.hud', '[data-about] > *'];
  const options = all('#options .option').filter((e) => !e.closest('details:not([open])'));
  const text = (e) => e.textContent.trim().slice(0, 60);
  const cut = (list) => list.filter((e) => !inside(e)).map(text);
  return {
    share: (map.width * map.height) / (innerWidth * innerHeight),
    wide: document.documentElement.scrollWidth - innerWidth,
    hidden: cut(told.flatMap(all)),
    options: cut(options),
    some: options.length + all('#options summary, .door').length,
    goal: all('[data-goal]').length,
    about: all('[data-cause], [data-about] > *, .scene').length,
    effects: all('.effect, .warning, #options .card .body, .gallery .card .body').length,
  };
}"""
"""What is cut off by the window, or by a part that would have to be scrolled."""
SET_UP = """() => {
  const done = document.querySelector('#options[data-ask]')
    && !document.querySelector('[data-advised-all], .sent');
  window.since = done ? window.since ?? Date.now() : undefined;
  return done && Date.now() - window.since > 500;
}"""
"""A question of the game itself is open, and it stays: bots are asked in between."""


def mode_for_two(waystone: Any, game_id: str) -> str:
    games = waystone.call("/api/games?lang=en&templates=1")
    found = next(g for g in games if g["id"] == game_id)
    return next(str(m["id"]) for m in found["modes"] if m["seats"][0] <= 2 <= m["seats"][1])


def decide(page: Page) -> None:
    """To the first decision of the game itself: what the set-up recommends, and the pages read."""
    page.locator("#options h2").wait_for(timeout=60_000)
    if page.locator("[data-advised-all]").count():
        page.locator("[data-advised-all]").click()
    page.wait_for_function(SET_UP, timeout=90_000)
    for _ in range(9):
        read = page.locator(".cover .primary")
        if not read.count():
            break
        read.first.click()
    page.wait_for_function(SET_UP, timeout=60_000)


@pytest.mark.parametrize("game_id", game.ids(templates=True))
def test_the_first_decision_is_in_sight(
    person: Person, waystone: Any, shot: Shot, game_id: str
) -> None:
    """Without scrolling, at every size and in both languages: what it is about, every option with
    what it does, the goal; and the board."""
    mode = mode_for_two(waystone, game_id)
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3)
    page = person(made["seats"][0]["link"], motion="reduced")
    page.locator("#options h2").wait_for(timeout=60_000)
    first = page.evaluate(SEEN)
    assert first["hidden"] == []
    assert first["some"]
    decide(page)
    for lang in ("en", "ru"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("width => innerWidth === width", arg=width)
            page.wait_for_timeout(250)
            shot(page, f"stage-{game_id}-{lang}-{width}")
            seen = page.evaluate(SEEN)
            where = f"{lang} {width}"
            assert seen["hidden"] == [], where
            assert seen["options"] == [], where
            assert seen["some"], where
            assert seen["goal"], where
            assert seen["about"], where
            assert seen["effects"], where
            assert seen["wide"] <= 0, where
            assert width < 900 or seen["share"] >= BOARD, where
        page.set_viewport_size({"width": 1440, "height": 900})
        if lang == "en":
            prompt = page.locator("#options h2").inner_text()
            page.locator(".lang").click()
            expect(page.locator("#options h2")).not_to_have_text(prompt)


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


# Counted by the page itself as soon as nobody of this browser sits: bots may be faster than a test.
STOOD_UP = """() => {
  const look = () => document.querySelector("#options .me") ? requestAnimationFrame(look)
    : (window.began = { told: window.waystone.told().length, lines: window.waystone.lines() });
  look();
}"""
COUNTS = "() => ({ told: window.waystone.told().length, lines: window.waystone.lines() })"


def all_told(page: Page, since: dict[str, int]) -> None:
    """Line by line since then."""
    page.wait_for_function("() => window.waystone.behind() === 0")
    told = page.evaluate("window.waystone.told()")[since["told"] :]
    lines = page.evaluate("window.waystone.lines()")
    assert lines > since["lines"]
    assert told[0] <= since["lines"] + 1
    assert told == list(range(told[0], lines + 1))


def test_every_fact_of_a_game_is_a_beat(person: Person, waystone: Any) -> None:
    """Whatever the log says after the first view was shown as a beat, skipped or not."""
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], pace="2")
    page.locator("#options h2").wait_for()
    began = page.evaluate(COUNTS)
    player(page)
    expect(page.locator(".finished")).to_be_visible(timeout=120_000)
    page.evaluate("clearInterval(window.player)")
    all_told(page, began)


IMPATIENT = """() => {
  window.player = setInterval(() => {
    if (window.waystone.behind() > 20) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
  }, 300);
}"""
"""Beats are shown at double speed; who is twenty of them behind skips to the end."""


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game.ids())
def test_every_fact_of_what_bots_and_monsters_do_is_a_beat(
    person: Person, waystone: Any, game_id: str
) -> None:
    """A whole game is watched: a bot plays on for me."""
    mode = mode_for_two(waystone, game_id)
    made = waystone.make(game_id, "human,bot:greedy", mode=mode, seed=3)
    page = person(made["seats"][0]["link"], pace="2", motion="reduced")
    page.locator("#options h2").wait_for()
    page.evaluate(IMPATIENT)
    page.evaluate(STOOD_UP)
    page.locator("[data-menu]").click()
    page.get_by_role("button", name="Stand up (a bot plays on)").click()
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.began")
    began = page.evaluate("() => window.began")
    page.locator(".finished").wait_for(timeout=400_000)
    all_told(page, began)


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


def test_a_blow_is_told_with_both_sides_its_die_and_the_sum(person: Person, waystone: Any) -> None:
    """It is watched for by the page itself: a beat passes by itself."""
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], pace="1", motion="reduced")
    page.evaluate("""() => {
      const look = () => {
        const row = document.querySelector("[data-exchange]");
        if (!row) return requestAnimationFrame(look);
        const die = row.querySelector(".die");
        window.told = { text: row.innerText, pips: die?.querySelectorAll("i.on").length,
          faces: row.querySelectorAll(".face").length, wide: row.scrollWidth - row.clientWidth };
      };
      look();
    }""")
    player(page)
    page.wait_for_function("() => window.told", timeout=60_000)
    page.evaluate("clearInterval(window.player)")
    told = page.evaluate("() => window.told")
    assert told["faces"] == 2
    assert 1 <= told["pips"] <= 6
    assert "= " in told["text"]
    assert told["wide"] <= 1


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


@pytest.mark.parametrize("by", ["button", "key"])
def test_what_threatens_me_is_shown_on_demand(person: Person, waystone: Any, by: str) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], motion="reduced")
    page.locator("#options h2").wait_for()
    expect(page.locator("[data-danger]")).to_have_count(0)
    if by == "button":
        page.locator("[data-wary]").click()
    else:
        page.keyboard.press("t")
    expect(page.locator("[data-danger]")).to_contain_text("Before your next turn")
    page.keyboard.press("t")
    expect(page.locator("[data-danger]")).to_have_count(0)


def test_keywords_are_explained_and_tokens_show_how_much_is_left(
    person: Person, waystone: Any
) -> None:
    made = waystone.make("gloomhaven", "human,bot:greedy", mode="scenario", seed=3)
    page = person(made["seats"][0]["link"], motion="reduced")
    page.locator("[data-advised-all]").click()
    page.locator("#options .cards .card").first.wait_for(timeout=60_000)
    page.keyboard.press("Escape")
    page.locator("#options .cards .card").first.hover()
    expect(page.locator("[data-explained]")).to_contain_text("Attack")
    shares = page.locator("[data-left]").evaluate_all("all => all.map((e) => +e.dataset.left)")
    assert shares
    assert all(share == 1 for share in shares), "nobody is hurt yet"


@pytest.mark.parametrize("by", ["pointer", "focus", "finger"])
def test_a_symbol_says_what_it_stands_for(person: Person, waystone: Any, by: str) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    phone = by == "finger"
    size = (390, 844) if phone else (1440, 900)
    page = person(made["seats"][0]["link"], motion="reduced", size=size)
    page.locator("#options h2").wait_for()
    tip = page.locator("[data-tip-shown]")
    expect(tip).to_have_count(0)
    clock = page.locator(".hud [data-tip='Round']")
    if by == "pointer":
        clock.hover()
    elif by == "focus":
        page.locator(".hud").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
    else:
        clock.tap()
    expect(tip).to_contain_text("Round")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_every_way_out_of_a_blow_is_in_sight(waystone: Any, browser: Browser) -> None:
    """Eight cards to lose, and to suffer it: on a desktop no button lies beyond the edge."""
    moment = screens.Moment(
        "gloomhaven", 20, "ask-negate", mode="scenario", scenario="salt-chapel", seats=2
    )
    link = screens.seated(waystone.url, screens.played(moment))
    page = screens.opened(browser, waystone.url, link, screens.DESKTOP, "ru")
    seen = page.evaluate(SEEN)
    keys = page.locator("#options .option").evaluate_all("all => all.map((o) => o.dataset.key)")
    page.context.close()
    assert "suffer" in keys
    assert len(keys) > 7
    assert seen["options"] == []
