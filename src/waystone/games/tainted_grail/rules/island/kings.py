"""Kings of Ruin on the board: how they move, and the meeting that starts at once (TG-KNG,
TG-CLA-01 to 03, TG-VEN-01 to 03, TG-NON-01 to 04)."""

from waystone.kernel.step import BACK, Then, in_order

from ...box.instructions import ReadVerse
from ...table.island_facts import KingGone, KingMet, KingMoved, KingPlaced
from ...table.places import distances, here, the_world
from ...table.state import G
from ...table.world import King
from ..carrying_out import order
from ..registry import step


def king_on_board(g: G, name: str) -> King | None:
    return next((one for one in the_world(g).kings if one.id == name), None)


def place_king(g: G, card: str, number: int | None) -> None:
    """TG-KNG-02: the figure comes to a Location; on the board already, only the card changes, and
    the place if one is named. TG-KNG-06: whoever is there meets him."""
    world = the_world(g)
    rules = g.content.king_cards[card]
    king = king_on_board(g, rules.king)
    if king is None:
        king = King(rules.king, card, number or 0)
        world.kings.append(king)
        g.say(KingPlaced(king.id, world.spots[king.at].id), "TG-KNG-02")
    else:
        king.card = card
        king.met.clear()
        if number is not None:
            go(g, king, number)
    g.call(meetings())


def remove_king(g: G, name: str) -> None:
    world = the_world(g)
    if king_on_board(g, name) is not None:
        world.kings[:] = [one for one in world.kings if one.id != name]
        g.say(KingGone(name), "TG-GEN-12")


def go(g: G, king: King, number: int) -> None:
    if number != king.at:
        king.at = number
        king.met.clear()
        g.say(KingMoved(king.id, the_world(g).spots[number].id), "TG-KNG-05")
        g.call(meetings())


@step
async def meetings(g: G) -> Then:
    """TG-KNG-06, TG-AMB-59: whoever shares a Location with a King meets him at once, all of them
    as one party."""
    for king in the_world(g).kings:
        there = here(g, king.at)
        king.met[:] = [seat for seat in king.met if seat in there]
        if [seat for seat in there if seat not in king.met]:
            king.met[:] = there
            g.say(KingMet(king.id), "TG-KNG-06")
            verse = g.content.king_cards[king.card].meeting
            return in_order(order([ReadVerse(verse)], there), meetings())
    return BACK


def nearest_character(g: G, number: int) -> int | None:
    """TG-CLA-02: the Location of the nearest character; among equals the lowest-numbered."""
    away = distances(g, number)
    places = sorted({one.at for one in g.state.heroes if one.at in away})
    return min(places, key=lambda place: (away[place], place), default=None)
