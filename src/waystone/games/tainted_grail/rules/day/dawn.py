"""The start of the day, in its six steps (TG-DAY-01 to TG-DAY-06)."""

from waystone.kernel.ask import PASS, Option
from waystone.kernel.step import BACK, Then

from ...box.abilities import Dawn, Dusk
from ...box.effects import Deal
from ...table.island_facts import DayBegan, MiddayBegan
from ...table.places import everybody, here, stones_of, the_world
from ...table.state import Doing, Duty, G
from ...table.world import Today
from ..carrying_out import carry_out, order
from ..group import group_chooses
from ..island.map import flip
from ..people.costs import affordable, party_price, pay_together
from ..people.echoes import ever
from ..registry import step
from .actions import own_abilities
from .events import clear_events, reveal_event, tick_events


@step
async def dawn(g: G) -> Then:
    """TG-DAY-17: the next day; TG-DAY-01: everything "at the start of the day". TG-ECH-02: a day
    may be an achievement."""
    world = the_world(g)
    world.day += 1
    world.stage = "dawn"
    world.today = Today()
    g.say(DayBegan(world.day), "TG-DAY-17")
    ever(g)
    return in_any_order(effects_of_day(g, Dawn))


def effects_of_day(g: G, when: type[Dawn] | type[Dusk]) -> list[Duty]:
    """TG-DAY-01, TG-DAY-09: of skills, items, Secrets, Conditions and companions."""
    waiting: list[Duty] = []
    companions: list[str] = []
    for one in g.state.heroes:
        for thing, ability in own_abilities(g, one):
            if isinstance(ability, when) and thing not in companions:
                if thing in g.content.companions:
                    companions.append(thing)
                    waiting.append(Duty(list(ability.do), Doing(here(g, one.at), source=thing)))
                else:
                    mine = Doing([one.seat], one.seat, thing)
                    waiting.append(Duty(list(ability.do), mine))
        for affliction in one.afflictions:
            card = g.content.conditions[affliction.id]
            do = card.dawn if when is Dawn else card.dusk
            if do:
                waiting.append(Duty(list(do), Doing([one.seat], one.seat, card.id)))
    return waiting


@step
async def in_any_order(g: G, waiting: list[Duty]) -> Then:
    """TG-GEN-02, TG-DAY-01: in an order that the players choose; what is a "may" may be left."""
    if not waiting:
        return BACK
    options = [
        Option(
            f"effect:{n + 1}:{duty.doing.source}",
            duty,
            "option-effect",
            {"name": duty.doing.source, "do": duty.effects},
        )
        for n, duty in enumerate(waiting)
    ]
    chosen = await group_chooses(g, everybody(g), options, "ask-order", "TG-GEN-02")
    waiting.remove(chosen)
    if await wanted(g, chosen):
        g.call(carry_out(chosen.effects, chosen.doing))
    return in_any_order(waiting)


async def wanted(g: G, duty: Duty) -> bool:
    """An optional effect is used or not, and paid for."""
    party = duty.doing.party
    for thing, ability in own_abilities(g, g.state.heroes[duty.doing.seats[0]]):
        if thing != duty.doing.source or not isinstance(ability, Dawn | Dusk):
            continue
        if list(ability.do) != duty.effects:
            continue
        price = party_price(ability.pay)
        if not affordable(g, price, party):
            return False
        deal = Deal(ability.do, ability.pay)
        options: list[Option[Deal | None]] = [
            Option("yes", deal, "option-deal", {"do": deal.do, "pay": deal.pay}),
            Option(PASS, None, "option-decline"),
        ]
        if ability.may and not await group_chooses(
            g, party, options, "ask-may", "TG-DAY-01", source=thing
        ):
            return False
        await pay_together(g, price, party, "TG-GEN-08")
    return True


@step
async def tokens(g: G) -> Then:
    """TG-DAY-02: one dark and one light time token leave every card; quest markers stay. TG-CMP-08:
    companions who are away come nearer."""
    world = the_world(g)
    for spot in world.spots.values():
        spot.dark = max(0, spot.dark - 1)
        spot.light = max(0, spot.light - 1)
    tick_events(g)
    for owner, held in [(-1, world.shared), *((h.seat, h.secrets) for h in g.state.heroes)]:
        for secret in held[:]:
            if not secret.tokens:
                continue
            secret.tokens -= 1
            do = g.content.secrets[secret.id].expires
            if not secret.tokens and do:
                party = everybody(g) if owner < 0 else [owner]
                g.call(order(do, party, owner, secret.id))
    for friend in world.friends:
        friend.away = max(0, friend.away - 1)
    return BACK


@step
async def fog(g: G) -> Then:
    """TG-DAY-03: every Location without a Guidestone turns to its other side; TG-LOC-08."""
    for number, spot in the_world(g).spots.items():
        spot.lit = False
        if not stones_of(g, number):
            flip(g, number, "wyrd", "TG-DAY-03")
    return BACK


@step
async def omens(g: G) -> Then:
    """TG-DAY-05, TG-DAY-06: the old events go, a new one comes."""
    clear_events(g)
    reveal_event(g)
    return BACK


@step
async def noon(g: G) -> Then:
    the_world(g).stage = "midday"
    g.say(MiddayBegan(), "TG-DAY-07")
    return BACK
