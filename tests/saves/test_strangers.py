"""A stranger's save is let in if it replays from its seed to its hashes, and only then."""

import json
import os
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from waystone.bots.random import any_answer
from waystone.kernel.errors import BadSave
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.save import dump, load
from waystone.kernel.session import Session
from waystone.kernel.verify import verified

SAMPLES = sorted(Path(__file__).parent.glob("*.json"))
GAMES = ids(templates=True)
EXTREMES = (-(2**63), -(10**9), -1, 0, 10**6, 10**9, 10**12, 2**31, 2**63, 2**64 - 1)
FORGERIES = int(os.environ.get("WAYSTONE_FORGERIES", "200"))
Where = tuple[str | int, ...]


@cache
def honest(game_id: str) -> list[bytes]:
    """Saves of random games in every mode: of the first moment, of a few answers, of many."""
    game = find(game_id)
    found = []
    for n, mode in enumerate(game.modes):
        for answers in (0, 9 + n, 60):
            luck = random.Random(f"{game_id}:{mode.id}:{answers}")
            seats = luck.randint(*mode.seats)
            session = Session.new(game, Setup(seats, luck.randrange(2**53), mode.id))
            while session.end is None and len(session.history) < answers:
                question = luck.choice(session.questions())
                session.answer(question.seat, any_answer(question, luck))
            found.append(dump(session))
    return found


def numbers(tree: Any, where: Where = ()) -> Iterator[tuple[Where, int]]:
    """Every number in a tree of JSON, and the way to it."""
    if isinstance(tree, dict | list):
        for key, part in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from numbers(part, (*where, key))
    elif isinstance(tree, int) and not isinstance(tree, bool):
        yield where, tree


def forged(data: bytes, where: Where, value: Any) -> bytes:
    tree = json.loads(data)
    part = tree
    for key in where[:-1]:
        part = part[key]
    part[where[-1]] = value
    return json.dumps(tree).encode()


def refused(data: bytes) -> bool:
    try:
        verified(data)
    except BadSave:
        return True
    return False


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_a_sample_is_let_in(path: Path) -> None:
    """Rules that no longer replay a sample shut everybody's saves out: a released version keeps its
    samples, one that is not released gets them anew (`python tests/saves/make.py GAME`)."""
    session, _ = verified(path.read_bytes())
    assert session.hash() == load(path.read_bytes())[0].hash()


@pytest.mark.parametrize("game", GAMES)
def test_honest_saves_are_let_in(game: str) -> None:
    for data in honest(game):
        session, notices = verified(data)
        assert notices == []
        assert dump(session) == data
        assert not refused(forged(data, ("format",), 1)), "the same in other white space"


@pytest.mark.parametrize("game", GAMES)
def test_no_forged_number_of_the_state_is_let_in(game: str) -> None:
    luck = random.Random(game)
    for _ in range(FORGERIES):
        data = luck.choice(honest(game))
        where, value = luck.choice([*numbers(json.loads(data)["state"])])
        other = luck.choice([extreme for extreme in EXTREMES if extreme != value])
        assert refused(forged(data, ("state", *where), other)), (where, value, other)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["setup", "args", "asked", "tail", "history", "steps", "version"])
def test_no_other_forged_number_is_let_in(game: str, part: str) -> None:
    luck = random.Random(f"{game}:{part}")
    for data in honest(game):
        found = [(at, was) for at, was in numbers(json.loads(data)) if at[0] == part]
        for where, value in luck.sample(found, min(8, len(found))):
            other = luck.choice([extreme for extreme in EXTREMES if extreme != value])
            assert refused(forged(data, where, other)), (where, value, other)


@pytest.mark.parametrize("game", GAMES)
def test_no_forged_word_is_let_in(game: str) -> None:
    """Keys of answers, names of steps, hashes, the setup."""
    luck = random.Random(game)
    for data in honest(game):
        tree = json.loads(data)
        step, answer = luck.randrange(len(tree["steps"])), luck.randrange(len(tree["history"]) or 1)
        words: list[Where] = [("steps", step, 0), ("steps", step, 2), ("setup", "mode")]
        words += [("history", answer, 2)] if tree["history"] else []
        for where in words:
            assert refused(forged(data, where, "forged")), where
        for short in ("steps", "history"):
            if tree[short]:
                assert refused(forged(data, (short,), tree[short][:-1])), short


@pytest.mark.parametrize(("where", "value"), [("seats", 10**12), ("open_doors", [10**9])])
def test_a_save_that_would_keep_the_rules_busy_is_not_let_in(where: str, value: Any) -> None:
    for data in honest("gloomhaven"):
        assert refused(forged(data, ("state", where), value))
        with pytest.raises(BadSave, match=rf"a number in {where} is beyond"):
            load(forged(data, ("state", where), value))
