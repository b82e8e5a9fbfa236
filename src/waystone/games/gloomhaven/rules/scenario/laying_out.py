"""Laying out the table for a scenario, and clearing it (GH-LVL, GH-SET-03, GH-END-04). Of the state
only the luck, the variants and the records go on to the next table."""

from waystone.kernel.rng import Streams

from ...box.classes import STANDARD_DECK
from ...box.definitions import Content
from ...box.tables import DIFFICULTY
from ...box.words import ELEMENTS
from ...table.state import Deck, State
from .monster_decks import ability_decks


def recommended(levels: list[int], difficulty: str, raised: int = 0) -> int:
    """GH-LVL-02, GH-LVL-03, GH-AMB-23: half the average level, rounded up, and the difficulty.
    GH-GEN-14: levels are rounded up."""
    half = -(-sum(levels) // (2 * len(levels)))
    return min(7 - raised, max(0, half + DIFFICULTY[difficulty]))


def bare(streams: Streams, variants: list[str], seats: int, party: int) -> State:
    """A table with nothing of a scenario on it."""
    return State(
        streams, "", 0, 0, 2, variants, seats, party, 1, [], elements=dict.fromkeys(ELEMENTS, 0)
    )


def lay_out(
    state: State, content: Content, scenario: str, level: int, raised: int, goals: list[str]
) -> State:
    """GH-SET-03, GH-SET-08, GH-SET-11, GH-LVL-04: the decks of a scenario of this level,
    shuffled; `raised` is what the solo game adds for monsters and traps (GH-VAR-02). GH-LVL-01,
    GH-LVL-05: the level stays for the scenario and sets monsters, traps, gold, experience and
    every formula."""
    state.scenario = scenario
    state.level, state.monster_level = level, level + raised
    state.trap_damage = 2 + level + raised
    deck = list(STANDARD_DECK)
    state.streams.shuffle("modifiers", deck)
    state.streams.shuffle("goals", goals)
    state.goals = goals
    state.monsters.deck = Deck(deck)
    for name in ability_decks(content, scenario):
        cards = [str(n) for n in range(len(content.ability_decks[name]))]
        state.streams.shuffle("monster-cards", cards)
        state.monsters.decks[name] = Deck(cards)
    return state
