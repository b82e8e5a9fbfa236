"""What a cost would take from whom, as the party has agreed on it (TG-PTY-03)."""

from collections.abc import Sequence

from waystone.kernel.text import Text

from ..box.journal import Cost
from ..rules.day.actions import FIGHT_ENERGY, offering, stone_energy, stone_ways, travel_cost
from ..rules.day.midday import others
from ..rules.people.costs import Share, affordable, bound_parts, fair_parts
from ..rules.people.tracks import amount_of
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
        return stone(g, party, text), False
    costs = [Cost("energy", FIGHT_ENERGY)] if deed == "fight" else travel_cost(g, party)
    shares = parts(g, costs, party)
    alone = FIGHT_ENERGY if deed == "fight" else travel_price(g, one)
    mine = sum(n for seat, _, n in shares if seat == one.seat) if shares else alone
    left = max(0, one.energy - mine)
    words = JOIN.join(told(g, shares, text)) or text("does-energy", now=one.energy, later=left)
    return words, not left


def stone(g: G, party: list[int], text: Text) -> str:
    """TG-ACT-13: all that it takes by its only way, or what the ways have in common and what each
    takes besides."""
    ways = stone_ways(g, g.state.heroes[party[0]], party)
    if len(ways) == 1:
        return stone_way_price(g, party, ways[0], text)
    energy = shares_or_totals(g, stone_price(g, party, ways), party, text)
    if not ways:
        return JOIN.join(energy)
    one, other = (text.listing(way_price(g, party, way, text)) for way in ways)
    return JOIN.join([*energy, text("does-stone", one=one, other=other)])


def way_price(g: G, party: list[int], way: str, text: Text) -> list[str]:
    """What a way takes besides Energy."""
    if way == "blood":
        return [text("does-cost", what=cost.what, n=cost.n) for cost in offering(g)]
    magic = text("does-cost", what="magic", n=len(g.state.heroes))
    return [magic, *besides(g, party, way, text)]


def stone_way_price(g: G, party: list[int], way: str, text: Text) -> str:
    """TG-ACT-13: who pays what, where that is agreed on; what each gives of their own will, and
    goods, in all."""
    known = shares_or_totals(g, stone_price(g, party, [way]), party, text)
    return JOIN.join([*known, *besides(g, party, way, text)])


def besides(g: G, party: list[int], way: str, text: Text) -> list[str]:
    """What nobody pays for others, or anybody may."""
    if way == "blood":
        return totals(g, offering(g), party, text)
    n = len(g.state.heroes)
    return [] if "story-stones" in g.state.rules else [text("does-goods", n=n)]


def shares_or_totals(g: G, costs: list[Cost], party: list[int], text: Text) -> list[str]:
    return told(g, parts(g, costs, party), text) or totals(g, costs, party, text)


def totals(g: G, costs: list[Cost], party: list[int], text: Text) -> list[str]:
    """One alone pays all of it: the numbers before and after; several together so much in all."""
    if len(party) > 1:
        return [text("does-cost-all", what=cost.what, n=cost.n) for cost in costs if cost.n]
    one = g.state.heroes[party[0]]
    found = []
    for cost in costs:
        has = amount_of(one, cost.what)
        later = has + cost.n if cost.what == "terror" else has - cost.n
        found.append(text("does-change", what=cost.what, now=has, later=max(0, later)))
    return found


def stone_way_warning(g: G, party: list[int], way: str, text: Text) -> str:
    """TG-DTH-01, TG-DTH-11: blood has its price however it is divided."""
    if way != "blood":
        return ""
    health, terror = (cost.n for cost in offering(g))
    heroes = [g.state.heroes[seat] for seat in party]
    red = [g.content.characters[one.id].red_terror for one in heroes]
    room = sum(max(0, most - 1 - one.terror) for most, one in zip(red, heroes, strict=True))
    if sum(max(0, one.health - 1) for one in heroes) < health:
        return text("warn-blood-dying")
    return text("warn-blood-insane" if room < terror else "warn-blood")


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
