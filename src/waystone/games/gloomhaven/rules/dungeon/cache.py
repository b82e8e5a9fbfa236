"""The treasure of a random dungeon (GH-RDD-11)."""

from ...box.dungeon_map import rooms_in
from ...table.acting import Act
from ...table.board import character
from ...table.state import Figure, G
from ..actions.perform import perform


async def loot_cache(g: G, figure: Figure, number: str) -> None:
    """GH-RDD-11: who loots the treasure of a room performs what its card says."""
    placed = rooms_in(g.state.scenario)[int(number) - 1]
    await perform(
        g, Act(figure, seat=character(g, figure.id).seat), g.content.lairs[placed.lair].treasure
    )
