"""Calls to a browser that has no page open: only that browser can read them, and they go nowhere
else."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from tests.server.receiver import LATE, Browser, Receiver, subscribed

from waystone.server.errors import Refused
from waystone.server.people import outbox, push
from waystone.server.people.outbox import Letter
from waystone.server.store import subscriptions
from waystone.server.web.client import Player, simple_answer


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def test_only_the_browser_reads_what_it_is_sent() -> None:
    browser, other = Browser(), Browser()
    message = "Ваш ход".encode() * 50
    body = push.sealed(message, browser.p256dh, browser.auth)
    assert browser.read(body) == message
    assert message not in body
    with pytest.raises(InvalidTag):
        other.read(body)
    assert push.sealed(message, browser.p256dh, browser.auth) != body


def test_the_example_of_the_standard_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """RFC 8291, appendix A: with its keys and salt, its bytes."""
    theirs = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    auth = "BTBZMqHH6r4Tts7J_aSIgg"
    private = push.read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    mine = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    monkeypatch.setattr(ec, "generate_private_key", lambda _: mine)
    monkeypatch.setattr("os.urandom", lambda _: push.read("DGv6ra1nlYgDCS1FRnbzlw"))
    made = push.sealed(b"When I grow up, I want to be a watermelon", theirs, auth)
    assert push.spelled(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
        "4a-fN"
    )


def test_the_carrier_can_tell_who_calls() -> None:
    signer = push.Signer(push.new_key(), "mailto:me@example.org")
    said = signer.authorization("https://push.example.org/abc?d=1")
    token, key = said.removeprefix("vapid t=").split(", k=")
    signed, _, signature = token.rpartition(".")
    head, claims = (json.loads(push.read(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example.org"
    assert claims["sub"] == "mailto:me@example.org"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    raw = push.read(signature)
    both = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.read(key))
    public.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("!!", "x"), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("é" * 9, "a")]
)
def test_keys_that_no_browser_makes_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused):
        push.check(p256dh, auth)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://me:you@push.example.org/x",
        "ftp://push.example.org/x",
        "https://",
        "https://[x/",
        "nonsense",
    ],
)
def test_strangers_name_https_addresses_only(url: str) -> None:
    with pytest.raises(Refused):
        outbox.check(url, near=False)
    outbox.check("https://push.example.org/x?y=1", near=False)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.9",
        "169.254.169.254",
        "::1",
        "fe80::1",
        "fd00::2",
        "0.0.0.0",
    ],
)
def test_no_name_leads_to_the_servers_own_network(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is connected to: the address is looked at first, and it is the one that is used."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    tried: list[object] = []
    monkeypatch.setattr(socket, "create_connection", lambda *at, **_: tried.append(at))
    with pytest.raises(OSError, match="no public address"):
        outbox.deliver(Letter("https://push.example.org/x", b"", {}), near=False)
    assert tried == []


# ---- at a table


async def play_to(table: Any, seat: int) -> None:
    """Play for everybody until the table waits for a seat alone."""
    session = table.session
    while [q.seat for q in session.questions()] != [seat]:
        question = session.questions()[0]
        async with table.course.lock:
            policy = session.game.bots.policy
            key = policy(session.state, session.content, question.seat, question)
            await table.course.take(question.seat, key)


@pytest.mark.asyncio
async def test_who_is_away_is_called_once_for_a_question(
    start: Any, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start() as server:
        server.app.state.tables.bell.outbox.near = True
        made = await server.make("human,human")
        table = await server.table(made)
        await play_to(table, 0)
        ann = await subscribed(server, made.id, made.tokens[1], f"{receiver.url}/ann", "ru")
        await play_to(table, 1)
        await receiver.wait(1)
        path, head, body = receiver.letters[0]
        assert path == "/ann"
        assert head["content-encoding"] == "aes128gcm"
        assert head["authorization"].startswith("vapid t=")
        told = json.loads(ann.read(body))
        assert told == {"title": "Ваш ход", "body": table.game.name["ru"], "url": f"/t/{made.id}"}
        sent: list[Letter] = []
        monkeypatch.setattr(
            server.app.state.tables.bell.outbox, "send", lambda x, _: sent.append(x)
        )
        await table.calls.ring(set(), leads=True)
        assert sent == [], "called before"
        async with Player(server.url, made.id, [made.tokens[1]]) as here:
            seat, ask = here.asks()[0]
            await here.answer(seat, ask, simple_answer(ask))
            await play_to(table, 0)
            await play_to(table, 1)
        assert sent == [], "here"
        await play_to(table, 0)
        await play_to(table, 1)
        assert {letter.url for letter in sent} == {f"{receiver.url}/ann"}


@pytest.mark.asyncio
async def test_a_browser_that_is_gone_is_not_called_again(start: Any, receiver: Receiver) -> None:
    async with start() as server:
        server.app.state.tables.bell.outbox.near = True
        made = await server.make("human,human")
        table = await server.table(made)
        await play_to(table, 0)
        await subscribed(server, made.id, made.tokens[1], receiver.url)
        receiver.status = 410
        await play_to(table, 1)
        await receiver.wait(1)
        store = server.app.state.store
        async with asyncio.timeout(LATE):
            for seq in range(9_999, 99_999):
                if not await subscriptions.to_call(store, made.id, 1, seq):
                    break


@pytest.mark.asyncio
async def test_who_leaves_the_seat_is_not_called(start: Any, receiver: Receiver) -> None:
    async with start() as server:
        server.app.state.tables.bell.outbox.near = True
        made = await server.make("human,human")
        await subscribed(server, made.id, made.tokens[1], receiver.url)
        await subscribed(server, made.id, made.tokens[1], f"{receiver.url}/2")
        off = {"token": made.tokens[1], "endpoint": receiver.url, "off": True}
        answer = await server.http.post(f"/api/tables/{made.id}/calls", json=off)
        assert answer.json() == {"calls": False}
        store = server.app.state.store
        (left,) = await subscriptions.to_call(store, made.id, 1, 1)
        assert left.endpoint.endswith("/2")
        table = await server.table(made)
        async with table.course.lock:
            await table.chairs._give_to_bot(table.seats[1], "greedy", "")
        assert await subscriptions.to_call(store, made.id, 1, 2) == []


@pytest.mark.asyncio
async def test_a_seat_has_a_few_browsers_and_only_good_ones(start: Any) -> None:
    async with start() as server:
        made = await server.make("human,human")
        at, browser = f"/api/tables/{made.id}/calls", Browser()
        wish = {"token": made.tokens[1], "p256dh": browser.p256dh, "auth": browser.auth}
        for url in ("http://127.0.0.1/x", "https://127.0.0.1:1/x"):
            answer = await server.http.post(at, json={**wish, "endpoint": url})
            assert answer.json()["error"]["code"] == "malformed"
        bad = {**wish, "endpoint": "https://push.example.org/x", "auth": "short"}
        assert (await server.http.post(at, json=bad)).status_code == 400
        stranger = {**wish, "endpoint": "https://push.example.org/x", "token": "x" * 32}
        assert (await server.http.post(at, json=stranger)).status_code == 403
        for n in range(8):
            answer = await server.http.post(at, json={**wish, "endpoint": f"https://p.example/{n}"})
            assert answer.status_code == 201
        kept = await subscriptions.to_call(server.app.state.store, made.id, 1, 5)
        assert len(kept) == subscriptions.EACH


@pytest.mark.asyncio
async def test_the_key_is_made_once_and_kept(start: Any) -> None:
    async with start() as server:
        first = (await server.http.get("/api/push")).json()["key"]
        assert len(push.read(first)) == 65
    async with start() as server:
        assert (await server.http.get("/api/push")).json()["key"] == first


@pytest.mark.asyncio
async def test_the_operator_is_told_by_the_webhook(start: Any, receiver: Receiver) -> None:
    async with start(webhook=f"{receiver.url}/hook") as server:
        made = await server.make("human,human")
        table = await server.table(made)
        await play_to(table, 0)
        await play_to(table, 1)
        await receiver.wait(1, seat=1)
        path, head, body = next(x for x in receiver.letters if b'"seat":1' in x[2])
        told = json.loads(body)
        assert (path, head["content-type"]) == ("/hook", "application/json")
        assert (told["event"], told["table"], told["seat"]) == ("turn", made.id, 1)
        assert made.tokens[1] not in body.decode()
