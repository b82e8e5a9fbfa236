"""How a sensible mercenary plays, and how well the party stands."""

from typing import Any

from waystone.kernel.ask import Question

from .state import Content, State


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    if question.kind == "many":
        return " ".join(o.key for o in question.options[: question.least]) or "none"
    return question.options[0].key


def value(state: State, content: Content, seat: int) -> float:
    return 0.5
