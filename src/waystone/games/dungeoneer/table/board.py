"""The map as it lies: working exits, distances, where a card may go."""

from functools import lru_cache, partial
from typing import TypeAlias

from waystone.parts.cardmap import SIDES, CardMap, Place, Spot, links, on_side, placements
from waystone.parts.path import FAR, distances

from ..box.definitions import Content, Exit, LocationDef, exits_of, open_sides
from .state import G, State, card_of

Lie: TypeAlias = tuple[tuple[str, Place], ...]
"""The locations as they lie, in the order they were laid."""


def location(g: G, place: str) -> LocationDef:
    """A location card."""
    return g.content.locations[place]


def passable(content: Content, board: CardMap, *more: str) -> dict[str, tuple[bool, ...]]:
    """DG-MOV-02, DG-EXI-11: of each card which sides are no walls."""
    return {c: open_sides(content.locations[c].exits) for c in [*board.places, *more]}


def joins(content: Content, one: str, other: str) -> bool:
    """DG-LOC-09: surface joins only surface, dungeon only dungeon."""
    return content.locations[one].frame == content.locations[other].frame


def legal_places(state: State, content: Content, card: str, last: bool = False) -> list[Place]:
    """DG-LOC-02..07: on the grid beside the map, joined by a working exit, upright or turned by 180
    degrees, and leaving the map open unless it is the last card."""
    return list(_placed(content, tuple(state.board.places.items()), card, last))


@lru_cache(maxsize=64)
def _placed(content: Content, lie: Lie, card: str, last: bool) -> tuple[Place, ...]:
    board = CardMap(dict(lie))
    sides = passable(content, board, card)
    return tuple(placements(board, card, sides, joins=partial(joins, content), last=last))


def exit_at(g: G, place: str, side: int) -> Exit:
    """The exit of a location on a side of the map, as the card lies."""
    printed = exits_of(g.content.locations[place].exits)
    return on_side(printed, g.state.board.places[place], side)


def ways(g: G, place: str) -> list[tuple[int, str]]:
    """DG-MOV-02: the working exits of a location: the side and where it leads."""
    places = g.state.board.places
    locations = g.content.locations
    here = places[place]
    exits = locations[place].exits
    x, y = here.x, here.y
    found = []
    for other, there in places.items():
        if abs(there.x - x) + abs(there.y - y) == 1:
            side = SIDES.index((there.x - x, there.y - y))
            out = exits[side ^ 2 if here.turned else side]
            back = locations[other].exits[side if there.turned else side ^ 2]
            if out != "wall" and back != "wall":
                found.append((side, other))
    found.sort()
    return found


def steps_from_entrance(g: G, place: str) -> int:
    """DG-AMB-17: steps of the shortest passable path to the nearest Entrance."""
    return walk(g.state, g.content, place)[0]


def walk(state: State, content: Content, place: str) -> tuple[int, dict[str, int]]:
    """Steps to the nearest Entrance and to every location, over working exits."""
    return _walked(content, tuple(state.board.places.items()), place)


@lru_cache(maxsize=1024)
def _walked(content: Content, lie: Lie, place: str) -> tuple[int, dict[str, int]]:
    cards = [card for card, _ in lie]
    far = distances(_linked(content, lie), cards.index(place))
    steps = {card: n for card, n in zip(cards, far, strict=True) if n != FAR}
    entrances = [n for card, n in steps.items() if content.locations[card].entrance]
    return min(entrances, default=0), steps


@lru_cache(maxsize=64)
def _linked(content: Content, lie: Lie) -> list[tuple[int, ...]]:
    board = CardMap(dict(lie))
    return links(board, passable(content, board))


COMPASS = ("north", "east", "south", "west")


def around(spots: dict[Spot, str], x: int, y: int) -> dict[str, str]:
    """The locations on the four sides of a free place, by what lies at each taken spot."""
    return {
        "north": spots.get((x, y - 1), "none"),
        "east": spots.get((x + 1, y), "none"),
        "south": spots.get((x, y + 1), "none"),
        "west": spots.get((x - 1, y), "none"),
    }


def facing(content: Content, card: str, turned: bool) -> dict[str, str]:
    """What a location shows on its four sides when it lies so."""
    exits = exits_of(content.locations[card].exits)
    lie = Place(0, 0, turned)
    return {name: f"side-{on_side(exits, lie, n).kind}" for n, name in enumerate(COMPASS)}


def exit_key(place: str, side: int) -> str:
    """How an exit is named among those opened."""
    return f"{place}/{side}"


def is_open(g: G, place: str, side: int) -> bool:
    """DG-EXI-13, DG-EXI-08: overcome or spent since the last Reset, or held open by a hero on
    the threshold."""
    if exit_key(place, side) in g.state.opened:
        return True
    return any(p.alive and p.at == place and p.threshold == side for p in g.state.players)


def has_shut_exit(g: G, place: str) -> bool:
    """DG-EXI-02, DG-EXI-13: whether an exit here would still ask for a test."""
    return any(
        exit_at(g, place, side).kind != "open" and not is_open(g, place, side)
        for side, _ in ways(g, place)
    )


def trap_places(g: G, card: str, victim: int) -> list[str]:
    """DG-TRP-02: where the card allows; unoccupied is without a hero (Nakari occupies her lair,
    DG-AMB-66)."""
    trap = card_of(g, card).trap
    assert trap is not None
    if trap.where == "victim":
        return [g.state.players[victim].at]
    taken = {p.at for p in g.state.players if p.alive} if trap.where == "unoccupied" else set()
    if trap.where == "unoccupied" and g.state.nakari is not None:
        taken.add(g.state.nakari.at)
    return [
        place
        for place in g.state.board.places
        if place not in taken and g.content.locations[place].is_a(trap.place)
    ]
