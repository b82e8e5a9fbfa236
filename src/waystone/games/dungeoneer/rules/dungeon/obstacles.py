"""DG-OBS: what waits in a location."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import Hazard, Pit, Spikes
from ...table.facts import Dodged
from ...table.state import G, Player
from ...table.stats import surefoot
from ..cards import acting
from ..cards.occasions import Cause
from ..hero import action_points, falling, wounds
from . import threats


async def obstacle(g: G, p: Player) -> None:
    """DG-OBS-01, DG-MOV-08: on every entry in the own turn. A Hazard is no entry test."""
    match g.content.locations[p.at].obstacle:
        case None | Hazard():
            return
        case Spikes(stat, value):
            if surefoot(g, p, "spikes") or await dodges(g, p):
                return
            if not await threats.overcome(g, p, stat, value, "DG-OBS-03"):
                await wounds.suffer(g, p, 1, "DG-OBS-03")
        case Pit(stat, value):
            if surefoot(g, p, "pit"):
                return
            if not await threats.overcome(g, p, stat, value, "DG-OBS-04"):
                falling.fall(g, p)
        case text:
            await acting.do(g, text.do, Cause(p.seat, p.at, p.seat, p.at))


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
