"""Whole games by bots through the tables of the server. Every seat and a spectator watch in both
languages; what the patches make of their first view is held against a view made afresh.

`python tests/server/playthrough.py` plays every scenario with every number of seats and compares
after every answer; with `--settings` every variant and every value of every setting, alone and in
random combinations.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from itertools import groupby, repeat
from pathlib import Path

import msgspec
from msgspec import Struct

from waystone.bots.random import any_answer
from waystone.kernel.game import Game, Mode, find, ids
from waystone.kernel.session import Session
from waystone.kernel.text import STRICT
from waystone.server import protocol
from waystone.server.store.store import Store
from waystone.server.table.chronicle import SHOWN
from waystone.server.table.settings import Settings
from waystone.server.table.table import Table
from waystone.server.table.tables import Tables
from waystone.server.web.client import Seen

MOST_ANSWERS = 80_000
"""A whole campaign of Gloomhaven takes up to sixty scenarios."""
COMBINATIONS = 20
SHORTEST = "short"
RARELY_ODD = 0.1


_decoder: "msgspec.json.Decoder[protocol.ServerMessage]" = msgspec.json.Decoder(
    protocol.ServerMessage
)


class Case(Struct, frozen=True, order=True):
    game: str
    mode: str
    seats: int
    scenario: str = ""
    variants: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()

    def name(self) -> str:
        where = (self.game, self.mode, str(self.seats), self.scenario)
        return "-".join(filter(None, (*where, *self.settings())))

    def settings(self) -> list[str]:
        return [*self.variants, *(f"{name}={value}" for name, value in self.choices)]

    def wish(self) -> protocol.CreateTable:
        """The table to be made; a mode that can be long is played at its shortest."""
        choices = {
            choice.id: SHORTEST
            for choice in find(self.game).choices
            if SHORTEST in choice.values and (not choice.modes or self.mode in choice.modes)
        }
        choices |= dict(self.choices)
        chairs = [protocol.SeatWish() for _ in range(self.seats)]
        variants = list(self.variants)
        return protocol.CreateTable(
            self.game, chairs, self.mode, self.scenario, variants, choices, seed=18, windows=0
        )


def every_case() -> Iterator[Case]:
    """Every scenario of every mode of every game, with every number of seats."""
    for game_id in ids(templates=True):
        game = find(game_id)
        for mode in game.modes:
            for scenario, counts in _scenarios(game, mode):
                for seats in counts:
                    yield Case(game_id, mode.id, seats, scenario)


def enough_cases() -> Iterator[Case]:
    """Of every mode each scenario once, with one number of seats after another, and each number
    of seats at least once."""
    for _, cases in groupby(every_case(), lambda case: (case.game, case.mode)):
        seen: set[int] = set()
        first: dict[int, Case] = {}
        for n, (_, same) in enumerate(groupby(cases, lambda case: case.scenario)):
            found = list(same)
            case = found[n % len(found)]
            seen.add(case.seats)
            for other in found:
                first.setdefault(other.seats, other)
            yield case
        yield from (case for seats, case in first.items() if seats not in seen)


def every_setting() -> Iterator[Case]:
    """Of every mode every variant and every value of a setting alone, then in random combinations,
    with one scenario and number of seats after another."""
    for game_id in ids(templates=True):
        game = find(game_id)
        for mode in game.modes:
            luck = random.Random(f"settings:{game_id}:{mode.id}")
            for variants, choices in (*_alone(game, mode), *_combined(game, mode, luck)):
                scenario, counts = luck.choice(_scenarios(game, mode))
                seats = luck.choice(counts)
                yield Case(game_id, mode.id, seats, scenario, variants, choices)


Chosen = tuple[tuple[str, ...], tuple[tuple[str, str], ...]]


def _alone(game: Game, mode: Mode) -> Iterator[Chosen]:
    for variant in game.variants:
        if not variant.modes or mode.id in variant.modes:
            yield (variant.id,), ()
    for choice in game.choices:
        if not choice.modes or mode.id in choice.modes:
            yield from (((), ((choice.id, value),)) for value in choice.values)


def _combined(game: Game, mode: Mode, luck: random.Random) -> Iterator[Chosen]:
    """A mode that can be long stays at its shortest."""
    for _ in range(COMBINATIONS):
        picked = [
            v for v in game.variants if (not v.modes or mode.id in v.modes) and luck.random() < 0.5
        ]
        further = {v.instead for v in picked}
        variants = tuple(v.id for v in picked if v.id not in further)
        choices = tuple(
            (c.id, SHORTEST if SHORTEST in c.values else luck.choice(c.values))
            for c in game.choices
            if not c.modes or mode.id in c.modes
        )
        yield variants, choices


def _scenarios(game: Game, mode: Mode) -> list[tuple[str, range]]:
    content, _ = game.load_content()
    found = [
        (s.id, range(max(s.seats[0], mode.seats[0]), min(s.seats[1], mode.seats[1]) + 1))
        for s in game.scenarios(content)
        if s.mode in ("", mode.id)
    ]
    return found or [("", range(mode.seats[0], mode.seats[1] + 1))]


class Watcher:
    """A guest of the table that keeps its views as a browser does."""

    owner = False
    late = 0.0
    address = "127.0.0.1"

    def __init__(self, seat: int | None, lang: protocol.Lang) -> None:
        self.seat, self.lang = seat, lang
        self.seats = set() if seat is None else {seat}
        self.seen = Seen()
        self._frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        self._frames.append(message)

    def close(self) -> None:
        raise AssertionError("the table was lost")

    def read(self) -> None:
        """Take in what has come: nothing may have gone wrong."""
        for frame in self._frames:
            message = _decoder.decode(frame)
            assert not isinstance(message, protocol.Notice | protocol.Error), message
            if isinstance(message, protocol.View | protocol.Patch):
                self.seen.take(message)
        self._frames.clear()


@asynccontextmanager
async def tables(folder: Path) -> AsyncIterator[Tables]:
    store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
    try:
        yield Tables(store, Settings())
    finally:
        await store.close()


async def play(tables: Tables, case: Case, every: int, ears: int = 9) -> int:
    """Play a game to its end; gives the number of answers. All seats and a spectator watch in
    English, so many of them in Russian too."""
    made = await tables.maker.create(case.wish())
    table = await tables.get(made.table)
    chairs = [None, *range(case.seats)]
    watchers = [Watcher(seat, "en") for seat in chairs]
    watchers += [Watcher(seat, "ru") for seat in chairs[:ears]]
    for watcher in watchers:
        await table.join(watcher)
    try:
        answers = await _play(table, watchers, random.Random(case.name()), every)
    except Exception as error:
        error.add_note(f"{case.name()} after {len(table.session.history)} answers")
        raise
    for watcher in watchers:
        await table.part(watcher)
    return answers


async def _play(table: Table, watchers: list[Watcher], luck: random.Random, every: int) -> int:
    session, players = table.session, {w.seat: w for w in watchers if w.lang == "en"}
    while session.ask is not None:
        assert len(session.history) < MOST_ANSWERS, "the game does not end"
        question = luck.choice(session.questions())
        player = players[question.seat]
        player.read()
        ask = player.seen.ask(question.seat)
        assert ask is not None
        assert ask.number == session.asked[question.seat]
        key = _key(session, question.seat, luck)
        given = protocol.GiveAnswer(question.seat, ask.number, key, player.seen.epoch)
        await table.answer(player, given)
        if len(session.history) % every == 0:
            compare(table, watchers)
    compare(table, watchers)
    assert session.end is not None
    assert session.log, "nothing was told"
    return len(session.history)


def _key(session: Session, seat: int, luck: random.Random) -> str:
    """What the game's own bot would do, now and then something else."""
    question = session.question(seat)
    assert question is not None
    if luck.random() < RARELY_ODD:
        return any_answer(question, luck)
    return session.game.bots.policy(session.state, session.content, seat, question)


