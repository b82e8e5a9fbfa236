"""Locations and the map: where cards lie, what they are joined to, which side is up (TG-LOC)."""

from functools import cache

from .definitions import Content
from .state import G
from .world_parts import Compass, Corner, Face, LocationDef
from .world_state import World

STEPS: dict[Compass, tuple[int, int]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK: dict[Compass, Compass] = {"n": "s", "e": "w", "s": "n", "w": "e"}
CORNERS: dict[Corner, tuple[int, int]] = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}


def the_world(g: G) -> World:
    world = g.state.world
    assert world is not None
    return world


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


# ---- cards on the board


def card_at(g: G, number: int) -> LocationDef:
    return g.content.locations[the_world(g).spots[number].id]


def face_at(g: G, number: int) -> Face:
    card = card_at(g, number)
    return card.clear if the_world(g).spots[number].side == "clear" else card.wyrd


def joined(g: G, number: int, way: Compass) -> int | None:
    """TG-LOC-05, TG-ACT-06: the revealed Location that way, if a pointer joins the two cards."""
    spots = the_world(g).spots
    if number not in spots:
        return None
    named = card_at(g, number).pointers.get(way)
    if named is not None and named in spots:
        return named
    for other in spots:
        if card_at(g, other).pointers.get(BACK[way]) == number:
            return other
    return None


def connected(g: G, number: int) -> list[int]:
    """The revealed Locations joined to this one, by number (TG-AMB-22)."""
    found = [joined(g, number, way) for way in STEPS]
    return sorted({n for n in found if n is not None})


def distances(g: G, number: int) -> dict[int, int]:
    """How many Locations away everything is."""
    known = {number: 0}
    waiting = [number]
    while waiting:
        here = waiting.pop(0)
        for other in connected(g, here):
            if other not in known:
                known[other] = known[here] + 1
                waiting.append(other)
    return known


def touched(g: G, corner: str) -> list[int]:
    """The revealed Locations that a corner belongs to, by number."""
    spots = the_world(g).spots
    return sorted(n for n in around_corner(g.content, corner) if n in spots)


def stones_of(g: G, number: int) -> list[str]:
    """The Guidestones at the corners of a Location."""
    mine = corners(g.content, number).values()
    return [corner for corner in the_world(g).stones if corner in mine]


# ---- what is there


def cooling(g: G, number: int) -> bool:
    """TG-LOC-12, TG-AMB-34: dark time tokens block what has time symbols."""
    return the_world(g).spots[number].dark > 0


def guarded(g: G, number: int) -> bool:
    return any(one.at == number for one in the_world(g).guardians)


def here(g: G, number: int) -> list[int]:
    """The seats of the characters in a Location."""
    return [one.seat for one in g.state.heroes if one.at == number]
