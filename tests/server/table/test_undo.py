"""Undo by consent."""

from typing import Any

import pytest

from waystone.server import protocol
from waystone.server.web.client import Player, simple_answer

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


async def agree(player: Player, yes: bool = True) -> None:
    """Judge the wish that has just come."""
    await player.send(protocol.Consent((await player.expect(protocol.UndoAsked)).vote, yes))


async def objection(player: Player) -> str:
    return (await player.expect(protocol.Error)).code


async def test_everybody_else_must_agree(server: Any) -> None:
    made = await server.make("human,human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two, made.player(2) as three:
        await answer(one)
        await one.send(protocol.Undo())
        asked = await two.expect(protocol.UndoAsked)
        assert (asked.by, asked.to, asked.left, asked.waiting) == (0, "answer", 0, [1, 2])
        await two.send(protocol.Consent(asked.vote, True))
        while (await three.expect(protocol.UndoAsked)).waiting != [2]:
            pass
        assert len(table.session.history) == 1
        await three.send(protocol.Consent(asked.vote, True))
        assert (await until_undone(one)).done
        assert table.session.history == []
        assert one.asks()


async def test_one_refusal_is_enough(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        vote = (await two.expect(protocol.UndoAsked)).vote
        await two.send(protocol.Consent(vote, False))
        assert not (await until_undone(one)).done
        assert len(table.session.history) == 1
        await two.send(protocol.Consent(vote, True))
        assert await objection(two) == "no-undo-asked"


async def test_the_asker_cannot_agree_for_others(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1):
        await answer(one)
        await one.send(protocol.Undo())
        await agree(one)
        assert await objection(one) == "no-undo-asked"


async def test_an_answer_makes_the_wish_lapse(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        vote = (await two.expect(protocol.UndoAsked)).vote
        await answer(two)
        assert not (await until_undone(one)).done
        await two.send(protocol.Consent(vote, True))
        assert await objection(two) == "no-undo-asked"
        assert len(table.session.history) == 2


async def test_who_is_away_must_agree_too(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one:
        async with made.player(1):
            await answer(one)
        await one.send(protocol.Undo("start"))
        assert (await one.expect(protocol.UndoAsked)).waiting == [1]
        assert len(table.session.history) == 1
        async with made.player(1) as two:
            await agree(two)
            assert (await until_undone(one)).done
    assert table.session.history == []


async def test_who_has_never_come_must_agree_too(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one:
        await answer(one)
        await one.send(protocol.Undo())
        assert (await one.expect(protocol.UndoAsked)).waiting == [1]


async def test_bots_are_not_asked_and_wait(server: Any, play: Any) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    async with made.player(0) as one:
        await play(one, 2)
        await one.send(protocol.Undo("start"))
        while not (await one.expect(protocol.Patch)).epoch:
            pass
    assert all(a.seat != 0 for a in table.session.history)
    made = await server.make("human,human,bot")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        await two.expect(protocol.UndoAsked)
        assert table.driver._due() is None
        await agree(one, False)
        await until_undone(two)
        assert table.talk.undoing is None


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
        assert await objection(player) == "nothing-to-undo"


async def test_who_comes_back_is_asked_again(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one:
        async with made.player(1) as two:
            await answer(one)
            await one.send(protocol.Undo())
            await two.expect(protocol.UndoAsked)
        async with made.player(1) as two:
            asked = await two.expect(protocol.UndoAsked)
            assert asked.waiting == [1]
            await two.send(protocol.Consent(asked.vote, True))
            assert (await until_undone(one)).done


async def test_the_asker_may_take_the_wish_back(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        await two.expect(protocol.UndoAsked)
        await agree(one, False)
        assert not (await until_undone(two)).done


async def test_who_has_agreed_may_change_their_mind(server: Any) -> None:
    """Else a table would stand still for somebody who does not come back."""
    made = await server.make("human,human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await one.send(protocol.Undo())
        vote = (await two.expect(protocol.UndoAsked)).vote
        await two.send(protocol.Consent(vote, True))
        assert (await two.expect(protocol.UndoAsked)).waiting == [2]
        await two.send(protocol.Consent(vote, False))
        assert not (await until_undone(one)).done
    assert len(table.session.history) == 1


async def test_a_yes_counts_for_the_vote_that_it_names(server: Any) -> None:
    """Who agrees to take back one answer has not agreed to take back the game."""
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        await answer(one)
        await answer(two)
        await one.send(protocol.Undo())
        small = (await two.expect(protocol.UndoAsked)).vote
        await one.send(protocol.Undo("start"))
        assert await objection(one) == "undo-open"
        await one.send(protocol.Consent(small, False))
        await until_undone(two)
        await one.send(protocol.Undo("start"))
        assert (await two.expect(protocol.UndoAsked)).vote != small
        await two.send(protocol.Consent(small, True))
        assert await objection(two) == "no-undo-asked"
    assert len(table.session.history) == 2


async def test_a_spectator_neither_asks_nor_decides(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with (
        made.player(0) as one,
        Player(server.url, made.id, []) as watcher,
        Player(server.url, made.id, [made.owner]) as owner,
    ):
        await answer(one)
        await one.send(protocol.Undo())
        for stranger in (watcher, owner):
            vote = (await stranger.expect(protocol.UndoAsked)).vote
            for yes in (True, False):
                await stranger.send(protocol.Consent(vote, yes))
                assert await objection(stranger) == "no-undo-asked"
            await stranger.send(protocol.Undo())
            assert await objection(stranger) == "not-yours"
        assert table.talk.undoing is not None
    assert len(table.session.history) == 1


@pytest.mark.parametrize("change", ["leave", "kick", "sit down"])
async def test_who_sits_here_now_is_not_bound_by_a_vote_from_before(
    start: Any, change: str
) -> None:
    async with start() as server:
        made = await server.make("human,human,human,bot")
        table = await server.table(made)
        async with (
            made.player(0) as one,
            made.player(1) as two,
            Player(server.url, made.id, [made.owner]) as owner,
        ):
            await answer(one)
            await one.send(protocol.Undo())
            vote = (await two.expect(protocol.UndoAsked)).vote
            if change == "leave":
                await one.send(protocol.Leave(0))
            elif change == "kick":
                await owner.send(protocol.Kick(2))
            else:
                await owner.send(protocol.Takeover(3))
            assert not (await until_undone(two)).done
            await two.send(protocol.Consent(vote, True))
            assert await objection(two) == "no-undo-asked"
            assert 0 in {given.seat for given in table.session.history}
    async with start() as server:
        assert (await server.table(made)).talk.undoing is None


async def test_an_answer_to_a_question_that_was_taken_back_is_refused(server: Any) -> None:
    """After the undo a question of the same number stands there again."""
    made = await server.make("human")
    async with made.player(0) as player:
        number = player.asks()[0][1].number
        await answer(player)
        await player.send(protocol.Undo())
        while (await player.expect(protocol.Patch)).epoch != 1:
            pass
        ask = player.asks()[0][1]
        assert ask.number == number
        await player.send(protocol.GiveAnswer(0, number, ask.choices[0].key, 0))
        assert await objection(player) == "stale"
        await player.answer(0, ask, ask.choices[0].key)


async def test_what_was_taken_back_is_done_again(server: Any, play: Any) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    async with made.player(0) as player:
        await play(player, 6)
        history = table.session.history[:]
        for to in ("answer", "turn"):
            await player.send(protocol.Undo(to))
            await player.expect(protocol.Patch)
        await player.send(protocol.Redo())
        while len(table.session.history) < len(history):
            await player.receive()
        assert table.session.history[: len(history)] == history


async def test_another_answer_leaves_nothing_to_do_again(server: Any, play: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        await play(player, 6)
        await player.send(protocol.Undo("start"))
        await player.expect(protocol.Patch)
        seat, ask = player.asks()[0]
        first = table.course.undone[0].key
        other = next(c.key for c in ask.choices if c.key != first)
        await player.answer(seat, ask, other)
        assert table.course.undone == []
        await player.send(protocol.Redo())
        assert (await player.expect(protocol.Error)).code == "nothing-to-undo"


async def test_nobody_does_again_what_is_for_others_to_answer(server: Any, play: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as first, made.player(1) as second, made.player(0, 1) as both:
        await play(both, 8)
        history = table.session.history[:]
        await both.send(protocol.Undo("start"))
        await both.expect(protocol.Patch)
        for player, seat in ((first, 0), (second, 1)) * 8:
            undone = table.course.undone
            if undone and undone[0].seat != seat:
                await player.send(protocol.Redo())
                assert (await player.expect(protocol.Error)).code == "nothing-to-undo"
                assert table.course.undone == undone
            elif undone:
                left = len(undone)
                await player.send(protocol.Redo())
                await player.send(protocol.Ping("done"))
                while (await player.expect(protocol.Pong)).ref != "done":
                    pass
                assert len(table.course.undone) < left
                assert all(a.seat == seat for a in undone[: left - len(table.course.undone)])
        assert table.session.history == history


async def test_a_spectator_does_nothing_again(server: Any, play: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player, made.player() as watcher:
        await play(player, 3)
        await player.send(protocol.Undo())
        await player.expect(protocol.Patch)
        await watcher.send(protocol.Redo())
        assert (await watcher.expect(protocol.Error)).code == "nothing-to-undo"
