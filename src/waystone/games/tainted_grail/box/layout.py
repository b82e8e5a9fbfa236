"""The grid of the island, found along the pointers of the Location cards (TG-LOC-04)."""

from functools import cache

from .definitions import Content
from .island import Compass, Corner, LocationDef

STEPS: dict[Compass, tuple[int, int]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

BACK: dict[Compass, Compass] = {"n": "s", "e": "w", "s": "n", "w": "e"}

CORNERS: dict[Corner, tuple[int, int]] = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}


# ---- the grid


@cache
def versions(content: Content) -> dict[int, list[str]]:
    """The cards of a number, the plain one first, then by letter."""
    found: dict[int, list[LocationDef]] = {}
    for one in content.locations.values():
        found.setdefault(one.number, []).append(one)
    return {
        number: [one.id for one in sorted(cards, key=lambda c: c.letter)]
        for number, cards in sorted(found.items())
    }


@cache
def layout(content: Content) -> dict[int, tuple[int, int]]:
    """TG-LOC-04: the place of every number in the grid, found along the pointers. Where no pointer
    leads from one land to another, the second lies below the first and shares no corner with it."""
    known: dict[int, tuple[int, int]] = {}
    for first in versions(content):
        if first in known:
            continue
        land = _land(content, first, known)
        top = min(y for _, y in land.values())
        down = max(y for _, y in known.values()) + 2 - top if known else 0
        known |= {number: (x, y + down) for number, (x, y) in land.items()}
    return known


def _land(
    content: Content, first: int, apart: dict[int, tuple[int, int]]
) -> dict[int, tuple[int, int]]:
    """What can be reached from a number along the pointers, seen from there."""
    land, waiting = {first: (0, 0)}, [first]
    while waiting:
        number = waiting.pop(0)
        x, y = land[number]
        for card in versions(content).get(number, ()):
            for way, other in content.locations[card].pointers.items():
                dx, dy = STEPS[way]
                if other not in land and other not in apart:
                    land[other] = (x + dx, y + dy)
                    waiting.append(other)
    return land


@cache
def corners(content: Content, number: int) -> dict[Corner, str]:
    """The grid corner at each corner of a Location."""
    x, y = layout(content)[number]
    return {corner: f"{x + dx},{y + dy}" for corner, (dx, dy) in CORNERS.items()}


@cache
def around_corner(content: Content, corner: str) -> tuple[int, ...]:
    """TG-LOC-04: the numbers of the up to four Locations that share a corner."""
    return tuple(n for n in layout(content) if corner in corners(content, n).values())
