"""Every game there is plays over the network with no change in the server."""

import random
import time
from typing import Any

import pytest

from waystone.bots.ismcts import Ismcts
from waystone.bots.random import any_answer
from waystone.kernel.game import find, ids
from waystone.kernel.session import Session
from waystone.kernel.view import AskView
from waystone.server import protocol
from waystone.server.table.position import restore
from waystone.server.web import shelf
from waystone.server.web.client import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANSWERS = 40


def any_key(ask: AskView, luck: random.Random) -> str:
    keys = [choice.key for choice in ask.choices]
    match ask.kind:
        case "choose":
            return luck.choice(keys)
        case "amount":
            return str(luck.randint(ask.least, ask.most))
        case "order" | "many":
            return " ".join(luck.sample(keys, luck.randint(ask.least, ask.most))) or "none"


async def caught_up(player: Player) -> None:
    await player.send(protocol.Ping())
    await player.expect(protocol.Pong)


@pytest.mark.parametrize("game", ids(templates=True))
async def test_a_game_plays_on_the_wire(server: Any, game: str) -> None:
    """Random answers of all seats in one browser; the patched views are the fresh ones, in both
    languages, also after an undo; what is stored leads to the same table."""
    mode = find(game).modes[0]
    seats = mode.seats[1]
    made = await server.make(",".join(["human"] * seats), game=game, mode=mode.id)
    luck = random.Random(game)
    everyone = range(seats)
    async with made.player(*everyone) as table, Player(server.url, made.id, [], "ru") as watcher:
        for n in range(ANSWERS):
            asks = table.asks()
            if not asks:
                break
            seat, ask = luck.choice(asks)
            await table.answer(seat, ask, any_key(ask, luck))
            if n % 10 == 9:
                await table.send(protocol.Undo("answer"))
                await table.expect(protocol.Patch)
            await caught_up(table)
        await caught_up(watcher)
        async with made.player(*everyone) as fresh, Player(server.url, made.id, [], "ru") as late:
            assert all(table.table(seat) == fresh.table(seat) for seat in everyone)
            assert watcher.table(None) == late.table(None)
    table_now = await server.table(made)
    store = server.app.state.store
    again = restore(await store.table(made.id), await store.journal(made.id))
    assert again.notices == []
    assert again.session.hash() == table_now.session.hash()
    for seat in everyone:
        views = [
            played.session.view(seat, table_now.texts["ru"], 0) for played in (again, table_now)
        ]
        for view in views:
            if view.ask is not None:
                view.ask.about, view.ask.cause = [], ""
        assert views[0] == views[1]


@pytest.mark.parametrize("game", ids(templates=True))
async def test_a_lesson_of_every_game_begins(server: Any, game: str) -> None:
    made = server.made(await server.http.post(f"/api/lessons/{game}", json={"lang": "ru"}))
    async with made.player(0) as player:
        while not player.asks():
            await player.receive()
        await player.send(protocol.AskHint(0))
        hint = await player.expect(protocol.Hint)
        await player.answer(0, player.asks()[0][1], hint.key)


@pytest.mark.parametrize("game", ids(templates=True))
async def test_the_cards_of_every_game_are_listed_in_both_languages(server: Any, game: str) -> None:
    english, russian = [
        (await server.http.get(f"/api/cards/{game}?lang={lang}")).json() for lang in ("en", "ru")
    ]
    assert english
    assert [card["id"] for card in english] == [card["id"] for card in russian]


async def test_a_game_that_cannot_be_read_does_not_hide_the_others(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = shelf.game_info

    def broken(game_id: str, lang: protocol.Lang) -> protocol.GameInfo:
        if game_id == "runebound":
            raise ImportError(game_id)
        return known(game_id, lang)

    monkeypatch.setattr(shelf, "game_info", broken)
    shown = [game["id"] for game in (await server.http.get("/api/games")).json()]
    assert shown == [game for game in ids() if game != "runebound"]


async def test_a_long_list_of_scenarios_has_headings(server: Any) -> None:
    games = (await server.http.get("/api/games?lang=ru")).json()
    for game in games:
        scenarios = game["scenarios"]
        if len(scenarios) > 40:
            groups = {scenario["group"] for scenario in scenarios}
            assert "" not in groups
            assert len(groups) > 3


async def test_a_bot_that_thinks_does_not_hold_up_the_others(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def think(self: Ismcts, session: Session, seat: int) -> str:
        stop = time.perf_counter() + self.seconds
        while time.perf_counter() < stop:
            pass
        return any_answer(next(q for q in session.questions() if q.seat == seat), random.Random(1))

    monkeypatch.setattr(Ismcts, "answer", think)
    made = await server.make("human,bot:ismcts:3s")
    other = await server.make("human")
    table = await server.table(made)
    async with made.player(0), other.player(0) as player:
        waits = []
        for _ in range(40):
            start = time.perf_counter()
            await caught_up(player)
            waits.append(time.perf_counter() - start)
        assert sorted(waits)[len(waits) // 2] < 0.25
        assert not any(answer.seat == 1 for answer in table.session.history)
    table.driver.stop()
