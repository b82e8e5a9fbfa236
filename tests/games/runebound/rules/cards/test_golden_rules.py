"""The golden rules: RB-GLD."""

import pytest

from waystone.games.runebound.box.abilities import Cannot, Surge
from waystone.games.runebound.box.effects import Gold, May, Recast, Steal, Suffer
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.cards.piles import draw_skill
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.options import combat_actions
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.story.stories import story_card
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.kernel.step import Next
from waystone.testing import run


def step_action() -> Next:
    return action_phase()


@pytest.mark.rule("RB-GLD-01", "RB-AMB-01")
def test_where_passages_differ_the_ruling_of_the_reference_holds() -> None:
    t = Table("corbin")
    t.state.decks["skill"] = ["drill"]
    t.state.discards["skill"] = ["feint", "parry", "hymn"]
    t.state.streams.stack("deck:skill", 0, 0)
    assert draw_skill(t.g) == "drill"
    # Shuffled (this stack makes another order than turning over would), not turned over.
    assert t.state.decks["skill"] == ["parry", "hymn", "feint"]


@pytest.mark.rule("RB-GLD-02", "RB-GLD-03")
def test_a_card_overrides_a_rule_only_as_far_as_it_must() -> None:
    t = Table("corbin", at="g3").skills("water-strider")
    t.hero.space = t.space("g4")
    ways = dict(t.content.atlas.needs[t.space("g3")])
    assert ways[t.space("h3")] == 16
    t.put("g3")
    t.state.roll = None
    t.dice("P", "P", "HP")
    bench = t.play(an_action(0), "roll")
    # Fords: the river does not count; the terrain of the far side (hills) still does.
    assert "hex:h3:HP" in bench.options
    assert "hex:h3:P" not in bench.options


@pytest.mark.rule("RB-GLD-04", "RB-GLD-05", "RB-AMB-66")
def test_cannot_is_absolute() -> None:
    t = Table("torvin").skills("slip-away").hand("drill")
    t.teach(Surge(1, (Recast("own"),)))
    t.fight(["sur"], ["sku"], enemy="margath-the-risen", cause="villain")
    bench = t.play(step_action(), "special:slip-away:drill")
    assert t.state.combat is not None
    assert bench.prompt
    enemy = t.make_enemy(Cannot("surge"))
    t.fight(["sur"], ["sku"], enemy=enemy)
    assert not [o.key for o in combat_actions(t.g, 0) if o.key.startswith("surge:")]


@pytest.mark.rule("RB-GLD-06")
def test_may_is_optional_and_the_rest_is_not() -> None:
    t = Table("corbin")
    before = t.hero.gold
    run(resolve(t.g, t.by(), (May((Gold(2),)),)), ["no"])
    assert t.hero.gold == before
    run(resolve(t.g, t.by(), (May((Gold(2),)),)), ["yes"])
    run(resolve(t.g, t.by(), (Suffer(2),)))
    assert (t.hero.gold, t.hero.damage) == (before + 2, 2)


@pytest.mark.rule("RB-GLD-07")
def test_a_surge_ability_is_never_forced() -> None:
    t = Table("corbin")
    t.fight(["sur"], ["dsh"])
    keys = [o.key for o in combat_actions(t.g, 0)]
    assert keys == ["surge:corbin"]
    bench = t.play(step_action(), "pass")
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-GLD-08")
def test_others_things_are_touched_only_by_abilities_that_say_so() -> None:
    t = Table("corbin", "lissa")
    t.assets("cudgel", hero=t.other).skills("drill", hero=t.other)
    t.other.quests.append("eagle-nest")
    t.other.gold = 3
    keys = [o.key for o in turn_options(t.g, t.hero)]
    assert "trade:lissa" in keys
    assert not [k for k in keys if "drill" in k or "eagle-nest" in k or "cudgel" in k]
    run(resolve(t.g, t.by(), (Steal(2),)))
    assert (t.other.gold, t.hero.gold) == (1, 2)


@pytest.mark.rule("RB-GLD-09")
def test_flavour_does_nothing() -> None:
    t = Table("corbin", "lissa")
    story = t.content.stories["council-of-cities"]
    assert story.text["en"]
    t.state.decks["story"] = ["council-of-cities"]
    gold = [h.gold for h in t.state.heroes]
    t.play(story_card())
    assert [h.gold for h in t.state.heroes] == [g + 2 for g in gold]
