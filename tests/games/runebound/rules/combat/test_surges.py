"""Surges: RB-SRG."""

import pytest

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
