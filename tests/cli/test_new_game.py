"""`waystone new-game`: a game under a name of its own, and the page that goes on from there."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/adding-a-game.md"

Tell = Callable[..., tuple[int, str, str]]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A clone that holds the template and no other game, nor the test of sums that only the lines
    of others tell."""
    root = tmp_path / "clone"
    leave = shutil.ignore_patterns("static", "__pycache__", "node_modules", ".*", "test_sums.py")
    games = [f.name for f in (ROOT / "src/waystone/games").iterdir() if f.is_dir()]
    others = [name for name in games if name not in ("_template", "__pycache__")]

    def kept(folder: str, names: list[str]) -> set[str]:
        ids = tuple(name.replace("_", "-") for name in others)
        return set(leave(folder, names)) | {
            name
            for name in names
            if name in others or (name.startswith(ids) and not name.endswith(".py"))
        }

    for part in ("src", "rules", "docs", "tests/games", "tests/golden", "tests/contract"):
        shutil.copytree(ROOT / part, root / part, ignore=kept)
    for part in ("tests/saves", "tests/conformance", "tests/rulebook"):
        shutil.copytree(ROOT / part, root / part, ignore=kept)
    for path in (
        ROOT / "tests/conftest.py",
        *(ROOT / name for name in ("pyproject.toml", "Makefile", ".gitignore")),
    ):
        shutil.copy(path, root / path.relative_to(ROOT))
    return root


@pytest.fixture
def run(checkout: Path, tmp_path: Path) -> Callable[[str], str]:
    """Run a command line in the clone, as in an environment where the clone is installed."""
    programs = tmp_path / "environment/bin"
    programs.mkdir(parents=True)
    make = shutil.which("make")
    for name, line in (
        ("python", f'exec {sys.executable} "$@"'),
        ("waystone", f'exec {sys.executable} -m waystone "$@"'),
        ("pytest", f'exec {sys.executable} -m pytest -p no:xdist "$@"'),
        ("make", f'exec {make} -o install VENV={programs.parent} "$@"'),
    ):
        (programs / name).write_text(f"#!/bin/sh\n{line}\n")
        (programs / name).chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(checkout / "src"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    git = "git init -q && git add -A && git -c user.name=n -c user.email=e@e commit -qm start"
    subprocess.run(["sh", "-c", git], cwd=checkout, check=True)

    def ran(line: str) -> str:
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=checkout,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"$ {line}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    return ran


def test_a_new_game_is_a_game_under_its_own_name(checkout: Path, run: Callable[[str], str]) -> None:
    """Listed, played, looked up and tested; no other file changes."""
    said = run("waystone new-game the-long-night --title 'The Long Night' --russian 'Долгая ночь'")
    assert said.startswith("the-long-night: The Long Night, a playable copy of the template.\n")
    changed = run("git status --porcelain --untracked-files=normal").split()
    assert changed[1::2] == [
        "rules/ru/the-long-night.md",
        "rules/the-long-night.md",
        "src/waystone/games/the_long_night/",
        "tests/games/the_long_night/",
    ]
    for path in map(checkout.joinpath, changed[1::2]):
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.is_file():
                assert not re.search(
                    r"_template|\bTP\b|The Cellar", file.read_text(encoding="utf-8")
                ), file
    [game] = json.loads(run("waystone games --json"))
    assert (game["id"], game["name"]["ru"]) == ("the-long-night", "Долгая ночь")
    assert run("waystone rules TLN-SET-01").startswith("TLN-SET-01  The Long Night, Setup (rule)")
    assert "no mistakes" in run("waystone content check the-long-night")
    run("pytest -q tests/games/the_long_night")
    report = json.loads(run("waystone conformance the-long-night --json"))
    rules = report["games"]["the-long-night"]["rules"]
    assert (rules["untested"], rules["uncited"]) == ([], [])


def test_a_game_can_be_started_from_any_folder_of_the_clone(
    checkout: Path, run: Callable[[str], str]
) -> None:
    run("cd docs/decisions && waystone new-game chess")
    assert (checkout / "rules/chess.md").read_text(encoding="utf-8").count("**CH-SET-01**") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["The Inn"], "'The Inn' is no name for a game: write small letters"),
        (["../inn"], "'../inn' is no name for a game"),
        (["-inn"], "The following arguments are required: name"),
        (["_inn"], "'_inn' is no name for a game"),
        (["inn" * 20], "is no name for a game"),
        (["class"], "'class' is a word of Python: take another name."),
        (["dungeoneer"], "dungeoneer exists already: take another name, or remove it."),
        (["the-inn", "--prefix", "inn"], "'inn' is no prefix: write two to four capital letters."),
        (["the-inn", "--prefix", "DG"], "The prefix DG is taken: there are "),
        (["the-inn", "--title", 'a "b"'], "is no title: write a line of plain words."),
    ],
)
def test_a_bad_name_is_refused_in_a_sentence(tell: Tell, words: list[str], said: str) -> None:
    code, out, err = tell("new-game", *words)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


def blocks() -> list[tuple[str, str]]:
    """The commands and changes of the page, in its order."""
    text = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"^( *)```(console|diff)\n(.*?)\n\1```$", text, re.MULTILINE | re.DOTALL)
    return [(kind, re.sub(rf"(?m)^{indent}", "", body)) for indent, kind, body in found]


def changed(root: Path, block: str) -> None:
    """Make a change: its lines with `-` or a space stand in the file, once."""
    path, *lines = block.split("\n")
    old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    text = (root / path).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path} does not hold, once:\n{old}"
    (root / path).write_text(text.replace(old, new), encoding="utf-8")


def typed(run: Callable[[str], str], block: str) -> None:
    """Type the commands; what the page shows below each is said."""
    for part in re.split(r"(?m)^\$ ", block)[1:]:
        command, *expected = part.rstrip("\n").split("\n")
        said = run(command)
        for line in expected:
            assert line in said, f"$ {command}\n{said}"


@pytest.mark.slow
def test_the_page_is_true_word_by_word(checkout: Path, run: Callable[[str], str]) -> None:
    for kind, block in blocks():
        if kind == "diff":
            changed(checkout, block)
        else:
            typed(run, block)
    game = checkout / "src/waystone/games/the_inn"
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w-]+(?:/[\w.-]+)+/?|[\w-]+/)`", text))
    assert len(named) > 20
    for path in named:
        assert (game / path).exists() or (checkout / path).exists(), path
    run("python -m mypy --config-file pyproject.toml src/waystone/games/the_inn")


def test_the_page_has_at_most_ten_steps_and_something_to_do_in_each() -> None:
    text = PAGE.read_text(encoding="utf-8")
    steps = re.split(r"(?m)^(\d+)\. ", text)[1:]
    assert [int(n) for n in steps[::2]] == list(range(1, len(steps) // 2 + 1))
    assert len(steps) // 2 <= 10
    idle = [number for number, told in zip(steps[::2], steps[1::2], strict=True) if "`" not in told]
    assert idle == []
