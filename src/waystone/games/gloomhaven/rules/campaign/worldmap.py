"""The map of the world: which scenarios can be played, and the way there (GH-CMP, GH-TRV)."""

from ...box.definitions import Content
from ...table.records import TOWN, Campaign
from ...table.sheets import campaign, party
from ...table.state import G


def requirements_met(content: Content, here: Campaign, scenario: str) -> bool:
    """GH-CMP-01: all achievements that it asks for; "not:..." must be missing."""
    return not missing_for(content, here, scenario)


def missing_for(content: Content, here: Campaign, scenario: str) -> list[str]:
    """The achievements that stand in the way: those not gained, and those that must not be."""
    have = {*here.party.achievements, *here.world.achievements}
    return [
        name.removeprefix("not:")
        for name in content.scenarios[scenario].requires
        if (name.removeprefix("not:") in have) == name.startswith("not:")
    ]


def to_play(g: G) -> list[str]:
    """GH-CMP-01, GH-CMP-02: unlocked, not yet completed, requirements met."""
    here = campaign(g)
    return [
        name
        for name in here.world.unlocked
        if name not in here.world.completed and requirements_met(g.content, here, name)
    ]


def casually(g: G) -> list[str]:
    """GH-CMP-03: any unlocked scenario."""
    return list(campaign(g).world.unlocked)


def linked(content: Content, before: str, after: str) -> bool:
    """GH-TRV-04: listed on the page of the one before; from the town, by its own page."""
    named = content.campaign.links.get(before, [])
    pages = content.scenarios[before].links if before != TOWN else []
    return after in named or after in pages


def needs_road_event(g: G, scenario: str) -> bool:
    """GH-TRV-02, GH-TRV-03, GH-AMB-44: not for the same scenario again, a linked one, or
    casually."""
    here = party(g).location
    if campaign(g).casual or here == scenario:
        return False
    return not linked(g.content, here, scenario)
