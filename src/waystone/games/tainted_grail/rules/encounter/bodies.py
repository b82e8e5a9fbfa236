"""Effects on bodies, minds, hands and decks."""

from waystone.kernel.ask import choose

from ...box.conditions import ATTRIBUTES
from ...box.effects import (
    Calm,
    Damage,
    Heal,
    Rouse,
    Terror,
    Tire,
    Udamage,
)
from ...box.encounter import Discard, Draw, Further, Guard, Look, Mill, Raise, Recover
from ...table.facts import Drew, Recovered
from ...table.party import hero, member, now
from ...table.state import Doing, G, Shield
from ..doing import performs
from ..people.hand import discard_from_hand, draw, hand_options, mill
from ..people.health import lose_health
from ..people.tracks import gain_energy, gain_health, gain_terror, lose_energy, lose_terror
from .sequence import fires


@performs.rule
async def damage(g: G, doing: Doing, effect: Damage) -> None:
    seat = doing.me
    await suffer(g, seat, effect.n)


@performs.rule
async def unpreventable_damage(g: G, doing: Doing, effect: Udamage) -> None:
    seat = doing.me
    await suffer(g, seat, effect.n)


async def suffer(g: G, seat: int, n: int) -> None:
    """TG-COM-08: the Health is lost; then what answers damage."""
    if n <= 0:
        return
    await lose_health(g, seat, n)
    if g.state.encounter is not None and not g.state.heroes[seat].dying:
        await fires(g, "damaged", seat)


@performs.rule
async def heal(g: G, doing: Doing, effect: Heal) -> None:
    seat = doing.me
    gain_health(g, seat, effect.n)


@performs.rule
async def terror(g: G, doing: Doing, effect: Terror) -> None:
    seat = doing.me
    gain_terror(g, seat, effect.n)


@performs.rule
async def calm(g: G, doing: Doing, effect: Calm) -> None:
    seat = doing.me
    lose_terror(g, seat, effect.n)


@performs.rule
async def tire(g: G, doing: Doing, effect: Tire) -> None:
    seat = doing.me
    lose_energy(g, seat, effect.n)


@performs.rule
async def rouse(g: G, doing: Doing, effect: Rouse) -> None:
    seat = doing.me
    gain_energy(g, seat, effect.n)


# ---- cards


@performs.rule
async def draw_cards(g: G, doing: Doing, effect: Draw) -> None:
    seat = doing.me
    draw(g, seat, effect.n, "TG-SYM-13")


@performs.rule
async def discard(g: G, doing: Doing, effect: Discard) -> None:
    seat = doing.me
    await discard_from_hand(g, seat, effect.n, doing.origin)


@performs.rule
async def discard_from_deck(g: G, doing: Doing, effect: Mill) -> None:
    """TG-DSC-03: from the top of the deck to the own discard pile."""
    seat = doing.me
    mill(g, seat, effect.n, "TG-DSC-03")


@performs.rule
async def recover(g: G, doing: Doing, effect: Recover) -> None:
    seat = doing.me
    one = member(g, seat)
    for _ in range(effect.n):
        if not one.discard:
            return
        chosen = await choose(
            seat, hand_options(one.discard), "ask-recover", rule="TG-GEN-03", source=doing.origin
        )
        one.discard.remove(chosen)
        one.hand.append(chosen)
        g.say(Recovered(hero(g, seat).id, chosen), "TG-GEN-03")


@performs.rule
async def look(g: G, doing: Doing, effect: Look) -> None:
    seat = doing.me
    one = member(g, seat)
    one.looking = min(effect.n, len(one.deck))
    if not one.looking:
        return
    seen = one.deck[-one.looking :]
    chosen = await choose(
        seat, hand_options(seen), "ask-look", rule="TG-GEN-03", source=doing.origin
    )
    one.looking = 0
    for other in seen:
        one.deck.remove(other)
    one.deck[:0] = [other for other in seen if other != chosen]
    one.hand.append(chosen)
    g.say(Drew(hero(g, seat).id, chosen), "TG-SYM-13")


@performs.rule
async def further(g: G, doing: Doing, effect: Further) -> None:
    now(g).activation.free += effect.n


@performs.rule
async def raise_attribute(g: G, doing: Doing, effect: Raise) -> None:
    now(g).activation.raised[ATTRIBUTES.index(effect.attribute)] += effect.n


@performs.rule
async def guard(g: G, doing: Doing, effect: Guard) -> None:
    seat = doing.me
    now(g).activation.shields.append(Shield(effect.what, effect.n, seat))
