"""Push, pull, teleport, swap (MA-FRC)."""

from waystone.parts.squaregrid import heading, offsets

from ...box.tiles import SPOTS, WIDTH
from ...table.board import closest_free, ground, impassable, intact, nearest, space_at, tile_at
from ...table.facts import Pushed, Swapped
from ...table.players import deciders
from ...table.state import G
from ...table.units import Unit, unit_of
from ..asking import one_cell
from ..board import traps
from ..board.terrain import ruin
from ..cards.doing import Doing
from ..cards.modifiers import immobile
from .attack import blow_up
from .movement import land

BY = offsets(WIDTH)


async def shove(g: G, d: Doing, unit: Unit, source: int, n: int, *, away: bool) -> None:
    """MA-FRC-01 to MA-FRC-07: one space at a time, straight or diagonal, from or to the source. Who
    pushes has pulled the lever, or has killed (MA-DMG-08)."""
    if immobile(g, unit):
        return
    g.say(Pushed(unit.id, away), "MA-FRC-01")
    for _ in range(n):
        a, b = SPOTS[source], SPOTS[unit.cell]
        direction = heading(a, b) if away else heading(b, a)
        here = ground(g)
        if direction is None or not here.free[unit.cell] >> direction & 1:
            return
        ahead = unit.cell + BY[direction]
        match space_at(g, here, ahead):
            case "lever":
                await traps.trigger(g, d, ahead)
                await ruin(g, ahead, d.by)
                return
            case "barrel":
                await blow_up(g, d, ahead)
                return
        if impassable(g, here) >> ahead & 1:
            return
        await land(g, unit, ahead, "MA-FRC-01", by=d.by)
        if unit_of(g, unit.id) is not unit:
            return


async def teleport_to_kind(g: G, d: Doing, unit: Unit, kind: str) -> None:
    """MA-FRC-09, MA-TGT-15: the closest undestroyed space of that type on the unit's tile."""
    here = ground(g)
    found = intact(g, here, kind, tile_at(unit.cell))
    if not found:
        return
    close = nearest(found, unit.cell)
    seats = deciders(g, d.unit)
    await teleport(g, d, unit, await one_cell(seats, close, "ask-destination", "MA-FRC-09"))


async def teleport(g: G, d: Doing, unit: Unit, cell: int) -> None:
    """MA-FRC-08, MA-FRC-10, MA-FRC-11: whatever lies between; beside it if it is taken
    (MA-TGT-17)."""
    if unit.cell == cell:
        return
    places = closest_free(g, ground(g), cell)
    seats = deciders(g, d.unit)
    place = await one_cell(seats, places, "ask-destination", "MA-FRC-10")
    await land(g, unit, place, "MA-FRC-08", by=d.by)


def swap(g: G, one: Unit, two: Unit) -> None:
    """MA-FRC-12: the two figures exchange their places."""
    one.cell, two.cell = two.cell, one.cell
    g.say(Swapped(one.id, two.id), "MA-FRC-12")
