"""DG §5: what a player could hold, by what all can see."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ...table.state import G, Player


@contextmanager
def any_hand(g: G, p: Player) -> Iterator[None]:
    """The player has a hand of all the cards that lie in no open place, or none."""
    state, hand = g.state, p.hand
    hands = (card for q in state.players for card in q.hand)
    unseen = sorted([*state.deck, *state.peril_deck, *hands])
    p.hand = unseen if hand else []
    try:
        yield
    finally:
        p.hand = hand


def could(g: G, p: Player, options: Callable[[G, Player], Sequence[object]]) -> bool:
    """Whether a player could have any of these options."""
    with any_hand(g, p):
        return bool(options(g, p))
