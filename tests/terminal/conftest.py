"""Drawings as they stand in a terminal of a given width, without colours."""

from collections.abc import Callable

import pytest
from rich.console import Console, RenderableType

Shown = Callable[..., list[str]]


@pytest.fixture
def shown() -> Shown:
    def lines(drawing: RenderableType, width: int = 80) -> list[str]:
        console = Console(width=width, color_system=None)
        with console.capture() as capture:
            console.print(drawing)
        return [line.rstrip() for line in capture.get().splitlines()]

    return lines
