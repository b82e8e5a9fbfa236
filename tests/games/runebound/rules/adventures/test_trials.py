"""Tests of an attribute: RB-TST."""

import pytest

from waystone.games.runebound.box import abilities, effects
from waystone.games.runebound.box.abilities import Bonus, When
from waystone.games.runebound.box.effects import Gold, Suffer
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.trials import attempt, cards_to_reveal
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.testing import first_question, run


@pytest.mark.rule("RB-TST-01", "RB-TST-02", "RB-TST-03", "RB-EX-61", "RB-AMB-53", "RB-HID-06")
@pytest.mark.parametrize(
    ("bonus", "modifier", "shown"), [(0, 1, 3), (0, -1, 1), (-3, 1, 1), (0, 0, 2)]
)
def test_how_many_cards_a_test_reveals(bonus: int, modifier: int, shown: int) -> None:
    t = Table("corbin").hand()
    t.teach(Bonus("mind", bonus))
    run(attempt(t.g, t.hero, "mind", modifier))
    assert t.said("revealed") == shown
    assert len(t.state.discards["skill"]) == shown


@pytest.mark.rule("RB-TST-04", "RB-TST-05", "RB-EX-37")
def test_without_the_attribute_only_exertion_helps() -> None:
    t = Table("nameya").hand("drill", "feint", "hymn").top("skill", "omen", "oak-hide", "moonrise")
    t.teach(Bonus("spirit", -1))
    assert run(attempt(t.g, t.hero, "spirit", -2), ["exert:drill", "done"]) == 1
    assert t.said("revealed") == 1
    assert t.hero.hand == ["feint", "hymn"]


@pytest.mark.rule("RB-TST-06", "RB-EX-38", "RB-AMB-25", "RB-TST-09")
def test_stars_are_successes_and_one_may_go_on_for_more() -> None:
    t = Table("corbin").hand("feint").top("skill", "drill", "oak-hide", "omen")
    assert run(attempt(t.g, t.hero, "mind"), ["exert:feint"]) == 2
    two = t.make_skill(stars=2)
    t.state.decks["skill"] += ["oak-hide", two]
    t.hand()
    gold = t.hero.gold
    run(resolve(t.g, t.by(), (effects.Test("mind", (Gold("by-successes"),)),)))
    assert t.hero.gold == gold + 2


@pytest.mark.rule("RB-TST-07", "RB-TST-08")
def test_passed_goes_on_failed_stops() -> None:
    t = Table("corbin").hand().top("skill", "oak-hide", "thorn-coat")
    effect = effects.Test("mind", (Gold(2),), 0, (Suffer(1),))
    gold = t.hero.gold
    run(resolve(t.g, t.by(), (effect,)))
    assert (t.hero.gold, t.hero.damage) == (gold, 1)
    t.top("skill", "drill", "thorn-coat")
    run(resolve(t.g, t.by(), (effect,)))
    assert (t.hero.gold, t.hero.damage) == (gold + 2, 1)
    assert t.state.trial is None
    assert {"drill", "thorn-coat"} <= set(t.state.discards["skill"])


@pytest.mark.rule("RB-AMB-24")
def test_a_deck_that_runs_out_inside_a_test() -> None:
    t = Table("ilvar").hand()
    t.state.decks["skill"], t.state.discards["skill"] = ["drill"], ["oak-hide"]
    for hero in t.state.heroes:
        hero.hand.clear()
    assert run(attempt(t.g, t.hero, "mind")) == 1
    assert t.said("revealed") == 2
    assert sorted(t.state.decks["skill"]) == ["drill", "oak-hide"]


def test_bonuses_reveal_more() -> None:
    t = Table("corbin").hand()
    t.teach(abilities.TestBonus("any", 1))
    run(attempt(t.g, t.hero, "spirit"))
    assert t.said("revealed") == 1


@pytest.mark.rule("RB-TST-05")
def test_the_exerted_card_is_discarded_before_the_next_is_revealed() -> None:
    t = Table("corbin").hand("omen")
    t.state.decks["skill"].clear()
    t.state.discards["skill"].clear()
    assert run(attempt(t.g, t.hero, "spirit"), ["exert:omen"]) == 1
    assert t.said("revealed") == 1
    assert (t.state.decks["skill"], t.state.discards["skill"]) == (["omen"], [])


@pytest.mark.rule("RB-TST-07")
@pytest.mark.parametrize(("card", "passed"), [("omen", True), ("oak-hide", False)])
def test_the_verdict_is_told(card: str, passed: bool) -> None:
    t = Table("lissa").hand().top("skill", card)
    run(attempt(t.g, t.hero, "mind", -1))
    assert t.content.skills[card].stars == int(passed)
    assert (t.said("passed"), t.said("failed")) == (int(passed), int(not passed))


@pytest.mark.rule("RB-TST-02")
@pytest.mark.parametrize(("tested", "more"), [("mind", 2), ("any", 2), ("body", 0)])
def test_cards_that_reveal_more_in_their_own_tests(tested: str, more: int) -> None:
    t = Table("lissa")
    t.teach(abilities.TestBonus(tested, 2))  # type: ignore[arg-type]
    assert cards_to_reveal(t.g, t.hero, "mind", 0) == 2 + more


@pytest.mark.rule("RB-TST-07")
def test_abilities_that_wait_for_a_passed_test() -> None:
    t = Table("lissa").hand().top("skill", "omen", "oak-hide")
    t.teach(When("test-passed", (Gold(2),)))
    gold = t.hero.gold
    run(resolve(t.g, t.by(), (effects.Test("mind", (Gold(1),)),)))
    assert t.hero.gold == gold + 3
    t.top("skill", "oak-hide", "hymn")
    run(resolve(t.g, t.by(), (effects.Test("mind", (Gold(1),)),)))
    assert t.hero.gold == gold + 3


@pytest.mark.rule("RB-TST-05", "RB-EXR-01")
def test_to_exert_in_a_test_is_to_name_the_card() -> None:
    t = Table("corbin").hand("drill", "omen").top("skill", "feint", "hymn")
    question = first_question(attempt(t.g, t.hero, "spirit"))
    assert question is not None
    assert [(o.key, o.on) for o in question.options] == [
        ("exert:drill", "hand:0:drill"),
        ("exert:omen", "hand:0:omen"),
        ("done", ""),
    ]
    run(attempt(t.g, t.hero, "spirit"), ["exert:omen", "done"])
    assert t.hero.hand == ["drill"]
    assert t.state.discards["skill"] == ["omen", "feint"]
