"""A far click in a whole game becomes a row of answers, and one undo takes them back."""

import asyncio
from typing import Any

import pytest

from waystone.kernel.ask import PASS
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.view import AskView
from waystone.server import protocol
from waystone.server.web.client import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

ALONE = [
    ("runebound", "solo", ""),
    ("dungeoneer", "solo", ""),
    ("machina-arcana", "scenario", "works"),
]


def steps_to(session: Session, goal: str) -> int:
    copy = session.clone()
    copy.listen()
    return copy.walk(0, goal)


def before_a_walk(game_id: str, mode: str, scenario: str) -> tuple[Session, str]:
    """A game played by its policy up to the first moment from which a way of several steps leads
    to some place, and that place."""
    game = find(game_id)
    session = Session.new(game, Setup(1, 1, mode, scenario))
    text = game.text("en", session.content)
    while session.ask is not None:
        question = session.question(0)
        assert question is not None
        boards = session.view(0, text).boards
        for goal in [cell.id for board in boards for cell in board.cells]:
            if game.towards(session.state, session.content, question, goal) and (
                steps_to(session, goal) > 1
            ):
                return session, goal
        session.answer(0, game.bots.policy(session.state, session.content, 0, question))
    raise AssertionError("nobody ever walks")


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "mode", "scenario"), ALONE)
async def test_a_walk_is_taken_back_as_one(
    server: Any, game_id: str, mode: str, scenario: str
) -> None:
    session, goal = before_a_walk(game_id, mode, scenario)
    steps, answers = steps_to(session, goal), len(session.history)
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0) as player:
        ((seat, ask),) = player.asks()
        await player.send(protocol.Walk(seat, ask.number, goal, player.epoch, "w"))
        assert (await player.expect(protocol.Accepted)).ref == "w"
        assert len(table.session.history) == answers + steps
        await player.send(protocol.Undo())
        while len(table.session.history) != answers:
            await player.receive()
        assert table.session.hash() == session.hash()


def before_a_half() -> tuple[Session, str, str]:
    """A turn of Gloomhaven in which a half leads to some hex, and both."""
    game = find("gloomhaven")
    session = Session.new(game, Setup(1, 1, "scenario", "low-tide"))
    while (question := session.question(0)) is not None:
        for first, goals in game.reaches(session.state, session.content, question).items():
            if first.startswith("bottom:"):
                return session, first, goals[-1]
        session.answer(0, game.bots.policy(session.state, session.content, 0, question))
    raise AssertionError("no half ever leads anywhere")


async def test_a_half_and_its_way_are_one_click_and_are_taken_back_as_one(server: Any) -> None:
    session, first, goal = before_a_half()
    answers = len(session.history)
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0) as player:
        ((seat, ask),) = player.asks()
        (choice,) = [c for c in ask.choices if c.key == first]
        assert goal in choice.reach
        await player.send(protocol.FindWay(seat, ask.number, goal, player.epoch, "f", first))
        assert (await player.expect(protocol.Way)).steps == [goal]
        await player.send(protocol.Walk(seat, ask.number, goal, player.epoch, "w", first))
        assert (await player.expect(protocol.Accepted)).ref == "w"
        assert [given.key for given in table.session.history[answers:]][:2] == [first, goal]
        await player.send(protocol.Undo())
        while len(table.session.history) != answers:
            await player.receive()
        assert table.session.hash() == session.hash()


@pytest.mark.parametrize(
    ("first", "goal"), [("", "its own"), ("own", "hex:99,99"), ("x", "its own")]
)
async def test_a_click_that_leads_nowhere_is_refused(server: Any, first: str, goal: str) -> None:
    session, half, end = before_a_half()
    first, goal = half if first == "own" else first, end if goal == "its own" else goal
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0) as player:
        ((seat, ask),) = player.asks()
        await player.send(protocol.Walk(seat, ask.number, goal, player.epoch, "w", first))
        assert (await player.expect(protocol.Error)).code == "bad-answer"
        assert len(table.session.history) == len(session.history)


async def test_what_the_table_answered_after_it_is_taken_back_with_it(server: Any) -> None:
    """Going on from where one wanted to go is a formal question."""
    session, first, goal = before_a_half()
    answers = len(session.history)
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0) as player:
        ((seat, ask),) = player.asks()
        await player.send(protocol.SetStops(seat))
        await player.send(protocol.Walk(seat, ask.number, goal, player.epoch, "w", first))
        while len(table.session.history) != answers + 3:
            await player.receive()
        assert [given.key for given in table.session.history[answers:]] == [first, goal, PASS]
        await player.send(protocol.Undo())
        while len(table.session.history) > answers:
            await player.receive()
        assert table.session.hash() == session.hash()
        await player.send(protocol.Undo())
        while len(table.session.history) >= answers:
            await player.receive()
        assert len(table.session.history) == answers - 1, "then one answer after another"


