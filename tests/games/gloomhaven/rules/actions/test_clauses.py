"""Clauses of the rules of actions, one by one."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Boost,
    Give,
    Harm,
    Heal,
    Move,
    Obstacle,
    Trap,
)
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.elements import available
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.steps import character_action

FOE = "figure:dummy-1"


@pytest.mark.rule("GH-OVL-10")
def test_a_trap_may_be_laid_in_any_empty_hex_the_first_of_the_map_too() -> None:
    gh = Gh()
    act = gh.perform(gh.hero(at=(1, 0)), Trap(3), answers=["hex:0,0"])
    assert act.performed
    assert list(gh.state.traps) == [gh.cell((0, 0))] == [0]


@pytest.mark.rule("GH-OVL-16")
@pytest.mark.parametrize("what", ["create", "destroy", "move"])
def test_obstacles_come_and_go_in_any_hex_the_first_of_the_map_too(what: str) -> None:
    gh = Gh()
    hero = gh.hero(at=(1, 1))
    gh.tile("obstacle", (1, 0) if what == "move" else (0, 0))
    if what == "create":
        gh.state.tiles.clear()
        gh.perform(hero, Obstacle("create", range=2), answers=["hex:0,0"])
    elif what == "destroy":
        gh.perform(hero, Obstacle("destroy", range=2), answers=["hex:0,0"])
    else:
        gh.perform(hero, Obstacle("move", range=2), answers=["hex:1,0", "hex:0,0"])
    assert gh.state.tiles == ({} if what == "destroy" else {0: "obstacle"})


@pytest.mark.rule("GH-EXP-02", "GH-ELE-03")
def test_what_a_boost_of_a_heal_brings_after_it() -> None:
    gh = Gh()
    hero = gh.hero()
    hero.hp = 2
    boost = Boost(value=1, xp=2, infuse=["fire"], then=[Give(["bless"], who="self")])
    gh.perform(hero, Heal(2, who="self", boosts=[boost]))
    assert (hero.hp, gh.owner(hero).xp, gh.state.turn.infused) == (5, 2, ["fire"])
    assert "bless" in gh.owner(hero).deck.draw


@pytest.mark.rule("GH-TRN-07", "GH-TRN-01")
def test_after_both_actions_the_player_ends_the_turn_unless_an_item_is_left() -> None:
    gh = Gh()
    hero = gh.hero()
    gh.item(hero, "broth", when="turn", use="consumed", abilities=[{"type": "heal", "value": 1}])
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id), ["pass"])
    assert gh.options() == ["item:broth", "pass"]
    assert gh.state.turn.figure == ""
    gh.owner(hero).items[0].state = "consumed"
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id))
    assert gh.state.turn.figure == ""


@pytest.mark.rule("GH-ATT-04", "GH-BON-08", "GH-EFF-09")
def test_a_shield_of_an_item_takes_from_the_attack_and_is_pierced() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1, attack=5)
    for name in ("buckler", "pan"):
        shield = [{"type": "shield", "value": 2}]
        gh.item(hero, name, when="attacked", use="spent", bonuses=shield)
    gh.perform(foe, Attack(0), answers=["figure:harpooner", "item:buckler", "pass"])
    assert hero.hp == 10 - 3
    gh.perform(foe, Attack(0, pierce=1), answers=["figure:harpooner", "item:pan"])
    assert hero.hp == 7 - 4


@pytest.mark.rule("GH-MAT-02", "GH-MAT-06")
def test_boosts_of_a_monsters_attack_count() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.kind("brawler", [Attack(0, boosts=[Boost(value=2, if_="you-hurt")])])
    foe = gh.monster((1, 0), "brawler", number=1)
    for hp, damage in ((10, 2), (9, 4)):
        foe.hp = hp
        before = hero.hp
        gh.turn(foe)
        gh.run(act_as_monster(gh.g, foe))
        assert before - hero.hp == damage


@pytest.mark.rule("GH-TRN-05", "GH-MON-07")
def test_damage_without_an_attack_and_its_boosts() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1, shield=5)
    gh.perform(hero, Harm(1, boosts=[Boost(value=2)]), answers=[FOE])
    assert foe.hp == 7
    act = gh.perform(hero, Harm(2, who="self"))
    assert (hero.hp, act.performed) == (8, True)


@pytest.mark.rule("GH-MOV-01")
def test_what_one_move_went_through_is_nothing_to_the_next() -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1)
    leap = Move(2, jump=True, through=[Attack(1)])
    gh.perform(hero, leap, leap, answers=["hex:2,0", "hex:4,0"])
    assert foe.hp == 9


@pytest.mark.rule("GH-ELE-06", "GH-ELE-10")
def test_every_symbol_of_an_augment_needs_an_element_of_its_own() -> None:
    gh = Gh()
    gh.state.elements |= {"fire": 2, "ice": 1}
    assert available(gh.g, ["fire", "ice"])
    assert available(gh.g, ["fire", "wild"])
    assert not available(gh.g, ["fire", "fire"])
    assert not available(gh.g, ["dark"])
    assert not available(gh.g, ["fire", "ice", "wild"])


@pytest.mark.rule("GH-ITM-03")
def test_items_improve_a_move_and_let_it_jump() -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1)
    gh.item(hero, "pole", when="move", use="spent", boost={"jump": True})
    gh.item(hero, "shoes", when="move", use="spent", boost={"value": 2})
    gh.perform(hero, Move(1), answers=["item:pole", "item:shoes", "hex:3,0"])
    assert gh.at(hero) == (3, 0)


@pytest.mark.rule("GH-TRN-10", "GH-CRD-07")
def test_the_whole_action_counts_as_performed_if_a_part_was() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    lost = Action([Attack(2), Heal(1, who="self")], lost=True, xp=1)
    gh.card(hero, "card", lost, to="selected")
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, hero.id), ["top:card"])
    assert (gh.owner(hero).lost, gh.owner(hero).xp) == (["card"], 1)
