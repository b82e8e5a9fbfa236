"""The commands, as people type them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from waystone.cli import main

Tell = Callable[..., tuple[int, str, str]]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Type a command; its exit code, what it printed and what it complained of."""

    def typed(*args: str) -> tuple[int, str, str]:
        try:
            code = main(args)
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return typed


@pytest.fixture
def told(tell: Tell) -> Callable[..., Any]:
    """The JSON that a command prints which finds nothing wrong."""

    def read(*args: str) -> Any:
        code, out, err = tell(*args)
        assert (code, err) == (0, "")
        return json.loads(out)

    return read


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """What is typed at the prompts of a game."""

    def lines(*waiting: str) -> None:
        left = list(waiting)

        def read(self: object, prompt: str = "") -> str:
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr("rich.console.Console.input", read)

    return lines
