"""Surges: RB-SRG."""

import pytest

from waystone.games.runebound.box.abilities import Cancel, Surge
from waystone.games.runebound.box.effects import Deal, Echo, Gold, Heal, Recast
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.actions import surge
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.options import combat_actions
from waystone.games.runebound.table.pool import up
from waystone.games.runebound.table.state import SideRound
from waystone.testing import Bench, run


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


def mine(t: Table) -> list[str]:
    return [o.key for o in combat_actions(t.g, 0)]


@pytest.mark.rule("RB-SRG-02", "RB-EX-63", "RB-SRG-03")
def test_each_surge_ability_once_a_round_and_the_excess_is_lost() -> None:
    t = Table("laurel")
    t.fight(["2sur", "sur", "phy"], ["dsh"], enemy="bog-troll")
    t.side(0).tokens[1].spent = True
    t.state.streams.stack("recast", 0)
    acts(t, "surge:laurel", "token:0")
    assert "surge:laurel" not in mine(t)
    assert t.side(0).round.used == ["laurel"]


@pytest.mark.rule("RB-SRG-04", "RB-EX-22")
def test_the_paying_token_itself_may_be_recast() -> None:
    t = Table("laurel")
    t.fight(["sur/2phy", "phy"], ["dsh"], enemy="bog-troll")
    t.state.streams.stack("recast", 1)
    acts(t, "surge:laurel")
    assert not t.side(0).tokens[0].spent
    assert up(t.g, t.side(0).tokens[0]).symbol == "phy"


@pytest.mark.rule("RB-SRG-01", "RB-SRG-03")
def test_the_owner_says_which_tokens_pay_and_may_pay_more() -> None:
    t = Table("lissa")
    t.teach(Surge(2, (Gold(1),)))
    t.fight(["sur/phy", "2sur/shd", "sur/agi"], ["dsh"])
    bench = t.play(action_phase(), "surge:test-skill-60")
    assert bench.prompt == "ask-surge-cost"
    assert bench.options == ["pay:1", "pay:0+2", "pay:0+1", "pay:1+2", "pay:0+1+2"]
    bench.say("pay:0+2")
    assert [token.spent for token in t.side(0).tokens] == [True, False, True]
    gold = t.hero.gold
    t.fight(["2sur/shd"], ["dsh"])
    t.play(action_phase(), "surge:test-skill-60")
    assert t.hero.gold == gold + 1


@pytest.mark.rule("RB-SRG-04", "RB-SRG-03")
def test_a_token_paid_too_much_may_be_recast_by_the_same_ability() -> None:
    t = Table("corbin")
    t.state.streams.stack("recast", 1)
    t.teach(Surge(1, (Recast("spent"),)))
    t.fight(["sur/phy", "sur/2phy"], ["dsh"])
    t.play(action_phase(), "surge:test-skill-60", "pay:0+1", "token:1")
    assert [(token.face, token.spent) for token in t.side(0).tokens] == [(0, True), (1, False)]


@pytest.mark.rule("RB-SRG-01", "RB-SRG-03", "RB-AMB-18")
@pytest.mark.parametrize(
    ("cost", "spent"), [(1, [True, False]), (2, [False, True]), (0, [True, True])]
)
def test_an_enemy_that_nobody_runs_pays_the_least_or_all(cost: int, spent: list[bool]) -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    enemy = t.make_enemy(Surge(cost, (Deal("x"),)), health=20)
    t.fight([], ["sur/sku", "2sur/sku"], enemy=enemy)
    run(surge(t.g, 1, enemy, Surge(cost, (Deal("x"),))))
    assert [token.spent for token in t.side(1).tokens] == spent
    assert t.hero.damage == (1 if cost else 3)


@pytest.mark.rule("RB-SRG-02", "RB-AMB-45", "RB-SRG-05")
def test_what_was_paid_is_told_and_x_counts_only_for_x() -> None:
    t = Table("corbin", "lissa")
    t.teach(Surge(2, (Gold("x"),)))
    gold = t.hero.gold
    t.fight(["2sur/phy"], ["dsh"])
    bench = t.play(action_phase(), "surge:test-skill-60")
    assert bench.said("surged")[0]["x"] == 2
    assert t.hero.gold == gold + 1


@pytest.mark.rule("RB-ABL-08", "RB-ABL-09", "RB-ABL-10")
@pytest.mark.parametrize(("limit", "again"), [("round", True), ("combat", False)])
def test_a_cancelling_ability_within_its_limit(limit: str, again: bool) -> None:
    t = Table("corbin", "lissa").hand("hymn", "omen", "drill")
    t.teach(Cancel(exert=1, limit=limit))  # type: ignore[arg-type]
    enemy = t.make_enemy(Surge(1, (Deal(2),)), Surge(1, (Deal(2),)), health=20)
    t.fight([], ["sur/sku", "sur/sku", "sur/sku"], enemy=enemy)
    for key in (enemy, f"{enemy}.2"):
        answers = ["pay:0", "use", "card:hymn"] if key == enemy else ["pay:1"]
        run(surge(t.g, 1, key, Surge(1, (Deal(2),))), answers)
    assert (t.hero.damage, t.hero.hand) == (2, ["omen", "drill"])
    t.side(0).round = SideRound()
    run(surge(t.g, 1, enemy, Surge(1, (Deal(2),))), ["use", "card:omen"] if again else [])
    assert t.hero.damage == (2 if again else 4)


@pytest.mark.rule("RB-ABL-09")
def test_an_enemy_that_nobody_runs_cancels_what_it_can() -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    enemy = t.make_enemy(Cancel(exert=0), health=20)
    t.teach(Surge(1, (Deal(2),)))
    t.fight(["sur/phy", "sur/phy"], [], enemy=enemy)
    run(surge(t.g, 0, "test-skill-60", Surge(1, (Deal(2),))), ["pay:0"])
    assert (t.side(1).damage, t.side(1).round.used) == (0, [enemy])
    run(surge(t.g, 0, "test-skill-60", Surge(1, (Deal(2),))))
    assert t.side(1).damage == 2


@pytest.mark.rule("RB-ABL-13")
@pytest.mark.parametrize("alone", [False, True])
def test_a_surge_ability_that_another_sets_off(alone: bool) -> None:
    t = Table("corbin", "lissa")
    enemy = t.make_enemy(
        Surge(1, (Echo(),)), Surge(3, (Deal("x"),)), Surge(0, (Heal(9), Deal("x"))), health=20
    )
    if alone:
        del t.state.heroes[1:]
    t.fight([], ["sur/sku"], enemy=enemy)
    t.side(1).damage = 5
    run(surge(t.g, 1, enemy, Surge(1, (Echo(),))), [] if alone else [f"surge:{enemy}.3"])
    assert (t.hero.damage, t.side(1).damage) == ((1, 5) if alone else (1, 0))
    other = f"{enemy}.2" if alone else f"{enemy}.3"
    assert t.side(1).round.used == [enemy, other]
    assert [line.args["x"] for line in t.log if line.text == "fact-surged"] == [1, 1]
