"""Ways through a map whose cells are small ints.

A map is its neighbour lists: `neighbours[cell]` are the cells one step away. A set of cells is
a mask, an int with bit `cell` set.

Costs are ints, paid for the cell that a step enters. Several criteria are one int: `pack` puts
the first above the second, so "fewest traps, then shortest" is the cost `pack(1, 1)` for a trap
and 1 for plain floor, and sums and comparisons come out right.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import compress
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

Neighbours: TypeAlias = Sequence[tuple[int, ...]]
Crossing: TypeAlias = Mapping[tuple[int, int], int]

FAR = (1 << 30) - 1
"""The cost of what cannot be reached; it and all costs below it are ints of one machine digit,
which compare fastest."""

_BAND = 14
_MANY = 24
"""From so many cells on a mask is read as a whole and not cell by cell."""
_BITS = bytes.maketrans(b"01", b"\x00\x01")
_FREE: Crossing = MappingProxyType({})


def pack(first: int, second: int) -> int:
    """Two criteria as one cost; each stays below ten thousand."""
    return (first << _BAND) + second


def unpack(cost: int) -> tuple[int, int]:
    return cost >> _BAND, cost & ((1 << _BAND) - 1)


def mask_of(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, lowest first."""
    if mask.bit_count() > _MANY:
        bits = f"{mask:b}"[::-1].encode().translate(_BITS)
        return list(compress(range(len(bits)), bits))
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cells


@lru_cache(maxsize=256)
def _closed(blocked: int) -> tuple[int, ...]:
    """What is blocked stays so for several walks."""
    return tuple(cells_of(blocked))


def distances(neighbours: Neighbours, start: int, blocked: int = 0) -> list[int]:
    """Steps from `start` to every cell, never entering a blocked one; else `FAR`."""
    found = [FAR] * len(neighbours)
    closed = _closed(blocked)
    for cell in closed:
        found[cell] = -1
    found[start] = steps = 0
    edge = [start]
    while edge:
        steps += 1
        beyond = []
        for cell in edge:
            for other in neighbours[cell]:
                if found[other] == FAR:
                    found[other] = steps
                    beyond.append(other)
        edge = beyond
    for cell in closed:
        if cell != start:
            found[cell] = FAR
    return found


def reach(neighbours: Neighbours, start: int, steps: int, blocked: int = 0) -> dict[int, int]:
    """The cells within `steps` of `start`, itself included, with their distance, nearest
    first. Blocked cells are never entered; whether one may stop on the others is up to the
    caller."""
    found = {start: 0}
    edge = [start]
    for step in range(1, steps + 1):
        beyond = []
        for cell in edge:
            for other in neighbours[cell]:
                if other not in found and not blocked >> other & 1:
                    found[other] = step
                    beyond.append(other)
        if not beyond:
            break
        edge = beyond
    return found


class Shifts(NamedTuple):
    """A map's steps grouped by how far they move the cell's number: (distance, mask of the
    cells that have that step). Few on a regular map, which is what makes `flood` fast."""

    up: tuple[tuple[int, int], ...]
    down: tuple[tuple[int, int], ...]


def shifts(neighbours: Neighbours) -> Shifts:
    by_distance: dict[int, int] = {}
    for cell, others in enumerate(neighbours):
        for other in others:
            by_distance[other - cell] = by_distance.get(other - cell, 0) | 1 << cell
    return Shifts(
        up=tuple((by, cells) for by, cells in by_distance.items() if by > 0),
        down=tuple((-by, cells) for by, cells in by_distance.items() if by < 0),
    )


def flood(steps_of: Shifts, start: int, steps: int, blocked: int = 0) -> int:
    """The mask of cells within `steps` of any cell of the mask `start`, itself included."""
    up, down = steps_of
    allowed = ~blocked | start
    reached = start
    for _ in range(steps):
        grown = reached
        for by, cells in up:
            grown |= (reached & cells) << by
        for by, cells in down:
            grown |= (reached & cells) >> by
        grown &= allowed
        if grown == reached:
            break
        reached = grown
    return reached


def rings(steps_of: Shifts, start: int, blocked: int = 0) -> Iterator[int]:
    """The masks of the cells 0, 1, 2, ... steps from `start`, as far as one gets without entering
    a blocked one; each is found when it is asked for."""
    up, down = steps_of
    ring = 1 << start
    left = ~(blocked | ring)
    while ring:
        yield ring
        grown = 0
        for by, cells in up:
            grown |= (ring & cells) << by
        for by, cells in down:
            grown |= (ring & cells) >> by
        ring = grown & left
        left &= ~ring


