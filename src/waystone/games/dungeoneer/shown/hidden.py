"""What a seat cannot see."""

from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..table.state import State


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """DG §5: hands of others, unlaid locations of others and the order of every deck. Sorted
    before they are shuffled, so that nothing of the real order is left; of a hand only how many
    cards of each back it holds."""
    hidden = [p for p in state.players if p.seat != seat]
    for p in hidden:
        p.hand.sort(key=lambda card: content.adventure[card].is_glory)
    for glory in (True, False) if state.split else (None,):

        def of_sort(card: str, glory: bool | None = glory) -> bool:
            return glory is None or content.adventure[card].is_glory == glory

        deck = state.peril_deck if glory is False else state.deck
        pool = sorted([*deck, *(c for p in hidden for c in p.hand if of_sort(c))])
        streams.shuffle("redeal", pool)
        for p in hidden:
            p.hand[:] = [pool.pop() if of_sort(c) else c for c in p.hand]
        deck[:] = pool
    places = sorted(place for p in hidden for place in p.unlaid)
    streams.shuffle("redeal", places)
    for p in hidden:
        p.unlaid[:] = [places.pop() for _ in p.unlaid]
    for pile in (state.locations, state.quests):
        pile.sort()
        streams.shuffle("redeal", pile)
