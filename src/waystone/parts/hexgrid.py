"""Hexes in axial coordinates (q, r), the same for flat-top and pointy-top maps.

Direction 0 is (1, 0) and each next direction is 60 degrees clockwise as drawn (y down).
Points between hexes, such as corners, are counted in thirds of a hex step: the corners of
every hex are whole numbers there, so geometry on them is exact.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Hex, Hex]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def from_odd_q(column: int, row: int) -> Hex:
    """Flat-top map in columns, the odd columns half a hex lower."""
    return column, row - column // 2


def to_odd_q(at: Hex) -> tuple[int, int]:
    q, r = at
    return q, r + q // 2


def from_odd_r(column: int, row: int) -> Hex:
    """Pointy-top map in rows, the odd rows half a hex to the right."""
    return column - row // 2, row


def to_odd_r(at: Hex) -> tuple[int, int]:
    q, r = at
    return q + r // 2, r


def add(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around, in the order of `DIRECTIONS`."""
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, clockwise."""
    if radius == 0:
        return [centre]
    at = (centre[0], centre[1] - radius)
    found = []
    for side in range(6):
        for _ in range(radius):
            found.append(at)
            at = add(at, DIRECTIONS[side])
    return found


def spiral(centre: Hex, radius: int) -> list[Hex]:
    """The hexes within this distance, nearest first."""
    return [at for near in range(radius + 1) for at in ring(centre, near)]


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes under the straight line from centre to centre, both ends included. Where it
    runs along a border, always the hex on the same side of it."""
    n = distance(a, b)
    if n == 0:
        return [a]
    return [
        (_half_up(a[0] * (n - i) + b[0] * i, n), -_half_up(-a[1] * (n - i) - b[1] * i, n))
        for i in range(n + 1)
    ]


def _half_up(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)


def rotate(at: Hex, steps: int) -> Hex:
    """Turned about (0, 0) by 60 degrees clockwise a step."""
    q, r = at
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def mirror(at: Hex) -> Hex:
    """Reflected in the axis through (0, 0) and the corner between directions 0 and 1."""
    return at[1], at[0]


def orientations(pattern: Iterable[Hex]) -> list[tuple[Hex, ...]]:
    """Every different way to turn and mirror a pattern about (0, 0)."""
    hexes = tuple(pattern)
    found: dict[frozenset[Hex], tuple[Hex, ...]] = {}
    for shape in (hexes, tuple(map(mirror, hexes))):
        for steps in range(6):
            turned = tuple(rotate(at, steps) for at in shape)
            found.setdefault(frozenset(turned), turned)
    return list(found.values())


def corners(at: Hex) -> tuple[Point, ...]:
    """The six corners in thirds; corner i lies between directions i and i + 1."""
    q, r = 3 * at[0], 3 * at[1]
    return ((q + 1, r + 1), (q - 1, r + 2), (q - 2, r + 1), (q - 1, r - 1), (q + 1, r - 2),
            (q + 2, r - 1))  # fmt: skip


def edge_ends(edge: Edge) -> tuple[Point, Point]:
    """The two corners that neighbouring hexes share, in thirds."""
    a, b = edge
    side = DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
    around = corners(a)
    return around[side - 1], around[side]


def pixel(point: Point, flat_top: bool = True) -> tuple[float, float]:
    """Where a point in thirds is drawn, x to the right and y down, in hex sides; the centre of
    hex (q, r) is the point (3q, 3r)."""
    q, r = point[0] / 3, point[1] / 3
    if flat_top:
        return 1.5 * q, sqrt(3) * (r + q / 2)
    return sqrt(3) * (q + r / 2), 1.5 * r


def sides(at: Hex) -> list[Edge]:
    """The six edges of a hex: the walls of a hex that is all wall."""
    return [(at, other) for other in neighbours(at)]


def border(cells: Collection[Hex]) -> list[Edge]:
    """The edges between the cells and everything else."""
    inside = frozenset(cells)
    return [edge for at in cells for edge in sides(at) if edge[1] not in inside]


def adjacency(cells: Sequence[Hex], walls: Iterable[Edge] = ()) -> list[tuple[int, ...]]:
    """For each cell, by its place in `cells`, the cells beside it with no wall between."""
    number = {at: i for i, at in enumerate(cells)}
    closed = set(_both_ways(walls))
    return [
        tuple(number[other] for other in neighbours(at)
              if other in number and (at, other) not in closed)
        for at in cells
    ]  # fmt: skip


def _both_ways(walls: Iterable[Edge]) -> Iterator[Edge]:
    for a, b in walls:
        yield a, b
        yield b, a
