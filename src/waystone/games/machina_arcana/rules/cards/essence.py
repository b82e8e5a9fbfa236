"""Essence and contributing (MA-ESS)."""

from typing import TypeAlias

from waystone.kernel.ask import amount

from ...box.modifiers import Barred
from ...table.board import ground, on_or_beside
from ...table.facts import Contributed, GainedEssence, SpentEssence
from ...table.state import Explorer, G
from ...table.units import on_board
from . import triggers
from .modifiers import barred, in_play, most

Pledge: TypeAlias = tuple[Explorer, int]

# ---- who may contribute


def reference(payer: Explorer, at: int | None) -> list[int]:
    """MA-ESS-05 to MA-ESS-07, MA-ESS-09: the space that the payer interacts with, and the payer's
    own."""
    return [cell for cell in (at, payer.cell) if cell is not None and cell >= 0]


def others(g: G, payer: Explorer) -> list[Explorer]:
    """MA-ESS-04: who else has something to give."""
    return [e for e in on_board(g) if e is not payer and e.essence]


def willing(g: G, near: list[Explorer]) -> list[Explorer]:
    """MA-ESS-04: of these, who may contribute."""
    if not near:
        return near
    bars = in_play(g, Barred)
    return [e for e in near if not barred(g, e, "contribute", bars)]


def helpers(g: G, payer: Explorer, at: int | None = None) -> list[Explorer]:
    """MA-ESS-06, MA-ESS-07: beside the reference space, the payer, or another who contributes."""
    waiting = others(g, payer)
    if not waiting:
        return []
    places, found = reference(payer, at), []
    here = ground(g)
    while waiting and places:
        reach = on_or_beside(here, places)
        near = [e for e in waiting if reach >> e.cell & 1]
        waiting = [e for e in waiting if not reach >> e.cell & 1]
        giving = willing(g, near)
        found += giving
        places = [e.cell for e in giving]
    return found


def available(g: G, payer: Explorer, at: int | None = None) -> int:
    """MA-ESS-04, MA-ESS-07: what the explorer could pay with all help."""
    if len(g.state.explorers) == 1:
        return payer.essence
    return payer.essence + sum(e.essence for e in helpers(g, payer, at))


def can_pay(g: G, payer: Explorer, n: int, at: int | None = None) -> bool:
    """MA-ESS-04: alone, or with all help."""
    return payer.essence >= n or available(g, payer, at) >= n


# ---- paying


async def pay_essence(g: G, payer: Explorer, n: int, at: int | None = None) -> bool:
    """MA-ESS-02, MA-ESS-04, MA-ESS-08: the payer says how much comes from itself, contributors give
    the rest of their own will; if it does not suffice nothing is paid."""
    pledges: list[Pledge] = []
    if n and len(g.state.explorers) > 1 and helpers(g, payer, at):
        mine = await own_share(g, payer, n, at)
        pledges = await ask_round(g, payer, n - mine, at)
    rest = n - sum(given for _, given in pledges)
    if rest > payer.essence:
        return False
    for helper, given in pledges:
        helper.essence -= given
        g.say(Contributed(helper.id, payer.id, given), "MA-ESS-04")
    spend(g, payer, rest)
    return True


async def own_share(g: G, payer: Explorer, n: int, at: int | None) -> int:
    """MA-ESS-04, MA-ESS-08: from what only the payer can cover, up to all of it."""
    least = max(0, n - sum(e.essence for e in helpers(g, payer, at)))
    most = min(payer.essence, n)
    return await amount(payer.seat, least, most, "ask-own-share", rule="MA-ESS-08", n=n)


async def ask_round(g: G, payer: Explorer, rest: int, at: int | None) -> list[Pledge]:
    """MA-ESS-04, MA-ESS-07, MA-AMB-45: each in reach says how much; only those who give something
    bring others into reach."""
    places, waiting = reference(payer, at), willing(g, others(g, payer))
    pledges: list[Pledge] = []
    here = ground(g)
    while rest:
        reach = on_or_beside(here, places)
        near = [e for e in waiting if reach >> e.cell & 1]
        if not near:
            break
        helper = near[0]
        waiting.remove(helper)
        given = await amount(
            helper.seat,
            0,
            min(helper.essence, rest),
            "ask-contribute",
            rule="MA-ESS-04",
            payer=payer.id,
            rest=rest,
        )
        if given:
            pledges.append((helper, given))
            rest -= given
            places.append(helper.cell)
    return pledges


def spend(g: G, payer: Explorer, n: int) -> None:
    """MA-ESS-02: essence is gone for whatever it was spent on."""
    if n:
        payer.essence -= n
        g.say(SpentEssence(payer.id, n), "MA-ESS-02")


async def gain_essence(g: G, explorer: Explorer, n: int = 1) -> None:
    """MA-ESS-01, MA-STA-04: up to the maximum; cards answer (MA-CND-02)."""
    gained = min(n, most(g, explorer, "essence") - explorer.essence)
    if gained > 0:
        explorer.essence += gained
        g.say(GainedEssence(explorer.id, gained), "MA-ESS-01")
        await triggers.happen(g, "gain-essence", explorer.id)
