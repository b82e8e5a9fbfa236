"""Elimination (RB-ELM)."""

from ...table.facts import Eliminated
from ...table.state import G, Hero, playing


def eliminate(g: G, hero: Hero) -> None:
    """RB-ELM-01..03: the figure leaves the board, cards leave the game (RB-AMB-36: quests and
    rumors too), gold, story tokens and damage go to the bank."""
    hero.eliminated = True
    hero.space = -1
    for cards in (hero.hand, hero.skills, hero.assets, hero.trophies, hero.quests, hero.rumors):
        g.state.removed += cards
        cards.clear()
    hero.gold = hero.tokens = hero.damage = 0
    hero.delayed = False
    g.say(Eliminated(hero.hero), "RB-ELM-01")
    if g.state.first == hero.seat and (left := playing(g)):
        # RB-ELM-04, RB-AMB-58: the next player in turn order is first player at once.
        g.state.first = left[0]
