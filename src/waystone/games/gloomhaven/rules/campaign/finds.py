"""Designs of items and scenarios that come to the world (GH-CMP-07, GH-CMP-20, GH-CMP-21)."""

from ...table.campaign_facts import DesignFound, ScenarioUnlocked
from ...table.sheets import campaign
from ...table.state import G


def add_design(g: G, item: str, rule: str) -> None:
    """GH-CMP-15, GH-CMP-20, GH-SHP-06: all copies go to the shop; nobody receives one."""
    world = campaign(g).world
    if item and item not in world.supply:
        world.supply.append(item)
        if item in world.designs:
            world.designs.remove(item)
        g.say(DesignFound(item), rule)


def random_design(g: G) -> str:
    """GH-CMP-20: from its deck; nothing if that is empty."""
    world = campaign(g).world
    return world.designs.pop() if world.designs else ""


def unlock(g: G, scenario: str, rule: str) -> None:
    """GH-CMP-07: available from now on. GH-CMP-21: a side scenario leaves its deck."""
    world = campaign(g).world
    if scenario not in world.unlocked:
        world.unlocked.append(scenario)
        if scenario in world.sides:
            world.sides.remove(scenario)
        g.say(ScenarioUnlocked(scenario), rule)


def side_scenario(g: G, rule: str) -> None:
    """GH-CMP-21: unlocked at once, and its card leaves the game."""
    world = campaign(g).world
    if world.sides:
        unlock(g, world.sides.pop(), rule)
