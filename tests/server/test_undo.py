"""Undo by consent."""

from typing import Any

import pytest

from waystone.server import protocol
from waystone.server.client import Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def answer(player: Player) -> None:
    seat, ask = player.asks()[0]
    await player.answer(seat, ask, simple_answer(ask))


async def until_undone(player: Player) -> protocol.UndoClosed:
    return await player.expect(protocol.UndoClosed)


@pytest.mark.parametrize("to", ["answer", "step", "turn", "round", "start"])
async def test_alone_one_goes_back_at_once(server: Any, play: Any, to: protocol.UndoTo) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        await play(player, 6)
        expected = table.session.journal.before(to, 6)
        await player.send(protocol.Undo(to))
        patch = await player.expect(protocol.Patch)
        assert len(table.session.history) == expected
        assert patch.epoch == 1
        async with made.player(0) as fresh:
            assert fresh.table(0) == player.table(0)


async def test_the_same_choice_has_the_same_luck_again(server: Any, play: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        await play(player, 9)
        before = table.session.hash(), player.table(0)
        await player.send(protocol.Undo("start"))
        await player.expect(protocol.Patch)
        await play(player, 9)
        assert (table.session.hash(), player.table(0)) == before


async def test_everybody_else_must_agree(server: Any) -> None:
    made = await server.make("human,human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two, made.player(2) as three:
        await answer(one)
        await one.send(protocol.Undo())
        asked = await two.expect(protocol.UndoAsked)
        assert (asked.by, asked.to, asked.left, asked.waiting) == (0, "answer", 0, [1, 2])
        await two.send(protocol.Consent(True))
        while (await three.expect(protocol.UndoAsked)).waiting != [2]:
            pass
        assert len(table.session.history) == 1
        await three.send(protocol.Consent(True))
        assert (await until_undone(one)).done
        assert table.session.history == []
        assert one.asks()


async def test_one_refusal_is_enough(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        await two.expect(protocol.UndoAsked)
        await two.send(protocol.Consent(False))
        assert not (await until_undone(one)).done
        assert len(table.session.history) == 1
        await two.send(protocol.Consent(True))
        assert (await two.expect(protocol.Error)).code == "no-undo-asked"


async def test_the_asker_cannot_agree_for_others(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1):
        await answer(one)
        await one.send(protocol.Undo())
        await one.expect(protocol.UndoAsked)
        await one.send(protocol.Consent(True))
        assert (await one.expect(protocol.Error)).code == "no-undo-asked"


async def test_an_answer_makes_the_wish_lapse(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        await two.expect(protocol.UndoAsked)
        await answer(two)
        assert not (await until_undone(one)).done


async def test_bots_and_absent_people_are_not_asked(server: Any) -> None:
    made = await server.make("human,human,bot")
    table = await server.table(made)
    async with made.player(0) as one:
        await answer(one)
        await one.send(protocol.Undo("start"))
        while not (await one.expect(protocol.Patch)).epoch:
            pass
        assert all(a.seat != 0 for a in table.session.history)


async def test_hot_seat_agrees_with_itself(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0, 1) as both:
        await answer(both)
        await both.send(protocol.Undo())
        await both.expect(protocol.Patch)
        assert table.session.history == []


async def test_nothing_to_undo(server: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await player.send(protocol.Undo("round"))
        assert (await player.expect(protocol.Error)).code == "nothing-to-undo"


async def test_who_comes_back_is_asked_again(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one:
        async with made.player(1) as two:
            await answer(one)
            await one.send(protocol.Undo())
            await two.expect(protocol.UndoAsked)
        async with made.player(1) as two:
            assert (await two.expect(protocol.UndoAsked)).waiting == [1]
            await two.send(protocol.Consent(True))
            assert (await until_undone(one)).done


async def test_the_asker_may_take_the_wish_back(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        await two.expect(protocol.UndoAsked)
        await one.send(protocol.Consent(False))
        assert not (await until_undone(two)).done
