"""Formal questions are answered in a person's stead, who is told so and can take it back."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from waystone.cli import main
from waystone.terminal.terminal import WORDS, Terminal

Played = Callable[..., tuple[Terminal, str]]

FORMAL = 17
"""So many answers on, this game of Gloomhaven has a formal question."""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_formal_question_is_answered_by_policy_and_a_line_says_so(
    lang: str, played: Played
) -> None:
    terminal, out = played("gloomhaven", FORMAL, lang=lang, every_question=False)
    given = terminal.session.history[FORMAL:]
    assert (given[0].seat, given[0].key) == (0, "pass")
    question = terminal.session.question(0)
    assert question is not None
    assert not question.formal
    said = WORDS[lang]["in-stead"].partition("{")[0]
    assert out.count(said) == len(terminal.in_stead) > 0


def test_whoever_wants_every_question_is_asked(played: Played) -> None:
    terminal, out = played("gloomhaven", FORMAL, every_question=True)
    assert len(terminal.session.history) == FORMAL
    assert "Answered for you" not in out


def test_an_undo_takes_back_what_was_answered_in_ones_stead(played: Played) -> None:
    typed = ["bottom:braced-feet"]
    terminal, _ = played("gloomhaven", FORMAL - 1, *typed, every_question=False)
    assert terminal.in_stead == {FORMAL, FORMAL + 1}
    terminal, out = played("gloomhaven", FORMAL - 1, *typed, "undo", every_question=False)
    assert f"Back to answer {FORMAL - 1}." in out
    assert len(terminal.session.history) == FORMAL - 1
    assert terminal.in_stead == set()


def test_the_command_has_a_flag_for_it(
    played: Played,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saved = tmp_path / "evening.json"
    played("gloomhaven", FORMAL, f"save {saved}")
    monkeypatch.setattr(Console, "input", lambda *_: "quit")
    command = ["play", str(saved), "--seats", "human"]
    main(command)
    assert "Answered for you" in capsys.readouterr().out
    main([*command, "--every-question"])
    assert "Answered for you" not in capsys.readouterr().out
