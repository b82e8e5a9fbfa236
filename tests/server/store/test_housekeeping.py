"""Tables that are kept for as long as the operator says, and addresses that are shut out."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from waystone.server.store import housekeeping, rows
from waystone.server.store.housekeeping import Retention

pytestmark = pytest.mark.asyncio


async def visited(server: Any, table_id: str, days: float, ended: bool = False) -> None:
    """Somebody was there for the last time so many days ago."""
    moment = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    async with server.app.state.store.work() as connection:
        await connection.execute(
            sa.update(rows.tables)
            .where(rows.tables.c.id == table_id)
            .values(touched=moment, ended=int(ended))
        )


async def ids(server: Any) -> set[str]:
    return {table.id for table in await housekeeping.kept(server.app.state.store)}


async def test_a_table_is_listed_with_its_size_and_its_people(start: Any, play: Any) -> None:
    async with start() as server:
        made = await server.make("human,bot")
        async with made.player(0) as player:
            await play(player, answers=4)
            await server.app.state.tables.sweep()
        while True:
            row = await server.app.state.store.table(made.id)
            (table,) = await housekeeping.kept(server.app.state.store)
            journal = await server.app.state.store.journal(made.id)
            if row == await server.app.state.store.table(made.id):  # else the bot still plays
                break
    assert (table.id, table.game, table.seats, table.people) == (made.id, "_template", 2, 1)
    assert table.answers == len(journal) >= 4
    written = sum(len(move.answer) + len(move.lines) for move in journal)
    assert table.size == len(row.opening) + len(row.checkpoint) + written
    assert not table.ended
    assert not table.closed
    assert table.created < table.touched


async def test_the_end_of_a_game_is_noted(start: Any, play: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        async with made.player(0, 1) as player:
            await play(player)
            await server.app.state.tables.sweep()
        (table,) = await housekeeping.kept(server.app.state.store)
    assert table.ended


async def test_what_was_kept_for_long_enough_goes_and_nothing_else(start: Any, play: Any) -> None:
    async with start(keep_ended=7, keep_abandoned=30) as server:
        made = [await server.make("human,human") for _ in range(4)]
        ages = ((8, True), (6, True), (31, False), (8, False))
        async with made[0].player(0, 1) as player:
            await play(player, answers=3)
        server.app.state.tables._loaded.clear()
        for table, (days, ended) in zip(made, ages, strict=True):
            await visited(server, table.id, days, ended)
        await server.app.state.tables.prune()
        assert await ids(server) == {made[1].id, made[3].id}
        async with server.app.state.store.work() as connection:
            for of in housekeeping.OF_A_TABLE:
                left = (await connection.execute(sa.select(of.c.table_id))).scalars().all()
                assert made[0].id not in left


async def test_a_table_in_memory_is_never_pruned(start: Any) -> None:
    async with start(keep_ended=1, keep_abandoned=1) as server:
        made = await server.make("human,human")
        await server.table(made)
        await visited(server, made.id, 5)
        await server.app.state.tables.prune()
        assert await ids(server) == {made.id}


async def test_without_a_limit_everything_stays(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        await visited(server, made.id, 10_000, ended=True)
        await server.app.state.tables.prune()
        assert await ids(server) == {made.id}
        assert await housekeeping.stale(server.app.state.store, Retention(abandoned=1)) == []
        assert await housekeeping.stale(server.app.state.store, Retention(ended=1)) == [made.id]


async def test_who_is_shut_out_gets_no_page_no_call_and_no_socket(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        store, shut = server.app.state.store, server.app.state.shut
        await housekeeping.ban(store, "127.0.0.1")
        await housekeeping.ban(store, "127.0.0.1")
        assert (await server.http.get("/api/games")).status_code == 200
        await shut.read()
        answer = await server.http.get("/api/games")
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "not-yours"
        assert (await server.http.get("/healthz")).status_code == 200
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{server.url.replace('http', 'ws')}/ws/{made.id}")
        assert refused.value.response.status_code == 403
        assert await housekeeping.unban(store, "127.0.0.1")
        assert not await housekeeping.unban(store, "127.0.0.1")
        await shut.read()
        assert (await server.http.get("/api/games")).status_code == 200


async def test_a_network_of_ipv6_is_shut_out_as_one(start: Any) -> None:
    async with start() as server:
        await housekeeping.ban(server.app.state.store, "2001:db8:0:1::1")
        shut = server.app.state.shut
        await shut.read()
        assert shut.out("2001:db8:0:1:aaaa::7")
        assert not shut.out("2001:db8:0:2::1")
        assert not shut.out("192.0.2.1")
