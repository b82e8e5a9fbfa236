"""Surges: RB-SRG."""

import pytest

from waystone.games.runebound.box.abilities import Surge
from waystone.games.runebound.box.effects import Gold, Recast
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.options import combat_actions
from waystone.games.runebound.table.pool import up
from waystone.testing import Bench


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
