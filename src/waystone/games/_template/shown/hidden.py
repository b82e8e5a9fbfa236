"""What a seat cannot see, dealt anew."""

from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..table.state import State


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """TP-HID-01: the deck and the hands of others are unknown to a seat."""
    hidden = [hero for hero in state.heroes if hero.seat != seat]
    pool = sorted([*state.draw, *(card for hero in hidden for card in hero.hand)])
    streams.shuffle("redeal", pool)
    for hero in hidden:
        hero.hand[:] = [pool.pop() for _ in hero.hand]
    state.draw[:] = pool
