"""The end of Time in a talk (TG-DIP-06, TG-FIN-02)."""

from ...box.definitions import DiplomacyDef
from ...table.facts import OutcomeReached, TimeChanged, signed
from ...table.party import foe, now
from ...table.state import G
from .deciding import Over
from .loot import share_all
from .sequence import colour_now


async def time_runs_out(g: G) -> None:
    """TG-DIP-06: without Time the encounter is over at once. TG-FIN-02: an outcome of a final
    meeting that does not end it is only applied; what was under way goes on. TG-AMB-21: Time is set
    anew."""
    encounter, enemy = now(g), foe(g)
    assert isinstance(enemy, DiplomacyDef)
    if encounter.time or encounter.result:
        return
    colour = colour_now(g)
    what = enemy.outcomes[colour]  # type: ignore[index]
    if what.ends:
        raise Over("time")
    g.say(OutcomeReached(encounter.id, colour), "TG-FIN-02")
    encounter.time = what.time or enemy.time
    g.say(TimeChanged(signed(encounter.time), encounter.time), "TG-AMB-21")
    await share_all(g, what.do)
