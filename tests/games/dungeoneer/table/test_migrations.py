"""Saves of version 1, in which each phase named the next one."""

from typing import Any

import msgspec
import pytest

from waystone.games.dungeoneer.table.migrations import the_turn_waits
from waystone.kernel.game import Setup, find
from waystone.kernel.migrate import Position
from waystone.kernel.session import Session
from waystone.kernel.step import Next


def waiting(step: str, coming: int = 0) -> list[str]:
    moved = the_turn_waits(Position({"coming": [{}] * coming}, step, []))
    return [moved.step or "", *(one.step for one in reversed(moved.stack))]


@pytest.mark.parametrize("step", ["choose_hero", "deal", "lay_map", "hands", "a_round"])
def test_nothing_waits_before_the_first_turn(step: str) -> None:
    assert waiting(step) == [step]


def test_the_rest_of_the_turn_waits() -> None:
    after = ["build", "hero_phase", "discard_phase", "draw_phase", "next_turn"]
    assert waiting("turn") == ["turn", "next_turn"]
    assert waiting("dungeonlord_phase") == ["dungeonlord_phase", *after]
    assert waiting("declare") == ["declare", "dungeonlord_phase", *after]
    for n, step in enumerate(after[:-1]):
        assert waiting(step) == after[n:]


def test_announced_battles_wait() -> None:
    after = ["dungeonlord_phase", "build", "hero_phase", "discard_phase", "draw_phase", "next_turn"]
    assert waiting("fight", 3) == ["fight", "fight", "fight", *after]
    assert waiting("fight") == after, "with none left the phase goes on"


@pytest.mark.parametrize(("seats", "mode"), [(3, "legendary"), (1, "solo"), (2, "combined")])
def test_a_migrated_game_stands_where_a_new_one_does(seats: int, mode: str) -> None:
    game = find("dungeoneer")
    session = Session.new(game, Setup(seats, 3, mode))
    seen = set()
    for _ in range(300):
        if session.end is not None:
            break
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
        mark = session.journal.marks[-1]
        if isinstance(mark.then, Next) and mark.then.step != "next_turn":
            assert mark.snapshot is not None
            state: dict[str, Any] = msgspec.msgpack.decode(mark.snapshot, strict=False)
            moved = the_turn_waits(Position(state, mark.then.step, mark.then.args))
            assert (moved.step, tuple(moved.stack)) == (mark.then.step, mark.stack)
            seen.add(mark.then.step)
    assert {"hero_phase", "discard_phase"} <= seen
