"""Who sees what: tables of masks, bit `b` of `table[a]` set when cell `a` sees cell `b`.

On hexes a line from any corner to any corner is enough, and it may not touch a wall, not even
its end. On squares the line goes from centre to centre and may touch ends and corners. All
arithmetic is on whole numbers.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from waystone.parts.hexgrid import Edge, Hex, Point, adjacency, corners, edge_ends
from waystone.parts.path import cells_of, mask_of
from waystone.parts.squaregrid import offsets, ray


def hex_sight(cells: Sequence[Hex], walls: Iterable[Edge]) -> list[int]:
    """The sight table of a hex map, see `HexSight`."""
    sight = HexSight(cells, walls)
    return [sight.of(number) for number in range(len(cells))]


class HexSight:
    """Who sees whom on a hex map, found out when it is asked for. `walls` are the edges that are
    wall; of a hex that is all wall, its six sides. A corner that lies on a wall cannot be used, but
    cells side by side with no wall between always see each other."""

    def __init__(self, cells: Sequence[Hex], walls: Iterable[Edge]) -> None:
        edges = list(walls)
        segments = sorted({(min(ends), max(ends)) for ends in map(edge_ends, edges)})
        on_wall = {point for segment in segments for point in segment}
        usable = sorted({corner for at in cells for corner in corners(at)} - on_wall)
        self.cells = cells
        self._beside = adjacency(cells, edges)
        self._cells_at = _cells_at(usable, cells)
        self._points = usable + sorted(on_wall)
        self._number = {point: i for i, point in enumerate(self._points)}
        self._usable = (1 << len(usable)) - 1
        self._bits = [1 << i & self._usable for i in range(len(self._points))]
        self._walls = [
            _Wall(self._number[a], self._number[b], _left_of(a, b, usable)) for a, b in segments
        ]
        self._angles = _Angles(self._points)
        self._from_corners: dict[int, int] = {}

    def of(self, number: int) -> int:
        """The cells that a cell sees."""
        mask = mask_of(self._beside[number]) | 1 << number
        for corner in corners(self.cells[number]):
            mask |= self._from(self._number[corner])
        return mask

    def _from(self, corner: int) -> int:
        """The cells of which some corner can be seen from this one."""
        if not self._usable >> corner & 1:
            return 0
        found = self._from_corners.get(corner)
        if found is None:
            view = _look_round(corner, self._points, self._bits, self._angles)
            seen = self._usable & ~_hidden(view, self._points, self._walls)
            found = self._from_corners[corner] = _union(self._cells_at, seen)
        return found


def _cells_at(usable: list[Point], cells: Sequence[Hex]) -> list[int]:
    """For each usable corner the mask of cells that have it."""
    found = dict.fromkeys(usable, 0)
    for number, at in enumerate(cells):
        for corner in corners(at):
            if corner in found:
                found[corner] |= 1 << number
    return list(found.values())


def _union(masks: Sequence[int], chosen: int) -> int:
    together = 0
    for i in cells_of(chosen):
        together |= masks[i]
    return together


class _Wall(NamedTuple):
    """Its ends, and the mask of usable corners to the left of it."""

    a: int
    b: int
    left: int


def _left_of(a: Point, b: Point, points: Sequence[Point]) -> int:
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    return mask_of(i for i, (x, y) in enumerate(points) if dx * (y - ay) > dy * (x - ax))


class _Angles(dict[Point, int]):
    """For every way from one point to another a whole number: above `near` its angle, equal for
    equal directions and in their order round the circle, below it how far that goes. The scale is
    finer than the least difference of two slopes on the map."""

    def __init__(self, points: Sequence[Point]) -> None:
        span = 1 + max((max(map(abs, point)) for point in points), default=0) * 2
        self.scale = span * span
        self.half = 4 * span * self.scale
        self.near = (2 * span).bit_length()

    def __missing__(self, way: Point) -> int:
        dx, dy = way
        self[way] = found = self._measure(dx, dy) << self.near | abs(dx) + abs(dy)
        return found

    def _measure(self, dx: int, dy: int) -> int:
        if dy < 0 or (dy == 0 and dx < 0):
            return self.half + self._measure(-dx, -dy)
        return -dx * self.scale // dy if dy else -self.half // 2


class _View(NamedTuple):
    """The points as seen from one, in order of angle, then distance: where each stands in that
    order, where those at its angle begin and end, and the mask of usable points before each
    place of the order."""

    source: int
    place: list[int]
    first: list[int]
    last: list[int]
    before: list[int]


def _look_round(source: int, points: list[Point], bits: list[int], angles: _Angles) -> _View:
    sx, sy = points[source]
    ways = [angles[x - sx, y - sy] for x, y in points]
    order = sorted(range(len(points)), key=ways.__getitem__)
    order.remove(source)
    place, first, last = ([0] * len(points) for _ in range(3))
    near, start, angle = angles.near, 0, None
    for at, i in enumerate(order):
        if ways[i] >> near != angle:
            for other in order[start:at]:
                last[other] = at
            start, angle = at, ways[i] >> near
        place[i], first[i] = at, start
    for other in order[start:]:
        last[other] = len(order)
    before = list(accumulate([bits[i] for i in order], or_, initial=0))
    return _View(source, place, first, last, before)


def _hidden(view: _View, points: list[Point], walls: list[_Wall]) -> int:
    """The mask of usable corners whose line from the source touches a wall: those within the
    angle of the wall and beyond it. None of them lies on the wall itself."""
    (sx, sy), before = points[view.source], view.before
    hidden = 0
    for a, b, left in walls:
        (ax, ay), (bx, by) = points[a], points[b]
        turn = (ax - sx) * (by - sy) - (ay - sy) * (bx - sx)
        if turn == 0:
            hidden |= before[view.last[a]] ^ before[view.place[a]]
            continue
        begin, end = (view.first[a], view.last[b]) if turn > 0 else (view.first[b], view.last[a])
        if begin < end:
            within = before[end] ^ before[begin]
        else:
            within = before[-1] ^ before[begin] | before[end]
        hidden |= within & (~left if turn > 0 else left)
    return hidden


def square_sees(free: Sequence[int], width: int, a: int, b: int, opaque: int = 0) -> bool:
    """Does the line from centre to centre pass? `free` are the `openings` of the board,
    `opaque` the cells that stop a line through their inside; the two ends never do."""
    by = offsets(width)
    for direction in ray(b % width - a % width, b // width - a // width):
        if not free[a] >> direction & 1:
            return False
        a += by[direction]
        if opaque >> a & 1 and a != b:
            return False
    return True


def square_sight(free: Sequence[int], width: int, reach: int, opaque: int = 0) -> list[int]:
    """The sight table of a board of squares, as far as `reach`."""
    height = len(free) // width
    table = [1 << cell for cell in range(len(free))]
    for a in range(len(free)):
        x, y = a % width, a // width
        for row in range(y, min(height, y + reach + 1)):
            for b in range(row * width + max(0, x - reach),
                           row * width + min(width, x + reach + 1)):  # fmt: skip
                if b > a and square_sees(free, width, a, b, opaque):
                    table[a] |= 1 << b
                    table[b] |= 1 << a
    return table
