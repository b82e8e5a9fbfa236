"""The faces of tiles: 10x10 spaces, walls, doors, borders (MA-TIL).

A space is the int `y * 20 + x` of the 2x2 frame.
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from waystone.parts.path import mask_of
from waystone.parts.squaregrid import DIRECTIONS

from .definitions import Content, TileDef

SIZE = 10
WIDTH = 20
CELLS = WIDTH * WIDTH
SIDES = {"n": 0, "e": 2, "s": 4, "w": 6}
BORDER = (4, 5)
LETTERS = {
    ".": "floor",
    "#": "rubble",
    "~": "chasm",
    "^": "trap",
    "S": "spawn",
    "L": "lever",
    "R": "recharge",
    "W": "workbench",
    "C": "chest",
    "E": "event",
    "H": "chapter",
    "B": "barrel",
}
"""What a space is; stairs drawn on it would change nothing (MA-MOV-07)."""
ACTION_SPACES = ("lever", "recharge", "workbench", "chest", "event", "chapter")
OBSTACLES = (*ACTION_SPACES, "barrel")
SPOTS = tuple((c % WIDTH, c // WIDTH) for c in range(CELLS))
TILE_OF = tuple((y // SIZE) * 2 + x // SIZE for x, y in SPOTS)
PLACES = tuple(mask_of(c for c in range(CELLS) if TILE_OF[c] == place) for place in range(4))
_STEP = tuple(dy * WIDTH + dx for dx, dy in DIRECTIONS)


class Tile(Struct, frozen=True):
    """A tile in play: its face, its quarter turns clockwise, its column and row of the 2x2."""

    face: str
    turns: int
    x: int
    y: int

    @property
    def place(self) -> int:
        return self.y * 2 + self.x


class Border(NamedTuple):
    """A border of a tile: its two spaces, the side of the tile, the place it leads to."""

    cells: tuple[int, int]
    side: int
    beyond: tuple[int, int]


class Face(NamedTuple):
    """A face as drawn: spaces by type, walls and doors as (cell, side) of the 10x10."""

    spaces: tuple[str, ...]
    walls: tuple[tuple[int, int], ...]
    doors: tuple[tuple[int, int], ...]
    borders: tuple[int, ...]
    connection: int


@lru_cache(maxsize=256)
def face(content: Content, face_id: str) -> Face:
    return read_face(content.tiles[face_id])


def read_face(tile: TileDef) -> Face:
    """The drawing as spaces, walls and doors."""
    lines = [line.ljust(19) for line in tile.drawing.rstrip("\n").split("\n")]
    if len(lines) != 19 or any(len(line) != 19 for line in lines):
        raise ValueError(f"tile {tile.id}: the drawing is not 19 lines of 19 characters")
    spaces, walls, doors = [], [], []
    for y in range(SIZE):
        for x in range(SIZE):
            letter = lines[2 * y][2 * x]
            if letter not in LETTERS:
                raise ValueError(f"tile {tile.id}: '{letter}' is no space")
            spaces.append(LETTERS[letter])
            for side, row, column in ((2, 2 * y, 2 * x + 1), (4, 2 * y + 1, 2 * x)):
                sign = lines[row][column] if row < 19 and column < 19 else " "
                if sign in "|-":
                    walls.append((y * SIZE + x, side))
                elif sign == "D":
                    doors.append((y * SIZE + x, side))
    borders = tuple(SIDES[side] for side in tile.borders)
    return Face(tuple(spaces), tuple(walls), tuple(doors), borders, SIDES[tile.connection])


def border_cells(x: int, y: int, side: int) -> tuple[int, int]:
    """MA-TIL-01: the two spaces of the border on that side of the tile at that place of the
    frame."""
    left, top = x * SIZE, y * SIZE
    match side:
        case 0:
            spots = [(left + i, top) for i in BORDER]
        case 2:
            spots = [(left + SIZE - 1, top + i) for i in BORDER]
        case 4:
            spots = [(left + i, top + SIZE - 1) for i in BORDER]
        case _:
            spots = [(left, top + i) for i in BORDER]
    (ax, ay), (bx, by) = spots
    return ay * WIDTH + ax, by * WIDTH + bx


def door_id(cell: int, side: int) -> int:
    """A door is named by the upper or left of its two spaces: 2 x space, + 1 if it is below it."""
    if side in (0, 6):
        cell, side = cell + _STEP[side], side ^ 4
    return cell * 2 + (side == 4)


def span(a: int, b: int) -> int:
    """MA-TGT-04: the number of spaces counted straight, ignoring everything."""
    (ax, ay), (bx, by) = SPOTS[a], SPOTS[b]
    dx, dy = abs(ax - bx), abs(ay - by)
    return dx if dx > dy else dy
