"""Laying out a scenario: story, decks, tiles (MA-SET)."""

from collections.abc import Collection

from waystone.kernel.rng import Streams

from ...box.definitions import Content
from ...box.terms import KINDS
from ...box.tiles import Tile
from ...table.state import Decks, Laid, State, Story, Tokens


def fresh(streams: Streams, content: Content, scenario: str, variants: list[str]) -> State:
    """A table for a first scenario."""
    story = chapters_of(content, scenario, variants)
    decks = decks_of(streams, content, scenario, ())
    return State(streams, variants, False, story, decks, start(decks), Tokens())


def lay_out(state: State, content: Content, scenario: str, kept: Collection[str]) -> None:
    """MA-CAM-04, MA-CAM-08: everything fresh for the next scenario; `kept` cards are in the hands
    of explorers already."""
    state.story = chapters_of(content, scenario, state.variants)
    state.decks = decks_of(state.streams, content, scenario, kept)
    state.laid = start(state.decks)
    state.tokens = Tokens()
    state.monsters = []
    state.phase, state.turn = "setup", ""


def chapters_of(content: Content, scenario: str, variants: list[str]) -> Story:
    """MA-SET-01 to MA-SET-04, MA-VAR-01, MA-VAR-02: chapters in order, epilogue last; tracks at
    their start. A very quick game ends with its last chapter, so only the epilogue follows."""
    card = content.scenarios[scenario]
    told = [c for c in card.chapters if c.number > 0]
    if "very-quick" in variants:
        told = [c for c in told[:-1] if c.number in card.very_quick] + told[-1:]
    elif "quick" in variants:
        told = [c for c in told[:-1] if c.number in card.quick] + told[-1:]
    return Story(scenario, [c.id for c in told])


def decks_of(streams: Streams, content: Content, scenario: str, kept: Collection[str]) -> Decks:
    """MA-SET-05, MA-SET-06, MA-SET-11 to MA-SET-16: events, items, monsters and tiles, each
    shuffled; the rest set aside. MA-SET-07: without expansions the common pools stay as they
    are."""
    decks = Decks()
    for deck in ("explorer", "horror"):
        shuffle_events(decks, streams, content, scenario, deck, kept)
    shuffle_items(decks, streams, content, kept)
    shuffle_monsters(decks, streams, content)
    shuffle_tiles(decks, streams, content)
    return decks


def shuffle_events(
    decks: Decks,
    streams: Streams,
    content: Content,
    scenario: str,
    deck: str,
    kept: Collection[str],
) -> None:
    """MA-SET-05, MA-SET-06: as many common events as the scenario has of its own."""
    mine = [e for e in content.events.values() if e.deck == deck]
    own = [e.id for e in mine if e.scenario == scenario]
    common = [e.id for e in mine if not e.scenario and e.id not in kept]
    streams.shuffle(f"events:{deck}", common)
    chosen = common[: len(own)] + [e for e in own if e not in kept]
    streams.shuffle(f"events:{deck}", chosen)
    decks.events[deck] = chosen
    decks.event_discards[deck] = []
    decks.spare_events += common[len(own) :]


def shuffle_items(decks: Decks, streams: Streams, content: Content, kept: Collection[str]) -> None:
    """MA-SET-11 to MA-SET-13: level 1 in four decks by type, the others set aside (MA-CHP-17)."""
    items = [i for i in content.items.values() if i.id not in kept]
    for kind in KINDS:
        decks.items[kind] = [i.id for i in items if i.kind == kind and i.level == 1]
        streams.shuffle(f"items:{kind}", decks.items[kind])
    decks.item_stock = [i.id for i in items if i.level > 1]
    decks.known = dict.fromkeys(KINDS, 0)


def shuffle_monsters(decks: Decks, streams: Streams, content: Content) -> None:
    """MA-SET-14: level 1 is the deck, the others are set aside."""
    cards = content.monsters.values()
    decks.monsters = [m.id for m in cards if m.level == 1]
    streams.shuffle("monsters", decks.monsters)
    decks.monster_stock = [m.id for m in cards if m.level > 1]


def shuffle_tiles(decks: Decks, streams: Streams, content: Content) -> None:
    """MA-SET-15, MA-SET-16: each of the 10 tiles on a random face; endgame tiles aside."""
    fronts: list[str] = []
    for tile in content.tiles.values():
        if not tile.endgame and tile.back not in fronts:
            fronts.append(tile.id)
    decks.tiles = [
        front if streams.below("faces", 2) else content.tiles[front].back for front in fronts
    ]
    streams.shuffle("tiles", decks.tiles)


def start(decks: Decks) -> Laid:
    """MA-SET-17: the bottom tile of the stack is the starting tile."""
    return Laid([Tile(decks.tiles.pop(), 0, 0, 0)])
