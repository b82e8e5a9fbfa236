"""What a seat cannot see (RB-HID), dealt anew."""

from waystone.kernel.rng import Streams

from ..box.definitions import DECKS, Content
from ..table.state import State


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """RB-HID-01..03, RB-AMB-48: hands and trophies of others and the order of every deck."""
    others = [hero for hero in state.heroes if hero.seat != seat]
    pool = sorted([*state.decks["skill"], *(card for hero in others for card in hero.hand)])
    streams.shuffle("redeal", pool)
    for hero in others:
        hero.hand[:] = [pool.pop() for _ in hero.hand]
    state.decks["skill"][:] = pool
    for deck in DECKS:
        unseen = [
            (hero, n)
            for hero in others
            for n, card in enumerate(hero.trophies)
            if content.adventures[card].deck == deck
        ]
        pool = sorted([*state.decks[deck], *(hero.trophies[n] for hero, n in unseen)])
        streams.shuffle("redeal", pool)
        for hero, n in unseen:
            hero.trophies[n] = pool.pop()
        state.decks[deck][:] = pool
    for name in ("asset", "story"):
        state.decks[name].sort()
        streams.shuffle("redeal", state.decks[name])
