"""A chapter in the browser: the bubble, what it points at, what it says to another move."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]


APART = """() => {
    const box = (name) => document.querySelector(name)?.getBoundingClientRect();
    const [bubble, ring] = [box("[data-lesson]"), box("[data-pointer]")];
    return bubble && ring && (bubble.bottom <= ring.top || ring.bottom <= bubble.top
        || bubble.right <= ring.left || ring.right <= bubble.left);
}"""


@pytest.mark.parametrize(("size", "lang"), [((1440, 900), "en"), ((390, 844), "ru")])
def test_a_chapter_is_played_on_the_ordinary_table(
    person: Person, shot: Shot, size: tuple[int, int], lang: str
) -> None:
    page = person("/", templates=True, size=size, lang=lang)
    page.locator("[data-game='_template'] .row button").first.click()
    page.locator("[data-chapter='first-blow']").click()
    bubble: Any = page.locator("[data-lesson='first-blow']")
    expect(bubble).to_have_attribute("data-beat", "0")
    bubble.locator("[data-next]").click()
    expect(bubble).to_have_attribute("data-beat", "1")
    expect(page.locator("[data-pointer]")).to_be_visible()
    page.wait_for_function(APART)
    shot(page, f"lesson-{size[0]}-{lang}")
    page.locator("#options [data-thing='hand:0:broth']").click()
    expect(bubble.locator(".said")).to_be_visible()
    page.locator("#options [data-thing='hand:0:poker']").click()
    expect(bubble).to_have_attribute("data-beat", "2")
    expect(bubble.locator(".said")).to_have_count(0)
    page.reload()
    expect(bubble).to_have_attribute("data-beat", "2")
    bubble.locator("[data-again]").click()
    expect(bubble).to_have_attribute("data-beat", "0")


INSIDE = """() => {
    const box = (name) => document.querySelector(name)?.getBoundingClientRect();
    const [board, ring] = [box("[data-board]"), box("[data-pointer]")];
    return board && ring && ring.top >= board.top && ring.bottom <= board.bottom
        && document.querySelector("[data-board]").scrollTop === 0;
}"""


def test_what_a_chapter_points_at_is_in_sight_on_a_phone(person: Person) -> None:
    page = person("/", size=(390, 844))
    page.locator("[data-game='gloomhaven'] .row button").first.click()
    page.locator("[data-chapter='monsters']").click()
    bubble: Any = page.locator("[data-lesson='monsters']")
    expect(bubble).to_have_attribute("data-beat", "0")
    page.wait_for_function(INSIDE)
    bubble.locator("[data-next]").click()
    expect(page.locator("[data-hud='intents']").first).to_be_hidden()
    page.locator("#options [data-key='card:braced-feet']").click()
    page.locator("#options [data-key='card:crows-nest']").click()
    page.locator("[data-confirm]").click()
    expect(bubble).to_have_attribute("data-beat", "2")
    expect(page.locator("[data-hud='intents']").first).to_be_visible()
    page.wait_for_function(APART)


UNCOVERED = """() => {
    const [foe, mine] = document.querySelectorAll(".scene .side");
    const cards = foe ? [...foe.querySelectorAll(".card")] : [];
    const low = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
    return mine && cards.length > 0 && low <= mine.getBoundingClientRect().top;
}"""


def test_the_sides_of_a_fight_do_not_cover_each_other_on_a_phone(person: Person) -> None:
    page = person("/", size=(390, 844))
    page.locator("[data-game='tainted-grail'] .row button").first.click()
    page.locator("[data-chapter='first-fight']").click()
    expect(page.locator("[data-lesson='first-fight']")).to_have_attribute("data-beat", "0")
    page.wait_for_function(UNCOVERED)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_page_is_read_before_a_chapter_says_what_to_answer(
    person: Person, size: tuple[int, int]
) -> None:
    page = person("/", size=size)
    page.locator("[data-game='tainted-grail'] .row button").first.click()
    page.locator("[data-chapter='journal']").click()
    bubble: Any = page.locator("[data-lesson='journal']")
    expect(bubble).to_have_attribute("data-beat", "0")
    bubble.locator("[data-next]").click()
    expect(page.locator("[data-pointer]")).to_be_visible()
    page.locator("[data-board] [data-thing='place:101']").click(force=True)
    page.locator("[role=menuitem][data-key='explore']").click()
    story = page.locator(".page")
    expect(story).to_contain_text("The ferry is gone")
    expect(bubble).to_have_count(0)
    expect(page.locator("[data-key='choice:1']")).to_have_count(0)
    story.locator("[data-close-page]").click()
    expect(bubble).to_have_attribute("data-beat", "2")
    expect(page.locator("#options [data-key='choice:1']")).to_be_visible()


WHOLE = """() => {
    const box = document.querySelector("[role=menu]")?.getBoundingClientRect();
    return box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
}"""


def test_a_menu_of_what_a_thing_offers_is_on_the_screen_as_a_whole(person: Person) -> None:
    page = person("/", lang="ru")
    page.locator("[data-game='runebound'] .row button").first.click()
    page.locator("[data-chapter='market']").click()
    bubble: Any = page.locator("[data-lesson='market']")
    bubble.locator("[data-next]").click()
    page.locator("#options [data-key='shop']").click()
    expect(bubble).to_have_attribute("data-beat", "2")
    page.locator("#options [data-thing='market:salt-casks']").click()
    page.wait_for_function(WHOLE)
