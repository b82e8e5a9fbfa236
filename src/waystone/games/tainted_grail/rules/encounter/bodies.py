"""Effects on bodies, minds, hands and decks, and the control words: may, either, when, each."""

from waystone.kernel.ask import PASS, Option, amount, choose

from ...box.conditions import ATTRIBUTES, Price
from ...box.effects import (
    Ally,
    Calm,
    Damage,
    Each,
    Either,
    Heal,
    May,
    Party,
    Roll,
    Rouse,
    Terror,
    Tire,
    Udamage,
    UpTo,
    When,
)
from ...box.encounter import Discard, Draw, Further, Guard, Look, Mill, Raise, Recover
from ...table.facts import Drew, Recovered, Rolled
from ...table.party import hero, member, now, present
from ...table.state import Card, G, Shield
from ..people.tracks import (
    discard_from_hand,
    draw,
    gain_energy,
    gain_health,
    gain_terror,
    hand_options,
    lose_energy,
    lose_health,
    lose_terror,
    mill,
    pay,
    payable,
)
from .apply import apply, does
from .deciding import ActiveFell, hero_option
from .sequence import count, fires, holds


@does(Damage)
async def damage(g: G, effect: Damage, seat: int, card: Card | None) -> None:
    await suffer(g, seat, effect.n)


@does(Udamage)
async def unpreventable_damage(g: G, effect: Udamage, seat: int, card: Card | None) -> None:
    await suffer(g, seat, effect.n)


async def suffer(g: G, seat: int, n: int) -> None:
    """TG-COM-08."""
    if n <= 0:
        return
    await lose_health(g, seat, n)
    if g.state.encounter is not None and not g.state.heroes[seat].dying:
        await fires(g, "damaged", seat)


@does(Heal)
async def heal(g: G, effect: Heal, seat: int, card: Card | None) -> None:
    gain_health(g, seat, effect.n)


@does(Terror)
async def terror(g: G, effect: Terror, seat: int, card: Card | None) -> None:
    gain_terror(g, seat, effect.n)


@does(Calm)
async def calm(g: G, effect: Calm, seat: int, card: Card | None) -> None:
    lose_terror(g, seat, effect.n)


@does(Tire)
async def tire(g: G, effect: Tire, seat: int, card: Card | None) -> None:
    lose_energy(g, seat, effect.n)


@does(Rouse)
async def rouse(g: G, effect: Rouse, seat: int, card: Card | None) -> None:
    gain_energy(g, seat, effect.n)


# ---- cards


@does(Draw)
async def draw_cards(g: G, effect: Draw, seat: int, card: Card | None) -> None:
    draw(g, seat, effect.n, "TG-SYM-13")


@does(Discard)
async def discard(g: G, effect: Discard, seat: int, card: Card | None) -> None:
    await discard_from_hand(g, seat, effect.n)


@does(Mill)
async def discard_from_deck(g: G, effect: Mill, seat: int, card: Card | None) -> None:
    mill(g, seat, effect.n, "TG-AMB-55")


@does(Recover)
async def recover(g: G, effect: Recover, seat: int, card: Card | None) -> None:
    one = member(g, seat)
    for _ in range(effect.n):
        if not one.discard:
            return
        chosen = await choose(seat, hand_options(one.discard), "ask-recover", rule="TG-GEN-03")
        one.discard.remove(chosen)
        one.hand.append(chosen)
        g.say(Recovered(hero(g, seat).id, chosen), "TG-GEN-03")


@does(Look)
async def look(g: G, effect: Look, seat: int, card: Card | None) -> None:
    one = member(g, seat)
    one.looking = min(effect.n, len(one.deck))
    if not one.looking:
        return
    seen = one.deck[-one.looking :]
    chosen = await choose(seat, hand_options(seen), "ask-look", rule="TG-GEN-03")
    one.looking = 0
    for other in seen:
        one.deck.remove(other)
    one.deck[:0] = [other for other in seen if other != chosen]
    one.hand.append(chosen)
    g.say(Drew(hero(g, seat).id, chosen), "TG-SYM-13")


