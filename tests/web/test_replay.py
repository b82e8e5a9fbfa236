"""The replay viewer: any moment, and a new game from it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]


def test_scrub_and_continue_from_here(person: Person, waystone: Any, shot: Shot) -> None:
    made = waystone.make(seats="human", seed=5)
    page = person(made["seats"][0]["link"])
    for _ in range(6):
        page.locator("#options").wait_for()
        if page.locator(".finished").count():
            break
        before = page.locator("#options").get_attribute("data-ask")
        confirm = page.locator("[data-confirm]")
        if confirm.count():
            for n in range(page.locator(".option").count()):
                if confirm.is_enabled():
                    break
                page.locator(".option").nth(n).click()
            confirm.click()
        else:
            page.locator(".option").first.click()
        page.wait_for_function(
            "before => document.querySelector('#options')?.dataset.ask !== before", arg=before
        )
    page.get_by_role("tab", name="Log").click()
    live = page.locator("[role=log] li:not(.since)").all_inner_texts()
    page.locator("[data-menu]").click()
    page.get_by_role("link", name="Replay").click()
    moment = page.locator("output")
    moment.wait_for()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("[role=log] li:not(.since)")).to_have_count(len(live))
    shot(page, "replay")
    page.get_by_role("button", name="To the beginning").click()
    expect(moment).to_have_text("Move 0 of 6")
    expect(page.locator("[role=log] li:not(.since)")).not_to_have_count(len(live))
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="On one").click()
    expect(moment).to_have_text("Move 2 of 6")
    old = page.url
    page.locator("[data-branch]").click()
    page.locator("#options h2").wait_for()
    assert page.url != old
    assert made["table"] not in page.url
    page.locator(".option").first.click()


def test_a_replay_on_a_phone_in_russian(person: Person, waystone: Any, shot: Shot) -> None:
    made = waystone.make(seats="human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], size=(390, 844), lang="ru")
    page.locator(".option").first.click()
    page.goto(f"{waystone.url}/t/{made['table']}/replay")
    page.locator("output").wait_for()
    expect(page.locator("[data-branch]")).to_be_visible()
    shot(page, "replay-phone-ru")
