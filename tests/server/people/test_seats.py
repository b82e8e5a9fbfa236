"""Who sits where: takeover, leaving, names, talk, presence."""

from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from waystone.server import protocol
from waystone.server.table.requests import MOST
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


def owner_of(server: Any, made: Any) -> Player:
    """The owner of a table, who sits on its first seat."""
    return Player(server.url, made.id, [made.tokens[0], made.owner])


async def test_with_the_owners_leave_somebody_sits_down_for_a_bot(server: Any) -> None:
    made = await server.make("human,bot")
    async with owner_of(server, made) as one, Player(server.url, made.id, []) as friend:
        await friend.send(protocol.Takeover(1, "Ann", ref="t"))
        asking = await friend.expect(protocol.Asking)
        assert (asking.seat, asking.ref) == (1, "t")
        (request,) = (await one.expect(protocol.Requests)).requests
        assert (request.seat, request.name) == (1, "Ann")
        await one.send(protocol.Grant(request.id, True))
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


async def test_without_leave_the_bot_plays_on(server: Any) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    async with owner_of(server, made) as one, Player(server.url, made.id, []) as stranger:
        await stranger.send(protocol.Takeover(1, ref="t"))
        (request,) = (await one.expect(protocol.Requests)).requests
        assert table.seats[1].kind == "bot"
        await one.send(protocol.Grant(request.id, False))
        denied = await stranger.expect(protocol.Denied)
        assert (denied.seat, denied.ref) == (1, "t")
        assert (await one.expect(protocol.Requests)).requests == []
        await stranger.send(protocol.Takeover(1))
        assert (await stranger.expect(protocol.Error)).code == "not-yours"
        await one.send(protocol.Grant(request.id, True))
        assert (await one.expect(protocol.Error)).code == "not-found"
    assert table.seats[1].kind == "bot"


@pytest.mark.parametrize("seats", [[], [0], [0, 1]])
async def test_nobody_but_the_owner_gives_leave(server: Any, seats: list[int]) -> None:
    made = await server.make("human,human,bot")
    table = await server.table(made)
    async with (
        made.player(*seats) as other,
        Player(server.url, made.id, []) as stranger,
    ):
        await stranger.send(protocol.Takeover(2))
        await stranger.expect(protocol.Asking)
        (request,) = table.requests.all()
        for guest in (other, stranger):
            await guest.send(protocol.Grant(request.id, True))
            assert (await guest.expect(protocol.Error)).code == "not-yours"
    assert table.seats[2].kind == "bot"


async def test_a_request_waits_for_an_owner_who_is_away_and_goes_with_its_asker(
    server: Any,
) -> None:
    made = await server.make("human,bot,bot")
    async with Player(server.url, made.id, []) as friend:
        await friend.send(protocol.Takeover(1))
        await friend.expect(protocol.Asking)
        await friend.send(protocol.Takeover(2))
        await friend.expect(protocol.Asking)
        async with owner_of(server, made) as one:
            (request,) = (await one.expect(protocol.Requests)).requests
            assert request.seat == 2
    async with owner_of(server, made) as one:
        await one.send(protocol.Grant(request.id, True))
        assert (await one.expect(protocol.Error)).code == "not-found"


async def test_of_two_who_ask_for_a_seat_one_sits_down(server: Any) -> None:
    made = await server.make("human,bot")
    async with (
        owner_of(server, made) as one,
        Player(server.url, made.id, []) as first,
        Player(server.url, made.id, []) as second,
    ):
        for friend, name in ((first, "Ann"), (second, "Ben")):
            await friend.send(protocol.Takeover(1, name))
            await friend.expect(protocol.Asking)
        requests = await one.expect(protocol.Requests)
        while len(requests.requests) < 2:
            requests = await one.expect(protocol.Requests)
        await one.send(protocol.Grant(requests.requests[1].id, True))
        assert (await second.expect(protocol.Taken)).seat == 1
        assert (await first.expect(protocol.Denied)).seat == 1
        assert (await one.expect(protocol.Requests)).requests == []


async def test_a_crowd_does_not_bury_the_owner_in_requests(server: Any) -> None:
    made = await server.make("human,bot")
    async with AsyncExitStack() as stack:
        for _ in range(MOST):
            friend = await stack.enter_async_context(Player(server.url, made.id, []))
            await friend.send(protocol.Takeover(1))
            await friend.expect(protocol.Asking)
        late = await stack.enter_async_context(Player(server.url, made.id, []))
        await late.send(protocol.Takeover(1))
        assert (await late.expect(protocol.Error)).code == "too-fast"


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
    assert [t["closed"] for t in answer.json()] == [False, False]


async def test_my_tables_say_which_are_closed(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    await table.talk.say("close", None)
    await table.hear()
    held = [{"table": made.id, "token": made.tokens[0]}]
    (told,) = (await server.http.post("/api/tables/mine", json={"held": held})).json()
    assert (told["over"], told["closed"]) == (False, True)


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
