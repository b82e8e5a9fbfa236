"""Every scenario, mode and number of seats of every game is played to its end on the server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from logging import INFO
from typing import Any

import pytest
import pytest_asyncio
from tests.server import playthrough
from tests.server.playthrough import Case, enough_cases, every_case

from waystone.kernel.game import find, ids
from waystone.server import protocol
from waystone.server.table.tables import Tables
from waystone.server.web.client import Objection, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

EVERY = 37


def pace(game_id: str) -> list[pytest.MarkDecorator]:
    return [] if game_id.startswith("_") else [pytest.mark.slow]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tables(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tables]:
    async with playthrough.tables(tmp_path_factory.mktemp("games")) as opened:
        yield opened


@pytest.mark.parametrize(
    "case", [pytest.param(c, id=c.name(), marks=pace(c.game)) for c in enough_cases()]
)
async def test_a_whole_game_is_seen_by_all(
    tables: Tables, case: Case, caplog: pytest.LogCaptureFixture
) -> None:
    """All seats and a spectator, one seat and the spectator in Russian too: what the patches make
    is the fresh view."""
    assert await playthrough.play(tables, case, EVERY, ears=2) > 0
    assert [record.getMessage() for record in caplog.records if record.levelno > INFO] == []


async def test_no_scenario_mode_or_number_of_seats_is_left_out() -> None:
    every, played = list(every_case()), list(enough_cases())
    assert {(c.game, c.mode, c.seats) for c in played} == {(c.game, c.mode, c.seats) for c in every}
    assert {(c.game, c.mode, c.scenario) for c in played} == {
        (c.game, c.mode, c.scenario) for c in every
    }
    for game in map(find, ids(templates=True)):
        content, _ = game.load_content()
        scenarios = {scenario.id for scenario in game.scenarios(content)}
        assert {case.scenario for case in every if case.game == game.id} - {""} == scenarios
        modes = {mode.id for mode in game.modes}
        assert {case.mode for case in every if case.game == game.id} == modes


async def watch(player: Player, seat: int | None) -> None:
    """Look on until the game is over; when asked, do what the hint says."""
    while not player.seen.over(seat):
        asks = player.asks()
        if not asks:
            await player.receive()
            continue
        await player.send(protocol.AskHint(player.seats[0]))
        told = await player.receive()
        while not isinstance(told, protocol.Hint | protocol.Error):
            told = await player.receive()
        if isinstance(told, protocol.Hint):
            with suppress(Objection):
                await player.answer(*asks[0], told.key)


@pytest.mark.parametrize("game", [pytest.param(g, marks=pace(g)) for g in ids(templates=True)])
async def test_a_whole_game_over_the_network(server: Any, game: str) -> None:
    """The last scenario, with two people (one of them in Russian), bots and a spectator."""
    mode = find(game).modes[0].id
    case = [case for case in every_case() if (case.game, case.mode) == (game, mode)][-1]
    seats = ",".join(["human", "human", "bot", "bot"][: case.seats])
    more = {"mode": case.mode, "scenario": case.scenario, "choices": case.wish().choices}
    made = await server.make(seats, game=game, **more)
    languages: tuple[protocol.Lang, ...] = ("ru", "en")

    def come() -> list[Player]:
        people = [made.player(s, lang=languages[s]) for s in made.tokens]
        return [*people, Player(server.url, made.id, [], "ru")]

    chairs = [*made.tokens, None]
    async with AsyncExitStack() as door:
        guests = [await door.enter_async_context(player) for player in come()]
        await asyncio.gather(*map(watch, guests, chairs))
        late = [await door.enter_async_context(player) for player in come()]
        for seat, guest, fresh in zip(chairs, guests, late, strict=True):
            shown = fresh.table(seat)
            assert guest.seen.table(seat, len(shown.log)) == shown
            assert shown.outcome is not None
