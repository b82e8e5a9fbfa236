"""What has happened in an action or a turn takes effect (GH-SPE, GH-RDD-09, GH-END-01)."""

from ...box.moments import DoorOpened
from ...table.state import G
from ..dungeon.penalties import suffer_penalty
from .special import fire_rules, look


async def settle(g: G) -> None:
    """Special rules act on what has happened since, a new room of a dungeon punishes who opened
    it; then the goal is looked at."""
    state = g.state
    while state.unsettled:
        moment = state.unsettled.pop(0)
        await fire_rules(g, moment)
        if state.dungeon is not None and isinstance(moment, DoorOpened):
            await suffer_penalty(g, state.figures.get(state.turn.figure))
    look(g)
