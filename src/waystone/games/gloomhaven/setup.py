"""Choosing a party and laying out the table (GH-SET, GH-LVL)."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next

from .definitions import STANDARD_DECK, Content
from .dungeon import new_dungeon
from .effects import ELEMENTS
from .monster_decks import ability_decks
from .state import Deck, State
from .steps import choose_class, enter_dungeon
from .tables import DIFFICULTY


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
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


def recommended(levels: list[int], difficulty: str, raised: int = 0) -> int:
    """GH-LVL-02, GH-LVL-03, GH-AMB-23: half the average level, rounded up, and the difficulty."""
    half = -(-sum(levels) // (2 * len(levels)))
    return min(7 - raised, max(0, half + DIFFICULTY[difficulty]))


def scenarios(content: Content) -> list[Scenario]:
    ordered = sorted(content.scenarios.values(), key=lambda s: s.number)
    return [Scenario(s.id, s.name, (1, 4), "scenario") for s in ordered]
