"""What must always be true of the table."""

from collections import Counter

from ..box.definitions import Content
from ..box.tiles import CELLS, TILE_OF
from ..table.state import EXPLORER_MARKERS, HORROR_MARKERS, State


def check(state: State, content: Content) -> list[str]:
    """Every broken invariant, one sentence each."""
    found = []
    found += _cards(state, content)
    found += _units(state, content)
    found += _tracks(state, content)
    for by, supply in [("", HORROR_MARKERS)] + [(e.id, EXPLORER_MARKERS) for e in state.explorers]:
        used = sum(mark.by == by for mark in state.tokens.markers)
        if used > supply:
            found.append(f"{by or 'horror'} has {used} markers in use of {supply}")
    return found


def _cards(state: State, content: Content) -> list[str]:
    """Every item, monster, event and tile is in exactly one place."""
    found = []
    held = [c for e in state.explorers for c in (*e.equipped, *e.inventory, *e.personal)]
    places = [
        held,
        *state.decks.items.values(),
        state.decks.item_discards,
        state.decks.item_stock,
        state.decks.monsters,
        state.decks.destroyed,
        state.decks.monster_stock,
        [m.id for m in state.monsters],
        *state.decks.events.values(),
        *state.decks.event_discards.values(),
        state.decks.spare_events,
        state.decks.removed,
        state.decks.buried,
        state.decks.revealed,
    ]
    count = Counter(card for place in places for card in place)
    wanted = [*content.items, *content.monsters]
    wanted += [e.id for e in content.events.values() if e.scenario in ("", state.story.scenario)]
    for card in wanted:
        if count[card] != 1:
            found.append(f"{card} is in {count[card]} places")
    for card in count:
        carried = state.campaign and card in content.events  # kept from an earlier scenario
        if card not in wanted and not carried:
            found.append(f"there is no card '{card}' in this game")
    tiles = Counter([*state.decks.tiles, *(t.face for t in state.laid.tiles)])
    for face in tiles:
        if face not in content.tiles:
            found.append(f"there is no tile face '{face}'")
    pairs = [f for f, tile in content.tiles.items() if not tile.endgame]
    if sum(tiles[f] for f in pairs) * 2 != len(pairs):
        found.append(f"{sum(tiles[f] for f in pairs)} tiles instead of {len(pairs) // 2}")
    return found


def _units(state: State, content: Content) -> list[str]:
    found = []
    laid = [t.place for t in state.laid.tiles]
    standing = [e.cell for e in state.explorers] + [m.cell for m in state.monsters]
    cells = Counter(cell for cell in standing if cell >= 0)
    for cell, n in cells.items():
        if n > 1:
            found.append(f"{n} units stand on space {cell}")
        if not 0 <= cell < CELLS or TILE_OF[cell] not in laid:
            found.append(f"a unit stands on space {cell}, where no tile lies")
    for e in state.explorers:
        if e.id not in content.explorers:
            found.append(f"there is no explorer '{e.id}'")
        elif e.dead:
            if e.equipped or e.inventory or e.personal or e.cell >= 0:
                found.append(f"{e.id} is dead but still has cards or stands on the board")
        elif not (1 <= e.health <= 9 and 0 <= e.stamina <= 9 and 0 <= e.essence <= 9):
            found.append(f"{e.id} has {e.health} health, {e.stamina} stamina, {e.essence} essence")
        for item, parent in e.equipped.items():
            if parent and parent not in e.equipped:
                found.append(f"{item} is attached to {parent}, which {e.id} does not wear")
    for m in state.monsters:
        if m.id in content.monsters and not 0 <= m.health <= 9:
            found.append(f"{m.id} has {m.health} health")
    return found


def _tracks(state: State, content: Content) -> list[str]:
    found = []
    if (
        not 0 <= state.story.threat < content.figures.threat_steps - 1
        or not 1 <= state.story.level <= 5
    ):
        found.append(f"threat stands at {state.story.threat}, level {state.story.level}")
    for name, rating in (("spawn", state.story.spawn), ("horror", state.story.horror)):
        if rating is not None and not 1 <= rating <= 10:
            found.append(f"the {name} rating is {rating}")
    if state.story.scenario not in content.scenarios:
        found.append(f"there is no scenario '{state.story.scenario}'")
    if not 0 <= state.story.chapter < len(state.story.chapters):
        found.append(f"chapter {state.story.chapter} of {len(state.story.chapters)}")
    return found
