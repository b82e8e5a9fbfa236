"""Old campaigns: what a table costs after thousands of answers.

`python benchmarks/age.py [--game gloomhaven --answers 20000] [--campaigns 3] [--json]`

By default Gloomhaven's campaign for 20,000 answers and Tainted Grail's for 5,000, three of each,
four seats with a connection each, by the game's own policy, through the whole server. At every
mark: processor time of an answer; the longest that anybody else at the server waited since the mark
before; then the table is let go and loaded again: what the load and an undo of a turn right after
it take, the longest wait meanwhile, and the memory of the table, that is, what comes free when it
is let go once more. Of several campaigns the worst counts. A campaign that is over sooner has its
last mark there.

What age costs is told in three ways. `times`: the campaign plays on by turns with itself as it was
at the first mark; how many times as much an answer costs. `alike`: the same, but only answers of
the same kind are compared, that is, to the same prompt with the same number of facts: later on
there are more fights and fewer mornings. Both are taken over all campaigns together: the next
scenario of one may be three times as large as that of another. `older`: how many times what the
same answer costs in the same position of a game that has no past.

All times are those of the processor, of all threads together: beside other work on the machine they
stay nearly what they are, and what is compared is played by turns.
"""

import argparse
import asyncio
import gc
import json
import tempfile
import time
import tracemalloc
from collections import defaultdict
from typing import Any

from waystone.cli.seated import Listener
from waystone.kernel import save
from waystone.kernel.codec import decode
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.table.chronicle import Chronicle
from waystone.server.table.position import Position
from waystone.server.table.settings import Settings
from waystone.server.table.table import Table
from waystone.server.table.tables import Tables
from waystone.server.web.app import Config, make_app

USUAL = {"gloomhaven": 20_000, "tainted-grail": 5_000}
FIRST = 1_000
SPAN = 1_000
"""Answers over which a cost is taken: a scenario's opening costs more than its middle."""
MOST_UNDO_MS = MOST_PAUSE_MS = 50.0
MOST_MB = 15.0
MOST_RATIO = 1.2
BESIDE = 300
FEW = 3
"""Of a kind of answers fewer tell nothing."""
SEATS = 4

Cost = tuple[tuple[str, int], float]
"""The kind of an answer, and what it took."""
Row = dict[str, float]
Turns = list[tuple[Cost, Cost]]
"""Answers of a campaign at some mark, and of the same one at the first, by turns."""


class Pulse:
    """Somebody else at the same server, who wants a moment of it every millisecond. What the
    process has worked between two such moments, this one has waited for."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.process_time()
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(0.001)
            now = time.process_time()
            self.longest, self._last = max(self.longest, now - self._last), now

    def rest(self) -> None:
        """What was waited for until now does not count."""
        self._last = time.process_time()

    async def taken(self) -> float:
        """The longest wait in milliseconds since this was last asked."""
        await asyncio.sleep(0.003)
        longest, self.longest = self.longest, 0.0
        return round(longest * 1e3, 1)

    def stop(self) -> None:
        self._task.cancel()


async def answer(table: Table, pulse: Pulse) -> Cost:
    """One answer; what it took of the processor. The thought before it is not the server's."""
    session = table.session
    question = session.questions()[0]
    key = table.game.bots.policy(session.state, session.content, question.seat, question)
    said = session.log.said
    pulse.rest()
    start = time.process_time()
    async with table.course.lock:
        await table.course.take(question.seat, key)
    spent = time.process_time() - start
    await asyncio.sleep(0)
    return (question.prompt, table.session.log.said - said), spent


async def seat(tables: Tables, table_id: str) -> Table:
    table = await tables.get(table_id)
    for number in range(SEATS):
        await table.join(Listener(number))
    return table


async def let_go(tables: Tables, table: Table) -> None:
    for guest in list(table.audience):
        await table.part(guest)
    await tables.sweep()


