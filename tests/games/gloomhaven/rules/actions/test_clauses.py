"""Clauses of the rules of actions, one by one."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Boost,
    Give,
    Harm,
    Heal,
    Infuse,
    LoseCards,
    Move,
    Obstacle,
    Recover,
    Trap,
    Trigger,
)
from waystone.games.gloomhaven.box.lasting import Shield
from waystone.games.gloomhaven.box.moments import Destroyed, Killed, MarkerEntered
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.box.trades import HandOn
from waystone.games.gloomhaven.box.words import Rank
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.damage import fall
from waystone.games.gloomhaven.rules.actions.elements import available, consume, infuse
from waystone.games.gloomhaven.rules.actions.loot import loot, loot_own_hex
from waystone.games.gloomhaven.rules.actions.terrain import cuts_off
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.clean_up import tidy
from waystone.games.gloomhaven.rules.scenario.rooms import place_object
from waystone.games.gloomhaven.rules.scenario.steps import character_action
from waystone.games.gloomhaven.rules.scenario.turns import close_turn, open_turn

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


# ---- entering hexes


@pytest.mark.rule("GH-MOV-05", "GH-REV-01")
def test_a_closed_door_opens_for_who_enters_its_hex() -> None:
    gh = Gh(". D .", marks={"D": Mark(door="gate")})
    hero = gh.hero(at=(0, 0))
    gh.perform(hero, Move(1), answers=["hex:1,0"])
    assert (gh.at(hero), gh.state.doors[0].state) == ((1, 0), "open")


@pytest.mark.rule("GH-MOV-05", "GH-SPE-09")
def test_a_marker_notices_who_enters_its_hex_and_nothing_else_does() -> None:
    gh = Gh(". M . .", marks={"M": Mark(marker="well")})
    hero = gh.hero(at=(0, 0))
    gh.perform(hero, Move(2), answers=["hex:2,0"])
    assert gh.state.unsettled == [MarkerEntered("well")]


@pytest.mark.rule("GH-OVL-13")
def test_difficult_terrain_costs_two_and_plain_floor_one() -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero(at=(0, 0))
    gh.tile("difficult", (2, 0))
    gh.perform(hero, Move(4), answers=["hex:3,0"])
    assert gh.options() == ["hex:1,0", "hex:2,0", "hex:3,0", "pass"]


@pytest.mark.rule("GH-MOV-01")
def test_a_jump_in_which_no_door_opens_is_one_stretch() -> None:
    gh = Gh(". . . . . .")
    hero = gh.hero(at=(0, 0))
    gh.perform(hero, Move(4, jump=True), answers=["hex:2,0"])
    assert gh.at(hero) == (2, 0)


@pytest.mark.rule("GH-OVL-16", "GH-AMB-78")
def test_the_hex_that_an_obstacle_leaves_may_be_cut_off_as_little_as_others() -> None:
    gh = Gh(". . . .")
    gh.tile("obstacle", (0, 0))
    assert cuts_off(gh.g, gh.cell((1, 0)), without=gh.cell((0, 0)))
    assert not cuts_off(gh.g, gh.cell((1, 0)))


# ---- deaths


@pytest.mark.rule("GH-ATT-08", "GH-SPE-06")
def test_the_fallen_are_counted_enemies_and_objects_but_not_summons() -> None:
    gh = Gh(objects=[{"id": "gate", "name": {}, "icon": "x", "hp": 9, "side": "friend"}])
    hero = gh.hero(at=(0, 0))
    gate = place_object(gh.g, "gate", gh.cell((3, 0)))
    boy = gh.summon(hero, (0, 1))
    for figure in (gh.monster((1, 0), number=1), gh.monster((2, 0), number=2), gate, boy):
        figure.hp = 0
        gh.run(fall(gh.g, figure, ""))
    assert gh.state.fallen == {"dummy": 2, "gate": 1}


# ---- what battle goals count


@pytest.mark.rule("GH-HEA-03", "GH-STA-06")
def test_what_is_healed_is_counted_for_the_healer() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0)), gh.hero("lamplighter", (1, 0))
    other.hp = 8
    gh.perform(hero, Heal(5, range=1), answers=["figure:lamplighter"])
    assert gh.owner(hero).deeds == {"healed": 2}
    gh.perform(hero, Heal(5, range=1), answers=["figure:lamplighter"])
    assert gh.owner(hero).deeds == {"healed": 2}
    assert gh.owner(other).deeds == {}


@pytest.mark.rule("GH-ELE-06", "GH-STA-06")
def test_elements_consumed_are_counted() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.state.elements |= {"fire": 2, "ice": 2}
    gh.run(consume(gh.g, hero, ["fire", "ice"]))
    assert gh.owner(hero).deeds == {"elements-consumed": 2}


@pytest.mark.rule("GH-ELE-02", "GH-ELE-03", "GH-STA-06")
def test_an_infusion_of_a_card_is_asked_for_and_counted() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    act = gh.perform(hero, Infuse(["fire"]))
    assert (act.performed, gh.state.turn.infused) == (True, ["fire"])
    assert gh.owner(hero).deeds == {"elements-infused": 1}


@pytest.mark.rule("GH-ELE-12", "GH-ELE-02")
def test_an_infusion_of_a_monster_is_nobodys_deed() -> None:
    gh = Gh()
    hero = gh.hero(at=(3, 3))
    foe = gh.monster((0, 0), number=1)
    gh.turn(foe)
    gh.run(infuse(gh.g, foe, ["dark"]))
    assert (gh.state.monsters.infused, gh.state.turn.infused) == (["dark"], [])
    gh.turn(hero)
    gh.run(infuse(gh.g, foe, ["dark"]))
    assert gh.state.turn.infused == ["dark"]


@pytest.mark.rule("GH-EFF-03", "GH-CON-05", "GH-STA-06")
def test_conditions_given_without_an_attack_are_counted_against_enemies_alone() -> None:
    gh = Gh()
    hero, ally = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    foe = gh.monster((1, 0), number=1)
    gh.perform(hero, Give(["poison"]), answers=[FOE])
    gh.perform(hero, Give(["strengthen"], who="ally"), answers=["figure:lamplighter"])
    assert ("poison" in foe.conditions, "strengthen" in ally.conditions) == (True, True)
    assert gh.owner(hero).deeds == {"conditions-given": 1}


@pytest.mark.rule("GH-AMB-72", "GH-STA-06")
def test_ills_handed_on_are_counted_against_enemies_alone() -> None:
    gh = Gh()
    hero, ally = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    gh.monster((1, 0), number=1)
    ally.conditions = {"poison": 1, "wound": 1}
    gh.perform(hero, HandOn(source="ally", to="self"), answers=["figure:lamplighter"])
    assert gh.owner(hero).deeds.get("conditions-given", 0) == 0
    gh.perform(hero, HandOn(source="self", to="enemy"), answers=[FOE])
    assert gh.owner(hero).deeds["conditions-given"] == 2


# ---- whom it bears on


@pytest.mark.rule("GH-LOS-08")
def test_own_summons_and_nobody_elses() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0)), gh.hero("lamplighter", (5, 4))
    mine, theirs = gh.summon(hero, (0, 4)), gh.summon(other, (1, 0))
    gh.perform(hero, Give(["strengthen"], who="summons"))
    assert ("strengthen" in mine.conditions, "strengthen" in theirs.conditions) == (True, False)


@pytest.mark.rule("GH-GEN-07", "GH-TRN-05")
def test_so_many_targets_and_as_many_more_as_a_boost_allows() -> None:
    gh = Gh()
    hero = gh.hero(at=(1, 1))
    foes = [gh.monster(at, number=n) for n, at in enumerate([(0, 1), (2, 1), (1, 0)], 1)]
    two = Give(["muddle"], targets=1, boosts=[Boost(targets=1)])
    gh.perform(hero, two, answers=["figure:dummy-1", "figure:dummy-3"])
    assert ["muddle" in foe.conditions for foe in foes] == [True, False, True]


@pytest.mark.rule("GH-MOT-08", "GH-GEN-07")
def test_where_a_monster_has_no_more_targets_than_it_may_nobody_is_asked() -> None:
    gh = Gh()
    heroes = [gh.hero(at=(0, 0)), gh.hero("lamplighter", (2, 0))]
    gh.kind("hexer", [Give(["muddle"], range=3, targets=2)])
    foe = gh.monster((1, 0), "hexer", number=1)
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    assert all("muddle" in hero.conditions for hero in heroes)


@pytest.mark.rule("GH-BON-05")
def test_a_shield_without_a_card_lasts_for_the_round() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.perform(hero, Shield(2))
    gh.perform(hero, Shield(1))
    assert hero.shield == 3
    tidy(gh.g)
    assert hero.shield == 0


@pytest.mark.rule("GH-REC-01", "GH-REC-02")
@pytest.mark.parametrize("picked", [True, False])
def test_cards_are_recovered_or_not(picked: bool) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    card = gh.cards(hero, 1, "lost")[0]
    answer = f"card:{card}" if picked else "none"
    act = gh.perform(hero, Recover(1, pile="lost"), answers=[answer])
    assert act.performed is picked
    assert gh.owner(hero).hand == ([card] if picked else [])


# ---- what is set off


@pytest.mark.rule("GH-TRN-09", "GH-BON-02")
def test_what_waits_for_the_end_of_a_turn_acts_then() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 5
    gh.running(hero, Trigger("turn-end", [Heal(2, who="self")]))
    gh.turn(hero)
    gh.run(close_turn(gh.g, hero))
    assert hero.hp == 7


@pytest.mark.rule("GH-TRN-08", "GH-BON-02")
def test_what_waits_for_the_start_of_a_turn_acts_then() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 5
    gh.running(hero, Trigger("turn-start", [Heal(2, who="self")]))
    gh.run(open_turn(gh.g, hero))
    assert hero.hp == 7


@pytest.mark.rule("GH-LOO-01", "GH-LOO-02", "GH-BON-02")
def test_what_waits_for_loot_acts_when_there_is_any() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 5
    gh.running(hero, Trigger("loot", [Heal(1, who="self")]))
    gh.run(loot(gh.g, hero, 1))
    assert hero.hp == 5
    gh.state.coins = {gh.cell((1, 0)): 2, gh.cell((2, 0)): 1, hero.cell: 1}
    gh.run(loot(gh.g, hero, 1))
    assert (hero.hp, gh.owner(hero).coins, len(gh.state.coins)) == (6, 3, 1)


@pytest.mark.rule("GH-LOO-03")
def test_treasure_in_the_own_hex_is_taken_at_the_end_of_the_turn_and_no_other() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.state.treasures = {hero.cell: "goal:a", gh.cell((1, 0)): "goal:b"}
    gh.run(loot_own_hex(gh.g, hero))
    assert gh.state.looted == ["goal:a"]


@pytest.mark.rule("GH-ATT-04", "GH-BON-02")
def test_what_waits_for_an_attack_on_an_ally_acts() -> None:
    gh = Gh()
    hero, ally = gh.hero(at=(0, 0)), gh.hero("lamplighter", (5, 4))
    ally.hp = 5
    gh.running(ally, Trigger("ally-attacked", [Heal(2, who="self")]))
    foe = gh.monster((1, 0), number=1)
    gh.perform(foe, Attack(0), answers=[f"figure:{hero.id}"])
    assert ally.hp == 7


@pytest.mark.rule("GH-EFF-01", "GH-ITM-05")
def test_a_boost_of_an_attack_adds_its_push_and_what_comes_after() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 5
    foe = gh.monster((1, 0), number=1)
    boost = Boost(push=1, pierce=1, then=[Heal(2, who="self")])
    gh.perform(hero, Attack(2, push=1, boosts=[boost]), answers=[FOE, "hex:2,0", "hex:3,0"])
    assert (gh.at(foe), hero.hp) == ((3, 0), 7)


@pytest.mark.rule("GH-ATT-08", "GH-SPE-06")
def test_a_destroyed_object_and_a_dead_monster_are_noticed() -> None:
    gh = Gh(objects=[{"id": "gate", "name": {}, "icon": "x", "hp": 9}])
    gh.hero(at=(0, 0))
    for figure in (place_object(gh.g, "gate", gh.cell((3, 0))), gh.monster((1, 0), number=1)):
        gh.run(fall(gh.g, figure, ""))
    assert gh.state.unsettled == [Destroyed("gate"), Killed("dummy")]


@pytest.mark.rule("GH-AMB-17", "GH-SUM-08", "GH-EXP-05")
@pytest.mark.parametrize("rank", ["normal", "elite"])
def test_kills_are_counted_elites_apart_and_give_no_experience(rank: Rank) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.kind("dummy")
    gh.run(fall(gh.g, gh.monster((1, 0), "dummy", rank), hero.id))
    owner = gh.owner(hero)
    assert (owner.deeds["kills"], owner.xp) == (1, 0)
    assert owner.deeds.get("elite-kills", 0) == (rank == "elite")


@pytest.mark.rule("GH-AOE-07", "GH-AOE-10")
def test_an_area_and_one_target_more() -> None:
    gh = Gh()
    hero = gh.hero(at=(1, 1))
    foes = [gh.monster(at, number=n) for n, at in enumerate([(0, 1), (2, 1), (1, 0), (1, 2)], 1)]
    one_more = Attack(2, area=((1, 0),), targets=2)
    gh.perform(hero, one_more, answers=["area:dummy-1", "figure:dummy-2"])
    assert [foe.hp for foe in foes] == [8, 8, 10, 10]


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05")
@pytest.mark.parametrize(
    ("kind", "to", "rule"), [("push", 3, "GH-EFF-04"), ("pull", 1, "GH-EFF-05")]
)
def test_the_log_tells_a_push_from_a_pull(kind: str, to: int, rule: str) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((2, 0), number=1)
    attack = Attack(1, range=3, push=1) if kind == "push" else Attack(1, range=3, pull=1)
    gh.perform(hero, attack, answers=[FOE, f"hex:{to},0"])
    assert [line.rule for line in gh.log if line.text == "fact-shoved"] == [rule]


@pytest.mark.rule("GH-TRN-05")
def test_cards_paid_are_lost() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    cards = gh.cards(hero, 2)
    gh.perform(hero, LoseCards(1, optional=False), answers=[f"card:{cards[0]}"])
    assert (gh.owner(hero).lost, gh.owner(hero).hand) == ([cards[0]], [cards[1]])
    assert gh.owner(hero).deeds["lost-cards"] == 1
