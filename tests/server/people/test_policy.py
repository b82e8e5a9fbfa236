"""Passwords cannot be guessed, spectators see what they may, the owner has the last word."""

from typing import Any
from urllib.parse import quote

import pytest
from msgspec import structs

from waystone.server import protocol
from waystone.server.errors import Refused
from waystone.server.people.auth import Brakes, Bucket, Limits
from waystone.server.people.gate import Gate, around, house
from waystone.server.store.rows import EventRow, now
from waystone.server.web.client import Objection, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

SLOW = Limits(rate=1e4, burst=10**4, tables_rate=1e3, tables_burst=1000, guess_burst=3)


async def guess(server: Any, made: Any, password: str) -> int:
    asked = {"X-Waystone-Password": quote(password)}
    status: int = (await server.http.get(f"/api/tables/{made.id}", headers=asked)).status_code
    return status


class Knocking(Player):
    """Comes with a password."""

    def __init__(self, server: Any, made: Any, password: str) -> None:
        super().__init__(server.url, made.id, [])
        self._hello.password = password


async def test_after_a_few_wrong_passwords_even_the_right_one_must_wait(start: Any) -> None:
    async with start(SLOW) as server:
        made = await server.make("human", password="mellon")
        assert [await guess(server, made, f"no{n}") for n in range(4)] == [403, 403, 403, 429]
        assert await guess(server, made, "mellon") == 429
        with pytest.raises(Objection, match="too-fast"):
            async with Knocking(server, made, "mellon"):
                pass
        async with made.player(0) as player:
            assert player.seats == [0]


async def test_the_socket_and_the_calls_count_together(start: Any) -> None:
    async with start(SLOW) as server:
        made = await server.make("human", password="mellon")
        for n in range(3):
            with pytest.raises(Objection, match="bad-token"):
                async with Knocking(server, made, f"no{n}"):
                    pass
        assert await guess(server, made, "mellon") == 429


async def test_the_right_password_costs_nothing(start: Any) -> None:
    async with start(SLOW) as server:
        made = await server.make("human", password="mellon")
        assert [await guess(server, made, "mellon") for _ in range(10)] == [200] * 10


class Locked:
    """A table with a password, and how many tries were judged there."""

    def __init__(self) -> None:
        self.judged = 0

    def locked_for(self, tokens: list[str]) -> bool:
        return True

    def may_watch(self, tokens: list[str], password: str) -> bool:
        self.judged += 1
        return password == "mellon"


async def knocks(gate: Gate, at: Any, address: str, password: str, table: str = "one") -> str:
    try:
        right = await gate.admits(table, at, [], password, address)
    except Refused as refused:
        return refused.code
    return "in" if right else "wrong"


async def test_many_machines_cannot_guess_at_one_table() -> None:
    """Each has the tries that are sure, and no more than those, however often it comes."""
    gate, door = Gate(Limits(guess_rate=0.0, guess_burst=3, sure_tries=2)), Locked()
    for _ in range(20):
        for n in range(12):
            assert await knocks(gate, door, f"8.8.8.{n}", f"no{n}") != "in"
    assert door.judged == 9 + 12 * 2


async def test_strangers_who_guess_shut_nobody_out() -> None:
    """The brake of the table is used up by others; who has the password comes in as often as they
    like, also after a slip of the finger."""
    gate, door = Gate(Limits(guess_rate=0.0)), Locked()
    for n in range(9):
        for _ in range(20):
            await knocks(gate, door, f"8.8.8.{n}", "no")
    assert await knocks(gate, door, "8.8.8.1", "mellon") == "too-fast"
    for address in ("9.9.9.9", "2001:db8:1:2::4"):
        assert await knocks(gate, door, address, "melon") == "wrong"
        assert [await knocks(gate, door, address, "mellon") for _ in range(5)] == ["in"] * 5


