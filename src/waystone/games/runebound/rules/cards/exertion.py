"""Exerting (RB-EXR): skill cards of the hand are discarded for an effect."""

from functools import cache

from waystone.kernel.ask import Option, choose_many

from ...table.state import G, Hero
from .piles import discard_from_hand


@cache
def hand_option(seat: int, card: str) -> Option[str]:
    return Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{seat}:{card}")


async def discard_some(g: G, hero: Hero, cards: int, prompt: str, rule: str) -> None:
    """So many cards of the hand, the owner's choice, all at once."""
    options = [hand_option(hero.seat, card) for card in hero.hand]
    for card in await choose_many(
        hero.seat, options, prompt, least=cards, most=cards, rule=rule, n=cards
    ):
        discard_from_hand(g, hero, card)


async def exert(g: G, hero: Hero, cards: int, rule: str = "RB-EXR-02") -> None:
    """RB-EXR-01, RB-EXR-03: discard skill cards from the hand, as many as something costs."""
    if cards:
        await discard_some(g, hero, cards, "ask-exert", rule)
