"""Rebuilding decks at the end of the day (TG-DAY-14, TG-DAY-15, TG-WFM-03)."""

from waystone.kernel.ask import Option, choose, choose_many

from ...table.island_facts import Rebuilt
from ...table.state import G, Hero
from .development import LEAST_DECK


def owned(g: G, one: Hero, deck: str) -> list[str]:
    """All cards of the kind that the character owns, in the deck and aside. TG-WFM-04: those of the
    other shape too. TG-DAY-14: whatever is owned may go in."""
    cards = one.combat if deck == "combat" else one.diplomacy
    return [*cards, *(c for c in one.aside if g.content.cards[c].deck == deck)]


def locked(g: G, cards: list[str]) -> list[str]:
    """TG-WFM-03: Wyrdform cards cannot be taken out."""
    return [c for c in cards if g.content.cards[c].letter == "wyrdform"]


async def rebuilding(g: G, one: Hero, deck: str) -> None:
    """TG-DAY-14: owned cards go in and out freely; TG-DAY-15: at least 10 stay, with no upper
    limit. TG-WFM-03, TG-WFM-04: Wyrdform cards stay in, and count."""
    mine = owned(g, one, deck)
    if len(mine) <= LEAST_DECK:
        return
    if not await choose(one.seat, WHETHER, REBUILD[deck], rule="TG-DAY-14"):
        return
    fixed = locked(g, mine)
    free = [c for c in mine if c not in fixed]
    options = [Option(f"card:{c}", c, "option-card", {"card": c}, f"hand:{c}") for c in free]
    least = max(0, LEAST_DECK - len(fixed))
    kept = await choose_many(one.seat, options, DECK[deck], least=least, rule="TG-DAY-15")
    chosen = [*fixed, *kept]
    cards = one.combat if deck == "combat" else one.diplomacy
    cards[:] = chosen
    one.aside[:] = [c for c in one.aside if c not in mine] + [c for c in mine if c not in chosen]
    g.say(Rebuilt(one.id), "TG-DAY-14")


DECK = {"combat": "ask-deck-combat", "diplomacy": "ask-deck-diplomacy"}

REBUILD = {"combat": "ask-rebuild-combat", "diplomacy": "ask-rebuild-diplomacy"}

WHETHER = [Option("keep", False, "option-keep-deck"), Option("rebuild", True, "option-rebuild")]
