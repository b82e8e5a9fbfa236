"""Summons, experience, items, refresh."""

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Experience,
    Heal,
    Loot,
    Move,
    Recover,
    Refresh,
    Summon,
)
from waystone.games.gloomhaven.box.lasting import Shield
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.damage import fall, suffer
from waystone.games.gloomhaven.rules.actions.loot import gain_item
from waystone.games.gloomhaven.rules.actions.movement import shove
from waystone.games.gloomhaven.rules.monsters.cards import card_of
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.cards import end_active
from waystone.games.gloomhaven.rules.scenario.character import play_half, turn_options
from waystone.games.gloomhaven.rules.scenario.equipment import choices, equip, fits
from waystone.games.gloomhaven.rules.scenario.rooms import place_object
from waystone.games.gloomhaven.rules.scenario.steps import character_action, monster_turn
from waystone.games.gloomhaven.rules.scenario.turns import next_actor
from waystone.games.gloomhaven.table.state import Actor, Figure, TrapState

FOE = "figure:dummy-1"


def one() -> tuple[Gh, Figure]:
    gh = Gh(seats=1)
    return gh, gh.hero("lamplighter", (1, 1))


# ---- SUM


@pytest.mark.rule("GH-SUM-01", "GH-SUM-02")
def test_a_summon_stands_in_an_empty_hex_beside_its_owner() -> None:
    gh, hero = one()
    gh.monster((0, 1), number=1)
    gh.state.coins[gh.cell((2, 1))] = 1
    gh.perform(hero, Summon("lamp-boy"), answers=["hex:1,0"], card="c")
    assert "hex:0,1" not in gh.options()
    assert "hex:2,1" not in gh.options()
    boy = gh.state.figures["lamp-boy-1"]
    assert (gh.at(boy), boy.hp, boy.owner) == ((1, 0), 6, "lamplighter")
    tight = Gh("# . #", "# # #")
    hero = tight.hero("lamplighter", (1, 0))
    assert tight.perform(hero, Summon("lamp-boy"), card="c").performed is False


@pytest.mark.rule("GH-SUM-03", "GH-AMB-48")
def test_the_card_and_its_summon_leave_together() -> None:
    for kill in (True, False):
        gh, hero = one()
        owner = gh.owner(hero)
        action = Action([Summon("lamp-boy")], stays="persistent", lost=True)
        gh.card(hero, "call", action, to="selected")
        gh.turn(hero)
        gh.run(play_half(gh.g, owner, hero, "call", "top", default=False), ["hex:1,0"])
        assert [a.card for a in owner.active] == ["call"]
        boy = gh.state.figures["lamp-boy-1"]
        if kill:
            gh.run(suffer(gh.g, boy, 6, "t"))
        else:
            end_active(gh.g, owner, owner.active[0])
        assert boy.id not in gh.state.figures
        assert (owner.active, owner.lost) == ([], ["call"])


@pytest.mark.rule("GH-SUM-04", "GH-SUM-06", "GH-SUM-07")
def test_summons_act_before_their_owner_in_the_order_they_came() -> None:
    gh, hero = one()
    first, second = gh.summon(hero, (3, 3)), gh.summon(hero, (0, 0))
    gh.summon(hero, (4, 4), born=1)
    assert [next_actor(gh.g) for _ in range(4)] == [first.id, second.id, hero.id, ""]


@pytest.mark.rule("GH-SUM-05", "GH-AMB-54", "GH-SUM-12")
def test_a_summon_acts_like_a_monster_with_a_plain_card() -> None:
    gh, hero = one()
    foe = gh.monster((5, 1), number=1)
    boy = gh.summon(hero, (0, 1))
    assert [type(a) for a in card_of(gh.g, boy)] == [Move, Attack]
    gh.modifiers(hero, "+1")
    gh.run(monster_turn.rule(gh.g, boy.id))
    assert foe.hp == 7
    assert gh.distance(gh.at(boy), (5, 1)) == 3
    gh.content.numbers.clear()
    gh.content.summons["post"] = replace(gh.content.summons["lamp-boy"], id="post", move=None)
    post = gh.summon(hero, (0, 0), "post")
    gh.turn(post)
    gh.run(act_as_monster(gh.g, post))
    assert gh.at(post) == (0, 0)


