"""What is laid on the board is seen there before it lies: by pointer, keys and finger. A town is a
place with doors."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

Sample = Callable[..., tuple[Page, list[dict[str, Any]]]]
Shot = Callable[[Page, str], None]


def thing(page: Page, name: str) -> Any:
    return page.locator(f"[data-thing='{name}']").first


def answers(heard: list[dict[str, Any]]) -> list[str]:
    return [message["key"] for message in heard if message["type"] == "answer"]


def wait_for_an_answer(page: Page) -> None:
    page.locator("#options .sent").wait_for()


def laying(page: Page) -> Any:
    return page.locator("[data-laying]")


def test_a_ghost_follows_the_pointer_and_turns_and_a_click_lays_it(
    sample: Sample, shot: Shot
) -> None:
    page, heard = sample("laying", motion="reduced")
    expect(laying(page)).to_have_count(0)
    thing(page, "cell:0,2").hover()
    expect(laying(page)).to_have_attribute("data-laying", "cell:0,2")
    thing(page, "cell:2,1").hover()
    expect(laying(page)).to_have_attribute("data-laying", "cell:2,1:upright")
    expect(laying(page).locator(".meets")).to_have_count(1)
    page.keyboard.press("r")
    expect(laying(page)).to_have_attribute("data-laying", "cell:2,1:turned")
    shot(page, "laying")
    thing(page, "cell:2,1").click()
    wait_for_an_answer(page)
    assert answers(heard) == ["cell:2,1:turned"]


def test_the_same_with_keys(sample: Sample) -> None:
    page, heard = sample("laying", motion="reduced")
    page.locator(".canvas").focus()
    for _ in range(6):
        page.keyboard.press("n")
        if page.evaluate("document.activeElement?.dataset.thing") == "cell:2,1":
            break
    expect(laying(page)).to_have_attribute("data-laying", "cell:2,1:upright")
    page.keyboard.press("r")
    expect(laying(page)).to_have_attribute("data-laying", "cell:2,1:turned")
    page.keyboard.press("Enter")
    wait_for_an_answer(page)
    assert answers(heard) == ["cell:2,1:turned"]


def test_a_finger_puts_it_down_turns_it_and_confirms(sample: Sample, shot: Shot) -> None:
    page, heard = sample("laying", size=(390, 844), motion="reduced")
    box = thing(page, "cell:2,1").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(laying(page)).to_have_attribute("data-laying", "cell:2,1:upright")
    assert answers(heard) == []
    page.locator("#options [data-turn]").click()
    expect(laying(page)).to_have_attribute("data-laying", "cell:2,1:turned")
    shot(page, "laying-phone")
    page.locator("[data-confirm]").click()
    wait_for_an_answer(page)
    assert answers(heard) == ["cell:2,1:turned"]


def test_an_area_covers_its_cells(sample: Sample) -> None:
    page, heard = sample("laying", motion="reduced")
    thing(page, "h1").hover()
    expect(laying(page).locator(".cover")).to_have_count(2)
    thing(page, "h1").click()
    wait_for_an_answer(page)
    assert answers(heard) == ["area:m1"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_town_is_a_place_with_doors(sample: Sample, shot: Shot, size: tuple[int, int]) -> None:
    page, heard = sample("town", size=size, motion="reduced")
    place = page.locator("[data-place]")
    expect(place.locator(".door")).to_have_count(6)
    expect(place.locator(".door.lit")).to_have_count(3)
    shot(page, f"town-{size[0]}")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    thing(page, "door:market").click()
    page.get_by_role("menuitem", name="Tinker: sell items").click()
    wait_for_an_answer(page)
    assert answers(heard) == ["sell:tinker"]


def test_a_door_with_one_thing_behind_it_is_that_thing(sample: Sample) -> None:
    page, heard = sample("town", motion="reduced")
    thing(page, "door:sanctuary").click()
    wait_for_an_answer(page)
    assert answers(heard) == ["donate:tinker"]
