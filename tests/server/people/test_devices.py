"""A seat moves to another device by a code that is good once and for some minutes."""

from datetime import timedelta
from typing import Any

import pytest

from waystone.server import protocol
from waystone.server.people.auth import Limits
from waystone.server.web.client import Objection, Player

pytestmark = pytest.mark.asyncio

SECRET, OTHER = "s" * 32, "o" * 32


async def code_of(server: Any, made: Any, seat: int) -> str:
    answer = await server.http.post(
        f"/api/tables/{made.id}/code", json={"token": made.tokens[seat]}
    )
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def used(server: Any, code: str, secret: str = SECRET) -> Any:
    return await server.http.post("/api/codes", json={"code": code, "secret": secret})


async def test_the_seat_goes_on_there_and_no_longer_here(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        table = await server.table(made)
        async with made.player(0) as old:
            code = await code_of(server, made, 0)
            answer = await used(server, code.lower().replace("-", " "))
            expected = {"table": made.id, "game": "_template", "seat": 0}
            assert (answer.status_code, answer.json()) == (201, expected)
            async with Player(server.url, made.id, [SECRET]) as new:
                assert new.seats == [0]
            assert not any(0 in guest.seats for guest in table.audience)
            assert (await old.expect(protocol.Gone)).seat == 0
            await old.send(protocol.Rename(0, "thief"))
            assert (await old.expect(protocol.Error)).code == "not-yours"
        with pytest.raises(Objection, match="bad-token"):
            async with made.player(0):
                pass
        async with made.player(1) as other:
            assert other.seats == [1]


async def test_a_code_is_good_once(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        code = await code_of(server, made, 0)
        assert (await used(server, code)).status_code == 201
        assert (await used(server, code)).status_code == 201, "the same device may ask again"
        assert (await used(server, code, OTHER)).status_code == 404
        async with Player(server.url, made.id, [SECRET]) as new:
            assert new.seats == [0]


async def test_a_code_is_good_for_minutes(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        code = await code_of(server, made, 0)
        server.app.state.tables.wall.ahead += timedelta(minutes=11)
        assert (await used(server, code)).status_code == 404
        async with made.player(0) as old:
            assert old.seats == [0]


async def test_a_new_code_takes_the_place_of_the_last(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        first, second = await code_of(server, made, 0), await code_of(server, made, 0)
        assert (await used(server, first)).status_code == 404
        assert (await used(server, second)).status_code == 201


async def test_a_code_dies_with_the_seat(start: Any) -> None:
    """Whoever sits there next is not moved away by it."""
    async with start() as server:
        made = await server.make("human,human")
        table = await server.table(made)
        code = await code_of(server, made, 0)
        async with table.course.lock:
            await table.chairs._give_to_bot(table.seats[0], "greedy", "")
            await table.seats.take(0, "Ann", "")
        assert (await used(server, code)).status_code == 404


async def test_codes_are_not_guessed(start: Any) -> None:
    async with start(Limits(guess_burst=3, guess_rate=0.0)) as server:
        made = await server.make("human,human")
        code = await code_of(server, made, 0)
        wrong = [(await used(server, "AAAA-AAAA")).status_code for _ in range(4)]
        assert wrong == [404, 404, 404, 429]
        assert (await used(server, code)).status_code == 429


async def test_only_a_seat_has_a_code(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        for token in (made.owner, "x" * 32):
            answer = await server.http.post(f"/api/tables/{made.id}/code", json={"token": token})
            assert answer.status_code == 403
