"""DG-EFF-10..12: locations that are turned or change places."""

from waystone.parts.cardmap import (
    Lying,
    Place,
    as_it_lies,
    hangs_together,
    has_open_end,
    lying,
)

from ...table.board import location, passable
from ...table.state import G


def turnable(g: G) -> list[str]:
    """DG-EFF-10, DG-EFF-11: the locations that may be turned round without breaking the map; one
    with the same walls either way up breaks nothing."""
    board = g.state.board
    sides = passable(g.content, board)
    map_ = lying(board, sides)
    sound = _sound(g, map_)
    found = []
    for card, place in board.places.items():
        if sides[card][:2] == sides[card][2:]:
            fits = sound
        else:
            turned = as_it_lies(sides[card], not place.turned)
            fits = _sound(g, {**map_, (place.x, place.y): turned})
        if fits:
            found.append(card)
    return found


def swappable(g: G, one: str) -> list[str]:
    """DG-EFF-10..12: the locations that may change places with this one; where both have the same
    walls, nothing breaks."""
    places = g.state.board.places
    sides = passable(g.content, g.state.board)
    map_ = lying(g.state.board, sides)
    sound = _sound(g, map_)
    here, found = places[one], []
    for other, there in places.items():
        if other == one or location(g, one).frame != location(g, other).frame:
            continue
        if sides[one] == sides[other]:
            fits = sound
        else:
            gone_there = as_it_lies(sides[one], there.turned)
            come_here = as_it_lies(sides[other], here.turned)
            swapped = {**map_, (there.x, there.y): gone_there, (here.x, here.y): come_here}
            fits = _sound(g, swapped)
        if fits:
            found.append(other)
    return found


def _sound(g: G, map_: Lying) -> bool:
    """DG-EFF-11, DG-LOC-06: all connected, and not closed while locations are left."""
    return (not g.state.locations or has_open_end(map_)) and hangs_together(map_)


def _swapped(places: dict[str, Place], one: str, other: str) -> dict[str, Place]:
    """DG-EFF-10: where the locations would lie."""
    return {**places, one: places[other], other: places[one]}


def turn_round(g: G, card: str) -> None:
    """DG-EFF-10, DG-LOC-05: by 180 degrees."""
    place = g.state.board.places[card]
    g.state.board.places[card] = Place(place.x, place.y, not place.turned)
    close_exits(g, card)


def swap(g: G, one: str, other: str) -> None:
    """DG-EFF-10: two locations change places; who stands there goes with them."""
    g.state.board.places = _swapped(g.state.board.places, one, other)
    close_exits(g, one)
    close_exits(g, other)


def close_exits(g: G, card: str) -> None:
    """A location that has been shifted lies with its exits as printed."""
    g.state.opened = [key for key in g.state.opened if not key.startswith(f"{card}/")]
    for p in g.state.players:
        if p.at == card:
            p.threshold = -1
