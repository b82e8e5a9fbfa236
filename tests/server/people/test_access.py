"""What spectators may see and when, what a password opens, what the owner may do."""

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from waystone.server import protocol
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_spectators_of_a_delayed_table_see_a_move_only_later(start: Any) -> None:
    async with start(delay=0.5) as server:
        made = await server.make("human", spectators="delayed")
        async with made.player(0) as player, Player(server.url, made.id, []) as watcher:
            seat, ask = player.asks()[0]
            clock = asyncio.get_running_loop().time
            before = clock()
            await player.answer(seat, ask, simple_answer(ask))
            await watcher.expect(protocol.Patch)
            assert clock() - before >= 0.5


async def test_a_delayed_spectator_cannot_look_at_what_has_just_happened(start: Any) -> None:
    async with start(delay=0.1) as server:
        made = await server.make("human", spectators="delayed")
        async with (
            Player(server.url, made.id, [made.owner]) as owner,
            Player(server.url, made.id, []) as watcher,
        ):
            for player in (owner, watcher):
                await player.send(protocol.Look(0))
            await owner.expect(protocol.Looked)
            assert (await watcher.expect(protocol.Error)).code == "not-yours"
        assert (await server.http.get(f"/api/tables/{made.id}/replay")).status_code == 403


async def test_a_password_keeps_strangers_out_and_lets_seats_in(server: Any) -> None:
    made = await server.make("human", password="mellon")
    with pytest.raises(Objection, match="bad-token"):
        async with Player(server.url, made.id, []):
            pass
    assert (await server.http.get(f"/api/tables/{made.id}")).status_code == 403
    known = {"X-Waystone-Password": "mellon"}
    assert (await server.http.get(f"/api/tables/{made.id}", headers=known)).status_code == 200
    async with made.player(0) as player:
        assert player.seats == [0]


async def test_a_password_is_stored_salted(server: Any) -> None:
    rows = [
        await server.app.state.store.table((await server.make("human", password="mellon")).id)
        for _ in range(2)
    ]
    assert "mellon" not in str(rows)
    assert rows[0].password != rows[1].password


async def test_the_owner_kicks_and_the_link_is_void(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(1) as guest, Player(server.url, made.id, [made.owner]) as owner:
        await guest.send(protocol.Kick(0))
        assert (await guest.expect(protocol.Error)).code == "not-yours"
        await owner.send(protocol.Kick(1))
        while (await guest.expect(protocol.View)).seat is not None:
            pass
    with pytest.raises(Objection, match="bad-token"):
        async with made.player(1):
            pass


async def test_the_owner_closes_the_table_for_good(server: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player, Player(server.url, made.id, [made.owner]) as owner:
        await player.send(protocol.CloseTable())
        assert (await player.expect(protocol.Error)).code == "not-yours"
        await owner.send(protocol.CloseTable())
        with pytest.raises(ConnectionClosed):
            await player.expect(protocol.Hint)
    with pytest.raises(Objection, match="not-found"):
        async with made.player(0):
            pass
    assert await server.app.state.store.table(made.id) is not None


class Wire(Player):
    """Keeps the very bytes of every frame but the name of the table."""

    async def receive(self) -> protocol.ServerMessage:
        message = await super().receive()
        self.frames = [*getattr(self, "frames", []), msgspec.json.encode(message)]
        return message


async def heard(server: Any, swap: bool) -> tuple[list[bytes], list[bytes]]:
    """What the other seat and a spectator hear of a game in which seat 0 holds other cards."""
    made = await server.make("human,human", seed=5)
    table = await server.table(made)
    if swap:
        hand, draw = table.session.state.heroes[0].hand, table.session.state.draw
        middle = len(draw) // 2
        other = next(n for n in range(middle, len(draw)) if draw[n] != hand[0])
        hand[0], draw[other] = draw[other], hand[0]
    async with (
        made.player(0) as one,
        Wire(server.url, made.id, [made.tokens[1]]) as two,
        Wire(server.url, made.id, []) as watcher,
    ):
        for _ in range(3):
            for player in (one, two):
                for seat, ask in player.asks():
                    keys = [choice.key for choice in ask.choices]
                    key = "rest" if "rest" in keys else simple_answer(ask)
                    await player.answer(seat, ask, key)
            for listener in (one, two, watcher):
                await listener.send(protocol.Ping())
                await listener.expect(protocol.Pong)
        name = made.id.encode()
        return [f.replace(name, b"") for f in two.frames], [
            f.replace(name, b"") for f in watcher.frames
        ]


async def test_hidden_cards_leave_no_trace_on_the_wire(server: Any) -> None:
    assert await heard(server, swap=False) == await heard(server, swap=True)
