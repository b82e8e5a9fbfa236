"""Prices in an encounter: what can be paid, and paying it (TG-TRK-03, TG-GEN-08)."""

from ...box.conditions import Price
from ...table.facts import PoolChanged, TimeChanged, signed
from ...table.party import hero, member, now, present
from ...table.state import Card, G
from ..encounter.deciding import ActiveFell, hero_option, party_chooses
from ..encounter.time import time_runs_out
from .hand import discard_from_hand
from .health import lose_health
from .tracks import GOODS, amount_of, change_resource, gain_terror, lose_energy


def payable(g: G, prices: tuple[Price, ...], seat: int, card: Card | None = None) -> bool:
    """TG-TRK-03, TG-GEN-08: all of it, or it cannot be chosen. TG-SEQ-27: by those whom the book
    names."""
    if len(prices) > 1:
        prices = together(prices)
    return all(_has(g, price, seat, card) for price in prices)


def together(prices: tuple[Price, ...]) -> tuple[Price, ...]:
    """What is asked for twice is owned twice."""
    whats = dict.fromkeys(price.what for price in prices)
    return tuple(Price(what, sum(p.n for p in prices if p.what == what)) for what in whats)


def _has(g: G, price: Price, seat: int, card: Card | None) -> bool:
    one = hero(g, seat)
    match price.what:
        case "energy":
            return one.energy >= price.n
        case "health":
            return one.health >= price.n
        case "terror":
            return one.terror + price.n <= g.content.characters[one.id].most_terror
        case "food" | "wealth" | "magic":
            held = sum(amount_of(hero(g, m.seat), price.what) for m in present(g))
            return held >= price.n
        case "card":
            return len(member(g, seat).hand) >= price.n
        case "cube":
            return now(g).pool >= price.n
        case "time":
            return now(g).time >= price.n
        case "charge":
            return card is not None and card.charges >= price.n


async def pay(
    g: G, prices: tuple[Price, ...], seat: int, card: Card | None = None, source: str = ""
) -> None:
    """TG-AMB-04: who pays the last Health is dying when the price is paid, and gets nothing.
    TG-SEQ-27, TG-GEN-08: in full, by those whom the book names."""
    for price in prices:
        await _pay(g, price, seat, card, source)
    encounter = now(g)
    if seat == encounter.active and not encounter.result and member(g, seat).left:
        raise ActiveFell


async def _pay(g: G, price: Price, seat: int, card: Card | None, source: str) -> None:
    match price.what:
        case "energy":
            lose_energy(g, seat, price.n, "TG-SEQ-27")
        case "health":
            await lose_health(g, seat, price.n, "TG-SEQ-27")
        case "terror":
            gain_terror(g, seat, price.n, "TG-TRK-02")
        case "food" | "wealth" | "magic":
            for _ in range(price.n):
                await member_pays(g, price.what, source)
        case "card":
            await discard_from_hand(g, seat, price.n, source)
        case "cube":
            now(g).pool -= price.n
            g.say(PoolChanged(signed(-price.n), now(g).pool), "TG-GEN-08")
        case "time":
            now(g).time -= price.n
            g.say(TimeChanged(signed(-price.n), now(g).time), "TG-GEN-08")
            await time_runs_out(g)
        case "charge":
            assert card is not None
            card.charges -= price.n


async def member_pays(g: G, what: str, source: str = "") -> None:
    """TG-SEQ-17: any member may pay Magic, Food or Wealth. On the island Food and Wealth are handed
    over freely afterwards (TG-RES-04): a formal question."""
    payers = [m.seat for m in present(g) if amount_of(hero(g, m.seat), what)]
    options = [hero_option(g, s) for s in payers]
    formal = what in GOODS and g.state.world is not None
    payer = await party_chooses(
        g, options, "ask-payer", "TG-SEQ-17", formal=formal, what=what, source=source
    )
    change_resource(g, payer, what, -1, "TG-SEQ-17")
