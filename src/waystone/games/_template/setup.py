"""Setting the table."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next

from .cards import draw_up
from .state import Beast, Content, Hero, State
from .steps import a_round

HALL = "hall"
CELLAR = "cellar"


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """TP-SET-01 to TP-SET-04."""
    streams = Streams(setup.seed)
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
