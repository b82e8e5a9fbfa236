"""How well a seat stands: its chance to win, from what lies open on the table.

The weights are those of a logistic regression on 7,000 positions of 588 two-seat games of the
policy, half of them begun with some random answers; each weight is what one more of its kind adds
to the logarithm of the odds. On games left out of the fit they tell the winner from the loser in 75
of 100 pairs of positions (90 in the last fifth of a game, 53 in the first).
"""

from math import exp

from waystone.kernel.play import Play

from . import plans
from .content import Content
from .state import G, Player, State
from .stats import value

FIRST_QUEST = 0.39
SECOND_QUEST = 0.64
NEXT_QUEST = 0.73
"""For each quest done, times how near and feasible the next one is (0 to about 1)."""
OPEN_QUEST = 0.27
LIFE = 0.094
NEAR_DEATH = -1.0
"""At two life or less."""
PERIL = -0.044
BANE = -0.084
THING = 0.04
STAT = 0.166
"""A point of Melee, Magic or Speed."""
ALONE = 3.5
"""What a lone hero stands against: about a hero with a quest done and nothing lost."""


def value_for(state: State, content: Content, seat: int) -> float:
    """A seat's share of the odds of all heroes alive."""
    me = state.players[seat]
    if not me.alive:
        return 0.0
    g: G = Play(state, content, None)
    mine = standing(g, me)
    others = [standing(g, p) for p in state.players if p.alive and p.seat != seat]
    return 1 / (1 + sum(exp(other - mine) for other in others or [ALONE]))


def standing(g: G, p: Player) -> float:
    done = len(p.done)
    if not p.card:
        return 0.0
    quests = FIRST_QUEST * (done >= 1) + SECOND_QUEST * (done >= 2) + OPEN_QUEST * len(p.quests)
    if done and p.at:
        quests += NEXT_QUEST * done * prospect(g, p)
    body = LIFE * p.life + NEAR_DEATH * (p.life <= 2)
    burdens = PERIL * p.peril + BANE * len(p.banes)
    stats = value(g, p, "melee") + value(g, p, "magic") + value(g, p, "speed")
    return quests + body + burdens + THING * len(p.inventory) + STAT * stats


def prospect(g: G, p: Player) -> float:
    """How soon and how surely the best open quest can be done."""
    routes = plans.routes(g, p)
    pace = max(2, value(g, p, "speed"))
    full = 10 + 4 * len(p.done)
    return max(
        (
            worth / full / (1 + routes[place][0] / pace)
            for worth, place in plans.goals(g, p)
            if place in routes
        ),
        default=0.0,
    )
