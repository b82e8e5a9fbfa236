"""How well a side stands: its chance to win, from what lies open on the table.

The weights are those of a logistic regression on 14,500 positions of 1,133 games of the policy, one
and two seats in all scenarios, half of them begun with some random answers; each is what one more
of its kind adds to the logarithm of the odds of the explorers. On games left out of the fit they
tell a game that will be won from a lost one in 78 of 100 pairs of positions (90 in the last fifth
of a game, 61 in the first). How near the next goal is counts and the essence at hand does not:
essence is there to be spent on the story.
"""

from math import exp

from waystone.kernel.play import Play

from ..box.definitions import Content
from ..table.board import ground
from ..table.state import Explorer, State
from .goals import best_goal

STORY = 1.66
CHAPTER_LEFT = -0.2
WEAKEST = 1.2
"""The share of health of the explorer who has least."""
EQUIPPED = 0.11
GOAL = 0.0114
"""What the best goal in sight is worth to the policy, for the turns it takes."""
EXIT = 0.46
LEVEL = -1.17
THREAT = -0.21
DEATH = -0.59
OUT = 0.31
MONSTER = -0.3
SOLO = -0.89
START = 1.65


def value(state: State, content: Content, seat: int) -> float:
    """The explorers' chance to win; for the dead the other way round."""
    explorers = state.explorers
    if not explorers:
        return 0.5
    alive = [e for e in explorers if not e.dead]
    if not alive:
        return 0.01 if seat < len(explorers) and not explorers[seat].dead else 0.5
    chapters = len(state.story.chapters)
    told = 1.0 if state.story.endgame else state.story.chapter / max(1, chapters)
    equipped = EQUIPPED * sum(len(e.equipped) for e in alive)
    weakest = min(e.health / content.explorers[e.id].health for e in alive)
    odds = (
        START
        + SOLO * (len(explorers) == 1)
        + STORY * told
        + CHAPTER_LEFT * (chapters - state.story.chapter)
        + WEAKEST * weakest
        + (equipped + MONSTER * len(state.monsters)) / len(explorers)
        + GOAL * nearest_goal(state, content, alive)
        + EXIT * bool(state.laid.exit)
        + LEVEL * state.story.level
        + THREAT * state.story.threat
        + DEATH * (len(explorers) - len(alive))
        + OUT * sum(e.left for e in explorers)
    )
    chance = 1 / (1 + exp(-odds))
    dead = seat < len(explorers) and explorers[seat].dead
    return 1 - chance if dead else chance


def nearest_goal(state: State, content: Content, alive: list[Explorer]) -> float:
    g = Play(state, content, None)
    here = ground(g)
    there = [e for e in alive if not e.left and e.cell >= 0]
    return max((best_goal(g, e, here).score for e in there), default=0.0)
