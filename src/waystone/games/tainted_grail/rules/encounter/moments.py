"""What the active character may do at any moment of the activation, besides playing cards: items,
skills, charges, companions, escape, giving up (TG-ITM-13, TG-SEQ-28, TG-COM-09, TG-DIP-10)."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.abilities import Charges, Use
from ...box.definitions import DiplomacyDef
from ...box.encounter import Cubes
from ...box.printed import Gear, faces
from ...table.facts import (
    ChargesSpent,
    CompanionHelped,
    Conceded,
    Escaping,
    GaveUp,
    Proposed,
    Refused,
)
from ...table.party import foe, helper, hero, in_combat, member, now, present, spend_now, spent_now
from ...table.state import Card, G
from ..doing import apply
from ..people.prices import pay, payable
from ..people.tracks import lose_energy
from .deciding import Over
from .sequence import bare, gear
from .traits import has_trait
from .using import spend_use

GIVE_UP_STEPS = 4

ESCAPE_ENERGY = 1


# ---- items and skills


def usable(g: G, seat: int) -> list[tuple[str, Gear, Use, str]]:
    """TG-ITM-13: own items and skills, at any moment of the own activation."""
    one = hero(g, seat)
    if bare(g, one):
        return []
    who, spent = member(g, seat), spent_now(g, seat)
    kind = "combat" if in_combat(g) else "diplomacy"
    found = []
    for thing in gear(g, one, faces(g.content).useful):
        for n, use in enumerate(thing.uses):
            mark = f"{thing.id}:u{n}"
            if use.only not in ("", kind) or mark in who.used or mark in spent:
                continue
            if payable(g, use.pay, seat):
                key = f"use:{thing.id}" + (f":{n + 1}" if n else "")
                found.append((key, thing, use, mark))
    return found


async def use_item(g: G, seat: int, thing: Gear, use: Use, mark: str) -> None:
    """TG-ITM-15: for the owner, unless stated. What has no limit can be used as often as it is
    paid for."""
    if use.limit or not use.pay:
        await spend_use(g, hero(g, seat), thing, use.limit, mark)
    await pay(g, use.pay, seat, source=thing.id)
    await apply(g, use.do, seat, source=thing.id)


# ---- charges


def chargeable(g: G, seat: int) -> list[tuple[Card, int, Charges]]:
    """TG-SEQ-28, TG-SEQ-29: "spend charges" on any card of the Sequence; TG-AMB-66: on one that is
    covered too."""
    found = []
    for card in now(g).sequence:
        if card.charges:
            for n, charges in enumerate(faces(g.content).cards[card.id].charges):
                if card.charges >= charges.spend:
                    found.append((card, n, charges))
    return found


async def spend_charges(g: G, seat: int, card: Card, charges: Charges) -> None:
    """TG-SEQ-29: with the consent of the card's owner."""
    if card.owner != seat and card.owner >= 0 and not member(g, card.owner).left:
        options = [Option("yes", True, "option-consent"), Option(PASS, False, "option-refuse")]
        if not await choose(
            card.owner,
            options,
            "ask-consent",
            rule="TG-SEQ-29",
            hero=hero(g, seat).id,
            card=card.id,
        ):
            g.say(Refused(hero(g, card.owner).id), "TG-SEQ-29")
            spend_now(g, seat, f"charge:{card.id}")
            return
    card.charges -= charges.spend
    g.say(ChargesSpent(card.id, charges.spend), "TG-SEQ-28")
    await apply(g, charges.do, seat, card)


# ---- the companion


def goat_ready(g: G, seat: int) -> bool:
    """TG-CMP-02: for a payment it adds to the pool, once a combat."""
    name = helper(g, "pool") if in_combat(g) else ""
    return bool(name) and payable(g, g.content.companions[name].pay, seat)


async def companion_adds(g: G, seat: int) -> None:
    companion = g.content.companions[helper(g, "pool")]
    now(g).companions_used.append(companion.id)
    await pay(g, companion.pay, seat, source=companion.id)
    g.say(CompanionHelped(companion.id), "TG-CMP-02")
    await apply(g, [Cubes(companion.cubes)], seat, source=companion.id)


# ---- getting away


def escape(g: G, seat: int) -> None:
    """TG-COM-09: lose 1 Energy, then the attack, then out."""
    g.say(Escaping(hero(g, seat).id), "TG-COM-09")
    lose_energy(g, seat, ESCAPE_ENERGY, "TG-COM-09")
    now(g).activation.escaping = True


def giving_up_is_red(g: G) -> bool:
    """TG-TRT-08, TG-EPM-03: by a trait or by the mode the outcome is the red one."""
    return has_trait(g, "disheartening") or "epic-refusal" in g.state.rules


async def propose_giving_up(g: G, seat: int) -> None:
    """TG-DIP-10: only if all members consent; then 4 steps down, no Time, the outcome."""
    g.say(Proposed(hero(g, seat).id), "TG-DIP-10")
    for other in present(g):
        if other.seat == seat:
            continue
        options = [Option("yes", True, "option-consent"), Option(PASS, False, "option-refuse")]
        prompt = "ask-give-up-red" if giving_up_is_red(g) else "ask-give-up"
        if not await choose(other.seat, options, prompt, rule="TG-DIP-10", hero=hero(g, seat).id):
            g.say(Refused(hero(g, other.seat).id), "TG-DIP-10")
            spend_now(g, seat, "give-up")
            return
    encounter, enemy = now(g), foe(g)
    assert isinstance(enemy, DiplomacyDef)
    # TG-TRT-08, TG-EPM-03; else TG-AMB-39: the marker stops at the bottom.
    if giving_up_is_red(g):
        encounter.affinity = enemy.track.index("red") if "red" in enemy.track else 0
    else:
        encounter.affinity = max(0, encounter.affinity - GIVE_UP_STEPS)
    encounter.time = 0
    g.say(GaveUp(), "TG-DIP-10")
    raise Over("time")


async def concede(g: G, seat: int) -> None:
    """TG-FIN-04: in a final meeting the players may decide that they have no chance."""
    for other in present(g):
        if other.seat == seat:
            continue
        options = [Option("yes", True, "option-consent"), Option(PASS, False, "option-refuse")]
        if not await choose(
            other.seat, options, "ask-concede", rule="TG-FIN-04", hero=hero(g, seat).id
        ):
            g.say(Refused(hero(g, other.seat).id), "TG-FIN-04")
            spend_now(g, seat, "give-up")
            return
    g.say(Conceded(), "TG-FIN-04")
    raise Over("failure")
