"""Play over days: rules of the table, clocks, all my tables, another device, calls."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]


def test_the_rules_of_a_table_are_chosen_and_shown(person: Person, shot: Shot) -> None:
    page = person("/new/_template", templates=True, lang="ru")
    page.locator("li select").nth(1).wait_for()
    page.locator("li").nth(1).locator("select").first.select_option("human")
    page.locator("select[name=takeback]").select_option("none")
    page.locator("select[name=clock]").select_option(label="1 д на ход")
    expect(page.get_by_text("Когда время выйдет, продолжит бот")).to_be_visible()
    shot(page, "days-set-up")
    page.locator("button.go").click()
    page.locator("#options").wait_for()
    expect(page.locator("[data-clock='0']")).to_have_text("1 д")
    page.locator("[data-menu]").click()
    customs = page.locator("[data-customs]")
    expect(customs).to_contain_text("сделанное остаётся")
    expect(customs).to_contain_text("1 д на ход")
    shot(page, "days-menu")


def test_rivals_choose_how_hidden_cards_are_played(person: Person) -> None:
    page = person("/new/dungeoneer", lang="ru")
    page.locator("li select").nth(1).wait_for()
    page.locator("li").nth(1).locator("select").first.select_option("human")
    closing = "каждому даётся 10 с, потом стол пасует"
    page.locator("select[name=windows]").select_option(label=closing)
    page.locator("button.go").click()
    page.locator("#options").wait_for()
    page.locator("[data-menu]").click()
    expect(page.locator("[data-customs]")).to_contain_text(closing)


def test_my_tables_say_whose_turn_it_is(person: Person, waystone: Any, shot: Shot) -> None:
    made = waystone.make(
        "_template", "human,bot:greedy", seed=5, clock={"per": "move", "seconds": 86400}
    )
    page = person(made["seats"][0]["link"])
    page.locator("#options .option").first.wait_for()
    page.goto(waystone.url + "/mine")
    row = page.locator(f"[data-table='{made['table']}']")
    expect(row.locator(".badge.turn")).to_contain_text("Your turn")
    expect(row.locator(".badge.turn")).to_contain_text(re.compile("23 h|1 d"))
    shot(page, "days-mine")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_seat_goes_along_to_another_device(person: Person, waystone: Any, lang: str) -> None:
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    here = person(made["seats"][0]["link"], lang=lang)
    here.locator("#options .option").first.wait_for()
    here.locator("[data-menu]").click()
    here.locator("[data-device] button").click()
    code = here.locator("[data-device] output").inner_text()
    there = person("/", lang=lang)
    there.locator("#code").fill(code.lower())
    there.locator("#code").press("Enter")
    there.locator("#options .option").first.wait_for()
    assert there.url.endswith(made["table"])
    here.keyboard.press("Escape")
    expect(here.locator("#options .option")).to_have_count(0)
    said = {"en": "on another device", "ru": "на другом устройстве"}[lang]
    expect(here.get_by_role("alert")).to_contain_text(said)
    there.reload()
    there.locator("#options .option").first.wait_for()


def test_the_owner_silences_and_shuts_out(person: Person, waystone: Any, shot: Shot) -> None:
    owner = person("/new/_template", templates=True)
    owner.locator("li select").nth(1).wait_for()
    owner.locator("li").nth(1).locator("select").first.select_option("human")
    owner.locator("button.go").click()
    owner.locator("#options").wait_for()
    owner.locator("[data-menu]").click()
    link = owner.locator("label:has-text('Secret link of seat 2') input")
    guest = person(link.input_value().removeprefix(waystone.url))
    guest.locator("#options").wait_for()
    owner.locator("[data-mute]").click()
    expect(owner.locator("[data-mute]")).to_have_text("Let speak")
    shot(owner, "days-owner")
    guest.keyboard.press("c")
    field = guest.locator("#say")
    field.fill("spam")
    field.press("Enter")
    expect(guest.get_by_role("alert")).to_contain_text("silenced")
    owner.locator("[data-ban]").click()
    owner.locator("[data-ban]").click()
    expect(owner.locator("[data-ban]")).to_have_count(0)


SUBSCRIBE = """() => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (wish) => {
    window.key = wish.applicationServerKey;
    return { toJSON: () => ({ endpoint: 'https://push.example/one', keys: KEYS }) };
  };
}"""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
    "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def test_who_wants_calls_gets_them_from_the_server(person: Person, waystone: Any) -> None:
    """The browser's own push service and its leave are stood in for; the server and the worker are
    real."""
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person("/", worker=True)
    page.evaluate("() => navigator.serviceWorker.ready.then((r) => !!r.active)")
    page.context.add_init_script(f"({SUBSCRIBE.replace('KEYS', json.dumps(KEYS))})()")
    page.goto(waystone.url + made["seats"][0]["link"])
    page.locator("#options .option").first.wait_for()
    page.keyboard.press(",")
    box = page.locator("dialog label:has-text('Call me') input")
    with page.expect_response(lambda r: r.url.endswith("/calls")) as told:
        box.check()
    assert told.value.json() == {"calls": True}
    key = waystone.call("/api/push")["key"]
    assert page.evaluate("() => window.key") == key
