"""Cards in play, and whose they are (MA-ABI-01, MA-ABI-02)."""

from collections.abc import Collection

from .state import Explorer, G
from .story import current_event, endgame, story_card
from .units import Unit, explorer_of


def cards_of(g: G, unit: Unit) -> list[str]:
    """MA-ABI-02, MA-LST-10: the cards in play that belong to a unit; a personal event that waits to
    be discarded is out of play."""
    if not isinstance(unit, Explorer):
        return [unit.id]
    if not unit.personal:
        return [unit.id, *unit.equipped]
    spent = g.state.tokens.spent
    return [unit.id, *unit.equipped, *(p for p in unit.personal if p not in spent)]


def shared_cards(g: G, unit: Unit) -> list[str]:
    """MA-EVT-04, MA-CHP-01: the chapter and the explorer event serve every explorer, the horror
    event every monster."""
    if isinstance(unit, Explorer):
        found = [story_card(g), current_event(g, "explorer")]
    else:
        found = [current_event(g, "horror")]
    return [card for card in found if card]


def nobodys_cards(g: G, among: Collection[str]) -> list[str]:
    """MA-ABI-02, MA-EVT-02, MA-EVT-03: of these cards chapter or endgame, and the current
    events."""
    story, decks = g.state.story, g.state.decks
    card = endgame(g).id if story.endgame else story.chapters[story.chapter]
    found = [card] if card in among else []
    for deck, pile in decks.event_discards.items():
        if pile and pile[0] in among:
            top = pile[0]
            if deck not in decks.turned and not g.content.events[top].personal:
                found.append(top)
    return found


def owner_of(g: G, card: str) -> Explorer | None:
    """MA-ABI-02: the explorer whose item, personal event or card it is."""
    for e in g.state.explorers:
        if card in e.equipped or card in e.inventory or card in e.personal:
            return e
    return explorer_of(g, card)
