"""Choosing a party and laying out the table (GH-SET, GH-LVL)."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next

from .definitions import STANDARD_DECK, Content
from .effects import ELEMENTS
from .state import Deck, State
from .steps import choose_class

DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """GH-SET-03, GH-SET-08, GH-SET-09, GH-SET-11; the characters come next."""
    streams = Streams(setup.seed)
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
        setup.scenario,
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
    for name in ability_decks(content, setup.scenario):
        cards = [str(n) for n in range(len(content.ability_decks[name]))]
        streams.shuffle("monster-cards", cards)
        state.monsters.decks[name] = Deck(cards)
    return state, choose_class(0)


def recommended(levels: list[int], difficulty: str, raised: int = 0) -> int:
    """GH-LVL-02, GH-LVL-03, GH-AMB-23: half the average level, rounded up, and the difficulty."""
    half = -(-sum(levels) // (2 * len(levels)))
    return min(7 - raised, max(0, half + DIFFICULTY[difficulty]))


def ability_decks(content: Content, scenario: str) -> list[str]:
    """GH-SET-03: the decks of all monster types that can come into the scenario."""
    definition = content.scenarios[scenario]
    wanted = [m.monster for m in definition.marks.values() if m.monster]
    wanted += definition.monsters
    for rule in definition.rules:
        wanted += [e.monster for e in rule.do if hasattr(e, "monster")]
    found: dict[str, None] = {}
    while wanted:
        name = wanted.pop(0)
        if name not in content.monsters:
            continue
        deck = content.monsters[name].deck or name
        found[deck] = None
        monster = content.monsters[name]
        lists = [c.abilities for c in content.ability_decks.get(deck, [])]
        for abilities in [*lists, monster.special_1, monster.special_2]:
            for ability in abilities:
                what = getattr(ability, "what", "")
                if what in content.monsters and (content.monsters[what].deck or what) not in found:
                    wanted.append(what)
    return list(found)


def scenarios(content: Content) -> list[Scenario]:
    ordered = sorted(content.scenarios.values(), key=lambda s: s.number)
    return [Scenario(s.id, s.name, (1, 4), "scenario") for s in ordered]
