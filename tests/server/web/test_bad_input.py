"""Whatever comes in wrong gets a typed error and changes nothing."""

import asyncio
import json
from typing import Any, get_args

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from waystone.server import protocol
from waystone.server.errors import RUSSIAN
from waystone.server.people.auth import Limits
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def cut_off(player: Player) -> None:
    """Wait until the server ends the connection."""
    try:
        while True:
            await player.receive()
    except ConnectionClosed:
        return


MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    '{"type": "dance"}',
    '{"key": "rest"}',
    '{"type": "answer"}',
    '{"type": "answer", "seat": "0", "ask": 1, "key": "x", "epoch": 0}',
    '{"type": "answer", "seat": -1, "ask": 1, "key": "x", "epoch": 0}',
    '{"type": "answer", "seat": 0, "ask": 1e9, "key": "x", "epoch": 0}',
    '{"type": "answer", "seat": 0, "ask": 99999999999999999999, "key": "x", "epoch": 0}',
    '{"type": "answer", "seat": 0, "ask": 1, "key": ["x"], "epoch": 0}',
    '{"type": "answer", "seat": 0, "ask": 1, "key": "x", "epoch": 0, "sudo": true}',
    '{"type": "undo", "to": "yesterday"}',
    '{"type": "lang", "lang": "tlh"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "' + "x" * 501 + '"}',
    '{"type": "look", "answers": -5}',
    '{"type": "rename", "seat": 0, "name": "' + "x" * 41 + '"}',
    '{"type": "hello"}',
    "[" * 9000,
    '{"type": "chat", "text": "\\ud800"}',
]


@pytest.mark.parametrize("frame", MALFORMED, ids=range(len(MALFORMED)))
async def test_malformed_messages_are_refused(server: Any, frame: str) -> None:
    made = await server.make("human")
    table = await server.table(made)
    before = table.session.hash()
    async with made.player(0) as player:
        await player.socket.send(frame)
        assert (await player.expect(protocol.Error)).code == "malformed"
        ask = player.asks()[0][1]
        assert table.session.hash() == before
        await player.answer(0, ask, simple_answer(ask))


