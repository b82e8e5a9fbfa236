"""Laying out a scenario: decks, piles, tiles, tracks (MA-SET)."""

from collections.abc import Collection

from ...box.definitions import Content
from ...box.terms import KINDS
from ...table.state import State, Tile


def lay_out(state: State, content: Content, scenario: str, kept: Collection[str] = ()) -> None:
    """MA-SET-01 to -17; `kept` cards are in the hands of explorers already."""
    state.scenario = scenario
    _story(state, content)
    for deck in ("explorer", "horror"):
        _events(state, content, deck, kept)
    _items(state, content, kept)
    _monsters(state, content)
    _tiles(state, content)
    state.removed.clear()
    state.buried.clear()
    state.slain.clear()
    state.lasting.clear()
    state.stacked.clear()
    state.spent.clear()
    state.progress.clear()
    state.revealed.clear()


def _story(state: State, content: Content) -> None:
    """MA-SET-02 to -04, MA-VAR-01, -02: chapters in order, epilogue last; tracks at their start.
    A very quick game ends with its last chapter, so only the epilogue follows."""
    card = content.scenarios[state.scenario]
    told = [c for c in card.chapters if c.number > 0]
    if "very-quick" in state.variants:
        told = [c for c in told[:-1] if c.number in card.very_quick] + told[-1:]
    elif "quick" in state.variants:
        told = [c for c in told[:-1] if c.number in card.quick] + told[-1:]
    state.chapters[:] = [c.id for c in told]
    state.chapter, state.endgame, state.new_round, state.timeout = 0, False, False, False
    state.threat, state.level, state.phase, state.turn = 0, 1, "setup", ""


def _events(state: State, content: Content, deck: str, kept: Collection[str]) -> None:
    """MA-SET-05, -06: as many common events as the scenario has of its own."""
    mine = [e for e in content.events.values() if e.deck == deck]
    own = [e.id for e in mine if e.scenario == state.scenario]
    common = [e.id for e in mine if not e.scenario and e.id not in kept]
    state.streams.shuffle(f"events:{deck}", common)
    chosen = common[: len(own)] + [e for e in own if e not in kept]
    state.streams.shuffle(f"events:{deck}", chosen)
    state.event_decks[deck] = chosen
    state.event_discards[deck] = []
    if deck == "explorer":
        state.spare_events.clear()
    state.spare_events += common[len(own) :]


def _items(state: State, content: Content, kept: Collection[str]) -> None:
    """MA-SET-11 to -13."""
    items = [i for i in content.items.values() if i.id not in kept]
    state.item_decks = {
        kind: [i.id for i in items if i.kind == kind and i.level == 1] for kind in KINDS
    }
    for kind, deck in state.item_decks.items():
        state.streams.shuffle(f"items:{kind}", deck)
    state.item_stock = [i.id for i in items if i.level > 1]
    state.item_discards = []
    state.known = dict.fromkeys(KINDS, 0)


def _monsters(state: State, content: Content) -> None:
    """MA-SET-14."""
    cards = content.monsters.values()
    state.monster_deck = [m.id for m in cards if m.level == 1]
    state.streams.shuffle("monsters", state.monster_deck)
    state.monster_stock = [m.id for m in cards if m.level > 1]
    state.destroyed_monsters = []
    state.monsters = []


def _tiles(state: State, content: Content) -> None:
    """MA-SET-15 to -17: each of the 10 tiles on a random face; the bottom one is the start."""
    fronts = []
    for tile in content.tiles.values():
        if not tile.endgame and tile.back not in fronts:
            fronts.append(tile.id)
    stack = [
        front if state.streams.below("faces", 2) else content.tiles[front].back for front in fronts
    ]
    state.streams.shuffle("tiles", stack)
    state.tiles = [Tile(stack.pop(), 0, 0, 0)]
    state.tile_stack = stack
    state.marks.clear()
    state.closed.clear()
    state.broken.clear()
    state.entry.clear()
    state.exit.clear()