async def look(tables: Tables, table: Table, pulse: Pulse) -> tuple[Table, dict[str, float]]:
    """The table let go, loaded again, weighed, and a round taken back; it goes on from there."""
    await let_go(tables, table)
    id = table.id
    del table
    gc.collect()
    await pulse.taken()
    start = time.process_time()
    table = await seat(tables, id)
    load = (time.process_time() - start) * 1e3
    told = {"load_ms": round(load, 1), "load_pause_ms": await pulse.taken()}
    guest = next(iter(table.audience))
    own = set(guest.seats)
    guest.seats |= set(range(SEATS))
    start = time.process_time()
    await table.undos.ask(guest, "turn")
    told["undo_ms"] = round((time.process_time() - start) * 1e3, 1)
    told["undo_pause_ms"] = await pulse.taken()
    guest.seats &= own
    told["mb"] = await weigh(tables, table)
    await pulse.taken()
    return await seat(tables, id), told


async def weigh(tables: Tables, table: Table) -> float:
    """Megabytes of the table, loaded once more with everybody at it: what comes free with it."""
    await let_go(tables, table)
    id = table.id
    del table
    gc.collect()
    tracemalloc.start()
    kept = await seat(tables, id)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    await let_go(tables, kept)
    del kept
    gc.collect()
    rest, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round((size - rest) / 1e6, 2)


async def young_twin(tables: Tables, table: Table, wish: protocol.CreateTable) -> Table:
    """A table at which the same step of the same game begins, with no past."""
    old = table.session
    young = await seat(tables, (await tables.maker.create(wish)).table)
    state = decode(old.game.state, old.journal.last())
    known = (old.game, old.content, old.content_hash, old.setup)
    session = Session(*known, state, old.then, "all", stack=old.stack)
    session.watch()
    young.course.position = Position(session, Chronicle(SEATS))
    await young.anew()
    for given in old.history[len(old.history) - old.tail :]:
        async with young.course.lock:
            await young.course.take(given.seat, given.key)
    return young


async def aged(tables: Tables, table: Table, wish: protocol.CreateTable) -> float:
    """How many times what it costs without a past an answer costs here: the same answers in the
    same positions, by turns. Late scenarios are larger than the first, which is not their age."""
    young = await young_twin(tables, table, wish)
    spent = {True: 0.0, False: 0.0}
    for n in range(BESIDE):
        session = table.session
        if session.end is not None:
            break
        question = session.questions()[0]
        key = table.game.bots.policy(session.state, session.content, question.seat, question)
        for one in (table, young) if n % 2 else (young, table):
            start = time.process_time()
            async with one.course.lock:
                await one.course.take(question.seat, key)
            spent[one is table] += time.process_time() - start
    assert young.session.hash() == table.session.hash()
    await let_go(tables, young)
    return round(spent[True] / spent[False], 2) if spent[False] else 1.0


async def as_it_was(tables: Tables, saved: bytes, wish: protocol.CreateTable) -> Table:
    """The same campaign at the first mark, at a table of its own."""
    young = await seat(tables, (await tables.maker.create(wish)).table)
    session, _ = save.load(saved)
    session.watch()
    young.course.position = Position(session, Chronicle(SEATS), seq=len(session.history))
    await young.anew()
    return young


async def by_turns(old: Table, young: Table, pulse: Pulse) -> Turns:
    """Who goes first pays for the words that both need."""
    found: Turns = []
    while len(found) < SPAN and old.session.end is None and young.session.end is None:
        if len(found) % 2:
            late, early = await answer(old, pulse), await answer(young, pulse)
        else:
            early, late = await answer(young, pulse), await answer(old, pulse)
        found.append((late, early))
    return found


def times(turns: Turns) -> float:
    late, early = (sum(one[then][1] for one in turns) for then in (0, 1))
    return round(late / early, 2) if early else 1.0


