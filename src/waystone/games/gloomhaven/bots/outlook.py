"""How well the party stands: its chance to win, from what lies open on the table.

The weights are those of a logistic regression on 4,300 positions of 297 two-seat games of the
policy, half of them begun with some random answers; each is what one more of its kind adds to the
logarithm of the odds. On games left out of the fit they tell a game that will be won from a lost
one in 83 of 100 pairs of positions (96 in the last fifth of a game, 57 in the first).
"""

from math import exp

from ..box.definitions import Content
from ..table.state import Character, State

START = 2.4
HEALTH = 2.6
"""The party's share of its hit points."""
TURN = 0.12
"""A turn that a character has cards for."""
EXHAUSTED = -0.8
FOE = -0.25
"""An enemy for each character."""
BLOW = -1.1
"""A blow that enemies in sight can take, for each character."""
DOOR = -1.5
HURRY = -6.9
"""The work left for each turn left."""
BEHIND_A_DOOR = 3.0
"""Blows for each character that a closed door is reckoned to hide."""


def value(state: State, content: Content, seat: int) -> float:
    """Breath and blood left against enemies left and rooms unseen."""
    if state.outcome:
        return 1.0 if state.outcome == "won" else 0.0
    party = len(state.characters)
    if not party:
        return 0.5
    health = turns = 0.0
    exhausted = 0
    for owner in state.characters:
        figure = state.figures.get(owner.id)
        if figure is None or owner.exhausted:
            exhausted += 1
            continue
        health += max(0, figure.hp) / figure.most_hp
        turns += turns_left(owner)
    foes = [figure.hp for figure in state.figures.values() if figure.side == "foe"]
    closed = sum(door.state != "open" for door in state.doors)
    blows = sum(foes) / (3 + state.level) / party
    turns /= party
    odds = (
        START
        + HEALTH * health / party
        + TURN * turns
        + EXHAUSTED * exhausted
        + FOE * len(foes) / party
        + BLOW * blows
        + DOOR * closed
        + HURRY * (blows + BEHIND_A_DOOR * closed) / (1 + turns)
    )
    return 1 / (1 + exp(-max(-30.0, odds)))


def turns_left(owner: Character) -> float:
    """How many turns the cards last: two a turn, and one is lost at each rest (GH-RST)."""
    turns = len(owner.hand) / 2
    for cards in range(len(owner.hand) + len(owner.discard) + len(owner.selected) - 1, 1, -1):
        turns += cards / 2
    return turns
