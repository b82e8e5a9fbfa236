"""The ability card of a monster's round (GH-MON-06, GH-MON-08), and what it pays with elements."""

from ...box.effects import Ability, Attack, Boost, Move, When
from ...table.state import Figure, G
from ..actions.elements import available, consume
from ..scenario.rooms import deck_name

PLAIN_CARD: list[Ability] = [Move(), Attack()]
"""GH-SUM-05: what summons and allies of the scenario do every round."""


def card_of(g: G, figure: Figure) -> list[Ability]:
    """This round's abilities of a figure (GH-MON-08, GH-BOS-03). GH-MON-14: for all of its type,
    latecomers too."""
    if figure.kind != "monster":
        return PLAIN_CARD
    drawn = g.state.monsters.drawn.get(deck_name(g, figure.type))
    if drawn is None:
        return []
    known = g.content.played_cards
    found = known.get((figure.type, drawn))
    if found is None:
        found = known[figure.type, drawn] = g.content.card_of(figure.type, int(drawn))
    return found


def prices(card: list[Ability]) -> dict[str, Boost | When]:
    """What can be bought with elements on a card, by its place."""
    found: dict[str, Boost | When] = {}
    for n, ability in enumerate(card):
        if isinstance(ability, When) and ability.consume:
            found[f"{n}"] = ability
        for m, boost in enumerate(getattr(ability, "boosts", ())):
            if boost.consume:
                found[f"{n}.{m}"] = boost
    return found


async def consume_elements(g: G, figure: Figure, card: list[Ability]) -> None:
    """GH-ELE-12, GH-ELE-13, GH-AMB-15: once, when the first of the type acts; all of the type that
    act this round have the benefit."""
    done = g.state.monsters.consumed
    if figure.type in done:
        return
    done[figure.type] = []
    for place, price in prices(card).items():
        if available(g, price.consume):
            await consume(g, figure, price.consume)
            done[figure.type].append(place)


def paid(g: G, figure: Figure, wanted: Boost | When) -> bool:
    """GH-ELE-13: whether its type has consumed the elements for this."""
    have = g.state.monsters.consumed.get(figure.type)
    if not have:
        return False
    bought = prices(card_of(g, figure))
    return any(bought[place] is wanted for place in have)
