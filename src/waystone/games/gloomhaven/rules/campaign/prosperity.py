"""Prosperity of the town (GH-PRO) and what it offers."""

from ...box.tables import MARKS
from ...table.campaign_facts import ProsperityChanged, TownGrew
from ...table.state import G, State


def level_for(marks: int) -> int:
    """GH-PRO-02: the level for so many marks."""
    return sum(marks >= needed for needed in MARKS)


def prosperity_level(state: State) -> int:
    assert state.campaign is not None
    return level_for(state.campaign.world.prosperity)


def gain_prosperity(g: G, marks: int, rule: str) -> None:
    """GH-PRO-01, GH-PRO-05: a gain first makes good for losses that were noted; a loss goes no
    lower than the least of the level that was reached. GH-PRO-03: a new level is told."""
    assert g.state.campaign is not None
    world = g.state.campaign.world
    before = level_for(world.prosperity)
    if marks < 0:
        floor = MARKS[before - 1]
        world.noted = min(world.noted - marks, world.prosperity - floor)
    else:
        cancelled = min(world.noted, marks)
        world.noted -= cancelled
        world.prosperity = min(MARKS[-1], world.prosperity + marks - cancelled)
    g.say(ProsperityChanged(marks, world.prosperity - world.noted), rule)
    after = level_for(world.prosperity)
    if after > before:
        g.say(TownGrew(after), "GH-PRO-03")
