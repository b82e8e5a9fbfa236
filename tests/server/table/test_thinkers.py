"""Bots that search think in processes of their own: by turns, within their time, and not for
nobody."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from math import inf
from typing import Any

import pytest
import pytest_asyncio

from waystone.kernel import parcel
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.server.table import thinkers
from waystone.server.table.thinker import Mind, Thought
from waystone.server.table.thinkers import Thinker, Thinkers
from waystone.server.web.client import Player

pytestmark = pytest.mark.asyncio

LATE = 30.0
"""Of a machine that does other things; a search that nobody stops takes ten minutes."""


def session() -> Session:
    return Session.new(find("_template"), Setup(2, 5, "", "", [], {}))


def moment() -> tuple[int, bytes]:
    begun = session()
    return begun.questions()[0].seat, parcel.pack(begun)


@pytest_asyncio.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinkers]:
    monkeypatch.setattr(thinkers, "SECONDS", 600.0)
    made = Thinkers(1)
    yield made
    await made.stop()


async def running(pool: Thinkers) -> int:
    """The process that thinks now, about something long."""
    while True:
        for thinker in pool._busy:
            if thinker._process is not None:
                return thinker._process.pid
        await asyncio.sleep(0.01)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_search_runs_in_another_process(pool: Thinkers) -> None:
    seat, at = moment()
    answers = []
    for _ in range(2):
        key = await pool.think("t", seat, "ismcts:20", at)
        (thinker,) = pool._free
        assert thinker._process is not None
        answers.append((key, thinker._process.pid))
    keys = {option.key for option in session().questions()[0].options}
    assert {key for key, _ in answers} <= keys
    assert len({pid for _, pid in answers}) == 1
    assert os.getpid() not in {pid for _, pid in answers}


async def test_tables_take_turns(pool: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that wants much thought about does not keep the others waiting."""
    order: list[str] = []

    async def answer(_: Thinker, thought: Thought) -> str:
        await asyncio.sleep(0)
        order.append(f"{thought.table}{thought.bot}")
        return "x"

    monkeypatch.setattr(Thinker, "answer", answer)
    wishes = [("greedy", n) for n in "1234"] + [("b", "1"), ("b", "2"), ("c", "1")]
    await asyncio.gather(*(pool.think(table, 0, n, b"") for table, n in wishes))
    assert order == ["greedy1", "greedy2", "b1", "c1", "greedy3", "b2", "greedy4"]


async def test_the_more_wait_the_less_time_each_gets(
    pool: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []

    async def answer(_: Thinker, thought: Thought) -> str:
        given.append(thought.seconds)
        return "x"

    monkeypatch.setattr(Thinker, "answer", answer)
    await asyncio.gather(*(pool.think(f"t{n}", 0, "", b"") for n in range(5)))
    assert given == sorted(given)
    assert given[0] == pytest.approx(thinkers.SECONDS / 5)
    assert thinkers.SECONDS - 1 < given[-1] <= thinkers.SECONDS


async def test_nobody_waits_for_a_table_that_was_left(pool: Thinkers) -> None:
    seat, at = moment()
    begun = time.monotonic()
    first = asyncio.create_task(pool.think("left", seat, "ismcts:600s", at))
    second = asyncio.create_task(pool.think("left", seat, "ismcts:600s", at))
    other = asyncio.create_task(pool.think("other", seat, "ismcts:20", at))
    await running(pool)
    pool.rest("left")
    assert await second is None
    assert await asyncio.wait_for(first, LATE)
    assert await asyncio.wait_for(other, LATE)
    assert time.monotonic() - begun < LATE


async def test_a_thought_that_is_given_up_frees_the_process(pool: Thinkers) -> None:
    seat, at = moment()
    first = asyncio.create_task(pool.think("a", seat, "ismcts:600s", at))
    await running(pool)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert await asyncio.wait_for(pool.think("b", seat, "ismcts:20", at), LATE)


async def test_a_process_that_dies_is_replaced(pool: Thinkers) -> None:
    seat, at = moment()
    thought = asyncio.create_task(pool.think("a", seat, "ismcts:600s", at))
    os.kill(await running(pool), 9)
    assert await asyncio.wait_for(thought, LATE) is None
    assert await asyncio.wait_for(pool.think("a", seat, "ismcts:20", at), LATE)


async def test_a_process_that_does_not_answer_is_ended(
    pool: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[Thinker] = []

    async def answer(_: Thinker, thought: Thought) -> str:
        await asyncio.sleep(3600)
        return "x"

    async def end(self: Thinker) -> None:
        ended.append(self)

    monkeypatch.setattr(Thinker, "answer", answer)
    monkeypatch.setattr(Thinker, "end", end)
    monkeypatch.setattr(thinkers, "SECONDS", 0.01)
    monkeypatch.setattr(thinkers, "GRACE", 0.01)
    assert await asyncio.wait_for(pool.think("a", 0, "", b""), LATE) is None
    assert len(ended) == 1


async def test_all_processes_end_with_the_server() -> None:
    pool = Thinkers(2)
    seat, at = moment()
    thoughts = [asyncio.create_task(pool.think(t, seat, "ismcts:600s", at)) for t in "abc"]
    while len([t for t in pool._busy if t._process is not None]) < 2:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    pids = [t._process.pid for t in pool._busy if t._process is not None]
    async with asyncio.timeout(5):
        await pool.stop()
    assert all(map(gone, pids))
    assert await asyncio.gather(*thoughts) == [None, None, None]


async def test_idle_processes_are_ended(pool: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, at = moment()
    assert await pool.think("a", seat, "ismcts:2", at)
    await asyncio.sleep(0)
    (thinker,) = pool._free
    await pool.tidy()
    assert pool._free == [thinker]
    monkeypatch.setattr(thinkers, "IDLE", -1.0)
    assert thinker._process is not None
    pid = thinker._process.pid
    await pool.tidy()
    assert pool._free == []
    assert gone(pid)


async def test_a_hurried_thought_ends_whenever_it_begins() -> None:
    """The word may come before the thought has begun."""
    seat, at = moment()
    mind = Mind()
    mind.hurry(7)
    begun = time.monotonic()
    assert mind.answer(Thought(7, "a", seat, "ismcts:600s", inf, at))
    assert time.monotonic() - begun < LATE


async def test_a_bot_that_says_nothing_plays_by_the_advice(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(Thinkers, "think", nothing)
    async with start() as server:
        made = await server.make("bot:ismcts:20,bot:ismcts:20")
        table = await server.table(made)
        async with Player(server.url, made.id, []), asyncio.timeout(LATE):
            while not table.session.history:  # noqa: ASYNC110 - nobody tells when
                await asyncio.sleep(0.01)
