"""An encounter, as the round of the book has it: draw, traits, then activations (delayed
abilities, cards, the enemy) until everybody has been active, then the end of the round."""

from collections.abc import Awaitable
from functools import cache

from waystone.kernel.ask import Option, choose, choose_many
from waystone.kernel.step import BACK, Then

from ...box.abilities import Keep, Opening, Rally
from ...box.definitions import CombatDef, DiplomacyDef
from ...box.printed import faces
from ...table.facts import Activated, DrewHand, Met, Redrew, RoundBegan
from ...table.party import foe, hero, in_combat, member, now, panics, present
from ...table.state import Activation, Encounter, G, Hero, Member
from ..doing import apply
from ..people.hand import draw, hand_options
from ..registry import step
from ..setup import next_foe
from .acting import deeds, do
from .aftermath import resolve
from .deciding import ActiveFell, Over, hero_option, party_chooses
from .enemy import the_enemy_acts
from .kings import boss_steps, build_decks
from .sequence import delayed_abilities, gear, lasting
from .traits import traits_at_start

HAND = 3


async def until_over(g: G, rule: Awaitable[Then]) -> Then:
    """TG-COM-03, TG-DIP-06: victory and the end of Time come at once; what remains is not
    applied. TG-AMB-60: a character who falls before the attack is not attacked."""
    try:
        return await rule
    except Over as over:
        return aftermath(over.result)
    except ActiveFell:
        return readiness()


@step.opens("round")
async def meet(g: G) -> Then:
    """TG-ENC-03, TG-SEQ-14: the card is drawn and the members draw their hands. TG-COM-02: the pool
    is empty; TG-DIP-02: Time and Affinity as printed. TG-COM-14: a combat has no clock."""
    card = next_foe(g)
    members = [
        Member(one.seat, list(one.combat if card_is_combat(g, card) else one.diplomacy))
        for one in g.state.heroes
        if takes_part(g, one)
    ]
    g.state.encounter = Encounter(card, members)
    enemy = foe(g)
    g.say(Met(card), "TG-ENC-03")
    if isinstance(enemy, DiplomacyDef):
        now(g).time, now(g).affinity = enemy.time, enemy.start
    build_decks(g)
    for one in members:
        g.streams.shuffle(f"deck:{one.seat}", one.deck)
        extra = sum(r.n for r in lasting(g, one.seat) if isinstance(r, Opening))
        deal(one, HAND + extra)
        g.say(DrewHand(hero(g, one.seat).id, len(one.hand)), "TG-SEQ-14")
    return mulligan(0)


def takes_part(g: G, one: Hero) -> bool:
    """TG-ENC-03: in a campaign the present party; nobody who is dying. TG-PTY-07: nobody joins
    later."""
    world = g.state.world
    return not one.dying and (world is None or one.seat in world.party)


def card_is_combat(g: G, card: str) -> bool:
    return isinstance(g.content.encounters[card], CombatDef)


def deal(one: Member, n: int) -> None:
    for _ in range(min(n, len(one.deck))):
        one.hand.append(one.deck.pop())


@step
async def mulligan(g: G, at: int) -> Then:
    """TG-SEQ-15: a new hand of one card fewer, then the old one goes back into the deck."""
    members = now(g).members
    if at == len(members):
        return opening()
    one = members[at]
    if len(one.hand) <= 1:
        return mulligan(at + 1)
    options = [KEEP, redraw_option(len(one.hand) - 1)]
    cards = tuple(one.hand)
    if await choose(one.seat, options, "ask-mulligan", rule="TG-SEQ-15", cards=cards):
        return mulligan(at + 1)
    aside = one.hand[:]
    one.hand.clear()
    deal(one, len(aside) - 1)
    one.deck += aside
    g.streams.shuffle(f"deck:{one.seat}", one.deck)
    g.say(Redrew(hero(g, one.seat).id, len(one.hand)), "TG-SEQ-15")
    return mulligan(at)


KEEP = Option("keep", True, "option-keep")


@cache
def redraw_option(fewer: int) -> Option[bool]:
    return Option("redraw", False, "option-redraw", {"count": fewer})


