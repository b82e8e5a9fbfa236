"""Trading: RB-TRD."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.market.trade import gold_range, offer, swap
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.testing import run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-TRD-01", "RB-EX-59", "RB-AMB-31", "RB-AMB-32", "RB-AMB-64")
def test_trading_in_one_space_in_ones_own_turn() -> None:
    t = Table("corbin", "lissa", "nameya").assets("cudgel")
    t.put("a2", t.state.heroes[2])
    t.hero.damage = 10
    assert "trade:lissa" in keys(t)
    assert "trade:nameya" not in keys(t)
    third = [o.key for o in turn_options(t.g, t.state.heroes[2])]
    assert not [k for k in third if k.startswith("trade")]


@pytest.mark.rule("RB-TRD-01", "RB-AMB-32")
def test_trading_in_passing_through_a_heros_space() -> None:
    t = Table("corbin", "lissa", at="h8").assets("cudgel").hand().dice("P", "P", "P")
    t.put("h7", t.other)
    t.other.gold = 3
    bench = t.play(an_action(0), "roll")
    assert "trade:lissa" not in bench.options
    bench.say("hex:h7:P", "trade:lissa", "give:cudgel", "-2", "accept")
    assert (t.hero.assets, t.other.assets, t.other.gold) == ([], ["cudgel"], 1)
    assert bench.prompt == "ask-travel"
    t.fight(["phy"], ["dsh"])
    assert not [k for k in t.play(action_phase()).options if k.startswith("trade")]


@pytest.mark.rule("RB-TRD-03")
def test_only_gold_and_assets_are_traded() -> None:
    t = Table("corbin", "lissa").assets("cudgel").skills("drill").trophies("combat").hand("feint")
    t.hero.tokens = 2
    bench = t.play(offer(0, 1))
    assert bench.options == ["give:cudgel"]


@pytest.mark.rule("RB-TRD-04", "RB-SPT-02", "RB-AMB-33", "RB-EX-20", "RB-SPT-01")
def test_gifts_and_unequal_trades_are_refused() -> None:
    t = Table("corbin", "lissa").assets("griffin", "maul", "padded-coat")
    t.assets("cudgel", hero=t.other)
    t.hero.gold, t.other.gold = 3, 0
    bench = t.play(offer(0, 1), "give:griffin give:maul give:padded-coat")
    assert bench.over
    assert (t.said("trade-unfair"), len(t.hero.assets)) == (1, 3)
    low, high = gold_range(t.g, t.hero, t.other, ["maul"], ["cudgel"])
    assert low > high
    t.other.gold = 9
    assert gold_range(t.g, t.hero, t.other, ["maul"], ["cudgel"]) == (-5, -1)
    t.state.free_trades = True
    assert gold_range(t.g, t.hero, t.other, ["maul"], []) == (-9, 3)


@pytest.mark.rule("RB-TRD-05")
def test_limits_hold_after_a_trade() -> None:
    t = Table("corbin", "lissa").assets("cudgel")
    t.assets("maul", hero=t.other)
    t.hero.gold, t.other.gold = 0, 3
    bench = t.play(offer(0, 1), "give:cudgel", "-2", "accept")
    assert (bench.prompt, bench.asked[0]) == ("ask-trim-assets", 1)
    bench.say("asset:cudgel")
    assert t.other.assets == ["maul"]


@pytest.mark.rule("RB-HID-07")
def test_an_offer_may_be_refused() -> None:
    t = Table("corbin", "lissa").assets("cudgel")
    t.other.gold = 2
    t.play(offer(0, 1), "give:cudgel", "-2", "refuse")
    assert (t.hero.assets, t.other.gold) == (["cudgel"], 2)


@pytest.mark.rule("RB-TRD-04", "RB-AMB-33")
@pytest.mark.parametrize(
    ("give", "want", "mine", "theirs", "expected"),
    [
        ((), (), 9, 9, (1, 0)),
        (("maul",), (), 9, 9, (-7, -3)),
        ((), ("maul",), 9, 9, (3, 7)),
        (("maul",), ("maul",), 9, 9, (-2, 2)),
        (("cudgel",), (), 9, 9, (-4, -1)),
        ((), ("cudgel",), 9, 9, (1, 4)),
        ((), ("maul",), 4, 9, (3, 4)),
        (("maul",), (), 9, 4, (-4, -3)),
        (("maul",), (), 9, 2, (-2, -3)),
    ],
)
def test_what_gold_makes_a_trade_fair(
    give: tuple[str, ...],
    want: tuple[str, ...],
    mine: int,
    theirs: int,
    expected: tuple[int, int],
) -> None:
    t = Table("corbin", "lissa")
    assert [t.content.assets[a].cost for a in ("maul", "cudgel")] == [5, 2]
    t.hero.gold, t.other.gold = mine, theirs
    assert gold_range(t.g, t.hero, t.other, list(give), list(want)) == expected


@pytest.mark.rule("RB-TRD-01", "RB-SPT-02")
def test_exactly_one_fair_price_is_a_trade() -> None:
    t = Table("corbin", "lissa").assets("maul")
    t.other.gold = 3
    bench = t.play(offer(0, 1), "give:maul")
    assert bench.prompt == "ask-accept"
    bench.say("accept")
    assert (t.hero.assets, t.other.assets, t.other.gold) == ([], ["maul"], 0)


@pytest.mark.rule("RB-TRD-05")
def test_limits_hold_for_both_after_a_trade_the_offering_hero_first() -> None:
    t = Table("corbin", "lissa").assets("maul").skills("deep-study", "haggler")
    t.assets("cudgel", "hook-blade", hero=t.other)
    t.other.assets.remove("hook-blade")
    t.hero.assets.append("hook-blade")
    t.hero.assets.remove("maul")
    t.other.gold = 9
    run(swap(t.g, t.hero, t.other, [], ["cudgel"], 1), ["asset:hook-blade"])
    assert (t.hero.assets, t.other.assets) == (["cudgel"], [])
    bench = Table("corbin", "lissa").assets("maul")
    bench.assets("cudgel", hero=bench.other)
    run(swap(bench.g, bench.hero, bench.other, ["maul"], [], -5), ["asset:cudgel"])
    assert (bench.hero.assets, bench.other.assets) == ([], ["maul"])


@pytest.mark.rule("RB-TRD-05")
def test_the_offering_hero_makes_room_first() -> None:
    t = Table("corbin", "lissa").assets("maul", "padded-coat")
    t.assets("cudgel", "leather-jerkin", hero=t.other)
    t.hero.assets, t.other.assets = ["maul", "leather-jerkin"], ["cudgel", "padded-coat"]
    bench = t.play(offer(0, 1), "give:leather-jerkin want:cudgel", "accept")
    assert (bench.prompt, bench.asked) == ("ask-trim-assets", [0])
    bench.say("asset:maul")
    assert (bench.prompt, bench.asked) == ("ask-trim-assets", [1])