def compare(table: Table, watchers: list[Watcher]) -> None:
    """What each watcher has made of its patches is what one who comes now would be shown."""
    told = table.position.chronicle
    for watcher in watchers:
        watcher.read()
        seat, lang = watcher.seat, watcher.lang
        fresh = table.session.view(seat, table.texts[lang], 0)
        fresh.log = told.lines(seat, lang, max(0, told.count(seat) - SHOWN))
        kept = watcher.seen.table(seat, len(fresh.log))
        assert kept == fresh, f"seat {seat}, {lang}: not the fresh view"


def alone(case: Case, every: int) -> tuple[Case, int, str]:
    """A case in a process of its own: its answers, and what went wrong."""

    async def run() -> int:
        with tempfile.TemporaryDirectory() as folder:
            async with tables(Path(folder)) as opened:
                return await play(opened, case, every)

    try:
        return case, asyncio.run(run()), ""
    except Exception as error:
        return case, 0, "".join(traceback.format_exception(error, limit=-3))


def main() -> int:
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("games", nargs="*", help="games; all by default")
    cli.add_argument("--jobs", type=int, default=2)
    cli.add_argument("--every", type=int, default=1, help="compare after so many answers")
    cli.add_argument("--settings", action="store_true", help="every variant and setting instead")
    args = cli.parse_args()
    os.environ[STRICT] = "1"
    among = every_setting() if args.settings else every_case()
    cases = [case for case in among if case.game in (args.games or ids(templates=True))]
    answers = failed = 0
    start = time.perf_counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        results = pool.map(alone, cases, repeat(args.every))
        for (game, mode), same in groupby(results, lambda told: (told[0].game, told[0].mode)):
            done = list(same)
            scenarios = len({case.scenario for case, _, _ in done})
            seats = sorted({case.seats for case, _, _ in done})
            given = sum(count for _, count, _ in done)
            told = f"{len(done)} games ({scenarios} scenarios, seats {seats}), {given} answers"
            print(f"{game} {mode}: {told}", flush=True)
            settings = Counter(name for case, _, _ in done for name in case.settings())
            if settings:
                print("    " + ", ".join(f"{name} {n}" for name, n in settings.items()), flush=True)
            for _, _, error in done:
                if error:
                    print(error, flush=True)
                    failed += 1
            answers += given
    spent = time.perf_counter() - start
    print(f"{len(cases)} games, {answers} answers, {failed} failed, {spent:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
