"""Every picture as its pixels are: how far the figure stands out from what is around it, and
contact sheets of all pictures of a game, to be looked at.

    python tests/web/pictures.py [--every N] [GAME ...]

Sheets go to `artefacts/pictures/`. The figures are measured as an eye meets them: along the
outline, square by square, the mean luminance inside against the mean luminance just outside."""

import argparse
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts" / "pictures"
SCRIPT = (Path(__file__).parent / "pictures.js").read_text()
LEAST = 3.0


def painted(every: int = 1, games: tuple[str, ...] = ()) -> dict[str, list[dict[str, Any]]]:
    """The pictures of each game: what the client would paint."""
    with tempfile.TemporaryDirectory() as folder:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        command = ["npx", "--no-install", "vite-node", "paint/sheet.ts", folder, str(every), *games]
        subprocess.run(
            command, cwd=ROOT / "web", check=True, env={**os.environ, "PATH": path}, timeout=300
        )
        return {p.stem: json.loads(p.read_text()) for p in sorted(Path(folder).glob("*.json"))}


def _calling(what: str) -> str:
    return f"async ([a, b, c]) => {{ {SCRIPT}; return await {what} }}"


def measured(page: Page, pictures: list[dict[str, Any]], side: int = 240) -> list[dict[str, Any]]:
    """For each picture: `contrast` over the whole silhouette, `apart` the part of its outline that
    has at least 3:1, and `took`, milliseconds until its pixels were there."""
    found: list[dict[str, Any]] = []
    for at in range(0, len(pictures), 20):
        of = ("svg", "shape") if side > 100 else ("token", "tokenShape")
        batch = [{"svg": p[of[0]], "shape": p[of[1]]} for p in pictures[at : at + 20]]
        found += page.evaluate(_calling("measured(a, b)"), [batch, side])
    return found


def sheet(page: Page, pictures: list[dict[str, Any]], across: int, width: int) -> bytes:
    """Pictures side by side, each with its name and what it shows."""
    url: str = page.evaluate(_calling("sheet(a, b, c)"), [pictures, across, width])
    return base64.b64decode(url.split(",")[1])


def told(game: str, pictures: list[dict[str, Any]], seen: list[dict[str, Any]]) -> int:
    """Says how the pictures of a game stand out; how many do not."""
    worst = sorted(zip(pictures, seen, strict=True), key=lambda p: p[1]["contrast"])
    low = sum(1 for one in seen if one["contrast"] < LEAST)
    took = sorted(one["took"] for one in seen)
    edge = sum(one["apart"] for one in seen) / len(seen)
    print(
        f"{game}: {len(seen)} pictures, {low} below {LEAST}:1, {edge:.1%} of their outlines apart, "
        f"{took[len(took) // 2]:.0f} ms each (at most {took[-1]:.0f})"
    )
    for picture, one in worst[:5]:
        print(f"  {one['contrast']:.2f} {picture['id']} ({picture['shows']})")
    return int(low)


def laid(page: Page, game: str, pictures: list[dict[str, Any]], into: Path) -> None:
    """The contact sheets of a game, and its tokens at two sizes."""
    for n in range(0, len(pictures), 100):
        data = sheet(page, pictures[n : n + 100], 10, 150)
        (into / f"{game}-{n // 100:02d}.png").write_bytes(data)
    beings = [{**p, "svg": p["token"]} for p in pictures if p.get("token")]
    for width in (48, 24) if beings else ():
        (into / f"{game}-tokens-{width}.png").write_bytes(sheet(page, beings, 24, width))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*")
    options.add_argument("--every", type=int, default=1)
    options.add_argument("--into", type=Path, default=ARTEFACTS)
    asked = options.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    games = painted(asked.every, tuple(asked.games))
    print(f"painted in {time.monotonic() - began:.1f} s")
    faint = 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        page = chromium.new_page()
        page.set_default_timeout(120_000)
        for game, pictures in games.items():
            faint += told(game, pictures, measured(page, pictures))
            laid(page, game, pictures, asked.into)
        chromium.close()
    print(f"done in {time.monotonic() - began:.1f} s")
    return 1 if faint else 0


if __name__ == "__main__":
    sys.exit(main())
