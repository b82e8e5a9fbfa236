"""Screenshots of real tables, for the README: `python tests/web/screens.py`.

Each game is played by bots from a fixed seed into its middle, the save is put on a table of a
server of its own, and the page is taken as somebody at the first seat sees it. They are written
to `docs/screens/` as small WebP pictures."""

import argparse
import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import waystone
from waystone.bots.greedy import Greedy
from waystone.kernel import save

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "docs" / "screens"
DESKTOP, PHONE = (1440, 900), (390, 844)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game, and how far bots play it: so many answers, then on to a question of the first seat
    (of one kind, if one is named)."""

    game: str
    answers: int
    asks: str = ""
    seed: int = 4
    mode: str = ""
    scenario: str = ""
    seats: int = 2


MOMENTS = (
    Moment("gloomhaven", 26, mode="scenario", scenario="salt-chapel"),
    Moment("runebound", 50, "ask-travel"),
    Moment("dungeoneer", 77, "ask-hero"),
    Moment("machina-arcana", 76, "ask-action", scenario="works"),
    Moment("tainted-grail", 9, "ask-act", mode="encounter", scenario="moor-stag"),
)


def played(moment: Moment) -> bytes:
    """The save of a game in which the first seat is asked next."""
    more = {name: value for name in ("mode", "scenario") if (value := getattr(moment, name))}
    session = waystone.new_game(moment.game, seats=moment.seats, seed=moment.seed, **more)
    bots = [Greedy(str(seat)) for seat in range(moment.seats)]
    given = 0
    while session.end is None:
        question = session.questions()[0]
        alone = question.seat == 0 and len(session.questions()) == 1
        if (
            given >= moment.answers
            and alone
            and question.prompt in (moment.asks or question.prompt)
        ):
            break
        session.answer(question.seat, bots[question.seat].answer(session, question.seat))
        given += 1
    if session.end is not None:
        sys.exit(f"{moment.game} is over after {given} answers: name an earlier moment.")
    return save.dump(session)


@contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "waystone.server", "--port", str(port), "--data", folder]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(300):
                try:
                    urllib.request.urlopen(f"{url}/healthz", timeout=2).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait(10)


def seated(url: str, data: bytes) -> str:
    """The link of the first seat at a table that goes on from a save."""
    request = urllib.request.Request(f"{url}/api/tables/upload?lang=en", data)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.load(answer)["seats"][0]["link"])


def opened(browser: Browser, url: str, link: str, size: tuple[int, int], lang: str) -> Page:
    phone = size[0] < 600
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, is_mobile=phone, has_touch=phone
    )
    kept = json.dumps({"lang": lang, "pace": "off", "name": "Ansa", "motion": "reduced"})
    context.add_init_script(f"localStorage['waystone.settings'] ??= {json.dumps(kept)}")
    page = context.new_page()
    page.set_default_timeout(180_000)
    page.goto(url + link)
    page.locator("#options").wait_for()
    while page.locator("[data-close-page]").count():
        page.locator("[data-close-page]").first.click()
        page.wait_for_timeout(200)
    page.mouse.move(4, 4)
    page.evaluate("document.fonts.ready")
    painted(page)
    return page


def painted(page: Page) -> None:
    """Until no more pictures come."""
    seen, same = -1, 0
    while same < 4:
        now = page.locator("img, image").count()
        seen, same = now, same + 1 if now == seen else 0
        page.wait_for_timeout(250)


def webp(page: Page, width: int, quality: float = 0.8) -> bytes:
    """The page as a small picture."""
    shot = base64.b64encode(page.screenshot()).decode()
    url: str = page.evaluate(
        """async ([shot, width, quality]) => {
          const image = new Image();
          image.src = "data:image/png;base64," + shot;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [width, Math.round((width * image.height) / image.width)];
          const on = canvas.getContext("2d");
          on.imageSmoothingQuality = "high";
          on.drawImage(image, 0, 0, canvas.width, canvas.height);
          return canvas.toDataURL("image/webp", quality);
        }""",
        [shot, width, quality],
    )
    return base64.b64decode(url.split(",")[1])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*")
    options.add_argument("--into", type=Path, default=SCREENS)
    options.add_argument("--all", action="store_true", help="phone and Russian too, as PNG")
    asked = options.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    with serving() as url, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        for moment in MOMENTS:
            if asked.games and moment.game not in asked.games:
                continue
            data = played(moment)
            page = opened(chromium, url, seated(url, data), DESKTOP, "en")
            if asked.all:
                page.screenshot(path=asked.into / f"{moment.game}-desktop.png")
                phone = opened(chromium, url, seated(url, data), PHONE, "ru")
                phone.screenshot(path=asked.into / f"{moment.game}-phone.png")
                phone.context.close()
            else:
                picture = webp(page, 960)
                (asked.into / f"{moment.game}.webp").write_bytes(picture)
                print(f"{moment.game}: {len(picture) // 1000} kB")
            page.context.close()
        chromium.close()


if __name__ == "__main__":
    main()
