"""Packs of one's own, made by changing what the box holds: `python tests/faults/packs.py --packs 50
[--game ID] [--seed N]`.

A definition of the box is taken and something in it changed: a word for another that stands under
the same key elsewhere, a number for another, a piece for another piece, a line more or less. What
`content check` refuses is left out; what it lets pass must not raise: not in the cards of either
language, not in a view, not in a thousand answers at random.
"""

import argparse
import copy
import json
import logging
import random
import re
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from waystone.bots.random import any_answer
from waystone.kernel.errors import BadContent, BadSetup
from waystone.kernel.game import Game, Setup, find, ids
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES

log = logging.getLogger("waystone.faults")

ANSWERS = 1_000
DEFINITIONS = 8
LOOKS = 25
NUMBERS = (-1, 0, 1, 2, 3, 9, 99)
LINE = re.compile(r"\.yaml:(\d+)")


class Broken(NamedTuple):
    """A pack that was let pass and then raised: the definitions of it, and where."""

    game: str
    seed: str
    what: str
    definitions: list[Any]


class Book(NamedTuple):
    """The definitions of a game by their kind, and what stands under each key."""

    kinds: dict[str, list[dict[str, Any]]]
    under: dict[str, list[Any]]


@cache
def book(game_id: str) -> Book:
    kinds: dict[str, list[dict[str, Any]]] = {}
    under: dict[str, list[Any]] = {}
    folder = find(game_id).folder / "content"
    for path in sorted(folder.rglob("*.yaml")):
        tree = yaml.load(path.read_bytes(), Loader=yaml.CSafeLoader)
        listed = tree if isinstance(tree, list) else [tree]
        own = [one for one in listed if isinstance(one, dict) and "id" in one]
        if own:
            kind = path.relative_to(folder).parts[0].removesuffix(".yaml")
            kinds.setdefault(kind, []).extend(own)
        for _, key, value in places(own):
            if isinstance(key, str):
                under.setdefault(key, []).append(value)
    return Book(kinds, under)


def places(tree: Any) -> Iterator[tuple[Any, str | int, Any]]:
    """Everything that stands in something: the holder, its key or number there, and the thing."""
    pairs = (
        list(tree.items())
        if isinstance(tree, dict)
        else list(enumerate(tree))
        if isinstance(tree, list)
        else []
    )
    for key, value in pairs:
        yield tree, key, value
        yield from places(value)


def changed(definition: dict[str, Any], of: Book, luck: random.Random) -> dict[str, Any]:
    """The definition with one to three things in it changed; its id stays."""
    made = copy.deepcopy(definition)
    for _ in range(luck.randint(1, 3)):
        spots = [spot for spot in places(made) if spot[1] not in ("id", "en", "ru", "name")]
        if spots:
            change(*luck.choice(spots), of, luck)
    return made


def change(holder: Any, key: Any, value: Any, of: Book, luck: random.Random) -> None:
    if isinstance(key, str) and luck.random() < 0.6:
        holder[key] = copy.deepcopy(luck.choice(of.under[key]))
    elif isinstance(value, int) and not isinstance(value, bool):
        holder[key] = luck.choice(NUMBERS)
    elif isinstance(holder, list) and luck.random() < 0.5:
        holder.insert(key, copy.deepcopy(value))
    else:
        del holder[key]


def written(folder: Path, game: str, kind: str, definitions: list[Any]) -> None:
    """A pack that replaces these definitions, each on a line of its own."""
    replaces = [str(one["id"]) for one in definitions]
    (folder / "pack.yaml").write_text(json.dumps({"id": "own", "game": game, "replaces": replaces}))
    lines = [f"- {json.dumps(one, ensure_ascii=False, default=str)}" for one in definitions]
    (folder / f"{kind}.yaml").write_text("\n".join(lines) + "\n")


def sound(game: Game, folder: Path, kind: str, definitions: list[Any]) -> tuple[Any, list[Any]]:
    """What of them passes, and the content with it."""
    while definitions:
        written(folder, game.id, kind, definitions)
        try:
            return game.check_content((folder,)), definitions
        except BadContent as error:
            wrong = {int(n) - 1 for line in error.mistakes for n in LINE.findall(line)}
            left = [one for n, one in enumerate(definitions) if n not in wrong]
            definitions = left if len(left) < len(definitions) else definitions[:-1]
    return None, []


def one_pack(game: Game, seed: str, told: Counter[str]) -> Broken | None:
    luck = random.Random(seed)
    of = book(game.id)
    kind = luck.choice(sorted(of.kinds))
    own = of.kinds[kind]
    picked = luck.sample(own, min(len(own), DEFINITIONS))
    made = [changed(one, of, luck) for one in picked]
    kept: list[Any] = made
    try:
        with tempfile.TemporaryDirectory() as folder:
            content, kept = sound(game, Path(folder), kind, made)
        told["changed"] += len(made)
        told["passed"] += len(kept)
        if kept:
            told["packs"] += 1
            told["answers"] += played(game, content, luck)
    except Exception:
        return Broken(game.id, seed, traceback.format_exc(limit=-6), kept)
    return None


def played(game: Game, content: Any, luck: random.Random) -> int:
    """Cards, views and a thousand answers at random; how many were given."""
    texts = [game.text(language, content) for language in LANGUAGES]
    for text in texts:
        list(game.cards(content, text))
    given = 0
    for _ in range(50):
        mode = luck.choice(game.modes)
        setup = Setup(luck.randint(*mode.seats), luck.randrange(2**32), mode.id)
        try:
            session = Session.new(game, setup, "all", (content, ""))
        except BadSetup:
            continue
        while session.ask is not None and given < ANSWERS:
            question = luck.choice(session.questions())
            if given % LOOKS == 0:
                for seat in (None, *range(setup.seats)):
                    msgspec.msgpack.encode(session.view(seat, luck.choice(texts), 20))
            session.answer(question.seat, any_answer(question, luck))
            given += 1
        if given >= ANSWERS:
            break
    return given


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=50, help="for each game")
    parser.add_argument("--game", default=None)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    failures = 0
    for game in [find(args.game)] if args.game else [find(name) for name in ids()]:
        told: Counter[str] = Counter()
        start = time.perf_counter()
        for n in range(args.packs):
            broken = one_pack(game, f"{args.seed}:{game.id}:{n}", told)
            if broken is not None:
                failures += 1
                log.info("%s, pack %s:\n%s", broken.game, broken.seed, broken.what)
                for one in broken.definitions:
                    log.info("  %s", json.dumps(one, ensure_ascii=False, default=str)[:1500])
        log.info(
            "%s: %d definitions changed, %d passed in %d packs, %d answers, %.0f s",
            game.id,
            told["changed"],
            told["passed"],
            told["packs"],
            told["answers"],
            time.perf_counter() - start,
        )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
