"""Quests and exploring: RB-QST, RB-EXP."""

import pytest

from waystone.games.runebound.box.abilities import Bonus, ExploreDice
from waystone.games.runebound.box.sheet import Sheet
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.adventures import draw_adventure
from waystone.games.runebound.rules.adventures.quests import explore, meets, quests_here
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.state import Roll
from waystone.games.runebound.table.state import Roll as Dice


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-QST-01")
def test_a_quest_is_kept_and_any_number_of_them() -> None:
    t = Table("corbin").top("exploration", "old-mill", "eagle-nest")
    t.play(draw_adventure(0, "exploration"))
    t.play(draw_adventure(0, "exploration"))
    assert t.hero.quests == ["old-mill", "eagle-nest"]


@pytest.mark.rule("RB-QST-03", "RB-QST-06", "RB-QST-07", "RB-EX-68", "RB-AMB-49")
def test_one_outcome_of_those_met_or_none() -> None:
    t = Table("corbin", at="d1").hand()
    t.hero.quests.append("eagle-nest")
    t.state.decks["exploration"].remove("eagle-nest")
    t.dice("X", "X", "P")
    bench = t.play(an_action(0), "explore:eagle-nest")
    assert bench.options == ["outcome:1", "outcome:2", "outcome:3", "none"]
    bench.say("none")
    assert (t.hero.quests, t.state.points) == (["eagle-nest"], 2)
    t.dice("MW", "P", "P")
    bench.say("explore:eagle-nest")
    assert bench.options == ["outcome:1", "none"]
    gold = t.hero.gold
    bench.say("outcome:1")
    assert (t.hero.gold, t.hero.trophies, t.hero.quests) == (gold + 2, ["eagle-nest"], [])


@pytest.mark.rule("RB-QST-08")
def test_a_quest_that_cannot_be_resolved_stays() -> None:
    t = Table("corbin", at="d1").hand()
    t.hero.quests.append("eagle-nest")
    t.dice("P", "P", "P")
    bench = t.play(explore(0, "eagle-nest"))
    assert bench.over
    assert t.hero.quests == ["eagle-nest"]


@pytest.mark.rule("RB-QST-09", "RB-TRO-06")
def test_a_quest_is_claimed_unless_it_says_otherwise() -> None:
    t = Table("corbin", at="a6").hand()
    t.hero.quests.append("anvil-vein")
    t.dice("MW", "X", "P")
    t.play(explore(0, "anvil-vein"), "outcome:2")
    assert t.hero.trophies == []
    assert t.state.discards["exploration"] == ["anvil-vein"]


@pytest.mark.rule("RB-AMB-54")
def test_a_failed_test_leaves_a_quest_where_it_is() -> None:
    t = Table("corbin", at="n1").hand()
    t.hero.quests.append("storm-altar")
    t.dice("MW", "P", "P")
    t.play(explore(0, "storm-altar"), "outcome:1")
    assert (t.hero.quests, t.hero.trophies, t.hero.damage) == (["storm-altar"], [], 2)


@pytest.mark.rule("RB-EXP-01", "RB-QST-02", "RB-STY-06")
def test_one_explores_only_where_a_card_says_so() -> None:
    t = Table("corbin", at="b1")
    assert not [k for k in keys(t) if k.startswith("explore")]
    t.hero.quests.append("ember-cave")
    assert "explore:ember-cave" not in keys(t)
    t.put("g11")
    assert "explore:ember-cave" in keys(t)


@pytest.mark.rule("RB-EXP-02", "RB-ATT-05")
def test_exploring_rolls_as_many_dice_as_speed() -> None:
    t = Table("corbin", at="g11").hand("drill")
    t.hero.quests.append("ember-cave")
    t.play(explore(0, "ember-cave"))
    assert t.state.roll is not None
    assert len(t.state.roll.dice) == 3
    t.teach(Bonus("speed", 1))
    t.play(explore(0, "ember-cave"))
    assert len(t.state.roll.dice) == 4


@pytest.mark.rule("RB-EXP-04", "RB-QST-05", "RB-EX-07")
def test_a_required_wild_takes_a_wild() -> None:
    assert meets(Sheet(), Dice(0, [0, 0], [False] * 2), "XX")
    assert not meets(Sheet(), Dice(0, [0, 4], [False] * 2), "XX")
    assert meets(Sheet(), Dice(0, [0, 4], [False] * 2), "MW")


@pytest.mark.rule("RB-EXP-02")
def test_more_dice_to_explore_with() -> None:
    t = Table("corbin", at="o1").hand().dice("P", "P", "P", "P", "P")
    t.teach(ExploreDice(2))
    t.hero.quests.append("first-roost")
    bench = t.play(explore(0, "first-roost"))
    assert len(bench.said("rolled")[0]["faces"]) == 5


@pytest.mark.rule("RB-QST-02")
def test_a_quest_waits_in_each_of_its_spaces() -> None:
    t = Table("corbin")
    t.hero.quests.append("lost-patrol")
    places = t.content.atlas.places
    for region in ("toll-hills", "quarrel-heath"):
        t.hero.space = places[region][0]
        assert quests_here(t.g, t.hero) == ["lost-patrol"]
    t.hero.space = t.space("a1")
    assert quests_here(t.g, t.hero) == []


@pytest.mark.rule("RB-QST-04", "RB-QST-05", "RB-EXP-03", "RB-EXP-04")
@pytest.mark.parametrize(
    ("dice", "needs", "met"),
    [
        ((4, 1), "P", True),
        ((4, 4), "P", False),
        ((4, 0), "X", True),
        ((4, 1), "X", False),
        ((2, 4), "PF", False),
        ((2, 2), "PF", True),
        ((0, 4), "XW", True),
        ((0, 1), "XW", False),
    ],
)
def test_one_die_for_each_symbol(dice: tuple[int, ...], needs: str, met: bool) -> None:
    roll = Roll(0, list(dice), [False] * len(dice))
    assert meets(Sheet(), roll, needs) is met


@pytest.mark.rule("RB-QST-03", "RB-QST-07", "RB-QST-08")
def test_outcomes_have_their_numbers_and_a_quest_that_stays_says_why() -> None:
    t = Table("corbin", at="n1").hand().dice("MW", "X", "P")
    t.hero.quests.append("first-roost")
    bench = t.play(explore(0, "first-roost"))
    assert bench.options == ["outcome:1", "outcome:2", "none"]
    shown = [o.args.get("roman") for o in bench.session.questions()[0].options]
    assert shown == ["I", "II", None]
    bench.say("none")
    t.dice("P", "P", "P")
    t.play(explore(0, "first-roost"))
    assert [line.rule for line in t.log if line.text == "fact-quest-kept"] == [
        "RB-QST-07",
        "RB-QST-08",
    ]
