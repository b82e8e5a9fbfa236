"""Resting: RB-RST."""

import pytest

from waystone.games.runebound.box.abilities import Bonus, RestMore, When
from waystone.games.runebound.box.effects import Gold
from waystone.games.runebound.box.geography import MOUNTAINS, PLAINS
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.condition import heal
from waystone.games.runebound.rules.turn.dice import count_matches
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.rules.turn.rest import rest
from waystone.games.runebound.table.values import is_defeated
from waystone.testing import first_question, run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-RST-02")
@pytest.mark.parametrize("space", ["d4", "e8", "i2", "c9"])
def test_rest_at_a_site_heals_everything(space: str) -> None:
    t = Table("corbin", at=space)
    t.hero.damage = 7
    run(rest(t.g, t.hero))
    assert t.hero.damage == 0


@pytest.mark.rule("RB-RST-03", "RB-RST-05", "RB-EX-31")
def test_rest_in_the_wilderness_rolls_five_dice() -> None:
    t = Table("corbin").hand()
    t.teach(Bonus("speed", 1))
    t.hero.damage = 7
    t.dice("P", "PF", "X", "MW", "FH")
    run(rest(t.g, t.hero))
    assert t.hero.damage == 4
    assert t.state.streams.stacked == {}


@pytest.mark.rule("RB-RST-04", "RB-EX-65")
def test_on_a_road_the_terrain_under_it_counts() -> None:
    t = Table("corbin", at="i5").hand().dice("HP", "X", "P", "PF", "MW")
    assert t.content.atlas.roads[t.space("i5")]
    t.hero.damage = 5
    run(rest(t.g, t.hero))
    assert t.hero.damage == 3


@pytest.mark.rule("RB-RST-06", "RB-RST-07")
def test_healing_never_goes_below_nothing() -> None:
    t = Table("corbin", at="d4")
    assert heal(t.g, t.hero, 3) == 0
    assert t.hero.damage == 0
    assert "rest" in keys(t)
    t.hero.damage = 2
    assert heal(t.g, t.hero, 3) == 2


@pytest.mark.rule("RB-RST-08", "RB-EX-32", "RB-DFT-04")
def test_a_defeated_hero_that_heals_nothing_must_rest_again() -> None:
    t = Table("torvin", at="a7").hand()
    t.hero.damage = 9
    t.dice("P", "P", "PF", "FH", "HP", "P", "P", "P", "P", "MW")
    assert t.content.atlas.terrain[t.space("a7")] == MOUNTAINS
    bench = t.play(an_action(0))
    assert bench.options == ["rest", "end"]
    bench.say("rest")
    assert is_defeated(t.g, t.hero)
    assert bench.options == ["rest", "end"]
    bench.say("rest")
    assert not is_defeated(t.g, t.hero)
    assert "train" in bench.options


@pytest.mark.rule("RB-RST-03", "RB-RST-05")
@pytest.mark.parametrize("speed", [-2, 0, 3])
def test_five_dice_whatever_the_speed(speed: int) -> None:
    t = Table("corbin").hand().dice(*("P",) * 5)
    t.hero.boosts = {"speed": speed}
    t.hero.damage = 9
    run(rest(t.g, t.hero))
    assert t.hero.damage == 4
    rolled = next(line for line in t.log if line.text == "fact-rolled")
    assert len(rolled.args["faces"]) == 5


@pytest.mark.rule("RB-RST-01", "RB-RST-03")
def test_resting_heals_more_and_sets_off_what_waits() -> None:
    t = Table("corbin").hand().dice("MW", "MW", "MW", "P", "MW")
    t.teach(RestMore(2), When("rest", (Gold(2),)))
    gold = t.hero.gold
    t.hero.damage = 7
    run(rest(t.g, t.hero))
    assert (t.hero.damage, t.hero.gold) == (4, gold + 2)


@pytest.mark.rule("RB-RST-03", "RB-RST-07", "RB-DIE-05")
@pytest.mark.parametrize(
    ("damage", "more", "formal"), [(2, 0, True), (3, 0, False), (3, 1, True), (0, 0, True)]
)
def test_a_reroll_is_formal_where_the_dice_heal_all_damage(
    damage: int, more: int, formal: bool
) -> None:
    t = Table("corbin").hand("feint")
    if more:
        t.teach(RestMore(more))
    t.hero.damage = damage
    t.dice("P", "PF", "MW", "MW", "FH")
    question = first_question(rest(t.g, t.hero))
    assert question is not None
    assert (question.prompt, question.formal) == ("ask-reroll", formal)


@pytest.mark.rule("RB-DIE-05")
def test_a_reroll_of_any_other_roll_is_asked() -> None:
    t = Table("corbin").hand("feint")
    t.dice("P", "P", "P", "P", "P")
    question = first_question(count_matches(t.g, t.hero, 5, PLAINS))
    assert question is not None
    assert not question.formal
