"""What the owner of a table may do against those who disturb it."""

from typing import Any

import pytest
from websockets.asyncio.client import connect

from waystone.server import protocol
from waystone.server.web.client import Objection, Player

pytestmark = pytest.mark.asyncio


class Far(Player):
    """A player from elsewhere, as the proxy tells it."""

    async def __aenter__(self) -> "Far":
        self.socket = await connect(
            self._at, compression=None, additional_headers={"x-forwarded-for": "8.8.8.8"}
        )
        await self.send(self._hello)
        welcome = await self.receive()
        if isinstance(welcome, protocol.Error):
            await self.socket.close()
            raise Objection(welcome)
        assert isinstance(welcome, protocol.Welcome)
        self.seats = welcome.yours
        return self


async def test_a_silenced_seat_says_nothing_and_plays_on(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        owner = Player(server.url, made.id, [made.tokens[0], made.owner])
        async with owner, made.player(1) as loud:
            await owner.send(protocol.Mute(1))
            assert (await loud.expect(protocol.Muted)).seats == [1]
            await loud.send(protocol.Say("spam"))
            assert (await loud.expect(protocol.Error)).code == "muted"
            await owner.send(protocol.Mute(None))
            assert (await loud.expect(protocol.Muted)).seats == [1, None]
            async with Player(server.url, made.id, []) as watcher:
                await watcher.send(protocol.Say("spam"))
                assert (await watcher.expect(protocol.Error)).code == "muted"
            await owner.send(protocol.Mute(1, False))
            assert (await loud.expect(protocol.Muted)).seats == [None]
            await loud.send(protocol.Say("sorry"))
            assert (await loud.expect(protocol.Chat)).line.text == "sorry"


async def test_a_silence_outlives_the_server(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        async with Player(server.url, made.id, [made.owner]) as owner:
            await owner.send(protocol.Mute(1))
            await owner.expect(protocol.Muted)
    async with start() as server:
        made.url = server.url
        async with made.player(1) as loud:
            await loud.send(protocol.Say("spam"))
            assert (await loud.expect(protocol.Error)).code == "muted"


async def test_who_is_banned_does_not_come_back(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human,human", mode="")
        owner = Player(server.url, made.id, [made.tokens[0], made.owner])
        async with owner, Far(server.url, made.id, [made.tokens[1]]) as bad:
            await owner.send(protocol.Ban(1))
            seats = await owner.expect(protocol.Seats)
            while seats.seats[1].kind != "bot":
                seats = await owner.expect(protocol.Seats)
            await bad.send(protocol.Rename(1, "me again"))
            assert (await bad.expect(protocol.Error)).code == "not-yours"
        for tokens in ([], [made.tokens[1]]):
            with pytest.raises(Objection, match="bad-token"):
                async with Far(server.url, made.id, tokens):
                    pass
        async with Far(server.url, made.id, [made.tokens[2]]) as friend:
            assert friend.seats == [2], "who has a seat at the same address plays on"
        async with Player(server.url, made.id, []) as watcher:
            assert watcher.seats == []
        far = {"x-forwarded-for": "8.8.8.8"}
        for path in ("", "/replay"):
            card = f"/api/tables/{made.id}{path}"
            refused = await server.http.get(card, headers=far)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "bad-token")
            seated = await server.http.get(card, headers={**far, **made.bearing(2)})
            assert seated.status_code == (await server.http.get(card)).status_code == 200


@pytest.mark.parametrize("wish", [protocol.Ban(0), protocol.Mute(0), protocol.Mute(None, False)])
async def test_only_the_owner_bans_and_silences(start: Any, wish: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        async with made.player(1) as player:
            await player.send(wish)
            assert (await player.expect(protocol.Error)).code == "not-yours"
            assert (await server.table(made)).seats.people() == {0, 1}
