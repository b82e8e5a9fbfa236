"""Pictures as their pixels are: the figure stands out, tokens are told apart when they are small,
and the README's screenshots are of real tables. The whole of it is `make soak`."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.web import pictures, screens

from waystone.kernel import game

EVERY = 45


@pytest.fixture(scope="module")
def sample() -> dict[str, list[dict[str, Any]]]:
    return pictures.painted(EVERY)


@pytest.fixture(scope="module")
def canvas(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.set_default_timeout(120_000)
    yield page
    page.close()


def test_every_world_has_its_pictures(sample: dict[str, list[dict[str, Any]]]) -> None:
    assert {*game.ids()} <= {*sample}


def test_figures_stand_out(sample: dict[str, list[dict[str, Any]]], canvas: Page) -> None:
    for name, some in sample.items():
        for picture, seen in zip(some, pictures.measured(canvas, some), strict=True):
            told = (name, picture["id"], picture["shows"], seen)
            assert seen["contrast"] >= pictures.LEAST, told
            assert seen["apart"] >= 0.7, told


def test_tokens_are_readable_when_small(
    sample: dict[str, list[dict[str, Any]]], canvas: Page
) -> None:
    for name, some in sample.items():
        beings = [picture for picture in some if picture.get("token")]
        for picture, seen in zip(beings, pictures.measured(canvas, beings, 48), strict=True):
            assert seen["contrast"] >= pictures.LEAST, (name, picture["id"], seen)


def test_a_screenshot_is_of_a_real_table(waystone: Any, browser: Browser) -> None:
    moment = next(moment for moment in screens.MOMENTS if moment.game == "dungeoneer")
    link = screens.seated(waystone.url, screens.played(moment))
    page = screens.opened(browser, waystone.url, link, screens.DESKTOP, "en")
    data = screens.webp(page, 960)
    page.context.close()
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP")
    assert 8_000 < len(data) < 150_000


def test_the_readme_shows_every_game() -> None:
    readme = (screens.ROOT / "README.md").read_text(encoding="utf-8")
    shown = [
        screens.ROOT / path for path in re.findall(r"\(?\"?(docs/screens/[\w-]+\.webp)", readme)
    ]
    assert {path.stem for path in shown} >= {*game.ids()}
    assert sum(path.stat().st_size for path in {*shown}) < 500_000


def test_cards_are_printed_at_their_size_with_pictures(person: Any) -> None:
    """Sixty-three by eighty-eight millimetres, all that were found, nothing but cards."""
    page = person("/cards/dungeoneer?q=serpent")
    page.locator(".grid .card").first.wait_for()
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.locator("[data-print]").click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    seen = page.evaluate("""() => ({
      cards: [...document.querySelectorAll('.sheet .card')].map((c) => c.getBoundingClientRect()),
      painted: document.querySelectorAll('.sheet .card img').length,
      over: [...document.querySelectorAll('.sheet .body')]
        .filter((b) => b.scrollHeight > b.clientHeight + 2).length,
      else: [...document.querySelectorAll('header, .search, h1')].filter((e) => !e.closest('.card')
        && e.offsetHeight).length,
    })""")
    assert len(seen["cards"]) == seen["painted"] > 2
    sizes = {(round(c["width"] * 25.4 / 96), round(c["height"] * 25.4 / 96)) for c in seen["cards"]}
    assert sizes == {(63, 88)}
    assert (seen["over"], seen["else"]) == (0, 0)
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    page.locator(".grid.sheet").wait_for(state="detached")
