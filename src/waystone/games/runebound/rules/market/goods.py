"""Goods (RB-AST): sold for their trade value in the place that they name."""

from ...table.facts import TradedGoods
from ...table.state import G, Hero, sheet
from ..cards.limits import drop_asset, trim


def tradable(g: G, hero: Hero) -> list[str]:
    """RB-AST-06: goods whose own action can be used in this kind of place."""
    kind = g.content.atlas.site[hero.space]
    if kind is None:
        return []
    assets = g.content.assets
    return [a for a in hero.assets if assets[a].place == kind]


def trade_value(g: G, hero: Hero, asset: str) -> int:
    return g.content.assets[asset].trade + sheet(g, hero).trade_more


async def trade_goods(g: G, hero: Hero, asset: str) -> None:
    """RB-AST-06, RB-AST-07: the goods are discarded and pay their trade value."""
    paid = trade_value(g, hero, asset)
    drop_asset(g, hero, asset)
    hero.gold += paid
    g.say(TradedGoods(hero.hero, asset, paid), "RB-AST-06")
    await trim(g, hero)
