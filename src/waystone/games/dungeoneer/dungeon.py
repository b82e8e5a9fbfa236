"""The map: laying locations, working exits, distances."""

from functools import partial

from waystone.kernel.ask import Option, choose
from waystone.parts.cardmap import (
    SIDES,
    CardMap,
    Place,
    is_connected,
    links,
    on_side,
    open_ends,
    placements,
)
from waystone.parts.path import FAR, distances

from . import nakari
from .content import Content, Exit, LocationDef, exits_of, open_sides
from .facts import LaidLocation, NoPlace
from .state import G, Player, State, left_of

SIDE_NAMES = ("north", "east", "south", "west")


def location(g: G, place: str) -> LocationDef:
    return g.content.locations[place]


def passable(content: Content, board: CardMap, *more: str) -> dict[str, tuple[bool, ...]]:
    return {c: open_sides(content.locations[c].exits) for c in [*board.places, *more]}


def joins(content: Content, one: str, other: str) -> bool:
    """DG-LOC-09: surface joins only surface, dungeon only dungeon."""
    return content.locations[one].frame == content.locations[other].frame


def legal_places(state: State, content: Content, card: str, last: bool = False) -> list[Place]:
    """DG-LOC-03..07: beside the map, joined by a working exit, upright or turned by 180 degrees,
    and leaving the map open unless it is the last card."""
    board = state.board
    return placements(
        board,
        card,
        passable(content, board, card),
        joins=partial(joins, content),
        last=last,
    )


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
    turn = 2 if here.turned else 0
    around: dict[tuple[int, int], int] = {}
    for side, (dx, dy) in enumerate(SIDES):
        if exits[side ^ turn] != "wall":
            around[here.x + dx, here.y + dy] = side
    found = []
    for other, there in places.items():
        way = around.get((there.x, there.y))
        if way is not None:
            back = way if there.turned else way ^ 2
            if locations[other].exits[back] != "wall":
                found.append((way, other))
    found.sort()
    return found


def steps_from_entrance(g: G, place: str) -> int:
    """DG-AMB-17: steps of the shortest passable path to the nearest Entrance."""
    return walk(g.state, g.content, place)[0]


def walk(state: State, content: Content, place: str) -> tuple[int, dict[str, int]]:
    """Steps to the nearest Entrance and to every location, over working exits."""
    board = state.board
    cards = list(board.places)
    far = distances(links(board, passable(content, board)), cards.index(place))
    steps = {card: n for card, n in zip(cards, far, strict=True) if n != FAR}
    entrances = [n for card, n in steps.items() if content.locations[card].entrance]
    return min(entrances, default=0), steps


# ---- laying


async def lay_next(g: G, p: Player) -> bool:
    """DG-LOC-01: draw a location and place it; one that fits nowhere goes under the deck and
    the next is tried (DG-AMB-22)."""
    state = g.state
    for _ in range(len(state.locations)):
        card = state.locations.pop(0)
        if legal_places(state, g.content, card, last=not state.locations):
            state.drawn = card
            await lay(g, placer(g, p, card), card)
            state.drawn = ""
            return True
        state.locations.append(card)
        g.say(NoPlace(card), "DG-AMB-22")
    return False


def placer(g: G, p: Player, card: str) -> Player:
    """DG-VAR-13: a location of the own personal quest is passed to the left, and on."""
    if not g.state.rules.unbiased_placement or not _serves(g, p, card):
        return p
    other = left_of(g, p.seat)
    while other.seat != p.seat:
        if not _serves(g, other, card):
            return other
        other = left_of(g, other.seat)
    return p


def _serves(g: G, p: Player, card: str) -> bool:
    """DG-VAR-14: only personal quests count, and of an Escort the first location."""
    for open_quest in p.quests:
        quest = g.content.quests[open_quest.quest]
        places = quest.at[:1] if quest.category == "escort" else quest.at
        if card in places:
            return True
        if quest.search is not None and location(g, card).is_a(quest.search.place):
            return True
    return False


async def lay(g: G, p: Player, card: str) -> None:
    """DG-LOC-08: the player picks any legal place, then which way up."""
    state = g.state
    last = not state.locations and not any(q.unlaid for q in state.players)
    legal = legal_places(state, g.content, card, last=last)
    spots = list(dict.fromkeys((place.x, place.y) for place in legal))
    options = [
        Option(f"cell:{x},{y}", (x, y), "option-cell", around(state.board, x, y), f"cell:{x},{y}")
        for x, y in spots
    ]
    x, y = await choose(p.seat, options, "ask-place", rule="DG-LOC-01", location=card)
    turns = [
        Option(
            "turned" if place.turned else "upright",
            place,
            "option-turned" if place.turned else "option-upright",
            facing(g, card, place),
        )
        for place in legal
        if (place.x, place.y) == (x, y)
    ]
    place = await choose(p.seat, turns, "ask-turn", rule="DG-LOC-05", location=card)
    put(g, p.seat, card, place)


COMPASS = ("north", "east", "south", "west")


def around(board: CardMap, x: int, y: int) -> dict[str, str]:
    """The locations on the four sides of a free place."""
    spots = board.spots()
    return {
        name: spots.get((x + dx, y + dy), "none")
        for name, (dx, dy) in zip(COMPASS, SIDES, strict=True)
    }


def facing(g: G, card: str, place: Place) -> dict[str, str]:
    """What a location shows on its four sides when it lies so."""
    exits = exits_of(location(g, card).exits)
    return {name: f"side-{on_side(exits, place, n).kind}" for n, name in enumerate(COMPASS)}


def put(g: G, seat: int, card: str, place: Place) -> None:
    g.state.board.lay(card, place)
    g.say(LaidLocation(g.state.players[seat].hero, card), "DG-LOC-01")
    nakari.appears(g, card)


# ---- shifting


def turnable(g: G) -> list[str]:
    """DG-EFF-10/11: the locations that may be turned round without breaking the map."""
    board = g.state.board
    sides = passable(g.content, board)
    found = []
    for card, place in board.places.items():
        turned = Place(place.x, place.y, not place.turned)
        if _sound(g, {**board.places, card: turned}, sides):
            found.append(card)
    return found


def swappable(g: G, one: str) -> list[str]:
    """DG-EFF-10..12: the locations that may change places with this one."""
    places = g.state.board.places
    sides = passable(g.content, g.state.board)
    found = []
    for other in places:
        if other == one or location(g, one).frame != location(g, other).frame:
            continue
        if _sound(g, _swapped(places, one, other), sides):
            found.append(other)
    return found


def _sound(g: G, places: dict[str, Place], sides: dict[str, tuple[bool, ...]]) -> bool:
    """DG-EFF-11, DG-LOC-06: all connected, and not closed while locations are left."""
    board = CardMap(places)
    return is_connected(board, sides) and (not g.state.locations or bool(open_ends(board, sides)))


def _swapped(places: dict[str, Place], one: str, other: str) -> dict[str, Place]:
    return {**places, one: places[other], other: places[one]}


def turn_round(g: G, card: str) -> None:
    place = g.state.board.places[card]
    g.state.board.places[card] = Place(place.x, place.y, not place.turned)
    close_exits(g, card)


def swap(g: G, one: str, other: str) -> None:
    g.state.board.places = _swapped(g.state.board.places, one, other)
    close_exits(g, one)
    close_exits(g, other)


def close_exits(g: G, card: str) -> None:
    """A location that has been shifted lies with its exits as printed."""
    g.state.opened = [key for key in g.state.opened if not key.startswith(f"{card}/")]
    for p in g.state.players:
        if p.at == card:
            p.threshold = -1
