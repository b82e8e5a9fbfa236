"""Who sits where: takeover, leaving, names, talk, presence."""

from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from waystone.server import protocol
from waystone.server.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_spectator_takes_over_a_bots_seat_and_plays_it(server: Any) -> None:
    made = await server.make("human,bot")
    async with made.player(0) as one, Player(server.url, made.id, []) as friend:
        await friend.send(protocol.Takeover(1, "Ann", ref="t"))
        taken = await friend.expect(protocol.Taken)
        assert (taken.seat, taken.ref) == (1, "t")
        view = await friend.expect(protocol.View)
        assert view.seat == 1
        seats = await one.expect(protocol.Seats)
        while seats.seats[1].kind != "human":
            seats = await one.expect(protocol.Seats)
        assert (seats.seats[1].name, seats.seats[1].online) == ("Ann", True)
    async with Player(server.url, made.id, [taken.token]) as again:
        assert again.seats == [1]


async def test_a_persons_seat_is_not_taken_over(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one:
        await one.send(protocol.Takeover(1))
        assert (await one.expect(protocol.Error)).code == "not-yours"


async def test_who_leaves_a_seat_has_it_no_more_and_a_bot_plays_on(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        await two.send(protocol.Leave(1))
        assert (await two.expect(protocol.View)).seat is None
        seat, ask = one.asks()[0]
        await one.answer(seat, ask, simple_answer(ask))
        while {answer.seat for answer in table.session.history} != {0, 1}:
            await one.receive()
    with pytest.raises(Objection, match="bad-token"):
        async with made.player(1):
            pass


async def test_a_new_name_is_seen_by_all(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, made.player(1) as two:
        await one.send(protocol.Rename(0, "<i>Ann</i>"))
        while (await two.expect(protocol.Seats)).seats[0].name != "<i>Ann</i>":
            pass


async def test_coming_and_going_is_seen(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one:
        async with made.player(1):
            while not (await one.expect(protocol.Seats)).seats[1].online:
                pass
        while (await one.expect(protocol.Seats)).seats[1].online:
            pass


async def test_talk_reaches_all_and_those_who_come_later(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0) as one, Player(server.url, made.id, []) as watcher:
        await one.send(protocol.Say("hello"))
        line = (await watcher.expect(protocol.Chat)).line
        assert (line.by, line.text) == (0, "hello")
        await watcher.send(protocol.Say("hi"))
        while (await one.expect(protocol.Chat)).line.by is not None:
            pass
    table = await server.table(made)
    assert [line.text for line in table.talk.chat] == ["hello", "hi"]
    url = f"{server.url.replace('http', 'ws')}/ws/{made.id}"
    async with connect(url) as socket:
        await socket.send('{"type": "hello"}')
        welcome = msgspec.json.decode(await socket.recv(), type=protocol.ServerMessage)
        assert [line.text for line in welcome.chat] == ["hello", "hi"]


async def test_my_tables(server: Any, play: Any) -> None:
    over, running = await server.make("human"), await server.make("human,human")
    async with over.player(0) as player:
        await play(player)
    held = [
        {"table": over.id, "token": over.tokens[0]},
        {"table": running.id, "token": running.tokens[1]},
        {"table": running.id, "token": "wrong"},
        {"table": "gone", "token": "x"},
    ]
    answer = await server.http.post("/api/tables/mine", json={"held": held})
    found = [(t["table"], t["over"], t["yours"], t["waiting"]) for t in answer.json()]
    assert found == [(over.id, True, [0], []), (running.id, False, [1], [0, 1])]


async def test_a_lesson_explains_each_question(server: Any, monkeypatch: Any) -> None:
    answer = await server.http.post("/api/lessons/_template", json={"lang": "ru"})
    made = server.made(answer)
    async with made.player(0) as player:
        guide = await player.expect(protocol.Guide)
        ask = player.asks()[0][1]
        assert (guide.seat, guide.ask, guide.rule) == (0, ask.number, ask.rule)
        await player.send(protocol.GiveAnswer(0, ask.number, simple_answer(ask), player.epoch))
        assert (await player.expect(protocol.Guide)).ask == ask.number + 1
    again = server.made(await server.http.post("/api/lessons/_template", json={}))
    one, two = await server.table(made), await server.table(again)
    assert one.session.setup == two.session.setup
