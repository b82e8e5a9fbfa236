"""Banes, paid with the Peril of those they befall."""

from waystone.kernel.ask import Option, amount, choose

from ...box.definitions import CardDef
from ...box.effects import Draw, Heal, Stand, Warp
from ...table.facts import Attached, PaidPeril, Played
from ...table.state import G, Player, Readied, card_of
from ..cards import acting, decks, inventory, moments
from ..cards.occasions import Cause, Moment
from . import legal


async def play_bane(g: G, p: Player, card: str) -> None:
    """DG-DLP-01..05, DG-CRD-06, DG-CRD-20: a bane on an opponent's hero, paid with Peril, never
    with AP."""
    printed = card_of(g, card)
    victims = legal.bane_victims(g, p, card)
    prompt = "ask-bane-target" if printed.aimed else "ask-payer"
    options = [
        Option(f"hero:{v.hero}", v, "option-hero", {"hero": v.hero}, f"hero:{v.hero}")
        for v in victims
    ]
    victim = await choose(p.seat, options, prompt, rule="DG-DLP-02", card=card)
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
    targets = [victim] if printed.aimed else [p]
    if printed.aimed and await shares(g, p, printed):
        targets.append(p)
    if printed.duration == "permanent":
        g.state.playing.remove(card)
        victim.banes.append(Readied(card))
        await inventory.keep_limits(g, victim)
        return
    times = paid if printed.cost < 0 else 1
    for target in targets:
        for _ in range(times):
            cause = Cause(p.seat, card, target.seat, target.at)
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


async def shares(g: G, p: Player, printed: CardDef) -> bool:
    """DG-DLP-15: the own hero may be let in on a bane; asked where that can be of use."""
    if printed.duration != "instant" or not any(
        isinstance(act, Warp | Heal | Stand | Draw) for act in printed.acts()
    ):
        return False
    options = [Option("yes", True, "option-yes"), Option("no", False, "option-no")]
    return await choose(p.seat, options, "ask-share", rule="DG-DLP-15")


async def attach(g: G, p: Player, card: str) -> None:
    """DG-CRD-10, DG-CRD-11: on a monster of the own lair; the lair limit does not count it."""
    options = [Option(f"card:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in p.lair]
    host = await choose(p.seat, options, "ask-host", rule="DG-CRD-10", card=card)
    g.state.playing.remove(card)
    host.under.append(card)
    g.say(Attached(card, host.card), "DG-CRD-10")
