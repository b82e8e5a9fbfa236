"""Damage in combat: RB-DMG."""

import pytest

from waystone.games.runebound.box.abilities import Armor, PerTrait, Special, Surge, Ward, When
from waystone.games.runebound.box.effects import (
    Deal,
    Effect,
    Gold,
    Guard,
    Heal,
    Lore,
    Reflect,
    Remove,
    Suffer,
)
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.cards.interpret import By, resolve
from waystone.games.runebound.rules.combat.combat import action_phase
from waystone.games.runebound.rules.combat.damage import CombatOver, apply, deal, end_if_fallen
from waystone.games.runebound.rules.turn.condition import suffer
from waystone.games.runebound.table.opponents import controller, health_of
from waystone.games.runebound.table.state import SideRound
from waystone.kernel.ask import Args
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


@pytest.mark.rule("RB-DMG-10", "RB-AMB-27")
def test_what_is_ready_to_block_is_used_up() -> None:
    t = Table("corbin", "lissa")
    t.fight([], [])
    t.side(0).round.guard = 3
    run(deal(t.g, 1, 2, "sku", attack=True))
    assert (t.hero.damage, t.side(0).round.guard) == (0, 1)
    run(deal(t.g, 1, 2, "sku", attack=True))
    assert (t.hero.damage, t.side(0).round.guard) == (1, 0)
    run(deal(t.g, 1, 2, "sku", attack=True))
    assert (t.hero.damage, t.said("prevented")) == (3, 2)
    t.side(0).round.guard = 3
    run(deal(t.g, 1, 1, "sku", attack=True, blockable=False))
    assert (t.hero.damage, t.side(0).round.guard) == (4, 3)


@pytest.mark.rule("RB-DMG-13", "RB-AMB-26")
def test_what_adds_to_an_attack_adds_to_no_other_damage() -> None:
    t = Table("corbin", "lissa")
    t.teach(PerTrait("Undead", 2))
    enemy = t.make_enemy(health=30, traits=("Undead",))
    t.fight([], [], enemy=enemy)
    t.side(0).round.edge = 3
    run(deal(t.g, 0, 1, "", attack=False))
    assert (t.side(1).damage, t.side(0).round.edge, t.said("attack-raised")) == (1, 3, 0)
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert (t.side(1).damage, t.side(0).round.edge, t.said("attack-raised")) == (7, 0, 1)
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert t.side(1).damage == 10
    other = t.make_enemy(health=30, traits=("Beast",))
    t.fight([], [], enemy=other)
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert (t.side(1).damage, t.said("attack-raised")) == (1, 2)


@pytest.mark.rule("RB-DMG-13")
def test_against_a_hero_no_trait_counts() -> None:
    t = Table("corbin", "lissa")
    t.teach(PerTrait("Undead", 2))
    t.fight([], [], against=t.other, cause="challenge")
    run(deal(t.g, 0, 1, "phy", attack=True))
    assert (t.other.damage, t.said("attack-raised")) == (1, 0)


@pytest.mark.rule("RB-DMG-01", "RB-DMG-02")
def test_damage_is_told_with_what_came_beyond_health() -> None:
    t = Table("corbin", "lissa")
    t.fight([], [], enemy="bog-troll")
    t.side(1).damage = 5
    assert apply(t.g, t.side(1), 0) == 0
    assert t.said("took-damage") == 0
    assert apply(t.g, t.side(1), 1) == 1
    assert apply(t.g, t.side(1), 3) == 1
    assert apply(t.g, t.side(1), 1) == 0
    assert apply(t.g, t.side(0), 2) == 2
    told = [(a["who"], a["n"], a["over"]) for a in args(t, "took-damage")]
    assert told == [("bog-troll", 1, 0), ("bog-troll", 1, 2), ("bog-troll", 0, 1), ("corbin", 2, 0)]
    assert (t.side(1).damage, t.hero.damage) == (7, 2)


