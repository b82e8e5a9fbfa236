"""Conditions, elements, active bonuses, heal."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    AttackBonus,
    Boost,
    Give,
    Heal,
    Infuse,
    Loot,
    Move,
    Shove,
    Trigger,
    When,
)
from waystone.games.gloomhaven.box.lasting import Immune, Shield, Ward
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import can_attack, can_move, expire, gain
from waystone.games.gloomhaven.rules.actions.damage import suffer
from waystone.games.gloomhaven.rules.actions.elements import available, wane
from waystone.games.gloomhaven.rules.actions.targets import attackable
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.cards import discarded_active
from waystone.games.gloomhaven.rules.scenario.character import play_half, turn_options
from waystone.games.gloomhaven.rules.scenario.clean_up import tidy
from waystone.games.gloomhaven.rules.scenario.rest import can_rest, long_rest
from waystone.games.gloomhaven.rules.scenario.steps import (
    character_action,
    character_turn,
    monster_turn,
)
from waystone.games.gloomhaven.rules.scenario.turns import close_turn, open_turn
from waystone.games.gloomhaven.table.board import immune
from waystone.games.gloomhaven.table.numbers import numbers
from waystone.games.gloomhaven.table.state import Figure

FOE = "figure:dummy-1"


def pair() -> tuple[Gh, Figure, Figure]:
    gh = Gh()
    return gh, gh.hero("harpooner", (0, 0)), gh.monster((1, 0), number=1)


def a_turn(gh: Gh, figure: Figure) -> None:
    gh.run(open_turn(gh.g, figure))
    gh.run(close_turn(gh.g, figure))


# ---- CON


@pytest.mark.rule("GH-CON-01", "GH-CON-02", "GH-CON-07", "GH-AMB-16")
def test_a_condition_lasts_to_the_end_of_the_next_whole_turn() -> None:
    gh, _, foe = pair()
    gain(gh.g, foe, "muddle")
    a_turn(gh, foe)
    assert foe.conditions == {}
    gh.turn(foe)
    gain(gh.g, foe, "muddle")
    gh.run(close_turn(gh.g, foe))
    assert "muddle" in foe.conditions
    a_turn(gh, foe)
    assert foe.conditions == {}
    gain(gh.g, foe, "stun")
    gh.turn(foe)
    gain(gh.g, foe, "stun")
    expire(gh.g, foe)
    assert foe.conditions == {"stun": 1}


@pytest.mark.rule("GH-CON-03")
def test_one_bonus_that_makes_immune_is_enough() -> None:
    gh, hero, _ = pair()
    gh.running(hero, Shield(1), name="other")
    gh.running(hero, Immune(["muddle"]), name="calm")
    assert [immune(gh.g, hero, name) for name in ("muddle", "wound")] == [True, False]


@pytest.mark.rule("GH-CON-03", "GH-CON-04", "GH-BOS-05")
def test_immunity() -> None:
    gh, hero, _ = pair()
    gh.running(hero, Immune(["muddle", "curse"]))
    assert not gain(gh.g, hero, "muddle")
    assert gain(gh.g, hero, "wound")
    deck = gh.owner(hero).deck
    deck.draw.append("curse")
    assert not gain(gh.g, hero, "curse")
    assert deck.draw.count("curse") == 1
    gh.kind("boss", boss=True, immune=["stun"])
    boss = gh.monster((3, 3), "boss", "boss")
    assert not gain(gh.g, boss, "stun")
    assert gain(gh.g, boss, "muddle")


@pytest.mark.rule("GH-CON-06")
def test_positive_conditions_stay_until_they_end() -> None:
    gh, hero, _ = pair()
    gain(gh.g, hero, "strengthen")
    gh.cards(hero, 2, "selected")
    keys = [o.key for o in turn_options(gh.g, gh.owner(hero))]
    assert not any("strengthen" in key for key in keys)
    gh.run(open_turn(gh.g, hero))
    assert "strengthen" in hero.conditions


@pytest.mark.rule("GH-CON-08")
def test_poison_adds_one_to_attacks_of_enemies_but_not_to_the_one_that_gives_it() -> None:
    gh, hero, foe = pair()
    gh.perform(hero, Attack(2, conditions=["poison"]), answers=[FOE, "give:poison"])
    assert foe.hp == 8
    gh.perform(hero, Attack(2), answers=[FOE])
    assert foe.hp == 5


@pytest.mark.rule("GH-CON-09", "GH-CON-10", "GH-CON-11", "GH-EX-26", "GH-RST-07")
def test_heal_takes_poison_and_wound_off() -> None:
    gh, hero, _ = pair()
    hero.hp = 4
    hero.conditions = {"poison": 1, "wound": 1}
    gh.perform(hero, Heal(3, who="self"))
    assert (hero.hp, hero.conditions) == (4, {})
    hero.conditions = {"wound": 1}
    gh.perform(hero, Heal(3, who="self"))
    assert (hero.hp, hero.conditions) == (7, {})
    hero.conditions = {"poison": 1}
    gh.cards(hero, 3, "discard")
    gh.run(long_rest(gh.g, hero), ["lose:c-harpooner-discard-0"])
    assert (hero.hp, hero.conditions) == (7, {})


@pytest.mark.rule("GH-CON-10", "GH-TRN-08")
def test_a_wound_hurts_at_the_start_of_each_turn() -> None:
    gh, _, foe = pair()
    foe.conditions = {"wound": 1}
    gh.run(open_turn(gh.g, foe))
    assert foe.hp == 9
    gh.run(close_turn(gh.g, foe))
    gh.run(open_turn(gh.g, foe))
    assert foe.hp == 8


@pytest.mark.rule("GH-CON-12", "GH-CON-13")
def test_immobilize_stops_moves_and_disarm_attacks() -> None:
    gh, hero, foe = pair()
    hero.conditions = {"immobilize": 1}
    assert gh.perform(hero, Move(3)).performed is False
    gh.perform(hero, Attack(1), answers=[FOE])
    hero.conditions = {"disarm": 1}
    assert gh.perform(hero, Attack(3)).performed is False
    gh.perform(hero, Move(3), answers=["hex:0,1", "pass"])
    assert foe.hp == 9
    assert can_move(hero)
    assert not can_attack(hero)
    a_turn(gh, hero)
    assert can_attack(hero)


@pytest.mark.rule("GH-CON-14", "GH-CON-15", "GH-TRN-12")
def test_a_stunned_character_discards_both_cards_and_does_nothing() -> None:
    gh, hero, _ = pair()
    owner = gh.owner(hero)
    cards = gh.cards(hero, 2, "selected")
    gh.item(hero, when="turn", abilities=[{"type": "heal", "value": 3, "who": "self"}])
    hero.conditions = {"stun": 1, "wound": 1}
    gh.state.order[0].done = True
    gh.run(character_turn.rule(gh.g, "harpooner"))
    assert owner.discard == cards
    assert owner.selected == []
    assert hero.hp == 9
    assert hero.conditions == {"wound": 1}


@pytest.mark.rule("GH-CON-14", "GH-TRN-12")
def test_a_stunned_character_may_rest() -> None:
    gh, hero, _ = pair()
    hero.conditions = {"stun": 1}
    hero.hp = 5
    gh.owner(hero).resting = True
    gh.cards(hero, 2, "discard")
    gh.run(character_turn.rule(gh.g, "harpooner"), ["lose:c-harpooner-discard-1"])
    assert hero.hp == 7
    assert gh.owner(hero).hand == ["c-harpooner-discard-0"]


@pytest.mark.rule("GH-CON-18", "GH-AMB-09")
def test_curses_go_into_the_deck_of_the_one_who_is_cursed() -> None:
    gh, hero, foe = pair()
    boy = gh.summon(hero, (3, 3))
    for figure in (foe, boy, hero):
        gain(gh.g, figure, "curse")
    gain(gh.g, boy, "bless")
    assert gh.state.monsters.deck.draw.count("curse") == 1
    assert gh.owner(hero).deck.draw.count("curse") == 2
    assert gh.owner(hero).deck.draw.count("bless") == 1


@pytest.mark.rule("GH-CON-19")
def test_several_at_once() -> None:
    gh, hero, _ = pair()
    gh.perform(hero, Give(["bless", "bless"], who="self"))
    assert gh.owner(hero).deck.draw.count("bless") == 2


@pytest.mark.rule("GH-CON-21", "GH-CON-22", "GH-FOC-13", "GH-AMB-30")
def test_the_invisible_are_neither_focus_nor_target_and_block_the_way() -> None:
    gh = Gh("# . . . #", "# . . . #")
    gh.kind("brute", [Move(), Attack()], move=3)
    monster = gh.monster((1, 0), "brute", number=1)
    seen, unseen = gh.hero("harpooner", (3, 0)), gh.hero("lamplighter", (2, 0))
    gh.tile("obstacle", (1, 1), (2, 1))
    unseen.conditions = {"invisible": 1}
    gh.turn(monster)
    gh.run(act_as_monster(gh.g, monster))
    assert gh.at(monster) == (1, 0)
    assert (seen.hp, unseen.hp) == (10, 10)
    gh.perform(unseen, Heal(2, who="self-or-ally", range=3), answers=["figure:harpooner"])
    assert attackable(gh.g, monster, 9, []) == [seen]


@pytest.mark.rule("GH-CON-25")
def test_a_stun_does_not_switch_off_a_shield_that_runs() -> None:
    gh, hero, foe = pair()
    gh.running(hero, Shield(1), lost=True)
    hero.conditions = {"stun": 1}
    gh.perform(foe, Attack(1), answers=["figure:harpooner"])
    assert hero.hp == 8
    gh.kind("shelled", shield=2)
    other = gh.monster((3, 3), "shelled")
    other.conditions = {"stun": 1}
    assert numbers(gh.g, other).shield == 2


@pytest.mark.rule("GH-MON-12", "GH-MOT-09")
def test_a_stunned_monster_gets_nothing_from_its_card() -> None:
    gh, _, _ = pair()
    gh.kind("warden", [Shield(2), Move(), Attack()])
    monster = gh.monster((3, 3), "warden", number=1)
    monster.conditions = {"stun": 1, "wound": 1}
    gh.run(monster_turn.rule(gh.g, monster.id))
    assert monster.shield == 0
    assert monster.hp == 9
    assert gh.at(monster) == (3, 3)
    assert monster.conditions == {"wound": 1}


# ---- ELE


@pytest.mark.rule("GH-ELE-01", "GH-ELE-02", "GH-ELE-05", "GH-EX-30", "GH-EOR-03", "GH-SET-11")
def test_an_element_is_strong_at_the_end_of_the_turn_and_wanes_by_rounds() -> None:
    gh, hero, _ = pair()
    assert set(gh.state.elements) == {"fire", "ice", "air", "earth", "light", "dark"}
    assert set(gh.state.elements.values()) == {0}
    gh.perform(hero, Infuse(["fire"]))
    assert gh.state.elements["fire"] == 0
    gh.run(close_turn(gh.g, hero))
    assert gh.state.elements["fire"] == 2
    tidy(gh.g)
    assert gh.state.elements["fire"] == 1
    wane(gh.g)
    assert gh.state.elements["fire"] == 0


def play(gh: Gh, hero: Figure, action: Action, answers: list[str]) -> str:
    gh.card(hero, "played", top=action, to="selected")
    gh.turn(hero)
    owner = gh.owner(hero)
    gh.run(play_half(gh.g, owner, hero, "played", "top", default=False), answers)
    for zone in ("selected", "discard", "lost"):
        if "played" in getattr(owner, zone):
            return zone
    return "active"


@pytest.mark.rule("GH-ELE-03", "GH-ELE-04", "GH-EX-48", "GH-EXP-01", "GH-EXP-03", "GH-TRN-10")
def test_infusion_and_experience_need_a_part_of_the_action_to_be_performed() -> None:
    gh, hero, _ = pair()
    action = Action([Attack(1), Loot(1)], xp=2, infuse=["ice"], lost=True)
    gh.owner(hero).hand.clear()
    assert (
        play(gh, hero, Action([Attack(1)], xp=2, infuse=["ice"], lost=True), ["pass"]) == "discard"
    )
    assert (gh.owner(hero).xp, gh.state.turn.infused) == (0, [])
    gh.owner(hero).discard.clear()
    assert play(gh, hero, action, ["pass"]) == "lost"
    assert (gh.owner(hero).xp, gh.state.turn.infused) == (2, ["ice"])


@pytest.mark.rule("GH-ELE-06", "GH-ELE-07", "GH-ELE-09", "GH-EXP-02")
def test_consuming_is_a_choice_and_makes_the_element_inert() -> None:
    gh, hero, foe = pair()
    attack = Attack(
        1, boosts=[Boost(consume=["fire"], value=2, xp=1), Boost(consume=["air"], value=1)]
    )
    gh.perform(hero, attack, answers=[FOE])
    assert foe.hp == 9
    gh.state.elements |= {"fire": 1, "air": 2}
    gh.perform(hero, attack, answers=["consume:fire", "pass", FOE])
    assert foe.hp == 6
    assert (gh.state.elements["fire"], gh.state.elements["air"]) == (0, 2)
    assert gh.owner(hero).xp == 1


@pytest.mark.rule("GH-ELE-08", "GH-ELE-11")
def test_what_is_infused_this_turn_cannot_be_consumed_in_it() -> None:
    gh, hero, foe = pair()
    attack = Attack(1, boosts=[Boost(consume=["fire"], value=2)])
    gh.perform(hero, Infuse(["fire"]), attack, answers=[FOE])
    assert foe.hp == 9
    gh.state.elements["fire"] = 1
    gh.perform(hero, attack, answers=["consume:fire", FOE])
    gh.run(close_turn(gh.g, hero))
    assert gh.state.elements["fire"] == 2


@pytest.mark.rule("GH-ELE-10")
def test_an_augment_with_two_symbols_needs_both() -> None:
    gh, hero, foe = pair()
    attack = Attack(1, boosts=[Boost(consume=["fire", "ice"], value=3)])
    gh.state.elements["fire"] = 2
    gh.perform(hero, attack, answers=[FOE])
    assert foe.hp == 9
    gh.state.elements["ice"] = 1
    gh.perform(hero, attack, answers=["consume:fire+ice", FOE])
    assert foe.hp == 5
    assert not available(gh.g, ["wild"])


@pytest.mark.rule("GH-ELE-12", "GH-ELE-13", "GH-AMB-15")
def test_monsters_infuse_and_consume_as_a_type() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (2, 2), hp=30)
    gh.kind("adept", [Attack(boosts=[Boost(consume=["dark"], value=2)]), Infuse(["dark"])])
    first, second = gh.monster((1, 2), "adept", number=1), gh.monster((3, 2), "adept", number=2)
    gh.state.elements["dark"] = 1
    gh.state.acting = [second.id]
    assert gh.run(monster_turn.rule(gh.g, first.id)) == monster_turn(second.id)
    assert hero.hp == 26
    assert gh.state.elements["dark"] == 0
    gh.run(monster_turn.rule(gh.g, second.id))
    assert hero.hp == 22
    assert gh.state.elements["dark"] == 2


@pytest.mark.rule("GH-AMB-50")
def test_a_stunned_type_infuses_nothing() -> None:
    gh = Gh()
    gh.hero("harpooner", (2, 2))
    gh.kind("adept", [Infuse(["dark"])])
    monster = gh.monster((1, 2), "adept", number=1)
    monster.conditions = {"stun": 1}
    gh.run(monster_turn.rule(gh.g, monster.id))
    assert gh.state.elements["dark"] == 0


@pytest.mark.rule("GH-ELE-14")
def test_a_wild_symbol_is_any_element() -> None:
    gh, hero, foe = pair()
    gh.perform(hero, Infuse(["wild"]), answers=["element:air"])
    assert gh.state.turn.infused == ["air"]
    gh.state.elements |= {"ice": 1, "dark": 2}
    gh.perform(
        hero, When([Attack(4)], consume=["wild"]), answers=["consume:wild", "element:ice", FOE]
    )
    assert (gh.state.elements["ice"], gh.state.elements["dark"]) == (0, 2)
    assert foe.hp == 6
    gh.kind("adept", [Attack(boosts=[Boost(consume=["wild"], value=1)])])
    gh.state.elements["ice"] = 1
    monster = gh.monster((0, 1), "adept", number=1)
    gh.turn(monster)
    gh.run(act_as_monster(gh.g, monster), ["element:dark"])
    assert gh.state.elements["dark"] == 0


# ---- BON


@pytest.mark.rule("GH-BON-01", "GH-BON-02", "GH-EXP-04", "GH-EX-51", "GH-EX-43", "GH-BON-03")
def test_a_bonus_with_circles_is_used_up() -> None:
    gh, hero, foe = pair()
    foe.hp = foe.most_hp = 40
    gh.running(hero, AttackBonus(Boost(value=2)), lost=True, circles=[0, 1, 0, 1])
    owner = gh.owner(hero)
    gained = []
    for _ in range(4):
        gh.perform(hero, Attack(1), answers=[FOE])
        gained.append(owner.xp)
    assert gained == [0, 1, 1, 2]
    assert foe.hp == 40 - 12
    assert (owner.active, owner.lost) == ([], ["running"])
    gh.perform(hero, Attack(1), answers=[FOE])
    assert foe.hp == 27


@pytest.mark.rule("GH-BON-02")
def test_what_a_card_does_by_itself_does_not_set_it_off_again() -> None:
    gh, hero, _ = pair()
    hero.hp = 1
    gh.running(hero, Trigger("heal", [Heal(1, who="self")]), lost=True, circles=[0, 0, 0])
    gh.perform(hero, Heal(2, who="self"))
    assert hero.hp == 4
    assert gh.owner(hero).active[0].used == 1


@pytest.mark.rule("GH-EX-12", "GH-AMB-18", "GH-BON-03")
def test_a_ward_is_used_by_damage_and_cannot_be_declined() -> None:
    gh, hero, _ = pair()
    gh.running(hero, Ward(), lost=True, circles=[0, 1])
    gh.cards(hero, 2)
    owner = gh.owner(hero)
    gh.run(suffer(gh.g, hero, 0, "t"))
    assert owner.active[0].used == 0
    gh.run(suffer(gh.g, hero, 5, "t"))
    assert (hero.hp, owner.active[0].used, owner.xp) == (10, 1, 0)
    gh.run(suffer(gh.g, hero, 1, "t"))
    assert (hero.hp, owner.lost, owner.xp) == (10, ["running"], 1)


@pytest.mark.rule("GH-BON-04", "GH-BON-06")
def test_a_bonus_without_circles_stays_until_its_owner_ends_it() -> None:
    gh, hero, foe = pair()
    gh.running(hero, AttackBonus(Boost(value=1)), lost=True)
    owner = gh.owner(hero)
    for _ in range(3):
        gh.perform(hero, Attack(0), answers=[FOE])
    assert foe.hp == 7
    tidy(gh.g)
    assert len(owner.active) == 1
    gh.cards(hero, 2, "selected")
    gh.turn(hero)
    gh.run(character_action.rule(gh.g, "harpooner"), ["drop:running"])
    assert (owner.active, owner.lost) == ([], ["running"])
    gh.perform(hero, Attack(0), answers=[FOE])
    assert foe.hp == 7


@pytest.mark.rule("GH-BON-05", "GH-EOR-04", "GH-CRD-09")
@pytest.mark.parametrize("lost", [True, False])
def test_a_round_bonus_ends_with_the_round(lost: bool) -> None:
    gh, hero, _ = pair()
    zone = play(gh, hero, Action([Shield(1)], stays="round", lost=lost), [])
    assert zone == "active"
    tidy(gh.g)
    owner = gh.owner(hero)
    assert owner.active == []
    assert (owner.lost if lost else owner.discard) == ["played"]


@pytest.mark.rule("GH-BON-07", "GH-AMB-19", "GH-AMB-10")
def test_discard_type_active_cards_count_as_discards() -> None:
    gh, hero, _ = pair()
    gh.running(hero, Shield(1), stays="persistent")
    owner = gh.owner(hero)
    gh.cards(hero, 1, "discard")
    assert len(discarded_active(gh.g, owner)) == 1
    assert can_rest(gh.g, owner)
    gh.run(suffer(gh.g, hero, 3, "t"), ["discards"])
    assert hero.hp == 10
    assert sorted(owner.lost) == ["c-harpooner-discard-0", "running"]
    assert owner.active == []


@pytest.mark.rule("GH-AMB-19")
def test_resting_may_leave_them_active() -> None:
    gh, hero, _ = pair()
    gh.running(hero, Shield(1), stays="persistent")
    gh.cards(hero, 2, "discard")
    gh.run(long_rest(gh.g, hero), ["none", "lose:c-harpooner-discard-0"])
    assert len(gh.owner(hero).active) == 1


# ---- EFF-03


@pytest.mark.rule("GH-EFF-03", "GH-CON-05")
def test_effects_without_an_attack() -> None:
    gh, hero, foe = pair()
    gh.perform(hero, Give(["muddle", "wound"], who="enemy"), answers=[FOE])
    assert set(foe.conditions) == {"muddle", "wound"}
    assert foe.hp == 10
    gh.perform(hero, Shove(push=2), answers=[FOE, "hex:2,0", "hex:3,0"])
    assert gh.at(foe) == (3, 0)
    assert gh.owner(hero).deck.discard == []


# ---- HEA


@pytest.mark.rule("GH-HEA-01", "GH-HEA-02", "GH-HEA-03", "GH-LOS-07")
def test_a_heal_bears_on_oneself_or_one_ally_in_range_and_never_beyond_the_maximum() -> None:
    gh = Gh(". . . . .", ". . . # .", ". . . . .")
    hero = gh.hero("harpooner", (0, 0))
    near = gh.hero("lamplighter", (2, 0))
    hidden = gh.summon(hero, (4, 2))
    for figure in (hero, near, hidden):
        figure.hp = 5
    gh.perform(hero, Heal(3, range=3), answers=["figure:lamplighter"])
    assert gh.options() == ["figure:harpooner", "figure:lamplighter", "pass"]
    assert near.hp == 8
    gh.perform(hero, Heal(9, who="self"))
    assert hero.hp == 10
    gh.perform(hero, Heal(1, range=3), answers=["pass"])
    assert near.hp == 8
