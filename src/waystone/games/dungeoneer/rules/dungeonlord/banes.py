"""Banes, paid with the Peril of those they befall."""

from waystone.kernel.ask import Option, amount, choose

from ...table.facts import Attached, PaidPeril, Played
from ...table.state import G, Player, Readied, card_of
from ..cards import acting, decks, inventory, moments
from ..cards.occasions import CastBane, Cause, Moment


async def play_bane(g: G, p: Player, deed: CastBane) -> None:
    """DG-DLP-01..05, DG-CRD-06, DG-CRD-20: a bane on an opponent's hero, paid with Peril, never
    with AP. A permanent one lies before the hero, and limits that it lowers are kept
    (DG-LIM-09)."""
    card, victim = deed.card, g.state.players[deed.victim]
    printed = card_of(g, card)
    paid = printed.cost
    if paid < 0:
        paid = await amount(p.seat, 1, victim.peril, "ask-x", rule="DG-GEN-13", card=card)
    pay(g, p, victim, paid)
    p.hand.remove(card)
    g.state.playing.append(card)
    g.say(Played(p.hero, card, paid), "DG-DLP-01")
    if printed.duration == "attachment":
        await attach(g, p, card)
        return
    if printed.aimed and await cancelled(g, victim):
        decks.finish(g, card)
        return
    if printed.duration == "permanent":
        g.state.playing.remove(card)
        victim.banes.append(Readied(card))
        await inventory.keep_limits(g, victim)
        return
    times = paid if printed.cost < 0 else 1
    for hero in [victim, *([p] if deed.own else [])] if printed.aimed else [p]:
        for _ in range(times):
            cause = Cause(p.seat, card, hero.seat, hero.at)
            await acting.do(g, printed.acts(), cause)
    decks.finish(g, card)


def pay(g: G, p: Player, victim: Player, peril: int) -> None:
    """DG-GEN-04: only opponents spend a player's Peril."""
    victim.peril -= peril
    if peril:
        g.say(PaidPeril(victim.hero, peril), "DG-DLP-02")


async def cancelled(g: G, victim: Player) -> bool:
    """DG-SPC-02: the victim may answer with an any-moment card."""
    moment = Moment("cast", victim.seat)
    await moments.offer(g, moment, "ask-cast")
    return moment.cancelled


async def attach(g: G, p: Player, card: str) -> None:
    """DG-CRD-10, DG-CRD-11: on a monster of the own lair; the lair limit does not count it."""
    options = [Option(f"card:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in p.lair]
    host = await choose(p.seat, options, "ask-host", rule="DG-CRD-10", card=card)
    g.state.playing.remove(card)
    host.under.append(card)
    g.say(Attached(card, host.card), "DG-CRD-10")
