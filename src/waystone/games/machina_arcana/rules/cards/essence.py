"""Essence and contributing (MA-ESS)."""

from waystone.kernel.ask import amount

from ...table.board import ground
from ...table.facts import Contributed, GainedEssence, SpentEssence
from ...table.state import Explorer, G
from . import triggers
from .modifiers import barred, most


def helpers(g: G, payer: Explorer, at: int) -> list[Explorer]:
    """MA-ESS-07: whoever may contribute, through others too."""
    here = ground(g)
    near = here.beside[at] | 1 << at
    if payer.cell >= 0:
        near |= here.beside[payer.cell]
    willing = [
        e
        for e in g.state.explorers
        if e is not payer and e.cell >= 0 and e.essence and not barred(g, e, "contribute")
    ]
    found: list[Explorer] = []
    grew = True
    while grew:
        grew = False
        for e in willing:
            if e not in found and near >> e.cell & 1:
                found.append(e)
                near |= here.beside[e.cell]
                grew = True
    return found


def available(g: G, payer: Explorer, at: int | None = None) -> int:
    """What the explorer could pay with all help."""
    if len(g.state.explorers) == 1:
        return payer.essence
    where = payer.cell if at is None else at
    if where < 0:
        return payer.essence
    return payer.essence + sum(e.essence for e in helpers(g, payer, where))


async def pay_essence(g: G, payer: Explorer, n: int, at: int | None = None) -> bool:
    """MA-ESS-04 to -08: the payer says how much comes from itself, contributors give the rest of
    their own will; if it does not suffice nothing is paid."""
    where = payer.cell if at is None else at
    pool = helpers(g, payer, where) if n and where >= 0 and len(g.state.explorers) > 1 else []
    if not pool:
        if payer.essence < n:
            return False
        spend(g, payer, n)
        return True
    mine = await amount(
        payer.seat,
        max(0, n - sum(e.essence for e in pool)),
        min(payer.essence, n),
        "ask-own-share",
        rule="MA-ESS-08",
        n=n,
    )
    pledges: dict[str, int] = {}
    rest = n - mine
    here = ground(g)
    near = here.beside[where] | 1 << where | (here.beside[payer.cell] if payer.cell >= 0 else 0)
    asked: list[str] = []
    while rest:
        helper = next((e for e in pool if e.id not in asked and near >> e.cell & 1), None)
        if helper is None:
            break
        asked.append(helper.id)
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
            pledges[helper.id] = given
            rest -= given
            near |= here.beside[helper.cell]
    if rest > payer.essence - mine:
        return False
    for helper in pool:
        if helper.id in pledges:
            helper.essence -= pledges[helper.id]
            g.say(Contributed(helper.id, payer.id, pledges[helper.id]), "MA-ESS-04")
    spend(g, payer, mine + rest)
    return True


def spend(g: G, payer: Explorer, n: int) -> None:
    if n:
        payer.essence -= n
        g.say(SpentEssence(payer.id, n), "MA-ESS-02")


async def gain_essence(g: G, explorer: Explorer, n: int = 1) -> None:
    """MA-ESS-01, up to the maximum (MA-STA-04)."""
    gained = min(n, most(g, explorer, "essence") - explorer.essence)
    if gained > 0:
        explorer.essence += gained
        g.say(GainedEssence(explorer.id, gained), "MA-ESS-01")
        await triggers.happen(g, "gain-essence", explorer.id)
