"""Fluent, with whole numbers written as fast as a log needs them."""

from functools import lru_cache

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

LEAST_GROUPED = 1000
"""From here on thousands stand apart, as the language has it."""


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

    def format_ready(
        self, pattern: Pattern, args: dict[str, object]
    ) -> tuple[str, list[Exception]]:
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args)
        try:
            told = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        except ValueError as error:
            return "{???}", [error]
        return str(told), errors
