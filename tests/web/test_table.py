"""The table with several people: reconnection, undo, spectators, languages, keyboard, chat."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]


def options(page: Page) -> Locator:
    return page.locator("#options .option")


def asked(*pages: Page) -> Page:
    """Whoever is asked now."""
    for _ in range(100):
        for page in pages:
            if options(page).count() or page.locator("[data-confirm]").count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@pytest.fixture
def two(person: Person, waystone: Any) -> tuple[Page, Page, Any]:
    made = waystone.make(seats="human,human", seed=5)
    first = person(made["seats"][0]["link"])
    second = person(made["seats"][1]["link"], lang="ru")
    for page in (first, second):
        page.locator("#options").wait_for()
    return first, second, made


def prompt(page: Page) -> str:
    return page.locator("#options h2").inner_text()


def test_reconnection_shows_the_same_question(two: tuple[Page, Page, Any]) -> None:
    first, second, _ = two
    for _ in range(3):
        page = asked(first, second)
        step(page)
    page = asked(first, second)
    before = (prompt(page), options(page).all_inner_texts())
    page.reload()
    page.locator("#options h2").wait_for()
    assert (prompt(page), options(page).all_inner_texts()) == before
    step(page)
    expect(page.get_by_role("alert")).to_have_count(0)


CALLED = """() => {
    window.called = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = "granted"); }
        constructor(title, more) { window.called.push([title, more.body]); }
    };
}"""


def test_the_title_and_the_browser_say_whose_turn_it_is(person: Person, waystone: Any) -> None:
    made = waystone.make(seats="human,bot", seed=5)
    page = person(made["seats"][0]["link"])
    page.locator("#options .option").first.wait_for()
    expect(page).to_have_title("● Your turn · _template · Waystone")
    page.evaluate(CALLED)
    page.get_by_title("Settings").click()
    wish = page.get_by_label("Call me when it is my turn")
    wish.check()
    expect(wish).to_be_checked()
    page.keyboard.press("Escape")
    page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    for _ in range(2):
        options(page).first.evaluate("one => one.click()")
        page.wait_for_function(
            "() => window.called.length > 0 || document.querySelector('.option')"
        )
    page.wait_for_function("() => window.called.length > 0")
    assert page.evaluate("() => window.called[0]") == ["Your turn", "_template"]


def test_a_lost_connection_comes_back_by_itself(two: tuple[Page, Page, Any]) -> None:
    first, second, _ = two
    page = asked(first, second)
    before = prompt(page)
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    expect(page.locator("#options h2")).to_have_text(before)
    step(page)
    asked(first, second)


def step(page: Page) -> None:
    """Answer the question, whatever it is, by its labelled controls."""
    before = page.locator("#options").get_attribute("data-ask")
    assert before
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        for n in range(options(page).count()):
            if confirm.is_enabled():
                break
            options(page).nth(n).click()
        confirm.click()
    else:
        options(page).first.click()
    page.wait_for_function(
        "before => document.querySelector('#options')?.dataset.ask !== before", arg=before
    )


def test_what_was_undone_is_done_again(person: Person, waystone: Any) -> None:
    made = waystone.make(seats="human", seed=5)
    page = person(made["seats"][0]["link"])
    options(page).first.wait_for()
    step(page)
    asked = page.locator("#options")
    there = asked.get_attribute("data-ask")
    assert there
    expect(page.locator("[data-redo]")).to_have_count(0)
    page.keyboard.press("u")
    page.locator("[data-redo]").click()
    expect(asked).to_have_attribute("data-ask", there)
    expect(page.locator("[data-redo]")).to_have_count(0)


def test_undo_needs_the_consent_of_the_other(two: tuple[Page, Page, Any], shot: Shot) -> None:
    first, second, _ = two
    step(first)
    step(second)
    page = asked(first, second)
    other = second if page is first else first
    agree = other.get_by_role("button", name="Agree").or_(
        other.get_by_role("button", name="Согласиться")
    )
    refuse = other.get_by_role("button", name="Refuse").or_(
        other.get_by_role("button", name="Отказать")
    )
    before = (prompt(page), options(page).all_inner_texts())
    step(page)
    after = page.locator("#options").inner_text()
    page.keyboard.press("u")
    expect(agree).to_be_visible()
    shot(other, "undo-asked")
    refuse.click()
    expect(page.locator(".strip.undo")).to_have_count(0)
    assert page.locator("#options").inner_text() == after
    page.keyboard.press("u")
    agree.click()
    expect(page.locator(".strip.undo")).to_have_count(0)
    expect(page.locator("#options h2")).to_have_text(before[0])
    assert options(page).all_inner_texts() == before[1]
    step(page)


def test_an_undo_waits_for_who_is_away(person: Person, waystone: Any, shot: Shot) -> None:
    made = waystone.make(seats="human,human,human", seed=5)
    phone = (390, 844)
    first = person(made["seats"][0]["link"], lang="ru", size=phone)
    second = person(made["seats"][1]["link"], lang="ru", size=phone)
    for page in (first, second):
        page.locator("#options").wait_for()
    step(first)
    first.keyboard.press("u")
    yet = first.locator(".strip.undo [data-yet]")
    expect(yet).to_have_text("Ещё не согласились: Игрок 2, Игрок 3 (нет на месте).")
    shot(first, "undo-waiting-mine-ru")
    shot(second, "undo-waiting-ru")
    second.get_by_role("button", name="Согласиться").click()
    expect(yet).to_have_text("Ещё не согласились: Игрок 3 (нет на месте).")
    first.get_by_role("button", name="Отозвать просьбу").click()
    for page in (first, second):
        expect(page.locator(".strip.undo")).to_have_count(0)
    first.keyboard.press("u")
    second.get_by_role("button", name="Согласиться").click()
    third = person(made["seats"][2]["link"], lang="ru", size=phone)
    third.get_by_role("button", name="Согласиться").click()
    expect(first.locator(".strip.undo")).to_have_count(0)
    first.locator("#options .option").first.wait_for()


def test_a_spectator_sees_no_hand(two: tuple[Page, Page, Any], person: Person, shot: Shot) -> None:
    first, second, made = two
    hand = [name for name in first.locator(".hands .name").all_inner_texts() if name]
    assert hand
    watcher = person(made["spectate"])
    watcher.get_by_role("tab", name="Players").click()
    watcher.locator(".mat").first.wait_for()
    expect(watcher.locator(".seats li")).to_have_count(2)
    shot(watcher, "spectator")
    assert not watcher.locator(".hands").count()
    shown = watcher.locator(".mat.seated .card:not(.down)").count()
    assert shown == 0
    assert not options(watcher).count()
    html = watcher.content()
    second.get_by_role("tab", name="Игроки").click()
    others = second.locator(".mat.seated").all_inner_texts()
    assert others
    assert not any(name in html for name in hand)
    for name in hand:
        assert name not in second.locator(".players").inner_text()


def test_the_language_changes_live_for_one(two: tuple[Page, Page, Any]) -> None:
    first, second, _ = two
    other = second.locator(".phase").inner_text()
    english = first.locator(".phase").inner_text()
    first.locator("button.lang").click()
    expect(first.locator(".phase")).not_to_have_text(english)
    expect(first.locator(".phase")).to_have_text(other)
    expect(first.get_by_role("tab", name="Журнал")).to_be_visible()
    assert first.evaluate("document.documentElement.lang") == "ru"
    expect(second.locator(".phase")).to_have_text(other)


def test_chat_is_text_and_never_html(two: tuple[Page, Page, Any]) -> None:
    first, second, _ = two
    first.get_by_role("tab", name="Chat").click()
    first.locator("#say").fill("<img src=x onerror=alert(1)><b>ho</b>")
    first.locator("#say").press("Enter")
    second.get_by_role("tab", name="Разговор").click()
    line = second.locator("[role=log] li").last
    expect(line).to_contain_text("<img src=x onerror=alert(1)><b>ho</b>")
    assert not second.locator("[role=log] img").count()


def test_everything_by_keyboard(two: tuple[Page, Page, Any]) -> None:
    first, second, _ = two
    before = prompt(first)
    first.keyboard.press("w")
    expect(first.get_by_role("dialog")).to_be_visible()
    first.keyboard.press("Escape")
    first.keyboard.press("h")
    expect(first.get_by_role("status").filter(has_text="A bot would choose")).to_be_visible()
    first.keyboard.press("n")
    assert first.evaluate("document.activeElement.getAttribute('role')") == "button"
    first.keyboard.press("/")
    key = options(first).first.get_attribute("data-key")
    first.keyboard.type("no-such-option")
    first.keyboard.press("Enter")
    expect(first.get_by_role("alert")).to_have_text("No option reads like that.")
    first.locator("#command").fill(key or "")
    first.keyboard.press("Enter")
    first.wait_for_function(
        "before => document.querySelector('#options h2')?.innerText !== before", arg=before
    )
    second.keyboard.press("1")
    asked(first, second)


def test_confirm_before_an_answer_goes_out(person: Person, waystone: Any) -> None:
    made = waystone.make(seats="human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], confirm=True)
    before = prompt(page)
    options(page).first.click()
    expect(options(page).first).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(300)
    assert prompt(page) == before
    page.locator("[data-confirm]").click()
    page.wait_for_function(
        "before => document.querySelector('#options h2')?.innerText !== before", arg=before
    )


def test_two_seats_in_one_browser(person: Person, waystone: Any) -> None:
    made = waystone.make(seats="human,human", seed=5)
    page = person(made["seats"][0]["link"], veil=False)
    page.locator("#options").wait_for()
    page.goto(waystone.url + made["seats"][1]["link"])
    page.locator("#options").wait_for()
    expect(page.locator(".seats button")).to_have_count(2)
    for _ in range(4):
        step(page)


def test_a_phone_never_hides_an_option(person: Person, waystone: Any, shot: Shot) -> None:
    made = waystone.make(seats="human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], size=(360, 640), lang="ru", fontSize=20)
    for n in range(6):
        page.wait_for_timeout(400)  # the bot answers too
        page.locator("#options h2").wait_for()
        controls = page.locator("#options .option, #options [data-confirm]")
        for at in range(controls.count()):
            controls.nth(at).scroll_into_view_if_needed()
            box = controls.nth(at).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 361
            assert box["y"] + box["height"] <= 641
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        if n < 2:
            shot(page, f"phone-{n}-ru")
        if page.locator(".finished").count():
            break
        step(page)


def test_a_rule_is_told_for_a_line_of_the_log(two: tuple[Page, Page, Any], shot: Shot) -> None:
    first, second, _ = two
    step(first)
    step(second)
    page = asked(first, second)
    page.keyboard.press("l")
    page.locator("[role=log] li .why").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".text, p").first).not_to_be_empty()
    shot(page, "why")


def owner(person: Person, waystone: Any, made: Any, **how: Any) -> Page:
    """The browser that made a table, on its first seat."""
    page = person("/", **how)
    seat = {**made["seats"][0], "mine": True}
    kept = {"table": made["table"], "game": "_template", "owner": made["owner"]}
    kept |= {"tokens": [seat], "spectate": "", "at": 1}
    page.evaluate("kept => localStorage['waystone.tables'] = JSON.stringify([kept])", kept)
    page.goto(f"{waystone.url}/t/{made['table']}")
    page.locator("#options").wait_for()
    return page


def test_the_owner_lets_somebody_sit_down_for_a_bot(
    person: Person, waystone: Any, shot: Shot
) -> None:
    made = waystone.make(seats="human,bot:greedy", seed=5)
    phone = (390, 844)
    host = owner(person, waystone, made, lang="ru", size=phone)
    friend = person(made["spectate"], lang="ru", size=phone, name="Бруно")
    friend.locator(".seats li").first.wait_for()

    def ask() -> None:
        friend.locator("[data-menu]").click()
        friend.get_by_role("button", name="Попроситься сюда вместо бота").click()
        expect(friend.get_by_role("button", name="Решает хозяин стола")).to_be_disabled()
        friend.keyboard.press("Escape")
        expect(friend.get_by_text("Вы попросились на место 2 вместо бота")).to_be_visible()

    ask()
    shot(host, "seat-asked-ru")
    shot(friend, "seat-waits-ru")
    expect(host.locator(".strip.ask")).to_contain_text("Бруно просится на место 2 вместо бота")
    host.get_by_role("button", name="Отказать").click()
    expect(friend.get_by_role("alert")).to_contain_text("Место 2 вам не досталось")
    expect(host.locator(".strip.ask")).to_have_count(0)
    friend.reload()
    friend.locator(".seats li").first.wait_for()
    ask()
    host.get_by_role("button", name="Пустить").click()
    expect(friend.locator(".strip.ask")).to_have_count(0)
    friend.locator("[data-menu]").click()
    expect(friend.get_by_role("button", name="Встать (играть будет бот)")).to_be_visible()
    expect(host.locator(".strip.ask")).to_have_count(0)


def test_somebody_sits_down_for_a_bot(person: Person, waystone: Any) -> None:
    made = waystone.make(seats="human,bot:greedy", seed=5)
    page = owner(person, waystone, made)
    page.locator("[data-menu]").click()
    page.get_by_role("button", name="Sit here instead of the bot").click()
    page.keyboard.press("Escape")
    expect(page.locator(".seats button")).to_have_count(2)


def test_settings_and_menu_are_dialogs(two: tuple[Page, Page, Any], shot: Shot) -> None:
    first, second, made = two
    first.keyboard.press("?")
    expect(first.get_by_role("dialog", name="Settings")).to_be_visible()
    shot(first, "settings")
    first.get_by_label("Language").last.select_option("ru")
    expect(first.get_by_role("dialog", name="Настройки")).to_be_visible()
    first.keyboard.press("Escape")
    second.locator("[data-menu]").click()
    expect(second.get_by_role("dialog", name="Меню")).to_be_visible()
    shot(second, "menu-ru")
    kept = second.evaluate("localStorage['waystone.tables']")
    assert made["seats"][1]["token"] in kept
    assert made["seats"][0]["token"] not in kept


def test_a_bot_plays_on_where_somebody_stood_up(two: tuple[Page, Page, Any]) -> None:
    first, second, _ = two
    second.locator("[data-menu]").click()
    second.get_by_role("button", name="Встать (играть будет бот)").click()
    second.keyboard.press("Escape")
    expect(second.locator(".seats .me")).to_have_count(0)
    assert not second.locator(".hands").count()
    assert not options(second).count()
    step(first)
    second.reload()
    second.get_by_role("tab", name="Игроки").click()
    second.locator(".mat").first.wait_for()
    assert not second.locator(".hands").count()
