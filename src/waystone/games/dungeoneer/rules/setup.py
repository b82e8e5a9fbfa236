"""DG-SET: laying out the table."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.game import Setup
from waystone.kernel.step import Next, Then
from waystone.parts.cardmap import CardMap, Place

from ..box.definitions import Content, QuestDef
from ..box.effects import Rob, Shift, SwapHeroes, Warp
from ..table.board import legal_places
from ..table.state import G, Nakari, Open, Player, Rules, Stage, State, hero_card
from . import steps
from .cards import decks
from .cards.decks import HAND
from .dungeon import laying
from .modes import tiers
from .modes.tiers import FIRST_LEVEL
from .quests import open_quests
from .registry import step

MIDDLE = Place(0, 0)


def begin(setup: Setup, content: Content) -> tuple[State, Next]:
    """DG-SET-01..15 as far as nobody has to be asked; then the heroes are dealt or chosen, each
    once (DG-VAR-11)."""
    names = {name.replace("-", "_") for name in setup.variants}
    rules = Rules(setup.mode, **dict.fromkeys(names, True))
    streams = setup.streams()
    stages: list[Stage] = tiers.stages(content) if rules.combined else ["legendary"]
    state = State(streams, rules, [], CardMap({}), stages[0], stages)
    stack_decks(state, content)
    heroes(state, content, setup.seats)
    state.first = first_player(state)
    state.active = state.first
    if not rules.no_blank_spots:
        start_map(state, content)
    return state, choose_hero(0)


def first_player(state: State) -> int:
    """DG-SET-13, DG-AMB-60: the highest die starts, ties roll again."""
    seats = [p.seat for p in state.players]
    while len(seats) > 1:
        dice = [(state.streams.roll("first"), seat) for seat in seats]
        best = max(die for die, _ in dice)
        seats = [seat for die, seat in dice if die == best]
    return seats[0]


def stack_decks(state: State, content: Content) -> None:
    """DG-SET-01, DG-SET-04, DG-SET-14: every deck apart; the Wrath card, Nakari and her quest lie
    open from the start of a legendary game (DG-NAK-01). The decks of higher sets wait aside
    (DG-CMB-08); the location decks are one (DG-CMB-04, DG-AMB-69). Alone some cards and quests are
    put away (DG-SOL-02..04)."""
    rules, boxes = state.rules, state.stages
    goddess = next(key for key, card in content.adventure.items() if card.nakari)
    hers = next(quest.id for quest in content.quests.values() if quest.nakari)
    for key, card in content.adventure.items():
        if key == goddess or card.box not in boxes:
            continue
        if card.box != state.stage:
            state.aside.append(key)
        elif rules.solo and not for_solo(content, key):
            state.gone.append(key)
        elif state.split and not card.is_glory:
            state.peril_deck.append(key)
        else:
            state.deck.append(key)
    for quest in content.quests.values():
        if quest.id == hers or quest.box not in boxes:
            continue
        if quest.box != state.stage:
            state.aside.append(quest.id)
        elif rules.solo and not quest_for_solo(quest):
            state.gone.append(quest.id)
        else:
            state.quests.append(quest.id)
    if state.stage == "legendary":
        state.wrath = 0
        state.nakari = Nakari(goddess, "" if rules.solo else hers)
        if rules.solo:
            state.gone.append(hers)
    else:
        state.aside += [goddess, hers]
    state.locations = [place.id for place in content.locations.values() if place.box in boxes]
    for pile in (state.deck, state.peril_deck):
        state.streams.shuffle("deck", pile)
    state.streams.shuffle("quests", state.quests)
    state.streams.shuffle("locations", state.locations)


def for_solo(content: Content, key: str) -> bool:
    """DG-SOL-02: no Warp or Shift cards and none that need several heroes."""
    card = content.adventure[key]
    acts = [*card.effects, *(card.trap.failed if card.trap is not None else ())]
    return not card.rivals and not any(
        isinstance(act, Warp | Shift | SwapHeroes | Rob) for act in acts
    )


def quest_for_solo(quest: QuestDef) -> bool:
    """DG-SOL-04, DG-AMB-56: one that a lone hero can complete."""
    return quest.solo


def heroes(state: State, content: Content, seats: int) -> None:
    """DG-SET-05..09: a random hero each, full life, on the Entrance with its Glory and Peril; in a
    combined game one who has a card in each set (DG-CMB-10)."""
    casting = tiers.with_cards_of(content, state.stages)
    state.streams.shuffle("heroes", casting)
    level = FIRST_LEVEL[state.stage]
    for seat in range(seats):
        state.players.append(Player(seat, "", "", level, 0, ""))
    state.heroes = casting


def entrance_of(state: State, content: Content) -> str:
    """DG-SET-02; of several the one of the set that is played first."""
    entrances = [place for place in state.locations if content.locations[place].entrance]
    return min(entrances, key=lambda place: content.locations[place].box != state.stage)


def start_map(state: State, content: Content) -> None:
    """DG-SET-02..04, DG-AMB-21: the Entrance, four random tunnels around it, turned as they can
    be; one that fits neither way is replaced."""
    entrance = entrance_of(state, content)
    state.locations.remove(entrance)
    state.board.lay(entrance, MIDDLE)
    tunnels = [place for place in state.locations if content.locations[place].kind == "tunnel"]
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        for tunnel in tunnels:
            fitting = [
                place
                for place in legal_places(state, content, tunnel)
                if (place.x, place.y) == (dx, dy)
            ]
            if fitting:
                state.board.lay(tunnel, state.streams.pick("tunnels", fitting))
                tunnels.remove(tunnel)
                state.locations.remove(tunnel)
                break


def cast_hero(g: G, p: Player, hero: str) -> None:
    """DG-SET-05, DG-SET-06: the hero's card, with the life printed on it."""
    g.state.heroes.remove(hero)
    p.hero = hero
    p.card = tiers.card_for_stage(g, hero)
    p.life = hero_card(g, p).life


