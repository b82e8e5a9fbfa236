"""`waystone play`: an evening in the terminal, as people type it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

Tell = Callable[..., tuple[int, str, str]]
Told = Callable[..., Any]
TypeIn = Callable[..., None]
T = "_template"


def test_play_to_the_end_with_bots_and_a_person(
    tell: Tell, told: Told, type_in: TypeIn, tmp_path: Path
) -> None:
    save = tmp_path / "evening.json"
    type_in(
        "look",
        "?",
        "why",
        "hint",
        "1",
        "hint",
        "undo",
        "nonsense",
        "1",
        f"save {save}",
    )
    code, out, err = tell("play", T, "--seats", "human,bot:greedy", "--seed", "3")
    assert (code, err) == (0, "")
    assert "is not an option here" in out
    assert re.search(r"(?m)^\d [A-Z]", out), "a hint names an option by its number and words"
    assert "TP-RND-01" in out
    verified = told("replay", str(save), "--verify", "--json")
    assert verified["verified"] is True
    assert verified["answers"] >= 1
    type_in("log 3", "nonsense", "quit")
    code, out, _ = tell("play", str(save), "--seats", "human,bot:greedy", "--lang", "ru")
    assert code == 0
    assert "Место 1" in out
    assert "Варианта «nonsense» сейчас нет" in out


def test_what_lies_ahead_is_told_in_words(tell: Tell, type_in: TypeIn) -> None:
    type_in("1", "foresee", "foresee 1", "foresee nonsense", "threat", "quit")
    code, out, err = tell("play", T, "--seats", "human", "--seed", "3")
    assert (code, err) == (0, "")
    assert "\nGo to: Cellar:\n  The Ostler goes to: Cellar.\n" in out
    assert re.search(r"(?m)^  \d+ %: Rat King rolls 4 against The Ostler", out)
    assert re.search(r"(?m)^The Ostler loses 1 Life: \d+ %, by Rat King$", out)
    assert "is not an option here" in out
    type_in("1", "foresee", "threat", "quit")
    code, out, err = tell("play", T, "--seats", "human", "--seed", "3", "--lang", "ru")
    assert (code, err) == (0, "")
    assert re.search(r"(?m)^(> )?Конюх: Здоровье −1, \d+ % \(Крысиный король\)$", out)


def test_bots_alone_play_to_the_end(tell: Tell) -> None:
    code, out, _ = tell("play", T, "--seats", "bot:greedy,bot:random", "--seed", "1")
    assert code == 0
    assert "The game is over" in out
