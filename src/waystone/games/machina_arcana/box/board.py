"""The board that tiles make: at most 2x2 of them (MA-TIL). All here is derived from the faces and
turns of the tiles and from the closed doors, and kept."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from waystone.parts.path import Shifts, mask_of
from waystone.parts.sight import square_sees
from waystone.parts.squaregrid import DIRECTIONS, ray, turn

from .definitions import Content
from .tiles import (
    _STEP,
    BORDER,
    CELLS,
    OBSTACLES,
    PLACES,
    SIZE,
    SPOTS,
    WIDTH,
    Border,
    Tile,
    border_cells,
    face,
)


class Board(Struct, frozen=True, eq=False):
    """One arrangement of tiles and closed doors. `masks` are spaces by type."""

    tiles: tuple[Tile, ...]
    spaces: tuple[str, ...]
    masks: dict[str, int]
    cells: dict[str, tuple[int, ...]]
    on_tile: tuple[int, ...]
    land: int
    rubble: int
    chasm: int
    fixed: int
    neighbours: tuple[tuple[int, ...], ...]
    beside: tuple[int, ...]
    free: tuple[int, ...]
    doors: dict[int, tuple[int, int]]
    doors_at: dict[int, tuple[int, ...]]
    borders: tuple[tuple[Border, ...], ...]
    edge: int
    sight: dict[int, bool]
    paths: dict[int, int]
    steps: Shifts


@lru_cache(maxsize=256)
def board(content: Content, tiles: tuple[Tile, ...], closed: tuple[int, ...]) -> Board:
    """MA-TIL-01 to MA-TIL-04, MA-DOR-01, MA-DOR-04: the tiles put together; walls and closed doors
    are sides that are shut."""
    shut = _Shut()
    spaces = [""] * CELLS
    doors: dict[int, tuple[int, int]] = {}
    open_sides: dict[int, list[int]] = {}
    for tile in tiles:
        open_sides[tile.place] = _lay(content, shut, spaces, doors, tile)
    _join(shut, open_sides)
    for door in closed:
        if door in doors:
            shut.between(*doors[door])
    return _finish(tiles, shut, spaces, doors, open_sides)


class _Shut:
    """The sides that are closed: for each space the wall to its right, and the one below it."""

    def __init__(self) -> None:
        self.right = sum(1 << (y * WIDTH + WIDTH - 1) for y in range(WIDTH))
        self.below = ((1 << WIDTH) - 1) << (CELLS - WIDTH)

    def between(self, a: int, b: int) -> None:
        """MA-DOR-01, MA-DOR-04: a wall or a closed door shuts the side that two spaces share."""
        low, high = min(a, b), max(a, b)
        if high - low == 1:
            self.right |= 1 << low
        else:
            self.below |= 1 << low

    def ways(self) -> tuple[int, ...]:
        """MA-MOV-01, MA-MOV-03, MA-LOS-06: for each of the eight directions, the spaces from which
        it is open: over a side without a wall, past a corner if at least one way round it is
        free."""
        east, south = self.right, self.below
        west = east << 1 | sum(1 << (y * WIDTH) for y in range(WIDTH))
        north = south << WIDTH | (1 << WIDTH) - 1
        everything = (1 << CELLS) - 1
        closed = (
            north,
            (north | east << WIDTH) & (east | north >> 1) | _RIM[1],
            east,
            (south | east >> WIDTH) & (east | south >> 1) | _RIM[3],
            south,
            (south | west >> WIDTH) & (west | south << 1) | _RIM[5],
            west,
            (north | west << WIDTH) & (west | north << 1) | _RIM[7],
        )
        return tuple(everything & ~mask for mask in closed)


def _rim(dx: int, dy: int) -> int:
    return mask_of(c for c, (x, y) in enumerate(SPOTS)
                   if not (0 <= x + dx < WIDTH and 0 <= y + dy < WIDTH))  # fmt: skip


_RIM = tuple(_rim(dx, dy) for dx, dy in DIRECTIONS)


def _lay(
    content: Content,
    shut: _Shut,
    spaces: list[str],
    doors: dict[int, tuple[int, int]],
    tile: Tile,
) -> list[int]:
    """MA-TIL-01, MA-DOR-02: the spaces, walls and doors of one tile as it is turned; the sides that
    have a border."""
    drawn = face(content, tile.face)
    at = _turned(tile.turns, tile.x, tile.y)
    for cell, kind in zip(at, drawn.spaces, strict=True):
        spaces[cell] = kind
    for cell, side in drawn.walls:
        shut.between(at[cell], at[cell + (1 if side == 2 else SIZE)])
    for cell, side in drawn.doors:
        a, b = sorted((at[cell], at[cell + (1 if side == 2 else SIZE)]))
        doors[a * 2 + (b - a == WIDTH)] = (a, b)
    return [(side + 2 * tile.turns) & 7 for side in drawn.borders]


@lru_cache(maxsize=64)
def _turned(turns: int, column: int, row: int) -> tuple[int, ...]:
    """MA-TIL-01: where the spaces of a tile come to lie."""
    found = []
    for cell in range(SIZE * SIZE):
        x, y = turn(cell % SIZE, cell // SIZE, SIZE, turns)
        found.append((row * SIZE + y) * WIDTH + column * SIZE + x)
    return tuple(found)


def _join(shut: _Shut, open_sides: dict[int, list[int]]) -> None:
    """MA-TIL-04, MA-MOV-04: facing borders connect; all else between tiles is wall."""
    for i in range(WIDTH):
        for a, b, side, first, second in (
            (i * WIDTH + 9, i * WIDTH + 10, 2, i // SIZE * 2, i // SIZE * 2 + 1),
            (9 * WIDTH + i, 10 * WIDTH + i, 4, i // SIZE, i // SIZE + 2),
        ):
            joined = (
                i % SIZE in BORDER
                and side in open_sides.get(first, ())
                and side ^ 4 in open_sides.get(second, ())
            )
            if not joined:
                shut.between(a, b)


def _finish(
    tiles: tuple[Tile, ...],
    shut: _Shut,
    spaces: list[str],
    doors: dict[int, tuple[int, int]],
    open_sides: dict[int, list[int]],
) -> Board:
    """MA-TGT-10, MA-MOV-01: what is beside each space; MA-TER-02, MA-TER-05: what cannot be entered
    as it is drawn; MA-DOR-09: the doors that are a whole side of a space."""
    cells: dict[str, list[int]] = {}
    for cell, kind in enumerate(spaces):
        if kind:
            cells.setdefault(kind, []).append(cell)
    masks = {kind: mask_of(found) for kind, found in cells.items()}
    land = 0
    for mask in masks.values():
        land |= mask
    ways = [mask & land for mask in shut.ways()]
    steps = [
        mask & (land >> by if by > 0 else land << -by) for mask, by in zip(ways, _STEP, strict=True)
    ]
    near = [_near(cell, open_ways) for cell, open_ways in enumerate(_by_cell(steps))]
    rubble = masks.get("rubble", 0)
    fixed = (~land & ((1 << CELLS) - 1)) | rubble
    for kind in OBSTACLES:
        fixed |= masks.get(kind, 0)
    doors_at: dict[int, list[int]] = {}
    for door, (a, b) in doors.items():
        doors_at.setdefault(a, []).append(door)
        doors_at.setdefault(b, []).append(door)
    borders = tuple(_borders(place, open_sides.get(place, [])) for place in range(4))
    return Board(
        tiles,
        tuple(spaces),
        masks,
        {kind: tuple(found) for kind, found in cells.items()},
        PLACES,
        land,
        rubble,
        masks.get("chasm", 0),
        fixed,
        tuple([neighbours for neighbours, _ in near]),
        tuple([beside for _, beside in near]),
        tuple(_by_cell(ways)),
        doors,
        {cell: tuple(found) for cell, found in doors_at.items()},
        borders,
        mask_of(cell for place in borders for border in place for cell in border.cells),
        {},
        {},
        _shifts(steps),
    )


_SIGNS = tuple(bytes.maketrans(b"01", bytes((0, 1 << direction))) for direction in range(8))


def _by_cell(masks: Sequence[int]) -> bytes:
    """For each space the directions whose masks it is in, as bits."""
    found = 0
    for mask, sign in zip(masks, _SIGNS, strict=True):
        found |= int.from_bytes(f"{mask:0{CELLS}b}".encode().translate(sign), "little")
    return found.to_bytes(CELLS, "big")


@lru_cache(maxsize=8192)
def _near(cell: int, ways: int) -> tuple[tuple[int, ...], int]:
    """The spaces one step from a space in these directions, and their mask."""
    near = tuple(cell + _STEP[direction] for direction in range(8) if ways >> direction & 1)
    return near, mask_of(near)


def _shifts(steps: Sequence[int]) -> Shifts:
    """The steps from space to space by direction, as masks of where they begin."""
    ahead = tuple(zip(_STEP, steps, strict=True))
    return Shifts(
        up=tuple((by, cells) for by, cells in ahead if by > 0),
        down=tuple((-by, cells) for by, cells in ahead if by < 0),
    )


def _borders(place: int, sides: list[int]) -> tuple[Border, ...]:
    """MA-TIL-01, MA-TIL-02: the borders of a tile, each with the place beyond it."""
    x, y = place % 2, place // 2
    return tuple(
        Border(border_cells(x, y, side), side, (x + DIRECTIONS[side][0], y + DIRECTIONS[side][1]))
        for side in sides
    )


def sees(board: Board, a: int, b: int) -> bool:
    """MA-LOS-01 to MA-LOS-03, MA-LOS-05, MA-LOS-06, MA-TER-01, MA-TER-02: centre to centre; walls,
    closed doors and rubble block, passable spaces never do."""
    key = a * CELLS + b
    known = board.sight.get(key)
    if known is None:
        known = board.sight[key] = square_sees(board.free, WIDTH, a, b, board.rubble)
    return known


def between(board: Board, a: int, b: int) -> int:
    """MA-LOS-04: the spaces strictly between two that the line of sight crosses, as a mask."""
    key = a * CELLS + b
    known = board.paths.get(key)
    if known is None:
        known, at = 0, a
        (ax, ay), (bx, by) = SPOTS[a], SPOTS[b]
        for direction in ray(bx - ax, by - ay)[:-1]:
            at += _STEP[direction]
            known |= 1 << at
        board.paths[key] = known
    return known
