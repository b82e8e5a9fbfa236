"""Fluent, with whole numbers and sentences written as fast as a log needs them."""

from collections.abc import Callable
from functools import lru_cache

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    CurrentEnvironment,
    Pattern,
    ResolverEnvironment,
)
from fluent.runtime.types import FluentInt

from .spoken import Spoken, spoken

LEAST_GROUPED = 1000
"""From here on thousands stand apart, as the language has it."""

WORTH_WRITING = 8
"""A message that has been read so often is written as a function, which takes as long as reading it
that often."""


class Whole(FluentInt):
    """A whole number: a small one is its digits in every language."""

    def format(self, locale: Locale) -> str:
        plain = -LEAST_GROUPED < self < LEAST_GROUPED
        return str(int(self)) if plain else super().format(locale)


@lru_cache(maxsize=4_096)
def whole(number: int) -> Whole:
    return Whole(number)


class Bundle(FluentBundle):
    """Messages of a language; what they are given is in Fluent's own types already."""

    whole = staticmethod(whole)

    def __init__(self, language: str, functions: dict[str, Callable[..., object]]) -> None:
        super().__init__([language], functions, use_isolating=False)  # type: ignore[arg-type]
        self._spoken: dict[Pattern, Spoken] = {}
        self._times: dict[Pattern, int] = {}

    def format_ready(
        self, pattern: Pattern, args: dict[str, object]
    ) -> tuple[str, list[Exception]]:
        """A sentence, and what is wrong with it."""
        say = self._spoken.get(pattern)
        if say is None:
            times = self._times[pattern] = self._times.get(pattern, 0) + 1
            if times < WORTH_WRITING:
                return self._resolved(pattern, args)
            say = self._spoken[pattern] = spoken(self, pattern)
        try:
            told = say(args)
        except Exception:
            return self._resolved(pattern, args)
        return (str(told), []) if len(told) <= MAX_PART_LENGTH else self._resolved(pattern, args)

    def _resolved(self, pattern: Pattern, args: dict[str, object]) -> tuple[str, list[Exception]]:
        """As Fluent itself has it."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args)
        try:
            told = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        except ValueError as error:
            return "{???}", [error]
        return str(told), errors
