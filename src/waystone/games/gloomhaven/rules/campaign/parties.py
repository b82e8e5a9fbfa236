"""Several parties in one world (GH-CMP-06, GH-CMP-09)."""

from waystone.kernel.ask import Option

from ...table.campaign_facts import PartyCalled, PartyFounded
from ...table.records import TOWN, Party
from ...table.sheets import campaign
from ...table.state import G
from ..players import players_choose


def free_names(g: G) -> list[str]:
    taken = {party.name for party in campaign(g).parties}
    return [folk.id for folk in g.content.campaign.parties if folk.id not in taken]


def other_parties(g: G) -> list[Option[str]]:
    """A new party, or another one that is in town: the one that plays now waits meanwhile."""
    here = campaign(g)
    found = [
        Option(f"party:{n}", f"party:{n}", "option-party", {"party": party.name})
        for n, party in enumerate(here.parties)
        if n != here.now and party.location == TOWN
    ]
    if free_names(g) and here.party.sheets:
        found.append(Option("new-party", "new-party", "option-new-party"))
    return found


async def found_party(g: G) -> None:
    """GH-CMP-09: a name is required; GH-REP-01: nobody knows it yet; it needs new characters."""
    options = [Option(f"name:{n}", n, "option-name", {"name": n}) for n in free_names(g)]
    name = await players_choose(g, options, "ask-party-name", "GH-CMP-09")
    here = campaign(g)
    here.parties.append(Party(name))
    here.now = len(here.parties) - 1
    g.say(PartyFounded(name), "GH-CMP-09")


def call_party(g: G, number: int) -> None:
    here = campaign(g)
    here.now = number
    g.say(PartyCalled(here.party.name), "GH-CMP-09")
