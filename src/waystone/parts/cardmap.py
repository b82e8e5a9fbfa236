"""A map of cards laid side by side, each with something on its four sides.

What is on a side is the caller's: the map is only told which sides can be passed. Sides count
clockwise: 0 north, 1 east, 2 south, 3 west. A card lies as printed or turned by 180 degrees.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct

from waystone.kernel.codec import meet

T = TypeVar("T")
Spot: TypeAlias = tuple[int, int]
Passable: TypeAlias = Mapping[str, Sequence[bool]]
Lying: TypeAlias = Mapping[Spot, Sequence[bool]]
"""The passable sides of the cards as they lie, by spot."""
Joins: TypeAlias = Callable[[str, str], bool]

SIDES: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Place(Struct, frozen=True):
    """Where a card lies; y grows to the south."""

    x: int
    y: int
    turned: bool = False


class CardMap(Struct):
    """The cards in the order they were laid, by id."""

    places: dict[str, Place]

    def spots(self) -> dict[Spot, str]:
        """The card that lies at each taken spot."""
        return {(place.x, place.y): card for card, place in self.places.items()}

    def lay(self, card: str, place: Place) -> None:
        if (place.x, place.y) in self.spots():
            raise ValueError(f"the place for {card} is taken: {place.x}, {place.y}")
        self.places[card] = place


meet(CardMap)


def on_side(printed: Sequence[T], place: Place, side: int) -> T:
    """What a card shows on a side as it lies, of what is printed north, east, south, west."""
    return printed[side ^ 2 if place.turned else side]


def links(board: CardMap, passable: Passable) -> list[tuple[int, ...]]:
    """The working exits, as neighbour lists of the cards numbered in the order laid: sides that
    touch and can be passed on both cards."""
    spots = board.spots()
    number = {card: i for i, card in enumerate(board.places)}
    return [
        tuple(
            number[other]
            for side, other in _touching(spots, place)
            if _works(passable[card], place, side, passable[other], board.places[other])
        )
        for card, place in board.places.items()
    ]


def is_connected(board: CardMap, passable: Passable) -> bool:
    """Can one walk from any card to any other?"""
    return hangs_together(lying(board, passable))


def lying(board: CardMap, passable: Passable) -> Lying:
    """The cards by their spots, as they lie."""
    return {
        (place.x, place.y): as_it_lies(passable[card], place.turned)
        for card, place in board.places.items()
    }


def as_it_lies(printed: Sequence[bool], turned: bool) -> Sequence[bool]:
    """The passable sides of a card, as printed or turned."""
    north, east, south, west = printed
    return (south, west, north, east) if turned else printed


def hangs_together(cards: Lying) -> bool:
    """Can one walk from any card to any other?"""
    left = dict(cards)
    edge = [left.popitem()] if left else []
    while edge:
        (x, y), sides = edge.pop()
        for side, (dx, dy) in enumerate(SIDES):
            if sides[side]:
                spot = x + dx, y + dy
                other = left.get(spot)
                if other is not None and other[side ^ 2]:
                    del left[spot]
                    edge.append((spot, other))
    return not left


def has_open_end(cards: Lying) -> bool:
    """Does a passable side of a card look at a free spot?"""
    for (x, y), sides in cards.items():
        for side, (dx, dy) in enumerate(SIDES):
            if sides[side] and (x + dx, y + dy) not in cards:
                return True
    return False


def open_ends(board: CardMap, passable: Passable) -> list[Spot]:
    """The free spots that a passable side of a card on the map looks at."""
    spots = board.spots()
    ends = {
        spot: None
        for card, place in board.places.items()
        for spot in _ways_out(spots, place, passable[card])
    }
    return list(ends)


def placements(
    board: CardMap,
    card: str,
    passable: Passable,
    *,
    joins: Joins = lambda a, b: True,
    last: bool = False,
) -> list[Place]:
    """Every legal place for a new card: touching only cards it `joins`, at least one of them by
    a working exit, and leaving the map an open end unless it is the last card."""
    spots = board.spots()
    sides = passable[card]
    legal = []
    ends = open_ends(board, passable)
    for x, y in ends:
        upright = Place(x, y)
        touching = _touching(spots, upright)
        if not all(joins(card, other) for _, other in touching):
            continue
        for place in (upright, Place(x, y, turned=True)):
            if any(
                _works(sides, place, side, passable[other], board.places[other])
                for side, other in touching
            ) and (last or len(ends) > 1 or _ways_out(spots, place, sides)):
                legal.append(place)
    return legal


def _touching(spots: Mapping[Spot, str], place: Place) -> list[tuple[int, str]]:
    """The cards around a place, each with the side it is on."""
    return [
        (side, other)
        for side, (dx, dy) in enumerate(SIDES)
        if (other := spots.get((place.x + dx, place.y + dy))) is not None
    ]


def _ways_out(spots: Mapping[Spot, str], place: Place, sides: Sequence[bool]) -> list[Spot]:
    """The free spots that the passable sides of a card look at."""
    return [
        (place.x + dx, place.y + dy)
        for side, (dx, dy) in enumerate(SIDES)
        if on_side(sides, place, side) and (place.x + dx, place.y + dy) not in spots
    ]


def _works(
    here: Sequence[bool], place: Place, side: int, there: Sequence[bool], other: Place
) -> bool:
    """Can the border between two cards be passed, seen from both?"""
    return on_side(here, place, side) and on_side(there, other, side ^ 2)
