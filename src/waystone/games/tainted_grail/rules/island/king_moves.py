"""How Kings move at the start of a day (TG-KNG-05, TG-KNG-08)."""

from waystone.kernel.step import BACK, Then, in_order

from ...table.island_facts import KingRolled
from ...table.places import connected, distances, everybody, face_at, here, the_world
from ...table.state import G
from ...table.world import King
from ..day.events import come_out
from ..journal.requirements import all_hold
from ..registry import step
from .guardians import act, place_guardian, roll_die, toward
from .guidestones import fade_at
from .kings import go, king_on_board, nearest_character

PACES = 2


@step
async def kings_move(g: G) -> Then:
    """TG-DAY-04, TG-KNG-05: directly after the Guardians."""
    return in_order(*(king_moves(one.id) for one in the_world(g).kings))


@step
async def king_moves(g: G, name: str) -> Then:
    king = king_on_board(g, name)
    if king is not None:
        await moves(g, king)
    return BACK


async def moves(g: G, king: King) -> None:
    """TG-VEN-01: only under the condition of the rules card; TG-NON-01: from seal to seal.
    TG-CLA-02, TG-VEN-02, TG-NON-03: on X."""
    card = g.content.king_cards[king.card]
    if not all_hold(g, card.moves, everybody(g)):
        return
    if card.ritual and "ritual" in face_at(g, king.at).seals:
        go(g, king, next_ritual(g, king.at))
        return
    face = roll_die(g)
    g.say(KingRolled(king.id, face), "TG-KNG-05")
    if face != "x":
        # TG-CLA-01, TG-VEN-01, TG-NON-02.
        target = toward(g, king.at, face, highest=mechanic(g, king) == "veneda")
        if target is not None:
            go(g, king, target)
        return
    # TG-KNG-08: both parts, in order.
    await fade_at(g, king.at, highest=mechanic(g, king) != "nonus")
    match mechanic(g, king):
        case "claudyne":
            stalk(g, king)
        case "veneda":
            await amber_witch(g, king, card.spawns)
        case _:
            if card.weather:
                come_out(g, card.weather)


def mechanic(g: G, king: King) -> str:
    return g.content.kings[king.id].mechanic


def next_ritual(g: G, number: int) -> int:
    """TG-NON-01, TG-AMB-58: the next higher revealed Location with the Ritual seal, from the
    highest to the lowest."""
    sealed = sorted(n for n in the_world(g).spots if "ritual" in face_at(g, n).seals)
    return next((n for n in sealed if n > number), sealed[0])


def stalk(g: G, king: King) -> None:
    """TG-CLA-02, TG-AMB-24: two Locations toward the nearest character, by the lowest-numbered
    way, and no further once he is there."""
    for _ in range(PACES):
        target = nearest_character(g, king.at)
        if target is None or target == king.at:
            return
        away = distances(g, target)
        go(g, king, min(connected(g, king.at), key=lambda n: (away.get(n, 99), n)))
        if here(g, king.at):
            return


async def amber_witch(g: G, king: King, witch: str) -> None:
    """TG-VEN-02: she comes to the connected Location with the highest number, or moves."""
    if not witch:
        return
    guardian = next((one for one in the_world(g).guardians if one.id == witch), None)
    if guardian is not None:
        await act(g, guardian, roll_die(g))
        return
    others = connected(g, king.at)
    if others:
        place_guardian(g, witch, others[-1])
