"""Training: RB-TRA."""

import pytest

from waystone.games.runebound.box.abilities import When
from waystone.games.runebound.box.effects import Recover
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


@pytest.mark.rule("RB-TRA-01", "RB-TRA-02")
def test_what_waits_for_training_comes_after_the_discard() -> None:
    t = Table("corbin").hand("drill", "feint", "parry")
    t.teach(When("train", (Recover(1),)))
    bench = t.play(an_action(0), "train", "card:drill card:feint card:parry")
    assert bench.prompt == "ask-recover"
    assert {"card:drill", "card:feint", "card:parry"} <= set(bench.options)