@step.setting_up
@step
async def choose_hero(g: G, n: int) -> Then:
    """DG-SET-05, DG-VAR-11: dealt at random, or chosen from the first player on."""
    state = g.state
    if n == len(state.players):
        return deal()
    if not state.rules.choice_of_heroes:
        for p in state.players:
            cast_hero(g, p, state.heroes[0])
        return deal()
    p = state.players[(state.first + n) % len(state.players)]
    options = [Option(f"hero:{hero}", hero, "option-hero", {"hero": hero}) for hero in state.heroes]
    cast_hero(g, p, await choose(p.seat, options, "ask-hero-card", rule="DG-VAR-11"))
    return choose_hero(n + 1)


@step.setting_up
@step
async def deal(g: G) -> Then:
    """DG-SET-10..11, DG-SOL-04, DG-VAR-15: personal quests and the shared one; by the variant all
    locations too (DG-VAR-01)."""
    state = g.state
    if state.rules.solo:
        for _ in range(3):
            state.players[0].quests.append(Open(state.quests.pop(0)))
        state.gone += state.quests
        state.quests.clear()
    elif not state.rules.nothing_personal:
        for _ in range(2):
            for p in state.players:
                if state.quests:
                    p.quests.append(Open(state.quests.pop(0)))
    open_quests.reveal_shared(g)
    if state.rules.no_blank_spots:
        deal_locations(g)
        return lay_map(state.first, 0)
    return hands(0)


def deal_locations(g: G) -> None:
    """DG-VAR-01, DG-VAR-02: all locations are dealt; whoever gets the Entrance is first player and
    lays it in the middle."""
    state = g.state
    entrance = entrance_of(state, g.content)
    for n, place in enumerate(state.locations):
        p = state.players[n % len(state.players)]
        if place == entrance:
            state.first = state.active = p.seat
            state.board.lay(place, MIDDLE)
        else:
            p.unlaid.append(place)
    state.locations.clear()


@step.setting_up
@step
async def lay_map(g: G, seat: int, passes: int) -> Then:
    """DG-VAR-03, DG-VAR-04, DG-AMB-49: clockwise, one location each; those of shared quests last. A
    player whose cards fit nowhere passes; what nobody can lay leaves the game."""
    state = g.state
    p = state.players[seat]
    left = sum(len(q.unlaid) for q in state.players)
    if left == 0 or passes > len(state.players):
        for q in state.players:
            state.gone += q.unlaid
            q.unlaid.clear()
        return hands(0)
    fitting = [
        place
        for place in free_to_lay(g, p)
        if legal_places(state, g.content, place, last=left == 1)
    ]
    after = (seat + 1) % len(state.players)
    if not fitting:
        return lay_map(after, passes + 1)
    options = [
        Option(f"place:{place}", place, "option-place", {"place": place}, f"hand:{place}")
        for place in fitting
    ]
    place = await choose(seat, options, "ask-lay", rule="DG-VAR-03")
    p.unlaid.remove(place)
    state.drawn = place
    await laying.lay(g, p, place)
    state.drawn = ""
    return lay_map(after, 0)


def free_to_lay(g: G, p: Player) -> list[str]:
    """DG-VAR-04: locations of shared quests wait until the holder has no others."""
    shared = {place for q in g.state.shared for place in g.content.quests[q.quest].at}
    early = [place for place in p.unlaid if place not in shared]
    return early or list(p.unlaid)


@step.setting_up
@step
async def hands(g: G, n: int) -> Then:
    """DG-SET-09, DG-SET-12: the first points and a hand of five (in solo of Glory cards, with split
    decks card by card from the deck one names)."""
    state = g.state
    if n == 0:
        entrance = next(p for p in state.board.places if g.content.locations[p].entrance)
        for p in state.players:
            p.at = entrance
            p.visited = [entrance]
            p.glory = 1
            p.peril = 0 if state.rules.solo else 2
    if n == len(state.players):
        return steps.a_round(state.first)
    p = state.players[(state.first + n) % len(state.players)]
    await decks.draw_to(g, p, HAND)
    return hands(n + 1)
