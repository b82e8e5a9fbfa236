"""Random games end and keep the invariants."""

import random
from typing import Any

import pytest

from waystone.kernel.ask import Question
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session

GAME = find("dungeoneer")


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


def random_answer(question: Question[Any], luck: random.Random) -> str:
    if question.kind == "amount":
        return str(luck.randint(question.least, question.most))
    return luck.choice(list(question.options)).key


@pytest.mark.parametrize("setup", GAMES, ids=lambda s: f"{s.mode}-{s.seats}-{s.seed}")
def test_random_games_end_and_keep_the_invariants(setup: Setup) -> None:
    luck = random.Random(setup.seed)
    session = Session.new(GAME, setup, "answers")
    answers = longest = 0
    while session.end is None:
        question = session.questions()[0]
        keys = [option.key for option in question.options]
        assert len(set(keys)) == len(keys)
        session.answer(question.seat, random_answer(question, luck))
        answers += 1
        longest = max(longest, session.tail)
        if answers % 7 == 0:
            assert GAME.check(session.state, session.content) == []
        assert answers < 30_000
    assert GAME.check(session.state, session.content) == []
    assert longest <= 200
