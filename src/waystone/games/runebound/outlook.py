"""How well a seat stands: its chance to win, from what lies open on the table.

The weights are those of a logistic regression on 21,500 positions of 936 two-seat games of the
policy, half of them begun with some random answers; each is what one more of its kind adds to the
logarithm of the odds. On games left out of the fit they tell the winner from the loser in 69 of 100
pairs of positions (86 in the last fifth of a game, 56 in the first). The next goal and the way to
the villain count, so that a turn put off is not a turn for nothing.
"""

from math import exp

from .appraise import asset_value, skill_value, villain_odds
from .heroes import health
from .planning import actions_to, goals, pace_of, pay
from .state import Content, G, Hero, State

VILLAIN = 0.77
"""The odds against the villain, as the hero is now."""
VILLAIN_NOW = 0.52
"""As much again in Act II."""
ON_THE_WAY = -0.4
ON_THE_WAY_ODDS = 1.15
"""For a hero that would go for the villain now: the fixed part, and by the odds."""
WAY_TO_VILLAIN = -0.133
"""An action point of the way to the lair in Act II, by the odds."""
GOAL = 0.15
"""What the best other goal pays for each action point; rest is no goal."""
STORY_TOKEN = 0.19
ASSET = 0.093
"""A gold piece's worth of assets."""
SKILL = 0.016
GOLD = 0.046
HEALTH = 0.013
"""Health that is left."""
CARD = 0.031
TURN = 0.065
"""It is the hero's turn."""
NOBODY = -0.24
"""Of even rivals each wins less than an even share: the villain may win."""


def value(state: State, content: Content, seat: int) -> float:
    """A seat's share of the odds of all heroes in the game."""
    if state.ending:
        return 1.0 if state.winner == seat else 0.0
    hero = state.heroes[seat]
    if hero.eliminated or not hero.hero:
        return 0.0 if hero.eliminated else 0.4
    g = G(state, content)
    mine = standing(g, hero) + NOBODY
    others = [standing(g, h) for h in state.heroes if h is not hero and not h.eliminated and h.hero]
    return 1 / (1 + sum(exp(other - mine) for other in others or [0.0]))


def standing(g: G, hero: Hero) -> float:
    cards = ASSET * sum(asset_value(g, hero, card) for card in hero.assets)
    cards += SKILL * sum(skill_value(g, hero, card) for card in hero.skills)
    cards += CARD * len(hero.hand) + GOLD * hero.gold + STORY_TOKEN * hero.tokens
    body = HEALTH * (health(g, hero) - hero.damage) + TURN * (g.state.active == hero.seat)
    odds = villain_odds(g, hero)
    ahead = VILLAIN * odds
    if hero.space >= 0:
        ahead += errand(g, hero, odds)
    return ahead + cards + body


def errand(g: G, hero: Hero, odds: float) -> float:
    """How near the hero is to what it should do next, and to the villain."""
    pace = pace_of(g, hero)
    others = [goal for goal in goals(g, hero) if goal.key != "rest"]
    pays = {goal: pay(g.content, hero.space, pace, goal) for goal in others}
    goal = max(others, key=lambda goal: pays[goal])
    if goal.key == f"act:{g.state.scenario}":
        worth = ON_THE_WAY + ON_THE_WAY_ODDS * odds
    else:
        worth = GOAL * min(4.0, pays[goal])
    if g.state.act == 2:
        lair = g.content.atlas.places[g.content.scenarios[g.state.scenario].lair]
        way = min(actions_to(g.content, hero.space, pace, space) for space in lair)
        worth += (VILLAIN_NOW + WAY_TO_VILLAIN * way) * odds
    return worth
