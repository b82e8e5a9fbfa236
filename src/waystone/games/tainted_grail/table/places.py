"""Locations and the map: where cards lie, what they are joined to, which side is up (TG-LOC)."""

from ..box.island import Compass, Face, LocationDef
from ..box.layout import BACK, STEPS, around_corner, corners
from .state import G
from .world import World


def the_world(g: G) -> World:
    world = g.state.world
    assert world is not None
    return world


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


def everybody(g: G) -> list[int]:
    return [one.seat for one in g.state.heroes]
