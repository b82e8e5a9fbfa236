"""What the owner of a table may do, passwords, one browser for several people, what is final."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]


@pytest.fixture
def owned(person: Person) -> Callable[..., Page]:
    """A table set by hand: the page of its owner. `watched` is what spectators may."""

    def begin(watched: str = "open", password: str = "") -> Page:
        page = person("/new/_template", templates=True)
        page.locator("li select").nth(1).wait_for()
        seats = page.locator("li")
        seats.nth(1).locator("select").first.select_option("human")
        page.locator("summary").click()
        page.locator("select[name=spectators]").select_option(watched)
        if password:
            page.locator("input[name=password]").fill(password)
        page.locator("button.go").click()
        page.locator("#options").wait_for()
        return page

    return begin


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_a_password_lets_spectators_in(owned: Any, person: Person, shot: Shot) -> None:
    page = owned(password="gull")
    watcher = person(f"/t/{table_of(page)}")
    field = watcher.locator(".locked input[name=password]")
    field.wait_for()
    shot(watcher, "locked")
    field.fill("tern")
    field.press("Enter")
    watcher.wait_for_timeout(500)
    assert not watcher.locator("#options").count()
    field.fill("gull")
    field.press("Enter")
    watcher.locator("#options").wait_for()
    expect(watcher.locator(".locked")).to_have_count(0)


def test_a_table_without_spectators_lets_none_in(owned: Any, person: Person) -> None:
    watcher = person(f"/t/{table_of(owned('none'))}")
    watcher.locator(".locked").wait_for()
    assert not watcher.locator("#options").count()


def test_the_owner_gives_a_seat_to_a_bot_and_closes_the_table(owned: Any, person: Person) -> None:
    page = owned()
    page.locator("[data-menu]").click()
    kick = page.locator("[data-kick]")
    kick.click()
    expect(kick).to_have_text("Sure?")
    kick.click()
    expect(page.get_by_role("button", name="Sit here instead of the bot")).to_be_visible()
    close = page.locator("[data-close-table]")
    close.click()
    close.click()
    expect(page.get_by_role("alert")).to_contain_text("The owner has closed this table.")
    late = person(f"/t/{table_of(page)}")
    expect(late.get_by_role("alert")).to_contain_text("The owner has closed this table.")


def test_who_is_not_the_owner_has_no_such_buttons(person: Person, waystone: Any) -> None:
    made = waystone.make(seats="human,human")
    page = person(made["seats"][0]["link"])
    page.locator("#options").wait_for()
    page.locator("[data-menu]").click()
    page.get_by_role("dialog").wait_for()
    assert not page.locator("[data-kick], [data-close-table]").count()


def test_hands_are_hidden_while_the_device_is_handed_over(
    person: Person, waystone: Any, shot: Shot
) -> None:
    made = waystone.make(seats="human,human", seed=5)
    page = person(made["seats"][0]["link"])
    page.locator("#options").wait_for()
    page.goto(waystone.url + made["seats"][1]["link"])
    for _ in range(12):
        page.locator("[data-unveil], #options .option").first.wait_for()
        if page.locator("[data-unveil]").count():
            assert not page.locator("[data-thing]").count()
            break
        with suppress(TimeoutError):  # the veil may fall between the look and the click
            page.locator("#options .option").first.click(timeout=2_000)
        confirm = page.locator("[data-confirm]")
        if confirm.count():
            confirm.click()
        page.wait_for_timeout(200)
    shot(page, "hand-over")
    page.keyboard.press("1")
    page.locator("[data-unveil]").click()
    page.locator("#options .option").first.wait_for()
    assert page.locator("[data-thing]").count()


def test_what_is_final_is_confirmed(person: Person, waystone: Any, shot: Shot) -> None:
    made = waystone.make("tainted-grail", "human", seed=4, scenario="green")
    page = person(made["seats"][0]["link"])
    for _ in range(40):
        page.locator("#options .option").first.wait_for()
        if page.locator("#options .option.final").count():
            break
        page.locator("#options .option").first.click()
        page.wait_for_timeout(150)
        if page.locator("[data-confirm]:enabled").count():
            page.locator("[data-confirm]").click()
            page.wait_for_timeout(150)
    asked = page.locator("#options").get_attribute("data-ask")
    page.locator("#options .option.final").first.click()
    expect(page.locator(".weighty")).to_be_visible()
    shot(page, "final")
    assert page.locator("#options").get_attribute("data-ask") == asked
    page.locator("[data-confirm]").click()
    expect(page.locator(".weighty")).to_have_count(0)
    expect(page.locator(f"#options[data-ask='{asked}']")).to_have_count(0)
