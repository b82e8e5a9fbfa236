"""The long run of beats: random games of every game, with every seat and a spectator watching.
After every answer each of them carries out the beats one after another, and one who skips them
carries them out all at once: both must stand before the view that is made afresh. At one fact in
four, drawn by lot, one of them must see of remembered parts what is made afresh."""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any

import msgspec
from soak import setup_of

from waystone.bots.random import any_answer
from waystone.kernel.game import find, ids
from waystone.kernel.play import Frame
from waystone.kernel.session import Session
from waystone.kernel.text import Memory, Text
from waystone.kernel.view import Table
from waystone.server.table import beats
from waystone.server.table.beats import Told
from waystone.server.table.patch import apply, difference

ONE_IN = 4
"""So many facts, and one of them is looked at as it is remembered."""


class Watcher:
    """Somebody who watches, with two clients: one shows every beat, one skips them."""

    def __init__(self, seat: int | None, view: Table) -> None:
        self.seat = seat
        self.view = view
        self.lines = 0
        self._patient, self._hasty = (msgspec.to_builtins(view, str_keys=True) for _ in range(2))

    def follow(self, told: Told, after: Table) -> bool:
        """Whether both clients see what there is to see."""
        rest = told.close(difference(told.view, after))
        for beat in told.beats:
            apply(self._patient, beat.ops)
        apply(self._patient, rest)
        apply(self._hasty, [op for beat in told.beats for op in beat.ops] + rest)
        self.view, self.lines = after, told.lines
        alike = self._patient == self._hasty
        return alike and msgspec.convert(self._patient, Table, str_keys=True) == after


def drawn(lot: random.Random, frames: list[Frame[Any]], session: Session) -> Iterator[Any]:
    """Of the moments of an answer, and of the table as it then stands, one in four."""
    for frame in frames:
        if not lot.randrange(ONE_IN):
            yield frame.state
    if not lot.randrange(ONE_IN):
        yield session.state


def remembered_well(
    session: Session, state: Any, seat: int | None, text: Text, plain: Text, memory: Memory
) -> bool:
    """Whether a seat sees what it would see if nothing were remembered."""
    view, content = session.game.view, session.content
    with text.moment(memory):
        seen = view(state, content, seat, text)
    return seen == view(state, content, seat, plain)


@cache
def words(game_id: str) -> tuple[Text, Text]:
    """The words for beats, and others for what is made afresh; games of one kind share them."""
    game = find(game_id)
    content, _ = game.load_content()
    return game.text("en", content), game.text("en", content)


def play(told: tuple[str, int, int]) -> tuple[int, int, str]:
    """One game: answers, views compared, what was wrong."""
    game_id, seed, most = told
    setup = setup_of(game_id, seed)
    luck = random.Random(f"beats:{seed}")
    session = Session.new(find(game_id), setup)
    session.watch()
    text, plain = words(game_id)
    memory: Memory = {}
    kept: Memory = {}
    looking: list[int | None] = [None, *range(setup.seats)]
    lot = random.Random(f"lot:{seed}")
    watchers = [Watcher(seat, session.view(seat, plain, 0)) for seat in looking]
    compared = 0
    while session.ask is not None and len(session.history) < most:
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))
        audience = [Told(w.seat, w.view, w.lines) for w in watchers]
        frames = session.frames()
        beats.tell(session, frames, text, memory, audience)
        for state in drawn(lot, frames, session):
            if not remembered_well(session, state, lot.choice(looking), text, plain, kept):
                where = f"{setup}: stale after {len(session.history)} answers"
                return len(session.history), compared, where
        with plain.moment():
            fresh = [session.view(watcher.seat, plain, 0) for watcher in watchers]
        for watcher, one, after in zip(watchers, audience, fresh, strict=True):
            compared += 1
            if not watcher.follow(one, after):
                where = f"{setup}: seat {watcher.seat} after {len(session.history)} answers"
                return len(session.history), compared, where
    return len(session.history), compared, ""


def main() -> int:
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("games", nargs="*", help="games; all by default")
    cli.add_argument("--count", type=int, default=500, help="games of each")
    cli.add_argument("--answers", type=int, default=100_000, help="at most so many in a game")
    cli.add_argument("--jobs", type=int, default=2)
    cli.add_argument("--first", type=int, default=0, help="the first seed")
    args = cli.parse_args()
    failed = 0
    for game_id in args.games or ids(templates=True):
        start = time.perf_counter()
        jobs = [(game_id, args.first + n, args.answers) for n in range(args.count)]
        done = answers = views = 0
        errors: list[Any] = []
        with ProcessPoolExecutor(args.jobs) as pool:
            for given, compared, wrong in pool.map(play, jobs, chunksize=5):
                done, answers, views = done + 1, answers + given, views + compared
                errors += [wrong] if wrong else []
                print(f"{game_id}: {done} games", end="\r", file=sys.stderr, flush=True)
        spent = time.perf_counter() - start
        print(f"{game_id}: {done} games, {answers} answers, {views} views in {spent:.0f} s")
        for error in errors[:5]:
            print(f"  {error}")
        failed += len(errors)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
