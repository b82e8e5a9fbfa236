"""DG-OBS: what waits in a location."""

from collections.abc import Awaitable

from waystone.kernel.ask import Option, choose
from waystone.kernel.interpret import Interpreters

from ...box.definitions import Hazard, Obstacle, Pit, Spikes, Text
from ...table.facts import Dodged
from ...table.state import G, Player
from ...table.stats import surefoot
from ..cards import acting
from ..cards.occasions import Cause
from ..hero import action_points, falling, wounds
from . import threats

meets: Interpreters[G, Player, Awaitable[None]] = Interpreters(Obstacle)


async def obstacle(g: G, p: Player) -> None:
    """DG-OBS-01, DG-MOV-08: on every entry in the own turn."""
    found = g.content.locations[p.at].obstacle
    if found is not None:
        await meets(g, p, found)


@meets.rule
async def hazard(g: G, p: Player, obstacle: Hazard) -> None:
    """DG-OBS-02: no entry test; it makes trap cards harder."""


@meets.rule
async def spikes(g: G, p: Player, obstacle: Spikes) -> None:
    """DG-OBS-03: overcome the threat or take 1 wound; by the variant 1 AP avoids them
    (DG-VAR-19)."""
    if surefoot(g, p, "spikes") or await dodges(g, p):
        return
    if not await threats.overcome(g, p, obstacle.stat, obstacle.value, "DG-OBS-03"):
        await wounds.suffer(g, p, 1, "DG-OBS-03", p.at)


@meets.rule
async def pit(g: G, p: Player, obstacle: Pit) -> None:
    """DG-OBS-04: overcome the threat or fall."""
    if surefoot(g, p, "pit"):
        return
    if not await threats.overcome(g, p, obstacle.stat, obstacle.value, "DG-OBS-04"):
        falling.fall(g, p)


@meets.rule
async def printed_text(g: G, p: Player, obstacle: Text) -> None:
    """DG-OBS-05: as written."""
    await acting.do(g, obstacle.do, Cause(p.seat, p.at, p.seat, p.at))


async def dodges(g: G, p: Player) -> bool:
    """DG-VAR-19: 1 AP avoids the spikes."""
    if not g.state.rules.dodging_spikes or not action_points.can_spend(p):
        return False
    options = [Option("dodge", True, "option-dodge"), Option("test", False, "option-test")]
    if not await choose(p.seat, options, "ask-dodge", rule="DG-VAR-19"):
        return False
    action_points.spend(p)
    g.say(Dodged(p.hero), "DG-VAR-19")
    return True
