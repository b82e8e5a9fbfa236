"""The control words of effects: either, may, up to, when, each, roll, check; for whom they are.
What follows happens at once."""

from collections.abc import Sequence

from waystone.kernel.ask import PASS, Option

from ..box.conditions import Price
from ..box.effects import (
    Ally,
    Check,
    Deal,
    Each,
    Effect,
    Either,
    Everyone,
    Gain,
    May,
    One,
    Party,
    Roll,
    UpTo,
    When,
    Whoever,
)
from ..table.facts import Rolled, signed
from ..table.island_facts import Checked, CheckedByLuck
from ..table.party import member, now, present
from ..table.state import Doing, G
from .carrying_out import at_once
from .doing import apply, performs
from .encounter.conditions import is_true
from .encounter.deciding import ActiveFell
from .encounter.sequence import count
from .group import group_chooses, hero_options, how_many
from .journal.pages import read_result
from .journal.requirements import highest
from .people.costs import affordable, party_price, pay_together
from .people.echoes import moment
from .people.prices import pay, payable


async def follow(g: G, doing: Doing, effects: Sequence[Effect]) -> None:
    """These effects come next."""
    if g.state.encounter is not None:
        await apply(g, effects, doing.me, doing.card, doing.source)
    else:
        await at_once(g, effects, doing)


def for_one(doing: Doing, seat: int) -> Doing:
    return Doing(doing.party, seat, doing.source, doing.card)


def rule_of_choice(g: G) -> str:
    """TG-SEQ-35: abilities of cards; TG-GEN-08: what the island offers."""
    return "TG-GEN-08" if g.state.encounter is None else "TG-SEQ-35"


# ---- prices


def can_pay(g: G, doing: Doing, prices: tuple[Price, ...]) -> bool:
    """TG-GEN-08: all of it; outside of encounters by all whom it concerns together."""
    if g.state.encounter is not None:
        return payable(g, prices, doing.me, doing.card)
    return affordable(g, party_price(prices), doing.seats)


async def pay_price(g: G, doing: Doing, prices: tuple[Price, ...]) -> None:
    """TG-GEN-08: in full; TG-SEQ-17, TG-SEQ-27: in an encounter by those whom the book names."""
    if g.state.encounter is not None:
        await pay(g, prices, doing.me, doing.card, doing.origin)
    else:
        await pay_together(g, party_price(prices), doing.seats, "TG-GEN-08")


# ---- choices


@performs.rule
async def either(g: G, doing: Doing, effect: Either) -> None:
    """One of the ways that can be paid; where none can, nothing happens. Outside of encounters it
    is put to the party even if there is but one. TG-ENC-04: so encounters with rules of their own
    are written."""
    options = [
        Option(f"way:{n + 1}", deal, "option-deal", {"do": deal.do, "pay": deal.pay})
        for n, deal in enumerate(effect.options)
        if can_pay(g, doing, deal.pay)
    ]
    if not options:
        return
    rule, outside = rule_of_choice(g), g.state.encounter is None
    deal = await group_chooses(
        g, doing.seats, options, "ask-either", rule, may=outside, source=doing.origin
    )
    await pay_price(g, doing, deal.pay)
    await follow(g, doing, deal.do)


@performs.rule
async def may(g: G, doing: Doing, effect: May) -> None:
    if not can_pay(g, doing, effect.pay):
        return
    offer = Deal(effect.do, effect.pay)
    options: list[Option[Deal | None]] = [
        Option("yes", offer, "option-deal", {"do": offer.do, "pay": offer.pay}),
        Option(PASS, None, "option-decline"),
    ]
    rule = rule_of_choice(g)
    deal = await group_chooses(g, doing.seats, options, "ask-may", rule, source=doing.origin)
    if deal is not None:
        await pay_price(g, doing, deal.pay)
        await follow(g, doing, deal.do)


@performs.rule
async def up_to(g: G, doing: Doing, effect: UpTo) -> None:
    """Paid 0 to `most` times; `do` once for each, `full` if it was paid `most` times."""
    most = effect.most
    while most and not can_pay(g, doing, (times(effect.pay, most),)):
        most -= 1
    n = await how_many(
        g, doing.seats, most, "ask-up-to", rule_of_choice(g),
        pay=effect.pay, do=effect.do, source=doing.origin,
    )  # fmt: skip
    if not n:
        return
    await pay_price(g, doing, (times(effect.pay, n),))
    for _ in range(n):
        await follow(g, doing, effect.do)
    if n == effect.most:
        await follow(g, doing, effect.full)


def times(price: Price, n: int) -> Price:
    return Price(price.what, price.n * n)


# ---- conditions and luck


