"""Turns: RB-TRN."""

import pytest
from msgspec.structs import replace

from waystone.games.runebound.box.abilities import Action, Bonus, Once, When
from waystone.games.runebound.box.effects import Boost, Gold, Where
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.steps import a_round, a_turn, an_action
from waystone.games.runebound.rules.story.stories import lay_out
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.pool import tokens_of
from waystone.games.runebound.table.values import speed
from waystone.testing import run


def keys(t: Table) -> list[str]:
    return [o.key for o in turn_options(t.g, t.hero)]


@pytest.mark.rule("RB-TRN-01", "RB-AMB-35")
def test_three_points_that_do_not_carry_over() -> None:
    t = Table("corbin")
    t.state.points = 0
    bench = t.play(a_turn(0))
    assert t.state.points == 3
    bench.say("wait", "end")
    assert t.state.points == 0
    t.play(a_turn(0))
    assert t.state.points == 3


@pytest.mark.rule("RB-TRN-07")
def test_what_lasts_until_the_end_of_the_turn_ends_with_it() -> None:
    t = Table("corbin").hand()
    before = speed(t.g, t.hero)
    run(resolve(t.g, t.by(), (Boost("speed", 2),)))
    assert speed(t.g, t.hero) == before + 2
    t.play(an_action(0), "end")
    assert speed(t.g, t.hero) == before


@pytest.mark.rule("RB-TRN-02", "RB-RST-01")
def test_what_actions_cost() -> None:
    for key, cost in (("hex:h7", 1), ("rest", 1), ("train", 1), ("wait", 1)):
        t = Table("corbin").hand()
        t.state.decks["skill"] = (
            t.state.decks["skill"][-3:] if key == "train" else t.state.decks["skill"]
        )
        t.play(an_action(0), key)
        assert t.state.points == 3 - cost, key
    t = Table("corbin", at="d4")
    t.play(an_action(0), "shop", f"discard:{t.state.markets['tamalir'][0]}")
    assert t.state.points == 2
    t = Table("corbin", at="c12").top("social", "two-brides")
    t.play(an_action(0), "adventure")
    assert t.state.points == 1
    t = Table("corbin", at="d4").assets("caravan")
    t.play(an_action(0), "act:caravan")
    assert t.state.points == 2
    t = Table("corbin", act=2, at="o13")
    t.play(an_action(0), "act:margath")
    assert t.state.points == 1


@pytest.mark.rule("RB-TRN-03", "RB-TRA-03", "RB-EX-17")
def test_the_same_action_again_and_again() -> None:
    t = Table("corbin")
    bench = t.play(an_action(0), "hex:h7", "hex:h8", "hex:h7")
    assert t.state.points == 0
    assert "hex:h8" not in bench.options
    t = Table("corbin").hand()
    t.state.decks["skill"] = []
    t.state.discards["skill"] = []
    bench = t.play(an_action(0), "train", "train", "train")
    assert t.state.points == 0
    t = Table("corbin", at="b9")
    t.state.gems = [t.space("b9")]
    t.state.decks["exploration"][-1:] = ["old-mill"]
    bench = t.play(an_action(0), "adventure")
    assert t.state.points == 1
    assert "hex:b8" in bench.options
    t.state.gems = [t.space("b9")]
    assert "adventure" not in keys(t)


@pytest.mark.rule("RB-TRN-04", "RB-EX-25")
def test_one_point_is_not_enough_for_an_adventure() -> None:
    t = Table("corbin", at="c12")
    t.state.points = 2
    assert "adventure" in keys(t)
    t.state.points = 1
    assert "adventure" not in keys(t)


@pytest.mark.rule("RB-TRN-05", "RB-AMB-52")
def test_a_point_may_be_spent_on_nothing() -> None:
    t = Table("corbin")
    t.play(an_action(0), "wait")
    assert (t.state.points, t.said("waited")) == (2, 1)
    t.hero.delayed = True
    assert "wait" not in keys(t)
    assert "end" in keys(t)


@pytest.mark.rule("RB-TRN-06")
def test_combat_actions_cost_no_action_points() -> None:
    t = Table("corbin")
    t.fight(["phy", "phy"], ["dsh"], enemy="bog-troll")
    t.play(action_phase(), "attack:phy")
    assert t.side(1).damage == 2
    assert t.state.points == 3


