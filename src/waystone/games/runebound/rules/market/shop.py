"""Markets (RB-SHP): the shop action, assets bought, sold and taken."""

from waystone.kernel.ask import Option, choose, choose_many
from waystone.kernel.step import BACK, Then

from ...table.facts import AssetGained, Bought, MarketDiscarded, MarketDrew, Restocked, Sold
from ...table.state import G, Hero, sheet
from ..cards.frees import meanwhile
from ..cards.limits import drop_asset, trim
from ..cards.piles import rebuild
from ..cards.triggers import triggered
from ..registry import step

MARKET = 3


def draw_asset(g: G) -> str:
    rebuild(g, "asset")
    deck = g.state.decks["asset"]
    if not deck:
        return ""
    card = deck.pop()
    rebuild(g, "asset")
    return card


def refill(g: G, city: str) -> None:
    """RB-SHP-10: outside a shop action a market always has three; RB-AMB-37: if cards are left."""
    market = g.state.markets[city]
    while len(market) < MARKET:
        card = draw_asset(g)
        if not card:
            return
        market.append(card)


@step
async def open_markets(g: G) -> Then:
    """RB-SET-13, RB-SET-14, RB-SET-16: three assets to each market; time stands on the first
    space."""
    for city in g.state.markets:
        refill(g, city)
    return BACK


def price(g: G, hero: Hero, asset: str) -> int:
    return max(0, g.content.assets[asset].cost - sheet(g, hero).discount)


async def shop(g: G, hero: Hero) -> None:
    """RB-SHP-01, RB-MAP-11: three steps in order, at the market of this city. RB-SHP-09: selling
    comes before buying, so what is bought now is not sold now."""
    city = g.content.atlas.cities[hero.space]
    market = g.state.markets[city]
    card = draw_asset(g)
    if card:
        market.append(card)
        g.say(MarketDrew(city, card), "RB-SHP-02")
    if not market or await buy_or_discard(g, hero, city, sells=bool(hero.assets)) == "sell":
        await sell(g, hero)
        if market:
            await buy_or_discard(g, hero, city, sells=False)
    await triggered(g, "shop", [hero.seat])


async def sell(g: G, hero: Hero) -> None:
    """RB-SHP-03, RB-AMB-39: any number of own assets, each for its cost."""
    if not hero.assets:
        return
    costs = {a: g.content.assets[a].cost for a in hero.assets}
    options = [
        Option(f"asset:{a}", a, "option-sell", {"card": a, "gold": gold}, f"card:{a}")
        for a, gold in costs.items()
    ]
    for asset in await choose_many(hero.seat, options, "ask-sell", rule="RB-SHP-03"):
        drop_asset(g, hero, asset)
        hero.gold += g.content.assets[asset].cost
        g.say(Sold(hero.hero, asset, g.content.assets[asset].cost), "RB-SHP-03")
    await trim(g, hero)


async def buy_or_discard(g: G, hero: Hero, city: str, *, sells: bool) -> str:
    """RB-SHP-05, RB-SHP-07, RB-AMB-38: buy exactly one asset of this market or discard one; before
    that, whoever likes sells (RB-SHP-03)."""
    await meanwhile(g, hero, "shopping")
    market = g.state.markets[city]
    options = [
        Option(
            f"buy:{c}",
            ("buy", c),
            "option-buy",
            {"card": c, "gold": price(g, hero, c)},
            f"market:{c}",
        )
        for c in market
        if price(g, hero, c) <= hero.gold
    ] + [
        Option(f"discard:{c}", ("discard", c), "option-discard", {"card": c}, f"market:{c}")
        for c in market
    ]
    if sells:
        options.append(Option("sell", ("sell", ""), "option-sell-first"))
    what, card = await choose(hero.seat, options, "ask-shop", rule="RB-SHP-05")
    if what == "sell":
        return what
    market.remove(card)
    if what == "discard":
        g.state.discards["asset"].append(card)
        rebuild(g, "asset")
        g.say(MarketDiscarded(city, card), "RB-SHP-05")
        return what
    hero.gold -= price(g, hero, card)
    g.say(Bought(hero.hero, card, price(g, hero, card)), "RB-SHP-06")
    await take_asset(g, hero, card)
    return what


async def take_asset(g: G, hero: Hero, card: str) -> None:
    """RB-SHP-06, RB-AST-04: beside the hero card; its token comes with it."""
    hero.assets.append(card)
    await trim(g, hero)


async def take_from_market(g: G, hero: Hero, most: int) -> None:
    """An asset of any market that costs no more than this, for nothing."""
    found = [
        (city, c)
        for city, cards in g.state.markets.items()
        for c in cards
        if g.content.assets[c].cost <= most
    ]
    if not found:
        return
    options = [
        Option(f"asset:{c}", (city, c), "option-card", {"card": c}, f"market:{c}")
        for city, c in found
    ]
    city, card = await choose(hero.seat, options, "ask-asset", rule="RB-SHP-10")
    g.state.markets[city].remove(card)
    refill(g, city)
    g.say(AssetGained(hero.hero, card), "RB-TRO-01")
    await take_asset(g, hero, card)


def restock(g: G) -> None:
    for city, market in g.state.markets.items():
        g.state.discards["asset"] += market
        market.clear()
        refill(g, city)
        g.say(Restocked(city), "RB-SHP-10")
