"""Clauses of damage, bonuses, conditions, loot, cards and terrain, one by one."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Boost,
    Choice,
    DisarmTrap,
    Give,
    Harm,
    Heal,
    Infuse,
    Kill,
    LoseCards,
    Move,
    Obstacle,
    Recover,
    Refresh,
    Summon,
    Teleport,
    Trap,
    Trigger,
)
from waystone.games.gloomhaven.box.lasting import HealBonus, MoveBonus, Ward
from waystone.games.gloomhaven.box.moments import Looted
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.actions.conditions import gain, shuffle_in
from waystone.games.gloomhaven.rules.actions.damage import exhaust, fall, suffer
from waystone.games.gloomhaven.rules.actions.items import refresh
from waystone.games.gloomhaven.rules.actions.loot import gain_item, loot
from waystone.games.gloomhaven.rules.actions.movement import (
    _blocked_way,
    fall_from_flight,
    land,
    shove,
)
from waystone.games.gloomhaven.rules.actions.perform import perform
from waystone.games.gloomhaven.rules.actions.targets import group
from waystone.games.gloomhaven.rules.actions.terrain import cuts_off
from waystone.games.gloomhaven.rules.actions.triggers import fire
from waystone.games.gloomhaven.rules.scenario.cards import end_active
from waystone.games.gloomhaven.table.acting import Act
from waystone.games.gloomhaven.table.board import Gone, empty
from waystone.games.gloomhaven.table.state import TrapState

FOE, SECOND = "figure:dummy-1", "figure:dummy-2"


# ---- abilities other than attacks


@pytest.mark.rule("GH-HEA-01", "GH-BON-03", "GH-BON-02")
def test_a_bonus_on_heals_adds_to_each_and_uses_a_circle() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 1
    gh.running(hero, HealBonus(2), circles=[0, 0])
    gh.perform(hero, Heal(1, who="self"))
    assert (hero.hp, gh.owner(hero).active[0].used) == (4, 1)
    gh.perform(hero, Heal(1, who="self"))
    assert (hero.hp, gh.owner(hero).active) == (7, [])


@pytest.mark.rule("GH-HEA-01", "GH-EXP-02", "GH-BON-02")
def test_what_a_boost_of_a_heal_brings_comes_before_what_the_heal_sets_off() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 1
    gh.running(hero, Trigger("heal", [Infuse(["ice"])]))
    gh.perform(hero, Heal(1, who="self", boosts=[Boost(xp=2, infuse=["fire"])]))
    assert gh.owner(hero).xp == 2
    assert gh.state.turn.infused == ["fire", "ice"]


@pytest.mark.rule("GH-EFF-03", "GH-CON-05", "GH-STA-06")
def test_conditions_given_without_an_attack_count_on_enemies_alone() -> None:
    gh = Gh()
    hero, ally = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    foe = gh.monster((1, 0), number=1)
    gh.perform(hero, Give(["strengthen"], who="ally"), answers=["figure:lamplighter"])
    assert ("strengthen" in ally.conditions, gh.owner(hero).deeds) == (True, {})
    gh.perform(hero, Give(["poison"]), answers=[FOE])
    assert ("poison" in foe.conditions, gh.owner(hero).deeds) == (True, {"conditions-given": 1})


@pytest.mark.rule("GH-TRN-05", "GH-TRN-10", "GH-EXP-02", "GH-GEN-07")
def test_harm_to_oneself_and_to_enemies_is_a_part_that_was_performed() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    boosts = [Boost(value=1, xp=1)]
    act = gh.perform(hero, Harm(1, boosts=boosts))
    assert (act.performed, gh.owner(hero).xp) == (False, 0)
    act = gh.perform(hero, Harm(1, who="self", boosts=boosts))
    assert (act.performed, hero.hp, gh.owner(hero).xp) == (True, 8, 1)
    act = gh.perform(hero, Harm(1, who="allies"))
    assert act.performed is False
    foe = gh.monster((1, 0), number=1)
    act = gh.perform(hero, Harm(1, boosts=boosts), answers=[FOE])
    assert (act.performed, foe.hp, gh.owner(hero).xp) == (True, 8, 2)


@pytest.mark.rule("GH-TRN-05")
def test_the_first_of_several_ways_is_the_first() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 4
    ways = Choice([[Heal(3, who="self")], [Heal(1, who="self")]])
    gh.perform(hero, ways, answers=["choice:1"])
    assert hero.hp == 7
    assert [option.args for option in gh.asked[0].options][:2] == [{"number": 1}, {"number": 2}]


@pytest.mark.rule("GH-BOS-02", "GH-SPE-10", "GH-ATT-08")
def test_who_is_killed_at_once_is_gone_with_its_last_hit_point() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1, hp=9)
    gh.perform(hero, Kill(), answers=[FOE])
    assert (foe.hp, "dummy-1" in gh.state.figures) == (0, False)


@pytest.mark.rule("GH-MOV-01", "GH-BON-03", "GH-EXP-02", "GH-MOV-07")
def test_a_bonus_on_moves_adds_hexes_and_a_jump_and_uses_a_circle() -> None:
    gh = Gh(". . . .")
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1)
    active = gh.running(hero, MoveBonus(1, jump=True), circles=[0, 0])
    gh.perform(hero, Move(1, boosts=[Boost(xp=2)]), answers=["hex:2,0"])
    assert (gh.at(hero), active.used, gh.owner(hero).xp) == ((2, 0), 1, 2)
    gh.perform(hero, Move(1, boosts=[Boost(xp=2)]), answers=["pass"])
    assert gh.owner(hero).xp == 2, "who does not move gains nothing by it"


@pytest.mark.rule("GH-ITM-03")
@pytest.mark.parametrize("when", ["move", "attack"])
def test_an_item_that_serves_a_whole_ability_may_be_left_unused(when: str) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1)
    item = gh.item(hero, "thing", when=when, use="spent", entire=True, boost={"value": 2})
    ability = Move(1) if when == "move" else Attack(1)
    gh.perform(hero, ability, answers=["pass", "pass"])
    assert gh.options(0) == ["item:thing", "pass"]
    assert item.state == "ready"


# ---- damage


@pytest.mark.rule("GH-DMG-01", "GH-EXH-01", "GH-ATT-08", "GH-DMG-05")
@pytest.mark.parametrize(("hp", "falls"), [(3, True), (4, False)])
def test_who_has_nothing_left_falls_and_who_has_one_stands(hp: int, falls: bool) -> None:
    gh = Gh()
    gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1, hp=hp)
    assert gh.run(suffer(gh.g, foe, 3, "GH-SET-22")) == 3
    assert ("dummy-1" not in gh.state.figures) == falls
    assert foe.hp == hp - 3


@pytest.mark.rule("GH-DMG-01", "GH-DMG-04", "GH-BON-02")
def test_one_damage_is_suffered_and_none_is_not_noticed() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), hp=5)
    gh.running(hero, Trigger("damaged", [Infuse(["fire"])]))
    gh.turn(hero)
    assert gh.run(suffer(gh.g, hero, 0, "GH-SET-22")) == 0
    assert (hero.hp, gh.owner(hero).deeds, gh.state.turn.infused) == (5, {}, [])
    assert gh.run(suffer(gh.g, hero, 1, "GH-SET-22")) == 1
    assert (hero.hp, gh.owner(hero).deeds["damage-suffered"]) == (4, 1)
    assert gh.state.turn.infused == ["fire"]


@pytest.mark.rule("GH-AMB-18", "GH-BON-02", "GH-DMG-01")
def test_a_card_that_wards_stops_at_most_what_it_says_and_is_used_only_by_damage() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    active = gh.running(hero, Ward(most=2), circles=[0, 0, 0])
    assert gh.run(suffer(gh.g, hero, 5, "GH-SET-22")) == 3
    assert (hero.hp, active.used) == (7, 1)
    assert gh.run(suffer(gh.g, hero, 1, "GH-SET-22")) == 0
    assert (hero.hp, active.used) == (7, 2)


@pytest.mark.rule("GH-AMB-18", "GH-ITM-03", "GH-DMG-01")
def test_an_item_that_wards_is_used_up_by_it() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    bonuses = [{"type": "ward", "most": 2}]
    item = gh.item(hero, "plate", when="damaged", use="spent", bonuses=bonuses)
    assert gh.run(suffer(gh.g, hero, 5, "GH-SET-22"), ["item:plate"]) == 3
    assert (hero.hp, item.state) == (7, "spent")
    assert gh.run(suffer(gh.g, hero, 5, "GH-SET-22")) == 5


@pytest.mark.rule("GH-AMB-18", "GH-BON-02")
def test_a_ward_against_attacks_alone_is_not_used_by_other_damage() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    active = gh.running(hero, Ward(attacks_only=True), circles=[0, 0])
    assert gh.run(suffer(gh.g, hero, 2, "GH-SET-22")) == 2
    assert active.used == 0
    assert gh.run(suffer(gh.g, hero, 2, "GH-ATT-04", attack=True)) == 0
    assert active.used == 1


@pytest.mark.rule("GH-DMG-01", "GH-BON-02")
def test_a_card_of_the_hand_that_pays_for_damage_is_lost_and_noticed() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    owner = gh.owner(hero)
    gh.cards(hero, 2)
    gh.turn(hero)
    gh.running(hero, Trigger("lose-card", [Infuse(["dark"])]))
    assert gh.run(suffer(gh.g, hero, 5, "GH-SET-22"), ["lose:c-harpooner-hand-0"]) == 0
    assert (owner.hand, owner.lost) == (["c-harpooner-hand-1"], ["c-harpooner-hand-0"])
    assert (hero.hp, gh.state.turn.infused) == (10, ["dark"])


@pytest.mark.rule("GH-DMG-01", "GH-BON-07")
def test_two_discards_pay_and_neither_more_nor_fewer() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    owner = gh.owner(hero)
    gh.cards(hero, 4, "discard")
    picks = [f"lose:c-harpooner-discard-{n}" for n in (0, 2)]
    gh.run(suffer(gh.g, hero, 5, "GH-SET-22"), ["discards", " ".join(picks)])
    assert (gh.asked[-1].least, gh.asked[-1].most) == (2, 2)
    assert (len(owner.discard), len(owner.lost)) == (2, 2)


@pytest.mark.rule("GH-ATT-08", "GH-EXH-01")
@pytest.mark.parametrize("role", ["figure", "acting"])
def test_who_falls_in_its_own_turn_or_while_it_acts_does_nothing_more(role: str) -> None:
    gh = Gh()
    gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1)
    setattr(gh.state.turn, role, foe.id)
    with pytest.raises(Gone):
        gh.run(fall(gh.g, foe, ""))
    assert "dummy-1" not in gh.state.figures


@pytest.mark.rule("GH-SUM-03", "GH-AMB-48")
def test_a_card_of_two_summons_stays_until_the_second_is_gone() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    gh.card(hero, "pair", Action([Summon("lamp-boy", count=2)], stays="persistent"), to="")
    gh.running(hero, name="pair", lost=True)
    one, two = (gh.summon(hero, at, card="pair") for at in ((1, 0), (1, 1)))
    gh.summon(other, (2, 0), card="pair")
    gh.run(fall(gh.g, one, ""))
    assert [a.card for a in gh.owner(hero).active] == ["pair"]
    gh.run(fall(gh.g, two, ""))
    assert (gh.owner(hero).active, gh.owner(hero).lost) == ([], ["pair"])


@pytest.mark.rule("GH-STA-06", "GH-SUM-08", "GH-EXP-05")
def test_only_monsters_of_the_other_side_are_kills_and_a_kill_is_noticed() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.turn(hero)
    gh.running(hero, Trigger("kill", [Infuse(["dark"])]))
    tame = gh.monster((1, 0), number=1)
    tame.side = "friend"
    gh.run(fall(gh.g, tame, hero.id))
    assert (gh.owner(hero).deeds, gh.state.turn.infused) == ({}, [])
    foe = gh.monster((1, 0), number=2)
    gh.run(fall(gh.g, foe, hero.id))
    assert (gh.owner(hero).deeds["kills"], gh.owner(hero).killed) == (1, {"dummy": 1})
    assert (gh.owner(hero).xp, gh.state.turn.infused) == (0, ["dark"])


@pytest.mark.rule("GH-VAR-05", "GH-EXH-02")
def test_whoever_has_one_hit_point_left_is_exhausted_and_not_dead() -> None:
    gh = Gh(variants=["permanent-death"])
    hero = gh.hero(at=(0, 0))
    hero.hp = 1
    gh.run(exhaust(gh.g, hero, "GH-EXH-02"))
    owner = gh.owner(hero)
    assert (owner.exhausted, owner.dead, "harpooner" in gh.state.figures) == (True, False, True)
    hero.hp = 0
    gh.run(exhaust(gh.g, hero, "GH-EXH-01"))
    assert (owner.dead, "harpooner" in gh.state.figures) == (True, False)


# ---- conditions, elements, items


@pytest.mark.rule("GH-CON-17", "GH-AMB-08", "GH-AMD-07", "GH-CON-18")
def test_a_curse_is_one_card_of_the_monsters_own_ten() -> None:
    gh = Gh()
    gh.hero(at=(0, 0))
    foe = gh.monster((1, 0), number=1)
    gh.state.monster_curses = 1
    assert gain(gh.g, foe, "curse")
    assert (gh.state.monster_curses, gh.state.curses) == (0, 10)
    assert gh.state.monsters.deck.draw.count("curse") == 1
    assert not gain(gh.g, foe, "curse")
    assert gh.state.monsters.deck.draw.count("curse") == 1


@pytest.mark.rule("GH-CON-24", "GH-AMB-08", "GH-AMB-09")
def test_a_blessing_is_one_of_ten_and_none_without() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.state.blesses = 1
    assert gain(gh.g, hero, "bless")
    assert (gh.state.blesses, gh.owner(hero).deck.draw.count("bless")) == (0, 1)
    assert not gain(gh.g, hero, "bless")


@pytest.mark.rule("GH-CON-17")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_curse_may_come_to_lie_anywhere_in_the_deck(place: int) -> None:
    gh = Gh()
    deck = gh.owner(gh.hero()).deck
    deck.draw = ["+0", "+1"]
    gh.state.streams.stack("shuffle-in", place)
    shuffle_in(gh.g, deck, "curse")
    assert deck.draw.index("curse") == place


@pytest.mark.rule("GH-ELE-02", "GH-BON-02")
def test_an_infusion_is_noticed() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 3
    gh.running(hero, Trigger("infuse", [Heal(2, who="self")]))
    gh.perform(hero, Infuse(["ice"]))
    assert hero.hp == 5


@pytest.mark.rule("GH-HEA-03", "GH-HEA-04", "GH-CON-09")
def test_who_lacks_nothing_gains_nothing() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), hp=10)
    gh.perform(hero, Heal(3, who="self"))
    assert hero.hp == 10
    hero.conditions["poison"] = 1
    hero.hp = 5
    gh.perform(hero, Heal(3, who="self"))
    assert (hero.hp, hero.conditions) == (5, {})


@pytest.mark.rule("GH-REC-04", "GH-ITM-10")
def test_a_refreshed_item_has_all_its_circles() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    item = gh.item(hero, "coat", when="worn", use="spent", circles=3)
    item.state, item.used = "spent", 2
    refresh(gh.g, gh.owner(hero), item)
    assert (item.state, item.used) == ("ready", 0)


@pytest.mark.rule("GH-BON-01", "GH-BON-02", "GH-BON-03")
def test_what_is_worn_is_set_off_and_used_like_a_card() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 3
    heal = {"type": "heal", "value": 1, "who": "self"}
    bonuses = [{"type": "trigger", "at": "heal", "do": [heal]}]
    item = gh.item(hero, "amulet", when="worn", use="spent", circles=2, bonuses=bonuses)
    gh.run(fire(gh.g, hero, "move"))
    assert (hero.hp, item.used) == (3, 0)
    gh.run(fire(gh.g, hero, "heal"))
    assert (hero.hp, item.used) == (4, 1), "what it does by itself does not set it off again"
    gh.run(fire(gh.g, hero, "heal"))
    assert (hero.hp, item.state) == (5, "spent")


# ---- loot


@pytest.mark.rule("GH-LOO-01", "GH-LOO-03")
def test_the_own_hex_is_within_every_range_and_the_next_is_not_within_none() -> None:
    gh = Gh()
    hero = gh.hero(at=(1, 1))
    gh.state.coins = {hero.cell: 1, gh.cell((2, 1)): 1, gh.cell((0, 1)): 1}
    gh.run(loot(gh.g, hero, 0))
    assert gh.owner(hero).coins == 1
    gh.run(loot(gh.g, hero, 1))
    assert (gh.owner(hero).coins, gh.state.coins) == (3, {})


@pytest.mark.rule("GH-OVL-20", "GH-OVL-18")
@pytest.mark.parametrize(
    ("entry", "xp", "hp", "gold"), [("xp:4", 4, 10, 0), ("damage:3", 0, 7, 0), ("gold:7", 0, 10, 7)]
)
def test_what_an_entry_of_the_treasure_list_says_happens_at_once(
    entry: str, xp: int, hp: int, gold: int
) -> None:
    gh = Gh(treasures={"3": entry})
    hero = gh.hero(at=(0, 0))
    gh.state.treasures = {hero.cell: "treasure:3"}
    gh.run(loot(gh.g, hero, 0))
    assert (gh.owner(hero).xp, hero.hp, gh.owner(hero).gold) == (xp, hp, gold)
    assert gh.state.unsettled == [Looted("3")]


@pytest.mark.rule("GH-OVL-22", "GH-CMP-20")
def test_outside_a_campaign_a_design_is_worth_ten_gold() -> None:
    gh = Gh(treasures={"3": "design"})
    hero = gh.hero(at=(0, 0))
    gh.state.treasures = {hero.cell: "treasure:3"}
    gh.run(loot(gh.g, hero, 0))
    assert gh.owner(hero).gold == 10


@pytest.mark.rule("GH-LOO-04", "GH-AMB-57")
def test_an_item_of_which_others_have_every_copy_is_worth_half_its_price() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    third = gh.hero("sexton", (1, 0))
    gh.item(hero, "ring", when="turn", price=15, copies=2)
    for one in (hero, other, third):
        gain_item(gh.g, gh.owner(one), "ring")
    assert [gh.owner(one).owned for one in (hero, other, third)] == [["ring"], ["ring"], []]
    assert gh.owner(third).gold == 7


# ---- cards


@pytest.mark.rule("GH-REC-01")
def test_an_ally_recovers_and_a_summon_is_none_of_those_who_can() -> None:
    gh = Gh()
    hero, ally = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    gh.summon(hero, (1, 0))
    gh.cards(ally, 1, "discard")
    card = "c-lamplighter-discard-0"
    gh.perform(hero, Recover(who="ally"), answers=["pass"])
    assert gh.options() == ["figure:lamplighter", "pass"]
    gh.perform(hero, Recover(who="ally"), answers=["figure:lamplighter", (1, f"card:{card}")])
    assert (gh.owner(ally).hand, gh.owner(ally).discard) == ([card], [])


@pytest.mark.rule("GH-REC-01", "GH-REC-02")
def test_an_active_card_that_cannot_be_recovered_is_no_lost_card_to_recover() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.running(hero, HealBonus(1), name="good", lost=True)
    gh.running(hero, HealBonus(1), name="bad", lost=True, unrecoverable=True)
    gh.running(hero, HealBonus(1), name="kept", unrecoverable=True)
    gh.perform(hero, Recover(pile="lost"), answers=["card:good"])
    assert gh.options() == ["card:good"]
    gh.perform(hero, Recover(pile="discard"), answers=["card:kept"])
    assert gh.owner(hero).hand == ["good", "kept"]


@pytest.mark.rule("GH-REC-04")
def test_which_items_are_refreshed_is_said() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    for name, state in (("a", "spent"), ("b", "consumed"), ("c", "ready")):
        gh.item(hero, name, when="turn").state = state  # type: ignore[assignment]
    gh.perform(hero, Refresh(items="any", count=1), answers=["item:b"])
    assert gh.options() == ["item:a", "item:b"]
    gh.perform(hero, Refresh(items="consumed"))
    gh.perform(hero, Refresh(items="spent"), answers=["item:a"])
    assert [i.state for i in gh.owner(hero).items] == ["ready"] * 3


@pytest.mark.rule("GH-TRN-05", "GH-BON-02")
@pytest.mark.parametrize("to", ["lost", "discard"])
def test_cards_that_are_a_price_go_where_it_says(to: str) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    owner = gh.owner(hero)
    gh.cards(hero, 1)
    gh.running(hero, Trigger("lose-card", [Infuse(["dark"])]))
    gh.perform(hero, LoseCards(1, to=to, optional=False))  # type: ignore[arg-type]
    card = ["c-harpooner-hand-0"]
    assert (owner.lost, owner.discard) == ((card, []) if to == "lost" else ([], card))
    assert gh.state.turn.infused == (["dark"] if to == "lost" else [])


@pytest.mark.rule("GH-BON-06", "GH-SUM-03", "GH-CRD-09")
def test_a_card_takes_its_own_summon_with_it_and_no_other() -> None:
    gh = Gh()
    hero, other = gh.hero(at=(0, 0)), gh.hero("lamplighter", (0, 1))
    active = gh.running(hero, name="call")
    mine = gh.summon(hero, (1, 0), card="call")
    elses = gh.summon(hero, (1, 1), card="another")
    theirs = gh.summon(other, (2, 0), card="call")
    end_active(gh.g, gh.owner(hero), active)
    assert [f.id in gh.state.figures for f in (mine, elses, theirs)] == [False, True, True]


# ---- the map


@pytest.mark.rule("GH-LOS-08", "GH-GEN-06")
def test_who_stands_beside_is_ally_or_enemy() -> None:
    gh = Gh()
    hero, ally = gh.hero(at=(1, 1)), gh.hero("lamplighter", (0, 1))
    near, far = gh.monster((2, 1), number=1), gh.monster((4, 1), number=2)
    act = Act(hero, seat=0)
    assert group(gh.g, act, "adjacent-allies", 1) == [ally]
    assert group(gh.g, act, "adjacent-enemies", 1) == [near]
    assert group(gh.g, act, "enemies", 5) == [near, far]


@pytest.mark.rule("GH-AMB-55")
def test_a_monster_lays_its_trap_as_near_as_it_can_to_whoever_is_nearest() -> None:
    gh = Gh(". . . . . . .", ". . . . . . .", ". . . . . . .", seats=1)
    foe = gh.monster((2, 1), number=1)
    gh.run(perform(gh.g, Act(foe), [Trap(damage=2)]))
    assert gh.state.traps == {}, "nobody is there to lay it for"
    gh.hero(at=(4, 1))
    gh.hero("lamplighter", (6, 1))
    gh.run(perform(gh.g, Act(foe), [Trap(damage=2)]))
    assert list(gh.state.traps) == [gh.cell((3, 1))]


@pytest.mark.rule("GH-OVL-08", "GH-EXP-02")
def test_a_trap_is_disarmed_or_left() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 1))
    gh.state.traps = {0: TrapState(3)}
    act = gh.perform(hero, DisarmTrap(xp=1), answers=["pass"])
    assert (act.performed, gh.owner(hero).xp, 0 in gh.state.traps) == (False, 0, True)
    act = gh.perform(hero, DisarmTrap(xp=1), answers=["hex:0,0"])
    assert (act.performed, gh.owner(hero).xp, gh.state.traps) == (True, 1, {})


@pytest.mark.rule("GH-OVL-10")
def test_a_trap_may_be_laid_in_the_first_hex_of_the_map_or_nowhere() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 1))
    gh.perform(hero, Trap(damage=1), answers=["pass"])
    assert gh.state.traps == {}
    gh.perform(hero, Trap(damage=1), answers=["hex:0,0"])
    assert list(gh.state.traps) == [0]


@pytest.mark.rule("GH-MOV-06")
def test_a_teleport_ends_in_any_empty_hex_or_none() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 1))
    act = gh.perform(hero, Teleport(2), answers=["pass"])
    assert (gh.at(hero), act.performed) == ((0, 1), False)
    act = gh.perform(hero, Teleport(2), answers=["hex:0,0"])
    assert (gh.at(hero), act.performed) == ((0, 0), True)
    ally = gh.hero("lamplighter", (0, 1))
    gh.perform(hero, Teleport(1, who="ally"), answers=["pass"])
    assert gh.at(ally) == (0, 1)
    gh.perform(hero, Teleport(1, who="ally"), answers=["figure:lamplighter", "hex:1,0"])
    assert gh.at(ally) == (1, 0)


@pytest.mark.rule("GH-OVL-16", "GH-MOV-04")
def test_an_obstacle_moves_over_free_floor_to_another_hex() -> None:
    gh = Gh(". . . . .", ". . . . .", ". . . . .")
    hero = gh.hero(at=(0, 1))
    gh.tile("obstacle", (1, 1))
    gh.perform(hero, Obstacle("move", 1, steps=1), answers=["hex:1,1", "hex:2,1"])
    assert "hex:1,1" not in gh.options(1)
    assert gh.state.tiles == {gh.cell((2, 1)): "obstacle"}


@pytest.mark.rule("GH-OVL-16")
def test_an_obstacle_that_leaves_no_other_hex_cuts_off() -> None:
    lone = Gh(".")
    assert cuts_off(lone.g, 0)
    gh = Gh(". . . .")
    assert [cuts_off(gh.g, gh.cell((n, 0))) for n in range(4)] == [False, True, True, False]
    gh.tile("obstacle", (0, 0))
    assert cuts_off(gh.g, gh.cell((2, 0)))
    assert not cuts_off(gh.g, gh.cell((1, 0)))
    parted = Gh(". . . . . .")
    parted.tile("obstacle", (1, 0))
    assert not cuts_off(parted.g, parted.cell((5, 0))), "nothing that was not cut off before"
    assert cuts_off(parted.g, parted.cell((3, 0))), "in a part that was cut off before, too"
    assert cuts_off(parted.g, parted.cell((4, 0)))
    assert not cuts_off(parted.g, parted.cell((0, 0))), "it has nothing beside it"


@pytest.mark.rule("GH-GEN-11")
def test_the_first_hex_of_the_map_may_be_empty_too() -> None:
    gh = Gh()
    assert empty(gh.g, 0)
    assert empty(gh.g, 1)
    gh.state.coins[1] = 1
    assert [empty(gh.g, cell) for cell in (0, 1, 2)] == [True, False, True]


@pytest.mark.rule("GH-EFF-04", "GH-EFF-08")
def test_a_push_has_all_its_steps_and_no_more() -> None:
    gh = Gh(". . . . . .")
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    gh.run(shove(gh.g, hero, foe, 3, pull=False, seat=0), ["hex:2,0"])
    assert gh.at(foe) == (4, 0)
    gh.run(shove(gh.g, hero, foe, 1, pull=True, seat=0), ["hex:3,0"])
    assert gh.at(foe) == (3, 0)


@pytest.mark.rule("GH-MOV-10", "GH-EX-44")
def test_who_falls_from_flight_and_dies_of_it_comes_down_nowhere() -> None:
    gh = Gh(". . .", seats=1)
    hero, other = gh.hero(at=(1, 0), hp=1), gh.hero("lamplighter", (0, 0))
    gh.tile("obstacle", (1, 0))
    gh.run(land(gh.g))
    assert (gh.owner(hero).exhausted, gh.state.at) == (True, {gh.cell((0, 0)): "lamplighter"})
    assert (other.hp, gh.at(other)) == (10, (0, 0)), "who stands on the floor does not fall"
    gh.run(fall_from_flight(gh.g, other))
    assert other.hp == 10


@pytest.mark.rule("GH-CON-17")
def test_a_curse_has_as_many_places_as_there_are_between_the_cards() -> None:
    gh = Gh()
    deck = gh.owner(gh.hero()).deck
    deck.draw = ["+0", "+1"]
    gh.state.streams.stack("shuffle-in", 3)
    with pytest.raises(ValueError, match=r"not in 0\.\.2"):
        shuffle_in(gh.g, deck, "curse")


@pytest.mark.rule("GH-AMB-05", "GH-EFF-04", "GH-EFF-08")
def test_a_push_may_stop_before_what_blocks_it_but_not_in_an_allys_hex() -> None:
    gh = Gh(". . . . .", ". . . . .", ". . . . .")
    hero, foe = gh.hero(at=(0, 1)), gh.monster((1, 1), number=1)
    gh.monster((2, 1), number=2)
    gh.run(shove(gh.g, hero, foe, 2, pull=False, seat=0), ["hex:2,1", "hex:3,1"])
    assert "pass" in gh.options(0)
    assert "pass" not in gh.options(1), "nobody can end in a hex that is taken"
    assert gh.at(foe) == (3, 1)


@pytest.mark.rule("GH-AMB-05")
@pytest.mark.parametrize(("at", "may"), [((2, 0), True), ((1, 0), False)])
def test_only_what_lies_in_a_direction_of_the_push_blocks_it(at: At, may: bool) -> None:
    gh = Gh(". . . . . .", ". . . . . .", ". . . . . .")
    hero, foe = gh.hero(at=(0, 1)), gh.monster((1, 1), number=1)
    far = gh.distance((0, 1), at)
    assert (far > gh.distance((0, 1), (1, 1))) is may
    gh.tile("obstacle", at)
    assert _blocked_way(gh.g, hero, foe, False) is may


@pytest.mark.rule("GH-BON-03", "GH-ATT-04")
def test_nobody_is_asked_to_defend_against_an_attack_of_nothing() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    gh.item(hero, "shield", when="attacked", use="spent", bonuses=[{"type": "shield", "value": 1}])
    gh.modifiers(None, "null")
    gh.perform(foe, Attack(0), answers=["figure:harpooner"])
    assert hero.hp == 10
    gh.perform(foe, Attack(0), answers=["figure:harpooner", "item:shield"])
    assert hero.hp == 9
