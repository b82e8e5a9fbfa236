"""A game of every title over three days: people come when they are called, the server starts again
in between, a seat goes along to another device, and somebody is too late. The clock on the wall is
set ahead, never waited for."""

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from tests.server.receiver import LATE, Browser, Receiver, subscribed

from waystone.kernel import save
from waystone.kernel.game import Game, Setup, find, ids
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.web.client import Objection, Player

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

MOVES = 4
DAY = {"per": "move", "seconds": 86_400}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


class Person:
    """Somebody with a browser: what opens the seat, and where they are called."""

    def __init__(self, seat: int, token: str, receiver: Receiver) -> None:
        self.seat, self.token = seat, token
        self.at = f"/seat-{seat}"
        self._receiver = receiver
        self._browser: Browser

    async def subscribe(self, server: Any, table: str) -> None:
        url = f"{self._receiver.url}{self.at}"
        self._browser = await subscribed(server, table, self.token, url, "ru")

    def called(self) -> int:
        return sum(path == self.at for path, *_ in self._receiver.letters)

    async def wait_for_a_call(self, before: int) -> None:
        async with asyncio.timeout(LATE):
            while self.called() == before:  # noqa: ASYNC110 - it comes from another thread
                await asyncio.sleep(0.01)
        body = [body for path, _, body in self._receiver.letters if path == self.at][-1]
        assert "Ваш ход".encode() in self._browser.read(body)


def long_mode(game_id: str) -> str:
    """A mode for two that is not over within a day."""
    game = find(game_id)
    return max(
        (mode for mode in game.modes if mode.seats[0] <= 2 <= mode.seats[1]),
        key=lambda mode: _answers(game, mode.id),
    ).id


def _answers(game: Game, mode: str) -> int:
    session = Session.new(game, Setup(2, 8, mode))
    while session.end is None and len(session.history) < 200:
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    return len(session.history)


def waits_for(table: Any) -> list[int]:
    return [question.seat for question in table.session.questions()]


async def visit(server: Any, table: Any, person: Person) -> None:
    """Come, answer as long as one is asked, and go."""
    session = table.session
    async with Player(server.url, table.id, [person.token]) as player:
        for _ in range(MOVES):
            if person.seat not in waits_for(table):
                break
            question = session.question(person.seat)
            policy = session.game.bots.policy
            key = policy(session.state, session.content, person.seat, question)
            while not player.asks() or player.asks()[0][1].number != session.asked[person.seat]:
                await player.receive()
            await player.answer(person.seat, player.asks()[0][1], key)


async def go_on(server: Any, table: Any, people: list[Person], moves: int) -> None:
    """People come by turns, each when the table waits for them."""
    for _ in range(moves):
        if table.session.end is not None:
            return
        for person in people:
            if person.seat in waits_for(table):
                await visit(server, table, person)


async def until_waits_for(server: Any, table: Any, one: Person, people: list[Person]) -> bool:
    """Play on until the table waits for one person alone; False: the game was over before."""
    for _ in range(400):
        if table.session.end is not None:
            return False
        if waits_for(table) == [one.seat]:
            return True
        other = next(p for p in people if p.seat in waits_for(table) and p is not one)
        await visit(server, table, other)
    raise AssertionError("nobody's turn ever ends")


@pytest.mark.parametrize("game_id", ids())
async def test_a_game_over_three_days(start: Any, receiver: Receiver, game_id: str) -> None:
    wish = {"game": game_id, "mode": long_mode(game_id), "seats": [{}, {}], "seed": 8}
    wish |= {"clock": DAY, "windows": 0}
    async with start() as server:  # the first day
        server.app.state.tables.bell.outbox.near = True
        made = server.made(await server.http.post("/api/tables", json=wish))
        table = await server.table(made)
        ann, bob = (Person(seat, made.tokens[seat], receiver) for seat in (0, 1))
        for person in (ann, bob):
            async with Player(server.url, made.id, [person.token]):
                await person.subscribe(server, made.id)
        await go_on(server, table, [ann, bob], 3)
        assert await until_waits_for(server, table, ann, [ann, bob])
        calls = bob.called()
        assert await until_waits_for(server, table, bob, [ann, bob])
        await bob.wait_for_a_call(calls)
        stood = table.session.hash()
    async with start() as server:  # the second: another device, and somebody is too late
        server.app.state.tables.bell.outbox.near = True
        server.app.state.tables.wall.ahead = timedelta(hours=20)
        await server.app.state.tables.ring()
        table = await server.table(made)
        assert table.session.hash() == stood
        assert table.seats.people() == {0, 1}
        asked = await server.http.post(f"/api/tables/{made.id}/code", json={"token": ann.token})
        secret = "the-other-device-of-ann-1234567890"
        used = {"code": asked.json()["code"], "secret": secret}
        assert (await server.http.post("/api/codes", json=used)).status_code == 201
        with pytest.raises(Objection, match="bad-token"):
            async with Player(server.url, made.id, [ann.token]):
                pass
        ann.token = secret
        await ann.subscribe(server, made.id)
        calls = ann.called()
        server.app.state.tables.wall.ahead = timedelta(hours=30)
        await server.app.state.tables.ring()
        assert table.seats.people() == {0}
        await ann.wait_for_a_call(calls)
        async with asyncio.timeout(LATE):
            while table.driver.busy():  # noqa: ASYNC110 - nobody tells when
                await asyncio.sleep(0.01)
        stood = table.session.hash()
    async with start() as server:  # the third: who was too late comes back by leave
        server.app.state.tables.bell.outbox.near = True
        server.app.state.tables.wall.ahead = timedelta(hours=49)
        await server.app.state.tables.ring()
        table = await server.table(made)
        assert table.session.hash() == stood
        owner = Player(server.url, made.id, [made.owner, ann.token])
        async with owner, Player(server.url, made.id, []) as late:
            await late.send(protocol.Takeover(1, "Bob"))
            requests = await owner.expect(protocol.Requests)
            while not requests.requests:
                requests = await owner.expect(protocol.Requests)
            await owner.send(protocol.Grant(requests.requests[0].id, True))
            bob.token = (await late.expect(protocol.Taken)).token
        assert table.seats.people() == {0, 1}
        await go_on(server, table, [ann, bob], 3)
        kept = save.parse(await table.dump())
        again = save.replay(kept)
        assert save.differences(kept, again) == []
        assert again.hash() == table.session.hash()
