"""Exerting (RB-EXR): a skill card of the hand is discarded for an effect."""

from waystone.kernel.ask import Option, choose

from ...table.state import G, Hero
from .piles import discard_from_hand


def hand_options(hero: Hero) -> list[Option[str]]:
    return [hand_option(hero.seat, card) for card in dict.fromkeys(hero.hand)]


def hand_option(seat: int, card: str) -> Option[str]:
    return Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{seat}:{card}")


async def exert(g: G, hero: Hero, rule: str = "RB-EXR-01") -> None:
    """RB-EXR-01, RB-EXR-03: discard one skill card from the hand, as long as there are any."""
    card = await choose(hero.seat, hand_options(hero), "ask-exert", rule=rule)
    discard_from_hand(g, hero, card)
