"""A seat's view and its options as numbers of a fixed size.

The view is flattened into named values (`mats/tracks/life/value` = 6, `mats/tags=fallen` = 1) and
each name is hashed to a place of the vector: the same for every game, with nothing to configure.
What the seat cannot see is not in its view, and so not in its numbers.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from waystone.kernel.ask import AnyQuestion
from waystone.kernel.foresight import wordless
from waystone.kernel.session import Session

SIZE = 512
OPTION_SIZE = 32
MOST_OPTIONS = 128

Floats = NDArray[np.float32]


@lru_cache(maxsize=200_000)
def _place(name: str, size: int) -> tuple[int, float]:
    digest = blake2b(name.encode(), digest_size=8).digest()
    return int.from_bytes(digest[:4], "little") % size, 1.0 if digest[4] & 1 else -1.0


def _values(thing: Any, path: str) -> Iterator[tuple[str, float]]:
    if isinstance(thing, bool):
        yield path, float(thing)
    elif isinstance(thing, int):
        yield path, thing / 10
    elif isinstance(thing, str):
        if thing.removeprefix("-").isdecimal() and thing.isascii() and len(thing) < 9:
            yield path, int(thing) / 10
        elif thing:
            yield f"{path}={thing}", 1.0
    elif isinstance(thing, dict):
        name = thing.get("id")
        for key, value in thing.items():
            yield from _values(value, f"{path}/{name}/{key}" if name else f"{path}/{key}")
    elif isinstance(thing, list):
        for n, item in enumerate(thing):
            inside = isinstance(item, dict) and "id" in item
            yield from _values(item, path if inside or isinstance(item, str) else f"{path}/{n}")


def observation(session: Session, seat: int) -> Floats:
    """The table as a seat sees it, its question, no log."""
    table = session.view(seat, wordless(session.game.id), 0)
    vector = np.zeros(SIZE, np.float32)
    for name, value in _values(msgspec.to_builtins(table, str_keys=True), ""):
        place, sign = _place(name, SIZE)
        vector[place] += sign * value
    return np.clip(vector, -50, 50)


def answers(question: AnyQuestion) -> list[str]:
    """The answers that an action can stand for, at most `MOST_OPTIONS`: every option, every amount;
    of many, none, each alone and all; of orders, each one first."""
    keys = [option.key for option in question.options]
    if question.kind == "choose":
        found = keys
    elif question.kind == "amount":
        found = [str(n) for n in range(question.least, question.most + 1)]
    elif question.kind == "order":
        turned = [keys[n:] + keys[:n] for n in range(len(keys))]
        found = [" ".join(one[: question.most]) for one in turned]
    else:
        found = _subsets(keys, question.least, question.most)
    return found[:MOST_OPTIONS]


def _subsets(keys: list[str], least: int, most: int) -> list[str]:
    found = [" ".join(keys[:n]) or "none" for n in range(least, most + 1)]
    if least <= 1 <= most:
        found += [key for key in keys if key not in found]
    return found


def option_features(question: AnyQuestion) -> tuple[Floats, NDArray[np.int8], list[str]]:
    """A row of numbers for each answer, a mask of the rows that are answers, and the answers."""
    found = answers(question)
    rows = np.zeros((MOST_OPTIONS, OPTION_SIZE), np.float32)
    mask = np.zeros(MOST_OPTIONS, np.int8)
    mask[: len(found)] = 1
    for n, key in enumerate(found):
        for word in (question.prompt, key, *key.replace(":", " ").split()):
            place, sign = _place(word, OPTION_SIZE)
            rows[n, place] += sign
    return rows, mask, found