async def test_the_networks_of_one_neighbourhood_have_no_tries_each() -> None:
    gate, door = Gate(Limits(guess_rate=0.0, guess_burst=1, sure_tries=2)), Locked()
    for n in range(50):
        await knocks(gate, door, f"2001:db8:1:{n}::4", "no")
    assert door.judged == 3 + 2


async def test_a_try_that_is_not_judged_is_not_counted() -> None:
    gate, door = Gate(Limits(guess_rate=0.0, guess_burst=3, sure_tries=0)), Locked()
    for n in range(9):
        assert await knocks(gate, door, f"8.8.8.{n}", "no") == "wrong"
    assert [await knocks(gate, door, "9.9.9.9", "mellon") for _ in range(9)] == ["too-fast"] * 9
    assert await knocks(gate, door, "9.9.9.9", "mellon", "another") == "in"


async def test_a_caller_comes_in_while_others_guess(start: Any) -> None:
    async with start(structs.replace(SLOW, guess_rate=1e-6)) as server:
        made = await server.make("human", password="mellon")
        for n in range(6):
            for _ in range(3):
                far = {"x-forwarded-for": f"8.8.8.{n}", "X-Waystone-Password": "no"}
                asked = await server.http.get(f"/api/tables/{made.id}", headers=far)
                assert asked.status_code == 403
        assert await guess(server, made, "mellon") == 200
        async with Knocking(server, made, "mellon") as one:
            assert one.seats == []


async def test_coming_without_a_password_is_no_guess(start: Any) -> None:
    async with start(SLOW) as server:
        made = await server.make("human", password="mellon")
        assert [await guess(server, made, "") for _ in range(6)] == [403] * 6
        assert await guess(server, made, "mellon") == 200


async def test_an_ipv6_customer_is_one() -> None:
    assert house("2001:db8:1:2:3::4") == house("2001:db8:1:2:ffff::1")
    assert house("2001:db8:1:2::4") != house("2001:db8:1:3::4")
    assert house("10.0.0.1") != house("10.0.0.2")
    assert house("testclient") == "testclient"
    assert around("2001:db8:1:2::4") == around("2001:db8:1:3::4") != around("2001:db8:2:2::4")
    assert around("10.0.0.1") != around("10.0.0.2")


async def test_the_quiet_are_forgotten_and_the_hasty_are_not() -> None:
    brakes = Brakes(0.0, 1)
    assert brakes.of("hasty").take()
    for n in range(10_001):
        brakes.of(f"quiet{n}")
    assert not brakes.of("hasty").take()
    assert len(brakes._buckets) < 10


async def test_where_all_are_hasty_those_who_came_first_are_forgotten() -> None:
    brakes = Brakes(0.0, 1)
    for n in range(25_000):
        assert brakes.of(f"hasty{n}").take()
        assert len(brakes._buckets) <= 10_001
    assert not brakes.of("hasty24999").take()


async def test_a_full_bucket_does_not_overflow() -> None:
    bucket = Bucket(1e9, 2)
    bucket.give()
    assert [bucket.take(), bucket.full()] == [True, True]


# ---- spectators


async def test_a_delayed_spectator_cannot_sit_down_to_see_at_once(server: Any) -> None:
    made = await server.make("human,bot", spectators="delayed")
    socket = Player(server.url, made.id, [made.owner])
    async with socket as owner:
        await owner.send(protocol.Takeover(1))
        assert (await owner.expect(protocol.Taken)).seat == 1
    other = await server.make("human,bot", spectators="delayed")
    table = await server.table(other)
    late = Late()
    table.audience.guests.add(late)
    with pytest.raises(Exception, match="may not sit down"):
        await table.requests.ask(late, protocol.Takeover(1))
    table.audience.guests.discard(late)


