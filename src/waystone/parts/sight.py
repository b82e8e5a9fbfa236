"""Who sees what: tables of masks, bit `b` of `table[a]` set when cell `a` sees cell `b`.

On hexes a line from any corner to any corner is enough, and it may not touch a wall, not even
its end. On squares the line goes from centre to centre and may touch ends and corners. All
arithmetic is on whole numbers.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from waystone.parts.hexgrid import Edge, Hex, Point, adjacency, corners, edge_ends
from waystone.parts.path import cells_of, mask_of
from waystone.parts.squaregrid import offsets, ray


class HexSight(dict[int, int]):
    """The sight table of a hex map, each cell looked from when it is first asked for: a map that
    has just changed stops nobody. `walls` are the edges that are wall; of a hex that is all wall,
    its six sides. A corner that lies on a wall cannot be used, but cells side by side with no wall
    between always see each other."""

    def __init__(self, cells: Sequence[Hex], walls: Iterable[Edge]) -> None:
        super().__init__()
        edges = list(walls)
        segments = sorted({(min(ends), max(ends)) for ends in map(edge_ends, edges)})
        on_wall = {point for segment in segments for point in segment}
        usable = sorted({corner for at in cells for corner in corners(at)} - on_wall)
        self._cells = cells
        self._beside = adjacency(cells, edges)
        self._cells_at = _cells_at(usable, cells)
        self._corners = _Corners(usable, segments)
        self._number = {corner: n for n, corner in enumerate(usable)}
        self._in_sight: dict[int, int] = {}

    def __missing__(self, cell: int) -> int:
        mask = mask_of(self._beside[cell]) | 1 << cell
        for corner in corners(self._cells[cell]):
            if corner in self._number:
                mask |= self._from(self._number[corner])
        self[cell] = mask
        return mask

    def _from(self, corner: int) -> int:
        """The cells of which a corner is in sight of this one."""
        found = self._in_sight.get(corner)
        if found is None:
            found = _union(self._cells_at, self._corners.in_sight(corner))
            self._in_sight[corner] = found
        return found


def hex_sight(cells: Sequence[Hex], walls: Iterable[Edge]) -> list[int]:
    """The whole sight table of a hex map."""
    sight = HexSight(cells, walls)
    return [sight[cell] for cell in range(len(cells))]


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


class _Corners:
    """The corners of a map that can be used, and what stands between them."""

    def __init__(self, usable: list[Point], segments: list[tuple[Point, Point]]) -> None:
        self._points = usable + sorted({point for segment in segments for point in segment})
        number = {point: i for i, point in enumerate(self._points)}
        self._walls = [_Wall(number[a], number[b], _left_of(a, b, usable)) for a, b in segments]
        self._all = (1 << len(usable)) - 1
        self._angles = _Angles(self._points)

    def in_sight(self, source: int) -> int:
        """The mask of usable corners that no segment hides from one of them."""
        view = _look_round(source, self._points, self._all, self._angles)
        return self._all & ~_hidden(view, self._points, self._walls)


class _Wall(NamedTuple):
    """Its ends, and the mask of usable corners to the left of it."""

    a: int
    b: int
    left: int


def _left_of(a: Point, b: Point, points: Sequence[Point]) -> int:
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    return mask_of(i for i, (x, y) in enumerate(points) if dx * (y - ay) > dy * (x - ax))


class _Angles:
    """Angles as whole numbers: equal for equal directions and in their order round the circle.
    The scale is finer than the least difference of two slopes on the map."""

    def __init__(self, points: Sequence[Point]) -> None:
        span = 1 + max((max(map(abs, point)) for point in points), default=0) * 2
        self.scale = span * span
        self.half = 4 * span * self.scale
        self.known: dict[Point, int] = {}

    def of(self, dx: int, dy: int) -> int:
        angle = self.known.get((dx, dy))
        if angle is None:
            angle = self.known[dx, dy] = self._measure(dx, dy)
        return angle

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


def _look_round(source: int, points: list[Point], usable: int, angles: _Angles) -> _View:
    sx, sy = points[source]
    order = sorted(
        (angles.of(x - sx, y - sy), abs(x - sx) + abs(y - sy), i)
        for i, (x, y) in enumerate(points)
        if i != source
    )
    view = _View(source, [0] * len(points), [0] * len(points), [0] * len(points), [0])
    seen = 0
    for _, same_angle in groupby(order, itemgetter(0)):
        in_line = [i for _, _, i in same_angle]
        start = len(view.before) - 1
        for place, i in enumerate(in_line, start):
            view.place[i], view.first[i], view.last[i] = place, start, start + len(in_line)
            seen |= 1 << i & usable
            view.before.append(seen)
    return view


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
