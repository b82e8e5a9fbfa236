"""Effects within effects: one interpreter each."""

from waystone.kernel.ask import PASS, Option

from ...box.effects import Each, If, Lasting, May, OneOf, Roll
from ...table.facts import RolledForEffect
from ...table.players import deciders, party
from ...table.state import G
from ...table.units import unit_of
from ..asking import ask, unit_option
from ..cards import abilities, lasting
from ..cards.doing import Doing
from ..cards.selectors import active_explorer, chosen
from ..registry import holds, performs, resolve
from ..round.die import game_die


@performs.rule
async def do_lasting(g: G, d: Doing, e: Lasting) -> None:
    """MA-LST-03: a marker on the card."""
    await lasting.last(g, d, e)


@performs.rule
async def do_if(g: G, d: Doing, e: If) -> None:
    """MA-CND-03: what follows, or what comes otherwise."""
    await resolve(g, d, e.then if holds(g, d, e.cond) else e.otherwise)


@performs.rule
async def do_roll(g: G, d: Doing, e: Roll) -> None:
    """MA-CND-05: the effect if the game die shows enough, else what comes otherwise."""
    face = game_die(g, "effect")
    g.say(RolledForEffect(d.card, face, e.needs), "MA-CND-05")
    await resolve(g, d, e.then if face >= e.needs else e.otherwise)


@performs.rule
async def do_may(g: G, d: Doing, e: May) -> None:
    """MA-ABI-04, MA-ABI-06: if it is wanted and its cost is paid."""
    explorer = active_explorer(g, d)
    if explorer is not None and not abilities.affordable(g, explorer, d.card, e.cost):
        return
    options = [Option("yes", True, "option-yes"), Option(PASS, False, "option-pass")]
    if not await ask(deciders(g, d.unit), options, "ask-may", "MA-ABI-06", card=d.card,
                     cost=e.cost, then=e.then):  # fmt: skip
        return
    if explorer is None or await abilities.pay(g, explorer, d.card, e.cost):
        await resolve(g, d, e.then)


@performs.rule
async def do_one_of(g: G, d: Doing, e: OneOf) -> None:
    options = [
        Option(f"choice:{n}", n, "option-choice", {"effects": e.options[n]})
        for n in range(len(e.options))
    ]
    n = await ask(deciders(g, d.unit), options, "ask-one-of", "MA-ABI-06", card=d.card)
    await resolve(g, d, e.options[n])


@performs.rule
async def do_each(g: G, d: Doing, e: Each) -> None:
    """MA-TGT-07, MA-EX-43: each of them does all of it, in an order the players choose."""
    waiting = await chosen(g, d, e.who)
    while waiting := [unit for unit in waiting if unit_of(g, unit) is not None]:
        options = [unit_option(unit) for unit in waiting]
        unit = await ask(party(g), options, "ask-order", "MA-EX-43", formal=True, card=d.card)
        waiting.remove(unit)
        mine = Doing(unit, d.card, unit, d.targets, d.spaces, other=d.other)
        mine.caused_by = d.caused_by
        await resolve(g, mine, e.then)
