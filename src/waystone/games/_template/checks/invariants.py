"""What must always be true of the table."""

from ..box.definitions import Content
from ..table.state import State


def check(state: State, content: Content) -> list[str]:
    """Every broken invariant, one sentence each."""
    found = []
    cards = len(state.draw) + len(state.discard)
    cards += sum(len(hero.hand) + bool(hero.readied) for hero in state.heroes)
    total = sum(card.copies for card in content.cards.values())
    if cards != total:
        found.append(f"{cards} cards on the table instead of {total}")
    for hero in state.heroes:
        if hero.hero not in content.heroes:
            found.append(f"there is no hero '{hero.hero}'")
        elif not 0 <= hero.life <= content.heroes[hero.hero].life:
            found.append(f"{hero.hero} has {hero.life} life")
    return found
