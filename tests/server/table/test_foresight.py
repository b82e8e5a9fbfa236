"""Foresight, threats, walks and stops over the wire."""

import gc
import re
import threading
from typing import Any

import pytest

from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.steps import hero_turn
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.step import in_order
from waystone.server import protocol
from waystone.server.table import card
from waystone.server.web.client import Objection, Player, simple_answer

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
        sure = "rest"
        keys = [sure, *(choice.key for choice in ask.choices if choice.key != sure)]
        await player.send(protocol.Foresee(0, ask.number, keys, player.epoch, "f"))
        glimpse = await player.expect(protocol.Foreseen)
        seen = [await player.expect(protocol.Foreseen) for _ in keys]
        assert (glimpse.key, glimpse.worlds, glimpse.exact) == (keys[0], 8, False)
        assert [(one.key, one.worlds) for one in seen] == [(key, 32) for key in keys]
        assert seen[0].exact, "what was a glimpse before"
        step = seen[keys.index("room:cellar")]
        assert step.lines[0].text.startswith("Стряпуха") or "идёт" in step.lines[0].text
        assert (step.lines[0].worlds, step.worlds, step.ref) == (32, 32, "f")
        assert any(place.cell == "room:cellar" for place in step.places)
        cards = [card for one in seen for card in one.cards]
        assert cards
        assert all(re.search("[а-я]", card.name) for card in cards), cards
        assert (table.session.hash(), table.position.seq) == before


async def test_a_wish_that_a_later_one_takes_the_place_of_is_dropped_whole(server: Any) -> None:
    """Also one that has not even begun."""
    made = await server.make("human")
    async with made.player(0) as player:
        ask = await to_an_action(player)
        key = ask.choices[0].key
        for _ in range(20):
            await player.send(protocol.AskHint(0))
            await player.send(protocol.AskThreat(0, ask.number, player.epoch))
            await player.send(protocol.Foresee(0, ask.number, [key], player.epoch, "f"))
        while (await player.expect(protocol.Foreseen)).worlds < 32:
            pass
    gc.collect()


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


def beside_the_beast() -> Session:
    """The cook is about to act, beside the beast, which mauls after that."""
    g, game = cellar(1), find("_template")
    hand(g, 0)
    g.state.heroes[0].room = g.state.beast.room
    loaded = game.load_content()
    steps = [game.steps.by_name[name]() for name in ("beast_turn", "evening", "a_round")]
    then = in_order(hero_turn(0), *steps)
    return Session(game, *loaded, game.settle(Setup(1, 1), loaded[0]), g.state, then)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This table is played without foresight."),
        ("ru", "За этим столом играют, не заглядывая вперёд."),
    ],
)
async def test_a_table_without_foresight_says_so(
    server: Any, lang: protocol.Lang, said: str
) -> None:
    made = await server.make("human", foresight="off")
    async with made.player(0, lang=lang) as player:
        ask = await to_an_action(player)
        for message in (
            protocol.Foresee(0, ask.number, [ask.choices[0].key], player.epoch, "f"),
            protocol.AskThreat(0, ask.number, player.epoch, "f"),
        ):
            await player.send(message)
            error = await player.expect(protocol.Error)
            assert (error.code, error.text, error.ref) == ("no-foresight", said, "f")


async def test_who_comes_is_told_how_much_can_be_foreseen(server: Any) -> None:
    for level in ("off", "exact", "odds"):
        made = await server.make("human", foresight=level)
        player = made.player(0)
        async with player:
            table = await server.table(made)
            assert card.welcome(table, next(iter(table.audience))).foresight == level
        branched = await server.app.state.tables.maker.branch(table, 0)
        assert (await server.app.state.tables.get(branched.table)).row.foresight == level


async def test_an_exact_table_tells_only_what_is_certain(server: Any) -> None:
    made = await server.stand(beside_the_beast())
    table = await server.table(made)
    async with made.player(0) as player:
        _, ask = player.asks()[0]
        keys, told = ["rest", ask.choices[0].key], {}
        for level in ("odds", "exact"):
            table.seer._level = level
            await player.send(protocol.Foresee(0, ask.number, keys, player.epoch))
            if level == "odds":
                assert (await player.expect(protocol.Foreseen)).worlds == 8, "a glimpse is no fact"
            told[level] = [await player.expect(protocol.Foreseen) for _ in range(2)]
        odds, exact = told["odds"], told["exact"]
        assert any(0 < line.worlds < 32 for seen in odds for line in seen.lines)
        for loose, sure in zip(odds, exact, strict=True):
            assert sure.lines == [line for line in loose.lines if line.worlds == 32]
            assert sure.numbers == [n for n in loose.numbers if n.least == n.most]
            assert sure.places == [place for place in loose.places if place.worlds == 32]
            assert sure.exact == loose.exact
        assert any(seen.lines for seen in exact)