@pytest.mark.rule("GH-SUM-08", "GH-AMB-17")
def test_who_is_credited_with_a_kill() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    boy = gh.summon(hero, (2, 1))
    gh.run(fall(gh.g, gh.monster((3, 1), number=1), boy.id))
    assert owner.deeds["kills"] == 1
    wounded = gh.monster((3, 1), number=1, hp=1)
    gh.run(suffer(gh.g, wounded, 1, "GH-CON-10"))
    assert owner.deeds["kills"] == 1
    pushed = gh.monster((3, 1), number=1, hp=1)
    gh.state.traps[gh.cell((4, 1))] = TrapState(3)
    gh.run(shove(gh.g, hero, pushed, 1, pull=False, seat=0), ["hex:4,1"])
    assert owner.deeds["kills"] == 2


@pytest.mark.rule("GH-SUM-09", "GH-SUM-11")
def test_summons_neither_loot_nor_negate() -> None:
    gh, hero = one()
    gh.cards(hero, 2)
    boy = gh.summon(hero, (4, 4))
    gh.state.coins[boy.cell] = 1
    gh.run(monster_turn.rule(gh.g, boy.id))
    assert gh.state.coins == {boy.cell: 1}
    gh.run(suffer(gh.g, boy, 2, "t"))
    assert boy.hp == 4


# ---- EXP


@pytest.mark.rule("GH-EXP-01", "GH-EXP-05", "GH-EXP-03")
def test_experience_is_for_actions_not_for_kills() -> None:
    gh, hero = one()
    gh.monster((2, 1), number=1, hp=1)
    gh.card(hero, "x", Action([Attack(3)], xp=2), to="selected")
    gh.turn(hero)
    gh.run(play_half(gh.g, gh.owner(hero), hero, "x", "top", default=False), [FOE])
    assert gh.owner(hero).xp == 2
    gh.monster((2, 1), number=1, hp=1)
    gh.perform(hero, Attack(3), answers=[FOE])
    assert gh.owner(hero).xp == 2


@pytest.mark.rule("GH-EXP-02", "GH-EX-43")
def test_experience_with_a_condition() -> None:
    gh, hero = one()
    gh.monster((2, 1), number=1)
    action = (Attack(1), Experience(1, "target-beside-your-ally"))
    gh.perform(hero, *action, answers=[FOE])
    assert gh.owner(hero).xp == 0
    gh.hero("harpooner", (3, 1))
    gh.perform(hero, *action, answers=[FOE])
    assert gh.owner(hero).xp == 1


# ---- ITM and REC


@pytest.mark.rule("GH-ITM-01", "GH-ITM-02", "GH-SET-13", "GH-EX-38", "GH-ITM-13")
def test_slots_and_copies() -> None:
    gh, hero = one()
    owner = gh.owner(hero)
    owner.gold = 500
    for n, slot in enumerate(["head", "body", "legs", "hand", "hand"]):
        gh.item(hero, f"i{n}", slot=slot, when="turn")
    made = gh.content.items
    for slot in ("head", "body", "legs", "hand", "hands"):
        gh.item(hero, f"new-{slot}", slot=slot, when="turn")
        owner.items.pop()
        assert not fits(gh.g, owner, f"new-{slot}")
    gh.item(hero, "new-small", slot="small", when="turn")
    owner.items.pop()
    for level, limit in ((1, 1), (4, 2), (5, 3)):
        owner.items = []
        owner.level = level
        count = 0
        while fits(gh.g, owner, "new-small"):
            owner.items.append(gh.item(hero, f"s{count}", slot="small", when="turn"))
            owner.items.pop()
            count += 1
        assert count == limit
    owner.items = []
    equip(gh.g, owner, "new-hands")
    assert not fits(gh.g, owner, "new-hand")
    assert "new-hands" not in choices(gh.g, owner)
    assert made["new-hands"].copies == 2
    gain_item(gh.g, owner, "new-hands")
    assert owner.owned == ["new-hands"]


