"""Damage in combat: RB-DMG."""

import pytest

from waystone.games.runebound.box.abilities import Armor, PerTrait, Special, Surge, Ward, When
from waystone.games.runebound.box.effects import Deal, Effect, Gold, Guard, Reflect, Remove
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.damage import CombatOver, deal
from waystone.games.runebound.rules.turn.condition import suffer
from waystone.games.runebound.table.opponents import controller
from waystone.testing import Bench, run


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


def effects(t: Table, *some: Effect, side: int = 0, answers: tuple[str, ...] = ()) -> None:
    seat = controller(t.g, side)
    by = By(seat, 0 if side == 0 else -1, side, "stone-ram", acts=True)
    run(resolve(t.g, by, some), answers)


@pytest.mark.rule("RB-DMG-04", "RB-DMG-10")
@pytest.mark.parametrize("kind", ["phy", "mag", "sku"])
def test_shields_block_damage_of_any_kind(kind: str) -> None:
    t = Table("corbin")
    t.fight(["shd", "shd"], ["dsh"])
    dealt = run(deal(t.g, 1, 3, kind, attack=True), ["token:0 token:1"])  # type: ignore[arg-type]
    assert (dealt, t.hero.damage) == (1, 1)


@pytest.mark.rule("RB-DMG-06")
def test_shields_work_against_surge_abilities() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "shd"], ["sur"], enemy="ash-drake")
    bench = acts(t, "surge:ash-drake", side=1)
    assert bench.prompt == "ask-shields"
    bench.say("token:0")
    assert t.hero.damage == 1


@pytest.mark.rule("RB-DMG-07")
def test_some_damage_cannot_be_blocked() -> None:
    t = Table("corbin", "lissa")
    t.fight(["shd", "shd"], ["sur"], enemy="ford-serpent")
    acts(t, "surge:ford-serpent.2", side=1)
    assert t.hero.damage == 1
    assert not t.side(0).tokens[0].spent
    t.teach(Ward(1))
    effects(t, Guard(2))
    run(deal(t.g, 1, 2, "", attack=True, blockable=False), ["use:test-skill-60"])
    assert t.hero.damage == 2
    assert t.side(0).round.guard == 2


@pytest.mark.rule("RB-DMG-09")
def test_damage_outside_combat_is_not_blocked() -> None:
    t = Table("corbin").assets("plate-armour")
    assert suffer(t.g, t.hero, 2) == 2
    assert t.hero.damage == 2


@pytest.mark.rule("RB-DMG-11", "RB-EX-42")
def test_blocked_damage_was_not_dealt() -> None:
    t = Table("corbin")
    t.teach(When("dealt", (Gold(1),)))
    gold = t.hero.gold
    t.fight(["phy"], ["shd"], enemy="bog-troll")
    run(deal(t.g, 0, 1, "phy", attack=True), ["token:0"])
    assert t.hero.gold == gold
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert t.hero.gold == gold + 1


@pytest.mark.rule("RB-DMG-12", "RB-EX-41")
def test_other_effects_come_although_the_damage_is_blocked() -> None:
    t = Table("corbin", "lissa")
    t.teach(Surge(1, (Deal(2), Remove("any", 1))))
    t.fight(["sur"], ["shd", "shd", "sku"], enemy="bog-troll")
    bench = acts(t, "surge:test-skill-60", "token:0 token:1")
    assert t.side(1).damage == 0
    assert t.side(1).tokens[2].spent
    assert bench.prompt == "ask-retreat"


@pytest.mark.rule("RB-DMG-13", "RB-EX-13", "RB-AMB-26")
def test_damage_that_is_no_combat_action_is_no_attack() -> None:
    t = Table("corbin", "lissa").skills("spell-ward")
    enemy = t.make_enemy(Armor("mag", 5), health=9)
    t.fight(["sur"], ["sku"], enemy=enemy)
    acts(t, "attack:sku", side=1)
    # Armour is against attacks; Spell Ward's magic damage is none and goes through.
    assert t.side(1).damage == 1
    t.teach(Surge(1, (Deal(2, "mag"),)))
    acts(t, "surge:test-skill-60")
    assert t.side(1).damage == 1


@pytest.mark.rule("RB-AMB-27")
def test_prevention_then_shields_then_damage_then_triggers() -> None:
    t = Table("corbin").hand("drill")
    t.teach(Ward(1, "", 0), When("hurt", (Gold(1),)))
    t.fight(["shd"], ["dsh"])
    gold = t.hero.gold
    effects(t, Guard(1))
    run(deal(t.g, 1, 4, "sku", attack=True), ["use:test-skill-60", "token:0"])
    assert (t.hero.damage, t.hero.gold) == (1, gold + 1)
    order = [
        line.text
        for line in t.log
        if line.text in ("fact-prevented", "fact-blocked", "fact-took-damage")
    ]
    assert order == ["fact-prevented", "fact-prevented", "fact-blocked", "fact-took-damage"]


@pytest.mark.rule("RB-AMB-28")
def test_the_first_defeat_ends_combat() -> None:
    t = Table("corbin")
    t.fight(["dsh"], ["dsh"], enemy="bog-troll")
    effects(t, Reflect())
    t.side(1).damage = 6
    with pytest.raises(CombatOver) as over:
        run(deal(t.g, 1, 2, "sku", attack=True))
    assert over.value.result == "attacker"
    t.side(0).round.reflects = True
    t.side(1).damage, t.hero.damage = 6, 9
    with pytest.raises(CombatOver) as over:
        run(deal(t.g, 1, 2, "sku", attack=True))
    assert over.value.result == "defender"


@pytest.mark.rule("RB-CAC-10", "RB-DMG-02", "RB-DMG-04")
def test_the_lines_of_an_attack_add_up() -> None:
    t = Table("corbin", "lissa")
    t.teach(PerTrait("Undead", 2))
    enemy = t.make_enemy(Armor("phy", 1), health=3, traits=("Undead",))
    t.fight(["2phy", "phy"], ["shd"], enemy=enemy)
    t.side(0).round.edge = 3
    bench = t.play(action_phase(), "attack:phy", "token:0")
    assert [bench.said(fact)[0]["damage"] for fact in ("attacked",)] == [3]
    told = [bench.said(fact)[0]["n"] for fact in ("attack-raised", "armor-held", "blocked")]
    assert told == [5, 1, 1]
    taken = bench.said("took-damage")[0]
    assert (taken["n"], taken["over"]) == (3, 3)


@pytest.mark.rule("RB-DMG-06", "RB-AMB-28")
def test_damage_of_abilities_and_damage_given_back_is_told() -> None:
    t = Table("corbin", "lissa")
    t.teach(Special((Deal(2),)))
    t.fight([], [])
    t.side(1).round.reflects = True
    bench = t.play(action_phase(), "special:test-skill-60")
    assert bench.said("ability-dealt") == [{"who": "corbin", "n": 2}]
    assert bench.said("reflected") == [{"who": "stone-ram", "n": 2}]
    assert [line["who"] for line in bench.said("took-damage")] == ["stone-ram", "corbin"]