def alike(turns: Turns) -> float:
    """How many times as much answers cost as those of their kind did, each kind weighed by how
    often it came both times."""
    kinds: dict[tuple[str, int], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for both in turns:
        for then, (kind, spent) in enumerate(both):
            kinds[kind][then].append(spent)
    now = first = 0.0
    for late, early in kinds.values():
        often = min(len(late), len(early))
        if often >= FEW:
            now += often * sum(late) / len(late)
            first += often * sum(early) / len(early)
    return round(now / first, 2) if first else 1.0


async def grow(game_id: str, answers: int, seed: int) -> list[tuple[Row, Turns]]:
    marks = [n for n in (FIRST, 5_000, 20_000) if n < answers] + [answers]
    found: list[tuple[Row, Turns]] = []
    with tempfile.TemporaryDirectory(prefix="waystone-age-") as folder:
        settings = Settings(idle=0.0, bot_delay=0.0)
        app = make_app(Config(f"sqlite:///{folder}/tables.db", settings=settings))
        async with app.router.lifespan_context(app):
            tables: Tables = app.state.tables
            seats = [protocol.SeatWish()] * SEATS
            choices = {"length": "whole"} if game_id == "gloomhaven" else {}
            wish = protocol.CreateTable(
                game_id, seats, "campaign", seed=seed, choices=choices, windows=0
            )
            table = await seat(tables, (await tables.maker.create(wish)).table)
            pulse = Pulse()
            span: list[float] = []
            saved = b""
            while marks:
                _, spent = await answer(table, pulse)
                span.append(spent)
                played, over = len(table.session.history), table.session.end is not None
                if played in marks or over:
                    cost = sum(span[-SPAN:]) / len(span[-SPAN:]) * 1e6
                    row: Row = {"answers": played, "answer_us": round(cost)}
                    row["answer_pause_ms"] = await pulse.taken()
                    table, told = await look(tables, table, pulse)
                    told["older"] = await aged(tables, table, wish)
                    saved = saved or save.dump(table.session)
                    young = await as_it_was(tables, saved, wish)
                    turns = await by_turns(table, young, pulse)
                    await let_go(tables, young)
                    await pulse.taken()
                    found.append((row | told, turns))
                    marks = [] if over else [n for n in marks if n > played]
            pulse.stop()
            await let_go(tables, table)
    return found


def together(campaigns: list[list[tuple[Row, Turns]]]) -> list[Row]:
    """Mark by mark: the mean of what an answer costs, the worst of all else."""
    rows = []
    for marks in zip(*campaigns, strict=False):
        row = {name: max(one[name] for one, _ in marks) for name in marks[0][0]}
        row["answer_us"] = round(sum(one["answer_us"] for one, _ in marks) / len(marks))
        turns = [both for _, some in marks for both in some]
        rows.append(row | {"times": times(turns), "alike": alike(turns)})
    return rows


def misses(rows: list[Row]) -> list[str]:
    found = []
    for row in rows:
        for name, most in (("undo_ms", MOST_UNDO_MS), ("mb", MOST_MB)):
            if row[name] > most:
                found.append(f"{name} {row[name]} at {row['answers']:.0f}")
        for name in ("answer_pause_ms", "load_pause_ms", "undo_pause_ms"):
            if row[name] > MOST_PAUSE_MS:
                found.append(f"{name} {row[name]} at {row['answers']:.0f}")
        for name in ("alike", "older"):
            if row[name] > MOST_RATIO:
                found.append(f"{name} {row[name]} at {row['answers']:.0f}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=list(USUAL))
    parser.add_argument("--answers", type=int)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--campaigns", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    told: dict[str, Any] = {}
    for game_id in [args.game] if args.game else USUAL:
        most, seeds = args.answers or USUAL[game_id], range(args.seed, args.seed + args.campaigns)
        told[game_id] = together([asyncio.run(grow(game_id, most, seed)) for seed in seeds])
    if args.json:
        print(json.dumps(told))
    failed = False
    for game_id, rows in told.items():
        missed = misses(rows)
        failed = failed or bool(missed)
        if not args.json:
            print(game_id)
            for row in rows:
                print("  " + "  ".join(f"{name} {value}" for name, value in row.items()))
            print("  " + ("misses: " + "; ".join(missed) if missed else "all within the limits"))
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
