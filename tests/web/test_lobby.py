"""The lobby: five worlds, one click to a game, tables kept, links, saves."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from waystone.kernel import game

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]


@pytest.fixture
def lobby(person: Person) -> Person:
    """The lobby of a server that shows the template game too."""

    def enter(**how: Any) -> Page:
        page = person("/", templates=True, **how)
        page.locator("[data-game='_template']").wait_for()
        return page

    return enter


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_one_click_to_a_game_against_bots(lobby: Person, shot: Shot, lang: str) -> None:
    page = lobby(lang=lang)
    shot(page, f"lobby-{lang}")
    page.locator("[data-game='_template'] .big").click()
    expect(page.locator("#options .option").first).to_be_visible()
    shot(page, f"template-{lang}")


def test_the_lobby_on_a_phone(lobby: Person, shot: Shot) -> None:
    page = lobby(size=(390, 844), lang="ru")
    shot(page, "lobby-phone-ru")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_learn_by_playing_explains_each_question(lobby: Person, shot: Shot) -> None:
    page = lobby()
    page.locator("[data-game='_template'] .row button").first.click()
    page.locator("[data-chapter='']").click()
    expect(page.locator("#options .option").first).to_be_visible()
    expect(page.locator(".top .what")).to_contain_text("First game")
    shot(page, "lesson")


def test_a_table_is_set_and_kept(lobby: Person, shot: Shot) -> None:
    page = lobby()
    page.locator("[data-game='_template'] a[href='/new/_template']").click()
    page.locator("form select").first.wait_for()
    shot(page, "new-table")
    page.get_by_role("button", name="+ Seats").click()
    page.get_by_text("More settings").click()
    page.get_by_placeholder("any").fill("7")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".seats li")).to_have_count(3)
    page.locator("a.home").click()
    mine = page.locator(".mine li")
    expect(mine).to_have_count(1)
    expect(mine.locator(".turn")).to_be_visible()
    mine.get_by_role("link", name="Open").click()
    expect(page.locator("#options .option").first).to_be_visible()


def test_somebody_joins_by_the_link_of_a_seat(lobby: Person, person: Person, waystone: Any) -> None:
    made = waystone.make(seats="human,human")
    page = lobby()
    page.locator("#join").fill("nonsense")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("#join").fill(waystone.url + made["seats"][1]["link"])
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".seats .me")).to_have_count(1)
    assert made["seats"][1]["token"] not in page.url


@pytest.mark.parametrize("content", ["{", '{"format": 1}', "\x00\x01"])
def test_a_broken_save_is_refused_with_a_sentence(
    lobby: Person, shot: Shot, tmp_path: Path, content: str
) -> None:
    save = tmp_path / "broken.waystone.json"
    save.write_text(content)
    page = lobby()
    page.locator("input[type=file]").set_input_files(save)
    expect(page.get_by_role("alert")).to_contain_text("This save cannot be opened.")
    expect(page).to_have_url(page.url)
    shot(page, "broken-save")


def test_a_save_goes_out_and_comes_back(lobby: Person, waystone: Any, tmp_path: Path) -> None:
    page = lobby()
    page.locator("[data-game='_template'] .big").click()
    page.locator("#options .option").first.click()
    page.locator("[data-menu]").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    save = tmp_path / "save.json"
    download.value.save_as(save)
    first = page.url
    page.keyboard.press("Escape")
    page.locator("a.home").click()
    page.locator("input[type=file]").set_input_files(save)
    expect(page.locator("#options, .finished")).to_be_visible()
    assert page.url != first


def test_rules_are_found_by_topic(person: Person) -> None:
    page = person("/rules?game=runebound")
    topics = page.locator("nav[aria-labelledby=topics] a")
    topics.first.wait_for()
    last = topics.last
    name = last.inner_text()
    last.click()
    heading = page.get_by_role("heading", name=name, exact=True)
    expect(heading).to_be_in_viewport()


def test_rules_are_found_by_words_and_by_id(person: Person, shot: Shot) -> None:
    page = person("/rules?q=attack")
    page.locator("article").first.wait_for()
    shot(page, "rules")
    rule = page.locator("article .id").first.inner_text()
    page.goto(f"{page.url.split('/rules')[0]}/rules/{rule}")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article .id")).to_have_text(rule)


def test_the_card_browser_shows_printed_cards(person: Person, shot: Shot) -> None:
    page = person("/cards/_template", lang="ru")
    cards = page.locator(".grid .card")
    cards.first.wait_for()
    every = cards.count()
    page.get_by_label("Поиск карт").fill("кочерга")
    expect(cards).to_have_count(1)
    assert every >= 5
    cards.first.click()
    expect(page.locator(".inspector")).to_contain_text("Кочерга")
    shot(page, "cards-ru")


WIRE = 400_000
FIRST_GAME = 600_000
"""Bytes that a first visit may cost."""


def weighed(browser: Any, url: str, there: str) -> int:
    """All that a screen asks for, as it comes over the wire; what a service worker fetches beside
    it would be taken for nothing."""
    context = browser.new_context(locale="ru-RU", service_workers="block")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.locator(there).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    context.close()
    assert len(sizes) > 4
    return sum(sizes)


def test_the_first_load_is_small(waystone: Any, browser: Any) -> None:
    assert weighed(browser, waystone.url, "[data-game]") < WIRE


@pytest.mark.parametrize("game_id", game.ids())
def test_the_first_table_is_small(waystone: Any, browser: Any, game_id: str) -> None:
    """Somebody who follows a link to a table and has nothing of the client yet."""
    made = waystone.make(game_id, "human,bot:greedy", seed=3)
    link = waystone.url + made["seats"][0]["link"]
    assert weighed(browser, link, "#options h2") < FIRST_GAME


def test_a_refused_call_is_told(lobby: Person) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=429, json={"error": {"code": "too-fast", "text": "Wait a moment."}})

    page = lobby()
    page.route("**/api/tables", refuse)
    page.locator("[data-game='_template'] .big").click()
    expect(page.get_by_role("alert")).to_have_text("Wait a moment.")
