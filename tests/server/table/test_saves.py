"""Saves go out and come in; any moment can be looked at and gone on from."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import structs
from tests.server.conftest import HASTY

from waystone.kernel import save
from waystone.kernel.errors import BadSave
from waystone.kernel.game import Setup, find
from waystone.kernel.journal import EVERY
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.errors import Refused
from waystone.server.people.auth import Limits
from waystone.server.table import intake
from waystone.server.web.client import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def played(server: Any, play: Any, answers: int = 8) -> Any:
    made = await server.make("human")
    async with made.player(0) as player:
        await play(player, answers)
    return made


async def download(server: Any, made: Any) -> bytes:
    answer = await server.http.get(f"/api/tables/{made.id}/save", headers=made.bearing(0))
    assert "attachment" in answer.headers["content-disposition"]
    data: bytes = answer.content
    return data


async def test_a_download_uploaded_again_is_the_same_game(server: Any, play: Any) -> None:
    made = await played(server, play)
    data = await download(server, made)
    twin = server.made(await server.http.post("/api/tables/upload", content=data))
    assert twin.notices == []
    old, new = await server.table(made), await server.table(twin)
    assert new.session.hash() == old.session.hash()
    async with made.player(0) as one, twin.player(0) as two:
        assert two.table(0) == one.table(0)
        assert two.table(0).log
        await play(two)
        assert two.table(0).outcome is not None


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut off": lambda data: data[: len(data) // 2],
    "not a save": lambda data: b'{"format": 1}',
    "not JSON": lambda data: b"\x89PNG\r\n",
    "deep": lambda data: b"[" * 100_000,
    "another game": lambda data: data.replace(b'"_template"', b'"chess"'),
    "from the future": lambda data: data.replace(b'"format": 1', b'"format": 99'),
    "no such step": lambda data: with_field(data, "step", "dance"),
    "bad arguments": lambda data: with_field(data, "args", [1, 2, 3]),
    "tail": lambda data: with_field(data, "tail", 99),
    "seats": lambda data: with_field(data, "asked", []),
    "many seats": lambda data: with_setup(data, "seats", 4),
    "bad seed": lambda data: with_setup(data, "seed", -4),
    "bad scenario": lambda data: with_setup(data, "scenario", "x"),
    "a hero that is not there": lambda data: data.replace(b'"hero": "', b'"hero": "x'),
    "a card too many": lambda data: data.replace(b'"draw": [', b'"draw": ["poker",'),
    "a room that is not there": lambda data: data.replace(b'"room": "', b'"room": "x'),
    "a beast that is not there": lambda data: data.replace(b'"beast": "', b'"beast": "x'),
}


def with_field(data: bytes, name: str, value: Any) -> bytes:
    return msgspec.json.encode({**json.loads(data), name: value})


def with_setup(data: bytes, name: str, value: Any) -> bytes:
    plain = json.loads(data)
    plain["setup"][name] = value
    return msgspec.json.encode(plain)


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_save_is_refused(server: Any, play: Any, damage: str) -> None:
    made = await played(server, play, 5)
    reply = intake.replied(DAMAGE[damage](await download(server, made)))
    assert reply.begun is None
    assert reply.objected is not None
    assert reply.objected.text.endswith(".")
    assert "\n" not in reply.objected.text


@pytest.mark.parametrize("damage", ["empty", "another game", "a card too many"])
async def test_an_upload_is_refused_in_a_sentence(server: Any, play: Any, damage: str) -> None:
    made = await played(server, play, 5)
    data = DAMAGE[damage](await download(server, made))
    answer = await server.http.post("/api/tables/upload", content=data)
    assert "Traceback" not in answer.text
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-save")


def forged_gloomhaven(name: str, value: Any) -> bytes:
    session = Session.new(find("gloomhaven"), Setup(2, 5))
    tree = json.loads(save.dump(session))
    assert name in tree["state"]
    tree["state"][name] = value
    return msgspec.json.encode(tree)


@pytest.mark.parametrize(("name", "value"), [("seats", 10**12), ("open_doors", [10**9])])
async def test_a_forged_state_is_told_from_a_true_one_in_two_languages(
    server: Any, name: str, value: Any
) -> None:
    data = forged_gloomhaven(name, value)
    for lang, words in (("en", "does not replay"), ("ru", "не воспроизводится")):
        answer = await server.http.post(f"/api/tables/upload?lang={lang}", content=data)
        assert answer.status_code == 400
        assert words in answer.json()["error"]["text"]


async def test_who_plays_is_not_disturbed_by_an_upload(server: Any, play: Any) -> None:
    """The replay is not in this process: while it runs, others are answered."""
    made = await played(server, play)
    data = await download(server, made)
    upload = asyncio.create_task(server.http.post("/api/tables/upload", content=data))
    async with made.player(0) as player:
        await player.send(protocol.Ping("p"))
        await player.expect(protocol.Pong)
        assert not upload.done()
    assert (await upload).status_code == 201


async def test_a_replay_that_takes_too_long_is_ended() -> None:
    with pytest.raises(BadSave) as refused:
        await intake.Intake(seconds=0.01).read(b"{}")
    assert refused.value.message == "save-too-slow"


async def test_saves_that_pile_up_are_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "QUEUE", 1)
    desk = intake.Intake()
    first = asyncio.create_task(desk.read(b"{}"))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="wait a moment"):
        await desk.read(b"{}")
    with pytest.raises(BadSave):
        await first


async def test_an_upload_over_the_limit_is_refused(start: Any) -> None:
    async with start(limits=Limits(upload=1000)) as server:
        answer = await server.http.post("/api/tables/upload", content=b"x" * 1001)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


async def test_continue_from_here(server: Any, play: Any) -> None:
    made = await played(server, play, 9)
    body = {"token": made.tokens[0], "answers": 4}
    branch = server.made(await server.http.post(f"/api/tables/{made.id}/branch", json=body))
    old, new = await server.table(made), await server.table(branch)
    assert branch.id != made.id
    assert new.session.history == old.session.history[:4]
    assert len(old.session.history) == 9
    async with branch.player(0) as player:
        await play(player)
        assert player.table(0).outcome is not None
        assert player.table(0).log[0].n == 1 or len(player.table(0).log) == 200
    assert len(old.session.history) == 9
    body["answers"] = 10
    answer = await server.http.post(f"/api/tables/{made.id}/branch", json=body)
    assert answer.status_code == 404


async def test_looking_back_shows_what_the_seat_saw(server: Any, play: Any) -> None:
    made = await server.make("human")
    seen = []
    async with made.player(0) as player:
        for _ in range(9):
            seen.append(player.table(0))
            await play(player, 1)
        for moment in (0, 8, 3, 5, 4):
            await player.send(protocol.Look(moment, 0, ref=str(moment)))
            looked = await player.expect(protocol.Looked)
            assert looked.table == seen[moment]
            assert (looked.answers, looked.of, looked.ref) == (moment, 9, str(moment))
        await player.send(protocol.Look(10, 0))
        assert (await player.expect(protocol.Error)).code == "not-found"
    async with Player(server.url, made.id, []) as watcher:
        await watcher.send(protocol.Look(4))
        assert b'"hand:' not in msgspec.json.encode(await watcher.expect(protocol.Looked))


async def test_replay_lists_the_steps(server: Any, play: Any) -> None:
    made = await played(server, play, 9)
    answer = await server.http.get(f"/api/tables/{made.id}/replay")
    replay = msgspec.convert(answer.json(), protocol.Replay)
    assert replay.answers == 9
    assert replay.steps[0] == protocol.ReplayStep("a_round", 0, "round")
    assert [step.answers for step in replay.steps] == sorted(s.answers for s in replay.steps)


async def test_a_report_keeps_a_save_that_can_be_loaded(server: Any, play: Any) -> None:
    made = await played(server, play, 5)
    body = {"token": made.tokens[0], "text": "the beast has five legs"}
    answer = await server.http.post(f"/api/tables/{made.id}/report", json=body)
    assert answer.json()["report"]
    ((note, data),) = await server.app.state.store.reports(made.id)
    assert note == "the beast has five legs"
    session, _ = save.load(data)
    assert session.hash() == (await server.table(made)).session.hash()
    body["token"] = "wrong"
    answer = await server.http.post(f"/api/tables/{made.id}/report", json=body)
    assert answer.status_code == 403


async def test_looks_to_and_fro_play_a_few_steps_only(
    server: Any, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far apart they are, and what is seen is what was there."""
    made = await server.make("human,human")
    async with made.player(0, 1) as both:
        await play(both, 60)
        table = await server.table(made)
        far = len(table.session.history)
        await both.send(protocol.Look(far, 0))
        await both.expect(protocol.Looked)
        given: list[str] = []
        answer = Session.answer

        def counted(self: Session, seat: int, key: str, ask: int | None = None) -> None:
            given.append(key)
            answer(self, seat, key, ask)

        monkeypatch.setattr(Session, "answer", counted)
        for moment in (0, far, 1, far - 1, far // 2):
            before = len(given)
            await both.send(protocol.Look(moment, 0))
            shown = (await both.expect(protocol.Looked)).table
            assert len(given) - before <= 2 * EVERY
            again = Session.new(table.game, table.session.setup)
            for old in table.session.history[:moment]:
                answer(again, old.seat, old.key)
            assert shown == again.view(0, table.texts["en"], 200)


async def test_looks_back_are_counted_by_address(start: Any, play: Any) -> None:
    limits = structs.replace(HASTY, look_rate=0.001, look_burst=3)
    async with start(limits) as server:
        made = await server.make("human,human")
        async with made.player(0) as player, made.player(1) as other:
            for _ in range(3):
                await player.send(protocol.Look(0, 0))
                await player.expect(protocol.Looked)
            for one in (player, other):
                await one.send(protocol.Look(0, None))
                assert (await one.expect(protocol.Error)).code == "too-fast"
