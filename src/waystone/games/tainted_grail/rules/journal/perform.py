"""Effects outside of encounters. Every effect of the world has one interpreter, registered here
by the file that knows its noun; what concerns a body or a purse is shared out by the party
(TG-JRN-10) and then happens as in encounters."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import structs

from waystone.kernel.ask import PASS, Option
from waystone.kernel.step import Then as StepThen

from ...box.conditions import Price
from ...box.effects import (
    Ally,
    Check,
    Effect,
    Either,
    Everyone,
    Fight,
    Gain,
    GainItem,
    Lose,
    LoseItem,
    May,
    One,
    Party,
    Roll,
    UpTo,
    When,
    Whoever,
)
from ...table.facts import Rolled
from ...table.island_facts import Checked
from ...table.places import here, the_world
from ...table.state import Card, G
from ...table.world import Doing, Encountering, Outcomes
from ..day.procedure import resolves
from ..encounter.apply import apply, does
from ..encounter.loot import SHARED
from ..group import group_chooses, hero_options
from ..people.costs import affordable, party_price, pay_together
from ..people.echoes import moment
from ..people.tracks import MOST_RESOURCE, amount_of, change_resource
from .requirements import highest, meets

Performer = Callable[[G, Any, Doing], Awaitable[None]]

PERFORMERS: dict[type, Performer] = {}

PERSONAL = (*SHARED, GainItem, LoseItem)


def performs(kind: type) -> Callable[[Performer], Performer]:
    """`@performs(Move)`: the one interpreter of an effect of the world. It gets the effect and
    what it is part of: the party, the seat it concerns alone (or -1)."""

    def register(performer: Performer) -> Performer:
        assert kind not in PERFORMERS
        PERFORMERS[kind] = performer
        return performer

    return register


def later_of(kind: type) -> None:
    """In an encounter an effect of the world waits until it is over."""

    @does(kind)
    async def later(g: G, effect: Effect, seat: int, card: Card | None) -> None:
        world = g.state.world
        if world is not None:
            world.stack.append(Doing([effect], list(world.party) or [seat]))


@resolves(Doing)
async def doing(g: G, task: Doing) -> StepThen | None:
    """One effect after another."""
    if not task.effects:
        the_world(g).stack.pop()
        return None
    await perform(g, task.effects.pop(0), task)
    return None


async def perform(g: G, effect: Effect, task: Doing) -> None:
    performer = PERFORMERS.get(type(effect))
    if performer is not None:
        await performer(g, effect, task)
    elif isinstance(effect, PERSONAL):
        await share_out(g, effect, task)


async def share_out(g: G, effect: Effect, task: Doing) -> None:
    """TG-JRN-10: once for the party, divided as it likes; XP for everybody (TG-RES-06)."""
    if isinstance(effect, Gain) and effect.what == "xp":
        await apply(g, [effect], 0)
        return
    if task.me >= 0:
        await personal(g, effect, task.me)
        return
    units = effect.n if isinstance(effect, SHARED) else 1
    single = structs.replace(effect, n=1) if isinstance(effect, SHARED) else effect
    if len(task.party) == 1:
        await personal(g, effect, task.party[0])
        return
    for _ in range(units):
        able = takers(g, single, task.party)
        if not able:
            return
        options = hero_options(g, able)
        seat = await group_chooses(g, able, options, "ask-share", "TG-JRN-10", effect=single)
        await personal(g, single, seat)


def takers(g: G, effect: Effect, party: list[int]) -> list[int]:
    """Those for whom the effect means something; if it does for none, all of them."""
    heroes = [g.state.heroes[seat] for seat in party]
    if isinstance(effect, Lose):
        return [one.seat for one in heroes if amount_of(one, effect.what)]
    if isinstance(effect, Gain):
        room = [one.seat for one in heroes if amount_of(one, effect.what) < MOST_RESOURCE]
        return room or party
    if isinstance(effect, LoseItem):
        return [one.seat for one in heroes if one.items]
    return party


async def personal(g: G, effect: Effect, seat: int) -> None:
    """TG-RES-03: what is above the limit goes to somebody in the same Location, or is lost."""
    if isinstance(effect, Gain):
        await gain(g, effect, seat)
    else:
        await apply(g, [effect], seat)


async def gain(g: G, effect: Gain, seat: int) -> None:
    left = effect.n - change_resource(g, seat, effect.what, effect.n, "TG-RES-01")
    while left:
        able = [
            other
            for other in here(g, g.state.heroes[seat].at)
            if other != seat and amount_of(g.state.heroes[other], effect.what) < MOST_RESOURCE
        ]
        if not able:
            return
        options = hero_options(g, able)
        to = await group_chooses(g, [seat], options, "ask-receiver", "TG-RES-03", what=effect.what)
        left -= change_resource(g, to, effect.what, left, "TG-RES-03")


# ---- control


def then_do(g: G, effects: tuple[Effect, ...], task: Doing, me: int | None = None) -> None:
    """These effects come next."""
    if effects:
        who = task.me if me is None else me
        the_world(g).stack.append(Doing(list(effects), list(task.party), who, task.source))


def payers(task: Doing) -> list[int]:
    return [task.me] if task.me >= 0 else task.party


async def pay_prices(g: G, prices: tuple[Price, ...], task: Doing) -> None:
    await pay_together(g, party_price(prices), payers(task), "TG-GEN-08")


def can_pay(g: G, prices: tuple[Price, ...], task: Doing) -> bool:
    return affordable(g, party_price(prices), payers(task))


@performs(Either)
async def either(g: G, effect: Either, task: Doing) -> None:
    options = [
        Option(f"way:{n + 1}", deal, "option-deal", {"do": deal.do, "pay": deal.pay})
        for n, deal in enumerate(effect.options)
        if can_pay(g, deal.pay, task)
    ]
    if options:
        deal = await group_chooses(g, payers(task), options, "ask-either", "TG-GEN-08", may=True)
        await pay_prices(g, deal.pay, task)
        then_do(g, deal.do, task)


@performs(May)
async def may(g: G, effect: May, task: Doing) -> None:
    if not can_pay(g, effect.pay, task):
        return
    options = [
        Option("yes", True, "option-deal", {"do": effect.do, "pay": effect.pay}),
        Option(PASS, False, "option-decline"),
    ]
    if await group_chooses(g, payers(task), options, "ask-may", "TG-GEN-08"):
        await pay_prices(g, effect.pay, task)
        then_do(g, effect.do, task)


@performs(UpTo)
async def up_to(g: G, effect: UpTo, task: Doing) -> None:
    """Pay and do, as often as the party likes, `most` times at most."""
    if not effect.most or not can_pay(g, (effect.pay,), task):
        return
    rest = structs.replace(effect, most=effect.most - 1)
    do = effect.do if effect.most > 1 else (*effect.do, *effect.full)
    options = [
        Option("yes", True, "option-deal", {"do": effect.do, "pay": (effect.pay,)}),
        Option(PASS, False, "option-decline"),
    ]
    if await group_chooses(g, payers(task), options, "ask-may", "TG-GEN-08"):
        await pay_prices(g, (effect.pay,), task)
        then_do(g, (*do, rest), task)


@performs(When)
async def when(g: G, effect: When, task: Doing) -> None:
    true = meets(g, effect.condition, payers(task))
    then_do(g, effect.do if true else effect.otherwise, task)


@performs(Roll)
async def roll(g: G, effect: Roll, task: Doing) -> None:
    """TG-GEN-07."""
    face = g.streams.roll("die")
    g.say(Rolled(g.state.heroes[payers(task)[0]].id, face), "TG-GEN-07")
    for row in effect.faces:
        if row.least <= face <= row.most:
            then_do(g, row.do, task)
    if face == 6:
        moment(g, "six", payers(task))


@performs(Check)
async def check(g: G, effect: Check, task: Doing) -> None:
    """TG-JRN-08."""
    total = roll_check(g, effect.attribute, effect.add, payers(task))
    for result in effect.results:
        if result.least <= total <= result.most:
            then_do(g, result.do, task)
            return


def roll_check(g: G, attribute: str, add: int, party: list[int]) -> int:
    """TG-JRN-08: the die, the stated value, the highest attribute in the party."""
    face = g.streams.roll("die")
    total = face + add + (highest(g, attribute, party) if attribute else 0)
    g.say(Checked(face, total), "TG-JRN-08")
    if face == 6:
        moment(g, "six", party)
    return total


@performs(Party)
async def party(g: G, effect: Party, task: Doing) -> None:
    """TG-SYM-07: each party member."""
    for seat in reversed(task.party):
        then_do(g, effect.do, task, seat)


@performs(One)
async def one(g: G, effect: One, task: Doing) -> None:
    options = hero_options(g, task.party)
    seat = await group_chooses(g, task.party, options, "ask-one", "TG-GEN-03", do=effect.do)
    then_do(g, effect.do, task, seat)


@performs(Ally)
async def ally(g: G, effect: Ally, task: Doing) -> None:
    others = [seat for seat in task.party if seat != task.me]
    if others:
        options = hero_options(g, others)
        seat = await group_chooses(g, task.party, options, "ask-one", "TG-GEN-03", do=effect.do)
        then_do(g, effect.do, task, seat)


@performs(Everyone)
async def everyone(g: G, effect: Everyone, task: Doing) -> None:
    """TG-JRN-10: every character in play."""
    for hero in reversed(g.state.heroes):
        then_do(g, effect.do, task, hero.seat)


@performs(Whoever)
async def whoever(g: G, effect: Whoever, task: Doing) -> None:
    for hero in g.state.heroes:
        if hero.id == effect.character:
            then_do(g, effect.do, task, hero.seat)


@performs(Fight)
async def fight(g: G, effect: Fight, task: Doing) -> None:
    outcomes = Outcomes(list(effect.won), list(effect.lost), list(effect.grey), list(task.party))
    the_world(g).stack.append(outcomes)
    start_encounter(g, effect.draw, effect.named, task)


def start_encounter(g: G, draw: str, named: str, task: Doing) -> None:
    at = g.state.heroes[task.party[0]].at
    the_world(g).stack.append(Encountering(list(task.party), at, draw, named))


for kind in (One, Everyone, Whoever, Check, Fight):
    later_of(kind)
