"""What a server that starts again knows: everything."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from waystone.kernel import save
from waystone.server import protocol
from waystone.server.errors import BadStore
from waystone.server.store.rows import JournalRow
from waystone.server.store.store import Store
from waystone.server.web.client import Objection, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_table_log_chat_and_names_survive(start: Any, play: Any) -> None:
    async with start() as server:
        made = await server.make("human,bot")
        async with made.player(0) as player:
            await player.send(protocol.Say("back soon"))
            await player.send(protocol.Rename(0, "Ann"))
            await play(player, 17)
            while not player.asks():
                await player.receive()
            before = player.table(0)
            epoch = player.epoch
        state = (await server.table(made)).session.hash()
    async with start() as server:
        made.url = server.url
        table = await server.table(made)
        assert table.session.hash() == state
        assert [line.text for line in table.talk.chat] == ["back soon"]
        assert table.seats[0].name == "Ann"
        async with made.player(0) as player:
            assert player.table(0) == before
            assert player.epoch == epoch
            assert len(before.log) > 5
            await play(player)


@pytest.mark.parametrize("every", [1, 3, 1000])
async def test_undone_answers_stay_undone(start: Any, play: Any, every: int) -> None:
    async with start(checkpoint_every=every) as server:
        made = await server.make("human")
        async with made.player(0) as player:
            for back in ("answer", "turn", "round"):
                await play(player, 7)
                await player.send(protocol.Undo(back))
                await player.expect(protocol.Patch)
            before, epoch = player.table(0), player.epoch
            state = (await server.table(made)).session.hash()
    async with start() as server:
        made.url = server.url
        async with made.player(0) as player:
            assert player.table(0) == before
            assert player.epoch == epoch == 3
            assert (await server.table(made)).session.hash() == state
            await player.send(protocol.Undo("start"))
            await player.expect(protocol.Patch)
            assert (await server.table(made)).session.history == []
            assert player.table(0).log == []
            await play(player)


async def test_a_wish_to_undo_survives(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        async with made.player(0) as one, made.player(1) as two:
            seat, ask = one.asks()[0]
            await one.answer(seat, ask, simple_answer(ask))
            await one.send(protocol.Undo())
            await two.expect(protocol.UndoAsked)
    async with start() as server:
        made.url = server.url
        async with made.player(1) as two:
            assert (await two.expect(protocol.UndoAsked)).waiting == [1]


async def test_answers_that_the_rules_no_longer_take_are_cut_and_play_goes_on(
    start: Any, play: Any, tmp_path: Path
) -> None:
    async with start(checkpoint_every=1000) as server:
        made = await server.make("human")
        async with made.player(0) as player:
            await play(player, 3)
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.append(JournalRow(made.id, 4, "answer", 0, 4, "a-rule-that-is-gone"))
    await store.append(JournalRow(made.id, 5, "answer", 0, 5, "rest"))
    await store.close()
    async with start() as server:
        made.url = server.url
        table = await server.table(made)
        assert len(table.session.history) == 3
        async with made.player(0) as player:
            assert (await player.expect(protocol.Notice)).code == "tail-cut"
            await play(player, 4)
    async with start() as server:
        made.url = server.url
        assert len((await server.table(made)).session.history) == 7


async def test_tables_that_nobody_uses_leave_the_memory_and_come_back(
    start: Any, play: Any
) -> None:
    async with start(idle=0.0) as server:
        made = await server.make("human")
        async with made.player(0) as player:
            await play(player, 5)
            await server.app.state.tables.sweep()
            assert await server.table(made) is await server.table(made)
        first = await server.table(made)
        while len(first.audience):
            await server.app.state.tables.sweep()
        await server.app.state.tables.sweep()
        again = await server.table(made)
        assert again is not first
        assert again.session.hash() == first.session.hash()


async def test_a_table_in_memory_keeps_neither_its_checkpoint_nor_what_was_said_long_ago(
    start: Any, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("waystone.server.table.table.REMEMBERED", 4)
    async with start() as server:
        made = await server.make("human")
        async with made.player(0) as player:
            await play(player, 30)
            table = await server.table(made)
            assert (table.row.checkpoint, table.row.opening) == (b"", b"")
            log, chronicle = table.session.log, table.position.chronicle
            assert log.gone > 0
            assert len(log) < log.said / 2
            assert chronicle.count(0) > 2 * len(log)


async def test_a_checkpoint_is_stored_and_is_enough_with_the_rows_after_it(
    start: Any, play: Any
) -> None:
    async with start(checkpoint_every=5) as server:
        made = await server.make("human")
        async with made.player(0) as player:
            await play(player, 12)
        row = await server.app.state.store.table(made.id)
        assert row.checkpoint_seq == 10
        session, notices = save.load(row.checkpoint)
        assert notices == []
        assert len(session.history) == 10


async def test_a_database_that_fails_loses_nothing(
    start: Any, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise BadStore("The answer could not be stored; try again.")

    async with start() as server:
        made = await server.make("human")
        async with made.player(0) as player:
            await play(player, 3)
            before, asks = player.table(0), player.asks()
            with monkeypatch.context() as patched:
                patched.setattr(server.app.state.store, "append", fail)
                with pytest.raises((Objection, ConnectionClosed)):
                    await player.answer(0, asks[0][1], simple_answer(asks[0][1]))
        async with made.player(0) as player:
            assert player.table(0) == before
            await play(player)
