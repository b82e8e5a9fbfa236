"""Traps (MA-ACT-03 to MA-ACT-06)."""

from ...table.board import ground, tile_at
from ...table.facts import TrapsTriggered
from ...table.state import DESTROYED, Explorer, G
from ...table.units import on_board, unit_of, units
from ..actions import attack
from ..cards.doing import Doing


async def trigger(g: G, d: Doing, lever: int | None = None) -> None:
    """MA-ACT-05, MA-ATK-13: the active unit attacks with 3 high dice all units on trapped spaces of
    its tile; once more with 3 low dice if another explorer is beside another lever. Explorers
    beside the lever may contribute (MA-ESS-09). MA-ACT-06: with no active unit the traps of all
    tiles."""
    active = unit_of(g, d.unit)
    g.say(TrapsTriggered(d.unit or d.card), "MA-ACT-05")
    victims = trapped(g, None if active is None else tile_at(active.cell))
    at = lever if lever is not None else None
    await attack.attack(g, d, 3, 0, False, list(victims), at)
    active = unit_of(g, d.unit)
    if isinstance(active, Explorer) and second_lever(g, active, lever):
        victims = trapped(g, tile_at(active.cell))
        await attack.attack(g, d, 0, 3, False, list(victims), at)


def trapped(g: G, tile: int | None) -> list[str]:
    """MA-ACT-05, MA-TER-10, MA-ETH-02: who stands on a trapped space, ethereal or not; by itself
    it does nothing."""
    traps = ground(g).masks.get("trap", 0)
    marks = g.state.laid.marks
    return [
        u.id
        for u in units(g)
        if traps >> u.cell & 1
        and marks.get(u.cell) != DESTROYED
        and (tile is None or tile_at(u.cell) == tile)
    ]


def second_lever(g: G, active: Explorer, pulled: int | None) -> bool:
    """MA-ACT-05: another explorer, on any tile, adjacent to another lever that is not destroyed."""
    here = ground(g)
    for cell in here.cells.get("lever", ()):
        if cell != pulled and g.state.laid.marks.get(cell) != DESTROYED:
            near = here.beside[cell]
            if any(near >> e.cell & 1 for e in on_board(g) if e is not active):
                return True
    return False
