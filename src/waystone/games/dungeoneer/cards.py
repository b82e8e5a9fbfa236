"""Adventure cards: drawing, discarding, playing Glory cards, inventory limits."""

from typing import Any

from waystone.kernel.ask import Option, amount, choose

from . import acts, fitting, heroes, moments
from .content import CardDef
from .effects import Limits, Use
from .facts import Attached, Discarded, Drew, DrewSome, LeftPlay, Played, Used
from .occasions import Cause, Deed, Moment
from .state import G, Player, Readied, card_of
from .stats import Known, cost, held, limits, traits

HAND = 5


def pile(g: G, card: str) -> list[str]:
    """The discard pile that a card belongs to."""
    if g.state.split and not card_of(g, card).is_glory:
        return g.state.peril_discard
    return g.state.discard


def discard(g: G, card: str) -> None:
    pile(g, card).append(card)


def draw_from(g: G, deck: list[str], discards: list[str]) -> str | None:
    """DG-CRD-16: an empty deck is made anew from its discard pile; if both are empty there is
    nothing to draw (DG-AMB-27)."""
    if not deck:
        deck[:] = discards
        discards.clear()
        g.streams.shuffle("deck", deck)
    return deck.pop(0) if deck else None


async def draw(g: G, p: Player, count: int) -> None:
    """DG-CMB-03: with split decks the player says for each card from which; in solo only Glory
    cards are drawn (DG-SOL-14)."""
    state = g.state
    drawn = []
    for _ in range(count):
        glory = bool(state.deck or state.discard)
        peril = bool(state.peril_deck or state.peril_discard) and state.rules.combined
        if glory and peril:
            options = [
                Option("glory-deck", True, "option-glory-deck", on="glory-deck"),
                Option("peril-deck", False, "option-peril-deck", on="peril-deck"),
            ]
            glory = await choose(p.seat, options, "ask-deck", rule="DG-CMB-03")
        elif not glory and not peril:
            break
        if glory:
            card = draw_from(g, state.deck, state.discard)
        else:
            card = draw_from(g, state.peril_deck, state.peril_discard)
        if card is not None:
            p.hand.append(card)
            drawn.append(card)
    if drawn:
        g.say(
            Drew(p.hero, drawn),
            "DG-DSC-07",
            to=(p.seat,),
            others=DrewSome(p.hero, len(drawn)),
        )


async def draw_to(g: G, p: Player, hand: int) -> None:
    """DG-DSC-07: a player holding as many or more draws none."""
    await draw(g, p, max(0, hand - len(p.hand)))


async def discard_one(g: G, p: Player, *, random: bool = False) -> None:
    if random:
        card = g.streams.pick("discard", p.hand)
    else:
        card = await choose(p.seat, hand_options(p), "ask-discard", rule="DG-GEN-01")
    p.hand.remove(card)
    discard(g, card)
    g.say(Discarded(p.hero, card), "DG-GEN-01")


def hand_options(p: Player) -> list[Option[str]]:
    return [
        Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{card}")
        for card in p.hand
    ]


# ---- limits


def has_room(g: G, p: Player, card: str, known: Known = None) -> bool:
    """DG-LIM-01..04, DG-LIM-07: within the limits (counting what the card itself adds to them)
    and no second treasure of a kind; minions are exempt from the latter (DG-AMB-36)."""
    printed = card_of(g, card)
    if printed.duration == "instant":
        return True
    boons, treasures = limits(g, p, known)
    for effect in printed.effects:
        if isinstance(effect, Limits):
            boons += effect.boons
            treasures += effect.treasures
    have_boons, have_treasures = held(g, p)
    if printed.card == "boon":
        return have_boons < boons
    return have_treasures < treasures and not same_kind(g, p, printed)


def same_kind(g: G, p: Player, printed: CardDef) -> bool:
    """DG-LIM-03: one treasure of each kind; artifacts are no treasures (DG-LIM-06)."""
    if printed.monster is not None:
        return False
    mine = {
        kind
        for r in p.inventory
        if (other := card_of(g, r.card)).card == "treasure"
        for kind in other.kinds
    }
    return any(kind in mine for kind in printed.kinds)


def treasures(g: G, p: Player) -> list[str]:
    """Treasures in play, minions included."""
    return [r.card for r in p.inventory if card_of(g, r.card).card != "boon"]


