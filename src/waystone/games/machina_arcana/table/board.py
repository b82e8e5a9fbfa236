"""Looking at the board: spaces, obstacles, what is beside what."""

from collections.abc import Iterable
from functools import lru_cache

from waystone.parts.path import cells_of, mask_of

from ..box.board import Board, board
from ..box.definitions import Content
from ..box.tiles import SPOTS, TILE_OF, Tile, span
from .state import DESTROYED, LIT, Explorer, G


class Look:
    """A board that was looked at, beside what it is made of; and what is destroyed, beside the
    marks that tell it."""

    def __init__(self, content: Content) -> None:
        self.board: tuple[list[Tile], list[int], Board] = ([], [], board(content, (), ()))
        self.destroyed: tuple[dict[int, int], int] = ({}, 0)


@lru_cache(maxsize=16)
def looked_at(content: Content) -> Look:
    """The last look at a board of this content."""
    return Look(content)


def ground(g: G) -> Board:
    """The board as it lies, closed doors shut; mostly it lies as it did when last looked at."""
    laid, last = g.state.laid, looked_at(g.content)
    tiles, closed, here = last.board
    if tiles != laid.tiles or closed != laid.closed:
        here = board(g.content, tuple(laid.tiles), tuple(laid.closed))
        last.board = list(laid.tiles), list(laid.closed), here
    return here


def open_ground(g: G) -> Board:
    """The board as if every door were open: where none is closed, the board as it lies."""
    laid = g.state.laid
    return board(g.content, tuple(laid.tiles), ()) if laid.closed else ground(g)


# ---- spaces


def tile_at(cell: int) -> int:
    return TILE_OF[cell]


def occupied(g: G) -> int:
    """MA-TER-05: the spaces of all units, which are obstacles."""
    mask = 0
    for e in g.state.explorers:
        if e.cell >= 0:
            mask |= 1 << e.cell
    for m in g.state.monsters:
        mask |= 1 << m.cell
    return mask


def destroyed(g: G) -> int:
    """MA-TER-05, MA-TER-13, MA-MOV-02: the destroyed spaces, which are obstacles."""
    marks, last = g.state.laid.marks, looked_at(g.content)
    known, mask = last.destroyed
    if known != marks:
        mask = mask_of(cell for cell, mark in marks.items() if mark == DESTROYED)
        last.destroyed = dict(marks), mask
    return mask


def obstacles(g: G, here: Board) -> int:
    """MA-TER-05: units, intact action spaces, destroyed spaces, barrels."""
    return (here.fixed & here.land & ~here.rubble) | destroyed(g) | occupied(g)


def impassable(g: G, here: Board) -> int:
    """What cannot be entered: rubble, no tile, obstacles."""
    return here.fixed | destroyed(g) | occupied(g)


def space_at(g: G, here: Board, cell: int) -> str:
    """MA-TER-13: the type of an intact space; '' if it is destroyed."""
    return "" if g.state.laid.marks.get(cell) == DESTROYED else here.spaces[cell]


def intact(g: G, here: Board, kind: str, tile: int | None = None) -> list[int]:
    """MA-TER-13: the undestroyed spaces of a type, on one tile or on all."""
    marks = g.state.laid.marks
    return [
        cell
        for cell in here.cells.get(kind, ())
        if marks.get(cell) != DESTROYED and (tile is None or TILE_OF[cell] == tile)
    ]


def lit_tile(g: G, cell: int) -> bool:
    """MA-CHS-07: a lit chapter space on the tile of this space."""
    tile = TILE_OF[cell]
    return any(mark == LIT and TILE_OF[at] == tile for at, mark in g.state.laid.marks.items())


def free_cells(g: G, here: Board) -> int:
    return here.land & ~impassable(g, here)


def nearest(cells: Iterable[int], to: int) -> list[int]:
    """MA-TGT-15: of these spaces, those with the fewest spaces between."""
    best: list[int] = []
    least = 99
    for cell in cells:
        far = span(cell, to)
        if far < least:
            best, least = [cell], far
        elif far == least:
            best.append(cell)
    return best


def closest_free(g: G, here: Board, to: int, *, chasm: bool = True) -> list[int]:
    """MA-TGT-17, MA-FRC-10, MA-SPN-13: that space, or the closest free passable ones; a chasm
    qualifies."""
    free = free_cells(g, here)
    if not chasm:
        free &= ~here.chasm
    if free >> to & 1:
        return [to]
    on_same = free & here.on_tile[TILE_OF[to]]
    return nearest(cells_of(on_same or free), to)


# ---- adjacency


def adjacent(here: Board, a: int, b: int) -> bool:
    """MA-TGT-10: touching and in line of sight, also over joined borders (MA-TGT-11); whoever is
    adjacent may contribute (MA-ESS-07)."""
    return bool(here.beside[a] >> b & 1)


def on_or_beside(here: Board, places: Iterable[int]) -> int:
    """MA-ESS-07: these spaces, and all that are adjacent to one of them."""
    mask = 0
    for place in places:
        mask |= 1 << place | here.beside[place]
    return mask


def adjacent_explorers(g: G, here: Board, cell: int) -> list[Explorer]:
    """MA-TGT-10, MA-TGT-11: the explorers beside a space."""
    near = here.beside[cell]
    return [e for e in g.state.explorers if e.cell >= 0 and near >> e.cell & 1]


NAMES = tuple(f"{x},{y}" for x, y in SPOTS)
"""The spaces as they are told."""


def spot(cell: int) -> str:
    return NAMES[cell]
