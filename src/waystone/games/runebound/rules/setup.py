"""Setting the table (RB-SET)."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.game import Scenario, Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import Next, Then

from ..box.definitions import DECKS, Content
from ..table.facts import FirstPlayer, HeroChosen, Placed
from ..table.state import G, Hero, State, playing
from ..table.values import hand_limit
from .cards.interpret import By, resolve
from .cards.limits import trim
from .cards.piles import draw_skills
from .market.shop import refill
from .registry import proceed, push, step
from .turn.dice import WILD
from .turn.movement import hex_option
from .turn.rounds import a_round


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """RB-GLD-01, RB-SET-01..06, RB-NEG-03: gems up, the scenario's decks, a first player at
    random."""
    streams = Streams(setup.seed)
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
        wilds = [sum(streams.below("first", 6) == WILD for _ in range(5)) for _ in rolling]
        rolling = [s for s, n in zip(rolling, wilds, strict=True) if n == max(wilds)]
    return rolling[0]


@step.opens("round")
async def set_up(g: G) -> Then:
    """RB-SET-06..14: heroes, places, setup abilities in turn order; then the markets."""
    g.say(FirstPlayer(f"seat-{g.state.first + 1}"), "RB-SET-06")
    seats = playing(g)
    g.state.agenda = [
        *(choose_hero(seat) for seat in seats),
        *(place_hero(seat) for seat in seats),
        *(setup_ability(seat) for seat in seats),
        open_markets(),
    ]
    return proceed(g)


@step
async def choose_hero(g: G, seat: int) -> Then:
    """RB-SET-06, RB-SET-08, RB-SET-09: one of the heroes left, with gold, tokens and skills."""
    taken = {hero.hero for hero in g.state.heroes}
    options = [
        Option(f"hero:{h}", h, "option-hero", {"hero": h}, f"hero:{h}")
        for h in g.content.heroes
        if h not in taken
    ]
    hero = g.state.heroes[seat]
    hero.hero = await choose(seat, options, "ask-hero", rule="RB-SET-06")
    hero.gold = g.content.heroes[hero.hero].gold
    g.say(HeroChosen(f"seat-{seat + 1}", hero.hero), "RB-SET-06")
    draw_skills(g, hero, hand_limit(g, hero))
    return proceed(g)


@step
async def place_hero(g: G, seat: int) -> Then:
    """RB-SET-10: any space of the kind of site that the hero card names; RB-AMB-44: also one
    where another hero stands."""
    hero = g.state.heroes[seat]
    atlas = g.content.atlas
    kind = g.content.heroes[hero.hero].start
    options = [hex_option(g, n) for n, site in enumerate(atlas.site) if site == kind]
    hero.space = await choose(seat, options, "ask-place", rule="RB-SET-10")
    g.say(Placed(hero.hero, atlas.ids[hero.space]), "RB-SET-10")
    return proceed(g)


@step
async def setup_ability(g: G, seat: int) -> Then:
    """RB-SET-11: resolved once; then the hero card is turned to its play side."""
    hero = g.state.heroes[seat]
    push(g, turn_card(seat))
    await resolve(g, By(seat, seat, card=hero.hero), g.content.heroes[hero.hero].setup)
    return proceed(g)


@step
async def turn_card(g: G, seat: int) -> Then:
    hero = g.state.heroes[seat]
    hero.side = "play"
    hero.boosts.clear()
    await trim(g, hero)
    return proceed(g)


@step
async def open_markets(g: G) -> Then:
    """RB-SET-13, RB-SET-14, RB-SET-16: three assets to each market; time stands on the first
    space."""
    for city in g.state.markets:
        refill(g, city)
    return a_round()


def scenarios(content: Content) -> list[Scenario]:
    return [Scenario(s.id, s.name, (1, 4)) for s in content.scenarios.values()]