@performs.rule
async def when(g: G, doing: Doing, effect: When) -> None:
    true = is_true(g, doing, effect.condition)
    await follow(g, doing, effect.do if true else effect.otherwise)


@performs.rule
async def each_of(g: G, doing: Doing, effect: Each) -> None:
    for _ in range(min(effect.most, count(g, effect.of, doing.me, doing.card))):
        await follow(g, doing, effect.do)


@performs.rule
async def roll(g: G, doing: Doing, effect: Roll) -> None:
    """TG-GEN-07: one normal die. TG-DAT-10: a six may be what an achievement asks for."""
    face = g.streams.roll("die")
    g.say(Rolled(g.state.heroes[doing.seats[0]].id, face), "TG-GEN-07")
    for row in effect.faces:
        if row.least <= face <= row.most:
            await follow(g, doing, row.do)
    if face == 6 and g.state.encounter is None:
        moment(g, "six", doing.seats)


@performs.rule
async def check(g: G, doing: Doing, effect: Check) -> None:
    """TG-JRN-08: the die and the highest attribute; what its total brings."""
    total = roll_check(g, effect.attribute, effect.add, doing.seats)
    for n, result in enumerate(effect.results):
        if result.least <= total <= result.most:
            await read_result(g, doing, effect, n)
            await follow(g, doing, result.do)
            return


def roll_check(g: G, attribute: str, add: int, party: list[int]) -> int:
    """TG-JRN-08: the die, the stated value, the highest attribute in the party. TG-DAT-10: a six
    may be what an achievement asks for."""
    face = g.streams.roll("die")
    names = [g.state.heroes[seat].id for seat in party]
    stated = signed(add) if add else "none"
    if attribute:
        value = highest(g, attribute, party)
        total = face + add + value
        g.say(Checked(names, face, attribute, value, stated, total), "TG-JRN-08")
    else:
        total = face + add
        g.say(CheckedByLuck(names, face, stated, total), "TG-JRN-08")
    if face == 6:
        moment(g, "six", party)
    return total


# ---- for whom


def of_all(effect: Effect) -> bool:
    """TG-RES-06: XP comes to all characters together, however many are told to gain it."""
    return isinstance(effect, Gain) and effect.what == "xp"


@performs.rule
async def party(g: G, doing: Doing, effect: Party) -> None:
    """TG-SYM-07: each party member; in an encounter the active one first. TG-RES-06: of XP there is
    no more for it."""
    own = [e for e in effect.do if not of_all(e)]
    common = [e for e in effect.do if of_all(e)]
    if g.state.encounter is None:
        for seat in doing.party:
            await follow(g, for_one(doing, seat), own)
        await follow(g, for_one(doing, doing.party[0]), common)
        return
    seats = sorted((m.seat for m in present(g)), key=lambda seat: seat != now(g).active)
    fell = False
    for seat in seats:
        if not member(g, seat).left:
            try:
                await follow(g, for_one(doing, seat), own)
            except ActiveFell:
                # TG-AMB-60: what is for each member still applies to the others.
                fell = True
    for standing in present(g)[:1]:
        await follow(g, for_one(doing, standing.seat), common)
    if fell:
        raise ActiveFell


@performs.rule
async def ally(g: G, doing: Doing, effect: Ally) -> None:
    """Another member: in an encounter as the one who acts says, else as the party does."""
    if g.state.encounter is None:
        among, deciding, prompt = doing.party, doing.party, "ask-one"
    else:
        among, deciding, prompt = [m.seat for m in present(g)], doing.seats, "ask-ally"
    others = hero_options(g, [seat for seat in among if seat != doing.me])
    if others:
        seat = await group_chooses(
            g, deciding, others, prompt, "TG-GEN-03", do=effect.do, source=doing.origin
        )
        await follow(g, for_one(doing, seat), effect.do)


@performs.rule
async def one(g: G, doing: Doing, effect: One) -> None:
    options = hero_options(g, doing.party)
    seat = await group_chooses(
        g, doing.party, options, "ask-one", "TG-GEN-03", do=effect.do, source=doing.origin
    )
    await follow(g, for_one(doing, seat), effect.do)


@performs.rule
async def everyone(g: G, doing: Doing, effect: Everyone) -> None:
    """TG-JRN-10: every character in play. TG-RES-06: of XP there is no more for it."""
    own = [e for e in effect.do if not of_all(e)]
    common = [e for e in effect.do if of_all(e)]
    for hero in g.state.heroes:
        await follow(g, for_one(doing, hero.seat), own)
    await follow(g, for_one(doing, g.state.heroes[0].seat), common)


@performs.rule
async def whoever(g: G, doing: Doing, effect: Whoever) -> None:
    for hero in g.state.heroes:
        if hero.id == effect.character:
            await follow(g, for_one(doing, hero.seat), effect.do)
