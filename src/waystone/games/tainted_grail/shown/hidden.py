"""What nobody sees, dealt anew (section 6)."""

from waystone.kernel.rng import Streams

from ..box.definitions import Content
from ..table.state import State
from ..table.world import World

# ---- what nobody sees


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """Section 6: the order of decks is unknown to everybody, but for the cards somebody is
    looking at."""
    for one in state.heroes:
        deal_anew(one.combat_set, streams)
        deal_anew(one.diplomacy_set, streams)
    if state.world is not None:
        redeal_world(state.world, content, streams)
    encounter = state.encounter
    if encounter is None:
        return
    deal_anew(encounter.deck, streams)
    for member in encounter.members:
        if not member.looking:
            deal_anew(member.deck, streams)
            continue
        seen = len(member.deck) - member.looking
        hidden = member.deck[:seen]
        deal_anew(hidden, streams)
        member.deck[:seen] = hidden


def deal_anew(cards: list[str], streams: Streams) -> None:
    if len(cards) > 1:
        cards.sort()
        streams.shuffle("redeal", cards)


# ---- what nobody sees


def redeal_world(world: World, content: Content, streams: Streams) -> None:
    """Section 6: the order of the encounter decks and of the Random events, also of those that lie
    on the Event deck."""
    for colour in sorted(world.encounters):
        world.encounters[colour].sort()
        streams.shuffle("redeal", world.encounters[colour])
    hidden = [n for n, event in enumerate(world.deck) if content.events[event].kind == "random"]
    pool = sorted([*(world.deck[n] for n in hidden), *world.random])
    streams.shuffle("redeal", pool)
    for n in hidden:
        world.deck[n] = pool.pop()
    world.random[:] = pool
