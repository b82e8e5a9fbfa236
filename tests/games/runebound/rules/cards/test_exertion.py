"""Exerting: RB-EXR."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import an_action


@pytest.mark.rule("RB-EXR-01")
def test_exerting_discards_a_hand_card() -> None:
    t = Table("corbin").skills("lay-on-hands").hand("drill", "feint")
    t.hero.damage = 4
    t.play(an_action(0), "use:lay-on-hands", "card:drill")
    assert (t.hero.hand, t.state.discards["skill"], t.hero.damage) == (["feint"], ["drill"], 2)
