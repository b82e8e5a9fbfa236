"""Windows in an even game: the others can tell neither by bytes nor by time whether a seat was
asked in secret. A thousand windows: `WAYSTONE_WINDOWS=1000 pytest -s` on this file."""

import asyncio
import os
import random
import time
from math import sqrt
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from tests.contract.test_windows import OPENLY
from tests.server.worlds import Worlds, find_worlds, secretive
from websockets.asyncio.client import ClientConnection, connect

from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.steps import a_round, beast_turn, evening
from waystone.kernel import save
from waystone.kernel.ask import PASS
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.step import in_order
from waystone.server import protocol

pytestmark = pytest.mark.asyncio
Start = Any

WINDOWS = int(os.environ.get("WAYSTONE_WINDOWS", "16"))
PAUSE = 0.1
THINKING = 0.2
"""Whoever is asked thinks for up to this part of the pause."""
SURE = 1.95
"""Two samples that differ more than this, times the root of 1/n + 1/m, come from one source in one
of a thousand cases (Kolmogorov and Smirnov)."""


def mauled(*cards: str, even: bool = True) -> Session:
    """Somebody names the hero whom the beast mauls; the second one has these cards."""
    game = find("_template")
    content, content_hash = game.load_content()
    setup = game.settle(Setup(2, 1, luck={"beast": [5] * 9}, even=even), content)
    state, _ = game.begin(setup, content)
    g = cellar()
    hand(g, 1, *cards)
    state.heroes, state.draw, state.beast = g.state.heroes, sorted(g.state.draw), g.state.beast
    for hero in state.heroes:
        hero.room = state.beast.room
    then = in_order(beast_turn(), evening(), a_round())
    return Session(game, content, content_hash, setup, state, then)


HOLDING = ("lid", "poker", "poker")
EMPTY = ("broth", "poker", "poker")


class Heard(Struct):
    """What somebody was sent from an answer on, without the name of the table, and how long it
    took from the frame with which the window opened to that with which it was over."""

    frames: list[str]
    seconds: float


async def sit(url: str, table: str, token: str) -> ClientConnection:
    socket = await connect(f"{url.replace('http', 'ws', 1)}/ws/{table}", compression=None)
    await socket.send(msgspec.json.encode(protocol.Hello([token], "en")).decode())
    await drained(socket)
    return socket


async def drained(socket: ClientConnection) -> list[str]:
    """All that was sent so far."""
    await socket.send('{"type":"ping","ref":"now"}')
    frames: list[str] = []
    while not frames or '"pong"' not in frames[-1][:20]:
        frames.append(str(await asyncio.wait_for(socket.recv(), 20)))
    return frames


async def thinks(socket: ClientConnection, luck: random.Random) -> None:
    """Whoever is asked passes after a moment."""
    while True:
        frame = str(await socket.recv())
        if '"patch"' in frame[:20] and '"card:lid"' in frame:
            await asyncio.sleep(luck.uniform(0, THINKING) * PAUSE)
            await socket.send(
                msgspec.json.encode(protocol.GiveAnswer(1, 2, PASS, 0, "mine")).decode()
            )


async def window(server: Any, session: Session, luck: random.Random, asked: bool = True) -> Heard:
    made = await server.stand(session)
    one = await sit(server.url, made.id, made.tokens[0])
    two = await sit(server.url, made.id, made.tokens[1])
    await drained(one)
    thinking = asyncio.create_task(thinks(two, luck)) if asked else None
    victim = session.state.heroes[1].hero
    answer = protocol.GiveAnswer(0, 1, f"hero:{victim}", 0, "mine")
    await one.send(msgspec.json.encode(answer).decode())
    frames: list[str] = []
    opened: list[float] = []
    while not frames or "TP-RND-01" not in frames[-1]:
        frame = str(await asyncio.wait_for(one.recv(), 20))
        frames.append(frame.replace(made.id, "T"))
        if '"patch"' in frame[:20]:
            opened.append(time.perf_counter())
    frames += await drained(one)
    if thinking is not None:
        thinking.cancel()
    await one.close()
    await two.close()
    return Heard(frames, opened[-1] - opened[0])


