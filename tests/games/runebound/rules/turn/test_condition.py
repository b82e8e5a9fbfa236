"""Defeat and delay: RB-DFT, RB-DLY."""

import pytest

from waystone.games.runebound.box.abilities import Special
from waystone.games.runebound.box.effects import Boost, Delay, Effect, Gold, Suffer
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import resolve
from waystone.games.runebound.rules.cards.skills import learn
from waystone.games.runebound.rules.combat.combat import action_phase, enter_combat
from waystone.games.runebound.rules.steps import a_turn, an_action
from waystone.games.runebound.rules.turn.condition import suffer
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.values import health, is_defeated
from waystone.testing import run


def keys(t: Table, seat: int = 0) -> list[str]:
    return [o.key for o in turn_options(t.g, t.state.heroes[seat])]


def test_suffering_and_delay() -> None:
    t = Table("corbin")
    suffer(t.g, t.hero, 30)
    run(resolve(t.g, t.by(), (Delay(), Delay())))
    assert (t.hero.damage, t.hero.delayed) == (10, True)


@pytest.mark.rule("RB-DFT-05", "RB-AMB-59")
def test_a_defeated_hero_never_fights() -> None:
    t = Table("corbin")
    t.hero.damage = 10
    t.state.drawn = "stone-ram"
    t.play(enter_combat("adventure", 0, "stone-ram"))
    assert t.state.combat is None
    assert t.state.discards["combat"] == ["stone-ram"]


@pytest.mark.rule("RB-DFT-06")
def test_a_defeated_hero_may_learn_and_use_abilities() -> None:
    t = Table("corbin").hand("daredevil", "drill").trophies("combat", "combat")
    t.skills("lay-on-hands")
    t.hero.damage = 10
    assert keys(t) == ["rest", "learn:daredevil", "learn:drill", "use:lay-on-hands", "end"]


@pytest.mark.rule("RB-DFT-07", "RB-EX-33", "RB-AMB-30")
def test_more_health_ends_defeat() -> None:
    t = Table("torvin").hand("oak-hide").trophies("combat", "combat", "combat", "combat")
    t.hero.damage = 9
    assert is_defeated(t.g, t.hero)
    run(learn(t.g, t.hero, "oak-hide"))
    assert (health(t.g, t.hero), is_defeated(t.g, t.hero)) == (12, False)
    assert "train" in keys(t)
    t = Table("torvin").assets("padded-coat")
    t.hero.damage = 9
    assert not is_defeated(t.g, t.hero)


@pytest.mark.rule("RB-DFT-08")
def test_healing_one_damage_ends_defeat() -> None:
    t = Table("nameya").hand("drill")
    t.hero.damage = 9
    t.play(an_action(0), "use:nameya.2")
    assert not is_defeated(t.g, t.hero)
    assert "train" in keys(t)


@pytest.mark.rule("RB-DFT-09")
def test_a_defeated_hero_keeps_everything_and_goes_on() -> None:
    t = Table("corbin").assets("cudgel").trophies("social").hand("drill")
    t.hero.gold = 4
    t.state.points = 1
    t.fight(["dsh"], ["2sku"])
    t.hero.damage = 9
    t.state.combat.turn = 1  # type: ignore[union-attr]
    space = t.hero.space
    t.play(action_phase(), "attack:sku")
    assert (t.hero.gold, t.hero.assets, len(t.hero.trophies)) == (4, ["cudgel"], 1)
    assert (t.hero.hand, t.hero.space, t.state.points) == (["drill"], space, 1)


@pytest.mark.rule("RB-DLY-01", "RB-EX-04")
def test_a_delayed_hero_must_stand_up() -> None:
    t = Table("corbin")
    t.hero.delayed = True
    bench = t.play(a_turn(0))
    assert bench.options[0] == "stand"
    assert not [k for k in bench.options if k in ("rest", "train", "roll")]
    bench.say("stand")
    assert (t.hero.delayed, t.state.points) == (False, 2)
    assert "train" in bench.options


@pytest.mark.rule("RB-DLY-02")
def test_a_delayed_hero_may_learn_and_use_abilities() -> None:
    t = Table("corbin").hand("daredevil").trophies("combat", "combat").skills("tireless")
    t.hero.delayed = True
    assert keys(t) == ["stand", "learn:daredevil", "use:tireless", "end"]


@pytest.mark.rule("RB-DLY-03", "RB-EX-66")
def test_first_recover_then_stand_up() -> None:
    t = Table("corbin", at="d4")
    t.hero.damage, t.hero.delayed = 10, True
    bench = t.play(a_turn(0))
    assert bench.options == ["rest", "end"]
    bench.say("rest")
    assert bench.options[0] == "stand"
    bench.say("stand")
    assert t.state.points == 1


@pytest.mark.rule("RB-AMB-34", "RB-DLY-04")
def test_delay_does_not_stack_and_lasts() -> None:
    t = Table("corbin")
    run(resolve(t.g, t.by(), (Delay(), Delay())))
    t.state.points = 0
    t.play(an_action(0))
    assert t.hero.delayed
    bench = t.play(a_turn(0), "stand")
    assert "train" in bench.options


@pytest.mark.rule("RB-DFT-02", "RB-CBT-12")
@pytest.mark.parametrize("effect", [Suffer(2), Boost("health", -2)])
def test_a_hero_that_falls_by_its_own_ability_has_lost_the_combat(effect: Effect) -> None:
    t = Table("corbin", "lissa")
    t.hero.damage = 8
    t.teach(Special((effect, Gold(5))))
    gold = t.hero.gold
    t.fight(["phy"], ["dsh"])
    bench = t.play(action_phase(), "special:test-skill-60")
    assert (bench.over, t.state.combat, t.hero.gold) == (True, None, gold)
    assert t.state.discards["combat"] == ["stone-ram"]