@does(Further)
async def further(g: G, effect: Further, seat: int, card: Card | None) -> None:
    now(g).free += effect.n


@does(Raise)
async def raise_attribute(g: G, effect: Raise, seat: int, card: Card | None) -> None:
    now(g).raised[ATTRIBUTES.index(effect.attribute)] += effect.n


@does(Guard)
async def guard(g: G, effect: Guard, seat: int, card: Card | None) -> None:
    now(g).shields.append(Shield(effect.what, effect.n, seat))


# ---- control


@does(Either)
async def either(g: G, effect: Either, seat: int, card: Card | None) -> None:
    """One of the ways that can be paid; where none can, nothing happens."""
    options = [
        Option(f"way:{n + 1}", deal, "option-deal", {"do": deal.do, "pay": deal.pay})
        for n, deal in enumerate(effect.options)
        if payable(g, deal.pay, seat, card)
    ]
    if not options:
        return
    deal = await choose(seat, options, "ask-either", rule="TG-SEQ-35")
    await pay(g, deal.pay, seat, card)
    await apply(g, deal.do, seat, card)


@does(May)
async def may(g: G, effect: May, seat: int, card: Card | None) -> None:
    if not payable(g, effect.pay, seat, card):
        return
    options = [
        Option("yes", True, "option-deal", {"do": effect.do, "pay": effect.pay}),
        Option(PASS, False, "option-decline"),
    ]
    if await choose(seat, options, "ask-may", rule="TG-SEQ-35"):
        await pay(g, effect.pay, seat, card)
        await apply(g, effect.do, seat, card)


@does(UpTo)
async def up_to(g: G, effect: UpTo, seat: int, card: Card | None) -> None:
    most = effect.most
    while most and not payable(g, (_times(effect.pay, most),), seat, card):
        most -= 1
    times = await amount(seat, 0, most, "ask-up-to", rule="TG-SEQ-35", pay=effect.pay, do=effect.do)
    if not times:
        return
    await pay(g, (_times(effect.pay, times),), seat, card)
    for _ in range(times):
        await apply(g, effect.do, seat, card)
    if times == effect.most:
        await apply(g, effect.full, seat, card)


def _times(price: Price, times: int) -> Price:
    return Price(price.what, price.n * times)


@does(When)
async def when(g: G, effect: When, seat: int, card: Card | None) -> None:
    true = holds(g, effect.condition, seat, card)
    await apply(g, effect.do if true else effect.otherwise, seat, card)


@does(Each)
async def each_of(g: G, effect: Each, seat: int, card: Card | None) -> None:
    for _ in range(min(effect.most, count(g, effect.of, seat, card))):
        await apply(g, effect.do, seat, card)


@does(Roll)
async def roll(g: G, effect: Roll, seat: int, card: Card | None) -> None:
    """TG-GEN-07: one normal die."""
    face = g.streams.roll("die")
    g.say(Rolled(hero(g, seat).id, face), "TG-GEN-07")
    for row in effect.faces:
        if row.least <= face <= row.most:
            await apply(g, row.do, seat, card)


@does(Party)
async def party(g: G, effect: Party, seat: int, card: Card | None) -> None:
    """TG-SYM-07: each party member, the active one first."""
    seats = [m.seat for m in present(g)]
    seats.sort(key=lambda s: s != now(g).active)
    fell = False
    for other in seats:
        if not member(g, other).left:
            try:
                await apply(g, effect.do, other, card)
            except ActiveFell:
                # TG-AMB-60: what is for each member still applies to the others.
                fell = True
    if fell:
        raise ActiveFell


@does(Ally)
async def ally(g: G, effect: Ally, seat: int, card: Card | None) -> None:
    others = [m.seat for m in present(g) if m.seat != seat]
    if not others:
        return
    options = [hero_option(g, other) for other in others]
    chosen = await choose(seat, options, "ask-ally", rule="TG-GEN-03")
    await apply(g, effect.do, chosen, card)
