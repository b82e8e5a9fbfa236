"""The test language: a cellar in one line."""

from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play

from ..rules.setup import begin
from ..table.state import G

GAME_ID = "_template"


def cellar(seats: int = 2, variants: list[str] | None = None) -> G:
    """The table as the first round finds it."""
    game = find(GAME_ID)
    content, _ = game.load_content()
    setup = game.settle(Setup(seats, 1, variants=variants or []), content)
    state, _ = begin(setup, content)
    return Play(state, content, [])


def hand(g: G, seat: int, *cards: str) -> None:
    """Give a hero these cards, the rest to the deck."""
    hero = g.state.heroes[seat]
    g.state.draw += hero.hand
    for card in cards:
        g.state.draw.remove(card)
    hero.hand[:] = cards