async def walk(player: Player, first: str, goal: str) -> None:
    ((seat, ask),) = player.asks()
    await player.send(protocol.Walk(seat, ask.number, goal, player.epoch, "w", first))
    await player.expect(protocol.Accepted)


async def asked(player: Player, table: Any) -> AskView:
    """The question that stands once the table has answered all that it answers, and the player
    sees it."""
    while table.driver.busy():  # noqa: ASYNC110 - the table offers no event
        await asyncio.sleep(0.01)
    while True:
        for _, ask in player.asks():
            if ask.number == table.session.asked[0]:
                return ask
        await player.receive()


async def back(player: Player, table: Any) -> int:
    """Take back what one undo takes back; how many answers are left."""
    epoch = player.epoch
    await player.send(protocol.Undo())
    while player.epoch == epoch:
        await player.receive()
    await asked(player, table)
    return len(table.session.history)


async def by_hand(player: Player, table: Any, *keys: str) -> None:
    for key in keys:
        await player.answer(0, await asked(player, table), key)


async def test_answers_by_hand_where_a_walk_was_taken_back_are_no_walk(server: Any) -> None:
    session, first, goal = before_a_half()
    answers = len(session.history)
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0) as player:
        await walk(player, first, goal)
        assert await back(player, table) == answers
        await by_hand(player, table, first, goal)
        assert len(table.session.history) == answers + 2
        assert await back(player, table) == answers + 1


async def test_a_walk_that_was_done_again_is_taken_back_as_one_again(server: Any) -> None:
    session, first, goal = before_a_half()
    answers = len(session.history)
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0) as player:
        await walk(player, first, goal)
        assert await back(player, table) == answers
        await player.send(protocol.Redo())
        while len(table.session.history) != answers + 2:
            await player.receive()
        assert await back(player, table) == answers


@pytest.mark.parametrize("every", [1, 1000])
async def test_a_walk_is_taken_back_as_one_after_a_restart(start: Any, every: int) -> None:
    """By the journal, whether the walk is in the checkpoint or comes after it; also where another
    was taken back before."""
    session, first, goal = before_a_half()
    answers = len(session.history)
    async with start(checkpoint_every=every) as server:
        made = await server.stand(session)
        table = await server.table(made)
        async with made.player(0) as player:
            await walk(player, first, goal)
            await back(player, table)
            await by_hand(player, table, first)
            await back(player, table)
            await walk(player, first, goal)
            assert len(table.session.history) == answers + 2
    async with start() as server:
        made.url = server.url
        table = await server.table(made)
        async with made.player(0) as player:
            assert await back(player, table) == answers
            assert table.session.hash() == session.hash()


async def test_a_walk_is_taken_back_as_one_where_the_table_had_left_the_memory(start: Any) -> None:
    session, first, goal = before_a_half()
    async with start(idle=0.0) as server:
        made = await server.stand(session)
        table = await server.table(made)
        async with made.player(0) as player:
            await walk(player, first, goal)
        while len(table.audience):
            await server.app.state.tables.sweep()
        await server.app.state.tables.sweep()
        again = await server.table(made)
        assert again is not table
        async with made.player(0) as player:
            assert await back(player, again) == len(session.history)


async def test_what_the_table_answered_before_a_restart_is_taken_back_with_it(start: Any) -> None:
    session, first, goal = before_a_half()
    answers = len(session.history)
    async with start() as server:
        made = await server.stand(session)
        table = await server.table(made)
        async with made.player(0) as player:
            await player.send(protocol.SetStops(0))
            await walk(player, first, goal)
            await asked(player, table)
            assert len(table.session.history) > answers + 2
    async with start() as server:
        made.url = server.url
        table = await server.table(made)
        async with made.player(0) as player:
            assert await back(player, table) == answers


async def test_what_the_table_answered_is_taken_back_with_the_answer_before_it_every_time(
    server: Any,
) -> None:
    """Also where an answer that came after it has been taken back before."""
    session, first, goal = before_a_half()
    answers = len(session.history)
    made = await server.stand(session)
    table = await server.table(made)
    async with made.player(0) as player:
        await player.send(protocol.SetStops(0))
        await walk(player, first, goal)
        ask = await asked(player, table)
        walked = len(table.session.history)
        assert walked > answers + 2
        await by_hand(player, table, ask.choices[0].key)
        await asked(player, table)
        assert await back(player, table) == walked
        assert await back(player, table) == answers
