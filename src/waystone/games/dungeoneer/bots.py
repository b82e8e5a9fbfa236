"""How a sensible hero plays."""

from typing import Any

from waystone.kernel.ask import Question

from .content import Content
from .state import State


def policy(state: State, content: Content, seat: int, question: Question[Any]) -> str:
    return question.settled() or question.options[0].key


def value(state: State, content: Content, seat: int) -> float:
    return 0.5
