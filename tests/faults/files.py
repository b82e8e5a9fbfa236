"""Damaged saves, replays and content packs of every game."""

import asyncio
import json
import random
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.faults import grammar
from tests.faults.target import Target

from waystone.bots.random import any_answer
from waystone.kernel import save
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.session import RuleBug, Session
from waystone.kernel.verify import verified

LONGEST = 20.0
SAMPLES = 6
HEAD = "id: p\ngame: {game}\nname: {{en: P, ru: P}}\n"


class Hang(BaseException):
    """Something took longer than anybody waits."""


@contextmanager
def patience(seconds: float = LONGEST) -> Iterator[None]:
    """Whatever happens here must end, after so many seconds of processor time at the latest."""

    def over(*_: object) -> None:
        raise Hang

    before = signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@cache
def good_save(game: str, n: int) -> Any:
    """A save from somewhere in a random game, as a tree."""
    luck = random.Random(f"{game}:{n}")
    mode = find(game).modes[n % len(find(game).modes)]
    session = Session.new(find(game), Setup(mode.seats[0], n, mode.id))
    for _ in range(luck.randrange(5, 60)):
        if session.end is None:
            question = luck.choice(session.questions())
            session.answer(question.seat, any_answer(question, luck))
    return json.loads(save.dump(session))


def damaged(luck: random.Random) -> bytes:
    tree = good_save(luck.choice(ids(templates=True)), luck.randrange(SAMPLES))
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        tree = grammar.mutated(luck, tree)
    return grammar.text(luck, tree)


def strangers(luck: random.Random, cases: int) -> None:
    """A save is let in as the game that its history leads to, or not at all."""
    for _ in range(cases):
        data = damaged(luck)
        with suppress(WaystoneError), patience():
            session, _ = verified(data)
            assert session.history == save.parse(data).history
            play_on(session, luck)


async def uploads(at: Target, luck: random.Random, cases: int) -> None:
    """Saves from strangers: a table begins or the save is refused."""
    for _ in range(cases):
        data = damaged(luck)
        with suppress(WaystoneError):
            await asyncio.wait_for(at.tables.maker.upload(data, "en"), LONGEST)
    assert at.unchanged(), "an upload changed another table"


def saves(luck: random.Random, cases: int) -> None:
    """A damaged save is refused in a sentence; one that is let in can be played on."""
    for _ in range(cases):
        data = damaged(luck)
        with suppress(WaystoneError), patience():
            session, _ = save.load(data)
            for _ in range(5):
                play_on(session, luck)


def play_on(session: Session, luck: random.Random) -> None:
    """A rule that fails takes its answer back; then the table stands."""
    if session.end is None:
        question = luck.choice(session.questions())
        with suppress(RuleBug):
            session.answer(question.seat, any_answer(question, luck))


def replays(luck: random.Random, cases: int) -> None:
    """A history that was tampered with is refused, or its hashes tell."""
    for _ in range(cases):
        data = damaged(luck)
        with suppress(WaystoneError), patience():
            parsed = save.parse(data)
            save.differences(parsed, save.replay(parsed))


def packs(folder: Path, luck: random.Random, cases: int) -> None:
    for _ in range(cases):
        game = find("_template" if luck.random() < 0.9 else luck.choice(ids()))
        source = luck.choice(_content(game.id))
        pack = Path(tempfile.mkdtemp(dir=folder))
        head = HEAD.format(game=game.id).encode()
        (pack / "pack.yaml").write_bytes(grammar.yaml(luck, head) if luck.random() < 0.3 else head)
        (pack / source.name).write_bytes(grammar.yaml(luck, source.read_bytes()))
        with suppress(WaystoneError), patience():
            game.load_content((pack,))
        shutil.rmtree(pack)


@cache
def _content(game: str) -> list[Path]:
    return sorted((find(game).folder / "content").rglob("*.yaml"))
