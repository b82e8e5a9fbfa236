"""The commands as a whole: mistakes in one sentence, output that fails, a quick start."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

Tell = Callable[..., tuple[int, str, str]]
T = "_template"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", T, "--games", "0"], "not a number above zero"),
        (["simulate", T, "--games", "many"], "not a number above zero"),
        (["simulate", T, "--seats", "robot"], "There is no bot 'robot'"),
        (["simulate", T, "--seats", ",".join(["random"] * 9)], "takes 1 to 4 seats, not 9"),
        (["simulate", T, "--scenario", "moon"], "has no scenario 'moon'"),
        (["simulate", T, "--variants", "loud"], "has no variant 'loud'"),
        (["simulate", T, "--set", "level"], "write it as name=value"),
        (["simulate", T, "--seed", "-4"], "The seed must be"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play", T, "--seats", "cat"], "'cat' is no player"),
        (["play", T, "--lang", "xx"], "There is no language 'xx'"),
        (["replay", "nowhere.json"], "Cannot read nowhere.json"),
        (["content", "check", "nowhere"], "not a content pack"),
        (["content", "new", "chess", "x"], "There is no game 'chess'"),
        (["solve", T, "x.json"], "has no positions to solve"),
        (["rules", "XX-YY-01"], "XX-YY-01"),
        (["rules", "sleep", "--lang", "de"], "There is no language 'de': choose en or ru."),
        (["conformance", "chess"], "chess"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["bench", T, "--seconds", "nan"], "'nan' is not a number of seconds"),
        (["serve", "--port", "99999"], "is not a port"),
        (["dance"], "invalid choice: 'dance'"),
        (["content", "new", T, "x" * 400], "is too long: take a shorter one"),
        (["content", "check", "x" * 400], "File name too long"),
        (["play", "x" * 400], "File name too long"),
        (["bench", T, "--save", "/nonexistent/x"], "/nonexistent/x cannot be written"),
        (["admin", "tables", "--db", "postgresql:/u:sekret@h/x"], "is no database URL"),
        (["admin", "tables", "--db", "postgresql://u:sekret@h:port/x"], "no such port"),
        (["serve", "--db", "postgresql://h/x?sslmode=require"], "not known here, sslmode"),
        (["serve", "postgresql://u:sekret@h/x"], "arguments: postgresql://...@h/x"),
    ],
)
def test_a_mistake_gets_one_sentence_and_code_2(tell: Tell, args: list[str], said: str) -> None:
    code, out, err = tell(*args)
    assert code == 2, out
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err
    assert "sekret" not in err


def test_a_command_that_needs_one_game_starts_quickly() -> None:
    start = time.perf_counter()
    code = f"from waystone.cli import main; main(['simulate', '{T}', '--games', '1'])"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize("words", ["rules TP-DMG", "--help", "bench -h"])
@pytest.mark.parametrize(
    ("redirected", "code", "said"),
    [
        (">/dev/full", 2, "waystone: The output cannot be written: No space left on device.\n"),
        (">&-", 0, ""),
        ("| true", 0, ""),
    ],
)
def test_output_that_nobody_takes_is_no_crash(
    words: str, redirected: str, code: int, said: str
) -> None:
    line = f"{sys.executable} -m waystone {words} {redirected}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, said)


@pytest.mark.parametrize("words", ["play chess", "dance", "content check nowhere", "bench --no"])
@pytest.mark.parametrize("redirected", ["2>/dev/full", "2>&-"])
def test_a_complaint_that_nobody_takes_keeps_its_code(words: str, redirected: str) -> None:
    line = f"{sys.executable} -m waystone {words} {redirected}"
    assert subprocess.run(["sh", "-c", line], check=False).returncode == 2


def test_letters_that_the_output_cannot_write_are_replaced() -> None:
    run = [sys.executable, "-m", "waystone", "games", "--lang", "ru"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    plain = subprocess.run(run, env=ascii_only, capture_output=True, check=True)
    assert b"dungeoneer: ?" in plain.stdout
    whole = subprocess.run([*run, "--json"], env=ascii_only, capture_output=True, check=True)
    assert all(set(game["name"]["ru"]) - {"?"} for game in json.loads(whole.stdout))
