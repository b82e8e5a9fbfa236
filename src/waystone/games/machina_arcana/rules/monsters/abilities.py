"""What a monster can use."""

from ...box.abilities import Active
from ...box.index import index
from ...table.state import G, Monster
from ...table.story import current_event


def abilities_of(g: G, monster: Monster) -> list[tuple[str, int, Active]]:
    """MA-AIM-10, MA-AIM-33: the current horror event's, then its own from top to bottom."""
    book = index(g.content).cards
    found = []
    for card in (current_event(g, "horror"), monster.id):
        if card:
            found += [(card, n, active) for n, active in book[card].actives]
    return found
