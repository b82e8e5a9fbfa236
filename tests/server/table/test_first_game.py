"""The first game: ready to be played, with hints that explain and a word before a plain blunder."""

from typing import Any

import pytest

from waystone.kernel.game import find, ids
from waystone.kernel.lesson import Script, lessons
from waystone.kernel.seeing import setting_up
from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.web.client import Objection, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

BLUNDER = "top:whale-oil"
"""From where the first chapter begins, Whale Oil reaches nobody."""


def far_off() -> Session:
    """A turn in which an attack would hit nobody, and a walk would help."""
    game = find("gloomhaven")
    session, _ = Script(game, lessons(game)["first-turn"]).begin()
    session.answer(0, "card:whale-oil card:boarding-swing")
    session.answer(1, "card:lit-street card:night-round")
    return session


async def seated(server: Any, session: Session, **more: Any) -> Any:
    tables = server.app.state.tables
    seats = [protocol.SeatWish(), *(protocol.SeatWish("bot") for _ in range(1))]
    return server.at(
        await tables.maker.make(await tables.maker.begun(session), seats, "en", **more)
    )


async def reasons(player: Player, seat: int = 0) -> list[protocol.HintReason]:
    """The hint comes at once, and again with its reasons."""
    await player.send(protocol.AskHint(seat))
    assert (await player.expect(protocol.Hint)).reasons == []
    return (await player.expect(protocol.Hint)).reasons


@pytest.mark.parametrize(("lang", "said"), [("en", "Hit points"), ("ru", "Здоровье")])
async def test_a_hint_tells_its_reasons_in_the_own_language(
    server: Any, lang: protocol.Lang, said: str
) -> None:
    made = await seated(server, far_off())
    async with made.player(0, lang=lang) as player:
        found = await reasons(player)
        hits = [reason for reason in found if reason.kind == "hits"]
        assert hits, found
        assert any(said in reason.text for reason in hits)
        assert all(0 < reason.worlds <= reason.of for reason in found)


async def test_where_odds_are_not_told_a_hint_tells_what_is_certain(server: Any) -> None:
    made = await seated(server, far_off(), foresight="off")
    async with made.player(0) as player:
        found = await reasons(player)
        assert found
        assert all(reason.worlds == reason.of for reason in found)


async def test_a_first_game_says_a_word_before_a_plain_blunder(server: Any) -> None:
    made = await seated(server, far_off(), lesson=True)
    table = await server.table(made)
    before = table.session.hash()
    async with made.player(0, lang="ru") as player:
        ask = player.asks()[0][1]
        with pytest.raises(Objection, match="никого не заденет") as objection:
            await player.answer(0, ask, BLUNDER)
        assert objection.value.code == "nudge"
        assert "На абордаж" in str(objection.value)
        assert table.session.hash() == before
        meant = protocol.GiveAnswer(0, ask.number, BLUNDER, player.epoch, meant=True)
        await player.send(meant)
        await player.stored()
        assert BLUNDER in [given.key for given in table.session.history]


async def test_a_sensible_move_and_another_table_are_left_alone(server: Any) -> None:
    first = await seated(server, far_off(), lesson=True)
    async with first.player(0) as player:
        await player.answer(0, player.asks()[0][1], "bottom:boarding-swing")
    usual = await seated(server, far_off())
    async with usual.player(0) as player:
        await player.answer(0, player.asks()[0][1], BLUNDER)


@pytest.mark.slow
@pytest.mark.parametrize("game", ids(templates=True))
async def test_a_first_game_is_ready_and_asks_nothing_formal(server: Any, game: str) -> None:
    made = server.at(await server.app.state.tables.maker.lesson(game, "", "en"))
    table = await server.table(made)
    assert not setting_up(table.session)
    async with made.player(0) as player:
        stops = await player.expect(protocol.Stops)
        assert (stops.seat, stops.formal) == (0, True)
