"""What effects do to spaces, doors and tiles: one interpreter each."""

from ...box.space_effects import DestroySpace, Door, Explode, Explore, Light, RestoreSpace, Traps
from ...table.board import ground, intact, nearest, space_at, tile_at
from ...table.players import deciders
from ...table.state import DESTROYED, G
from ...table.units import explorer_of, unit_of
from ..actions import attack
from ..asking import one_cell
from ..board import exploration, terrain, traps
from ..board.doors import change_door, fits
from ..cards.doing import Doing
from ..cards.selectors import active_explorer

# ---- spaces
from ..registry import performs


@performs.rule
async def do_destroy_space(g: G, d: Doing, e: DestroySpace) -> None:
    """MA-GFX-01, MA-TER-13: the target space, or the closest of a type on the tile (MA-TGT-15)."""
    if e.space == "target":
        for cell in d.spaces:
            await terrain.ruin(g, cell, d.by)
        return
    unit = unit_of(g, d.unit)
    here = ground(g)
    found = intact(g, here, e.space, None if unit is None else tile_at(unit.cell))
    if found:
        close = nearest(found, unit.cell) if unit is not None else found
        cell = await one_cell(deciders(g, d.unit), close, "ask-destroy", "MA-TGT-15")
        await terrain.ruin(g, cell, d.by)


@performs.rule
async def do_restore_space(g: G, d: Doing, e: RestoreSpace) -> None:
    """MA-TER-14: the closest destroyed space of a type on the tile (MA-TGT-15)."""
    unit = unit_of(g, d.unit)
    cells = [
        c
        for c in ground(g).cells.get(e.space, ())
        if g.state.laid.marks.get(c) == DESTROYED
        and (unit is None or tile_at(c) == tile_at(unit.cell))
    ]
    if cells:
        close = nearest(cells, unit.cell) if unit is not None else cells
        terrain.restore_space(
            g, await one_cell(deciders(g, d.unit), close, "ask-restore", "MA-TER-14")
        )


@performs.rule
async def do_light(g: G, d: Doing, e: Light) -> None:
    """MA-CHS-06: for the active explorer, or the one whose turn it is."""
    explorer = active_explorer(g, d) or explorer_of(g, g.state.turn)
    if explorer is not None:
        await terrain.light(g, explorer)


@performs.rule
async def do_traps(g: G, d: Doing, e: Traps) -> None:
    """MA-ACT-05, MA-ACT-06: the traps are triggered without a lever."""
    await traps.trigger(g, d)


@performs.rule
async def do_explode(g: G, d: Doing, e: Explode) -> None:
    here = ground(g)
    cells = list(d.spaces)
    unit = unit_of(g, d.unit)
    if e.what == "adjacent" and unit is not None:
        cells = list(here.neighbours[unit.cell])
    for cell in cells:
        if space_at(g, here, cell) == "barrel":
            await attack.blow_up(g, d, cell)


@performs.rule
async def do_door(g: G, d: Doing, e: Door) -> None:
    """MA-DOR-10: the door that is the target."""
    if d.door >= 0 and fits(g, d.door, e.act):
        change_door(g, d.door, e.act, d.unit or d.card)


@performs.rule
async def do_explore(g: G, d: Doing, e: Explore) -> None:
    explorer = active_explorer(g, d)
    borders = exploration.explorable(g, explorer) if explorer is not None else []
    if explorer is not None and borders:
        await exploration.explore(g, explorer, borders[0])
