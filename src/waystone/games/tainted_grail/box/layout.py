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
    """TG-LOC-04: the place of every number in the grid, found along the pointers."""
    known: dict[int, tuple[int, int]] = {}
    for first in versions(content):
        if first in known:
            continue
        known[first] = (0, 0) if not known else (0, max(y for _, y in known.values()) + 3)
        waiting = [first]
        while waiting:
            number = waiting.pop(0)
            x, y = known[number]
            for card in versions(content).get(number, ()):
                for way, other in content.locations[card].pointers.items():
                    dx, dy = STEPS[way]
                    if other not in known:
                        known[other] = (x + dx, y + dy)
                        waiting.append(other)
    return known


@cache
def corners(content: Content, number: int) -> dict[Corner, str]:
    """The grid corner at each corner of a Location."""
    x, y = layout(content)[number]
    return {corner: f"{x + dx},{y + dy}" for corner, (dx, dy) in CORNERS.items()}


@cache
def around_corner(content: Content, corner: str) -> tuple[int, ...]:
    """TG-LOC-04: the numbers of the up to four Locations that share a corner."""
    return tuple(n for n in layout(content) if corner in corners(content, n).values())
