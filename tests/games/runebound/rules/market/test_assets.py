"""Assets: RB-AST."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.market.goods import trade_goods
from waystone.games.runebound.rules.market.shop import shop
from waystone.games.runebound.rules.market.trade import offer
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.state import sheet
from waystone.testing import run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-AST-02", "RB-AST-03")
def test_of_two_assets_of_a_type_one_must_go() -> None:
    t = Table("corbin", at="d4").assets("cudgel").top("asset", "maul")
    t.hero.gold = 5
    run(shop(t.g, t.hero), ["buy:maul", "asset:cudgel"])
    assert (t.hero.assets, t.hero.gold) == (["maul"], 0)
    assert t.state.discards["asset"] == ["cudgel"]


@pytest.mark.rule("RB-AST-04", "RB-TRD-02")
def test_a_token_follows_its_card() -> None:
    t = Table("corbin", "lissa").assets("cudgel")
    t.assets("maul", hero=t.other)
    t.hero.gold = 5
    t.play(offer(0, 1), "give:cudgel want:maul", "2", "accept")
    assert "A04" in sheet(t.g, t.hero).tokens
    assert "B04" in sheet(t.g, t.other).tokens
    assert "A04" not in sheet(t.g, t.other).tokens


@pytest.mark.rule("RB-AST-06", "RB-AST-07")
def test_goods_are_sold_at_their_place() -> None:
    t = Table("corbin", at="d4").assets("silk")
    assert "goods:silk" not in keys(t)
    t.put("e8")
    assert "goods:silk" in keys(t)
    t.hero.gold = 0
    t.play(an_action(0), "goods:silk")
    assert (t.hero.gold, t.hero.assets, t.state.discards["asset"], t.state.points) == (
        5,
        [],
        ["silk"],
        2,
    )


@pytest.mark.rule("RB-AST-08")
def test_giving_goods_away_is_no_sale() -> None:
    t = Table("corbin", "lissa", at="e8").assets("silk")
    t.other.gold = 2
    t.play(offer(0, 1), "give:silk", "-2", "accept")
    assert (t.hero.gold, t.other.gold, t.other.assets) == (2, 0, ["silk"])
    run(trade_goods(t.g, t.other, "silk"))
    assert t.other.gold == 5
