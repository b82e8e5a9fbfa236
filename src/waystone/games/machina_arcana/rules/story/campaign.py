"""The campaign: survivors carry cards on and pay with threat (MA-CAM)."""

from waystone.kernel.ask import choose_many

from ...table.facts import Kept, ScenarioBegan
from ...table.state import Explorer, G
from ..actions.inventory import use_inventory
from ..asking import card_option
from ..monsters import threat
from .scenario import lay_out

PERSONAL_EVENT = 2


def next_scenario(g: G) -> str:
    """MA-CAM-01: the scenario after this one, '' after the last."""
    order = sorted(g.content.scenarios.values(), key=lambda s: s.order)
    names = [scenario.id for scenario in order]
    at = names.index(g.state.story.scenario)
    return names[at + 1] if at + 1 < len(names) else ""


async def keep(g: G, explorer: Explorer) -> None:
    """MA-CAM-02: a survivor decides which items and personal events to keep."""
    explorer.kept = []
    owned = [*explorer.equipped, *explorer.inventory, *explorer.personal]
    if explorer.dead or not owned:
        return
    options = [card_option(card) for card in owned]
    explorer.kept = await choose_many(explorer.seat, options, "ask-carry-on", rule="MA-CAM-02")
    g.say(Kept(explorer.id, preparedness(g, explorer)), "MA-CAM-03")


def preparedness(g: G, explorer: Explorer) -> int:
    """MA-CAM-03: the level of each item kept, 2 for each personal event."""
    items = g.content.items
    return sum(items[c].level if c in items else PERSONAL_EVENT for c in explorer.kept)


def set_up_next(g: G) -> list[int]:
    """MA-CAM-04, MA-CAM-05, MA-CAM-08: everything fresh but what was kept; seats that need a new
    explorer."""
    state, content = g.state, g.content
    newcomers = []
    for explorer in state.explorers:
        if explorer.dead:
            newcomers.append(explorer.seat)
            continue
        card = content.explorers[explorer.id]
        state.explorers[explorer.seat] = Explorer(
            explorer.id,
            explorer.seat,
            card.health,
            card.stamina,
            inventory=[c for c in explorer.kept if c in content.items],
            personal=[c for c in explorer.kept if c in content.events],
            kept=explorer.kept,
            watch=True,
        )
    kept = [c for e in state.explorers for c in (*e.inventory, *e.personal)]
    lay_out(state, content, next_scenario(g), kept)
    g.say(ScenarioBegan(state.story.scenario), "MA-CAM-01")
    return newcomers


async def arrange(g: G, explorer: Explorer) -> None:
    """MA-CAM-04: use inventory; off the board nobody is near and nothing enters play yet."""
    if explorer.inventory:
        await use_inventory(g, explorer)


async def pay_preparedness(g: G) -> None:
    """MA-CAM-07: threat rises as often as the highest preparedness."""
    await threat.increase(g, max(preparedness(g, e) for e in g.state.explorers))
    for explorer in g.state.explorers:
        explorer.kept.clear()
