"""Losing Health, and life (TG-COM-08, TG-DTH-08)."""

from ...table.party import hero
from ...table.state import G
from .death import fates
from .tracks import weaken


async def lose_health(g: G, seat: int, n: int, rule: str = "TG-COM-08") -> None:
    """TG-DTH-08, TG-AMB-06: who is dying and would lose Health again dies; in an encounter, when it
    is over."""
    world = g.state.world
    if world is None or not hero(g, seat).dying:
        await weaken(g, seat, n, rule)
    elif n > 0:
        world.perished.append(seat)
        if g.state.encounter is None:
            g.call(fates())
