"""Clocks: each person's runs while the table waits for them, and a bot plays on when it is out. The
clock on the wall is set ahead, never waited for."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from tests.server.conftest import Made, Server

from waystone.server import protocol
from waystone.server.store import clocks as stored
from waystone.server.table.table import Table
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio

DAY = {"per": "move", "seconds": 86_400}
HOUR = {"per": "game", "seconds": 3_600}
LATE = 30.0


async def later(server: Server, **by: float) -> None:
    """The clock on the wall goes on, and the server looks at it."""
    tables = server.app.state.tables
    tables.wall.ahead += timedelta(**by)
    await tables.ring()


def asked(table: Table) -> int:
    return table.session.questions()[0].seat


async def answer(table: Table) -> None:
    session, question = table.session, table.session.questions()[0]
    policy = session.game.bots.policy
    async with table.course.lock:
        key = policy(session.state, session.content, question.seat, question)
        await table.course.take(question.seat, key)


async def alone(table: Table, *seats: int) -> int:
    """Play on until one seat alone is asked, and it is one of these."""
    while [q.seat for q in table.session.questions()] not in [[seat] for seat in seats]:
        await answer(table)
    return asked(table)


async def come(made: Made, *seats: int) -> None:
    """Everybody has been at the table once."""
    for seat in seats:
        async with made.player(seat):
            pass


def left(table: Table, seat: int) -> tuple[int, bool]:
    """How many minutes a seat has left, and whether they pass."""
    shown = {clock.seat: clock for clock in table.clocks.told({0, 1}).clocks}
    return round(shown[seat].left / 60), shown[seat].running


async def test_a_clock_runs_while_the_table_waits_for_a_person(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=DAY)
        table = await server.table(made)
        first = await alone(table, 0, 1)
        assert left(table, first) == (24 * 60, False)
        await come(made, 0, 1)
        assert left(table, first) == (24 * 60, True)
        assert left(table, 1 - first) == (24 * 60, False)
        await later(server, hours=5)
        assert left(table, first) == (19 * 60, True)
        await alone(table, 1 - first)
        assert left(table, first) == (24 * 60, False)
        assert left(table, 1 - first) == (24 * 60, True)


async def test_the_clock_of_a_whole_game_is_used_up(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=HOUR)
        table = await server.table(made)
        await come(made, 0, 1)
        first = await alone(table, 0, 1)
        await later(server, minutes=20)
        await alone(table, 1 - first)
        assert left(table, first) == (40, False)
        await later(server, minutes=10)
        await alone(table, first)
        assert left(table, first) == (40, True)
        assert left(table, 1 - first) == (50, False)


async def test_nobody_loses_time_before_they_have_come(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=DAY)
        table = await server.table(made)
        await later(server, days=9)
        assert table.seats.people() == {0, 1}


async def test_a_bot_plays_on_when_the_time_is_out_and_nobody_watches(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=DAY)
        table = await server.table(made)
        await come(made, 0, 1)
        first = await alone(table, 0, 1)
        await later(server, hours=23)
        assert table.seats.people() == {0, 1}
        await later(server, hours=2)
        assert table.seats.people() == {1 - first}
        async with asyncio.timeout(LATE):
            while not left(table, 1 - first)[1]:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        with pytest.raises(Objection, match="bad-token"):
            async with made.player(first):
                pass


async def test_those_who_are_there_are_told(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=DAY)
        table = await server.table(made)
        await come(made, 0, 1)
        first = await alone(table, 0, 1)
        async with made.player(1 - first, lang="ru") as other:
            assert (await other.expect(protocol.Clocks)).clocks[first].running
            await later(server, days=2)
            notice = await other.expect(protocol.Notice)
            assert (notice.code, notice.text[:9]) == ("time-out", "Чьё-то вр")


async def test_who_was_too_late_comes_back_by_leave_and_with_the_whole_time(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=HOUR, spectators="open")
        table = await server.table(made)
        await come(made, 0, 1)
        first = await alone(table, 0, 1)
        await later(server, hours=2)
        owner = Player(server.url, made.id, [made.owner])
        async with owner, Player(server.url, made.id, []) as late:
            await late.send(protocol.Takeover(first, "Ann"))
            await late.expect(protocol.Asking)
            requests = await owner.expect(protocol.Requests)
            while not requests.requests:
                requests = await owner.expect(protocol.Requests)
            await owner.send(protocol.Grant(requests.requests[0].id, True))
            assert (await late.expect(protocol.Taken)).seat == first
            assert table.seats.people() == {0, 1}
            assert left(table, first)[0] == 60


async def test_time_passes_while_no_server_runs(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=DAY)
        await come(made, 0, 1)
        first = await alone(await server.table(made), 0, 1)
    async with start() as server:
        server.app.state.tables.wall.ahead = timedelta(days=1, hours=1)
        await server.app.state.tables.ring()
        table = await server.table(made)
        assert table.seats.people() == {1 - first}


async def test_bots_that_a_restart_stopped_go_on(start: Any) -> None:
    async with start(bot_delay=3600.0) as server:
        made = await server.make("human,bot:greedy", clock=DAY)
        table = await server.table(made)
        await come(made, 0)
        await alone(table, 1)
        given = len(table.session.history)
    async with start() as server:
        await server.app.state.tables.ring()
        table = await server.table(made)
        async with asyncio.timeout(LATE):
            while len(table.session.history) == given:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def test_without_people_bots_rest(start: Any) -> None:
    """A table with a clock is no way to make the server work for nobody."""
    async with start() as server:
        made = await server.make("bot:greedy,bot:greedy", clock=DAY)
        await server.app.state.tables.ring()
        assert (await server.table(made)).driver._due() is None


async def test_the_rules_of_the_table_are_told(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=HOUR, takeback="none")
        await come(made, 0, 1)
        await alone(await server.table(made), 0, 1)
        info = (await server.http.get(f"/api/tables/{made.id}", headers=made.bearing(0, 1))).json()
        assert (info["clock"], info["takeback"]) == (HOUR, "none")
        assert 3500 < info["left"] <= 3600
        plain = await server.make("human,human")
        info = (await server.http.get(f"/api/tables/{plain.id}", headers=plain.bearing(0))).json()
        assert (info["clock"], info["left"]) == (None, None)


async def test_two_processes_keep_one_clock(start: Any) -> None:
    """Who comes second with the same change reads what the first has stored."""
    async with start() as server:
        made = await server.make("human,human", clock=DAY)
        table = await server.table(made)
        await come(made, 0, 1)
        first = await alone(table, 0, 1)
        known = list(table.clocks._rows)
        await alone(table, 1 - first)
        after = await stored.read(server.app.state.store, made.id)
        table.clocks._rows = known
        server.app.state.tables.wall.ahead = timedelta(seconds=7)
        async with table.course.lock:
            assert await table.clocks.follow()
        assert table.clocks._rows == after


async def test_a_clock_that_runs_in_secret_is_seen_by_its_seat_alone(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human", clock=HOUR)
        table = await server.table(made)
        first = await alone(table, 0, 1)
        table.session.ask.hushed = True
        await come(made, 0, 1)
        await later(server, minutes=10)
        mine = table.clocks.told({first}).clocks[first]
        theirs = table.clocks.told({1 - first}).clocks[first]
        assert (round(mine.left / 60), mine.running) == (50, True)
        assert theirs == protocol.SeatClock(first, 3600, False)
        await answer(table)
        assert left(table, first)[0] == 60


async def test_a_played_game_with_clocks_ends(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,bot:greedy", clock=DAY)
        async with made.player(0) as player, asyncio.timeout(LATE * 4):
            while not player.seen.over(0):
                if not (asks := player.asks()):
                    await player.receive()
                    continue
                await player.answer(0, asks[0][1], simple_answer(asks[0][1]))
        table = await server.table(made)
        assert not any(row.due for row in await stored.read(server.app.state.store, made.id))
        assert table.session.end is not None
