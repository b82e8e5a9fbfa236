"""A link invites whoever comes with it first; after that it opens nothing, for nobody."""

from typing import Any

import pytest
from websockets.asyncio.client import connect

from waystone.server import protocol
from waystone.server.people.auth import new_token
from waystone.server.web.client import Objection, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Invited(Player):
    """Comes by the link of a seat and claims it, as the page does."""

    def __init__(self, made: Any, seat: int, secret: str, token: str = "") -> None:
        super().__init__(made.url, made.id, [])
        self._hello.claims = [protocol.Claim(token or made.tokens[seat], secret)]


async def test_who_is_invited_has_a_secret_that_the_host_does_not_know(server: Any) -> None:
    made, secret = await server.make("human,human"), new_token()
    async with Invited(made, 1, secret) as friend:
        taken = await friend.expect(protocol.Taken)
        assert (taken.seat, taken.token, friend.seats) == (1, secret, [1])
        assert taken.link == f"/t/{made.id}#{secret}"
    with pytest.raises(Objection, match="it has been used"):
        async with made.player(1):
            pass
    async with Player(server.url, made.id, [secret]) as again:
        assert again.seats == [1]


async def test_a_claim_that_may_have_been_lost_is_made_again(server: Any) -> None:
    made, secret = await server.make("human,human"), new_token()
    for _ in range(3):
        async with Invited(made, 1, secret) as friend:
            assert friend.seats == [1]


async def test_of_two_who_come_by_one_link_the_second_is_told(server: Any) -> None:
    made = await server.make("human,human")
    async with Invited(made, 1, new_token()):
        with pytest.raises(Objection, match="it has been used"):
            async with Invited(made, 1, new_token()):
                pass


async def test_a_host_who_looked_through_the_link_is_found_out(server: Any) -> None:
    made = await server.make("human,human")
    async with made.player(1):
        pass
    with pytest.raises(Objection, match="has used this link before you"):
        async with Invited(made, 1, new_token()):
            pass


async def test_who_has_the_new_link_may_bring_it_to_another_device(server: Any) -> None:
    made, secret = await server.make("human,human"), new_token()
    async with Invited(made, 1, secret) as one, Invited(made, 1, new_token(), secret) as two:
        assert (await two.expect(protocol.Taken)).token == secret
        assert one.seats == two.seats == [1]


async def test_a_secret_is_long_and_plain(server: Any) -> None:
    made = await server.make("human")
    for secret in ("", "short", "x" * 31, "x" * 65, "к" * 32, "x" * 31 + " "):
        with pytest.raises(Objection, match="malformed"):
            async with Invited(made, 0, secret):
                pass


async def test_what_has_been_sent_in_an_address_is_refused_with_a_sentence(server: Any) -> None:
    made = await server.make("human", password="mellon")
    for name, value in (("token", made.tokens[0]), ("password", "mellon")):
        for path in ("", "/replay", "/save"):
            at = f"/api/tables/{made.id}{path}"
            answer = await server.http.get(at, params={name: value})
            if (name, path) == ("password", "/save"):
                assert answer.status_code == 403
            else:
                assert answer.status_code == 400
                assert "never in the address" in answer.json()["error"]["text"]


async def test_a_password_of_any_letters_fits_in_a_header(server: Any) -> None:
    made = await server.make("human", password="друг")
    headers = {"X-Waystone-Password": "%D0%B4%D1%80%D1%83%D0%B3"}
    assert (await server.http.get(f"/api/tables/{made.id}", headers=headers)).status_code == 200


@pytest.mark.parametrize(("wish", "told"), [({"seed": 17}, "17"), ({"seed": None}, "")])
async def test_a_seed_that_somebody_chose_is_told_to_all(
    server: Any, wish: dict[str, int | None], told: str
) -> None:
    made = await server.make("human", **wish)
    assert (await server.http.get(f"/api/tables/{made.id}")).json()["seed"] == told
    async with connect(f"{server.url.replace('http', 'ws')}/ws/{made.id}") as socket:
        await socket.send('{"type": "hello"}')
        assert f'"seed":"{told}"' in str(await socket.recv())


async def test_whoever_goes_on_from_a_save_knows_its_seed(server: Any) -> None:
    made = await server.make("human", seed=None)
    async with made.player(0):
        save = await server.http.get(f"/api/tables/{made.id}/save", headers=made.bearing(0))
    twin = server.made(await server.http.post("/api/tables/upload", content=save.content))
    seed = str(save.json()["setup"]["seed"])
    assert (await server.http.get(f"/api/tables/{twin.id}")).json()["seed"] == seed
