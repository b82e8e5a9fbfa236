"""Markets: RB-SHP."""

import pytest

from waystone.games.runebound.box.abilities import Discount, Once, Special
from waystone.games.runebound.box.effects import Asset, Deal, Gold, Trophy
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.market.shop import shop
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.pool import tokens_of
from waystone.games.runebound.table.state import sheet
from waystone.testing import run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-SHP-01")
def test_shopping_only_in_a_city_at_its_market() -> None:
    t = Table("corbin")
    assert "shop" not in keys(t)
    t.put("d12")
    t.top("asset", "cudgel").assets()
    t.state.markets["forge"] = ["griffin", "caravan", "silk"]
    t.hero.gold = 2
    bench = t.play(an_action(0), "shop")
    assert bench.options == [
        "buy:silk", "buy:cudgel",
        "discard:griffin", "discard:caravan", "discard:silk", "discard:cudgel",
    ]  # fmt: skip


@pytest.mark.rule("RB-SHP-02", "RB-SHP-05", "RB-SHP-06", "RB-SHP-07")
def test_three_four_three() -> None:
    t = Table("corbin", at="d4").top("asset", "cudgel")
    t.hero.gold = 5
    run(shop(t.g, t.hero), ["buy:cudgel"])
    assert len(t.state.markets["tamalir"]) == 3
    assert (t.hero.assets, t.hero.gold) == (["cudgel"], 3)
    assert sheet(t.g, t.hero).tokens[-1] == "B04"
    t = Table("corbin", at="d4").top("asset", "cudgel")
    gone = t.state.markets["tamalir"][0]
    run(shop(t.g, t.hero), [f"discard:{gone}"])
    assert len(t.state.markets["tamalir"]) == 3
    assert t.hero.assets == []


@pytest.mark.rule("RB-SHP-03", "RB-SHP-04", "RB-AMB-39", "RB-SHP-09")
def test_selling_comes_first_and_pays_the_cost() -> None:
    t = Table("corbin", at="d4").assets("maul", "silk").top("asset", "griffin")
    t.hero.gold = 0
    run(shop(t.g, t.hero), ["asset:maul asset:silk", "buy:griffin"])
    assert (t.hero.gold, t.hero.assets) == (0, ["griffin"])
    assert "A04" not in sheet(t.g, t.hero).tokens
    assert t.state.discards["asset"][:2] == ["maul", "silk"]


@pytest.mark.rule("RB-SHP-08")
def test_assets_are_sold_in_a_shop_action_only() -> None:
    t = Table("corbin", at="d4").assets("maul")
    assert not [k for k in keys(t) if "maul" in k]


@pytest.mark.rule("RB-SHP-10", "RB-EX-54")
def test_a_card_taken_from_a_market_is_replaced_at_once() -> None:
    t = Table("corbin").top("asset", "cudgel")
    t.state.markets["forge"] = ["silk", "griffin", "caravan"]
    for city in ("tamalir", "riverwatch", "dawnsmoor"):
        t.state.markets[city] = []
    run(resolve(t.g, t.by(), (Asset(2),)))
    assert t.hero.assets == ["silk"]
    assert t.state.markets["forge"] == ["griffin", "caravan", "cudgel"]


@pytest.mark.rule("RB-AMB-37", "RB-AMB-38")
def test_a_market_without_new_cards() -> None:
    t = Table("corbin", at="d4")
    t.state.decks["asset"], t.state.discards["asset"] = [], []
    t.state.markets["tamalir"] = ["griffin", "caravan"]
    t.hero.gold = 0
    run(shop(t.g, t.hero), ["discard:griffin"])
    assert t.state.markets["tamalir"] == ["caravan"]


def test_a_discount_and_the_tokens_of_a_sheet() -> None:
    t = Table("corbin", at="d4").top("asset", "cudgel")
    t.teach(Discount(1), Once((Gold(1),)), Special((Deal(1),)))
    t.hero.gold = 1
    run(shop(t.g, t.hero), ["buy:cudgel"])
    combat = t.fight(["phy"], ["sku"])
    assert tokens_of(t.g, combat, t.side(0)) == ["corbin-1", "corbin-2", "corbin-3", "B04"]
    run(resolve(t.g, t.by(), (Trophy("combat", 2),)))
    assert len(t.hero.trophies) == 2
