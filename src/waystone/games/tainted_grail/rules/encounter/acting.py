"""What the active character may do: play a card, anything that may be done at any moment, stop
(TG-SEQ-19, TG-SEQ-20)."""

from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from waystone.kernel.ask import Option

from ...box.abilities import Charges, Use
from ...box.definitions import CombatDef
from ...box.encounter import Cubes, Place
from ...box.printed import Gear
from ...table.facts import Panicked
from ...table.party import foe, helper, hero, member, now, panics, spent_now
from ...table.state import Card, G
from ..doing import apply
from .enemy import tactics_threaten
from .keys import cards_so_far, play, playable
from .moments import (
    chargeable,
    companion_adds,
    concede,
    escape,
    giving_up_is_red,
    goat_ready,
    propose_giving_up,
    spend_charges,
    usable,
    use_item,
)
from .sequence import fires, place_of


class PlayCard(Struct, frozen=True):
    card: str


class UseAbility(Struct, frozen=True):
    thing: Gear
    use: Use
    mark: str


class SpendCharges(Struct, frozen=True):
    card: Card
    charges: Charges


Way = Literal["stop", "panic", "companion", "escape", "give-up", "concede"]
Deed: TypeAlias = PlayCard | UseAbility | SpendCharges | Way


async def do(g: G, seat: int, deed: Deed) -> bool:
    """One deed of the activation. False when the enemy comes next."""
    match deed:
        case PlayCard(card):
            await play(g, seat, card)
        case "stop":
            return False
        case UseAbility(thing, use, mark):
            await use_item(g, seat, thing, use, mark)
        case SpendCharges(card, charges):
            await spend_charges(g, seat, card, charges)
        case "companion":
            await companion_adds(g, seat)
        case "panic":
            await panic(g, seat)
        case "give-up":
            await propose_giving_up(g, seat)
        case "concede":
            await concede(g, seat)
        case "escape":
            escape(g, seat)
            return False
    return True


async def panic(g: G, seat: int) -> None:
    """TG-PAN-02: the top card of the deck is placed and its effects apply; TG-AMB-14. TG-PAN-04:
    its extra cost is not paid."""
    g.say(Panicked(hero(g, seat).id), "TG-PAN-02")
    now(g).activation.placed += 1
    await apply(g, [Place("deck")], seat)
    await fires(g, "panic", seat)


# ---- what is open now


def deeds(g: G, seat: int) -> list[Option[Deed]]:
    found = cards(g, seat)
    found += beside_cards(g, seat)
    found += ways_out(g, seat)
    return found


def cards(g: G, seat: int) -> list[Option[Deed]]:
    """TG-PAN-02, TG-AMB-13: in Panic no first card from hand; with an empty deck none at all."""
    if in_panic(g, seat):
        return [PANIC] if member(g, seat).deck else [stop(g, seat)]
    found = [card_option(card) for card in playable(g, seat)]
    found.append(stop(g, seat))
    return found


def in_panic(g: G, seat: int) -> bool:
    """TG-PAN-02: at the beginning of the activation."""
    return not cards_so_far(g) and panics(g, seat)


def beside_cards(g: G, seat: int) -> list[Option[Deed]]:
    """TG-ITM-13, TG-SEQ-28, TG-CMP-02: what may be done at any moment of the activation."""
    found = uses(g, seat)
    found += charges(g, seat)
    if goat_ready(g, seat):
        found.append(company(g))
    return found


def stop(g: G, seat: int) -> Option[Deed]:
    """The end of the activation: without a card it brings the tactical attack (TG-COM-05)."""
    if cards_so_far(g):
        return STOP
    return STOP_IDLE if tactics_threaten(g, seat) else STOP_POISED


@cache
def card_option(card: str) -> Option[Deed]:
    return Option(f"card:{card}", PlayCard(card), "option-play", {"card": card}, f"hand:{card}")


def uses(g: G, seat: int) -> list[Option[Deed]]:
    able = usable(g, seat)
    if not able:
        return []
    return [
        Option(
            key,
            UseAbility(thing, use, mark),
            "option-use",
            {"item": thing.id, "pay": use.pay, "do": use.do, "limit": use.limit},
            f"item:{thing.id}",
        )
        for key, thing, use, mark in able
    ]


def charges(g: G, seat: int) -> list[Option[Deed]]:
    able = chargeable(g, seat)
    if not able:
        return []
    spent = spent_now(g, seat)
    return [
        Option(
            f"charge:{card.id}" + (f":{n + 1}" if n else ""),
            SpendCharges(card, spending),
            "option-charge",
            {"card": card.id, "spend": spending.spend, "do": spending.do},
            place_of(g, card),
        )
        for card, n, spending in able
        if f"charge:{card.id}" not in spent
    ]


def company(g: G) -> Option[Deed]:
    companion = g.content.companions[helper(g, "pool")]
    does = {"companion": companion.id, "do": Cubes(companion.cubes), "pay": companion.pay}
    on = f"companion:{companion.id}"
    return Option("companion", "companion", "option-companion", does, on)


def ways_out(g: G, seat: int) -> list[Option[Deed]]:
    """TG-FIN-03: from a final meeting no escape and no giving up. TG-COM-09, TG-EPM-02: from a
    combat by escape; TG-DIP-10, TG-TRT-08, TG-EPM-03: from a talk by giving up."""
    enemy = foe(g)
    if isinstance(enemy, CombatDef) and not enemy.final:
        return [ESCAPE_ROLL if "epic-escape" in g.state.rules else ESCAPE]
    if "give-up" in spent_now(g, seat):
        return []
    if enemy.final:
        return [CONCEDE]
    return [GIVE_UP_RED if giving_up_is_red(g) else GIVE_UP]


STOP: Option[Deed] = Option("stop", "stop", "option-stop")
STOP_IDLE: Option[Deed] = Option("stop", "stop", "option-stop-idle", on="tactics")
STOP_POISED: Option[Deed] = Option("stop", "stop", "option-stop-poised")
PANIC: Option[Deed] = Option("panic", "panic", "option-panic")
ESCAPE: Option[Deed] = Option("escape", "escape", "option-escape", on="foe", final=True)
ESCAPE_ROLL: Option[Deed] = Option("escape", "escape", "option-escape-roll", on="foe", final=True)
GIVE_UP_RED: Option[Deed] = Option("give-up", "give-up", "option-give-up-red", on="foe", final=True)
GIVE_UP: Option[Deed] = Option("give-up", "give-up", "option-give-up", on="foe", final=True)
CONCEDE: Option[Deed] = Option("concede", "concede", "option-concede", on="foe", final=True)
