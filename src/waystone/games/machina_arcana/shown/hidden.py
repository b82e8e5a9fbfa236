"""What no seat sees, dealt anew."""

from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..box.terms import KINDS
from ..table.state import State


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """MA-HID-02 to MA-HID-05: the unknown part of every deck, the cards removed unseen, the spare
    events, the tiles below the top one. Of what was removed unseen not even the levels are
    known."""
    items, monsters, events = content.items, content.monsters, content.events
    for kind in KINDS:
        known = state.decks.known.get(kind, 0)
        deal([state.decks.items[kind], state.decks.buried], streams, {
            card for n, card in enumerate(state.decks.items[kind] + state.decks.buried)
            if card in items and items[card].kind == kind and n >= known
        })  # fmt: skip
    unseen = {card for card in state.decks.monsters + state.decks.buried if card in monsters}
    deal([state.decks.monsters, state.decks.buried], streams, unseen)
    for deck in ("explorer", "horror"):
        cards = state.decks.events[deck]
        common = {
            c
            for c in cards + state.decks.spare_events
            if events[c].deck == deck and not events[c].scenario
        }
        deal([cards, state.decks.spare_events], streams, common)
        cards[:] = shuffled(cards, streams)
    state.decks.tiles[1:] = shuffled(state.decks.tiles[1:], streams)


def deal(piles: list[list[str]], streams: Streams, hidden: set[str]) -> None:
    """MA-HID-02: the hidden cards of these piles change places among themselves."""
    pool = shuffled([card for pile in piles for card in pile if card in hidden], streams)
    for pile in piles:
        for n, card in enumerate(pile):
            if card in hidden:
                pile[n] = pool.pop()


def shuffled(cards: list[str], streams: Streams) -> list[str]:
    """MA-HID-02: in an order that tells nothing of the one before."""
    pool = sorted(cards)
    streams.shuffle("redeal", pool)
    return pool