@pytest.mark.rule("RB-TRN-07", "RB-SKL-05", "RB-EX-69")
def test_a_skill_may_be_learned_after_the_last_action() -> None:
    t = Table("corbin").hand("daredevil").trophies("combat", "combat")
    t.state.points = 0
    bench = t.play(an_action(0))
    assert bench.options == ["learn:daredevil", "end"]
    bench.say("learn:daredevil")
    assert t.hero.skills == ["daredevil"]
    assert bench.over


@pytest.mark.rule("RB-TRN-08")
def test_free_things_cost_no_points() -> None:
    t = Table("corbin", "lissa").hand("daredevil", "tireless").trophies("combat", "social")
    t.skills("lay-on-hands").assets("cudgel")
    t.hero.damage = 3
    t.play(an_action(0), "learn:daredevil")
    t.play(an_action(0), "use:lay-on-hands")
    t.play(an_action(0), "trade:lissa", "none")
    assert t.state.points == 3


@pytest.mark.rule("RB-TRN-09", "RB-MOV-07", "RB-SKL-06")
def test_an_action_is_finished_before_another_begins() -> None:
    t = Table("corbin").hand("daredevil").trophies("combat", "social")
    t.dice("P", "P", "P")
    bench = t.play(an_action(0), "roll")
    assert not [k for k in bench.options if k.startswith(("learn", "rest", "train", "wait"))]
    bench.say("done")
    assert t.state.roll is None
    assert "learn:daredevil" in bench.options


@pytest.mark.rule("RB-NEG-01", "RB-NEG-02")
def test_growth_is_trophies_and_gold_and_combat_has_no_places() -> None:
    t = Table("corbin")
    names = set(t.hero.__struct_fields__)
    assert not names & {"level", "experience", "xp"}
    combat = t.fight(["phy"], ["sku"])
    assert len(combat.sides) == 2
    assert not {"range", "facing", "position"} & set(combat.sides[0].__struct_fields__)


@pytest.mark.rule("RB-NEG-03", "RB-NEG-04", "RB-CBT-06")
def test_nothing_scales_with_players() -> None:
    for names in (("corbin", "lissa"), ("corbin", "lissa", "nameya", "ilvar")):
        t = Table(*names)
        combat = t.fight(["phy"], ["sku"])
        assert len(tokens_of(t.g, combat, t.side(1))) == 5
        assert t.content.foe_sheets["stone-ram"].health == 6


@pytest.mark.rule("RB-TRN-02", "RB-TRN-08")
@pytest.mark.parametrize(
    ("what", "keys", "points", "done"),
    [
        ("step", ("hex:h7",), 1, "moved"),
        ("roll", ("roll",), 1, "rolled"),
        ("rest", ("rest", "done"), 1, "rested"),
        ("train", ("train",), 1, "drew-some"),
        ("wait", ("wait",), 1, "waited"),
        ("explore", ("explore:watch-fires",), 1, "rolled"),
        ("learn", ("learn:drill",), 0, "learned"),
        ("trade", ("trade:lissa",), 0, ""),
        ("arrow", ("act:test-skill-60",), 2, "gained-gold"),
        ("free", ("use:test-skill-60.2",), 0, "gained-gold"),
    ],
)
def test_what_everything_costs_and_does(
    what: str, keys: tuple[str, ...], points: int, done: str
) -> None:
    t = Table("corbin", "lissa", at="h8").hand("drill").trophies("combat", "social")
    t.assets("cudgel").dice(*("P",) * 5)
    t.teach(Action((Gold(1),), points=2), Once((Gold(1),)))
    t.hero.quests = ["watch-fires"]
    if what == "explore":
        t.put(t.content.regions["heartland"].spaces[0])
    t.other.space = t.hero.space
    bench = t.play(an_action(0), *keys)
    assert t.state.points == 3 - points
    if done:
        assert bench.said(done), t.log
    else:
        assert bench.prompt == "ask-offer"


@pytest.mark.rule("RB-TRN-02")
def test_actions_in_their_places() -> None:
    t = Table("corbin", "lissa", at="d4").hand().assets("silk")
    bench = t.play(an_action(0), "shop")
    assert (bench.prompt, t.state.points) == ("ask-shop", 2)
    t = Table("corbin", at="h6").hand().top("social", "two-brides")
    bench = t.play(an_action(0), "adventure")
    assert (bench.prompt, t.state.points) == ("ask-event", 1)
    t = Table("lissa", at="h8").hand()
    t.hero.rumors = ["sealed-letter"]
    t.state.decks["social"].remove("sealed-letter")
    t.hero.space = t.content.atlas.spaces(Where(kinds=("shrine",)))[0]
    gold = t.hero.gold
    t.play(an_action(0), "rumor:sealed-letter")
    assert (t.state.points, t.hero.gold) == (2, gold + 3)
    t = Table("lissa", at="h8").hand().assets("silk")
    t.hero.space = t.content.atlas.spaces(Where(kinds=("settlement",)))[0]
    gold = t.hero.gold
    t.play(an_action(0), "goods:silk")
    assert (t.state.points, t.hero.gold, t.hero.assets) == (2, gold + 5, [])