class Late:
    """A spectator of a delayed table."""

    lang: protocol.Lang = "en"
    owner = False
    late = 60.0

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def send(self, message: bytes) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize("spectators", ["open", "delayed", "none"])
async def test_a_seat_sees_at_once_whatever_spectators_may(server: Any, spectators: str) -> None:
    made = await server.make("human", spectators=spectators)
    async with made.player(0) as player:
        assert player.asks()
    owner = {"Authorization": f"Bearer {made.owner}"}
    answer = await server.http.get(f"/api/tables/{made.id}/replay", headers=owner)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("spectators", "table", "replay"),
    [("open", 200, 200), ("delayed", 200, 403), ("none", 403, 403)],
)
async def test_what_a_stranger_may_call(
    server: Any, spectators: str, table: int, replay: int
) -> None:
    made = await server.make("human", spectators=spectators)
    at = f"/api/tables/{made.id}"
    assert (await server.http.get(at)).status_code == table
    assert (await server.http.get(f"{at}/replay")).status_code == replay
    assert (await server.http.get(f"{at}/save")).status_code == 403


# ---- the owner


@pytest.mark.parametrize("seat", [1, 2])
async def test_who_was_kicked_sits_down_nowhere_without_leave(start: Any, seat: int) -> None:
    async with start() as server:
        made = await server.make("human,human,bot")
        table = await server.table(made)
        async with made.player(1) as guest, Player(server.url, made.id, [made.owner]) as owner:
            await owner.send(protocol.Kick(1))
            while (await guest.expect(protocol.View)).seat is not None:
                pass
            await guest.send(protocol.Takeover(seat, "again"))
            await guest.expect(protocol.Asking)
            assert table.seats[seat].kind == "bot"
            (request,) = (await owner.expect(protocol.Requests)).requests
            await owner.send(protocol.Grant(request.id, False))
            await guest.expect(protocol.Denied)
            await owner.send(protocol.Kick(1))
            assert (await owner.expect(protocol.Error)).code == "not-yours"


async def test_the_owner_gives_the_link_of_a_seat_to_a_friend(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,bot")
        async with Player(server.url, made.id, [made.owner]) as owner:
            await owner.send(protocol.Takeover(1, "friend"))
            taken = await owner.expect(protocol.Taken)
        async with Player(server.url, made.id, [taken.token]) as friend:
            assert friend.seats == [1]


@pytest.mark.parametrize("message", [protocol.Kick(1), protocol.CloseTable()])
@pytest.mark.parametrize("seats", [[], [0], [0, 1]])
async def test_no_seat_has_the_powers_of_the_owner(
    server: Any, message: protocol.ClientMessage, seats: list[int]
) -> None:
    made = await server.make("human,human")
    async with made.player(*seats) as player:
        await player.send(message)
        assert (await player.expect(protocol.Error)).code == "not-yours"
    assert [row.kind for row in (await server.table(made)).seats] == ["human", "human"]


async def test_the_owner_has_no_seat_and_plays_for_nobody(server: Any) -> None:
    made = await server.make("human")
    async with Player(server.url, made.id, [made.owner]) as owner:
        assert owner.seats == []
        await owner.send(protocol.GiveAnswer(0, 1, "rest", 0))
        assert (await owner.expect(protocol.Error)).code == "not-yours"


async def test_a_closed_table_stays_closed_after_a_restart(start: Any) -> None:
    async with start() as server:
        made = await server.make("human")
        async with Player(server.url, made.id, [made.owner]) as owner:
            await owner.send(protocol.CloseTable())
            with pytest.raises(Exception, match="1013"):
                await owner.expect(protocol.Hint)
    async with start() as server:
        with pytest.raises(Objection, match="not-found"):
            async with Player(server.url, made.id, [made.tokens[0]]):
                pass


async def test_a_table_that_the_operator_closes_ends_for_those_who_are_there(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(0):
        table = await server.table(made)
        await server.app.state.store.add_event(EventRow(made.id, "close", None, "", now()))
        assert not table.lost
        await server.app.state.tables.sweep()
        assert table.lost
