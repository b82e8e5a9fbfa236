"""Challenges between heroes: RB-PVP."""

import pytest

from waystone.games.runebound.box.abilities import Action
from waystone.games.runebound.box.effects import Challenge
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.encounters import challengeable
from waystone.games.runebound.rules.combat.combat import action_phase, enter_combat, retreat_phase
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.options import turn_options
from waystone.games.runebound.table.values import is_defeated
from waystone.testing import Bench


def keys(t: Table, seat: int = 0) -> list[str]:
    return [o.key for o in turn_options(t.g, t.state.heroes[seat])]


def duel(t: Table, mine: list[str], theirs: list[str]) -> Bench:
    t.fight(mine, theirs, cause="challenge", against=t.other)
    assert t.state.combat is not None
    t.state.combat.prize = 3
    return t.play(action_phase())


@pytest.mark.rule("RB-PVP-01")
def test_only_an_ability_lets_a_hero_challenge() -> None:
    t = Table("corbin", "lissa")
    assert "act:corbin.2" in keys(t)
    assert not [k for k in keys(t, 1) if k.startswith("act:")]
    t.put("a2", t.other)
    assert "act:corbin.2" not in keys(t)


@pytest.mark.rule("RB-PVP-02")
def test_a_duel_lasts_until_one_is_defeated() -> None:
    t = Table("corbin", "lissa")
    bench = duel(t, ["phy"], ["phy"])
    bench.say("attack:phy")
    assert (t.other.damage, t.state.combat is None) == (1, False)
    bench.say("attack:phy")
    assert t.hero.damage == 1
    t.other.damage = 7
    duel(t, ["2phy"], ["phy"]).say("attack:phy")
    assert t.state.combat is None
    assert is_defeated(t.g, t.other)


@pytest.mark.rule("RB-PVP-04", "RB-DFT-05")
def test_a_defeated_hero_cannot_be_challenged() -> None:
    t = Table("corbin", "lissa")
    t.other.damage = 9
    assert challengeable(t.g, t.hero) == []
    assert "act:corbin.2" not in keys(t)
    t.play(enter_combat("challenge", 0, "", "", 1, 3))
    assert t.state.combat is None


@pytest.mark.rule("RB-PVP-05")
def test_corbins_challenge() -> None:
    t = Table("corbin", "lissa")
    t.hero.gold, t.other.gold = 1, 2
    bench = t.play(an_action(0), "act:corbin.2")
    assert t.state.combat is not None
    assert t.state.combat.no_retreat
    assert t.state.points == 2
    assert bench.prompt == "ask-combat"
    t.other.damage = 8
    duel(t, ["phy"], ["dsh"]).say("attack:phy")
    assert (t.hero.gold, t.other.gold) == (3, 0)
    t.other.damage, t.hero.damage = 0, 9
    t.hero.gold = 3
    bench = duel(t, ["shd"], ["phy"])
    bench.say("attack:phy", "none")
    assert is_defeated(t.g, t.hero)
    assert (t.hero.gold, t.other.gold) == (3, 0)


@pytest.mark.rule("RB-PVP-02", "RB-RTR-04")
def test_another_challenge_than_corbins_may_be_left_by_a_retreat() -> None:
    t = Table("lissa", "corbin").hand().dice("P")
    t.teach(Action((Challenge(2),), needs="rival"))
    t.play(an_action(0), "act:test-skill-60")
    assert t.state.combat is not None
    assert not t.state.combat.no_retreat
    bench = t.play(retreat_phase(0))
    assert (bench.prompt, bench.options) == ("ask-retreat", ["retreat", "stay"])
    bench.say("retreat", "hex:h7:P")
    assert t.hero.space == t.space("h7")
    assert bench.over
