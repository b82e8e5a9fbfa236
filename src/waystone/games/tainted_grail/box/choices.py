"""The choices of a verse: its own, and those that packs offer there."""

from functools import cache

from .definitions import Content
from .journal import Choice, VerseDef


def choices(content: Content, verse: VerseDef) -> tuple[Choice, ...]:
    more = _offers(content).get(verse.id)
    return (*verse.choices, *more) if more else verse.choices


@cache
def _offers(content: Content) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for offer in content.offers.values():
        found.setdefault(offer.verse, []).append(offer.choice)
    return found
