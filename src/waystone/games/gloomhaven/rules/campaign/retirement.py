"""Retirement (GH-RET)."""

from waystone.kernel.step import BACK, Then

from ...table.campaign_facts import Retired
from ...table.records import Sheet
from ...table.sheets import campaign, party, sheet
from ...table.state import G
from ..registry import step
from .gains import add_event, open_box
from .prosperity import gain_prosperity
from .quests import fulfilled
from .shop import return_to_shop
from .unlocks import open_what_is_due


def must_retire(g: G, one: Sheet) -> bool:
    """GH-RET-01, GH-PQS-05: who has fulfilled its personal quest."""
    return fulfilled(g.content, one)


@step
async def retire(g: G, name: str) -> Then:
    """GH-RET-03 to GH-RET-10: items to the shop, gold lost, prosperity, the box of the quest.
    GH-PQS-06: the fulfilled quest leaves the game."""
    one = sheet(g, name)
    world = campaign(g).world
    party(g).sheets.remove(one)
    return_to_shop(g, one.items)
    world.retired.append(one.name)
    campaign(g).lines[one.line] += 1
    g.say(Retired(name, one.name, one.quest), "GH-RET-03")
    gain_prosperity(g, 1, "GH-RET-04")
    if one.quest:
        await open_box(g, g.content.quests[one.quest].box, "GH-RET-05")
    if name not in world.retired_classes:
        world.retired_classes.append(name)
        for event in g.content.campaign.retired_events.get(name, []):
            add_event(g, event)
    await open_what_is_due(g)
    return BACK


def bury(g: G, one: Sheet) -> None:
    """GH-VAR-08: a dead character's items go to the shop, its quest back to the deck."""
    party(g).sheets.remove(one)
    return_to_shop(g, one.items)
    if one.quest:
        campaign(g).world.quests.append(one.quest)
        g.streams.shuffle("quests", campaign(g).world.quests)
