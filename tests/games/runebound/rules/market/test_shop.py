"""Markets: RB-SHP."""

import pytest

from waystone.games.runebound.box.abilities import Discount, Once, Special, When
from waystone.games.runebound.box.effects import Asset, Deal, Gold, Heal, Trophy
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.market.goods import trade_goods
from waystone.games.runebound.rules.market.shop import (
    buy_or_discard,
    restock,
    sell,
    shop,
    take_asset,
)
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
    run(shop(t.g, t.hero), ["sell", "asset:maul asset:silk", "buy:griffin"])
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
    run(shop(t.g, t.hero), ["pass", "buy:cudgel"])
    combat = t.fight(["phy"], ["sku"])
    assert tokens_of(t.g, combat, t.side(0)) == ["corbin-1", "corbin-2", "corbin-3", "B04"]
    run(resolve(t.g, t.by(), (Trophy("combat", 2),)))
    assert len(t.hero.trophies) == 2


@pytest.mark.rule("RB-SHP-05", "RB-SHP-06", "RB-SHP-07", "RB-AMB-38")
def test_the_last_gold_buys_and_what_is_discarded_lies_on_the_pile() -> None:
    t = Table("corbin", at="d4").hand()
    city = t.content.atlas.cities[t.hero.space]
    t.assets("maul", "cudgel", "oath-mail")
    t.hero.assets.clear()
    t.state.markets[city] = ["maul", "cudgel", "oath-mail"]
    t.hero.gold = t.content.assets["maul"].cost
    run(buy_or_discard(t.g, t.hero, city, sells=False), ["buy:maul"])
    assert (t.hero.gold, t.hero.assets, t.state.markets[city]) == (
        0,
        ["maul"],
        ["cudgel", "oath-mail"],
    )
    run(buy_or_discard(t.g, t.hero, city, sells=False), ["discard:cudgel"])
    assert (t.state.discards["asset"], t.state.markets[city]) == (["cudgel"], ["oath-mail"])
    t.state.decks["asset"].clear()
    run(buy_or_discard(t.g, t.hero, city, sells=False))
    assert sorted(t.state.decks["asset"]) == ["cudgel", "oath-mail"]


@pytest.mark.rule("RB-SHP-01", "RB-SHP-09")
def test_what_waits_for_shopping_comes_last() -> None:
    t = Table("corbin", at="d4").hand()
    t.teach(When("shop", (Gold(2),)))
    t.hero.gold = 0
    bench = t.play(an_action(0), "shop")
    assert (bench.prompt, t.hero.gold) == ("ask-shop", 0)
    bench.say(bench.options[0])
    assert t.hero.gold == 2


@pytest.mark.rule("RB-SHP-03", "RB-SHP-06", "RB-AST-04", "RB-AST-06")
def test_limits_hold_when_an_asset_leaves_or_comes() -> None:
    t = Table("nameya", at="d4").skills("drill", "vendetta", "dirty-trick").assets("maul")
    assert {t.content.skills[s].type for s in t.hero.skills} == {"body"}
    run(sell(t.g, t.hero), ["asset:maul", "skill:vendetta"])
    assert (t.hero.assets, t.hero.skills) == ([], ["drill", "dirty-trick"])
    t.assets("cudgel")
    t._take("asset", "maul")
    run(take_asset(t.g, t.hero, "maul"), ["asset:cudgel"])
    assert t.hero.assets == ["maul"]
    t.state.discards["asset"].remove("cudgel")
    run(take_asset(t.g, t.hero, "cudgel"), ["asset:maul"])
    assert (t.hero.assets, t.hero.skills) == (["cudgel"], ["drill", "dirty-trick"])
    t.hero.skills.append("vendetta")
    t._take("asset", "silk")
    run(take_asset(t.g, t.hero, "silk"), ["skill:vendetta"])
    assert (t.hero.assets, t.hero.skills) == (["cudgel", "silk"], ["drill", "dirty-trick"])


@pytest.mark.rule("RB-AST-06", "RB-AST-07")
def test_limits_hold_when_goods_are_sold() -> None:
    t = Table("nameya").skills("drill", "vendetta", "dirty-trick")
    t.assets("silk")
    gold = t.hero.gold
    run(trade_goods(t.g, t.hero, "silk"), ["skill:drill"])
    assert (t.hero.assets, t.hero.gold) == ([], gold + 5)
    assert t.hero.skills == ["vendetta", "dirty-trick"]


@pytest.mark.rule("RB-SHP-10")
def test_all_markets_are_laid_out_anew() -> None:
    t = Table("corbin")
    before = {city: list(cards) for city, cards in t.state.markets.items()}
    restock(t.g)
    assert all(len(cards) == 3 for cards in t.state.markets.values())
    old = sorted(card for cards in before.values() for card in cards)
    assert sorted(t.state.discards["asset"]) == old
    assert not set(old) & {card for cards in t.state.markets.values() for card in cards}


@pytest.mark.rule("RB-ABL-06", "RB-AMB-68")
def test_gold_of_an_ability_may_come_in_the_middle_of_a_shop_action() -> None:
    """After the new card of the market has been seen, before the buying."""
    t = Table("corbin", at="d4").top("asset", "cudgel")
    t.teach(Once((Gold(1),)), Once((Heal(1),)))
    t.hero.gold = t.content.assets["cudgel"].cost - 1
    t.hero.damage = 3
    run(shop(t.g, t.hero), ["use", "buy:cudgel"])
    assert (t.hero.gold, t.hero.assets, t.hero.damage) == (0, ["cudgel"], 3)