@step
async def opening(g: G) -> Then:
    return await until_over(g, _opening(g))


async def _opening(g: G) -> Then:
    """TG-SEQ-14: traits, skills and items that act at the start."""
    kind = "combat" if in_combat(g) else "diplomacy"
    await traits_at_start(g)
    for one in present(g):
        for thing in gear(g, hero(g, one.seat), faces(g.content).starting):
            for start in thing.start:
                if start.only in ("", kind) and not one.left:
                    await apply(g, start.do, one.seat, source=thing.id)
    g.say(RoundBegan(1), "TG-SEQ-16")
    return activation()


# ---- phases I and II


@step.opens("turn")
async def activation(g: G) -> Then:
    return await until_over(g, _activation(g))


async def _activation(g: G) -> Then:
    """TG-SEQ-16: one who has not been active in this round; then delayed abilities and the enemy's
    own steps (TG-SEQ-18). TG-CLA-06, TG-VEN-09, TG-NON-07: after those of the cards."""
    encounter = now(g)
    waiting = [m for m in present(g) if not m.been]
    options = [hero_option(g, m.seat) for m in waiting]
    seat = await party_chooses(g, options, "ask-active", "TG-SEQ-16", formal=True)
    member(g, seat).been = True
    encounter.active = seat
    encounter.activations += 1
    encounter.activation = Activation()
    g.say(Activated(hero(g, seat).id), "TG-SEQ-16")
    await delayed_abilities(g, seat)
    await boss_steps(g, seat)
    return acting()


@step
async def acting(g: G) -> Then:
    return await until_over(g, _acting(g))


async def _acting(g: G) -> Then:
    """TG-SEQ-19, TG-SEQ-20: a card, or anything that may be done at any moment, or the end of
    the activation."""
    seat = now(g).active
    deed = await choose(seat, deeds(g, seat), "ask-act", rule="TG-SEQ-19", may=True)
    return acting() if await do(g, seat, deed) else enemy_phase()


# ---- phase III


@step
async def enemy_phase(g: G) -> Then:
    return await until_over(g, _enemy_phase(g))


async def _enemy_phase(g: G) -> Then:
    await the_enemy_acts(g)
    return readiness()


# ---- phases IV and V


@step
async def readiness(g: G) -> Then:
    """TG-SEQ-25: the next activation, or the end of the round. TG-DTH-06: whoever is left goes on;
    TG-COM-15: with nobody left it is failed. TG-SOL-03: alone, every activation ends a round."""
    left = present(g)
    if not left:
        return aftermath("failure")
    return activation() if any(not m.been for m in left) else end_of_round(0)


@step
async def end_of_round(g: G, at: int) -> Then:
    """TG-SEQ-26: down to 3 cards of choice; then each draws 1, not in Panic (TG-PAN-03)."""
    members = now(g).members
    while at < len(members):
        one = members[at]
        spare = 0 if one.left else len(one.hand) - hand_kept(g, one.seat)
        if spare > 0:
            options = hand_options(one.hand)
            for card in await choose_many(
                one.seat, options, "ask-trim", least=spare, most=spare, rule="TG-SEQ-26"
            ):
                one.hand.remove(card)
                one.discard.append(card)
            return end_of_round(at + 1)
        at += 1
    for one in present(g):
        if not panics(g, one.seat):
            extra = sum(r.n for r in lasting(g, one.seat) if isinstance(r, Rally))
            draw(g, one.seat, 1 + extra, "TG-SEQ-26")
        one.been = False
    now(g).round += 1
    g.say(RoundBegan(now(g).round), "TG-SEQ-26")
    return activation()


def hand_kept(g: G, seat: int) -> int:
    """TG-SEQ-32: there is no other limit of the hand. TG-GEN-01: a text may leave more."""
    return HAND + sum(r.n for r in lasting(g, seat) if isinstance(r, Keep))


# ---- after the encounter


@step
async def aftermath(g: G, how: str) -> Then:
    """TG-SEQ-33: loot or outcome; then what comes next."""
    await resolve(g, how)
    return BACK
