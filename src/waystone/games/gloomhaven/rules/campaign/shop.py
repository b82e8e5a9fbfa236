"""The shop (GH-SHP)."""

from waystone.kernel.ask import PASS, Option, choose
from waystone.kernel.step import BACK, Then

from ...table.campaign_facts import Purchased, Sold
from ...table.records import Sheet
from ...table.sheets import campaign, copies_left, seat_of, sheet
from ...table.state import G
from ..registry import step
from .prosperity import prosperity_level
from .reputation import price_change, reputation


def supply(g: G) -> list[str]:
    """GH-SHP-05, GH-SHP-06: the items of the town's level, and those whose design is known."""
    level = prosperity_level(g.state)
    known = campaign(g).world.supply
    return [
        i.id
        for i in g.content.items.values()
        if (i.found == "shop" and i.prosperity <= level) or i.id in known
    ]


def price(g: G, item: str) -> int:
    """GH-SHP-01, GH-AMB-24: changed by the party's reputation, never below nothing."""
    return max(0, g.content.items[item].price + price_change(reputation(g.state)))


def sale_price(g: G, item: str) -> int:
    """GH-SHP-02: half the printed price, rounded down."""
    return g.content.items[item].price // 2


def for_sale(g: G, one: Sheet) -> list[str]:
    """GH-SHP-04: as long as copies last, and no second copy for one character."""
    return [
        item
        for item in supply(g)
        if item not in one.items and price(g, item) <= one.gold and copies_left(g, item) > 0
    ]


@step
async def buy(g: G, name: str) -> Then:
    """GH-SHP-01, GH-SHP-08. GH-ITM-15: other items are found or given."""
    one = sheet(g, name)
    options = [
        Option(f"item:{i}", i, "option-buy", {"item": i, "price": price(g, i)}, f"item:{i}")
        for i in for_sale(g, one)
    ]
    options.append(Option(PASS, "", "option-done"))
    item = await choose(
        seat_of(g.state, one), options, "ask-buy", rule="GH-SHP-01", character=name, gold=one.gold
    )
    if not item:
        return BACK
    paid = price(g, item)
    one.gold -= paid
    one.items.append(item)
    g.say(Purchased(name, item, paid), "GH-SHP-01")
    return buy(name)


@step
async def sell(g: G, name: str) -> Then:
    """GH-SHP-02: half the printed price, rounded down; the card goes back to the shop."""
    one = sheet(g, name)
    options = [
        Option(f"item:{i}", i, "option-sell", {"item": i, "price": sale_price(g, i)}, f"item:{i}")
        for i in one.items
    ]
    options.append(Option(PASS, "", "option-done"))
    item = await choose(
        seat_of(g.state, one), options, "ask-sell", rule="GH-SHP-02", character=name, gold=one.gold
    )
    if item:
        one.items.remove(item)
        one.gold += sale_price(g, item)
        return_to_shop(g, [item])
        g.say(Sold(name, item, sale_price(g, item)), "GH-SHP-02")
    return BACK


def return_to_shop(g: G, items: list[str]) -> None:
    """GH-SHP-06: what comes back can be bought by others."""
    known = campaign(g).world.supply
    known += [i for i in items if i not in known and i not in supply(g)]
