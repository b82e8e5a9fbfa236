"""What a cost would take from whom, as the party has agreed on it (TG-PTY-03)."""

from collections.abc import Sequence

from waystone.kernel.text import Text

from ..box.journal import Cost
from ..rules.day.actions import FIGHT_ENERGY, stone_energy, stone_ways, travel_cost
from ..rules.day.midday import others
from ..rules.people.costs import Share, affordable, bound_parts, fair_parts
from ..table.lasting import travel_price
from ..table.places import the_world
from ..table.state import G, Hero
from .encounter import JOIN

TOLD = ("energy", "magic")
"""TG-RES-04: what cannot be handed over."""


def company(g: G, one: Hero) -> list[int]:
    """TG-PTY-01: those with whom this one would act, as far as that was said."""
    known = the_world(g).company.get(one.seat)
    asked = known.asked if known is not None and known.near == others(g, one.seat) else []
    return [one.seat, *asked]


def effort(g: G, deed: str, party: list[int], text: Text) -> tuple[str, bool]:
    """TG-ACT-11, TG-ACT-17: the Energy that it takes, and whether the first of the party has none
    left then. TG-ACT-13: a Guidestone takes more than that."""
    one = g.state.heroes[party[0]]
    if deed == "guidestone":
        return paid(g, stone_price(g, party, stone_ways(g, one, party)), party, text), False
    costs = [Cost("energy", FIGHT_ENERGY)] if deed == "fight" else travel_cost(g, party)
    shares = parts(g, costs, party)
    alone = FIGHT_ENERGY if deed == "fight" else travel_price(g, one)
    mine = sum(n for seat, _, n in shares if seat == one.seat) if shares else alone
    left = max(0, one.energy - mine)
    words = JOIN.join(told(g, shares, text)) or text("does-energy", now=one.energy, later=left)
    return words, not left


def stone_price(g: G, party: list[int], ways: list[str]) -> list[Cost]:
    """TG-ACT-13: Energy, and Magic where there is no other way; the first of the party lights it.
    What else it takes, the party is asked about."""
    energy = Cost("energy", stone_energy(g, g.state.heroes[party[0]]))
    return [energy, Cost("magic", len(g.state.heroes))] if ways == ["materials"] else [energy]


def parts(g: G, costs: Sequence[Cost], party: list[int], owner: int = -1) -> list[Share]:
    """Who pays how much, where nobody will be asked about it."""
    if len(party) == 1 or the_world(g).paying == "said" or not affordable(g, costs, party, owner):
        return []
    return [
        share
        for cost, payer in bound_parts(g, costs, party, owner)
        if cost.what in TOLD
        for share in fair_parts(g, cost, party, payer)
    ]


def told(g: G, shares: list[Share], text: Text) -> list[str]:
    return [
        text("does-pay", hero=g.state.heroes[seat].id, what=what, n=n) for seat, what, n in shares
    ]


def paid(g: G, costs: Sequence[Cost], party: list[int], text: Text) -> str:
    return JOIN.join(told(g, parts(g, costs, party), text))
