"""A board of squares with walls and doors on the edges between them.

A cell is the int `y * width + x`. Directions count clockwise from north: 0 north, 1 north-east,
2 east and so on to 7 north-west; the even ones lead over a side, the odd ones over a corner.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

Slot: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[tuple[int, int], ...] = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
)  # fmt: skip
SIDES = (0, 2, 4, 6)


class SquareGrid(Struct):
    """`closed[cell]` has bit `direction` set for each side shut by a wall or a closed door. The
    rim of the board is always shut."""

    width: int
    height: int
    closed: list[int]

    def cell(self, x: int, y: int) -> int:
        return y * self.width + x

    def place(self, cell: int) -> tuple[int, int]:
        """The column and row of a cell."""
        return cell % self.width, cell // self.width

    def beyond(self, cell: int, direction: int) -> int | None:
        """The next cell that way, whatever is between; None off the board."""
        dx, dy = DIRECTIONS[direction]
        x, y = cell % self.width + dx, cell // self.width + dy
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.width + x
        return None

    def side(self, a: int, b: int) -> int:
        """The side of `a` that it shares with `b`."""
        for direction in SIDES:
            if self.beyond(a, direction) == b:
                return direction
        raise ValueError(f"cells {a} and {b} share no side")

    def shut(self, a: int, b: int) -> None:
        """Put a wall or a closed door between two cells."""
        direction = self.side(a, b)
        self.closed[a] |= 1 << direction
        self.closed[b] |= 1 << (direction ^ 4)

    def open(self, a: int, b: int) -> None:
        """Take away what is between two cells."""
        direction = self.side(a, b)
        self.closed[a] &= ~(1 << direction)
        self.closed[b] &= ~(1 << (direction ^ 4))

    def is_shut(self, a: int, b: int) -> bool:
        return bool(self.closed[a] >> self.side(a, b) & 1)

    def is_open(self, cell: int, direction: int) -> bool:
        """Can one step or look that way? Past a corner if at least one way round it is free, so
        the end of a single wall never stops anything."""
        if not direction & 1:
            return not self.closed[cell] >> direction & 1
        opposite = self.beyond(cell, direction)
        if opposite is None:
            return False
        one, two = (direction - 1) & 7, (direction + 1) & 7
        here, there = self.closed[cell], self.closed[opposite]
        return not (
            (here >> one & 1 or there >> (two ^ 4) & 1)
            and (here >> two & 1 or there >> (one ^ 4) & 1)
        )


def open_grid(width: int, height: int) -> SquareGrid:
    """A board with no walls but its rim."""
    grid = SquareGrid(width, height, [0] * (width * height))
    for cell in range(width * height):
        for direction in SIDES:
            if grid.beyond(cell, direction) is None:
                grid.closed[cell] |= 1 << direction
    return grid


def openings(grid: SquareGrid) -> list[int]:
    """For each cell the directions one can step or look, as bits."""
    return [
        sum(1 << direction for direction in range(8) if grid.is_open(cell, direction))
        for cell in range(len(grid.closed))
    ]


def offsets(width: int) -> tuple[int, ...]:
    """What each direction adds to the number of a cell."""
    return tuple(dy * width + dx for dx, dy in DIRECTIONS)


def adjacency(free: Sequence[int], width: int) -> list[tuple[int, ...]]:
    """The neighbour lists of a board from its `openings`."""
    by = offsets(width)
    return [
        tuple(cell + by[direction] for direction in range(8) if ways >> direction & 1)
        for cell, ways in enumerate(free)
    ]


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps in eight directions, ignoring everything."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def heading(a: tuple[int, int], b: tuple[int, int]) -> int | None:
    """The direction from `a` to `b`: straight in a shared row or column, else diagonal; None if
    they are the same."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if not dx and not dy:
        return None
    return DIRECTIONS.index(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)))


@lru_cache(maxsize=4096)
def ray(dx: int, dy: int) -> tuple[int, ...]:
    """The directions in which the line from a centre to the centre (dx, dy) away passes from
    cell to cell; diagonal where it runs through a corner."""
    right, down = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    across, along = abs(dx), abs(dy)
    x = y = 0
    path = []
    while x < across or y < along:
        ahead = (2 * x + 1) * along - (2 * y + 1) * across
        step = (right if ahead <= 0 else 0, down if ahead >= 0 else 0)
        path.append(DIRECTIONS.index(step))
        x += ahead <= 0
        y += ahead >= 0
    return tuple(path)


def between(grid: SquareGrid, a: int, b: int) -> list[int]:
    """The cells whose inside the line from centre to centre crosses, the ends left out."""
    (ax, ay), (bx, by) = grid.place(a), grid.place(b)
    add = offsets(grid.width)
    cells = []
    for direction in ray(bx - ax, by - ay)[:-1]:
        a += add[direction]
        cells.append(a)
    return cells


def turn(x: int, y: int, size: int, quarters: int) -> tuple[int, int]:
    """Where a cell of a square tile lies after the tile is turned clockwise."""
    for _ in range(quarters % 4):
        x, y = size - 1 - y, x
    return x, y


def turn_direction(direction: int, quarters: int) -> int:
    return (direction + 2 * quarters) & 7


def overflow(placed: Iterable[Slot], new: Slot, span: int) -> list[Slot]:
    """The tiles that must go so that a new one keeps the board within span x span tiles."""
    return [(x, y) for x, y in placed if abs(x - new[0]) >= span or abs(y - new[1]) >= span]
