"""Locations and the map: where cards lie, what they are joined to, which side is up (TG-LOC)."""

from functools import lru_cache

from ..box.definitions import Content
from ..box.island import Compass, Face, LocationDef
from ..box.layout import BACK, around_corner, corners
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


Laid = tuple[tuple[int, str], ...]
"""The numbers that are revealed and the card of each, in the order in which they were."""


def laid(g: G) -> Laid:
    return tuple([(number, spot.id) for number, spot in the_world(g).spots.items()])


@lru_cache(maxsize=512)
def roads(content: Content, cards: Laid) -> dict[int, dict[Compass, int]]:
    """TG-LOC-05, TG-ACT-06: where each way leads from each revealed Location, if a pointer joins
    the two cards."""
    pointers = {number: content.locations[card].pointers for number, card in cards}
    found: dict[int, dict[Compass, int]] = {number: {} for number in pointers}
    for number, ways in found.items():
        for way, back in BACK.items():
            named = pointers[number].get(way)
            others = [other for other in pointers if pointers[other].get(back) == number]
            if named is not None and named in pointers:
                ways[way] = named
            elif others:
                ways[way] = others[0]
    return found


def joined(g: G, number: int, way: Compass) -> int | None:
    """The revealed Location that way."""
    return roads(g.content, laid(g)).get(number, {}).get(way)


def connected(g: G, number: int) -> list[int]:
    """The revealed Locations joined to this one, by number (TG-AMB-22)."""
    return sorted(set(roads(g.content, laid(g)).get(number, {}).values()))


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