def args(t: Table, kind: str) -> list[Args]:
    return [line.args for line in t.log if line.text == f"fact-{kind}"]


@pytest.mark.rule("RB-ABL-08", "RB-ABL-09")
@pytest.mark.parametrize(("limit", "again"), [("round", True), ("combat", False)])
def test_a_ward_prevents_as_much_as_it_says_within_its_limit(limit: str, again: bool) -> None:
    t = Table("corbin", "lissa").hand("hymn", "omen", "drill")
    t.teach(Ward(2, exert=1, limit=limit))  # type: ignore[arg-type]
    t.fight([], [])
    run(deal(t.g, 1, 3, "sku", attack=True), ["use:test-skill-60", "card:omen"])
    assert (t.hero.damage, t.hero.hand) == (1, ["hymn", "drill"])
    run(deal(t.g, 1, 1, "sku", attack=True))
    assert t.hero.damage == 2
    t.side(0).round = SideRound()
    answers = ["use:test-skill-60", "card:hymn"] if again else []
    run(deal(t.g, 1, 1, "sku", attack=True), answers)
    assert t.hero.damage == (2 if again else 3)


@pytest.mark.rule("RB-ABL-08", "RB-ABL-09")
def test_a_ward_may_be_kept_and_two_may_be_used() -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(Ward(1), Ward(2, kind="mag"))
    t.fight([], [])
    run(deal(t.g, 1, 2, "sku", attack=True), ["pass"])
    assert t.hero.damage == 2
    run(deal(t.g, 1, 4, "mag", attack=True), ["use:test-skill-60.2", "use:test-skill-60"])
    assert t.hero.damage == 3
    assert [line["n"] for line in args(t, "prevented")] == [2, 1]


@pytest.mark.rule("RB-ABL-09")
def test_an_enemy_that_nobody_runs_uses_its_wards_in_order() -> None:
    t = Table("corbin")
    del t.state.heroes[1:]
    enemy = t.make_enemy(Ward(1), Ward(3), health=20)
    t.fight([], [], enemy=enemy)
    run(deal(t.g, 0, 2, "phy", attack=True))
    assert (t.side(1).damage, t.side(1).round.used) == (0, [enemy, f"{enemy}.2"])
    assert [line["n"] for line in args(t, "prevented")] == [1, 1]


@pytest.mark.rule("RB-DMG-04", "RB-DMG-05")
def test_shields_that_are_forbidden_block_nothing_and_blocking_sets_off() -> None:
    t = Table("corbin", "lissa").hand()
    t.teach(When("blocked", (Gold(2),)))
    t.fight(["shd"], [])
    gold = t.hero.gold
    t.side(0).round.forbidden.append("shield")
    run(deal(t.g, 1, 1, "sku", attack=True))
    assert (t.hero.damage, t.hero.gold) == (1, gold)
    t.side(0).round.forbidden.clear()
    run(deal(t.g, 1, 1, "sku", attack=True), ["token:0"])
    assert (t.hero.damage, t.hero.gold) == (1, gold + 2)


@pytest.mark.rule("RB-DMG-11", "RB-AMB-28")
def test_who_deals_and_who_is_hurt_and_in_which_order() -> None:
    t = Table("corbin", "lissa").hand()
    t.hero.gold = 0
    t.teach(When("dealt", (Gold(2),)))
    enemy = t.make_enemy(When("hurt", (Heal(1),)), health=9)
    t.fight([], [], enemy=enemy)
    run(deal(t.g, 0, 3, "phy", attack=True))
    assert (t.hero.gold, t.side(1).damage) == (2, 2)
    assert t.facts("gained-gold", "healed") == ["gained-gold", "healed"]
    run(deal(t.g, 1, 1, "sku", attack=True))
    assert t.hero.gold == 2


@pytest.mark.rule("RB-DFT-02")
def test_a_bystander_that_falls_ends_no_combat() -> None:
    t = Table("corbin", "lissa")
    t.fight([], [])
    t.other.damage = 99
    end_if_fallen(t.g, t.other)
    end_if_fallen(t.g, t.hero)
    t.state.combat = None
    t.hero.damage = 10
    end_if_fallen(t.g, t.hero)
    assert t.state.combat is None


