"""Drawings as they stand in a terminal of a given width, without colours."""

from collections.abc import Callable

import pytest
from rich.console import Console, RenderableType

from waystone.bots import make
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.terminal.terminal import Quit, Terminal

Shown = Callable[..., list[str]]


@pytest.fixture
def shown() -> Shown:
    def lines(drawing: RenderableType, width: int = 80) -> list[str]:
        console = Console(width=width, color_system=None)
        with console.capture() as capture:
            console.print(drawing)
        return [line.rstrip() for line in capture.get().splitlines()]

    return lines


Played = Callable[..., tuple[Terminal, str]]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """A game of one person and bots, `answers` on by policy; then the person types, and leaves.
    What stands in the terminal after that."""

    def typed(
        game: str, answers: int, *typed: str, lang: str = "en", every_question: bool = True
    ) -> tuple[Terminal, str]:
        played = find(game)
        session = Session.new(played, Setup(played.modes[0].seats[0], 5))
        for _ in range(answers):
            question = session.questions()[0]
            key = played.bots.policy(session.state, session.content, question.seat, question)
            session.answer(question.seat, key)
        waiting = [*typed, "quit"]
        monkeypatch.setattr(Console, "input", lambda *_: waiting.pop(0))
        console = Console(width=100, color_system=None)
        own = session.questions()[0].seat
        others = {seat: make("greedy", "1") for seat in range(session.setup.seats) if seat != own}
        terminal = Terminal(session, others, console, lang, every_question)
        with console.capture() as capture, pytest.raises(Quit):
            terminal.run()
        return terminal, capture.get()

    return typed