async def test_bytes_that_are_no_text_are_refused(server: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await player.socket.send(b"\xff\xfe\x00")
        assert (await player.expect(protocol.Error)).code == "malformed"


async def test_the_error_names_the_message_it_answers(server: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await player.send(protocol.GiveAnswer(0, 1, "fly", 0, ref="m7"))
        error = await player.expect(protocol.Error)
        assert (error.code, error.ref) == ("bad-answer", "m7")
        assert "fly" in error.text


async def test_oversized_messages_are_refused_and_huge_ones_end_the_connection(
    server: Any,
) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await player.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        assert (await player.expect(protocol.Error)).code == "too-large"
        await player.socket.send("x" * 2_000_000)
        await cut_off(player)
    async with made.player(0) as player:
        assert player.asks()


async def test_too_many_messages_are_refused_then_cut_off(start: Any) -> None:
    async with start(limits=Limits(rate=1, burst=5, patience=10)) as server:
        made = await server.make("human")
        async with made.player(0) as player:
            for _ in range(5):
                await player.send(protocol.Ping())
            assert (await player.expect(protocol.Error)).code == "too-fast"
            for _ in range(50):
                await player.send(protocol.Ping())
            await cut_off(player)


async def test_too_many_tables_are_refused(start: Any) -> None:
    async with start(limits=Limits(tables_rate=0.1, tables_burst=2)) as server:
        await server.make()
        await server.make()
        body = {"game": "_template", "seats": [{}]}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-fast")


async def test_nothing_is_done_before_the_hello(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    url = f"{server.url.replace('http', 'ws')}/ws/{made.id}"
    async with connect(url) as socket:
        await socket.send(msgspec.json.encode(protocol.GiveAnswer(0, 1, "x", 0)).decode())
        error = msgspec.json.decode(await socket.recv(), type=protocol.ServerMessage)
        assert error.code == "hello-first"
    assert table.session.history == []


async def test_a_replayed_answer_is_stale(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        ask = player.asks()[0][1]
        await player.answer(0, ask, simple_answer(ask))
        before = table.session.hash()
        with pytest.raises(Objection, match="stale"):
            await player.answer(0, ask, simple_answer(ask))
        assert table.session.hash() == before
        assert len(table.session.history) == 1


async def test_an_answer_out_of_turn_is_refused(server: Any) -> None:
    made = await server.make("human,human")
    table = await server.table(made)
    async with made.player(0) as one, made.player(1) as two:
        for player in (one, two):
            seat, ask = player.asks()[0]
            await player.answer(seat, ask, simple_answer(ask))
        before = len(table.session.history)
        await two.send(protocol.GiveAnswer(1, 2, "rest", 0))
        assert (await two.expect(protocol.Error)).code == "not-asked"
        assert len(table.session.history) == before


async def test_an_answer_to_a_question_that_was_taken_back_is_stale(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        ask = player.asks()[0][1]
        await player.answer(0, ask, simple_answer(ask))
        old = player.epoch
        await player.send(protocol.Undo())
        await player.expect(protocol.Patch)
        again = player.asks()[0][1]
        assert again == ask
        await player.send(protocol.GiveAnswer(0, ask.number, simple_answer(ask), old))
        assert (await player.expect(protocol.Error)).code == "stale"
        assert table.session.history == []
        await player.answer(0, again, simple_answer(again))


async def test_an_answer_after_the_end_is_refused(server: Any, play: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await play(player)
        await player.send(protocol.GiveAnswer(0, 10_000, "rest", 0))
        assert (await player.expect(protocol.Error)).code == "not-asked"


@pytest.mark.parametrize("seat", [1, 9, 63])
async def test_a_seat_that_is_not_there_is_refused(server: Any, seat: int) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        for message in (protocol.GiveAnswer(seat, 1, "x", 0), protocol.Takeover(seat)):
            await player.send(message)
            assert (await player.expect(protocol.Error)).code == "no-such-seat"


@pytest.mark.parametrize("token", ["", "x" * 32, "ключ"])
async def test_a_wrong_token_opens_nothing(server: Any, token: str) -> None:
    made = await server.make("human")
    with pytest.raises(Objection, match="bad-token"):
        async with Player(server.url, made.id, [token]):
            pass


async def test_an_unknown_table_is_refused(server: Any) -> None:
    with pytest.raises(Objection, match="no-such-table"):
        async with Player(server.url, "nowhere", []):
            pass


async def test_a_page_of_another_site_cannot_make_a_table(server: Any) -> None:
    """A form needs nobody's leave to be sent, nor has text a type that a browser asks about."""
    wish, plain = b'{"game": "_template", "seats": [{}]}', {"content-type": "text/plain"}
    for origin in ("http://evil.example", "null", "http://[", server.url + "0"):
        for path in ("/api/tables", "/api/tables/upload", "/api/lessons/_template"):
            sent = {**plain, "origin": origin}
            refused = await server.http.post(path, content=wish, headers=sent)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "bad-origin")
    for headers in ({"origin": server.url}, {}):
        made = await server.http.post("/api/tables", content=wish, headers=headers)
        assert made.status_code == 201


async def test_a_page_of_another_site_cannot_open_a_socket(server: Any) -> None:
    made = await server.make("human")
    url = f"{server.url.replace('http', 'ws')}/ws/{made.id}"
    for origin in ("http://evil.example", "null", "http://[", server.url + "0"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
        assert b"bad-origin" in refused.value.response.body
    async with connect(url, additional_headers={"Origin": server.url}) as socket:
        await socket.send('{"type": "hello"}')
        assert "welcome" in str(await socket.recv())


BAD_TABLES: list[tuple[Any, int, str]] = [
    ({}, 400, "malformed"),
    ([], 400, "malformed"),
    ({"game": "_template", "seats": []}, 400, "malformed"),
    ({"game": "_template", "seats": [{}] * 17}, 400, "malformed"),
    ({"game": "_template", "seats": [{"kind": "god"}]}, 400, "malformed"),
    ({"game": "_template", "seats": [{}], "more": 1}, 400, "malformed"),
    ({"game": "chess", "seats": [{}]}, 404, "no-such-game"),
    ({"game": "../kernel", "seats": [{}]}, 404, "no-such-game"),
    ({"game": "_template", "seats": [{}] * 9}, 400, "bad-setup"),
    ({"game": "_template", "seats": [{}], "mode": "x"}, 400, "bad-setup"),
    ({"game": "_template", "seats": [{}], "scenario": "x"}, 400, "bad-setup"),
    ({"game": "_template", "seats": [{}], "variants": ["x"]}, 400, "bad-setup"),
    ({"game": "_template", "seats": [{}], "choices": {"x": "y"}}, 400, "bad-setup"),
    ({"game": "_template", "seats": [{}], "seed": -1}, 400, "bad-setup"),
    ({"game": "_template", "seats": [{}], "seed": 2**53}, 400, "bad-setup"),
    ({"game": "_template", "seats": [{"kind": "bot", "bot": "x"}]}, 400, "bad-setup"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD_TABLES, ids=range(len(BAD_TABLES)))
async def test_a_bad_table_is_not_made(server: Any, body: Any, status: int, code: str) -> None:
    answer = await server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/nowhere"),
        ("GET", "/api/tables/nowhere/save"),
        ("GET", "/api/tables/nowhere/replay"),
        ("POST", "/api/tables/nowhere/branch"),
        ("POST", "/api/tables/nowhere/report"),
        ("POST", "/api/tables/mine"),
        ("POST", "/api/lessons/chess"),
        ("GET", "/api/cards/chess"),
        ("GET", "/api/rules?id=XX-YYY-01"),
        ("GET", "/api/rules?q=sword&game=chess"),
        ("GET", "/api/nothing"),
        ("DELETE", "/api/tables"),
        ("PUT", "/api/games"),
        ("GET", "/../../etc/passwd"),
        ("GET", "/%00"),
        ("GET", "/" + "x" * 5000),
    ],
)
async def test_bad_requests_get_a_4xx_and_one_sentence(server: Any, method: str, path: str) -> None:
    for content in (b"", b"{", b'{"token": 5}', b"\xff", b'{"token": "x", "answers": 0}'):
        answer = await server.http.request(method, path, content=content or None)
        assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
        assert "Traceback" not in answer.text
        if path.startswith("/api"):
            assert answer.json()["error"]["text"]


async def test_a_body_over_the_limit_is_refused(server: Any) -> None:
    answer = await server.http.post("/api/tables", content=b" " * 200_000)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


async def test_chat_is_text_without_control_characters(server: Any) -> None:
    made = await server.make("human")
    async with made.player(0) as player:
        await player.send(protocol.Say("<b>hi\x00\u202e</b>\n"))
        assert (await player.expect(protocol.Chat)).line.text == "<b>hi</b>"
        await player.send(protocol.Say("\x00\x07"))
        assert (await player.expect(protocol.Error)).code == "malformed"


async def test_who_cannot_keep_up_is_cut_off_and_loses_nothing(server: Any) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player:
        guest = next(iter(table.audience.guests))
        long = b'{"type":"pong","ref":"' + b"x" * 100_000 + b'"}'
        for _ in range(1000):
            guest.send(long)
        assert guest.closed
        await cut_off(player)
    await asyncio.sleep(0.05)
    assert len(table.audience) == 0
    async with made.player(0) as player:
        assert player.asks()


async def test_who_never_says_hello_is_sent_away(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("waystone.server.web.socket.HELLO_WITHIN", 0.05)
    made = await server.make("human")
    async with connect(f"{server.url.replace('http', 'ws')}/ws/{made.id}") as socket:
        assert "hello-first" in str(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_every_error_has_a_russian_sentence(server: Any) -> None:
    assert set(RUSSIAN) == set(get_args(protocol.ErrorCode))
    made = await server.make("human")
    async with made.player(0, lang="ru") as player:
        await player.send(protocol.GiveAnswer(0, 1, "fly", 0))
        said = (await player.expect(protocol.Error)).text
        assert said.startswith("Варианта «fly» сейчас нет: выберите из card:")
        await player.send(protocol.GiveAnswer(3, 1, "fly", 0))
        assert (await player.expect(protocol.Error)).text == RUSSIAN["no-such-seat"]
    answer = await server.http.get("/api/tables/nowhere", headers={"accept-language": "ru-RU,ru"})
    assert answer.json()["error"]["text"] == RUSSIAN["no-such-table"]
