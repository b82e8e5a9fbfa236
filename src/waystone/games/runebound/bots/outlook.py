"""How well a seat stands: its chance to win, from what lies open on the table.

The weights are those of a logistic regression on 6,400 positions of 237 two-seat games of the
policy, half of them begun with some random answers; each is what one more of its kind adds to the
logarithm of the odds. On games left out of the fit they tell the winner from the loser in 67 of 100
pairs of positions (82 in the last fifth of a game; in the first they tell nothing).
"""

from math import exp

from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.state import G, Hero, State
from ..table.values import health
from .appraise import asset_value, skill_value
from .chances import villain_odds

VILLAIN = 0.56
"""The odds against the villain, as the hero is now."""
STORY_TOKEN = 0.25
ASSET = 0.11
"""A gold piece's worth of assets."""
SKILL = 0.037
GOLD = 0.049
HEALTH = 0.053
DAMAGE = -0.008
CARD = 0.029
NOBODY = -0.22
"""Of even rivals each wins less than an even share: the villain may win."""


def value(state: State, content: Content, seat: int) -> float:
    """A seat's share of the odds of all heroes in the game."""
    if state.ending:
        return 1.0 if state.winner == seat else 0.0
    hero = state.heroes[seat]
    if hero.eliminated or not hero.hero:
        return 0.0 if hero.eliminated else 0.4
    g: G = Play(state, content)
    mine = standing(g, hero) + NOBODY
    others = [standing(g, h) for h in state.heroes if h is not hero and not h.eliminated and h.hero]
    return 1 / (1 + sum(exp(other - mine) for other in others or [0.0]))


def standing(g: G, hero: Hero) -> float:
    cards = ASSET * sum(asset_value(g, hero, card) for card in hero.assets)
    cards += SKILL * sum(skill_value(g, hero, card) for card in hero.skills)
    cards += CARD * len(hero.hand) + GOLD * hero.gold + STORY_TOKEN * hero.tokens
    body = HEALTH * health(g, hero) + DAMAGE * hero.damage
    return VILLAIN * villain_odds(g, hero) + cards + body
