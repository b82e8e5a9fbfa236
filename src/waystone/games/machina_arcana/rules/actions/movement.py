"""Movement (MA-MOV)."""

from functools import cache

from waystone.kernel.ask import Option

from ...box.board import Board
from ...table.board import destroyed, ground, impassable, occupied, open_ground, spot
from ...table.facts import Moved
from ...table.state import Explorer, G
from ...table.units import Unit, units
from ..cards import triggers
from ..cards.doing import NOBODY, By
from ..cards.modifiers import ethereal, ethereals, passes
from .acts import Act, Walk
from .damage import destroy


def through(g: G, unit: Unit, here: Board, abilities: list[str]) -> int:
    """MA-MOV-05, MA-ETH-05: the spaces one may cross but not stop on: what an ability names, any
    unit for an ethereal one, ethereal units for everybody; a chasm for a monster that may
    (MA-AIM-16)."""
    mask = 0
    if "rubble" in abilities:
        mask |= here.rubble
    if "obstacles" in abilities:
        mask |= (here.fixed & here.land & ~here.rubble) | destroyed(g)
    if "chasm" in abilities and not isinstance(unit, Explorer):
        mask |= here.chasm
    others = [u for u in units(g) if u is not unit]
    if others:
        if "units" not in abilities and "obstacles" not in abilities and not ethereal(g, unit):
            others = ethereals(g, others)
        for other in others:
            mask |= 1 << other.cell
    return mask


def steps(g: G, unit: Unit, budget: int, here: Board | None = None) -> dict[int, int]:
    """MA-MOV-01, MA-MOV-02, MA-MOV-05: the spaces one move (or one whole crossing) leads to, with
    its cost. A chasm walker steps from chasm to chasm for 0 (MA-MOV-09). Ethereal units are
    crossed, not stopped on (MA-ETH-05)."""
    here = here or ground(g)
    blocked = impassable(g, here)
    abilities = passes(g, unit) if here.chasm else None
    if abilities is not None and not isinstance(unit, Explorer) and "chasm" in abilities:
        blocked |= here.chasm  # a monster crosses a chasm but does not stop over it
    found: dict[int, int] = {}
    if budget >= 1:
        for cell in here.neighbours[unit.cell]:
            if not blocked >> cell & 1:
                found[cell] = 1
        if budget >= 2 or g.state.laid.closed:
            cross(g, unit, here, blocked, budget, found, abilities)
    if abilities is not None and isinstance(unit, Explorer) and "chasm" in abilities:
        walk_chasm(unit, here, blocked, budget, found)
    return found


def cross(
    g: G,
    unit: Unit,
    here: Board,
    blocked: int,
    budget: int,
    found: dict[int, int],
    abilities: list[str] | None,
) -> None:
    """MA-MOV-05, MA-ETH-05: the steps of one crossing are one action. `abilities` are what the unit
    moves through, where that is known."""
    near = here.beside[unit.cell]
    barrier = near & blocked & here.land
    if not barrier and not g.state.laid.closed:
        return
    if abilities is None:
        abilities = passes(g, unit)
    doors = "doors" in abilities and bool(g.state.laid.closed)
    if not abilities and not barrier & occupied(g):
        return
    passable = through(g, unit, here, abilities) & blocked
    if not doors and not passable & near:
        return
    land = open_ground(g) if doors else here
    edge, seen = [unit.cell], {unit.cell}
    for cost in range(1, budget + 1):
        beyond = []
        for cell in edge:
            for other in land.neighbours[cell]:
                if other in seen:
                    continue
                seen.add(other)
                if passable >> other & 1:
                    beyond.append(other)
                elif not blocked >> other & 1 and found.get(other, 99) > cost:
                    found[other] = cost
        edge = beyond


def walk_chasm(
    unit: Explorer, here: Board, blocked: int, budget: int, found: dict[int, int]
) -> None:
    """MA-MOV-09, MA-AMB-55: onto a chasm only with the means to get off again this turn."""
    over = bool(here.chasm >> unit.cell & 1)
    left = blocked & ~(1 << unit.cell)
    for cell in here.neighbours[unit.cell]:
        if here.chasm >> cell & 1 and not blocked >> cell & 1:
            cost = 0 if over else 1
            found.pop(cell, None)
            if way_off(here, left, cell) and budget - cost >= 1:
                found[cell] = cost


def way_off(here: Board, blocked: int, cell: int) -> bool:
    """MA-MOV-09, MA-AMB-55: can one get from a chasm to firm ground?"""
    edge, seen = [cell], {cell}
    while edge:
        at = edge.pop()
        for other in here.neighbours[at]:
            if other in seen or blocked >> other & 1:
                continue
            if not here.chasm >> other & 1:
                return True
            seen.add(other)
            edge.append(other)
    return False


def reachable(g: G, unit: Unit, n: int) -> dict[int, int]:
    """MA-MOV-08: where 'move 0 to n spaces' may end, with the number of spaces; one may cross what
    one may move through (MA-MOV-05), a chasm ends every walk (MA-MOV-06)."""
    here = ground(g)
    blocked = impassable(g, here)
    abilities = passes(g, unit)
    passable = through(g, unit, here, abilities) & blocked
    land = open_ground(g) if g.state.laid.closed and "doors" in abilities else here
    found: dict[int, int] = {}
    edge, seen = [unit.cell], {unit.cell}
    for cost in range(1, n + 1):
        beyond = []
        for cell in edge:
            for other in land.neighbours[cell]:
                if other in seen:
                    continue
                if passable >> other & 1:
                    seen.add(other)
                    beyond.append(other)
                elif not blocked >> other & 1:
                    seen.add(other)
                    found[other] = cost
                    if not here.chasm >> other & 1:
                        beyond.append(other)
        edge = beyond
    return found


@cache
def walk_option(cell: int, cost: int) -> Option[Act]:
    at = spot(cell)
    on = f"cell:{at}"
    return Option(f"move:{at}", Walk(cell, cost), "option-move", {"cell": at}, on)


async def go(g: G, unit: Unit, cell: int, *, by: By = NOBODY) -> None:
    """A unit walks to a space; on a chasm it is destroyed (MA-MOV-06) unless it walks there
    (MA-MOV-09); cards answer (MA-CND-02)."""
    unit.cell = cell
    g.say(Moved(unit.id, spot(cell)), "MA-MOV-01")
    if ground(g).chasm >> cell & 1 and not (
        isinstance(unit, Explorer) and "chasm" in passes(g, unit)
    ):
        await destroy(g, unit.id, by if by.unit else By(unit.id))
        return
    await triggers.happen(g, "moved", unit.id)


async def land(g: G, unit: Unit, cell: int, rule: str, *, by: By = NOBODY) -> None:
    """A unit is put on a space by force; on a chasm it is destroyed whatever it wears (MA-TER-03,
    MA-FRC-03, MA-FRC-11, MA-MOV-09)."""
    unit.cell = cell
    g.say(Moved(unit.id, spot(cell)), rule)
    if ground(g).chasm >> cell & 1:
        await destroy(g, unit.id, by)
