"""How to play: a page of five minutes for each game, to read before its numbered rules.

`rules/how-to-play/<game>.md`, its translation `rules/ru/how-to-play/<game>.md`: a title, then
parts, each a heading and its text. The rules behind a sentence are cited by their ids.
"""

import re
from pathlib import Path
from typing import NamedTuple

_FOLDER = "how-to-play"
_PART = re.compile(r"^## +(.+)\n", re.MULTILINE)


class Part(NamedTuple):
    title: str
    text: str


class Guide(NamedTuple):
    game: str
    lang: str
    title: str
    parts: tuple[Part, ...]


def guide(rules: Path, game: str, lang: str) -> Guide:
    """The page in a language, else in English; without parts where a game has no page."""
    for told, folder in ((lang, rules / lang), ("en", rules)):
        path = folder / _FOLDER / f"{game}.md"
        if path.is_file():
            return _read(path.read_text(encoding="utf-8"), game, told)
    return Guide(game, "en", "", ())


def _read(source: str, game: str, lang: str) -> Guide:
    heading, *parts = _PART.split(source)
    pairs = zip(parts[::2], parts[1::2], strict=True)
    title = heading.partition("\n")[0].lstrip("# ")
    return Guide(game, lang, title, tuple(Part(name, text.strip()) for name, text in pairs))
