"""Spaces destroyed, restored and lit (MA-TER-12 to MA-TER-14, MA-CHS-06)."""

from ...table.board import ground, nearest, spot, tile_at
from ...table.facts import LitSpace, RestoredSpace, Ruined
from ...table.players import party
from ...table.state import DESTROYED, LIT, Explorer, G
from ...table.units import unit_at
from ..actions import damage
from ..asking import one_cell
from ..cards.doing import NOBODY, By
from ..story.ending import check_endgame


async def ruin(g: G, cell: int, by: By = NOBODY) -> None:
    """MA-TER-13: the space becomes an obstacle; on a spawn space a unit is destroyed, killed by who
    did it (MA-DMG-08)."""
    if g.state.laid.marks.get(cell) == DESTROYED:
        return
    kind = ground(g).spaces[cell]
    g.state.laid.marks[cell] = DESTROYED
    g.say(Ruined(kind, spot(cell)), "MA-TER-13")
    standing = unit_at(g, cell)
    if kind == "spawn" and standing is not None:
        await damage.destroy(g, standing.id, by)
    check_endgame(g)


def restore_space(g: G, cell: int) -> None:
    """MA-TER-14: its tokens go, and it is what it was."""
    if g.state.laid.marks.pop(cell, None) is not None:
        g.say(RestoredSpace(ground(g).spaces[cell], spot(cell)), "MA-TER-14")


async def light(g: G, explorer: Explorer) -> None:
    """MA-CHS-06, MA-TGT-15: the closest unlit, undestroyed chapter space on the explorer's tile."""
    if explorer.cell < 0:
        return
    tile = tile_at(explorer.cell)
    unlit = [
        cell
        for cell in ground(g).cells.get("chapter", ())
        if tile_at(cell) == tile and cell not in g.state.laid.marks
    ]
    if unlit:
        close = nearest(unlit, explorer.cell)
        cell = await one_cell(party(g), close, "ask-light", "MA-CHS-06")
        g.state.laid.marks[cell] = LIT
        g.say(LitSpace(spot(cell)), "MA-CHS-06")
