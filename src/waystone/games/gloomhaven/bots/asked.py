"""What a bot is asked, and what is open to it."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from waystone.kernel.ask import NONE, PASS, AnyQuestion, Option

from ..table.state import G

Offer: TypeAlias = Option[Any]
Asked: TypeAlias = AnyQuestion
Answers: TypeAlias = dict[str, Callable[[G, int, Asked], str]]
"""How each prompt is answered."""


def offers(question: Asked) -> list[Offer]:
    """The options but to pass."""
    return [option for option in question.options if option.key != PASS]


def several(options: Sequence[Offer], count: int) -> str:
    """The first of these options, as an answer to a question for many."""
    return " ".join(option.key for option in options[:count]) or NONE
