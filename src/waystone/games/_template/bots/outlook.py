"""How well the party stands: what is left of the beast, and of the heroes."""

from ..box.definitions import Content
from ..table.state import State


def value(state: State, content: Content, seat: int) -> float:
    most = content.beasts[state.beast.beast].life * len(state.heroes)
    life = sum(hero.life for hero in state.heroes)
    all_life = sum(content.heroes[hero.hero].life for hero in state.heroes)
    return 0.6 * (1 - max(0, state.beast.life) / most) + 0.4 * life / all_life