def in_inventory(p: Player, card: str) -> Readied:
    return next(r for r in p.inventory if r.card == card)


async def keep_limits(g: G, p: Player) -> None:
    """DG-LIM-09: when a limit falls below what is held, the owner discards the excess."""
    while p.alive:
        boons, treasure_limit = limits(g, p)
        have_boons, have_treasures = held(g, p)
        if have_boons > boons:
            excess = [
                r.card
                for r in p.inventory
                if (c := card_of(g, r.card)).card == "boon" and c.duration == "permanent"
            ]
        elif have_treasures > treasure_limit:
            excess = treasures(g, p)
        else:
            return
        options = [Option(f"card:{c}", c, "option-card", {"card": c}, c) for c in excess]
        card = await choose(p.seat, options, "ask-excess", rule="DG-LIM-09")
        take_out(g, p, card)


def take_out(g: G, p: Player, card: str) -> None:
    """A readied card goes to the discard pile, and what is attached to it (DG-CRD-10)."""
    zone = p.inventory if any(r.card == card for r in p.inventory) else p.banes
    readied = next(r for r in zone if r.card == card)
    zone.remove(readied)
    for attached in readied.under:
        discard(g, attached)
    discard(g, card)
    g.say(LeftPlay(p.hero, card), "DG-CRD-10")


async def leave_play(g: G, p: Player, card: str) -> None:
    take_out(g, p, card)
    await keep_limits(g, p)


def lose_hand_and_inventory(g: G, p: Player) -> None:
    """DG-VAR-08."""
    for readied in [*p.inventory, *p.banes]:
        take_out(g, p, readied.card)
    for card in p.hand:
        discard(g, card)
    p.hand.clear()


def lose_all(g: G, p: Player) -> None:
    """DG-DEF-04: hand, inventory, lair and attachments are discarded."""
    lose_hand_and_inventory(g, p)
    for readied in p.lair:
        for attached in readied.under:
            discard(g, attached)
        discard(g, readied.card)
    p.lair.clear()


# ---- playing Glory cards


def price(g: G, p: Player, card: str) -> int:
    """What playing a card costs now; -1 stands for X, as on the card."""
    return -1 if card_of(g, card).cost < 0 else cost(g, p, card)


def level_allows(g: G, p: Player, printed: CardDef) -> bool:
    """DG-CRD-15: Legendary cards need a hero of level 7 or more."""
    return not printed.legendary or p.level >= 7


def can_play(g: G, p: Player, card: str, known: Known = None) -> bool:
    """DG-CRD-14, DG-LIM-08: the whole cost can be paid and no limit is broken. In solo permanent
    treasures are for the Reward step, permanent boons for the Entrance (DG-SOL-16/17)."""
    printed = card_of(g, card)
    if not printed.is_glory or not level_allows(g, p, printed):
        return False
    if printed.cost < 0:
        if p.glory == 0:
            return False
    elif p.glory < cost(g, p, card, known):
        return False
    if printed.duration == "instant":
        own = printed.acts()
        return not fitting.wants_target(own) or bool(fitting.targets(g, p, own))
    if printed.duration == "attachment":
        return bool(hosts(g, p, printed))
    if g.state.rules.solo and not solo_allows(g, p, printed):
        return False
    return has_room(g, p, card, known) or usable_at_once(g, p, card) is not None


def solo_allows(g: G, p: Player, printed: CardDef) -> bool:
    if printed.card == "boon":
        return g.content.locations[p.at].entrance
    return bool(g.state.battles) and g.state.battles[-1].stage == "reward"


def usable_at_once(g: G, p: Player, card: str) -> int | None:
    """DG-LIM-05: a treasure that is discarded on use may be played beyond the limit if it is
    used immediately."""
    printed = card_of(g, card)
    if printed.card != "treasure" or same_kind(g, p, printed):
        return None
    for n, effect in enumerate(printed.effects):
        if (
            isinstance(effect, Use)
            and effect.spend
            and effect.at != "response"
            and p.glory >= cost(g, p, card) + effect.glory
            and p.life > effect.life
            and (not effect.ap or heroes.can_spend(p, effect.ap))
            and fitting.fits_hero_phase(g, p, effect.do[0])
        ):
            return n
    return None


