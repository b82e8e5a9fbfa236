"""Playing Glory cards and using what is readied."""

from waystone.kernel.ask import Option, amount, choose

from ...box.traits import Use
from ...table.facts import Attached, Played, Used, UsedAbility
from ...table.state import G, Player, Readied, card_of
from ...table.stats import cost
from ..hero import action_points
from . import acting, decks, fitting, glory_cards, inventory, uses
from .occasions import Cause, Moment


async def play_card(g: G, p: Player, card: str, moment: Moment | None) -> None:
    """DG-CRD-07, DG-CRD-19: pay its Glory, no AP; from then it is readied. A treasure beyond the
    limit is used at once (DG-LIM-05)."""
    printed = card_of(g, card)
    room = inventory.has_room(g, p, card)
    at_once = None if room else glory_cards.usable_at_once(g, p, card)
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
                Option(f"card:{c}", c, "option-card", {"card": c}, c)
                for c in glory_cards.hosts(g, p, printed)
            ]
            host = await choose(p.seat, options, "ask-host", rule="DG-CRD-10", card=card)
            g.state.playing.remove(card)
            inventory.in_inventory(p, host).under.append(card)
            g.say(Attached(card, host), "DG-CRD-10")
        case _:
            p.inventory.append(Readied(card))
            if at_once is not None:
                await use(g, p, card, at_once, moment)


async def play_instant(g: G, p: Player, card: str, paid: int, moment: Moment | None) -> None:
    """DG-CRD-08: discarded immediately after use; what costs X is done X times (DG-GEN-13)."""
    own = card_of(g, card).acts()
    cause = Cause(p.seat, card, moment=moment)
    g.state.playing.append(card)
    if fitting.wants_target(own):
        target = await acting.pick_hero(g, p.seat, fitting.targets(g, p, own), "ask-target")
        if target is not None:
            cause.target = target.seat
    times = paid if card_of(g, card).cost < 0 else 1
    for _ in range(times):
        await acting.do(g, own, cause)
    decks.finish(g, card)


async def use(g: G, p: Player, thing: str, n: int, moment: Moment | None) -> None:
    """DG-SPC-04: the effect of a readied card or of the hero, for its price. A treasure that has
    spent itself is discarded at once (DG-CRD-18), and limits that it raised fall (DG-LIM-09)."""
    effect = uses.effects_of(g, thing)[n]
    assert isinstance(effect, Use)
    p.glory -= effect.glory
    p.life -= effect.life
    if effect.ap:
        action_points.spend(p, effect.ap)
    if effect.once:
        p.used.append(f"{thing}/{n}")
    own = thing == p.card
    g.say(UsedAbility(p.hero) if own else Used(p.hero, thing), "DG-SPC-04")
    cause = Cause(p.seat, thing, moment=moment)
    if fitting.wants_target(effect.do):
        target = await acting.pick_hero(g, p.seat, fitting.targets(g, p, effect.do), "ask-target")
        if target is not None:
            cause.target = target.seat
    if effect.spend:
        spent(g, p, thing)
    await acting.do(g, effect.do, cause)
    if effect.spend:
        await inventory.keep_limits(g, p)


def spent(g: G, p: Player, thing: str) -> None:
    """DG-CRD-18, DG-CRD-10: what has spent itself is discarded at once, an attachment from under
    its host."""
    for readied in p.inventory:
        if thing in readied.under:
            readied.under.remove(thing)
            decks.discard(g, thing)
            return
    inventory.take_out(g, p, thing)
