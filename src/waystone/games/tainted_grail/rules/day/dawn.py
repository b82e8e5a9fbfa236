"""The start of the day, in its six steps (TG-DAY-01 to TG-DAY-06)."""

from waystone.kernel.ask import PASS, Option
from waystone.kernel.step import End
from waystone.kernel.step import Then as StepThen

from ...box.abilities import Dawn, Dusk
from ...table.island_facts import DayBegan, MiddayBegan
from ...table.places import here, stones_of, the_world
from ...table.state import G
from ...table.world import Choosing, Doing, Then
from ..group import group_chooses
from ..island.guardians import roll_for_all
from ..island.king_moves import kings_move
from ..island.map import flip
from ..journal.requirements import chapter_number
from ..people.costs import affordable, party_price, pay_together
from ..registry import step
from .actions import own_abilities
from .events import clear_events, everybody, reveal_event, tick_events
from .midday import midday
from .procedure import proceed, resolves

MOST_DAYS = 400
"""A campaign that nobody ends is given up after so many days."""


@step.opens("round")
async def dawn(g: G) -> StepThen:
    """TG-DAY-17: the next day; TG-DAY-01: everything "at the start of the day"."""
    world = the_world(g)
    if pausing(g):
        return End("end-pause", everybody(g))
    if world.day >= MOST_DAYS:
        return End("end-lost")
    world.day += 1
    world.stage = "dawn"
    world.used.clear()
    world.resting.clear()
    for key in [k for k in world.counts if ":" in k]:
        del world.counts[key]
    g.say(DayBegan(world.day), "TG-DAY-17")
    world.stack.append(Then("tokens"))
    effects_of_day(g, Dawn)
    return proceed()


def pausing(g: G) -> bool:
    """TG-SAV-01, TG-EVT-09: the group meant to play so far and no further today."""
    world = the_world(g)
    if world.last_day and world.day >= world.last_day:
        return True
    return bool(world.last_chapter) and chapter_number(g) > world.last_chapter


def effects_of_day(g: G, when: type[Dawn] | type[Dusk]) -> None:
    """TG-DAY-01, TG-DAY-09: of skills, items, Secrets, Conditions and companions."""
    world = the_world(g)
    waiting: list[Doing] = []
    companions: list[str] = []
    for one in g.state.heroes:
        for thing, ability in own_abilities(g, one):
            if isinstance(ability, when) and thing not in companions:
                if thing in g.content.companions:
                    companions.append(thing)
                    waiting.append(Doing(list(ability.do), here(g, one.at), source=thing))
                else:
                    waiting.append(Doing(list(ability.do), [one.seat], one.seat, thing))
        for affliction in one.afflictions:
            card = g.content.conditions[affliction.id]
            do = card.dawn if when is Dawn else card.dusk
            if do:
                waiting.append(Doing(list(do), [one.seat], one.seat, card.id))
    if waiting:
        world.stack.append(Choosing(waiting))


@resolves(Choosing)
async def choosing(g: G, task: Choosing) -> StepThen | None:
    """TG-GEN-02, TG-DAY-01: in an order that the players choose; what is a "may" may be left."""
    if not task.left:
        the_world(g).stack.pop()
        return None
    options = [
        Option(
            f"effect:{n + 1}:{one.source}",
            one,
            "option-effect",
            {"name": one.source, "do": one.effects},
        )
        for n, one in enumerate(task.left)
    ]
    chosen = await group_chooses(g, everybody(g), options, "ask-order", "TG-GEN-02")
    task.left.remove(chosen)
    if await wanted(g, chosen):
        the_world(g).stack.append(chosen)
    return None


async def wanted(g: G, task: Doing) -> bool:
    """An optional effect is used or not, and paid for."""
    seat = task.me if task.me >= 0 else task.party[0]
    for thing, ability in own_abilities(g, g.state.heroes[seat]):
        if thing != task.source or not isinstance(ability, Dawn | Dusk):
            continue
        if list(ability.do) != task.effects:
            continue
        price = party_price(ability.pay)
        if not affordable(g, price, task.party):
            return False
        options = [
            Option("yes", True, "option-deal", {"do": ability.do, "pay": ability.pay}),
            Option(PASS, False, "option-decline"),
        ]
        if ability.may and not await group_chooses(g, task.party, options, "ask-may", "TG-DAY-01"):
            return False
        await pay_together(g, price, task.party, "TG-GEN-08")
    return True


@step
async def tokens(g: G) -> StepThen:
    """TG-DAY-02: one dark and one light time token leave every card; quest markers stay."""
    world = the_world(g)
    world.stack.append(Then("fog"))
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
                world.stack.append(Doing(list(do), party, owner, secret.id))
    for friend in world.friends:
        friend.away = max(0, friend.away - 1)
    return proceed()


@step
async def fog(g: G) -> StepThen:
    """TG-DAY-03: every Location without a Guidestone turns to its other side; TG-LOC-08."""
    world = the_world(g)
    for number, spot in world.spots.items():
        spot.lit = False
        if not stones_of(g, number):
            flip(g, number, "wyrd", "TG-DAY-03")
    return prowl()


@step
async def prowl(g: G) -> StepThen:
    """TG-DAY-04: Guardians, and directly after them Kings."""
    the_world(g).stack.append(Then("omens"))
    kings_move(g)
    roll_for_all(g)
    return proceed()


@step
async def omens(g: G) -> StepThen:
    """TG-DAY-05, TG-DAY-06: the old events go, a new one comes."""
    the_world(g).stack.append(Then("noon"))
    clear_events(g)
    reveal_event(g)
    return proceed()


@step
async def noon(g: G) -> StepThen:
    world = the_world(g)
    world.stage = "midday"
    g.say(MiddayBegan(), "TG-DAY-07")
    return midday()
