"""Trading between heroes (RB-TRD): gold and assets, in one space, both willing, fairly."""

from functools import cache
from typing import NamedTuple

from waystone.kernel.ask import Option, amount, choose, choose_many
from waystone.kernel.step import BACK, Then

from ...table.facts import OfferMade, TradeDone, TradeRefused, TradeUnfair
from ...table.state import G, Hero
from ..cards.limits import trim
from ..registry import step

FAIR = 2


def partners(g: G, hero: Hero) -> list[Hero]:
    """RB-TRD-01, RB-TRD-03: heroes in the same space, if there are assets to trade."""
    return [
        other
        for other in g.state.heroes
        if other.space == hero.space
        and other is not hero
        and not other.eliminated
        and (other.assets or hero.assets)
    ]


class Partner(NamedTuple):
    """The seat to whom an offer is made."""

    seat: int


@cache
def partner_option(hero: str, seat: int) -> Option[Partner]:
    return Option(f"trade:{hero}", Partner(seat), "option-trade", {"hero": hero}, f"hero:{hero}")


@step
async def offer(g: G, seat: int, to: int) -> Then:
    """RB-AMB-32, RB-AMB-64: between actions or dice, by whose turn it is: assets both ways and a
    balance in gold. RB-HID-07: what players say to each other is their own."""
    hero, other = g.state.heroes[seat], g.state.heroes[to]
    options = [
        Option(f"give:{a}", ("give", a), "option-give", {"card": a}, f"card:{a}")
        for a in hero.assets
    ] + [
        Option(f"want:{a}", ("want", a), "option-want", {"card": a}, f"card:{a}")
        for a in other.assets
    ]
    picked = await choose_many(seat, options, "ask-offer", rule="RB-TRD-01", hero=other.hero)
    give = [a for what, a in picked if what == "give"]
    want = [a for what, a in picked if what == "want"]
    low, high = gold_range(g, hero, other, give, want)
    if low > high:
        g.say(TradeUnfair(hero.hero, other.hero), "RB-SPT-02")
        return BACK
    gold = await amount(seat, low, high, "ask-offer-gold", rule="RB-TRD-01", hero=other.hero)
    g.say(OfferMade(hero.hero, other.hero, give, want, gold), "RB-TRD-01")
    agree = [Option("accept", True, "option-accept"), Option("refuse", False, "option-refuse")]
    if not await choose(
        to,
        agree,
        "ask-accept",
        rule="RB-TRD-01",
        may=True,
        hero=hero.hero,
        give=give,
        want=want,
        gold=gold,
    ):
        g.say(TradeRefused(other.hero), "RB-TRD-01")
        return BACK
    await swap(g, hero, other, give, want, gold)
    return BACK


def gold_range(g: G, hero: Hero, other: Hero, give: list[str], want: list[str]) -> tuple[int, int]:
    """RB-TRD-04, RB-AMB-33: what the offering hero may add in gold (below 0: ask for). Fair is a
    difference of at most 2 in cost, and each side gives something."""
    if not give and not want:
        return 1, 0
    low, high = -other.gold, hero.gold
    if g.state.free_trades:
        return low, high
    cost = g.content.assets
    lead = sum(cost[a].cost for a in want) - sum(cost[a].cost for a in give)
    low, high = max(low, lead - FAIR), min(high, lead + FAIR)
    if not give:
        low = max(low, 1)
    if not want:
        high = min(high, -1)
    return low, high


async def swap(g: G, hero: Hero, other: Hero, give: list[str], want: list[str], gold: int) -> None:
    """RB-TRD-02, RB-AST-08: tokens go with their assets; RB-TRD-05: limits hold at once."""
    hero.assets = [a for a in hero.assets if a not in give] + want
    other.assets = [a for a in other.assets if a not in want] + give
    hero.gold -= gold
    other.gold += gold
    g.say(TradeDone(hero.hero, other.hero), "RB-TRD-01")
    await trim(g, hero)
    await trim(g, other)
