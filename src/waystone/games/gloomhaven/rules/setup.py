"""Choosing a party and laying out the table (GH-SET, GH-LVL)."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next, Then, in_order

from ..box.definitions import Content
from ..table.state import State
from .campaign.steps import begin_campaign, characters
from .dungeon.making import new_dungeon
from .scenario.laying_out import bare, lay_out, recommended
from .scenario.set_up import choose_class, enter_dungeon, set_up
from .scenario.steps import the_end


def begin(setup: Setup, content: Content) -> tuple[State, Then]:
    """The ways to play: a scenario, a random dungeon, a campaign."""
    if setup.mode == "campaign":
        return begin_campaign(setup, content)
    if setup.mode == "dungeon":
        return begin_dungeon(setup, content)
    return begin_scenario(setup, content)


def begin_scenario(setup: Setup, content: Content) -> tuple[State, Then]:
    """GH-GEN-03: the characters, the scenario, and that is all."""
    state = laid_out(setup, content, setup.scenario, setup.streams())
    return state, in_order(*classes(state), set_up(), the_end())


def begin_dungeon(setup: Setup, content: Content) -> tuple[State, Then]:
    """GH-RDD-01, GH-RDD-03: a random dungeon instead of a scenario."""
    streams = setup.streams()
    dungeon, scenario = new_dungeon(content, streams)
    state = laid_out(setup, content, scenario, streams)
    state.dungeon = dungeon
    return state, in_order(enter_dungeon(), *classes(state), set_up(), the_end())


def classes(state: State) -> list[Next]:
    return [choose_class(number) for number in range(state.party)]


def laid_out(setup: Setup, content: Content, scenario: str, streams: Streams) -> State:
    """GH-VAR-02, GH-VAR-03: alone, or with open information, monsters are a level higher."""
    raised = int(setup.seats == 1 or "open-information" in setup.variants)
    level = int(setup.choices.get("level", "1"))
    scenario_level = recommended([level], setup.choices.get("difficulty", "normal"), raised)
    state = bare(streams, list(setup.variants), setup.seats, characters(setup))
    state.party_level = level
    return lay_out(state, content, scenario, scenario_level, raised, list(content.battle_goals))


def scenarios(content: Content) -> list[Scenario]:
    ordered = sorted(content.scenarios.values(), key=lambda s: s.number)
    return [Scenario(s.id, s.name, (1, 4), "scenario") for s in ordered]
