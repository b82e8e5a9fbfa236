"""DG-LOC: laying locations."""

from waystone.kernel.ask import Option, choose
from waystone.parts.cardmap import Place

from ...table.board import around, legal_places, location
from ...table.facts import LaidLocation, NoPlace
from ...table.state import G, Player, left_of
from ..modes import nakari


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
    """DG-VAR-13, DG-VAR-14: only personal quests count, and of an Escort the first location."""
    for open_quest in p.quests:
        quest = g.content.quests[open_quest.quest]
        places = quest.at[:1] if quest.category == "escort" else quest.at
        if card in places:
            return True
        if quest.search is not None and location(g, card).is_a(quest.search.place):
            return True
    return False


async def lay(g: G, p: Player, card: str) -> None:
    """DG-LOC-08: the player picks any legal place and, where both are possible and differ, which
    way up."""
    state = g.state
    last = not state.locations and not any(q.unlaid for q in state.players)
    spots: dict[tuple[int, int], list[Place]] = {}
    for place in legal_places(state, g.content, card, last=last):
        spots.setdefault((place.x, place.y), []).append(place)
    options = []
    taken, alike = state.board.spots(), exits_lie_alike(g, card)
    for (x, y), lying in spots.items():
        if alike:
            del lying[1:]
        cell, beside = f"cell:{x},{y}", around(taken, x, y)
        for place in lying:
            way_up = "none" if len(lying) == 1 else "turned" if place.turned else "upright"
            key = cell if way_up == "none" else f"{cell}:{way_up}"
            options.append(Option(key, place, "option-cell", {**beside, "lies": way_up}, cell))
    put(
        g, p.seat, card, await choose(p.seat, options, "ask-place", rule="DG-LOC-01", location=card)
    )


def exits_lie_alike(g: G, card: str) -> bool:
    """DG-LOC-05: a card that looks the same when it is turned by 180 degrees."""
    north, east, south, west = location(g, card).exits
    return (north, east) == (south, west)


def put(g: G, seat: int, card: str, place: Place) -> None:
    """DG-LOC-10: nothing else happens, but for Nakari's Lair (DG-NAK-08)."""
    g.state.board.lay(card, place)
    g.say(LaidLocation(g.state.players[seat].hero, card), "DG-LOC-01")
    nakari.appears(g, card)
