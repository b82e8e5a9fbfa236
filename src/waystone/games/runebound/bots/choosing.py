"""How an option is picked out of a question, by what it stands for."""

from collections.abc import Callable, Collection
from typing import TypeVar

from waystone.kernel.ask import NONE, AnyQuestion, Question

from ..table.state import G, Hero

T = TypeVar("T")
Answer = Callable[[G, Hero, AnyQuestion], str]


def best(question: Question[T], worth: Callable[[T], float]) -> str:
    """The option of the greatest worth; the first of several."""
    return max(question.options, key=lambda option: worth(option.value)).key


def first(question: Question[T], fits: Callable[[T], bool]) -> str | None:
    """The first option of which this is true."""
    return next((option.key for option in question.options if fits(option.value)), None)


def picked(question: Question[T], values: Collection[T]) -> str:
    """These options of a question that takes several."""
    return " ".join(o.key for o in question.options if o.value in values) or NONE
