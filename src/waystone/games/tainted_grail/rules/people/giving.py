"""Handing over and changing what is active, between actions (TG-RES-04, TG-ITM-05, TG-ITM-17,
TG-SEC-07)."""

from waystone.kernel.ask import amount, choose

from ...table.island_facts import GaveResource, GaveThing
from ...table.places import here
from ...table.state import G, Hero, Item
from ...table.world import Held
from ..group import hero_options
from .echoes import ever
from .items import settle_slot, too_many
from .tracks import GOODS, MOST_RESOURCE, amount_of, change_resource


def near(g: G, one: Hero) -> list[int]:
    return [seat for seat in here(g, one.at) if seat != one.seat]


def gifts(g: G, one: Hero) -> list[tuple[str, str]]:
    """What could be handed to somebody in the same Location, and where it lies. TG-RES-04,
    TG-RES-05, TG-ITM-17, TG-SEC-07: goods, items, Secrets."""
    others = near(g, one)
    if not others:
        return []
    found: list[tuple[str, str]] = []
    for what in GOODS:
        if amount_of(one, what) and room_among(g, others, what):
            found.append((what, f"mat:{one.seat}"))
    for item in one.items:
        found.append((item.id, f"item:{item.id}"))
    for secret in one.secrets:
        if not g.content.secrets[secret.id].personal:
            # TG-SEC-03: personal ones stay.
            found.append((secret.id, f"item:{secret.id}"))
    return found


def takers(g: G, one: Hero, what: str) -> list[int]:
    seats = near(g, one)
    return room_among(g, seats, what) if what in GOODS else seats


def room_among(g: G, seats: list[int], what: str) -> list[int]:
    """TG-RES-02: those who can hold more of it."""
    return [s for s in seats if amount_of(g.state.heroes[s], what) < MOST_RESOURCE]


async def give(g: G, one: Hero, what: str) -> None:
    """TG-ITM-17, TG-SEC-07: of goods as many as there is room for."""
    options = hero_options(g, takers(g, one, what))
    seat = await choose(one.seat, options, "ask-give-to", rule="TG-RES-04", thing=what)
    other = g.state.heroes[seat]
    if what in GOODS:
        room = MOST_RESOURCE - amount_of(other, what)
        most = min(amount_of(one, what), room)
        n = await amount(one.seat, 1, most, "ask-how-many", rule="TG-RES-04", what=what)
        change_resource(g, one.seat, what, -n, "TG-RES-04")
        change_resource(g, seat, what, n, "TG-RES-04")
        g.say(GaveResource(one.id, other.id, what, n), "TG-RES-04")
        return
    await pass_on(g, one, other, what)


async def pass_on(g: G, one: Hero, other: Hero, what: str) -> None:
    """TG-ITM-06: what was used today stays used. TG-SEC-07: Secrets too. TG-ITM-04: the receiver
    says which stays active. TG-ECH-02: it may be an achievement."""
    if what in g.content.items:
        item = next(i for i in one.items if i.id == what)
        one.items.remove(item)
        other.items.append(item)
        item.active = True
        await settle_slot(g, other, g.content.items[what].slot, item)
        await too_many(g, other)
    else:
        secret = next(s for s in one.secrets if s.id == what)
        one.secrets.remove(secret)
        other.secrets.append(secret)
        secret.active = True
        await settle_slot(g, other, g.content.secrets[what].slot, secret)
    g.say(GaveThing(one.id, other.id, what), "TG-ITM-17")
    ever(g)


# ---- the active card of a slot


def slots(g: G, one: Hero) -> list[tuple[Item | Held, str]]:
    found: list[tuple[Item | Held, str]] = [(i, g.content.items[i.id].slot) for i in one.items]
    found += [(s, g.content.secrets[s.id].slot) for s in one.secrets]
    return [(card, slot) for card, slot in found if slot]


def swaps(g: G, one: Hero) -> list[str]:
    """TG-ITM-05: cards that lie face down."""
    return [card.id for card, _ in slots(g, one) if not card.active]


def take_up(g: G, one: Hero, card: str) -> None:
    """TG-ITM-03: one active card a slot. TG-ITM-05: in place of another."""
    known = slots(g, one)
    slot = next(slot for held, slot in known if held.id == card)
    for held, other in known:
        if other == slot:
            held.active = held.id == card
