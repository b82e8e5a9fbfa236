"""What a seat cannot see (GH-HID), dealt anew."""

from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..table.records import Campaign
from ..table.state import Character, State


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """GH-HID-01, GH-HID-02, GH-HID-05: the order of decks; of others their hands (of cards that
    have not been seen), cards selected before they are shown, and battle goals."""
    for deck in (state.monsters.deck, *state.monsters.decks.values()):
        _shuffle(deck.draw, streams)
    for owner in state.characters:
        _shuffle(owner.deck.draw, streams)
    hidden = [c for c in state.characters if c.seat != seat]
    if "open-information" not in state.variants:
        for owner in hidden:
            _redeal_cards(state, owner, streams)
    goals = sorted([*state.goals, *(goal for c in hidden for goal in c.goals)])
    streams.shuffle("redeal", goals)
    for owner in hidden:
        owner.goals[:] = [goals.pop() for _ in owner.goals]
    state.goals[:] = goals
    if state.dungeon is not None:
        _shuffle(state.dungeon.rooms, streams)
        _shuffle(state.dungeon.lairs, streams)
    if state.campaign is not None:
        redeal_campaign(state, state.campaign, seat, streams)


def _shuffle(cards: list[str], streams: Streams) -> None:
    cards.sort()
    streams.shuffle("redeal", cards)


def _redeal_cards(state: State, owner: Character, streams: Streams) -> None:
    """What another may hold: any card of its pool that does not lie open."""
    open_ = {*owner.discard, *owner.lost, *(a.card for a in owner.active)}
    shown = bool(state.order)
    if shown:
        open_ |= {*owner.selected}
    pool = sorted(card for card in owner.pool if card not in open_)
    streams.shuffle("redeal", pool)
    owner.hand[:] = [pool.pop() for _ in owner.hand]
    if not shown:
        owner.selected[:] = [pool.pop() for _ in owner.selected]


def redeal_campaign(state: State, here: Campaign, seat: int, streams: Streams) -> None:
    """GH-HID-01, GH-HID-05: the order of the decks of events, quests, designs and side scenarios,
    and the quests that others have to choose from."""
    world = here.world
    hidden = [
        one
        for party in here.parties
        for one in party.sheets
        if one.line % state.seats != seat and "open-information" not in state.variants
    ]
    world.quests += [quest for one in hidden for quest in one.offered]
    for deck in (world.city, world.road, world.quests, world.designs, world.sides):
        deck.sort()
        streams.shuffle("redeal", deck)
    for one in hidden:
        one.offered[:] = [world.quests.pop() for _ in one.offered]
