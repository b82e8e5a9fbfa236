"""Exploring and leaving the board (MA-TIL-05 to MA-TIL-18)."""

from functools import lru_cache

from msgspec.structs import replace

from waystone.parts.squaregrid import overflow

from ...box.board import Board
from ...box.tiles import SIZE, WIDTH, Border, Tile, face
from ...table.board import ground, tile_at
from ...table.facts import Explored, TileDiscarded
from ...table.state import Explorer, G, Laid
from ...table.units import on_board, units
from ..cards import triggers
from ..monsters.removal import banish

SPAN = 2


def unexplored(g: G, cell: int | None = None) -> list[Border]:
    """MA-TIL-02, MA-TIL-05, MA-CHP-09: borders with no tile attached and no token on them; those
    that the space belongs to, or all."""
    return [b for b, _ in open_borders(g) if cell is None or cell in b.cells]


def open_borders(g: G) -> tuple[tuple[Border, frozenset[int]], ...]:
    """MA-TIL-02, MA-TIL-05, MA-CHP-09: the borders that can be explored, each with the places of
    the tiles that would have to go (MA-TIL-07, MA-TIL-08)."""
    laid = g.state.laid
    return _open_borders(ground(g), (*laid.entry, *laid.exit))


@lru_cache(maxsize=256)
def _open_borders(
    here: Board, tokens: tuple[int, ...]
) -> tuple[tuple[Border, frozenset[int]], ...]:
    placed = {(tile.x, tile.y): tile.place for tile in here.tiles}
    return tuple(
        (border, frozenset(placed[gone] for gone in overflow(placed, border.beyond, SPAN)))
        for place in here.borders
        for border in place
        if border.beyond not in placed and not {*tokens} & {*border.cells}
    )


def doomed(g: G, border: Border) -> list[Tile]:
    """MA-TIL-07, MA-TIL-08: the tiles that would break the 2x2 limit."""
    gone = overflow([(t.x, t.y) for t in g.state.laid.tiles], border.beyond, SPAN)
    return [t for t in g.state.laid.tiles if (t.x, t.y) in gone]


def explorable(g: G, explorer: Explorer) -> list[Border]:
    """MA-TIL-05, MA-TIL-09: not if a tile with an explorer would have to go."""
    if g.state.story.endgame or not g.state.decks.tiles:
        return []
    places = {tile_at(e.cell) for e in on_board(g)}
    return [
        border
        for border, gone in open_borders(g)
        if explorer.cell in border.cells and places.isdisjoint(gone)
    ]


async def explore(g: G, explorer: Explorer, border: Border) -> None:
    """MA-TIL-03, MA-TIL-06, MA-TIL-07: the top tile, its connection symbol beside the explorer; the
    board stays within 2x2 (MA-TIL-08); cards answer (MA-CND-02)."""
    for tile in doomed(g, border):
        discard_tile(g, tile)
    new = g.state.decks.tiles.pop(0)
    turns = ((border.side ^ 4) - face(g.content, new).connection) // 2 % 4
    x, y = border.beyond
    left = min(x, *(t.x for t in g.state.laid.tiles))
    top = min(y, *(t.y for t in g.state.laid.tiles))
    if left or top:
        slide(g, -left, -top)
        x, y = x - left, y - top
    g.state.laid.tiles.append(Tile(new, turns, x, y))
    g.say(Explored(explorer.id, new), "MA-TIL-06")
    await triggers.happen(g, "explore", explorer.id)


def discard_tile(g: G, tile: Tile) -> None:
    """MA-TIL-10, MA-TIL-18: monsters banished, tokens returned, turned over, under the stack."""
    state = g.state
    place = tile.place
    for monster in [m for m in state.monsters if tile_at(m.cell) == place]:
        banish(g, monster)
    clear_place(g, place)
    state.laid.tiles.remove(tile)
    state.decks.tiles.append(g.content.tiles[tile.face].back)
    g.say(TileDiscarded(tile.face), "MA-TIL-10")


def clear_place(g: G, place: int) -> None:
    """MA-TIL-10, MA-TIL-11, MA-TIL-18: the tile keeps no tokens, no closed or destroyed doors."""
    laid = g.state.laid
    laid.marks = {c: mark for c, mark in laid.marks.items() if tile_at(c) != place}
    laid.closed = [d for d in laid.closed if tile_at(d // 2) != place]
    laid.broken = [d for d in laid.broken if tile_at(d // 2) != place]
    laid.entry = [c for c in laid.entry if tile_at(c) != place]
    laid.exit = [c for c in laid.exit if tile_at(c) != place]


def slide(g: G, columns: int, rows: int) -> None:
    """MA-TIL-07: everything on the board keeps its place on its tile while the 2x2 frame moves."""
    laid = g.state.laid
    by = columns * SIZE + rows * SIZE * WIDTH
    laid.tiles = [replace(tile, x=tile.x + columns, y=tile.y + rows) for tile in laid.tiles]
    for unit in units(g):
        unit.cell += by
    laid.marks = {cell + by: mark for cell, mark in laid.marks.items()}
    laid.closed = [d + 2 * by for d in laid.closed]
    laid.broken = [d + 2 * by for d in laid.broken]
    laid.entry = [c + by for c in laid.entry]
    laid.exit = [c + by for c in laid.exit]


def recycle(g: G) -> None:
    """MA-TIL-17: banish all (MA-DMG-07), collect all tiles, shuffle, turn over, under the stack."""
    state = g.state
    for monster in list(state.monsters):
        banish(g, monster)
    backs = [g.content.tiles[tile.face].back for tile in state.laid.tiles]
    state.streams.shuffle("tiles", backs)
    if not state.story.endgame:
        state.decks.tiles += backs
    state.laid = Laid()
