"""The treasure of a random dungeon (GH-RDD-11)."""

from .acting import Act
from .board import character
from .dungeon_map import rooms_in
from .state import Figure, G


async def loot_cache(g: G, figure: Figure, number: str) -> None:
    """GH-RDD-11: who loots the treasure of a room performs what its card says."""
    from .actions import perform

    placed = rooms_in(g.state.scenario)[int(number) - 1]
    await perform(
        g, Act(figure, seat=character(g, figure.id).seat), g.content.lairs[placed.lair].treasure
    )
