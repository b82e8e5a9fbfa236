"""How well a side stands: its chance to win, from what lies open on the table.

The weights are those of a logistic regression on 6,400 positions of 325 two-seat games of the
policy, half of them begun with some random answers; each is what one more of its kind adds to the
logarithm of the odds of the explorers. On games left out of the fit they tell a game that will be
won from a lost one in 78 of 100 pairs of positions (90 in the last fifth of a game, 49 in the
first).
"""

from math import exp

from .definitions import Content
from .state import State

STORY = 2.0
CHAPTER_LEFT = -0.27
WEAKEST = 0.93
"""The share of health of the explorer who has least."""
ESSENCE = 0.2
EQUIPPED = 0.25
LEVEL = -1.31
THREAT = -0.34
ROUND = -0.04
DEATH = -0.42
OUT = 1.0
MONSTER = -0.2
START = 1.95


def value(state: State, content: Content, seat: int) -> float:
    """The explorers' chance to win; for the dead the other way round."""
    explorers = state.explorers
    if not explorers:
        return 0.5
    alive = [e for e in explorers if not e.dead]
    if not alive:
        return 0.01 if seat < len(explorers) and not explorers[seat].dead else 0.5
    chapters = len(state.chapters)
    told = 1.0 if state.endgame else state.chapter / max(1, chapters)
    party = sum(ESSENCE * e.essence + EQUIPPED * len(e.equipped) for e in alive)
    weakest = min(e.health / content.explorers[e.id].health for e in alive)
    odds = (
        START
        + STORY * told
        + CHAPTER_LEFT * (chapters - state.chapter)
        + WEAKEST * weakest
        + (party + MONSTER * len(state.monsters)) / len(explorers)
        + LEVEL * state.level
        + THREAT * state.threat
        + ROUND * state.round
        + DEATH * (len(explorers) - len(alive))
        + OUT * sum(e.left for e in explorers)
    )
    chance = 1 / (1 + exp(-odds))
    dead = seat < len(explorers) and explorers[seat].dead
    return 1 - chance if dead else chance
