"""A far click in a whole game becomes a row of answers, and one undo takes them back."""

from typing import Any

import pytest

from waystone.kernel.ask import PASS
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.server import protocol

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
