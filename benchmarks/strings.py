"""Strings of a game, drawn by a seed, for somebody to read aloud who did not write them.

    python benchmarks/strings.py runebound --lang ru --seed 7 --count 200

Each line says where it comes from: `prose` (content), `message` (locale) or `card` (generated).
"""

import argparse
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from waystone.kernel.game import Game, find
from waystone.kernel.glossary import plain
from waystone.kernel.text import LANGUAGES


def prose(value: Any, language: str) -> Iterator[str]:
    """What the content says in a language, names left out."""
    if isinstance(value, dict):
        told = value.get(language)
        if set(value) >= set(LANGUAGES) and isinstance(told, str):
            if " " in told and told[-1] in ".!?…»”":
                yield told
            return
        for part in value.values():
            yield from prose(part, language)
    elif isinstance(value, list):
        for part in value:
            yield from prose(part, language)


def messages(game: Game, language: str) -> Iterator[str]:
    for path in sorted(game.folder.glob(f"locale/{language}*.ftl")):
        for block in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8")):
            if "=" in block and not block.startswith("#"):
                yield block


def cards(game: Game, language: str) -> Iterator[str]:
    content, _ = game.load_content()
    for card in game.cards(content, game.text(language, content)):
        for line in (*card.lines, *(line for part in card.sections for line in part.lines)):
            yield f"{card.name}: {plain(line)}"


def main() -> None:
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("game")
    command.add_argument("--lang", choices=LANGUAGES, default="ru")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--count", type=int, default=200)
    asked = command.parse_args()
    game = find(asked.game)
    content, _ = game.load_content()
    every = {
        "prose": list(dict.fromkeys(prose(msgspec.to_builtins(content), asked.lang))),
        "message": list(messages(game, asked.lang)),
        "card": list(dict.fromkeys(cards(game, asked.lang))),
    }
    luck = random.Random(asked.seed)
    for kind, strings in every.items():
        for told in luck.sample(strings, min(len(strings), asked.count // 3)):
            print(f"[{kind}] {told}")


if __name__ == "__main__":
    main()
