"""What waits for the start of a scenario (GH-EVT-12, GH-SAN-02)."""

from ...box.campaign import StartDamage
from ...table.campaign_facts import StartEffect
from ...table.state import G
from ..actions.conditions import gain
from ..actions.damage import suffer


async def apply_pending(g: G) -> None:
    """GH-EVT-12: after hands are chosen, stored effects of events; GH-SAN-02: blessings bought."""
    here = g.state.campaign
    if here is None:
        return
    for one in here.party.sheets:
        figure = g.state.figures.get(one.id)
        for _ in range(one.blessings if figure else 0):
            assert figure is not None
            gain(g, figure, "bless")
        one.blessings = 0
    waiting, here.party.pending = here.party.pending, []
    for effect in waiting:
        what = effect.value if isinstance(effect, StartDamage) else effect.condition
        g.say(StartEffect(str(what)), "GH-EVT-12")
        for owner in g.state.characters:
            figure = g.state.figures.get(owner.id)
            if figure is None:
                continue
            if isinstance(effect, StartDamage):
                await suffer(g, figure, effect.value, "GH-EVT-12")
            else:
                gain(g, figure, effect.condition)
