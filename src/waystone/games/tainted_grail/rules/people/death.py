"""Death and the rescue from it (TG-DTH-08 to TG-DTH-10, TG-REB)."""

from waystone.kernel.step import BACK, End, Then

from ...box.instructions import ReadVerse
from ...table.island_facts import Died, Rescued
from ...table.party import hero
from ...table.places import everybody, the_world
from ...table.state import G
from ..carrying_out import order
from ..day.time_passes import time_passes
from ..journal.pages import turn_page
from ..registry import step
from .tracks import gain_health, gain_terror, lose_energy, weaken

RESCUE_HEALTH = 4


@step
async def fates(g: G) -> Then:
    """TG-DTH-08: those who die now; TG-DTH-09: it may be the end for all. TG-REB-02, TG-AMB-62: or
    are rescued, each for himself."""
    perished = the_world(g).perished
    if perished:
        await turn_page(g)
    while perished:
        seat = perished.pop(0)
        if hero(g, seat).dying and not await survives(g, seat):
            return End("end-death")
    return BACK


async def survives(g: G, seat: int) -> bool:
    """TG-DTH-09, TG-DTH-10: with Secret 6, 8 or 9 in the group death is a heavy price."""
    g.say(Died(hero(g, seat).id), "TG-DTH-08")
    if not branded(g):
        return False
    await rescue(g, seat)
    return True


def branded(g: G) -> bool:
    held = [h.id for one in g.state.heroes for h in one.secrets]
    held += [h.id for h in the_world(g).shared]
    return any(g.content.secrets[secret].brand for secret in held)


async def rescue(g: G, seat: int) -> None:
    """TG-REB-01, in the order of the book; TG-AMB-62: who falls by it is dying, no more. TG-REB-02:
    as often as it is needed."""
    world = the_world(g)
    for other in g.state.heroes:
        if other.seat != seat:
            await weaken(g, other.seat, 1, "TG-REB-01")
            gain_terror(g, other.seat, 2, "TG-REB-01")
    await time_passes(g, 1)
    gain_health(g, seat, RESCUE_HEALTH, "TG-REB-01")
    g.say(Rescued(hero(g, seat).id), "TG-REB-01")
    for one in g.state.heroes:
        lose_energy(g, one.seat, one.energy, "TG-REB-01")
    verse = g.content.campaigns[world.campaign].rescue
    if not world.stones and verse:
        g.call(order([ReadVerse(verse)], everybody(g)))
