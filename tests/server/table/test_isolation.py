"""No seat reads or moves for another; a spectator sees no hand."""

from typing import Any

import msgspec
import pytest

from waystone.server import protocol
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Tapped(Player):
    """Keeps every frame that the server has sent."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.frames: list[bytes] = []

    async def receive(self) -> protocol.ServerMessage:
        message = await super().receive()
        self.frames.append(msgspec.json.encode(message))
        return message


async def test_frames_never_hold_the_hand_of_another(server: Any) -> None:
    made = await server.make("human,human")
    async with (
        Tapped(server.url, made.id, [made.tokens[0]]) as one,
        Tapped(server.url, made.id, [made.tokens[1]]) as two,
        Tapped(server.url, made.id, []) as watcher,
    ):
        players = [one, two]
        while one.table(0).outcome is None:
            for player in players:
                for seat, ask in player.asks():
                    keys = [choice.key for choice in ask.choices]
                    key = "rest" if "rest" in keys else simple_answer(ask)
                    try:
                        await player.answer(seat, ask, key)
                    except Objection as objection:
                        if objection.code != "stale":
                            raise
            for player in (*players, watcher):
                await player.send(protocol.Ping())
                await player.expect(protocol.Pong)
    assert any(b'"hand:0:' in frame for frame in one.frames)
    assert not any(b'"hand:1:' in frame for frame in one.frames)
    assert not any(b'"hand:0:' in frame for frame in two.frames)
    assert not any(b'"hand:' in frame for frame in watcher.frames)
    assert not any(b'fact-drew"' in frame for frame in watcher.frames)


async def test_a_seat_cannot_answer_for_another(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one:
        ask = table.session.asked[1]
        key = table.session.question(1).options[0].key
        await one.send(protocol.GiveAnswer(1, ask, key, 0))
        assert (await one.expect(protocol.Error)).code == "not-yours"
        assert table.session.history == []


@pytest.mark.parametrize(
    "message",
    [
        protocol.GiveAnswer(0, 1, "x", 0),
        protocol.Undo(),
        protocol.AskHint(0),
        protocol.Leave(0),
        protocol.Rename(0, "me"),
        protocol.Look(0, 0),
        protocol.Takeover(0),
        protocol.Grant("x", True),
    ],
    ids=lambda message: type(message).__name__,
)
async def test_a_spectator_can_do_nothing_to_a_persons_seat(
    server: Any, message: protocol.ClientMessage
) -> None:
    made = await server.make("human")
    async with Player(server.url, made.id, []) as watcher:
        await watcher.send(message)
        assert (await watcher.expect(protocol.Error)).code == "not-yours"


@pytest.mark.parametrize(
    "message",
    [protocol.AskHint(1), protocol.Leave(1), protocol.Rename(1, "me"), protocol.Look(0, 1)],
    ids=lambda message: type(message).__name__,
)
async def test_a_player_can_do_nothing_to_anothers_seat(
    server: Any, message: protocol.ClientMessage
) -> None:
    made = await server.make("human,human")
    async with made.player(0) as player:
        await player.send(message)
        assert (await player.expect(protocol.Error)).code == "not-yours"


async def test_a_save_shows_every_hand_so_it_needs_the_right_to_see_them(server: Any) -> None:
    made = await server.make("human,human")
    save = f"/api/tables/{made.id}/save"
    owner = {"Authorization": f"Bearer {made.owner}"}

    async def status(headers: dict[str, str]) -> int:
        found: int = (await server.http.get(save, headers=headers)).status_code
        return found

    assert await status({}) == 403
    assert await status(made.bearing(0, 1)) == 403, "invitations that nobody has used"
    async with made.player(0), made.player(1):
        assert await status(made.bearing(0)) == 403
        assert await status(made.bearing(1)) == 403
        assert await status(owner) == 403, "the host has no extra sight"
        assert await status(made.bearing(0, 1)) == 200
    for token in (made.tokens[0], made.owner):
        branch = {"token": token, "answers": 0}
        answer = await server.http.post(f"/api/tables/{made.id}/branch", json=branch)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "not-yours"
    bots = await server.make("bot,bot")
    owner = {"Authorization": f"Bearer {bots.owner}"}
    assert (await server.http.get(f"/api/tables/{bots.id}/save", headers=owner)).status_code == 200


async def test_everybody_with_a_seat_may_have_the_save_when_the_game_is_over(
    server: Any, play: Any
) -> None:
    made = await server.make("human,human")
    async with made.player(0, 1) as both:
        await play(both)
    save = f"/api/tables/{made.id}/save"
    assert (await server.http.get(save, headers=made.bearing(0))).status_code == 200
    assert (await server.http.get(save)).status_code == 403


async def test_a_table_without_spectators_shows_itself_only_to_its_seats(server: Any) -> None:
    made = await server.make("human", spectators="none")
    with pytest.raises(Objection, match="bad-token"):
        async with Player(server.url, made.id, []):
            pass
    assert (await server.http.get(f"/api/tables/{made.id}")).status_code == 403
    async with made.player(0) as player:
        assert player.seats == [0]


async def test_tokens_are_stored_hashed_and_an_empty_one_opens_nothing(server: Any) -> None:
    made = await server.make("human,bot")
    rows = await server.app.state.store.seats(made.id)
    assert made.tokens[0] not in str(rows)
    assert rows[1].token == ""
    table = await server.table(made)
    assert table.seats.held([""]) == set()
    assert table.seats.held([made.tokens[0]]) == {0}