@pytest.mark.rule("RB-DMG-06", "RB-DMG-09")
def test_damage_that_a_card_makes_one_suffer_in_combat_can_be_blocked() -> None:
    """Shields block wounds of any source in combat; those suffered outside it they do not."""
    t = Table("corbin", "lissa")
    t.teach(Special((Suffer(2), Gold(1))))
    t.fight(["shd", "phy"], ["dsh"], enemy="bog-troll")
    gold = t.hero.gold
    bench = acts(t, "special:test-skill-60")
    assert bench.prompt == "ask-shields"
    bench.say("token:0")
    assert (t.hero.damage, t.hero.gold) == (1, gold + 1)
    assert t.side(0).tokens[0].spent


@pytest.mark.rule("RB-DMG-06", "RB-DMG-08")
def test_who_suffers_is_warded_only_in_the_own_combat_and_after_the_first_cast() -> None:
    t = Table("corbin", "lissa", "laurel")
    combat = t.fight(["shd"], ["shd"], against=t.other, cause="challenge")
    run(resolve(t.g, By(2, 2), (Suffer(1),)))
    assert t.state.heroes[2].damage == 1, "not in this combat"
    run(resolve(t.g, By(1, 1, 1), (Suffer(1),)), ["token:0"])
    assert (t.other.damage, t.hero.damage) == (0, 0)
    combat.round = 0
    run(resolve(t.g, By(0, 0, 0), (Suffer(1),)))
    assert t.hero.damage == 1, "on entering combat nothing is blocked"


@pytest.mark.rule("RB-ABL-07", "RB-AMB-61")
@pytest.mark.parametrize(("active", "falls"), [(0, True), (1, False)])
def test_what_damage_sets_off_on_both_sides_begins_with_the_active_player(
    active: int, falls: bool
) -> None:
    """The hero's answer comes before the enemy heals in the hero's own turn; in the turn of the
    enemy's controller after it."""
    t = Table("corbin", "lissa")
    enemy = t.make_enemy(When("dealt", (Heal(1),)), health=9)
    t.teach(When("hurt", (Deal(1, sure=True),)))
    t.fight(["dsh"], ["sku"], enemy=enemy)
    t.state.active = active
    t.side(1).damage = 8
    acts(t, "attack:sku", side=1)
    assert (t.state.combat is None) == falls


@pytest.mark.rule("RB-ABL-07", "RB-PVP-03")
def test_what_damage_sets_off_between_heroes() -> None:
    t = Table("corbin", "lissa")
    t.teach(When("hurt", (Heal(1),)))
    t.teach_to(t.other, When("dealt", (Deal(1, sure=True),), limit="round"))
    t.fight(["dsh"], ["phy"], against=t.other, cause="challenge")
    t.hero.damage = 8
    acts(t, "attack:phy", side=1)
    assert t.hero.damage == 8, "9, healed to 8 first, then 1 more, healed again"


@pytest.mark.rule("RB-DFT-01", "RB-SCN-06", "RB-ABL-12")
def test_a_villain_falls_when_story_tokens_lower_its_health_to_its_damage() -> None:
    t = Table("corbin", "lissa")
    t.teach(Special((Lore(1), Gold(1)), limit="round"))
    t.fight(["phy"], ["dsh"], enemy="margath-the-risen", cause="villain")
    t.side(1).damage = health_of(t.g, t.side(1)) - 2
    gold = t.hero.gold
    acts(t, "special:test-skill-60")
    assert (t.state.ending, t.hero.gold) == ("", gold + 1)
    t.side(0).round.used.clear()
    acts(t, "special:test-skill-60")
    assert (t.state.ending, t.state.winner) == ("end-villain-fell", 0)
    assert t.hero.gold == gold + 1, "nothing that was pending comes any more"