@pytest.mark.rule("RB-TRN-02", "RB-TRN-04")
def test_a_story_quest_costs_what_it_says() -> None:
    t = Table("corbin", scenario="corpse-king").hand()
    lay_out(t.g, t.content.stories["true-crown"])
    lay_out(t.g, t.content.stories["bread-and-iron"])
    t.hero.space = t.content.atlas.places["oathwall"][0]
    assert t.content.stories["true-crown"].points == 3
    for points in (3, 2):
        t.state.points = points
        assert ("story:true-crown" in keys(t)) is (points == 3)
    t.hero.space, t.state.points, t.hero.gold = t.space("d4"), 3, 2
    t.play(an_action(0), "story:bread-and-iron", "yes")
    assert (t.state.points, t.hero.tokens) == (2, 1)


@pytest.mark.rule("RB-TRN-02")
def test_an_ability_may_cost_its_card() -> None:
    t = (
        Table("nameya")
        .skills("drill", "vendetta", "dirty-trick")
        .hand()
        .assets("herb-satchel", "maul")
    )
    t.hero.damage = 5
    bench = t.play(an_action(0), "act:herb-satchel")
    assert (t.hero.assets, t.hero.damage, t.state.points) == (["maul"], 0, 2)
    assert t.state.discards["asset"] == ["herb-satchel"]
    assert bench.said("ability-used") == [{"hero": "nameya", "card": "herb-satchel", "own": False}]
    t = Table("corbin", "lissa")
    bench = t.play(an_action(0), "act:corbin.2")
    assert bench.said("ability-used")[0]["own"] is True
    t = Table("lissa").assets("maul")
    t.teach(Action((Gold(1),), discards=True))
    t.play(an_action(0), "act:test-skill-60")
    assert (t.hero.assets, t.hero.skills) == (["maul"], ["test-skill-60"])


@pytest.mark.rule("RB-TRN-02")
def test_limits_hold_when_an_ability_cost_its_card() -> None:
    t = Table("nameya").skills("drill", "vendetta", "dirty-trick").hand()
    card = "padded-coat"
    made = replace(
        t.content.assets[card],
        id="oddment",
        code="",
        token="",
        abilities=(Bonus("body", 1), Action((Gold(1),), discards=True)),
    )
    t._content(assets={**t.content.assets, "oddment": made})
    t.hero.assets.append("oddment")
    t.play(an_action(0), "act:oddment.2", "skill:vendetta")
    assert (t.hero.assets, t.hero.skills) == ([], ["drill", "dirty-trick"])


@pytest.mark.rule("RB-RND-01", "RB-RND-04", "RB-TRN-01")
def test_rounds_are_counted_and_a_turn_sets_off_what_waits() -> None:
    t = Table("corbin", "lissa")
    t.teach(When("turn", (Gold(2),)))
    gold, t.state.round = t.hero.gold, 4
    bench = t.play(a_round())
    assert (t.state.round, bench.said("round-began")[0]["round"]) == (5, 5)
    assert (t.hero.gold, t.state.points) == (gold + 2, 3)


@pytest.mark.rule("RB-TRN-07", "RB-ABL-06")
def test_once_per_turn_comes_back_with_the_next_turn() -> None:
    t = Table("lissa", "corbin")
    t.teach(Once((Gold(1),)))
    bench = t.play(an_action(0), "use:test-skill-60")
    assert "use:test-skill-60" not in bench.options
    bench.say("end")
    assert (t.state.active, t.hero.used) == (-1, [])
    assert "use:test-skill-60" in t.play(a_turn(0)).options


@pytest.mark.rule("RB-TRN-07", "RB-TRN-08", "RB-TRN-09")
def test_the_turn_of_an_eliminated_hero_is_over() -> None:
    t = Table("corbin", "lissa")
    t.hero.eliminated = True
    assert t.play(an_action(0)).over
    assert t.state.active == -1
    assert t.play(a_turn(0)).over
