"""The bot answers everything, plays every mode to its end."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from waystone.games.dungeoneer.bots import outlook, policy
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.turn.hero import hero_options
from waystone.games.dungeoneer.table.stats import full_life
from waystone.kernel.ask import Question
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session

GAME = find("dungeoneer")


def random_answer(question: Question[Any], luck: random.Random) -> str:
    if question.kind == "amount":
        return str(luck.randint(question.least, question.most))
    return luck.choice(list(question.options)).key


VARIANTS = [variant.id for variant in GAME.variants if not variant.modes]


GAMES = [
    *(Setup(n, 10 + n, "legendary") for n in (2, 3, 4)),
    *(Setup(n, 20 + n, "combined") for n in (2, 3, 4)),
    Setup(1, 31, "solo"),
    Setup(1, 32, "solo", variants=["solo-lair"]),
    *(Setup(3, 40 + n, "legendary", variants=[v]) for n, v in enumerate(VARIANTS)),
    Setup(4, 50, "legendary", variants=VARIANTS),
    Setup(2, 51, "combined", variants=VARIANTS),
]


def test_the_bot_answers_everything_and_beats_random_players() -> None:
    wins = 0
    for seed in range(12):
        luck = random.Random(seed)
        session = Session.new(GAME, Setup(4, seed, "legendary"), "answers")
        while session.end is None:
            question = session.questions()[0]
            if question.seat == seed % 4:
                key = policy.policy(session.state, session.content, question.seat, question)
            else:
                key = random_answer(question, luck)
            session.answer(question.seat, key)
        wins += session.end.winners == [seed % 4]
    assert wins >= 9


@pytest.mark.parametrize("setup", GAMES, ids=lambda s: f"{s.mode}-{s.seats}-{s.seed}")
def test_bots_play_every_mode_to_its_end(setup: Setup) -> None:
    session = Session.new(GAME, setup, "answers")
    for _ in range(15_000):
        if session.end is not None:
            return
        question = session.questions()[0]
        seat = question.seat
        value = outlook.value_for(session.state, session.content, seat)
        assert 0 <= value <= 1
        session.answer(seat, policy.policy(session.state, session.content, seat, question))
    raise AssertionError(f"no end after {session.state.round} rounds")


def waiting(table: Callable[..., Table], seats: int = 1, mode: str = "solo") -> Table:
    """A hero where an own quest is, with nothing else to do."""
    t = table(seats, mode).lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(t.a, "book-threat")
    t.a.ap, t.a.life = 1, full_life(t.g, t.a)
    t.a.visited = ["entrance", "hall-1"]
    return t


def way_of(t: Table) -> str:
    return policy.onward(t.g, t.a, hero_options(t.g, t.a))


@pytest.mark.rule("DG-SOL-01")
def test_alone_at_full_life_the_bot_tries_what_seemed_too_hard(table: Callable[..., Table]) -> None:
    t = waiting(table)
    assert way_of(t) == "attempt:book-threat"
    t.a.life -= 1
    assert way_of(t) == "pass", "it waits until it is well"
    assert way_of(waiting(table, 2, "legendary")) == "pass", "the others do not wait"