def waves(
    steps_of: Shifts, start: int, enter: Sequence[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """The cells by what it costs to get to them from `start`, as (cost, mask), the cheapest first.
    `enter` are costs with the masks of the cells that cost so much; no other is entered."""
    up, down = steps_of
    waiting = {0: 1 << start}
    left = ~0
    while waiting:
        cost = min(waiting)
        reached = waiting.pop(cost) & left
        if not reached:
            continue
        yield cost, reached
        left &= ~reached
        grown = 0
        for by, cells in up:
            grown |= (reached & cells) << by
        for by, cells in down:
            grown |= (reached & cells) >> by
        for more, among in enter:
            beyond = grown & among & left
            if beyond:
                waiting[cost + more] = waiting.get(cost + more, 0) | beyond


def costs(
    neighbours: Neighbours,
    start: int,
    enter: Sequence[int],
    blocked: int = 0,
    *,
    cross: Crossing = _FREE,
    limit: int = FAR,
) -> list[int]:
    """The least cost from `start` to every cell, `FAR` if there is no way within `limit`.
    `cross` adds to single steps, for what stands between two cells."""
    found = [FAR] * len(neighbours)
    closed, crossing = _closed(blocked), bool(cross)
    for cell in closed:
        found[cell] = -1
    found[start] = 0
    waiting = {0: [start]}
    order = [0]
    while order:
        cost = heappop(order)
        for cell in waiting.pop(cost):
            if found[cell] != cost:
                continue
            for other in neighbours[cell]:
                total = cost + enter[other]
                if crossing:
                    total += cross.get((cell, other), 0)
                if total < found[other] and total <= limit:
                    found[other] = total
                    if total in waiting:
                        waiting[total].append(other)
                    else:
                        waiting[total] = [other]
                        heappush(order, total)
    for cell in closed:
        if cell != start:
            found[cell] = FAR
    return found


def costs_to(
    neighbours: Neighbours,
    goals: int,
    enter: Sequence[int],
    blocked: int = 0,
    *,
    cross: Crossing = _FREE,
) -> list[int]:
    """What it costs to go on from every cell to the cheapest cell of the mask `goals`, `FAR`
    if there is no way. Steps must work both ways. A way may start on a blocked cell, not
    enter one."""
    found = [FAR] * len(neighbours)
    ends = cells_of(goals & ~blocked)
    for cell in ends:
        found[cell] = 0
    waiting = {0: ends}
    order = [0]
    while order:
        cost = heappop(order)
        for cell in waiting.pop(cost):
            if found[cell] != cost or blocked >> cell & 1:
                continue
            for other in neighbours[cell]:
                total = cost + enter[cell]
                if cross:
                    total += cross.get((other, cell), 0)
                if total < found[other]:
                    found[other] = total
                    _queue(waiting, order, total, other)
    return found


def _queue(waiting: dict[int, list[int]], order: list[int], cost: int, cell: int) -> None:
    same = waiting.get(cost)
    if same is None:
        waiting[cost] = [cell]
        heappush(order, cost)
    else:
        same.append(cell)


def best_steps(
    neighbours: Neighbours,
    ahead: Sequence[int],
    cell: int,
    enter: Sequence[int],
    blocked: int = 0,
    *,
    cross: Crossing = _FREE,
) -> list[int]:
    """The steps from `cell` that begin a cheapest way to the goals; `ahead` is from
    `costs_to` with the same costs."""
    return [
        other
        for other in neighbours[cell]
        if not blocked >> other & 1
        and ahead[cell] == ahead[other] + enter[other] + cross.get((cell, other), 0) < FAR
    ]


def best_paths(
    neighbours: Neighbours,
    ahead: Sequence[int],
    start: int,
    enter: Sequence[int],
    blocked: int = 0,
    *,
    cross: Crossing = _FREE,
) -> Iterator[tuple[int, ...]]:
    """Every cheapest way from `start` to the goals, as the cells entered, in the order of the
    neighbour lists; `ahead` is from `costs_to` with the same costs."""
    if ahead[start] == 0:
        yield ()
        return
    for other in best_steps(neighbours, ahead, start, enter, blocked, cross=cross):
        for rest in best_paths(neighbours, ahead, other, enter, blocked, cross=cross):
            yield other, *rest
