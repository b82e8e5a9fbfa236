"""Turns: RB-TRN."""

import pytest

from waystone.games.runebound.box.effects import Boost
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.steps import a_turn, an_action
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
