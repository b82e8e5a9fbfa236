"""Any `Table` can be drawn and answered: each shape of board, each kind of question, each world."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

Sample = Callable[..., tuple[Page, list[dict[str, Any]]]]
Shot = Callable[[Page, str], None]
WORLDS = ["gloomhaven", "runebound", "machina-arcana", "dungeoneer", "tainted-grail", "house-made"]


def thing(page: Page, name: str) -> Any:
    return page.locator(f"[data-thing='{name}']").first


def answers(page: Page, heard: list[dict[str, Any]]) -> list[str]:
    page.wait_for_timeout(150)
    return [message["key"] for message in heard if message["type"] == "answer"]


@pytest.mark.parametrize("world", WORLDS)
def test_every_world_at_every_size(sample: Sample, shot: Shot, world: str) -> None:
    for size in ((1440, 900), (390, 844)):
        page, _ = sample(world, size=size, motion="reduced")
        name = f"sample-{world}-{size[0]}"
        page.wait_for_timeout(250)
        shot(page, name)
        close = page.locator("[data-close-page]")
        if close.count():
            expect(page.locator("#options").get_by_role("button").first).to_be_visible()
            close.click()
            shot(page, f"{name}-board")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("hex:2,1", "hex:2,1"),
        ("m:guard:2", "target:m:guard:2"),
        ("door:1", "door:1"),
        ("half:1:bottom", "half:1:bottom"),
    ],
)
def test_a_lit_thing_is_an_option(sample: Sample, name: str, key: str) -> None:
    page, heard = sample("gloomhaven", motion="reduced")
    lit = thing(page, name)
    expect(lit).to_have_attribute("role", "button")
    lit.click(force=True)
    assert answers(page, heard) == [key]


def test_every_option_is_a_labelled_button_and_its_thing_is_lit(sample: Sample) -> None:
    page, _ = sample("gloomhaven", motion="reduced")
    labels = page.locator("#options .option")
    expect(labels).to_have_count(12)
    for n in range(labels.count()):
        assert (labels.nth(n).text_content() or "").strip()
    assert page.locator(".cell.lit").count() == 6
    assert page.locator(".piece.lit").count() == 2
    assert page.locator(".hands .section.lit").count() == 2


def test_a_drag_moves_the_board_and_answers_nothing(sample: Sample) -> None:
    page, heard = sample("gloomhaven", motion="reduced")
    world = page.locator(".canvas > svg")
    page.get_by_role("button", name="Show all").click()
    before = world.get_attribute("style")
    box = thing(page, "hex:2,1").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=5)
    page.mouse.up()
    dragged = world.get_attribute("style")
    assert dragged != before
    page.mouse.wheel(0, -300)
    expect(world).not_to_have_attribute("style", dragged or "")
    page.get_by_role("button", name="Show all").click()
    assert world.get_attribute("style") == before
    assert answers(page, heard) == []


def test_several_of_many(sample: Sample) -> None:
    page, heard = sample("runebound", motion="reduced")
    thing(page, "d1").click()
    page.locator(".option[data-key='die:d3']").click()
    page.locator("[data-confirm]").click()
    assert answers(page, heard) == ["die:d1 die:d3"]


def test_an_order(sample: Sample) -> None:
    page, heard = sample("machina-arcana", motion="reduced")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    page.locator("[data-close-page]").click()
    thing(page, "x1").click()
    page.locator(".option[data-key='wait']").click()
    page.locator(".option[data-key='x0']").click()
    page.get_by_role("button", name="Earlier: Diver Orlova").click()
    confirm.click()
    assert answers(page, heard) == ["x1 x0 wait"]


def test_an_amount(sample: Sample) -> None:
    page, heard = sample("tainted-grail", motion="reduced")
    page.locator("#options").get_by_role("button", name="2", exact=True).click()
    page.locator("#options").get_by_role("button", name="More").click()
    page.locator("[data-confirm]").click()
    assert answers(page, heard) == ["3"]


def test_several_options_of_one_thing_ask_which(sample: Sample) -> None:
    page, heard = sample("dungeoneer", motion="reduced")
    thing(page, "h1").click()
    page.get_by_role("menuitem", name="Rob Jade Priestess").click()
    assert answers(page, heard) == ["rob:h1"]


def test_the_end_tells_winners_and_scores(sample: Sample) -> None:
    page, _ = sample("house-made", motion="reduced")
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_contain_text("The cellar is quiet. Victory.")
    expect(end).to_contain_text("Winners: Ansa")
    expect(end).to_contain_text("12")
    expect(page.locator("#options")).to_have_count(0)


def test_who_fell_on_the_way_is_told_that_the_others_won(sample: Sample) -> None:
    def won(table: Any) -> None:
        table["pages"], table["ask"] = [], None
        table["outcome"] = {"name": "The works are still.", "winners": [1]}

    page, _ = sample("machina-arcana", won, motion="reduced")
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_contain_text("The others made it without you")
    expect(end).to_contain_text("Winners: Greedy")


def test_who_plays_stands_beside_the_question_once(sample: Sample) -> None:
    """A sheet that is kept over many scenarios is of the same character as the figure."""

    def kept(table: Any) -> None:
        mine = next(m for m in table["mats"] if m.get("seat") == 0)
        sheet = {"id": "sheet", "name": "Tam the Harpooner", "seat": 0, "kind": "sheet"}
        table["mats"] += [sheet, mine | {"id": "second", "name": "Another of mine", "zones": []}]

    page, _ = sample("gloomhaven", kept, motion="reduced")
    expect(page.locator("#options .me")).to_have_count(2)
    expect(page.locator("#options .head")).not_to_contain_text("Tam the Harpooner")
    expect(page.locator("#options .head")).to_contain_text("Another of mine")


def test_the_end_says_what_its_scores_count(sample: Sample) -> None:
    def told(table: Any) -> None:
        table["ask"] = None
        table["outcome"] = {"name": "Won.", "winners": [0, 1], "scores": {"0": 7, "1": 4}}
        table["outcome"]["counted"] = "Experience gained"

    page, _ = sample("gloomhaven", told, motion="reduced")
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_contain_text("Experience gained")
    expect(end.locator("dd")).to_have_text(["7", "4"])


def test_a_card_is_enlarged_under_the_pointer_and_on_focus(sample: Sample) -> None:
    page, _ = sample("dungeoneer", motion="reduced")
    page.locator("[data-hand]").click()
    card = thing(page, "c2")
    enlarged = page.locator(".inspector")
    card.hover()
    expect(enlarged.locator(".large")).to_contain_text("Coil Strike")
    page.mouse.move(3, 3)
    page.wait_for_timeout(500)
    expect(enlarged).to_have_count(0)
    thing(page, "loc:0").hover()
    expect(enlarged).to_contain_text("Gate of Tongues")
    expect(enlarged.locator(".large")).to_have_count(0)
    card.click()
    expect(page.get_by_role("dialog")).to_contain_text("Sold twice, paid once.")
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    expect(enlarged).to_have_count(0)


def test_what_leaves_the_table_is_not_enlarged_any_more(sample: Sample) -> None:
    page, _ = sample("dungeoneer", motion="reduced")
    page.locator("[data-hand]").click()
    thing(page, "c2").hover()
    expect(page.locator(".inspector .large")).to_contain_text("Coil Strike")
    page.keyboard.press("Enter")  # the hand folds away under the pointer
    expect(thing(page, "c2")).to_have_count(0)
    expect(page.locator(".inspector .large")).to_have_count(0)


def test_what_a_player_says_is_never_html(sample: Sample) -> None:
    page, _ = sample("dungeoneer", motion="reduced")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator("[role=log]")).to_contain_text("<b>hi</b>")


def test_the_hidden_hand_of_another_is_a_pile_of_backs(sample: Sample) -> None:
    page, _ = sample("dungeoneer", motion="reduced")
    page.get_by_role("tab", name="Players").click()
    hand = page.get_by_role("region", name="Hand: 5 cards").last
    expect(hand.locator(".card.down")).to_have_count(1)
    expect(hand).to_contain_text("5")


def test_larger_letters_and_contrast(sample: Sample, shot: Shot) -> None:
    page, _ = sample("gloomhaven", motion="reduced", fontSize=22, contrast=True)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "22px"
    page.locator("#options summary").click()
    controls = page.locator("#options .option")
    controls.last.scroll_into_view_if_needed()
    expect(controls.last).to_be_in_viewport()
    shot(page, "large-letters")


def touch(page: Page, *moments: list[tuple[float, float]], pause: int = 30) -> None:
    """Fingers on the glass: where they are, moment by moment."""
    wire = page.context.new_cdp_session(page)
    for n, fingers in enumerate(moments):
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(fingers)]
        kind = "touchMove" if n else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(pause)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(page: Page, name: str) -> tuple[float, float]:
    box = thing(page, name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_answers_and_a_long_press_looks_closely(sample: Sample) -> None:
    page, heard = sample("gloomhaven", size=(390, 844), motion="reduced")
    touch(page, [middle(page, "m:guard:1")], pause=700)
    expect(page.get_by_role("dialog")).to_contain_text("Garrison Guard")
    assert answers(page, heard) == []
    page.get_by_role("button", name="Close").click()
    page.touchscreen.tap(*middle(page, "hex:2,2"))
    assert answers(page, heard) == ["hex:2,2"]


def test_two_fingers_zoom(sample: Sample) -> None:
    page, heard = sample("runebound", size=(390, 844), motion="reduced")
    world = page.locator(".canvas > svg")
    before = world.bounding_box()
    touch(
        page,
        [(180, 300), (210, 300)],
        [(160, 300), (230, 300)],
        [(120, 300), (270, 300)],
        [(90, 300), (300, 300)],
    )
    after = world.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    assert answers(page, heard) == []
