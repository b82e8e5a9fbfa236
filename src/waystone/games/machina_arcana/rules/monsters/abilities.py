"""What a monster can use."""

from ...box.index import index
from ...table.state import G, Monster
from ...table.story import current_event
from ..actions.acts import Use


def abilities_of(g: G, monster: Monster) -> list[Use]:
    """MA-AIM-10, MA-AIM-33: the current horror event's, then its own from top to bottom."""
    book = index(g.content).cards
    found: list[Use] = []
    for card in (current_event(g, "horror"), monster.id):
        if card:
            found += [Use(card, n, active) for n, active in book[card].actives]
    return found
