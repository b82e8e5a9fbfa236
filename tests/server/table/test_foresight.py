"""Foresight, walks and stops over the wire."""

from typing import Any

import pytest

from waystone.server import protocol
from waystone.server.web.client import Objection, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def to_an_action(player: Any) -> Any:
    while not any(c.key == "rest" for _, ask in player.asks() for c in ask.choices):
        for seat, ask in player.asks():
            await player.answer(seat, ask, simple_answer(ask))
        if not player.asks():
            await player.receive()
    return player.asks()[0][1]


async def test_every_answer_that_is_asked_about_is_foreseen_in_words(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0, lang="ru") as player:
        ask = await to_an_action(player)
        before = (table.session.hash(), table.position.seq)
        keys = [choice.key for choice in ask.choices]
        await player.send(protocol.Foresee(0, ask.number, keys, player.epoch, "f"))
        seen = [await player.expect(protocol.Foreseen) for _ in keys]
        assert [one.key for one in seen] == keys
        step = seen[keys.index("room:cellar")]
        assert step.lines[0].text.startswith("Стряпуха") or "идёт" in step.lines[0].text
        assert (step.lines[0].worlds, step.worlds, step.ref) == (32, 32, "f")
        assert any(place.cell == "room:cellar" for place in step.places)
        assert (table.session.hash(), table.position.seq) == before


async def test_foresight_is_for_those_who_are_asked(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        (_, ask), (_, other) = one.asks()[0], two.asks()[0]
        cases = [
            (protocol.Foresee(1, other.number, [other.choices[0].key], 0), "not-yours"),
            (protocol.Foresee(0, ask.number + 1, [ask.choices[0].key], 0), "not-asked"),
            (protocol.Foresee(0, ask.number, ["nonsense"], 0), "bad-answer"),
            (protocol.Foresee(0, ask.number, [ask.choices[0].key], 7), "stale"),
            (protocol.Walk(0, ask.number, "room:cellar", 0), "bad-answer"),
            (protocol.Walk(1, other.number, "room:cellar", 0), "not-yours"),
            (protocol.FindWay(1, other.number, "room:cellar", 0), "not-yours"),
            (protocol.SetStops(1), "not-yours"),
        ]
        for message, code in cases:
            await one.send(message)
            assert (await one.expect(protocol.Error)).code == code, message


async def test_the_way_of_a_walk_is_shown_before_it_is_gone(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        ask = await to_an_action(player)
        before = table.session.hash()
        await player.send(protocol.FindWay(0, ask.number, "room:cellar", player.epoch, "w"))
        way = await player.expect(protocol.Way)
        assert (way.goal, way.steps, way.ref) == ("room:cellar", ["room:cellar"], "w")
        await player.send(protocol.FindWay(0, ask.number, "room:attic", player.epoch))
        assert (await player.expect(protocol.Way)).steps == []
        assert table.session.hash() == before


async def test_a_walk_is_taken_back_as_one(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        ask = await to_an_action(player)
        answers = len(table.session.history)
        await player.send(protocol.Walk(0, ask.number, "room:cellar", player.epoch, "w"))
        assert (await player.expect(protocol.Accepted)).ref == "w"
        assert len(table.session.history) > answers
        await player.send(protocol.Undo())
        while len(table.session.history) != answers:
            await player.receive()
        assert table.session.hash() == table.session.clone().hash()


async def test_who_wants_every_question_gets_it(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        await player.send(protocol.SetStops(0, formal=False, smart=False))
        ask = await to_an_action(player)
        with pytest.raises(Objection):
            await player.answer(0, ask, "nonsense")
        assert table.stops.answer(table.session, 0) is None
