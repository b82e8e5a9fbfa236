"""Choosing among options by what they stand for."""

from collections.abc import Callable
from typing import TypeVar

from waystone.kernel.ask import NONE, AnyQuestion, Question

from ..table.state import G

T = TypeVar("T")

Answer = Callable[[G, int, AnyQuestion], str]
"""How a seat answers one kind of question."""


def best(question: Question[T], worth: Callable[[T], float]) -> str:
    """The key of the option that is worth the most; of equals the first."""
    return max(question.options, key=lambda option: worth(option.value)).key


def key_of(question: Question[T], wanted: T) -> str:
    """The key of the option that stands for this; else of the first."""
    return next((o.key for o in question.options if o.value == wanted), question.options[0].key)


def first(g: G, seat: int, question: AnyQuestion) -> str:
    return question.options[0].key


def last(g: G, seat: int, question: AnyQuestion) -> str:
    return question.options[-1].key


def plain(g: G, seat: int, question: AnyQuestion) -> str:
    """The least that is asked for."""
    keys = [option.key for option in question.options]
    if question.kind == "amount":
        return str(question.least)
    if question.kind == "many":
        return " ".join(keys[: question.least]) or NONE
    if question.kind == "order":
        return " ".join(keys) or NONE
    return keys[0]
