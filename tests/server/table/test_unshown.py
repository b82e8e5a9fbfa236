"""A table that cannot be shown says so, keeps a report and can be taken back."""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games._template.box.definitions import Content
from waystone.games._template.shown import view
from waystone.games._template.table.state import State
from waystone.kernel import save
from waystone.kernel.ask import AnyQuestion, Option, Question
from waystone.kernel.text import Text
from waystone.kernel.view import Board, Cell
from waystone.server import protocol
from waystone.server.errors import NOTICES
from waystone.server.table import chronicle, driver
from waystone.server.web.client import Objection, Player, simple_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

TOLD = NOTICES["notice-unshown"]
Draw = Callable[[State, Content, Text], Board]
draw: Draw = view.board


def dark(state: State) -> bool:
    return any(hero.room == "cellar" for hero in state.heroes)


def in_the_dark(state: State, content: Content, text: Text) -> Board:
    if dark(state):
        raise OverflowError("the cellar is too dark")
    return draw(state, content, text)


def unsendable(state: State, content: Content, text: Text) -> Board:
    board = draw(state, content, text)
    unknown: Any = object()
    return replace(board, cells=[Cell("far", unknown, 0)]) if dark(state) else board


def dark_in_russian(state: State, content: Content, text: Text) -> Board:
    return (in_the_dark if text.language == "ru" else draw)(state, content, text)


async def to_the_stairs(player: Player) -> Any:
    """Play until the way to the cellar is open."""
    while True:
        for seat, ask in player.asks():
            if any(choice.key == "room:cellar" for choice in ask.choices):
                return seat, ask
            await player.answer(seat, ask, simple_answer(ask))
        if not player.asks():
            await player.receive()


async def same_as_fresh(made: Any, player: Player, lang: protocol.Lang = "en") -> None:
    async with made.player(*player.seats, lang=lang) as fresh:
        assert all(player.table(seat) == fresh.table(seat) for seat in player.seats)


@pytest.mark.parametrize(
    ("broken", "error"), [(in_the_dark, "OverflowError"), (unsendable, "TypeError")]
)
async def test_a_view_that_fails_is_told_kept_and_can_be_taken_back(
    server: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: Draw,
    error: str,
) -> None:
    made = await server.make("human")
    table = await server.table(made)
    async with made.player(0) as player, Player(server.url, made.id, [], "ru") as watcher:
        monkeypatch.setattr(view, "board", broken)
        seat, ask = await to_the_stairs(player)
        before = player.table(0)
        with caplog.at_level(logging.ERROR, "waystone.server"):
            await player.answer(seat, ask, "room:cellar")
            async with table.course.lock:
                """The answer is told before it is kept that it could not be shown."""
        assert await watcher.expect(protocol.Notice) == TOLD["ru"]
        assert dark(table.session.state)
        shown = player.table(0)
        assert (shown.ask, shown.boards) == (None, before.boards)
        assert len(shown.log) > len(before.log)

        answers, seed = len(table.session.history), table.session.setup.seed
        (record,) = caplog.records
        for fact in (made.id, f"_template, seed {seed}", f"{answers} answers", error):
            assert fact in record.getMessage()
        ((note, data),) = await server.app.state.store.reports(made.id)
        assert error in note
        assert save.load(data)[0].hash() == table.session.hash()

        await player.send(protocol.Undo())
        await player.expect(protocol.Patch)
        assert len(table.session.history) == answers - 1
        await same_as_fresh(made, player)
        other = next(c.key for c in ask.choices if c.key != "room:cellar")
        await player.answer(*player.asks()[0], other)
        await same_as_fresh(made, player)


async def test_who_comes_then_is_told_and_can_take_it_back(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human")
    table = await server.table(made)
    monkeypatch.setattr(view, "board", in_the_dark)
    async with made.player(0) as player:
        seat, ask = await to_the_stairs(player)
        await player.answer(seat, ask, "room:cellar")
    async with made.player(0, lang="ru") as player:
        shown = player.table(0)
        assert (shown.phase, shown.boards, shown.ask) == (TOLD["ru"].text, [], None)
        assert shown.log
        assert await player.expect(protocol.Notice) == TOLD["ru"]
        await player.send(protocol.Undo())
        await player.expect(protocol.Patch)
        assert not dark(table.session.state)
        await same_as_fresh(made, player, "ru")
    assert len(await server.app.state.store.reports(made.id)) == 1


async def test_a_view_that_fails_for_some_is_told_to_all_and_hides_nothing_from_the_others(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human")
    async with made.player(0) as player, Player(server.url, made.id, [], "ru") as watcher:
        monkeypatch.setattr(view, "board", dark_in_russian)
        seat, ask = await to_the_stairs(player)
        await player.answer(seat, ask, "room:cellar")
        assert await watcher.expect(protocol.Notice) == TOLD["ru"]
        while not player.asks():
            await player.receive()
        await same_as_fresh(made, player)
        monkeypatch.setattr(view, "board", draw)
        await player.answer(*player.asks()[0], simple_answer(player.asks()[0][1]))
        await watcher.expect(protocol.Patch)
        async with Player(server.url, made.id, [], "ru") as fresh:
            assert watcher.table(None) == fresh.table(None)


async def test_bots_wait_and_then_do_something_else(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human,bot")
    table = await server.table(made)
    monkeypatch.setattr(view, "board", in_the_dark)
    async with made.player(0) as player:
        while not dark(table.session.state):
            for seat, ask in player.asks():
                keys = [choice.key for choice in ask.choices]
                await player.answer(seat, ask, "rest" if "rest" in keys else simple_answer(ask))
            if not player.asks() and not dark(table.session.state):
                await player.receive()
        assert await player.expect(protocol.Notice) == TOLD["en"]
        given, left = table.session.history[-1], len(table.session.history) - 1
        assert (given.seat, given.key) == (1, "room:cellar")
        assert not player.asks()
        await player.send(protocol.Undo())
        await player.expect(protocol.Patch)
        while len(table.session.history) == left:
            await player.receive()
        assert table.session.history[left].key != "room:cellar"


async def test_of_two_answers_a_bot_always_finds_the_other() -> None:
    options = [Option("room:cellar", ""), Option("rest", "")]
    question: AnyQuestion = Question(1, "choose", "way", options)
    found = {driver._anything_but({"room:cellar"}, question) for _ in range(2_000)}
    assert found == {"rest"}
    assert driver._anything_but({"room:cellar", "rest"}, question) is None


async def test_an_answer_of_which_nothing_can_be_said_changes_nothing(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.make("human")
    table = await server.table(made)
    said = chronicle.said

    def speechless(*told: Any) -> list[chronicle.Entry]:
        if dark(table.session.state):
            raise KeyError("no word for it")
        return said(*told)

    async with made.player(0) as player:
        seat, ask = await to_the_stairs(player)
        before = table.session.hash(), len(table.session.history)
        with monkeypatch.context() as patched:
            patched.setattr(chronicle, "said", speechless)
            with pytest.raises(Objection, match="rule-bug"):
                await player.answer(seat, ask, "room:cellar")
        assert (table.session.hash(), len(table.session.history)) == before
        ((note, _),) = await server.app.state.store.reports(made.id)
        assert "no word for it" in note
        await player.answer(seat, ask, "room:cellar")
        await same_as_fresh(made, player)
