"""Setting the table."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.step import Next

from ..box.definitions import Content
from ..table.state import Beast, Hero, State
from .cards import draw_up
from .steps import a_round

HALL = "hall"
CELLAR = "cellar"


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """TP-SET-01: a hero for each seat, in the taproom. TP-SET-02: the beast in the cellar.
    TP-SET-03: two torches each. TP-SET-04: the deck is shuffled, and each hero draws up."""
    streams = setup.streams()
    casting = list(content.heroes.values())
    streams.shuffle("heroes", casting)
    torches = 0 if "dark" in setup.variants else 2
    heroes = [
        Hero(seat, hero.id, hero.life, HALL, torches)
        for seat, hero in enumerate(casting[: setup.seats])
    ]
    beast = content.beasts[setup.scenario]
    draw = [card.id for card in content.cards.values() for _ in range(card.copies)]
    streams.shuffle("deck", draw)
    state = State(streams, heroes, Beast(beast.id, beast.life * setup.seats, CELLAR), draw)
    for hero in heroes:
        draw_up(state, hero)
    return state, a_round()


def scenarios(content: Content) -> list[Scenario]:
    return [Scenario(beast.id, beast.name, (1, 4)) for beast in content.beasts.values()]
