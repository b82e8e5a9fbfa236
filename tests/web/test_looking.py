"""What is looked at closely lies over no dialog and opens under no finger; what the keys reach is
in sight."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

Person = Callable[..., Page]
SAMPLES = Path(__file__).parent / "samples"
REACHED = """() => {
  const e = document.activeElement;
  const map = document.querySelector('.canvas').getBoundingClientRect();
  const b = e.getBoundingClientRect();
  const [x, y] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
  return {
    thing: e.dataset.thing,
    inside: x > map.left && x < map.right && y > map.top && y < map.bottom,
    scrolled: [...document.querySelectorAll('.screen *')].some((n) =>
      n.contains(e) && (n.scrollLeft || n.scrollTop)),
  };
}"""


def test_what_the_keys_reach_comes_into_sight(sample: Callable[..., Any]) -> None:
    page, heard = sample("gloomhaven")
    page.keyboard.press("b")
    for _ in range(9):
        page.keyboard.press("+")
    reached = set()
    for _ in range(8):
        page.keyboard.press("n")
        found = page.evaluate(REACHED)
        if page.evaluate("() => !document.activeElement.closest('.canvas')"):
            continue
        reached.add(found["thing"])
        assert found["inside"], found
        assert not found["scrolled"], found
    assert len(reached) > 2, reached
    assert not [said for said in heard if said["type"] == "answer"]


def test_no_card_comes_up_beside_a_page(sample: Callable[..., Any]) -> None:
    page, _ = sample("machina-arcana")
    page.locator(".cover").wait_for()
    page.keyboard.press("n")
    page.wait_for_timeout(600)
    expect(page.locator(".inspector")).to_have_count(0)
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("n")
    expect(page.locator(".inspector")).to_be_visible()


def test_the_keys_go_on_in_a_menu_and_back(sample: Callable[..., Any]) -> None:
    page, heard = sample("dungeoneer")
    thing = page.locator("[data-thing='h1'][role=button]").first
    thing.focus()
    page.keyboard.press("Enter")
    item = page.get_by_role("menuitem").first
    expect(item).to_be_focused()
    page.keyboard.press("Escape")
    expect(thing).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert [said for said in heard if said["type"] == "answer"]


def test_no_card_opens_under_a_finger(sample: Callable[..., Any]) -> None:
    """Whatever gets the focus after a tap."""
    page, _ = sample("machina-arcana", size=(390, 844))
    page.keyboard.press("Escape")  # the story is read
    thing = page.locator("[data-thing][role=button]").first
    thing.wait_for()
    page.locator("#options h2").tap()
    thing.evaluate("e => e.focus({ focusVisible: true })")
    page.wait_for_timeout(600)
    expect(page.locator(".inspector")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.locator(".inspector").wait_for()


def test_the_end_is_put_away_by_a_key(person: Person, waystone: Any) -> None:
    """One that comes while the menu is open outlives the key that closes the menu."""
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"])
    page.locator("#options h2").wait_for()
    page.locator("[data-menu]").click()
    page.get_by_role("button", name="Stand up (a bot plays on)").click()
    end = page.locator(".outcome")
    expect(end).to_have_count(1, timeout=60_000)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(end).to_be_focused()
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)


def test_the_board_stays_where_it_is_while_an_answer_is_under_way(
    sample: Callable[..., Any],
) -> None:
    """It is framed for the question; the next one sets it anew."""

    def far(table: Any) -> None:
        cells = table["boards"][0]["cells"]
        choices = [
            {"key": f"go:{cell['id']}", "text": "Go", "on": cell["id"]} for cell in cells[:2]
        ]
        table["ask"] = {"number": 7, "kind": "choose", "prompt": "Where to?", "choices": choices}

    page, heard = sample("runebound", far, size=(390, 844), motion="reduced")
    sheet = page.locator("svg.sheet").first
    page.wait_for_timeout(400)
    before = sheet.evaluate("e => e.style.transform + e.getAttribute('width')")
    page.locator("#options .option").first.click()
    page.locator("#options .sent").wait_for()
    page.wait_for_timeout(400)
    assert [said for said in heard if said["type"] == "answer"]
    assert sheet.evaluate("e => e.style.transform + e.getAttribute('width')") == before


def test_what_a_script_answers_is_not_put_to_the_learner(sample: Callable[..., Any]) -> None:
    def teaching(scripted: bool) -> dict[str, Any]:
        beats = [{"say": "Look.", "point": "", "task": False, "rules": []}]
        said = {"type": "teaching", "chapter": "one", "title": "One", "beats": beats, "at": 0}
        return said | {"of": 1, "over": False, "can": [], "next": "", "scripted": scripted}

    page, _ = sample("gloomhaven", told=[teaching(True)])
    expect(page.locator("#options .wait")).to_have_text("Watch: the lesson plays on by itself")
    expect(page.locator("#options .option")).to_have_count(0)
    page, _ = sample("gloomhaven", told=[teaching(False)])
    expect(page.locator("#options .option").first).to_be_visible()


def test_a_lesson_points_at_a_number_and_then_at_the_confirmation(
    sample: Callable[..., Any],
) -> None:
    def pay(table: Any) -> None:
        table["ask"] = {"number": 7, "kind": "amount", "prompt": "Pay?", "least": 0, "most": 3}

    beats = [{"say": "Pay 2.", "point": "2", "task": True, "rules": []}]
    said = {"type": "teaching", "chapter": "one", "title": "One", "beats": beats, "at": 0}
    said |= {"of": 1, "over": False, "can": [], "next": "", "scripted": False}
    page, _ = sample("gloomhaven", pay, told=[said])
    around = """name => {
      const [ring, thing] = ["[data-pointer]", name].map((q) => document.querySelector(q));
      const [a, b] = [ring, thing].map((e) => e?.getBoundingClientRect());
      return a && b && Math.abs((a.left + a.right) - (b.left + b.right)) < 6
        && Math.abs((a.top + a.bottom) - (b.top + b.bottom)) < 6;
    }"""
    page.wait_for_function(around, arg="#options [data-key='2']")
    page.locator("#options [data-key='2']").click()
    page.wait_for_function(around, arg="[data-confirm]")


def test_a_hint_tells_one_of_two_reasons_that_read_alike(sample: Callable[..., Any]) -> None:
    def asked(table: Any) -> None:
        table["ask"] = {"number": 7, "kind": "choose", "prompt": "Whom?"}
        table["ask"]["choices"] = [{"key": "rat", "text": "The rat"}, {"key": "cat", "text": "Cat"}]

    reason = {"kind": "hits", "text": "The rat loses 1.", "worlds": 8, "of": 8, "rule": ""}
    hint = {"type": "hint", "seat": 0, "ask": 7, "key": "rat", "text": "The rat", "ref": ""}
    page, _ = sample("gloomhaven", asked, told=[hint | {"reasons": [reason, reason]}])
    expect(page.locator("[data-advice] li")).to_have_text(["The rat loses 1."])


def test_on_a_phone_a_close_look_is_over_with_the_question(person: Person, waystone: Any) -> None:
    """It would lie over the board with the numbers of then."""
    made = waystone.make("_template", "human,bot:greedy", seed=5)
    page = person(made["seats"][0]["link"], size=(390, 844))
    page.locator("[data-about] .chip").first.tap()
    expect(page.locator(".inspector.pinned")).to_be_visible()
    page.locator("#options .option").first.tap()
    expect(page.locator(".inspector")).to_have_count(0)


def test_a_pinned_look_shows_things_as_they_are_now(sample: Callable[..., Any]) -> None:
    """On a desktop it stays when the question is answered, with the numbers of after."""
    table = json.loads((SAMPLES / "gloomhaven.json").read_text(encoding="utf-8"))
    piece = next(p for p in table["boards"][0]["pieces"] if p["id"] == "m:guard:2")
    before = piece["figures"][0]["value"]
    piece["figures"][0]["value"] = "77"
    after = {"type": "view", "seat": 0, "seq": 2, "epoch": 0, "table": table | {"ask": None}}
    page, _ = sample("gloomhaven", then=[after])
    page.locator("[data-thing='m:guard:2']").first.click(button="right", force=True)
    look = page.locator(".inspector.pinned")
    expect(look).to_contain_text(before)
    page.locator("#options .option").first.click()
    expect(look).to_contain_text("77")


RINGS = """() => {
  const cut = [];
  for (const e of document.querySelectorAll('#options .option')) {
    if (!e.checkVisibility()) continue;
    e.focus({ focusVisible: true });
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const [b, s] = [e.getBoundingClientRect(), getComputedStyle(e)];
    const ring = parseFloat(s.outlineWidth) + parseFloat(s.outlineOffset);
    if (!(parseFloat(s.outlineWidth) > 1)) cut.push('no ring: ' + e.textContent);
    for (let a = e.parentElement; a; a = a.parentElement) {
      const style = getComputedStyle(a);
      const c = a.getBoundingClientRect();
      if (style.overflowX !== 'visible' && (b.left - ring < c.left || b.right + ring > c.right))
        cut.push('aside: ' + e.textContent);
      if (style.overflowY !== 'visible' && (b.top - ring < c.top || b.bottom + ring > c.bottom))
        cut.push('above or below: ' + e.textContent);
    }
  }
  return cut;
}"""


def test_the_ring_of_a_focused_option_is_not_cut_by_its_row(sample: Callable[..., Any]) -> None:
    """However many there are: they fill the row to its edges."""
    for many in (1, 3, 40):

        def asked(table: Any, many: int = many) -> None:
            choices = [{"key": f"k{n}", "text": f"Give number {n} away"} for n in range(many)]
            table["ask"] = {"number": 7, "kind": "choose", "prompt": "Which?", "choices": choices}

        page, _ = sample("gloomhaven", asked, motion="reduced")
        page.keyboard.press("Tab")
        assert page.locator("#options .option").count() == many
        assert page.evaluate(RINGS) == [], many


SEEN = """e => {
  const copy = e.cloneNode(true);
  copy.querySelectorAll('.sr').forEach((hidden) => hidden.remove());
  return copy.textContent;
}"""
"""What can be read with eyes."""


def test_no_sentence_tells_a_space_by_coordinates(sample: Callable[..., Any]) -> None:
    """A mark stands for them and shows the space; who hears the page hears them."""

    def moved(table: Any) -> None:
        line = {"n": 9, "text": "Harpooner moves to 2,2.", "on": ["c:harpooner"]}
        table["log"] = [*table["log"], line]
        table["ask"]["cause"] = line["text"]

    page, _ = sample("gloomhaven", moved)
    expect(page.locator("#options h2")).to_be_visible()
    expect(page.locator("[data-cause]")).to_have_count(0)
    page.keyboard.press("l")
    line = page.locator("[role=log] li", has_text="Harpooner moves to 2,2.")
    expect(line).to_be_visible()
    assert line.locator("span").first.evaluate(SEEN) == "Harpooner moves to ."
    space = page.locator(".cell[data-thing='hex:2,2']")
    line.locator("[data-spot]").hover()
    expect(space).to_have_class(re.compile("pointed"))
    page.mouse.move(4, 4)
    expect(space).not_to_have_class(re.compile("pointed"))


def test_a_cause_without_coordinates_stands_over_the_question(sample: Callable[..., Any]) -> None:
    def turn(table: Any) -> None:
        table["ask"]["cause"] = "It is your turn, 2 cards to play."

    page, _ = sample("gloomhaven", turn)
    expect(page.locator("[data-cause]")).to_have_text("It is your turn, 2 cards to play.")


def test_spaces_in_the_open_list_bear_their_numbers_on_the_board(
    sample: Callable[..., Any],
) -> None:
    page, heard = sample("gloomhaven", motion="reduced")
    expect(page.locator(".cell .count")).to_have_count(0)
    page.locator("#options .list summary").click()
    options = page.locator("#options .list .option[data-on^='hex:']")
    for n in range(options.count()):
        option = options.nth(n)
        said = option.locator("[data-spot] .number").inner_text()
        on = option.get_attribute("data-on")
        assert page.locator(f".cell[data-thing='{on}'] .count text").text_content() == said
        assert "," not in option.locator(".text").evaluate(SEEN)
    assert options.count() > 3
    page.locator("#options .list summary").click()
    expect(page.locator(".cell .count")).to_have_count(0)
    assert not [said for said in heard if said["type"] == "answer"]


def test_on_a_phone_what_has_no_room_in_the_head_is_folded_away(sample: Callable[..., Any]) -> None:
    """The last goals wait behind the arrow; no line is half there, and a danger is never hidden."""
    goals = ["Выполните три задания", "Или победите: Накари", "Полый венец: Оружейная клятв"]
    goals += ["Кровь для купели: Нефритовая купель", "Сломить маршала: Рыцарский клуатр"]

    def crowd(table: Any) -> None:
        table["hud"] = {"round": "Раунд 1", "phase": "Злодеяния", "danger": "Матушка Иск идёт."}
        table["hud"]["goals"] = [{"text": goal, "done": 0, "of": 3} for goal in goals]

    page, _ = sample("dungeoneer", crowd, lang="ru", size=(390, 844), motion="reduced")
    head, told = page.locator(".hud"), page.locator("[data-goal]")
    expect(page.locator("[data-hud='danger']")).to_be_in_viewport(ratio=1)
    within = "e => e.scrollHeight <= e.clientHeight + 2"
    assert head.evaluate(within)
    assert 1 < told.count() < len(goals)
    page.locator(".hud .more").click()
    expect(told).to_have_count(len(goals))
    page.locator(".hud .more").click()
    assert head.evaluate(within)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(told).to_have_count(len(goals))
