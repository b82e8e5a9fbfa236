"""Enemies: RB-ENE."""

import pytest

from waystone.games.runebound.box.abilities import PerTrait, When
from waystone.games.runebound.box.effects import Capture, Gold
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.adventures.adventures import draw_adventure
from waystone.games.runebound.rules.combat.combat import action_phase, enter_combat
from waystone.games.runebound.rules.combat.damage import CombatOver, deal
from waystone.testing import Bench, run


def acts(t: Table, *keys: str, side: int = 0) -> Bench:
    """The action phase, this side to act, with these answers."""
    assert t.state.combat is not None
    t.state.combat.turn = side
    return t.play(action_phase(), *keys)


@pytest.mark.rule("RB-ENE-01")
def test_a_drawn_enemy_is_fought_at_once() -> None:
    t = Table("corbin").top("combat", "hired-blade")
    t.play(draw_adventure(0, "combat"))
    assert t.state.combat is not None
    assert (t.state.combat.cause, t.state.combat.sides[1].enemy) == ("adventure", "hired-blade")


@pytest.mark.rule("RB-ENE-02", "RB-DFT-01", "RB-DMG-01", "RB-DMG-02", "RB-EX-34")
def test_defeat_is_damage_equal_to_health() -> None:
    t = Table("lissa")
    t.fight(["dsh"], ["dsh"], enemy="bog-troll")
    assert run(deal(t.g, 0, 6, "phy", attack=True)) == 6
    assert t.side(1).damage == 6
    with pytest.raises(CombatOver):
        run(deal(t.g, 0, 3, "phy", attack=True))
    assert t.side(1).damage == 7
    t.hero.damage = 8
    with pytest.raises(CombatOver):
        run(deal(t.g, 1, 4, "sku", attack=True))
    assert t.hero.damage == 9


@pytest.mark.rule("RB-ENE-03", "RB-TRO-07", "RB-EX-62")
def test_reward_then_claim_then_additional_trophies() -> None:
    t = Table("corbin")
    enemy = t.make_enemy(health=1, reward=(Gold(2),), more=("social",))
    t.fight(["phy"], ["dsh"], enemy=enemy)
    gold = t.hero.gold
    top = t.state.decks["social"][-1]
    acts(t, "attack:phy")
    assert t.hero.gold == gold + 2
    assert t.hero.trophies == [enemy, top]
    order = t.facts("gained-gold", "claimed", "gained")
    assert order == ["gained-gold", "claimed", "gained"]


@pytest.mark.rule("RB-ENE-04")
def test_traits_matter_only_to_other_cards() -> None:
    t = Table("corbin")
    t.fight(["phy"], ["dsh"], enemy="barrow-guard")
    acts(t, "attack:phy")
    assert t.side(1).damage == 1
    t.teach(PerTrait("Undead", 1))
    t.fight(["phy"], ["dsh"], enemy="barrow-guard")
    acts(t, "attack:phy")
    assert t.side(1).damage == 2


@pytest.mark.rule("RB-ENE-05", "RB-EX-53")
def test_a_failed_test_on_an_enemy_leaves_it_there() -> None:
    t = Table("corbin").hand().top("skill", "oak-hide", "thorn-coat")
    t.state.drawn = "riddle-cat"
    bench = t.play(enter_combat("adventure", 0, "riddle-cat"))
    assert t.state.combat is not None
    assert t.state.combat.card == "riddle-cat"
    assert t.hero.damage == 1
    assert bench.prompt


@pytest.mark.rule("RB-ENE-06", "RB-EX-52")
def test_an_enemy_claimed_by_an_ability_pays_no_reward() -> None:
    t = Table("corbin").hand().top("skill", "drill", "thorn-coat")
    gold = t.hero.gold
    t.state.drawn = "riddle-cat"
    t.play(enter_combat("adventure", 0, "riddle-cat"))
    assert t.state.combat is None
    assert (t.hero.trophies, t.hero.gold) == (["riddle-cat"], gold)
    t = Table("corbin")
    enemy = t.make_enemy(When("enter-combat", (Capture(),)), reward=(Gold(3),), more=("combat",))
    t.state.drawn, gold = enemy, t.hero.gold
    t.play(enter_combat("adventure", 0, enemy))
    assert (t.hero.trophies, t.hero.gold) == ([enemy], gold)


@pytest.mark.rule("RB-ENE-07", "RB-STY-07", "RB-AMB-08")
def test_a_story_enemy_is_no_trophy() -> None:
    t = Table("corbin")
    gold = t.hero.gold
    t.fight(["phy"], ["dsh"], enemy="ash-raiders", cause="story")
    t.side(1).damage = 3
    acts(t, "attack:phy")
    assert (t.hero.trophies, t.hero.gold) == ([], gold + 3)


@pytest.mark.rule("RB-ENE-08")
def test_the_card_of_a_victorious_enemy_is_discarded() -> None:
    t = Table("corbin")
    t.fight(["dsh"], ["2sku"])
    t.hero.damage = 9
    acts(t, "attack:sku", side=1)
    assert t.state.combat is None
    assert t.state.discards["combat"] == ["stone-ram"]
    assert t.hero.trophies == []
