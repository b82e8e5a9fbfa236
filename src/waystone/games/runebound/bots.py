"""How a sensible player plays, and how well a seat stands."""

from typing import Any

from waystone.kernel.ask import Question

from .state import Content, State


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    if question.kind == "amount":
        return str(question.least)
    keys = [option.key for option in question.options]
    if question.kind == "order":
        return " ".join(keys)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or "none"
    return keys[-1]


def value(state: State, content: Content, seat: int) -> float:
    return 0.5
