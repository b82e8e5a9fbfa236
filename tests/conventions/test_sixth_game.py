"""A sixth game is a folder; a forgotten `await` does not pass."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import waystone

PACKAGE = Path(waystone.__file__).parent
ROOT = PACKAGE.parent.parent


def test_a_copied_folder_is_a_game(tmp_path: Path) -> None:
    """The template under another name is listed, played and replayed; no other file changes."""
    site = tmp_path / "site"
    leave = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PACKAGE, site / "waystone", ignore=leave)
    for game in (site / "waystone/games").iterdir():
        if game.is_dir() and game.name != "_template":
            shutil.rmtree(game)
    sixth = site / "waystone/games/the_inn"
    shutil.copytree(site / "waystone/games/_template", sixth)
    manifest = sixth / "__init__.py"
    manifest.write_text(manifest.read_text().replace('id="_template"', 'id="the-inn"'))

    def run(*args: str) -> str:
        return subprocess.run(
            [sys.executable, "-m", "waystone.cli", *args],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(site)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert [game["id"] for game in json.loads(run("games", "--json"))] == ["the-inn"]
    played = json.loads(run("simulate", "the-inn", "--games", "5", "--seats", "greedy", "--json"))
    assert (played["game"], played["finished"]) == ("the-inn", 5)


def test_a_forgotten_await_fails(tmp_path: Path) -> None:
    """At run time as an error of the test, and before it in the types."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "tests").mkdir()
    broken = tmp_path / "tests" / "test_broken.py"
    broken.write_text(
        "from waystone.kernel.ask import Option, choose\n"
        "from waystone.testing import run\n\n"
        "async def rule() -> int:\n"
        '    choose(0, [Option("a", 1)], "ask")\n'
        "    return 1\n\n"
        "def test_rule() -> None:\n"
        "    assert run(rule()) == 1\n"
    )
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "tests"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1, ran.stdout
    assert "was never awaited" in ran.stdout


@pytest.mark.slow
def test_a_forgotten_await_is_an_error_of_types(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text(
        "from waystone.kernel.ask import Option, choose\n\n"
        "async def rule() -> int:\n"
        '    choose(0, [Option("a", 1)], "ask")\n'
        "    return 1\n"
    )
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(broken)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1, ran.stdout
    assert "await" in ran.stdout
