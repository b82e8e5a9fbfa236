"""How a sensible explorer plays."""

from typing import Any

from waystone.kernel.ask import NONE, Question

from .definitions import Content
from .state import State


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return (
            NONE
            if question.least == 0
            else " ".join(o.key for o in question.options[: question.least])
        )
    return question.options[0].key


def value(state: State, content: Content, seat: int) -> float:
    return 0.5
