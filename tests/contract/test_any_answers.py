"""Hypothesis picks the answers: what breaks a game is shrunk to the shortest list of them."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from waystone.kernel.ask import NONE, Question
from waystone.kernel.session import Session


def pick(question: Question[Any], number: int) -> str:
    """An answer that `number` stands for; 0 is the plainest one."""
    keys = [option.key for option in question.options]
    if question.kind == "choose":
        return keys[number % len(keys)]
    if question.kind == "amount":
        return str(question.least + number % (question.most - question.least + 1))
    if question.kind == "order":
        turn = number % len(keys)
        return " ".join(keys[turn:] + keys[:turn])
    count = question.least + number % (question.most - question.least + 1)
    return " ".join(keys[:count]) or NONE


def test_no_list_of_answers_breaks_a_game(case: Any, guard: Any) -> None:
    @settings(
        max_examples=8,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(seed=st.integers(0, 1000), numbers=st.lists(st.integers(0, 40), max_size=60))
    def play(seed: int, numbers: list[int]) -> None:
        session: Session = case.session(seed)
        with guard(session):
            for number in numbers:
                if session.ask is None:
                    break
                question = session.questions()[number % len(session.questions())]
                session.answer(question.seat, pick(question, number))
                assert not session.game.check(session.state, session.content)

    play()
