"""A rule that fails is reported to the table with a save, and loses nothing."""

import asyncio
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from waystone.games._template.rules import steps
from waystone.kernel import save
from waystone.server import protocol
from waystone.server.table.watch import LOOK_EVERY, TooSlow, within
from waystone.server.web.client import Objection, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def to_an_action(player: Any) -> Any:
    while not any(c.key == "rest" for _, ask in player.asks() for c in ask.choices):
        for seat, ask in player.asks():
            await player.answer(seat, ask, simple_answer(ask))
        if not player.asks():
            await player.receive()
    return player.asks()[0][1]


def broken(*_: Any) -> None:
    raise ZeroDivisionError("a rule divides by nothing")


async def test_a_failing_rule_is_reported_and_play_goes_on(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        ask = await to_an_action(player)
        before, view = table.session.hash(), player.table(0)
        with monkeypatch.context() as patched:
            patched.setattr(steps, "spend_readied", broken)
            await player.send(protocol.GiveAnswer(0, ask.number, "room:cellar", 0, "m"))
            notice = await player.expect(protocol.Notice)
            error = await player.expect(protocol.Error)
        assert (notice.code, error.code, error.ref) == ("rule-bug", "rule-bug", "m")
        assert "ZeroDivision" not in notice.text + error.text
        assert table.session.hash() == before
        assert player.table(0) == view
        ((note, data),) = await server.app.state.store.reports(made.id)
        assert "ZeroDivisionError" in note
        assert "room:cellar" in note
        session, _ = save.load(data)
        assert session.hash() == before
        await player.answer(0, ask, "room:cellar")


def endless(*_: Any) -> None:
    while True:
        pass


async def test_a_rule_that_does_not_end_is_broken_off(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(patience=0.3) as server:
        made, other = await server.make("human"), await server.make("human")
        table = await server.table(made)
        async with made.player(0) as player, other.player(0) as elsewhere:
            ask = await to_an_action(player)
            before, view = table.session.hash(), player.table(0)
            with monkeypatch.context() as patched:
                patched.setattr(steps, "spend_readied", endless)
                await player.send(protocol.GiveAnswer(0, ask.number, "room:cellar", 0, "m"))
                assert (await player.expect(protocol.Error)).code == "rule-bug"
            assert table.session.hash() == before
            assert player.table(0) == view
            ((note, _),) = await server.app.state.store.reports(made.id)
            assert "TooSlow" in note
            await player.answer(0, ask, "room:cellar")
            await elsewhere.answer(0, elsewhere.asks()[0][1], simple_answer(elsewhere.asks()[0][1]))


async def test_an_answer_is_not_broken_off_for_what_others_compute() -> None:
    with within(0.2):
        time.sleep(0.5)  # noqa: ASYNC251 - nothing else runs in this test


async def test_one_answer_is_not_broken_off_for_another() -> None:
    end = time.thread_time() + 0.6
    while time.thread_time() < end:
        with within(0.2):
            work = time.thread_time() + 0.01
            while time.thread_time() < work:
                pass


async def test_an_answer_is_broken_off_inside_another_that_has_time() -> None:
    with within(10):
        with pytest.raises(TooSlow), within(0.2):
            endless()
        with pytest.raises(TooSlow), within(0.2):
            endless()


async def test_the_alarm_rests_when_nothing_is_watched() -> None:
    time.sleep(2.5 * LOOK_EVERY)  # noqa: ASYNC251 - nothing else runs in this test
    before = signal.getsignal(signal.SIGALRM)
    with within(0.2):
        assert signal.getitimer(signal.ITIMER_REAL) != (0.0, 0.0)
    time.sleep(2.5 * LOOK_EVERY)  # noqa: ASYNC251
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.parametrize("end", ["", "import os; os.fork() or endless()"])
async def test_a_process_that_ends_is_not_killed_by_its_alarm(end: str) -> None:
    """A forked one is watched by an alarm of its own."""
    script = f"""
import atexit, os, signal
atexit.register(lambda: signal.getitimer(signal.ITIMER_REAL)[0] and os._exit(3))
from waystone.server.table.watch import within
def endless():
    with within(0.2):
        while True: pass
with within(1): pass
{end}
"""
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script], timeout=60, capture_output=True, check=False
    )
    assert done.returncode == 0
    assert (b"TooSlow" in done.stderr) == bool(end)


async def test_a_bot_that_meets_a_failing_rule_tries_something_else(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    monkeypatch.setattr("waystone.bots.greedy.Greedy.answer", lambda *_: "nonsense")
    async with made.player(0) as player:
        ask = player.asks()[0][1]
        await player.answer(0, ask, simple_answer(ask))
        while not any(answer.seat == 1 for answer in table.session.history):
            await player.receive()


async def test_a_bot_that_fails_itself_is_replaced_by_chance(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    monkeypatch.setattr("waystone.bots.greedy.Greedy.answer", broken)
    async with made.player(0) as player:
        while not any(answer.seat == 1 for answer in table.session.history):
            await player.receive()


async def test_a_failing_rule_can_be_stepped_back_from(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        ask = await to_an_action(player)
        monkeypatch.setattr(steps, "spend_readied", broken)
        with pytest.raises(Objection, match="rule-bug"):
            await player.answer(0, ask, "room:cellar")
        await player.send(protocol.Undo())
        await player.expect(protocol.Patch)
        assert player.asks()[0][1].number < ask.number


async def test_a_game_that_cannot_be_set_up_is_refused(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "hand_options", broken)
    body = {"game": "_template", "seats": [{}]}
    answer = await server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "rule-bug")
    assert "ZeroDivision" not in answer.text
