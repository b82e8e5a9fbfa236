"""Initiative: RB-INI."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import action_phase, initiative
from waystone.games.runebound.table.pool import golden
from waystone.testing import Bench


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


@pytest.mark.rule("RB-INI-01", "RB-INI-03", "RB-INI-04", "RB-EX-15")
def test_gold_counts_once_a_token_dashes_too() -> None:
    t = Table("corbin")
    combat = t.fight(["2phy*", "phy"], ["dsh*", "sku*"])
    assert (golden(t.g, t.side(0)), golden(t.g, t.side(1))) == (1, 2)
    assert initiative(t.g, combat) == 1
    t.pool(1, "dsh", "sku")
    assert initiative(t.g, combat) == 0


@pytest.mark.rule("RB-INI-02", "RB-EX-39", "RB-AMB-41", "RB-PVP-06")
def test_on_a_tie_the_hero_acts_first() -> None:
    t = Table("corbin", "lissa")
    combat = t.fight(["phy*", "dsh*"], ["sku*", "dsh*"])
    assert initiative(t.g, combat) == 0
    t.state.active = 1
    assert initiative(t.g, combat) == 0


@pytest.mark.rule("RB-INI-05")
def test_initiative_is_fixed_for_the_round() -> None:
    t = Table("corbin", "lissa")
    t.fight(["agi", "phy*/dsh", "phy"], ["sku*", "dsh*", "sku*"], enemy="bog-troll")
    bench = acts(t, "flip:1")
    assert (bench.asked[0]) == 1
    bench.say("attack:sku")
    assert (bench.asked[0]) == 0