@pytest.mark.rule("GH-ITM-03", "GH-ITM-04", "GH-ITM-05")
def test_an_attack_item_is_used_before_the_card_is_drawn() -> None:
    gh, hero = one()
    foe = gh.monster((2, 1), number=1, hp=10)
    nail = gh.item(
        hero, "nail", when="attack", use="spent", boost={"value": 1, "conditions": ["wound"]}
    )
    deck = gh.owner(hero).deck
    gh.perform(hero, Attack(2), answers=[FOE, "item:nail", "give:wound"])
    assert [asked.prompt for asked in gh.asked][1:] == ["ask-attack-item", "ask-conditions"]
    assert (foe.hp, nail.state, len(deck.discard)) == (7, "spent", 1)
    assert "wound" in foe.conditions


@pytest.mark.rule("GH-AMB-40")
def test_single_and_entire_attack_items() -> None:
    gh, hero = one()
    foes = [gh.monster(at, number=n) for n, at in enumerate([(2, 1), (0, 1)], 1)]
    gh.item(hero, "single", when="attack", use="spent", boost={"value": 1})
    gh.item(hero, "whole", when="attack", use="spent", entire=True, boost={"value": 2})
    gh.perform(
        hero, Attack(1, targets=2),
        answers=["item:whole", FOE, "item:single", "figure:dummy-2"],
    )  # fmt: skip
    assert [f.hp for f in foes] == [6, 7]


@pytest.mark.rule("GH-ITM-07", "GH-ITM-08", "GH-ITM-09", "GH-ITM-11")
def test_spent_consumed_and_unlimited() -> None:
    gh, hero = one()
    hero.hp = 1
    heal = [{"type": "heal", "value": 1, "who": "self"}]
    states = {
        use: gh.item(hero, f"i-{use or 'free'}", when="turn", use=use, abilities=heal)
        for use in ("spent", "consumed", "")
    }
    gh.cards(hero, 2, "selected")
    gh.turn(hero)
    for key in ("i-spent", "i-consumed", "i-free", "i-free"):
        gh.run(character_action.rule(gh.g, hero.id), [f"item:{key}"])
    assert hero.hp == 5
    assert [s.state for s in states.values()] == ["spent", "consumed", "ready"]
    assert gh.owner(hero).deeds["items-used"] == 4
    keys = [o.key for o in turn_options(gh.g, gh.owner(hero))]
    assert "item:i-spent" not in keys


@pytest.mark.rule("GH-ITM-10")
def test_an_item_with_circles_is_used_each_time_and_spent_after_the_last() -> None:
    gh, hero = one()
    foe = gh.monster((2, 1), number=1)
    coat = gh.item(
        hero, "coat", when="worn", use="spent", circles=2, bonuses=[{"type": "shield", "value": 1}]
    )
    for used, state in ((1, "ready"), (0, "spent")):
        gh.perform(foe, Attack(0), answers=["figure:lamplighter"])
        assert (coat.used, coat.state) == (used, state)
    assert hero.hp == 8
    gh.perform(foe, Attack(0), answers=["figure:lamplighter"])
    assert hero.hp == 6


@pytest.mark.rule("GH-ITM-03", "GH-AMB-18")
def test_defence_items_come_before_the_choice_to_lose_cards() -> None:
    gh, hero = one()
    gh.cards(hero, 1)
    foe = gh.monster((2, 1), number=1)
    gh.item(hero, "lid", when="attacked", use="spent", bonuses=[{"type": "shield", "value": 1}])
    gh.item(hero, "coin", when="damaged", use="consumed", bonuses=[{"type": "ward"}])
    gh.perform(foe, Attack(1), answers=["figure:lamplighter", "item:lid", "pass", "suffer"])
    assert [q.prompt for q in gh.asked] == [
        "ask-target", "ask-defence-item", "ask-ward", "ask-negate",
    ]  # fmt: skip
    assert hero.hp == 8
    gh.perform(foe, Attack(1), answers=["figure:lamplighter", "item:coin"])
    assert hero.hp == 8


