"""Retreat: RB-RTR."""

import pytest

from waystone.games.runebound.box.abilities import When
from waystone.games.runebound.box.effects import Adventure, Gold
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.combat.combat import (
    action_phase,
    initiative,
    retreat_phase,
    retreat_roll,
)
from waystone.testing import Bench


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


@pytest.mark.rule("RB-RTR-01", "RB-AMB-05", "RB-AMB-07")
def test_a_retreat_by_a_matching_die() -> None:
    t = Table("corbin", at="g3").hand().dice("P")
    t.fight(["dsh"], ["dsh"])
    gold = t.hero.gold
    t.state.gems = []
    bench = t.play(retreat_phase(0), "retreat")
    assert "hex:h3:P" not in bench.options
    assert bench.options[-1] == "stay"
    bench.say("hex:g4:P")
    assert t.state.combat is None
    assert t.hero.space == t.space("g4")
    assert (t.hero.trophies, t.hero.gold) == ([], gold)
    assert t.state.discards["combat"] == ["stone-ram"]


@pytest.mark.rule("RB-RTR-02")
def test_a_hero_that_stays_fights_on() -> None:
    t = Table("corbin", at="g3").hand().dice("P")
    t.fight(["dsh"], ["dsh"])
    t.play(retreat_phase(0), "retreat", "stay")
    assert t.state.combat is not None
    assert t.state.combat.round == 2
    assert t.hero.damage == 0


@pytest.mark.rule("RB-RTR-03")
def test_enemies_never_retreat() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"])
    bench = t.play(retreat_phase(1))
    assert t.state.combat is not None
    assert (bench.prompt, t.state.combat.round) == ("ask-combat", 2)


@pytest.mark.rule("RB-RTR-04", "RB-EX-72", "RB-EX-55", "RB-PVP-03")
def test_between_heroes_the_challenger_decides_first() -> None:
    t = Table("corbin", "lissa").hand()
    t.hand(hero=t.other)
    combat = t.fight(["phy*"], ["phy*"], cause="challenge", against=t.other)
    combat.no_retreat = False
    assert initiative(t.g, combat) == 0
    bench = t.play(retreat_phase(0))
    assert (bench.prompt, bench.asked[0]) == ("ask-retreat", 0)
    bench.say("stay")
    assert (bench.prompt, bench.asked[0]) == ("ask-retreat", 1)
    bench.say("stay")
    assert combat.round == 2
    t.dice("P")
    bench = t.play(retreat_phase(0), "retreat", "hex:h7:P")
    assert t.state.combat is None
    assert bench.over


@pytest.mark.rule("RB-RTR-05")
def test_no_retreat_after_a_defeat() -> None:
    t = Table("corbin")
    t.fight(["2phy"], ["dsh"])
    t.side(1).damage = 5
    bench = acts(t, "attack:phy")
    assert bench.over


@pytest.mark.rule("RB-RTR-06", "RB-VIL-03")
def test_no_retreat_from_a_villain() -> None:
    t = Table("corbin", "lissa")
    t.fight(["phy"], ["sku"], enemy="margath-the-risen", cause="villain")
    bench = t.play(retreat_phase(0))
    assert t.state.combat is not None
    assert (bench.prompt, t.state.combat.round) == ("ask-combat", 2)


@pytest.mark.rule("RB-RTR-07")
def test_the_retreat_die_may_be_rerolled() -> None:
    t = Table("corbin", at="g3").hand("drill").dice("MW", "P")
    t.fight(["dsh"], ["dsh"])
    bench = t.play(retreat_roll(0), "reroll:MW")
    assert "hex:g4:P" in bench.options
    assert t.hero.hand == []


@pytest.mark.rule("RB-RTR-01")
def test_a_retreat_into_a_city_enters_it() -> None:
    t = Table("lissa", "corbin", at="d3").hand().dice("P")
    t.teach(When("enter-city", (Gold(2),)))
    gold = t.hero.gold
    t.fight(["phy"], ["sku"])
    t.play(retreat_phase(0), "retreat", "hex:d4:P")
    assert (t.hero.space, t.hero.gold) == (t.space("d4"), gold + 2)


@pytest.mark.rule("RB-RTR-01", "RB-RTR-02", "RB-AMB-05")
def test_one_die_decides_and_space_0_is_a_space() -> None:
    t = Table("lissa", "corbin", at="b1").hand().dice("X")
    t.fight(["phy"], ["sku"])
    bench = t.play(retreat_phase(0), "retreat")
    assert len(bench.said("rolled")[0]["faces"]) == 1
    bench.say("hex:a1:X")
    assert (t.hero.space, t.state.combat) == (t.space("a1"), None)


@pytest.mark.rule("RB-RTR-02", "RB-RTR-04")
def test_after_a_failed_try_the_other_hero_may_try() -> None:
    t = Table("lissa", "corbin", at="g3").hand().dice("P")
    t.hand(hero=t.other)
    t.fight(["phy"], ["phy"], against=t.other, cause="challenge").no_retreat = False
    bench = t.play(retreat_phase(0), "retreat", "stay")
    assert (bench.prompt, bench.asked) == ("ask-retreat", [1])


@pytest.mark.rule("RB-RTR-01")
def test_what_waits_in_a_city_waits_until_combat_is_over() -> None:
    t = Table("lissa", "corbin", at="d3").hand().dice("P")
    t.teach(When("enter-city", (Adventure("social"),)))
    t.fight(["phy"], ["sku"])
    t.top("social", "two-brides")
    bench = t.play(retreat_phase(0), "retreat", "hex:d4:P")
    assert bench.prompt == "ask-event"