async def test_a_threat_is_told_with_who_and_how_often(server: Any) -> None:
    made = await server.stand(beside_the_beast())
    table = await server.table(made)
    async with made.player(0) as player:
        _, ask = player.asks()[0]
        before = (table.session.hash(), table.position.seq)
        await player.send(protocol.AskThreat(0, ask.number, player.epoch, "t"))
        told = await player.expect(protocol.Threat)
        found = table.session.threat(0, 16)
        assert (told.seat, told.ask, told.worlds, told.ref) == (0, ask.number, 16, "t")
        assert [loss.by for loss in told.losses if loss.icon == "heart"] == ["beast", "beast"]
        shown = [(a.thing, a.icon, a.by, a.worlds, a.least, a.most, a.mean) for a in told.losses]
        assert shown == [
            (a.thing, a.icon, a.by, a.worlds, a.least, a.most, a.mean) for a in found.losses
        ]
        table.seer._level = "exact"
        await player.send(protocol.AskThreat(0, ask.number, player.epoch))
        sure = await player.expect(protocol.Threat)
        assert all(loss.worlds == 16 and loss.least == loss.most for loss in sure.losses)
        assert len(sure.losses) < len(told.losses) or sure.losses != told.losses
        assert (table.session.hash(), table.position.seq) == before


@pytest.mark.parametrize("what", ["_blows", "_courses"])
async def test_thinking_ends_when_the_question_closes(
    server: Any, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    made = await server.make("human")
    thinking, answered = threading.Event(), threading.Event()
    asked = []

    def slow(*args: Any) -> list[Any]:
        asked.append(args)
        thinking.set()
        answered.wait(10)
        return []

    monkeypatch.setattr(f"waystone.server.table.foresight.{what}", slow)
    async with made.player(0) as player:
        ask = await to_an_action(player)
        await player.send(
            protocol.AskThreat(0, ask.number, player.epoch, "t")
            if what == "_blows"
            else protocol.Foresee(0, ask.number, ["rest"], player.epoch, "t")
        )
        table = await server.table(made)
        while not thinking.is_set():
            await player.send(protocol.Ping())
            await player.expect(protocol.Pong)
        async with table.course.lock:
            await table.course.take(0, "rest")
        answered.set()
        error = await player.expect(protocol.Error)
        assert (error.code, error.ref) == ("stale", "t")
        assert len(asked) == 1


async def stops_of(player: Any) -> protocol.Stops:
    told: protocol.Stops = await player.expect(protocol.Stops)
    return told


async def test_what_a_seat_wants_to_be_asked_outlives_connection_and_server(start: Any) -> None:
    wish = protocol.SetStops(0, True, True, ["hand:0:lid"], "turn")
    kept = protocol.Stops(0, True, True, ["hand:0:lid"], "turn")
    async with start() as server:
        made = await server.make("human,human")
        async with made.player(0) as player:
            assert await stops_of(player) == protocol.Stops(0, False, False, [], "", said=False)
            await player.send(wish)
            assert await stops_of(player) == kept
        async with made.player(0) as player:
            assert await stops_of(player) == kept
            await player.answer(0, player.asks()[0][1], simple_answer(player.asks()[0][1]))
    async with start() as server:
        made.url = server.url
        async with made.player(0) as player:
            again = await stops_of(player)
            assert (again.formal, again.smart, again.never) == (True, True, ["hand:0:lid"])
            await player.send(protocol.SetStops(0, False, False))
            assert await stops_of(player) == protocol.Stops(0, False, False, [], "")


async def test_nobody_else_is_told_what_a_seat_wants(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        assert (await stops_of(two)).seat == 1
        await one.send(protocol.SetStops(0, never=["hand:0:lid"]))
        while not (await stops_of(one)).never:
            pass
        await two.send(protocol.Ping())
        heard: list[protocol.ServerMessage] = []
        while not heard or not isinstance(heard[-1], protocol.Pong):
            heard.append(await two.receive())
        assert not any(isinstance(message, protocol.Stops) for message in heard)


async def test_who_sits_down_does_not_inherit_wishes(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as player:
        await player.send(protocol.SetStops(0, never=["hand:0:lid"]))
        while not (await stops_of(player)).never:
            pass
        table = await server.table(made)
        assert table.seats[0].stops
        await player.send(protocol.Leave(0))
        while table.seats[0].kind != "bot":
            await player.receive()
        assert not table.seats[0].stops
    async with Player(server.url, made.id, [made.owner]) as owner:
        await owner.send(protocol.Takeover(0, "Ann"))
        assert await stops_of(owner) == protocol.Stops(0, False, False, [], "", said=False)


def about_to_walk() -> Session:
    """A mercenary has played a move."""
    game = find("gloomhaven")
    assert game.lesson is not None
    session = Session.new(game, game.lesson)
    while (question := session.questions()[0]).prompt != "ask-move" or question.seat:
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    return session


async def test_a_walk_over_hexes_is_taken_back_as_one(server: Any) -> None:
    session = about_to_walk()
    here = session.state.figures[session.state.turn.figure].cell
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0, 1) as player:
        ask = player.asks()[0][1]
        answers, goal = len(table.session.history), ask.choices[0].key
        await player.send(protocol.Walk(0, ask.number, goal, player.epoch, "w"))
        assert (await player.expect(protocol.Accepted)).ref == "w"
        figure = table.session.state.figures[table.session.state.turn.figure]
        assert figure.cell != here
        await player.send(protocol.Undo())
        while len(table.session.history) != answers:
            await player.receive()
        assert table.session.state.figures[figure.id].cell == here
