"""A far click: which Location of a journey leads towards another."""

from waystone.kernel.play import Play
from waystone.kernel.stage import Asked

from ..box.definitions import Content
from ..table.places import distances
from ..table.state import G, State

PLAIN_STEPS = frozenset({"fact-travelled", "fact-energy-paid"})
"""TG-ACT-06, TG-ACT-11: travelling and paying for it is all that happens."""


def towards(state: State, content: Content, question: Asked, goal: str) -> str | None:
    """The next Location on a shortest way. TG-ACT-09: what a new one brings interrupts it."""
    number = goal.removeprefix("place:")
    world = state.world
    if question.prompt != "ask-midday" or world is None or not number.isdecimal():
        return None
    if int(number) not in world.spots:
        return None
    g: G = Play(state, content)
    far = distances(g, int(number))
    here = far.get(state.heroes[question.seat].at)
    for option in question.options:
        if option.value.what == "travel" and far.get(int(option.value.about)) == (here or 0) - 1:
            return option.key
    return None
