"""Two games that differ only in what a seat cannot see send it the very same bytes, and the same to
spectators, until the game itself shows the difference. For every game and mode with others to hide
from."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from waystone.bots.random import any_answer
from waystone.kernel import save
from waystone.kernel.ask import PASS, Question
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.rng import Streams
from waystone.kernel.session import RuleBug, Session
from waystone.server.errors import Refused
from waystone.server.table.table import Table

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]

MOMENTS = 4
GAMES = 8
ANSWERS = 12
LONGEST_GAME = 150


def modes() -> list[tuple[str, str]]:
    found = [(game, mode) for game in ids(templates=True) for mode in find(game).modes]
    return [(game, mode.id) for game, mode in found if mode.seats[1] > 1]


class Ear:
    """A connection that keeps the bytes of every frame, without the name of the table."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket, self._table = socket, table
        self.frames: list[str] = []

    @classmethod
    async def open(cls, server: Any, table: str, tokens: list[str]) -> "Ear":
        at = f"{server.url.replace('http', 'ws', 1)}/ws/{table}"
        ear = cls(await connect(at, compression=None, max_size=None), table)
        await ear.send({"type": "hello", "tokens": tokens, "lang": "en"})
        return ear

    async def send(self, message: dict[str, Any]) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> list[str]:
        """All that has been said so far."""
        await self.send({"type": "ping", "ref": "now"})
        while True:
            frame = await asyncio.wait_for(self._socket.recv(), 20)
            assert isinstance(frame, str)
            self.frames.append(frame.replace(self._table, "T"))
            if '"pong"' in frame[:20]:
                return self.frames

    async def close(self) -> None:
        await self._socket.close()


class World(Struct):
    """One of the two games, what a seat hears of it, and what a spectator hears."""

    table: Table
    seat: Ear
    spectator: Ear


def moments(game: str, mode: str, luck: random.Random) -> Iterator[Session]:
    """Some moments of random games at which a step has just begun."""
    manifest = find(game)
    seats = max(2, next(m.seats[0] for m in manifest.modes if m.id == mode))
    for seed in range(GAMES):
        session, due = Session.new(manifest, Setup(seats, seed, mode, even=True)), 0
        while session.end is None and len(session.history) < LONGEST_GAME:
            if session.tail == 0 and len(session.history) >= due:
                yield session
                due = len(session.history) + luck.randint(3, 30)
            question = luck.choice(session.questions())
            session.answer(question.seat, any_answer(question, luck))


def redealt(session: Session, seat: int, deal: int) -> bytes:
    """The save of a moment, with everything that a seat cannot see dealt anew."""
    kept = save.parse(save.dump(session))
    state = msgspec.convert(kept.state, session.game.state, strict=False)
    session.game.redeal(state, session.content, seat, Streams(deal))
    kept.state = msgspec.to_builtins(state)
    return msgspec.json.encode(kept)


async def world(server: Any, data: bytes, seat: int, stack: AsyncExitStack) -> World:
    made = await server.stand(save.load(data)[0])
    table = await server.table(made)
    asleep(table)
    ears = []
    for tokens in ([made.tokens[seat]], []):
        ear = await Ear.open(server, made.id, tokens)
        stack.push_async_callback(ear.close)
        await ear.hear()
        ears.append(ear)
    return World(table, *ears)


def shown(table: Table, seat: int) -> list[Any]:
    """What the rules let a seat and a spectator see: views and lines of log."""
    found: list[Any] = []
    for who in (seat, None):
        lines = table.position.chronicle.lines(who, "en", 0)
        found.append((table.session.view(who, table.texts["en"], 0), lines))
    return found


def same_answer(one: Question[Any], two: Question[Any], luck: random.Random) -> str | None:
    """An answer that fits both questions, if there is one."""
    for _ in range(8):
        key = any_answer(one, luck)
        try:
            two.read(key)
        except Exception:
            continue
        return key
    return None


def whispered_to(session: Session) -> list[int] | None:
    """The seats that are asked in secret, if any are."""
    secret = session.ask is not None and session.ask.hushed
    return [q.seat for q in session.questions()] if secret else None


def answers(one: Session, two: Session, seat: int, luck: random.Random) -> Any:
    """Whose turn it is in both games and what to answer in each: the same, but what somebody else
    answers in secret may differ."""
    asked = {q.seat for q in one.questions()} & {q.seat for q in two.questions()}
    if not asked or one.ask is None or two.ask is None:
        return None
    who = seat if seat in asked else luck.choice(sorted(asked))
    first, second = one.question(who), two.question(who)
    assert first is not None
    assert second is not None
    secret = one.ask.mode == two.ask.mode == "each" and len(one.questions()) > 1
    if who != seat and one.ask.hushed:
        return who, PASS, PASS
    if who != seat and secret:
        return who, any_answer(first, luck), any_answer(second, luck)
    key = same_answer(first, second, luck)
    return None if key is None else (who, key, key)


