"""Exerting: RB-EXR."""

import pytest

from waystone.games.runebound.box.abilities import When
from waystone.games.runebound.box.effects import Gold, LoseGold
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.triggers import triggered
from waystone.games.runebound.rules.steps import an_action
from waystone.testing import run


@pytest.mark.rule("RB-EXR-01")
def test_exerting_discards_a_hand_card() -> None:
    t = Table("corbin").skills("lay-on-hands").hand("drill", "feint")
    t.hero.damage = 4
    t.play(an_action(0), "use:lay-on-hands", "card:drill")
    assert (t.hero.hand, t.state.discards["skill"], t.hero.damage) == (["feint"], ["drill"], 2)


@pytest.mark.rule("RB-EXR-02", "RB-ABL-06")
@pytest.mark.parametrize(
    ("hand", "answers", "gold"),
    [((), (), 0), (("hymn",), ("use",), 2), (("hymn",), ("pass",), 0)],
)
def test_an_ability_that_costs_a_card_is_offered_to_those_who_have_one(
    hand: tuple[str, ...], answers: tuple[str, ...], gold: int
) -> None:
    t = Table("corbin").hand(*hand)
    t.teach(When("rest", (Gold(2),), exert=1))
    before = t.hero.gold
    run(triggered(t.g, "rest", [0]), answers)
    assert t.hero.gold == before + gold
    assert len(t.hero.hand) == (len(hand) if not gold else 0)


@pytest.mark.rule("RB-ABL-07")
def test_a_player_orders_own_abilities() -> None:
    t = Table("corbin")
    t.hero.damage, t.hero.gold = 4, 0
    t.teach(When("rest", (Gold(2),)))
    t.teach(When("rest", (LoseGold(5),)))
    run(triggered(t.g, "rest", [0]), ["use:test-skill-61 use:test-skill-60"])
    assert t.hero.gold == 2
    run(triggered(t.g, "rest", [0]), ["use:test-skill-60 use:test-skill-61"])
    assert t.hero.gold == 0
