"""What a table remembers of those who have been there: nobody gains by making others go."""

import asyncio
from typing import Any

import pytest
from tests.server.people.test_owner import Far

from waystone.server import protocol
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio

RIVALS = {"game": "runebound", "mode": "race"}


def owner_of(made: Any, *seats: int) -> Player:
    return Player(made.url, made.id, [*(made.tokens[seat] for seat in seats), made.owner])


async def until(player: Player, table: Any, seat: int, kind: str) -> None:
    """Until somebody else, or a bot, has the seat."""
    async with asyncio.timeout(10):
        while table.seats[seat].kind != kind:
            await player.receive()


async def one_answer(player: Player) -> None:
    while not player.asks():
        await player.receive()
    seat, ask = player.asks()[0]
    await player.answer(seat, ask, simple_answer(ask))


async def status(server: Any, made: Any) -> int:
    """What comes of it if the first seat and the owner ask for the save."""
    held = {"Authorization": f"Bearer {made.tokens[0]}"}
    found: int = (await server.http.get(f"/api/tables/{made.id}/save", headers=held)).status_code
    return found


@pytest.mark.parametrize("going", [protocol.Kick(1), protocol.Ban(1)])
async def test_nobody_has_the_save_because_the_others_were_made_to_go(
    start: Any, going: protocol.Kick | protocol.Ban
) -> None:
    async with start() as server:
        made = await server.make("human,human")
        table = await server.table(made)
        async with owner_of(made, 0) as owner, made.player(1):
            await owner.send(going)
            await until(owner, table, 1, "bot")
            assert await status(server, made) == 403
            branch = {"token": made.tokens[0], "answers": 0}
            answer = await server.http.post(f"/api/tables/{made.id}/branch", json=branch)
            assert answer.status_code == 403
    async with start() as server:
        assert await status(server, made) == 403, "it is remembered over a restart"


async def test_an_invitation_that_nobody_used_leaves_nobody_out(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        table = await server.table(made)
        async with owner_of(made, 0) as owner:
            await owner.send(protocol.Kick(1))
            await until(owner, table, 1, "bot")
            assert await status(server, made) == 200


async def test_who_gives_one_of_two_own_seats_to_a_bot_is_still_alone(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        table = await server.table(made)
        async with made.player(0, 1) as both:
            await both.send(protocol.Leave(1))
            await until(both, table, 1, "bot")
            assert await status(server, made) == 200


@pytest.mark.parametrize("rule", ["consent", "fair", "none"])
async def test_what_was_answered_while_somebody_sat_here_stands_when_they_are_made_to_go(
    start: Any, rule: str
) -> None:
    async with start(bot_delay=60.0) as server:
        made = await server.make("human,human", takeback=rule)
        table = await server.table(made)
        seat = table.session.questions()[0].seat
        first = Player(made.url, made.id, [made.tokens[seat], made.owner])
        async with first, made.player(1 - seat):
            await one_answer(first)
            await first.send(protocol.Kick(1 - seat))
            await until(first, table, 1 - seat, "bot")
            await first.send(protocol.Undo())
            assert (await first.expect(protocol.Error)).code == "no-takeback"
            assert len(table.session.history) == 1


async def test_who_was_left_takes_back_what_came_after(start: Any) -> None:
    async with start(bot_delay=60.0) as server:
        made = await server.make("human,human", takeback="consent")
        table = await server.table(made)
        seat = table.session.questions()[0].seat
        first = Player(made.url, made.id, [made.tokens[seat], made.owner])
        async with first, made.player(1 - seat):
            await first.send(protocol.Kick(1 - seat))
            await until(first, table, 1 - seat, "bot")
            await one_answer(first)
            await first.send(protocol.Undo())
            async with asyncio.timeout(10):
                while table.session.history:
                    await first.receive()


async def test_among_rivals_the_owner_does_not_look_into_the_hand_of_another(start: Any) -> None:
    async with start(bot_delay=60.0) as server:
        made = await server.make("human,human,bot:greedy", **RIVALS)
        table = await server.table(made)
        async with owner_of(made, 0) as owner, made.player(1):
            await owner.send(protocol.Takeover(2))
            assert (await owner.expect(protocol.Error)).code == "two-hands"
            await owner.send(protocol.Kick(1))
            await until(owner, table, 1, "bot")
            await owner.send(protocol.Takeover(1))
            assert (await owner.expect(protocol.Error)).code == "two-hands"
            await owner.send(protocol.Leave(0))
            await until(owner, table, 0, "bot")
            for seat in (1, 2):
                await owner.send(protocol.Takeover(seat))
                assert (await owner.expect(protocol.Error)).code == "two-hands"
    async with start(bot_delay=60.0) as server:
        made.url = server.url
        async with Player(made.url, made.id, [made.owner]) as owner:
            await owner.send(protocol.Takeover(1))
            assert (await owner.expect(protocol.Error)).code == "two-hands"


async def test_who_owns_the_table_and_got_up_comes_back_to_the_same_seat_or_none(
    start: Any,
) -> None:
    async with start(bot_delay=60.0) as server:
        made = await server.make("human,human,bot:greedy", **RIVALS)
        table = await server.table(made)
        async with owner_of(made, 0) as owner, made.player(1):
            await owner.send(protocol.Leave(0))
            await until(owner, table, 0, "bot")
            await owner.send(protocol.Takeover(2))
            assert (await owner.expect(protocol.Error)).code == "two-hands"
            await owner.send(protocol.Takeover(0))
            assert (await owner.expect(protocol.Taken)).seat == 0


async def test_with_friends_the_owner_may_play_on_for_who_has_gone(start: Any) -> None:
    async with start(bot_delay=60.0) as server:
        made = await server.make("human,human", game="machina-arcana")
        table = await server.table(made)
        async with owner_of(made, 0) as owner, made.player(1):
            await owner.send(protocol.Kick(1))
            await until(owner, table, 1, "bot")
            await owner.send(protocol.Takeover(1))
            assert (await owner.expect(protocol.Taken)).seat == 1


async def test_who_sits_down_later_is_told_the_seed_that_somebody_has_learnt(start: Any) -> None:
    async with start(bot_delay=60.0) as server:
        made = await server.make("human,bot:greedy", seed=None, **RIVALS)
        table = await server.table(made)
        async with owner_of(made, 0) as owner, Player(made.url, made.id, []) as friend:
            assert table.seed == ""
            assert await status(server, made) == 200
            seed = str(table.session.setup.seed)
            await friend.send(protocol.Takeover(1))
            (request,) = (await owner.expect(protocol.Requests)).requests
            await owner.send(protocol.Grant(request.id, True))
            assert (await friend.expect(protocol.Welcome)).seed == seed
            assert (await friend.expect(protocol.Notice)).code == "uneven"
    async with start() as server:
        card = await server.http.get(f"/api/tables/{made.id}", headers=made.bearing(0))
        assert card.json()["seed"] == seed


async def test_who_is_away_is_shut_out_too(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        async with Far(server.url, made.id, [made.tokens[1]]) as bad:
            assert bad.seats == [1]
    async with start() as server:
        made.url = server.url
        table = await server.table(made)
        async with owner_of(made, 0) as owner:
            await owner.send(protocol.Ban(1))
            await until(owner, table, 1, "bot")
            with pytest.raises(Objection, match="bad-token"):
                async with Far(server.url, made.id, []):
                    pass
            async with Player(server.url, made.id, []) as watcher:
                assert watcher.seats == []
