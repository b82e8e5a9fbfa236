"""Setting the table (RB-SET)."""

from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next

from ..box.definitions import DECKS, Content
from ..table.state import Hero, State
from .steps import set_up
from .turn.dice import FACES, WILD


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """RB-GLD-01, RB-SET-01..06, RB-NEG-03: gems up, the scenario's decks, a first player at
    random."""
    streams = setup.streams()
    scenario = setup.scenario
    if "any-scenario" in setup.variants:
        # RB-SET-03: players who do not agree leave it to chance.
        scenario = streams.pick("scenario", sorted(content.scenarios))
    heroes = [Hero(seat) for seat in range(setup.seats)]
    by_dice = "dice-for-first" in setup.variants
    first = first_by_dice(streams, setup.seats) if by_dice else streams.below("first", setup.seats)
    state = State(streams, scenario, heroes, first=first)
    state.free_trades = "free-trades" in setup.variants
    state.gems = [n for n, gem in enumerate(content.atlas.gem) if gem is not None]
    for deck in DECKS:
        state.decks[deck] = [
            a.id
            for a in content.adventures.values()
            if a.deck == deck and a.scenario in ("", scenario)
        ]
    state.decks["story"] = [s.id for s in content.stories.values() if s.scenario == scenario]
    state.decks["skill"] = list(content.skills)
    state.decks["asset"] = list(content.assets)
    for name, cards in state.decks.items():
        streams.shuffle(f"deck:{name}", cards)
        state.discards[name] = []
    state.markets = {city: [] for city in content.atlas.cities.values()}
    return state, set_up()


def first_by_dice(streams: Streams, seats: int) -> int:
    """RB-EX-21: everyone rolls five terrain dice, most wilds begins; those who tie roll again."""
    rolling = list(range(seats))
    while len(rolling) > 1:
        wilds = [sum(streams.below("first", len(FACES)) == WILD for _ in range(5)) for _ in rolling]
        rolling = [s for s, n in zip(rolling, wilds, strict=True) if n == max(wilds)]
    return rolling[0]


def scenarios(content: Content) -> list[Scenario]:
    return [Scenario(s.id, s.name, (1, 4)) for s in content.scenarios.values()]
