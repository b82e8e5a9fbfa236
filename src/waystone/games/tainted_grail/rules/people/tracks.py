"""Energy, Health, Terror and resources: gain, loss, price (TG-TRK, TG-DTH, TG-RES)."""

from waystone.kernel.ask import Option, choose

from ...box.conditions import Price
from ...table.facts import (
    Discarded,
    Drew,
    Dying,
    GoingInsane,
    Milled,
    PoolChanged,
    ResourceChanged,
    Revived,
    TimeChanged,
    TrackChanged,
    signed,
)
from ...table.party import hero, member, now, present
from ...table.state import Card, G, Hero
from ..encounter.deciding import ActiveFell, Over, hero_option, party_chooses
from .afflictions import attach, card_of_kind, detach_kinds, dying_card
from .items import lose_item

MOST_RESOURCE = 20


def energy_cap(g: G, one: Hero) -> int:
    """TG-TRK-04, TG-TRK-06, ruled as TG-AMB-03; TG-STM-04 lifts it."""
    character = g.content.characters[one.id]
    if "story-energy" in g.state.rules:
        return character.most_energy
    if one.health == 0:
        return 0
    row = one.health + max(0, character.energy - character.health)
    return min(character.most_energy, row)


async def lose_health(g: G, seat: int, n: int, rule: str = "TG-COM-08") -> None:
    """TG-COM-08, TG-TRK-10: what would leave the track is ignored; at 0 the character is dying."""
    one = hero(g, seat)
    if one.dying and n > 0 and g.state.world is not None:
        # TG-DTH-08, TG-AMB-06: who is dying and would lose Health again dies.
        g.state.world.perished.append(seat)
        return
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


def gain_energy(g: G, seat: int, n: int, rule: str = "TG-TRK-05") -> None:
    one = hero(g, seat)
    gained = min(n, energy_cap(g, one) - one.energy)
    if gained > 0:
        one.energy += gained
        g.say(TrackChanged(one.id, "energy", signed(gained), one.energy), rule)


async def dying(g: G, one: Hero) -> None:
    """TG-DTH-01, TG-DTH-02, TG-DTH-04; the card «You Are Dying» as ruled in TG-AMB-06: Energy to
    0, one item is lost, in company every other character there gains 1 Terror."""
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
    """TG-RES-02, TG-GEN-09: between 0 and 20, XP without a limit; gives what really changed."""
    one = hero(g, seat)
    before = amount_of(one, what)
    after = max(0, before + change)
    if what != "xp":
        after = min(after, MOST_RESOURCE)
    if after != before:
        setattr(one, what, after)
        g.say(ResourceChanged(one.id, what, signed(after - before), after), rule)
    return after - before


# ---- prices


def payable(g: G, prices: tuple[Price, ...], seat: int, card: Card | None = None) -> bool:
    """TG-TRK-03, TG-GEN-08: all of it, or it cannot be chosen."""
    return all(_has(g, price, seat, card) for price in prices)


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


async def pay(g: G, prices: tuple[Price, ...], seat: int, card: Card | None = None) -> None:
    """TG-AMB-04: who pays the last Health is dying when the price is paid, and gets nothing."""
    for price in prices:
        await _pay(g, price, seat, card)
    encounter = now(g)
    if seat == encounter.active and not encounter.result and member(g, seat).left:
        raise ActiveFell


async def _pay(g: G, price: Price, seat: int, card: Card | None) -> None:
    match price.what:
        case "energy":
            lose_energy(g, seat, price.n, "TG-SEQ-27")
        case "health":
            await lose_health(g, seat, price.n, "TG-AMB-04")
        case "terror":
            gain_terror(g, seat, price.n, "TG-TRK-02")
        case "food" | "wealth" | "magic":
            for _ in range(price.n):
                await member_pays(g, price.what)
        case "card":
            await discard_from_hand(g, seat, price.n)
        case "cube":
            now(g).pool -= price.n
            g.say(PoolChanged(signed(-price.n), now(g).pool), "TG-GEN-08")
        case "time":
            now(g).time -= price.n
            g.say(TimeChanged(signed(-price.n), now(g).time), "TG-GEN-08")
            if now(g).time == 0:
                raise Over("time")
        case "charge":
            assert card is not None
            card.charges -= price.n


async def member_pays(g: G, what: str) -> None:
    """TG-SEQ-17: any member may pay Magic, Food or Wealth."""
    payers = [m.seat for m in present(g) if amount_of(hero(g, m.seat), what)]
    options = [hero_option(g, s) for s in payers]
    payer = await party_chooses(g, options, "ask-payer", "TG-SEQ-17", what=what)
    change_resource(g, payer, what, -1, "TG-SEQ-17")


async def discard_from_hand(g: G, seat: int, n: int) -> None:
    """TG-SEQ-30: what the hand lacks is discarded from the top of the deck."""
    one = member(g, seat)
    for _ in range(n):
        if not one.hand:
            mill(g, seat, 1, "TG-SEQ-30")
            continue
        card = await choose(seat, hand_options(one.hand), "ask-discard", rule="TG-SEQ-30")
        one.hand.remove(card)
        one.discard.append(card)
        g.say(Discarded(hero(g, seat).id, card), "TG-SEQ-30")


def mill(g: G, seat: int, n: int, rule: str) -> None:
    """TG-AMB-55: with an empty deck nothing happens."""
    one = member(g, seat)
    for _ in range(min(n, len(one.deck))):
        card = one.deck.pop()
        one.discard.append(card)
        g.say(Milled(hero(g, seat).id, card), rule)


def draw(g: G, seat: int, n: int, rule: str) -> None:
    """TG-SEQ-31: from an empty deck nothing is drawn; the discard pile is not shuffled."""
    one = member(g, seat)
    for _ in range(min(n, len(one.deck))):
        card = one.deck.pop()
        one.hand.append(card)
        g.say(Drew(hero(g, seat).id, card), rule)


def hand_options(cards: list[str]) -> list[Option[str]]:
    return [
        Option(f"card:{c}", c, "option-card", {"card": c}, f"hand:{c}")
        for c in dict.fromkeys(cards)
    ]