def apart(one: list[float], two: list[float]) -> float:
    """The greatest difference between two empirical distributions."""
    return max(
        abs(sum(v <= x for v in one) / len(one) - sum(v <= x for v in two) / len(two))
        for x in [*one, *two]
    )


def compare(holding: list[Heard], empty: list[Heard]) -> None:
    """Neither the bytes nor the times of two worlds tell them apart."""
    assert {tuple(heard.frames) for heard in holding} == {tuple(heard.frames) for heard in empty}
    assert len({tuple(heard.frames) for heard in holding}) == 1
    seconds = [[heard.seconds for heard in world] for world in (holding, empty)]
    most, found = SURE * sqrt(2 / len(holding)), apart(*seconds)
    print(f"{2 * len(holding)} windows: {found:.3f} apart, {most:.3f} would tell")
    assert found < most


async def test_nobody_can_tell_whether_a_seat_was_asked(start: Start) -> None:
    luck = random.Random(5)
    async with start(pause=PAUSE) as server:
        holding, empty = [], []
        for _ in range(max(1, WINDOWS // 2)):
            holding.append(await window(server, mauled(*HOLDING), luck))
            empty.append(await window(server, mauled(*EMPTY), luck))
    compare(holding, empty)


async def passes(socket: ClientConnection, table: Any, seat: int, luck: random.Random) -> None:
    """Whoever is asked in secret, and has something to use, passes after a moment."""
    while True:
        frame = str(await socket.recv())
        question = table.session.question(seat)
        if '"patch"' in frame[:20] and question is not None and not question.idle:
            number = table.session.asked[seat]
            await asyncio.sleep(luck.uniform(0, THINKING) * PAUSE)
            message = protocol.GiveAnswer(seat, number, PASS, 0, "mine")
            await socket.send(msgspec.json.encode(message).decode())
            return


async def overheard(server: Any, worlds: Worlds, world: int, luck: random.Random) -> Heard:
    """A window of any game, as another seat hears it: from the answer that opens it until it is
    over."""
    made = await server.stand(save.load(save.dump(worlds.sessions[world]))[0])
    table = await server.table(made)
    line = {
        seat: await sit(server.url, made.id, made.tokens[seat])
        for seat in sorted({worlds.asked, worlds.listens, worlds.opens.seat})
    }
    ear, opens = line[worlds.listens], worlds.opens
    await drained(ear)
    number, begun = table.session.asked[opens.seat], len(table.session.history)
    answer = protocol.GiveAnswer(opens.seat, number, opens.key, 0, "mine")
    await line[opens.seat].send(msgspec.json.encode(answer).decode())
    passing = asyncio.create_task(passes(line[worlds.asked], table, worlds.asked, luck))
    frames: list[str] = []
    opened: list[float] = []
    while len(opened) < 2:
        frame = str(await asyncio.wait_for(ear.recv(), 20))
        frames.append(frame.replace(made.id, "T"))
        if '"patch"' in frame[:20]:
            opened.append(time.perf_counter())
    assert [answer.key for answer in table.session.history[begun : begun + 2]] == [opens.key, PASS]
    passing.cancel()
    table.driver.stop()
    for socket in line.values():
        await socket.close()
    return Heard(frames, opened[1] - opened[0])


@pytest.mark.parametrize(("game", "mode"), secretive(), ids=lambda name: str(name))
async def test_nobody_can_tell_what_the_asked_seat_holds(
    start: Start, game: str, mode: str
) -> None:
    worlds, luck = find_worlds(game, mode), random.Random(5)
    assert worlds.differ() == (game not in OPENLY), "a seat holds something in one of them"
    async with start(pause=PAUSE) as server:
        heard: tuple[list[Heard], list[Heard]] = [], []
        for _ in range(max(1, WINDOWS // 2)):
            for world, listened in enumerate(heard):
                listened.append(await overheard(server, worlds, world, luck))
    compare(*heard)


@pytest.mark.parametrize("cards", [HOLDING, EMPTY])
async def test_the_end_of_the_pause_is_the_end_of_the_window(
    start: Start, cards: tuple[str, ...]
) -> None:
    """By hand or by itself, nothing is answered before."""
    async with start(pause=60.0) as server:
        made = await server.stand(mauled(*cards))
        table = await server.table(made)
        async with made.player(0) as one, made.player(1) as two:
            ((seat, ask),) = one.asks()
            await one.answer(seat, ask, f"hero:{table.session.state.heroes[1].hero}")
            await two.expect(protocol.Patch)
            for seat, ask in two.asks():
                await two.send(protocol.GiveAnswer(seat, ask.number, PASS, 0, "mine"))
            for _ in range(3):
                await one.send(protocol.Ping("now"))
                await one.expect(protocol.Pong)
            assert len(table.session.history) == 1
            assert table.windows.given() == (cards == HOLDING)
            table.driver.stop()


async def test_where_it_is_not_even_the_silence_tells(start: Start) -> None:
    """The measure sees a difference where there is one."""
    luck = random.Random(5)
    async with start(pause=PAUSE) as server:
        asked = await window(server, mauled(*HOLDING, even=False), luck)
        spared = await window(server, mauled(*EMPTY, even=False), luck, asked=False)
    assert len([f for f in asked.frames if '"patch"' in f[:20]]) == 2
    assert len([f for f in spared.frames if '"patch"' in f[:20]]) == 1


async def test_windows_close_where_the_table_was_made_so(start: Start) -> None:
    """Nobody is waited for: the window of whoever does not answer is over like any other."""
    async with start(pause=0.0) as server:
        made = await server.stand(mauled(*HOLDING))
        table = await server.table(made)
        table.windows.closes, table.windows._pause = 1, PAUSE
        async with made.player(0) as one, made.player(1) as two:
            ((seat, ask),) = one.asks()
            victim = table.session.state.heroes[1].hero
            await one.answer(seat, ask, f"hero:{victim}")
            while table.session.questions()[0].prompt != "ask-ready":
                await two.receive()
        assert [a.key for a in table.session.history] == [f"hero:{victim}", PASS]


async def test_who_has_nothing_to_use_is_not_shown_the_question(start: Start) -> None:
    async with start(pause=PAUSE) as server:
        made = await server.stand(mauled(*EMPTY))
        table = await server.table(made)
        async with made.player(0) as one, made.player(1) as two:
            ((seat, ask),) = one.asks()
            await one.answer(seat, ask, f"hero:{table.session.state.heroes[1].hero}")
            await two.expect(protocol.Patch)
            assert table.session.questions()[0].idle
            assert two.asks() == []
            assert table.calls._asked() == {}, "nobody is called for it either"
            await two.expect(protocol.Patch)
            assert [ask.rule for _, ask in two.asks()] == ["TP-RND-01"]


async def test_who_takes_an_answer_back_takes_the_passes_after_it_back(start: Start) -> None:
    async with start() as server:
        made = await server.stand(mauled(*EMPTY))
        table = await server.table(made)
        async with made.player(0, 1) as both:
            ((seat, ask), _) = both.asks()
            await both.answer(seat, ask, f"hero:{table.session.state.heroes[1].hero}")
            while len(table.session.history) < 2:
                await both.receive()
            await both.send(protocol.Undo("answer"))
            while table.session.history:
                await both.receive()


@pytest.mark.parametrize(
    ("seats", "windows", "even", "told"),
    [
        ("human,human", None, True, 0),
        ("human,bot", None, False, None),
        ("human,human", 0, False, None),
        ("human,human", 7, True, 7),
    ],
)
async def test_a_table_is_made_on_a_rule(
    start: Start, seats: str, windows: int | None, even: bool, told: int | None
) -> None:
    async with start() as server:
        made = await server.make(seats, windows=windows)
        table = await server.table(made)
        assert (table.session.setup.even, table.windows.closes) == (even, windows or 0)
        socket = await connect(f"{server.url.replace('http', 'ws', 1)}/ws/{made.id}")
        await socket.send(msgspec.json.encode(protocol.Hello([], "en")).decode())
        welcome = msgspec.json.decode(await socket.recv(), type=protocol.Welcome)
        assert welcome.windows == told
        await socket.close()