@pytest.mark.rule("GH-ITM-14", "GH-ITM-15", "GH-LOO-05")
def test_what_is_found_is_not_worn_in_this_scenario() -> None:
    gh, hero = one()
    gain_item(gh.g, gh.owner(hero), "gutter-boots")
    assert gh.owner(hero).owned == ["gutter-boots"]
    gh.perform(hero, Move(1), answers=["pass"])
    assert [q.prompt for q in gh.asked] == ["ask-move"]


@pytest.mark.rule("GH-REC-03", "GH-REC-04")
def test_refresh_names_its_kind_and_spares_the_unrecoverable() -> None:
    gh, hero = one()
    spent = gh.item(hero, "a", when="turn", use="spent")
    gone = gh.item(hero, "b", when="turn", use="consumed")
    sealed = gh.item(hero, "c", when="turn", use="consumed", unrecoverable=True)
    spent.state, gone.state, sealed.state = "spent", "consumed", "consumed"
    gh.perform(hero, Refresh(2, "spent"), answers=["item:a"])
    assert [i.state for i in (spent, gone, sealed)] == ["ready", "consumed", "consumed"]
    gh.perform(hero, Refresh(2, "any"), answers=["item:b"])
    assert gh.options() == ["item:b"]
    assert [i.state for i in (spent, gone, sealed)] == ["ready", "ready", "consumed"]


@pytest.mark.rule("GH-REC-01")
def test_up_to_so_many_cards() -> None:
    gh, hero = one()
    gh.cards(hero, 3, "lost")
    gh.perform(hero, Recover(2, "lost"), answers=["none"])
    assert len(gh.owner(hero).lost) == 3


@pytest.mark.rule("GH-GEN-05", "GH-GEN-06", "GH-GEN-07")
def test_who_is_an_ally() -> None:
    gh, hero = one()
    boy = gh.summon(hero, (2, 1))
    other = gh.hero("harpooner", (0, 1))
    for figure in (hero, boy, other):
        figure.hp = 3
    gh.perform(hero, Heal(1, who="allies", range=3))
    assert (hero.hp, boy.hp, other.hp) == (3, 4, 4)
    gh.perform(hero, Loot(1), Shield(1))
    assert (hero.shield, boy.shield, other.shield) == (1, 0, 0)


@pytest.mark.rule("GH-GEN-09")
def test_one_attack_one_card_and_all_of_them_the_ability() -> None:
    gh, hero = one()
    for n, at in enumerate([(2, 1), (0, 1)], 1):
        gh.monster(at, number=n)
    act = gh.perform(hero, Attack(1, targets=2), answers=[FOE, "figure:dummy-2"])
    assert act.targets == ["dummy-1", "dummy-2"]
    assert gh.state.turn.attacks == 2
    assert len(gh.owner(hero).deck.discard) == 2


@pytest.mark.rule("GH-SPE-08", "GH-AMB-34", "GH-AMB-60")
def test_an_ally_of_the_scenario_fights_by_the_rules_of_monsters() -> None:
    gh = Gh(
        *[". . . . . ."] * 3,
        objects=[
            {
                "id": "pilot",
                "name": {},
                "icon": "x",
                "hp": 5,
                "side": "friend",
                "move": 2,
                "attack": 2,
            }
        ],
    )
    gh.hero("harpooner", (5, 2))
    pilot = place_object(gh.g, "pilot", gh.cell((0, 0)))
    foe = gh.monster((3, 0), number=1)
    gh.state.order.append(Actor("pilot", 99, "object"))
    deck = gh.modifiers(None, "+1")
    gh.run(monster_turn.rule(gh.g, pilot.id))
    assert foe.hp == 7
    assert deck.discard == ["+1"]
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    assert gh.state.turn.focus == pilot.id
