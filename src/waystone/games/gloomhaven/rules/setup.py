"""Choosing a party and laying out the table (GH-SET, GH-LVL)."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next

from ..box.classes import STANDARD_DECK
from ..box.definitions import Content
from ..box.words import ELEMENTS
from ..table.state import Deck, State
from .campaign.steps import begin_campaign
from .dungeon.making import new_dungeon
from .scenario.level import recommended
from .scenario.monster_decks import ability_decks
from .scenario.set_up import choose_class, enter_dungeon


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """The ways to play: a scenario, a random dungeon, a campaign."""
    if setup.mode == "campaign":
        return begin_campaign(setup, content)
    if setup.mode == "dungeon":
        return begin_dungeon(setup, content)
    return begin_scenario(setup, content)


def begin_scenario(setup: Setup, content: Content) -> tuple[State, Next]:
    """GH-SET-03, GH-SET-08, GH-SET-09, GH-SET-11; the characters come next."""
    return laid_out(setup, content, setup.scenario, Streams(setup.seed)), choose_class(0)


def begin_dungeon(setup: Setup, content: Content) -> tuple[State, Next]:
    """GH-RDD-01, GH-RDD-03: a random dungeon instead of a scenario."""
    streams = Streams(setup.seed)
    dungeon, scenario = new_dungeon(content, streams)
    state = laid_out(setup, content, scenario, streams)
    state.dungeon = dungeon
    return state, enter_dungeon()


def laid_out(setup: Setup, content: Content, scenario: str, streams: Streams) -> State:
    raised = int(setup.seats == 1 or "open-information" in setup.variants)
    level = int(setup.choices.get("level", "1"))
    scenario_level = recommended([level], setup.choices.get("difficulty", "normal"), raised)
    asked = setup.choices.get("characters", "as-seats")
    count = max(2, setup.seats) if asked == "as-seats" else max(setup.seats, int(asked))
    deck = list(STANDARD_DECK)
    streams.shuffle("modifiers", deck)
    goals = list(content.battle_goals)
    streams.shuffle("goals", goals)
    state = State(
        streams,
        scenario,
        scenario_level,
        scenario_level + raised,
        2 + scenario_level + raised,
        list(setup.variants),
        setup.seats,
        count,
        level,
        [],
        elements=dict.fromkeys(ELEMENTS, 0),
        goals=goals,
    )
    state.monsters.deck = Deck(deck)
    for name in ability_decks(content, scenario):
        cards = [str(n) for n in range(len(content.ability_decks[name]))]
        streams.shuffle("monster-cards", cards)
        state.monsters.decks[name] = Deck(cards)
    return state


def scenarios(content: Content) -> list[Scenario]:
    ordered = sorted(content.scenarios.values(), key=lambda s: s.number)
    return [Scenario(s.id, s.name, (1, 4), "scenario") for s in ordered]
