"""Whole games over the network."""

import asyncio
from typing import Any

import msgspec
import pytest

from waystone.kernel.view import Table
from waystone.server import protocol
from waystone.server.table.audience import Audience
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def finish(player: Player) -> None:
    """Play one's own seat to the end, beside others."""
    seat = player.seats[0]
    while player.table(seat).outcome is None:
        for _, ask in player.asks():
            try:
                await player.answer(seat, ask, simple_answer(ask))
            except Objection as objection:
                if objection.code != "stale":
                    raise
        if not player.asks() and player.table(seat).outcome is None:
            await player.receive()


async def test_two_people_and_two_bots_play_to_the_end(server: Any) -> None:
    made = await server.make("human,human,bot,bot:random")
    async with made.player(0) as one, made.player(1, lang="ru") as two:
        await asyncio.gather(finish(one), finish(two))
        assert one.table(0).outcome is not None
        assert two.table(1).outcome is not None


async def test_patches_lead_to_the_same_table_as_a_fresh_view(server: Any, play: Any) -> None:
    made = await server.make("human,bot")
    async with made.player(0) as player, Player(server.url, made.id, []) as watcher:
        for _ in range(12):
            await play(player, 1)
            while not player.asks():
                await player.receive()
            async with made.player(0) as fresh, Player(server.url, made.id, []) as passer_by:
                await drain(player)
                await drain(watcher)
                await drain(fresh)
                await drain(passer_by)
                assert player.table(0) == fresh.table(0)
                assert watcher.table(None) == passer_by.table(None)


async def drain(player: Player) -> None:
    """Take in all that the server has sent so far."""
    await player.send(protocol.Ping("drained"))
    while True:
        message = await player.receive()
        if isinstance(message, protocol.Pong):
            return


