"""Training: RB-TRA."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import an_action


@pytest.mark.rule("RB-TRA-01", "RB-TRA-02", "RB-EX-36", "RB-SKL-07", "RB-SKL-14")
def test_training_draws_the_hand_limit_and_discards_down_to_it() -> None:
    t = Table("corbin").hand("drill", "feint", "parry").trophies("combat", "combat", "social")
    t.top("skill", "hymn", "omen", "martyr")
    bench = t.play(an_action(0), "train")
    assert sorted(t.hero.hand) == sorted(["drill", "feint", "parry", "hymn", "omen", "martyr"])
    assert all(k.startswith("card:") for k in bench.options)
    bench.say("card:drill card:omen card:hymn")
    assert sorted(t.hero.hand) == ["feint", "martyr", "parry"]
    assert bench.prompt == "ask-action"
