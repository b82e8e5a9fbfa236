"""The sanctuary (GH-SAN)."""

from ...table.campaign_facts import Donated
from ...table.records import Sheet
from ...table.sheets import campaign
from ...table.state import G
from .quests import note

DONATION = 10


def may_donate(one: Sheet) -> bool:
    """GH-SAN-01: once in a visit, exactly ten gold."""
    return not one.donated and one.gold >= DONATION


def donate(g: G, one: Sheet) -> None:
    """GH-SAN-02: two blessings for the next scenario; GH-SAN-03: gifts add up for the world."""
    one.gold -= DONATION
    one.donated = True
    one.blessings = 2
    note(one, "donated", DONATION)
    campaign(g).world.donations += DONATION
    g.say(Donated(one.id, campaign(g).world.donations), "GH-SAN-01")
