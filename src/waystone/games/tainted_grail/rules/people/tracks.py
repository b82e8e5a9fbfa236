"""Energy, Health, Terror and resources: gain, loss, price (TG-TRK, TG-DTH, TG-RES)."""

from ...table.facts import (
    Dying,
    EnergyPaid,
    GoingInsane,
    ResourceChanged,
    Revived,
    TrackChanged,
    signed,
)
from ...table.party import hero, member, now, present
from ...table.state import G, Hero
from ..encounter.deciding import Over
from .afflictions import attach, card_of_kind, detach_kinds, dying_card
from .echoes import ever
from .items import lose_item

MOST_RESOURCE = 20

GOODS = ("food", "wealth")
"""TG-RES-04, TG-RES-05: what is handed over freely; XP and Magic cannot be given away."""


def energy_cap(g: G, one: Hero) -> int:
    """TG-TRK-04, TG-TRK-06, ruled as TG-AMB-03; TG-STM-04 lifts it."""
    character = g.content.characters[one.id]
    if "story-energy" in g.state.rules:
        return character.most_energy
    if one.health == 0:
        return 0
    row = one.health + max(0, character.energy - character.health)
    return min(character.most_energy, row)


async def weaken(g: G, seat: int, n: int, rule: str) -> None:
    """TG-COM-08, TG-TRK-10: what would leave the track is ignored; at 0 the character is dying.
    TG-DTH-01: and only then."""
    one = hero(g, seat)
    lost = min(n, one.health)
    if not lost:
        return
    one.health -= lost
    g.say(TrackChanged(one.id, "health", signed(-lost), one.health), rule)
    cap = energy_cap(g, one)
    if one.energy > cap:
        g.say(TrackChanged(one.id, "energy", signed(cap - one.energy), cap), "TG-TRK-04")
        one.energy = cap
    if one.health == 0:
        await dying(g, one)


def gain_health(g: G, seat: int, n: int, rule: str = "TG-TRK-01") -> None:
    one = hero(g, seat)
    gained = min(n, g.content.characters[one.id].most_health - one.health)
    if gained <= 0:
        return
    one.health += gained
    g.say(TrackChanged(one.id, "health", signed(gained), one.health), rule)
    if one.dying:
        one.dying = False
        g.say(Revived(one.id), "TG-DTH-07")
        if g.state.world is not None:
            detach_kinds(g, one, ("dying", "dying-solo"), "TG-DTH-07")


def gain_terror(g: G, seat: int, n: int, rule: str = "TG-TRK-01") -> None:
    one = hero(g, seat)
    character = g.content.characters[one.id]
    gained = min(n, character.most_terror - one.terror)
    if gained <= 0:
        return
    sane = one.terror < character.red_terror
    one.terror += gained
    g.say(TrackChanged(one.id, "terror", signed(gained), one.terror), rule)
    if sane and one.terror >= character.red_terror:
        g.say(GoingInsane(one.id), "TG-DTH-11")
        if g.state.world is not None:
            attach(g, one, card_of_kind(g, "insane"), "TG-DTH-11")


def lose_terror(g: G, seat: int, n: int, rule: str = "TG-TRK-01") -> None:
    one = hero(g, seat)
    lost = min(n, one.terror)
    if lost:
        one.terror -= lost
        g.say(TrackChanged(one.id, "terror", signed(-lost), one.terror), rule)
        if g.state.world is not None and one.terror < g.content.characters[one.id].red_terror:
            detach_kinds(g, one, ("insane",), "TG-DTH-11")


def lose_energy(g: G, seat: int, n: int, rule: str = "TG-TRK-01") -> None:
    one = hero(g, seat)
    lost = min(n, one.energy)
    if lost:
        one.energy -= lost
        g.say(TrackChanged(one.id, "energy", signed(-lost), one.energy), rule)


def pay_energy(g: G, seat: int, n: int, rule: str) -> None:
    """TG-TRK-03: as a price, of which there is enough."""
    one = hero(g, seat)
    one.energy -= n
    g.say(EnergyPaid(one.id, n, one.energy), rule)


def gain_energy(g: G, seat: int, n: int, rule: str = "TG-TRK-05") -> None:
    one = hero(g, seat)
    gained = min(n, energy_cap(g, one) - one.energy)
    if gained > 0:
        one.energy += gained
        g.say(TrackChanged(one.id, "energy", signed(gained), one.energy), rule)


async def dying(g: G, one: Hero) -> None:
    """TG-DTH-01, TG-DTH-02, TG-DTH-04; the card «You Are Dying» as ruled in TG-AMB-06: Energy to 0,
    one item is lost, in company every other character there gains 1 Terror. TG-TRK-08: it starts at
    Health 0. TG-DTH-03: with the last member the encounter is failed."""
    one.dying = True
    g.say(Dying(one.id), "TG-DTH-01")
    lose_energy(g, one.seat, one.energy, "TG-AMB-06")
    if g.state.world is not None:
        attach(g, one, dying_card(g), "TG-DTH-01")
    elif g.state.encounter is None:
        return
    await lose_item(g, one, "")
    for other in g.state.heroes:
        if other is not one and other.at == one.at:
            gain_terror(g, other.seat, 1, "TG-AMB-06")
    encounter = g.state.encounter
    if encounter is None or all(m.seat != one.seat for m in encounter.members):
        return
    leave_encounter(g, one.seat, "dying")
    if not present(g) and not now(g).result:
        raise Over("failure")


def leave_encounter(g: G, seat: int, how: str) -> None:
    """TG-COM-10, TG-AMB-61: hand and discard pile go back into the deck; the cards in the
    Sequence stay."""
    one = member(g, seat)
    one.left = "dying" if how == "dying" else "escaped"
    one.deck += [*one.hand, *one.discard]
    one.hand.clear()
    one.discard.clear()
    g.streams.shuffle(f"deck:{seat}", one.deck)


# ---- resources


def amount_of(one: Hero, what: str) -> int:
    found: int = getattr(one, what)
    return found


def change_resource(g: G, seat: int, what: str, change: int, rule: str) -> int:
    """TG-RES-02, TG-GEN-09: between 0 and 20, XP without a limit; gives what really changed.
    TG-RES-03: the rest is told. TG-ECH-02: it may be an achievement."""
    one = hero(g, seat)
    before = amount_of(one, what)
    after = max(0, before + change)
    if what != "xp":
        after = min(after, MOST_RESOURCE)
    if after != before:
        setattr(one, what, after)
        g.say(ResourceChanged(one.id, what, signed(after - before), after), rule)
        ever(g)
    return after - before
