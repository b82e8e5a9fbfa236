"""The encounter at hand as a seat may imagine it: what is hidden is dealt anew, with luck of its
own, and what plays no part before the encounter is over is left out."""

from collections.abc import MutableSequence
from copy import copy
from functools import lru_cache
from typing import TypeVar

from waystone.kernel.codec import copier
from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..shown.hidden import redeal
from ..table.state import Hero, State
from ..table.world import World

T = TypeVar("T")

LUCK = 20260

copy_of = copier(State)


class SameLuck(Streams):
    """Luck that is the same for every thought: in which order so many cards come is known."""

    def shuffle(self, purpose: str, items: MutableSequence[T]) -> None:
        if len(items) < 2:
            return
        order, self.at[purpose] = dealt(self.seed, purpose, self.at.get(purpose), len(items))
        items[:] = [items[n] for n in order]


@lru_cache(maxsize=4096)
def dealt(seed: int, purpose: str, at: int | None, cards: int) -> tuple[list[int], int]:
    """The order of so many cards, and where the luck stands afterwards."""
    streams = Streams(seed) if at is None else Streams(seed, {purpose: at})
    order = list(range(cards))
    streams.shuffle(purpose, order)
    return order, streams.at[purpose]


def imagined(state: State, content: Content, seat: int) -> State:
    """A copy to think with."""
    whole = copy(state)
    if state.world is not None:
        whole.world = close_by(state.world)
    root: State = copy_of(whole)
    for one in root.heroes:
        set_aside(one)
    redeal(root, content, seat, SameLuck(LUCK))
    root.streams = Streams(LUCK)
    return root


def set_aside(one: Hero) -> None:
    """TG-SEQ-14: the decks are drawn up; what else a character owns of cards and memories waits
    until the encounter is over."""
    one.combat, one.diplomacy, one.aside, one.memories = [], [], [], []
    one.combat_set, one.diplomacy_set = [], []


def close_by(world: World) -> World:
    """As much of the island as matters in an encounter."""
    return World(
        world.campaign,
        world.chapter,
        friends=world.friends,
        shared=world.shared,
        party=world.party,
        at=world.at,
    )
