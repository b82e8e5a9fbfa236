"""How well a seat stands: its chance to win, from what lies open on the table.

The weights are those of a logistic regression on 59,500 positions of 1,782 two-seat games of the
policy, half of them begun with some random answers; each weight is what one more of its kind adds
to the logarithm of the odds. On games left out of the fit they tell the winner from the loser in 76
of 100 pairs of positions (90 in the last fifth of a game, 57 in the first). How near a hero is to
the next quest counts, so that a turn in which nothing is risked is not a turn well spent."""

from math import exp

from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.state import G, Player, State
from ..table.stats import value
from . import planning

FIRST_QUEST = 0.30


NEXT_QUEST = 0.55
"""The second, and as much for each after it."""


OPEN_QUEST = 0.11


CARRIED = 0.34


PROSPECT = 0.32
"""Where a quest is as good as done, if the hero stands there; less with the way to it."""


PROSPECT_AFTER = 0.58
"""As much again for each quest done before."""


OTHER_PROSPECTS = 0.32


LIFE = 0.10


NEAR_DEATH = -0.87
"""At two life or less."""


PERIL = -0.025


BANE = -0.047


THING = 0.037


STAT = 0.077
"""A point of Melee, Magic or Speed."""


LEVEL = 0.225


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
    quests = FIRST_QUEST * (done >= 1) + NEXT_QUEST * max(0, done - 1) + OPEN_QUEST * len(p.quests)
    quests += CARRIED * sum(quest.carried for quest in p.quests)
    if p.at:
        best, *others = [*prospects(g, p), 0.0]
        quests += (PROSPECT + PROSPECT_AFTER * done) * best + OTHER_PROSPECTS * sum(others[:2])
    body = LIFE * p.life + NEAR_DEATH * (p.life <= 2) + LEVEL * p.level
    burdens = PERIL * p.peril + BANE * len(p.banes)
    stats = value(g, p, "melee") + value(g, p, "magic") + value(g, p, "speed")
    return quests + body + burdens + THING * len(p.inventory) + STAT * stats


def prospects(g: G, p: Player) -> list[float]:
    """How near each quest is to being done, best first: its worth by the way to it, in turns, as a
    share of what a quest is worth."""
    routes = planning.routes(g, p)
    pace = max(2, value(g, p, "speed"))
    found = [
        worth / (10.0 + 4 * len(p.done)) / (1 + routes[place][0] / pace)
        for worth, place in planning.goals(g, p)
        if place in routes
    ]
    return sorted(found, reverse=True)
