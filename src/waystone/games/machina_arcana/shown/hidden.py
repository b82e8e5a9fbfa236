"""What no seat sees, dealt anew."""

from functools import lru_cache
from typing import NamedTuple

from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..box.terms import KINDS
from ..table.state import Decks, State

Pile = tuple[str, ...]


class Piles(NamedTuple):
    """All piles with cards that nobody sees: of items by kind, of events by deck."""

    items: tuple[Pile, ...]
    known: tuple[int, ...]
    monsters: Pile
    buried: Pile
    events: tuple[Pile, ...]
    spare_events: Pile
    tiles: Pile


class Luck(NamedTuple):
    """Where the stream stands that deals."""

    seed: int
    at: int | None


EVENTS = ("explorer", "horror")
PURPOSE = "redeal"


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """MA-HID-02 to MA-HID-05: the unknown part of every deck, the cards removed unseen, the spare
    events, the tiles below the top one. Of what was removed unseen not even the levels are
    known."""
    decks = state.decks
    if PURPOSE in streams.stacked:
        found = deal_all(content, piles_of(decks), streams)
    else:
        luck = Luck(streams.seed, streams.at.get(PURPOSE))
        found, at = dealt(content, piles_of(decks), luck)
        if at is not None:
            streams.at[PURPOSE] = at
    for kind, pile in zip(KINDS, found.items, strict=True):
        decks.items[kind][:] = pile
    for deck, pile in zip(EVENTS, found.events, strict=True):
        decks.events[deck][:] = pile
    decks.monsters[:], decks.buried[:] = found.monsters, found.buried
    decks.spare_events[:], decks.tiles[:] = found.spare_events, found.tiles


def piles_of(decks: Decks) -> Piles:
    return Piles(
        tuple([tuple(decks.items[kind]) for kind in KINDS]),
        tuple([decks.known.get(kind, 0) for kind in KINDS]),
        tuple(decks.monsters),
        tuple(decks.buried),
        tuple([tuple(decks.events[deck]) for deck in EVENTS]),
        tuple(decks.spare_events),
        tuple(decks.tiles),
    )


@lru_cache(maxsize=64)
def dealt(content: Content, piles: Piles, luck: Luck) -> tuple[Piles, int | None]:
    """The piles dealt anew and where the stream stands then: all answers to a question are played
    in the same worlds."""
    streams = Streams(luck.seed, {} if luck.at is None else {PURPOSE: luck.at})
    return deal_all(content, piles, streams), streams.at.get(PURPOSE)


def deal_all(content: Content, piles: Piles, streams: Streams) -> Piles:
    items, monsters, events = content.items, content.monsters, content.events
    buried, spare = [*piles.buried], [*piles.spare_events]
    by_kind = []
    for kind, pile, known in zip(KINDS, piles.items, piles.known, strict=True):
        cards = [*pile]
        deal([cards, buried], streams, {
            card for n, card in enumerate(cards + buried)
            if card in items and items[card].kind == kind and n >= known
        })  # fmt: skip
        by_kind.append(tuple(cards))
    beasts = [*piles.monsters]
    deal([beasts, buried], streams, {card for card in beasts + buried if card in monsters})
    by_deck = []
    for deck, pile in zip(EVENTS, piles.events, strict=True):
        cards = [*pile]
        common = {c for c in cards + spare if events[c].deck == deck and not events[c].scenario}
        deal([cards, spare], streams, common)
        by_deck.append(tuple(shuffled(cards, streams)))
    tiles = (*piles.tiles[:1], *shuffled([*piles.tiles[1:]], streams))
    return Piles(
        tuple(by_kind),
        piles.known,
        tuple(beasts),
        tuple(buried),
        tuple(by_deck),
        tuple(spare),
        tiles,
    )


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
    streams.shuffle(PURPOSE, pool)
    return pool
