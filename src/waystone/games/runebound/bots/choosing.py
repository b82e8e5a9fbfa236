"""How an option is picked out of a question."""

from collections.abc import Callable
from typing import Any

from waystone.kernel.ask import Question

from ..table.state import G, Hero

Answer = Callable[[G, Hero, Question[Any]], str]


def keys_of(question: Question[Any]) -> list[str]:
    return [option.key for option in question.options]


def best(question: Question[Any], worth: Callable[[Any], float]) -> str:
    """The option of the greatest worth; the first of several."""
    return max(question.options, key=lambda option: worth(option.value)).key
