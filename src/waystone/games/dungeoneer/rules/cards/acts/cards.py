"""Acts on hands, inventories and piles."""

from waystone.kernel.ask import Option, choose

from ....box.effects import Draw, Drop, Peek, Recover, Rob, Snatch, Strip, Summon
from ....table.facts import Peeked, PeekedSome, Stole
from ....table.state import G
from ...battle import lair
from ...registry import does
from .. import acting, decks, fitting, inventory
from ..occasions import Cause


@does.rule
async def draw(g: G, cause: Cause, act: Draw) -> None:
    """DG-CRD-16, DG-GEN-01: cards are drawn, from a new deck if need be."""
    for p in acting.meant(g, act.who, cause):
        await decks.draw(g, p, act.count)


@does.rule
async def drop(g: G, cause: Cause, act: Drop) -> None:
    """DG-GEN-01: cards of the hand are discarded."""
    for p in acting.meant(g, act.who, cause):
        for _ in range(min(act.count, len(p.hand))):
            await decks.discard_one(g, p, random=act.random)


@does.rule
async def recover(g: G, cause: Cause, act: Recover) -> None:
    """DG-GEN-01: a card of the discard pile comes to the hand."""
    p = g.state.players[cause.by]
    found = fitting.recoverable(g, act)
    if found:
        options = [
            Option(f"card:{card}", card, "option-card", {"card": card}, f"discard:{card}")
            for card in found
        ]
        card = await choose(p.seat, options, "ask-recover", rule="DG-GEN-01")
        decks.pile(g, card).remove(card)
        p.hand.append(card)


@does.rule
async def strip(g: G, cause: Cause, act: Strip) -> None:
    """DG-CRD-17: a boon leaves the inventory only by force of a card."""
    for p in acting.meant(g, act.who, cause):
        found = fitting.strippable(g, p, act)
        if found:
            seat = p.seat if act.chooser == "holder" else cause.by
            options = [
                Option(f"card:{card}", card, "option-card", {"card": card}, card) for card in found
            ]
            card = await choose(seat, options, "ask-strip", rule="DG-CRD-17", hero=p.hero)
            await inventory.leave_play(g, p, card)


@does.rule
async def rob(g: G, cause: Cause, act: Rob) -> None:
    """DG-LIM-08: a treasure changes hands, if there is room for it."""
    you = g.state.players[cause.by]
    for victim in acting.meant(g, "target", cause):
        found = [c for c in inventory.treasures(g, victim) if inventory.has_room(g, you, c)]
        if found:
            options = [Option(f"card:{c}", c, "option-card", {"card": c}, c) for c in found]
            card = await choose(you.seat, options, "ask-rob", rule="DG-LIM-08", hero=victim.hero)
            readied = inventory.in_inventory(victim, card)
            victim.inventory.remove(readied)
            you.inventory.append(readied)
            g.say(Stole(you.hero, victim.hero, card), "DG-LIM-08")
            await inventory.keep_limits(g, victim)


@does.rule
async def peek(g: G, cause: Cause, act: Peek) -> None:
    """DG-GEN-17, DG-GEN-01: a card lets its player see a hand."""
    for victim in acting.meant(g, "target", cause):
        you = g.state.players[cause.by]
        g.say(
            Peeked(you.hero, victim.hero, list(victim.hand)),
            "DG-GEN-17",
            to=(you.seat,),
            others=PeekedSome(you.hero, victim.hero),
        )


@does.rule
async def snatch(g: G, cause: Cause, act: Snatch) -> None:
    """DG-GEN-17: a card of a hand changes hands; only the two know which."""
    for victim in acting.meant(g, "target", cause):
        if victim.hand:
            card = g.streams.pick("snatch", victim.hand)
            victim.hand.remove(card)
            you = g.state.players[cause.by]
            you.hand.append(card)
            g.say(
                Stole(you.hero, victim.hero, card),
                "DG-GEN-17",
                to=(you.seat, victim.seat),
                others=PeekedSome(you.hero, victim.hero),
            )


@does.rule
async def summon(g: G, cause: Cause, act: Summon) -> None:
    """DG-LAI-04: the lair keeps its limit."""
    found = fitting.summonable(g)
    if found:
        options = [
            Option(f"card:{card}", card, "option-card", {"card": card}, f"discard:{card}")
            for card in found
        ]
        card = await choose(cause.by, options, "ask-summon", rule="DG-LAI-04")
        decks.pile(g, card).remove(card)
        await lair.enter(g, g.state.players[cause.by], card)
