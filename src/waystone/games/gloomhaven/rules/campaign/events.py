"""City and road events (GH-EVT)."""

from typing import Literal

from waystone.kernel.ask import Option
from waystone.kernel.step import BACK, Then

from ...box.campaign import EventOption, PartyGold, Result
from ...table.campaign_facts import EventChosen, EventDrawn, EventResult
from ...table.sheets import campaign, party
from ...table.state import G
from ..players import players_choose
from ..registry import step
from .gains import gain_all, gain_one
from .unlocks import open_what_is_due


@step
async def draw_event(g: G, kind: Literal["city", "road"]) -> Then:
    """GH-EVT-01, GH-EVT-13: the top card, if there is one."""
    world = campaign(g).world
    deck = world.city if kind == "city" else world.road
    if not deck:
        return BACK
    campaign(g).event = deck.pop(0)
    g.say(EventDrawn(campaign(g).event), "GH-EVT-01")
    return resolve_event()


@step
async def resolve_event(g: G) -> Then:
    """GH-EVT-01: A or B, for good; GH-EVT-02: its results from top to bottom; GH-EVT-10: the card
    leaves the game or goes under its deck. GH-STA-15: the card is on the table while it is read.
    GH-AMB-37: what is due for it opens at once."""
    here = campaign(g)
    event = g.content.events[here.event]
    options = [
        Option(key, key, "option-event", {"option": f"event:{event.id}:{key}"})
        for key in ("a", "b")
    ]
    chosen = await players_choose(g, options, "ask-event", "GH-EVT-01")
    g.say(EventChosen(event.id, f"event:{event.id}:{chosen}"), "GH-EVT-01")
    option = event.a if chosen == "a" else event.b
    await results(g, option, f"result:{event.id}:{chosen}")
    deck = here.world.city if event.deck == "city" else here.world.road
    if option.stays:
        deck.append(event.id)
    else:
        here.world.removed.append(event.id)
    here.event = ""
    await open_what_is_due(g)
    return BACK


async def results(g: G, option: EventOption, name: str) -> None:
    """GH-EVT-02, GH-EVT-03: from top to bottom, those whose condition holds."""
    met = False
    for n, result in enumerate(option.results):
        if not applies(g, result, met):
            continue
        met = met or conditional(result)
        g.say(EventResult(f"{name}:{n}"), "GH-EVT-02")
        if result.pay:
            await gain_one(g, "GH-EVT-03", PartyGold(-result.pay))
        await gain_all(g, result.do, "GH-EVT-04")


def conditional(result: Result) -> bool:
    bounds = result.least is not None or result.most is not None
    return bounds or bool(result.classes or result.pay)


def applies(g: G, result: Result, met: bool) -> bool:
    """GH-EVT-03: a class in the party, a reputation, gold to pay, or no condition before held."""
    sheets, value = party(g).sheets, party(g).reputation
    if result.otherwise and met:
        return False
    if result.classes and not any(s.id in result.classes for s in sheets):
        return False
    if result.least is not None and value < result.least:
        return False
    if result.most is not None and value > result.most:
        return False
    return sum(s.gold for s in sheets) >= result.pay