async def listen(worlds: list[World], seat: int, luck: random.Random) -> int:
    """Play both games on; gives how many answers left both ears none the wiser."""
    one, two = worlds
    for n in range(ANSWERS):
        for role in ("seat", "spectator"):
            heard = [await getattr(w, role).hear() for w in worlds]
            assert heard[0] == heard[1], f"the {role} hears a difference"
        whispers = [whispered_to(w.table.session) for w in worlds]
        assert whispers[0] == whispers[1], "who is asked in secret depends on what is hidden"
        given = answers(one.table.session, two.table.session, seat, luck)
        if given is None:
            return n
        who, first, second = given
        try:
            for w, key in ((one, first), (two, second)):
                async with w.table.course.lock:
                    await w.table.course.take(who, key)
        except (Refused, RuleBug):
            return n
        if shown(one.table, seat) != shown(two.table, seat):
            return n
    return ANSWERS


@pytest.mark.parametrize(("game", "mode"), modes(), ids=lambda name: str(name))
async def test_what_is_hidden_leaves_no_trace_on_the_wire(
    server: Any, game: str, mode: str
) -> None:
    luck = random.Random(f"wire:{game}:{mode}")
    differing = compared = 0
    for session in moments(game, mode, luck):
        if differing == MOMENTS:
            break
        seat = luck.randrange(session.setup.seats)
        async with AsyncExitStack() as stack:
            saves = [redealt(session, seat, deal) for deal in (5, 6)]
            worlds = [await world(server, data, seat, stack) for data in saves]
            one, two = (w.table for w in worlds)
            hidden = [w.table.session.hash() for w in worlds]
            if hidden[0] == hidden[1] or shown(one, seat) != shown(two, seat):
                continue
            differing += 1
            compared += 1 + await listen(worlds, seat, luck)
    assert differing == MOMENTS
    assert compared > differing, "every first answer shows the difference"


WISHES: list[dict[str, Any]] = [
    {"formal": True, "smart": True},
    {"formal": True, "smart": False, "until": "something"},
]


async def on_its_own(table: Table) -> None:
    """Wait until the table has given all the answers that it gives in the stead of seats."""
    while table.driver._due() is not None:
        table.driver.wake()
        await asyncio.sleep(0.001)


def asleep(table: Table) -> None:
    """The table answers for nobody: all come to one moment, and only people answer."""
    vars(table.driver)["wake"] = lambda: None


async def answered_for(table: Table, begun: int, luck: random.Random) -> tuple[list[Any], int]:
    """Play on, with the table answering for the first seat; gives all answers after the first
    ones, and how many of them the table gave."""
    by_hand = 0
    while by_hand < 2 * ANSWERS:
        await on_its_own(table)
        if table.session.ask is None:
            break
        question = luck.choice(table.session.questions())
        try:
            async with table.course.lock:
                await table.course.take(question.seat, any_answer(question, luck))
        except (Refused, RuleBug):
            break
        by_hand += 1
    await on_its_own(table)
    given = table.session.history[begun:]
    return given, len(given) - by_hand


@pytest.mark.parametrize("wish", range(len(WISHES)))
@pytest.mark.parametrize(("game", "mode"), modes(), ids=lambda name: str(name))
async def test_what_the_table_answers_sounds_like_an_answer_by_hand(
    server: Any, game: str, mode: str, wish: int
) -> None:
    """The same answers, given by a person: the other seat and a spectator hear the same bytes."""
    luck = random.Random(f"stops:{game}:{mode}:{wish}")
    spared = 0
    for _, session in zip(range(MOMENTS), moments(game, mode, luck), strict=False):
        data = save.dump(session)
        async with AsyncExitStack() as stack:
            worlds = []
            for _ in range(2):
                made = await server.stand(save.load(data)[0])
                table = await server.table(made)
                asleep(table)
                ears = []
                for tokens in ([made.tokens[0]], [made.tokens[1]], []):
                    ears.append(await Ear.open(server, made.id, tokens))
                    stack.push_async_callback(ears[-1].close)
                    await ears[-1].hear()
                worlds.append((table, ears[0], ears[1:]))
            (one, wisher, heard), (two, other, expected) = worlds
            await wisher.send({"type": "stops", "seat": 0, **WISHES[wish]})
            await wisher.hear()
            del vars(one.driver)["wake"]
            given, by_table = await answered_for(one, len(session.history), luck)
            spared += by_table
            for answer in given:
                async with two.course.lock:
                    await two.course.take(answer.seat, answer.key)
            for ear, same in zip(heard, expected, strict=True):
                assert await ear.hear() == await same.hear()
            for drained in (wisher, other):
                await drained.hear()
    assert spared > 0 or (mode, wish) != ("legendary", 1)
