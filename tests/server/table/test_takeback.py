"""The rule of taking back on which a table was made."""

from typing import Any

import pytest

from waystone.kernel.game import Setup, find, ids
from waystone.kernel.revealed import revealed
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.web.client import simple_answer

pytestmark = pytest.mark.asyncio


async def one_answer(player: Any) -> None:
    seat, ask = player.asks()[0]
    await player.answer(seat, ask, simple_answer(ask))


async def asked_first(server: Any, rule: str) -> tuple[Any, Any, Any, int]:
    made = await server.make("human,human", takeback=rule)
    table = await server.table(made)
    seat: int = table.session.questions()[0].seat
    return made, table, made.player(seat), seat


async def test_where_it_is_free_nobody_is_asked(start: Any) -> None:
    async with start() as server:
        made, table, first, seat = await asked_first(server, "free")
        async with first, made.player(1 - seat):
            await one_answer(first)
            await first.send(protocol.Undo())
            while table.session.history:
                await first.receive()


async def test_where_there_is_none_nobody_is_asked_either(start: Any) -> None:
    async with start() as server:
        _, table, first, _ = await asked_first(server, "none")
        async with first:
            await one_answer(first)
            await first.send(protocol.Undo())
            error = await first.expect(protocol.Error)
            assert (error.code, len(table.session.history)) == ("no-takeback", 1)
            assert table.talk.undoing is None


async def test_who_plays_alone_takes_back_whatever_the_rule_is(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,bot:greedy", takeback="none")
        table = await server.table(made)
        async with made.player(0) as player:
            while not player.asks():
                await player.receive()
            await one_answer(player)
            given = table.position.epoch
            await player.send(protocol.Undo("start"))
            while table.position.epoch == given:
                await player.receive()


async def test_a_fair_undo_needs_consent_and_nothing_seen(
    start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start() as server:
        for seen in (False, True):
            monkeypatch.setattr("waystone.server.table.undos.revealed", lambda *_, s=seen: s)
            _, table, first, seat = await asked_first(server, "fair")
            async with first:
                await one_answer(first)
                await first.send(protocol.Undo())
                if seen:
                    assert (await first.expect(protocol.Error)).code == "no-takeback"
                    assert table.talk.undoing is None
                else:
                    assert (await first.expect(protocol.UndoAsked)).waiting == [1 - seat]
                assert len(table.session.history) == 1


async def test_rivals_play_fair_where_nothing_is_said(start: Any) -> None:
    async with start() as server:
        for game_id in ids(templates=True):
            for mode in find(game_id).modes:
                seats: list[dict[str, str]] = [{}] * max(2, mode.seats[0])
                if len(seats) > mode.seats[1]:
                    continue
                wish = {"game": game_id, "mode": mode.id, "seats": seats}
                made = server.made(await server.http.post("/api/tables", json=wish))
                rule = (await server.table(made)).row.takeback
                assert rule == ("consent" if mode.cooperative else "fair"), (game_id, mode.id)


async def test_what_luck_and_hidden_cards_have_shown_is_noticed() -> None:
    """In a game of dice and hands: what has moved the luck on was seen, and some answers show
    nothing."""
    game, quiet, lucky = find("dungeoneer"), 0, 0
    session = Session.new(game, Setup(2, 3, game.modes[0].id))
    for _ in range(60):
        question = session.questions()[0]
        luck = repr(session.state.streams)
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        seen = revealed(session, question.seat, len(session.history) - 1)
        quiet += not seen
        lucky += seen and repr(session.state.streams) != luck
    assert lucky > 0
    assert quiet > 0
