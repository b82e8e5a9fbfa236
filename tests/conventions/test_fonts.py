"""Fonts are shipped with their licence."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
TOLD = (WEB / "public" / "fonts.txt").read_text("utf-8")
FONTS = sorted(set(re.findall(r"@fontsource/[\w-]+", (WEB / "package.json").read_text("utf-8"))))


def test_there_are_fonts_and_the_text_of_their_licence() -> None:
    assert FONTS
    for words in ("SIL OPEN FONT LICENSE Version 1.1", "PERMISSION & CONDITIONS", "DISCLAIMER"):
        assert words in TOLD


@pytest.mark.parametrize("font", FONTS)
def test_each_font_names_its_authors(font: str) -> None:
    (line,) = [line for line in TOLD.splitlines() if line.startswith(f"{font}: ")]
    assert "Copyright" in line
    kept = WEB / "node_modules" / font / "LICENSE"
    if kept.is_file():
        assert line.partition(": ")[2] in kept.read_text("utf-8")
