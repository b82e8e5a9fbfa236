"""DG-LIM: the inventory and its limits."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import CardDef
from ...box.traits import Limits
from ...table.facts import LeftPlay
from ...table.state import G, Player, Readied, card_of
from ...table.stats import Known, held, limits
from . import decks


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
    """DG-LIM-03: one treasure of each kind; artifacts are no treasures (DG-LIM-06, DG-QCA-02), and
    minions are exempt (DG-AMB-36)."""
    if printed.monster is not None or not printed.kinds:
        return False
    for readied in p.inventory:
        other = card_of(g, readied.card)
        if other.card == "treasure":
            for kind in other.kinds:
                if kind in printed.kinds:
                    return True
    return False


def treasures(g: G, p: Player) -> list[str]:
    """Treasures in play, minions included."""
    return [r.card for r in p.inventory if card_of(g, r.card).card != "boon"]


def in_inventory(p: Player, card: str) -> Readied:
    """A readied card by its id."""
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
    """DG-CRD-09, DG-CRD-10: a readied card goes to the discard pile, and what is attached to it."""
    zone = p.inventory if any(r.card == card for r in p.inventory) else p.banes
    readied = next(r for r in zone if r.card == card)
    zone.remove(readied)
    for attached in readied.under:
        decks.discard(g, attached)
    decks.discard(g, card)
    g.say(LeftPlay(p.hero, card), "DG-CRD-10")


async def leave_play(g: G, p: Player, card: str) -> None:
    """DG-CRD-09, DG-CRD-17: a permanent leaves by force of a card, and limits that it raised fall
    (DG-LIM-09)."""
    take_out(g, p, card)
    await keep_limits(g, p)


def lose_hand_and_inventory(g: G, p: Player) -> None:
    """DG-VAR-08: all cards of hand and inventory are lost."""
    for readied in [*p.inventory, *p.banes]:
        take_out(g, p, readied.card)
    for card in p.hand:
        decks.discard(g, card)
    p.hand.clear()


def lose_all(g: G, p: Player) -> None:
    """DG-DEF-04: hand, inventory, lair and attachments are discarded."""
    lose_hand_and_inventory(g, p)
    for readied in p.lair:
        for attached in readied.under:
            decks.discard(g, attached)
        decks.discard(g, readied.card)
    p.lair.clear()