async def test_a_patch_is_smaller_than_a_view(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        seat, ask = one.asks()[0]
        await one.answer(seat, ask, simple_answer(ask))
        patch = await two.expect(protocol.Patch)
        whole = len(msgspec.json.encode(two.table(1)))
        assert len(msgspec.json.encode(patch)) < whole / 10


async def test_hot_seat_gets_a_view_of_each_seat_and_plays_them_all(server: Any, play: Any) -> None:
    made = await server.make("human,human,human")
    async with made.player(0, 1, 2) as table:
        assert table.seats == [0, 1, 2]
        assert [table.table(seat).seat for seat in table.seats] == [0, 1, 2]
        await play(table)
        assert table.table(2).outcome is not None


async def test_language_is_switched_live_and_for_one_connection(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        english = one.table(0).phase
        await one.send(protocol.SetLang("ru"))
        await one.expect(protocol.View)
        assert one.table(0).phase != english
        assert two.table(1).phase == english


async def test_the_log_reads_in_both_languages_with_rules(server: Any, play: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await play(player, 6)
        english = player.table(0).log
        await player.send(protocol.SetLang("ru"))
        await player.expect(protocol.View)
        russian = player.table(0).log
    assert [line.n for line in russian] == [line.n for line in english]
    assert [line.rule for line in russian] == [line.rule for line in english]
    assert all(r.text != e.text for r, e in zip(russian, english, strict=True))


async def test_hint_is_what_the_games_bot_would_do(server: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await player.send(protocol.AskHint(0, "h"))
        hint = await player.expect(protocol.Hint)
        ask = player.asks()[0][1]
        table = await server.table(made)
        question = table.session.question(0)
        policy = table.game.bots.policy
        assert hint.key == policy(table.session.state, table.session.content, 0, question)
        assert (hint.ask, hint.ref) == (ask.number, "h")
        assert hint.text == next(c.text for c in ask.choices if c.key == hint.key)


async def test_reconnect_in_the_middle_of_a_nested_choice_shows_the_same_ask(
    server: Any,
) -> None:
    made = await server.make("human", seed=5)
    async with made.player(0) as player:
        while player.table(0).ask is None or player.table(0).ask.kind != "many":
            ask = player.asks()[0][1]
            keys = [choice.key for choice in ask.choices]
            await player.answer(0, ask, "rest" if "rest" in keys else simple_answer(ask))
        before: Table = player.table(0)
    async with made.player(0) as again:
        assert again.table(0) == before
        ask = again.asks()[0][1]
        await again.answer(0, ask, ask.choices[0].key)
        assert again.table(0).ask != before.ask


async def test_bots_wait_while_nobody_watches(server: Any) -> None:
    made = await server.make("bot,bot")
    await asyncio.sleep(0.05)
    table = await server.table(made)
    assert table.session.history == []
    async with Player(server.url, made.id, []) as watcher:
        while watcher.table(None).outcome is None:
            await watcher.receive()


async def test_where_anyone_may_decide_bots_leave_it_to_the_people_who_are_there(
    server: Any,
) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    async with made.player(0) as player:
        while table.session.ask.mode != "anyone":
            for _, ask in player.asks():
                below = [choice.key for choice in ask.choices if choice.key == "room:cellar"]
                await player.answer(0, ask, below[0] if below else simple_answer(ask))
            if not player.asks():
                await player.receive()
        await asyncio.sleep(0.05)
        assert table.session.ask.mode == "anyone"
        ask = player.asks()[0][1]
        await player.answer(0, ask, ask.choices[0].key)


async def test_where_anyone_may_decide_the_table_answers_if_nobody_wants_to_be_asked(
    server: Any,
) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    async with made.player(0) as player:
        while table.session.ask.mode != "anyone":
            for _, ask in player.asks():
                below = [choice.key for choice in ask.choices if choice.key == "room:cellar"]
                await player.answer(0, ask, below[0] if below else simple_answer(ask))
            if not player.asks():
                await player.receive()
        answers = len(table.session.history)
        for question in table.session.ask.questions:
            question.formal = True
        await player.send(protocol.SetStops(0))
        while len(table.session.history) == answers:
            await player.receive()
        assert table.session.history[answers].seat == 0


async def test_the_log_says_whose_doing_it_was(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0, 1) as player:
        for _ in range(6):
            seat, ask = player.asks()[0]
            before = len(player.table(0).log)
            await player.answer(seat, ask, simple_answer(ask))
            said = player.table(0).log[before:]
            assert all(line.seat == seat for line in said if line.kind == "fact-moved")
        assert any(line.seat is not None for line in player.table(0).log)


async def test_a_connection_that_names_no_language_gets_the_tables(server: Any) -> None:
    made = await server.make("human", lang="ru")
    async with made.player(0) as russian, made.player(0, lang="en") as english:
        assert russian.table(0).phase != english.table(0).phase
    assert (await server.http.get(f"/api/tables/{made.id}")).json()["lang"] == "ru"


async def test_the_giver_of_an_answer_hears_with_its_patch_that_it_is_stored(server: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as giver, made.player(0) as elsewhere:
        ask = giver.asks()[0][1]
        answer = protocol.GiveAnswer(0, ask.number, simple_answer(ask), giver.epoch, 'mine "1"')
        await giver.send(answer)
        patch = await giver.expect(protocol.Patch)
        other = await elsewhere.expect(protocol.Patch)
        assert patch.accepted == 'mine "1"'
        assert other == msgspec.structs.replace(patch, accepted=None)
        assert [given.seat for given in (await server.table(made)).session.history][:1] == [0]
        await giver.send(protocol.Ping("after"))
        while not isinstance(message := await giver.receive(), protocol.Pong):
            assert not isinstance(message, protocol.Accepted)
            assert not isinstance(message, protocol.Patch) or message.accepted is None


async def test_an_answer_that_changes_nothing_to_be_seen_is_acknowledged_too(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        ask = player.asks()[0][1]
        monkeypatch.setattr(Audience, "_changes", lambda *_: None)
        await player.send(
            protocol.GiveAnswer(0, ask.number, simple_answer(ask), player.epoch, "mine")
        )
        assert (await player.expect(protocol.Accepted)).ref == "mine"
