"""How a sensible traveller plays, and how well the party stands."""

from typing import Any

from waystone.kernel.ask import NONE, Question

from .definitions import Content
from .state import State


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    keys = [option.key for option in question.options]
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    return keys[0]


def value(state: State, content: Content, seat: int) -> float:
    return 0.5