def hosts(g: G, p: Player, printed: CardDef) -> list[str]:
    """DG-CRD-10: what an attachment may be put on."""
    return [r.card for r in p.inventory if card_of(g, r.card).card == printed.host]


async def play_card(g: G, p: Player, card: str, moment: Moment | None) -> None:
    """DG-CRD-07, DG-CRD-19: pay its Glory, no AP; from then it is readied."""
    printed = card_of(g, card)
    paid = cost(g, p, card)
    if printed.cost < 0:
        paid = await amount(p.seat, 1, p.glory, "ask-x", rule="DG-GEN-13", card=card)
    p.glory -= paid
    p.hand.remove(card)
    g.say(Played(p.hero, card, paid), "DG-CRD-07")
    match printed.duration:
        case "instant":
            await play_instant(g, p, card, paid, moment)
        case "attachment":
            g.state.playing.append(card)
            options = [
                Option(f"card:{c}", c, "option-card", {"card": c}, c) for c in hosts(g, p, printed)
            ]
            host = await choose(p.seat, options, "ask-host", rule="DG-CRD-10", card=card)
            g.state.playing.remove(card)
            in_inventory(p, host).under.append(card)
            g.say(Attached(card, host), "DG-CRD-10")
        case _:
            room = has_room(g, p, card)
            n = None if room else usable_at_once(g, p, card)
            p.inventory.append(Readied(card))
            if n is not None:
                await use(g, p, card, n, moment)


async def play_instant(g: G, p: Player, card: str, paid: int, moment: Moment | None) -> None:
    """DG-CRD-08: discarded immediately after use."""
    own = card_of(g, card).acts()
    cause = Cause(p.seat, card, moment=moment)
    g.state.playing.append(card)
    if fitting.wants_target(own):
        target = await acts.pick_hero(g, p.seat, fitting.targets(g, p, own), "ask-target")
        if target is not None:
            cause.target = target.seat
    times = paid if card_of(g, card).cost < 0 else 1
    for _ in range(times):
        await acts.do(g, own, cause)
    finish(g, card)


def finish(g: G, card: str) -> None:
    if card in g.state.playing:
        g.state.playing.remove(card)
        discard(g, card)


async def use(g: G, p: Player, thing: str, n: int, moment: Moment | None) -> None:
    """DG-SPC-04: the effect of a readied card or of the hero, for its price. DG-CRD-18: a
    treasure that has spent itself is discarded at once."""
    effect = moments.effects_of(g, thing)[n]
    assert isinstance(effect, Use)
    p.glory -= effect.glory
    p.life -= effect.life
    if effect.ap:
        heroes.spend(p, effect.ap)
    if effect.once:
        p.used.append(f"{thing}/{n}")
    g.say(Used(p.hero, thing), "DG-SPC-04")
    cause = Cause(p.seat, thing, moment=moment)
    if fitting.wants_target(effect.do):
        target = await acts.pick_hero(g, p.seat, fitting.targets(g, p, effect.do), "ask-target")
        if target is not None:
            cause.target = target.seat
    if effect.spend:
        spent(g, p, thing)
    await acts.do(g, effect.do, cause)
    if effect.spend:
        await keep_limits(g, p)


def spent(g: G, p: Player, thing: str) -> None:
    for readied in p.inventory:
        if thing in readied.under:
            readied.under.remove(thing)
            discard(g, thing)
            return
    take_out(g, p, thing)


def glory_options(g: G, p: Player) -> list[Option[Any]]:
    """The Glory cards of the hand that may be played in the own Hero phase (DG-AMB-67)."""
    options: list[Option[Any]] = []
    adventure = g.content.adventure
    known = traits(g, p)
    for card in p.hand:
        printed = adventure[card]
        if printed.timing not in ("hero", "any") or not printed.is_glory:
            continue
        if printed.duration == "instant":
            own = printed.acts()
            if own and not fitting.fits_hero_phase(g, p, own[0]):
                continue
        if can_play(g, p, card, known):
            options.append(
                Option(
                    f"card:{card}",
                    Deed("card", card),
                    "option-play",
                    {"card": card, "cost": price(g, p, card)},
                    f"hand:{card}",
                )
            )
    return options
