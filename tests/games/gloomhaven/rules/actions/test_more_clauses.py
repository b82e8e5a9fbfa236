"""Further clauses of the rules of actions, one by one."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Ability,
    Action,
    Attack,
    Boost,
    Choice,
    Cleanse,
    Give,
    Harm,
    Heal,
    Kill,
    LoseCards,
    Move,
    Summon,
    Trigger,
)
from waystone.games.gloomhaven.box.stickers import stuck
from waystone.games.gloomhaven.box.words import Rank
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.actions.attack import Blow, apply
from waystone.games.gloomhaven.rules.actions.attack_ability import expected
from waystone.games.gloomhaven.rules.actions.damage import fall
from waystone.games.gloomhaven.rules.actions.elements import consume
from waystone.games.gloomhaven.rules.actions.modifiers import draw_card
from waystone.games.gloomhaven.rules.actions.movement import land, shove, shove_steps
from waystone.games.gloomhaven.rules.actions.perform import perform
from waystone.games.gloomhaven.rules.actions.targets import group
from waystone.games.gloomhaven.rules.monsters.brain import Brain
from waystone.games.gloomhaven.rules.scenario.clean_up import tidy
from waystone.games.gloomhaven.rules.scenario.rest import long_rest
from waystone.games.gloomhaven.rules.scenario.turns import open_turn
from waystone.games.gloomhaven.table.acting import Act
from waystone.games.gloomhaven.table.state import Turn

FOE = "figure:dummy-1"


@pytest.mark.rule("GH-ATT-04", "GH-ITM-05", "GH-ELE-06", "GH-EFF-09", "GH-EFF-10", "GH-EXP-02")
def test_a_boost_adds_all_that_it_says_to_what_the_attack_has() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0))
    blow = Blow(2, pierce=1, push=1, pull=1, conditions=["muddle"], doubles=1, plus=1, xp=1,
                targets=1, infuse=["fire"])  # fmt: skip
    more = Boost(value=2, pierce=2, push=3, pull=4, conditions=["poison"], advantage=True,
                 double=True, xp=2, targets=5, infuse=["ice"], then=[Heal(1)])  # fmt: skip
    apply(gh.g, blow, more, Act(hero), foe)
    assert blow == Blow(
        2, pierce=3, push=4, pull=5, conditions=["muddle", "poison"], advantage=True, doubles=2,
        plus=3, xp=3, targets=6, infuse=["fire", "ice"], then=[more],
    )  # fmt: skip
    apply(gh.g, blow, Boost(), Act(hero), foe)
    assert (blow.advantage, blow.then) == (True, [more])


@pytest.mark.rule("GH-CON-01")
def test_what_cleanses_takes_off_the_bad_and_leaves_the_good() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.conditions = {"poison": 1, "strengthen": 1, "wound": 1}
    gh.perform(hero, Cleanse())
    assert hero.conditions == {"strengthen": 1}


@pytest.mark.rule("GH-ELE-14", "GH-ELE-07")
def test_any_element_is_one_that_is_left_by_those_that_are_named() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.state.elements |= {"fire": 2, "ice": 1, "dark": 1}
    gh.run(consume(gh.g, hero, ["wild", "fire"]), ["element:dark"])
    assert gh.options() == ["element:ice", "element:dark"]
    assert [e for e, level in gh.state.elements.items() if level] == ["ice"]


@pytest.mark.rule("GH-TRN-05")
@pytest.mark.parametrize(("cards", "paid"), [(1, False), (2, True)])
def test_a_price_is_paid_with_the_last_cards_but_not_with_fewer(cards: int, paid: bool) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.cards(hero, cards)
    act = gh.perform(hero, LoseCards(2, optional=False))
    assert (act.performed, act.stopped) == (paid, not paid)
    assert len(gh.owner(hero).lost) == (2 if paid else 0)


@pytest.mark.rule("GH-TRN-05")
def test_one_of_several_ways_or_none() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), hp=10)
    hero.hp = 4
    ways = Choice([[Move(2)], [Heal(3, who="self")]])
    gh.perform(hero, ways, answers=["choice:2"])
    assert gh.options(0) == ["choice:1", "choice:2", "pass"]
    assert hero.hp == 7
    gh.perform(hero, ways, answers=["pass"])
    assert (hero.hp, gh.at(hero)) == (7, (0, 0))


@pytest.mark.rule("GH-TRN-05", "GH-MON-07")
def test_harm_is_told_as_a_characters_or_a_monsters() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    act = gh.perform(hero, Harm(2), answers=[FOE])
    assert (foe.hp, act.performed) == (8, True)
    assert [line.rule for line in gh.log if line.text == "fact-suffered"] == ["GH-TRN-05"]
    gh.run(perform(gh.g, Act(foe), [Harm(3)]))
    assert hero.hp == 7
    assert [line.rule for line in gh.log if line.text == "fact-suffered"][1:] == ["GH-MON-07"]


@pytest.mark.rule("GH-MOT-08", "GH-EFF-03")
def test_a_monster_bears_on_its_focus_first_and_on_whom_the_players_name() -> None:
    gh = Gh(seats=1)
    foe = gh.monster((1, 1), number=1)
    heroes = [
        gh.hero(name, at)
        for name, at in (("harpooner", (0, 1)), ("lamplighter", (2, 1)), ("sexton", (1, 0)))
    ]
    gh.turn(foe)
    gh.state.turn.focus = "sexton"
    gh.run(perform(gh.g, Act(foe), [Give(["poison"], targets=2)]), ["figure:lamplighter"])
    assert gh.options() == ["figure:harpooner", "figure:lamplighter"]
    assert ["poison" in hero.conditions for hero in heroes] == [False, True, True]


@pytest.mark.rule("GH-LOS-08")
def test_the_target_is_who_was_attacked_or_set_it_off() -> None:
    gh = Gh()
    hero, one, two = gh.hero(at=(0, 0)), gh.monster((1, 0)), gh.monster((3, 0))
    found = group(gh.g, Act(hero, targets=[one.id], seat=0), "target", 1)
    assert found == [one]
    assert group(gh.g, Act(hero, targets=[one.id], other=two.id, seat=0), "target", 1) == [one, two]
    assert group(gh.g, Act(hero, seat=0), "target", 1) == []


@pytest.mark.rule("GH-MOV-10", "GH-EX-44")
def test_whoever_no_longer_flies_over_an_obstacle_comes_down() -> None:
    gh = Gh(". . .", seats=1)
    hero = gh.hero(at=(1, 0))
    gh.tile("obstacle", (1, 0))
    gh.run(land(gh.g), ["hex:2,0"])
    assert (hero.hp, gh.at(hero)) == (10 - gh.state.trap_damage, (2, 0))
    gh.run(land(gh.g))
    assert gh.at(hero) == (2, 0)


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05", "GH-EFF-06")
def test_pushed_is_farther_pulled_is_nearer_and_neither_is_onto_an_enemy() -> None:
    gh = Gh(". . . . .")
    hero, foe = gh.hero(at=(0, 0)), gh.monster((2, 0), number=1)

    def steps(left: int, *, pull: bool) -> list[int]:
        return shove_steps(gh.g, hero, foe, foe.cell, left, pull)

    assert steps(1, pull=False) == [gh.cell((3, 0))]
    assert steps(1, pull=True) == [gh.cell((1, 0))]
    ally = gh.monster((3, 0), number=2)
    assert steps(1, pull=False) == [], "no push ends on a figure"
    assert steps(2, pull=False) == [gh.cell((3, 0))], "but it may go through an ally"
    gh.move(ally, (4, 0))
    gh.hero("lamplighter", (3, 0))
    assert steps(2, pull=False) == []
    gh.tile("obstacle", (1, 0))
    assert steps(1, pull=True) == []


@pytest.mark.rule("GH-BON-02", "GH-RST-06")
def test_a_long_rest_sets_off_what_waits_for_it() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 3
    gh.cards(hero, 2, "discard")
    gh.running(hero, Trigger("long-rest", [Heal(1, who="self")]), lost=True)
    gh.run(long_rest(gh.g, hero), ["lose:c-harpooner-discard-0"])
    assert hero.hp == 6


@pytest.mark.rule("GH-TRN-08", "GH-CON-10", "GH-BON-02")
def test_a_wound_comes_before_what_waits_for_the_start_of_a_turn() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.conditions["wound"] = 1
    gh.running(hero, Trigger("turn-start", [Heal(1, who="self")]))
    gh.run(open_turn(gh.g, hero))
    assert (hero.hp, hero.conditions) == (10, {})
    assert hero.acted == gh.state.round


@pytest.mark.rule("GH-BON-02", "GH-BON-03")
def test_a_trigger_waits_for_its_moment_and_uses_a_circle() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1)
    hero.hp = 5
    active = gh.running(hero, Trigger("attack", [Heal(1, who="self")]), circles=[0, 0])
    gh.perform(hero, Move(1), answers=["pass"])
    assert (hero.hp, active.used) == (5, 0)
    gh.perform(hero, Attack(1), answers=[FOE])
    assert (hero.hp, active.used) == (6, 1)
    gh.perform(hero, Attack(1), answers=[FOE])
    assert (hero.hp, gh.owner(hero).active) == (7, [])
    gh.perform(hero, Attack(1), answers=[FOE])
    assert hero.hp == 7


@pytest.mark.rule("GH-BON-02", "GH-BON-03")
def test_what_an_item_does_by_itself_sets_off_another_but_not_the_item_again() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1)
    hero.hp = 5
    heal = {"type": "heal", "value": 1, "who": "self"}
    for name, at in (("leech", "attack"), ("charm", "heal")):
        bonus = {"type": "trigger", "at": at, "do": [heal]}
        gh.item(hero, name, when="worn", use="spent", bonuses=[bonus])
    gh.perform(hero, Attack(1), answers=[FOE])
    assert hero.hp == 7


@pytest.mark.rule("GH-ATT-04", "GH-ATT-08", "GH-EFF-01")
def test_an_action_knows_what_its_attacks_did() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.monster((1, 0), number=1, hp=5)
    gh.monster((0, 1), number=2, hp=2)
    act = gh.perform(hero, Attack(2, targets=2), answers=[FOE, "figure:dummy-2"])
    assert (act.damage, act.killed, act.targets) == (4, 1, ["dummy-1", "dummy-2"])


@pytest.mark.rule("GH-SUM-03", "GH-BON-02")
def test_the_death_of_a_summon_is_noticed_by_its_owner() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 5
    gh.running(hero, Trigger("summon-dies", [Heal(2, who="self")]))
    gh.run(fall(gh.g, gh.summon(hero, (1, 0)), ""))
    assert hero.hp == 7


@pytest.mark.rule("GH-MOV-01", "GH-BON-02")
def test_a_move_of_no_hex_is_no_move() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.hp = 5
    gh.running(hero, Trigger("move", [Heal(1, who="self")]))
    gh.perform(hero, Move(1), answers=["pass"])
    assert hero.hp == 5
    gh.perform(hero, Move(1), answers=["hex:1,0"])
    assert hero.hp == 6


@pytest.mark.rule("GH-MOV-01", "GH-EXP-02")
@pytest.mark.parametrize(("element", "points"), [("fire", 3), ("ice", 2)])
def test_a_boost_of_a_move_adds_hexes_only_if_it_is_paid(element: str, points: int) -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.state.elements[element] = 2
    paid = ["consume:fire"] if element == "fire" else []
    boost = Boost(consume=["fire"], value=1)
    gh.perform(hero, Move(2, boosts=[boost]), answers=[*paid, "pass"])
    assert gh.asked[-1].args["points"] == points


@pytest.mark.rule("GH-BOS-02", "GH-SPE-10")
def test_who_may_be_killed_at_once_is_near_weak_and_of_a_rank() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    places: list[tuple[At, Rank, int]] = [
        ((1, 0), "normal", 4), ((0, 1), "elite", 4), ((2, 0), "normal", 5), ((3, 0), "normal", 1),
    ]  # fmt: skip
    gh.kind("dummy")
    for number, (at, rank, hp) in enumerate(places, 1):
        gh.monster(at, "dummy", rank, number, hp=hp)
    gh.perform(hero, Kill(rank="normal", range=2, most_hp=4), answers=["pass"])
    assert gh.options() == [FOE, "pass"]
    act = gh.perform(hero, Kill(rank="any", range=2, most_hp=4), answers=["figure:dummy-2"])
    assert gh.options() == [FOE, "figure:dummy-2", "pass"]
    assert (act.performed, act.killed, "dummy-2" in gh.state.figures) == (True, 1, False)


@pytest.mark.rule("GH-ENH-04", "GH-AMB-65")
@pytest.mark.parametrize(
    ("ability", "kind", "wanted"),
    [
        (Attack(2), "attack", Attack(3)),
        (Move(2), "move", Move(3)),
        (Move(2), "jump", Move(2, jump=True)),
        (Heal(2), "heal", Heal(3)),
        (Attack(2), "muddle", Attack(2, conditions=["muddle"])),
        (Attack(2), "fire", Attack(2, infuse=["fire"])),
        (Attack(2, area=((1, 0),)), "hex", Attack(2, area=((1, 0), (2, 0)))),
        (Attack(2, area=((-1, 0),)), "hex", Attack(2, area=((-1, 0), (0, -1)))),
        (Attack(2, area=((-1, 0),), range=2), "hex", Attack(2, area=((-1, 0), (0, 0)), range=2)),
        (Summon("lamp-boy"), "summon-hp", Summon("lamp-boy+hp")),
    ],
)
def test_what_a_sticker_makes_of_its_line(ability: Ability, kind: str, wanted: Ability) -> None:
    made = stuck(Action([Move(1), ability, Move(1)]), 1, kind)
    assert (made.abilities, made.infuse) == ([Move(1), wanted, Move(1)], [])
    assert stuck(Action([Move(1)]), 0, "ice") == Action([Move(1)], infuse=["ice"])


@pytest.mark.rule("GH-ATT-01", "GH-ELE-04")
def test_an_element_of_an_attack_comes_only_with_the_attack() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    gh.perform(hero, Attack(1, infuse=["fire"]))
    assert gh.state.turn.infused == []
    gh.monster((1, 0), number=1)
    gh.perform(hero, Attack(1), answers=[FOE])
    assert gh.state.turn.infused == []
    gh.perform(hero, Attack(1, infuse=["fire"]), answers=[FOE])
    assert gh.state.turn.infused == ["fire"]


@pytest.mark.rule("GH-ATT-04", "GH-ATT-07", "GH-CON-08")
def test_the_value_told_with_a_target_is_never_below_nothing() -> None:
    gh = Gh()
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0))
    act = Act(hero, seat=0)
    assert expected(gh.g, act, (Attack(2), [Boost(value=-5)]), foe) == 0
    assert expected(gh.g, act, (Attack(2), [Boost(double=True)]), foe) == 4
    foe.conditions["poison"] = 1
    assert expected(gh.g, act, (Attack(2), [Boost(double=True)]), foe) == 6


@pytest.mark.rule("GH-EFF-03", "GH-EXP-02")
def test_what_a_boost_of_a_condition_gives_comes_with_its_target() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    give = Give(["poison"], boosts=[Boost(conditions=["wound"], xp=1)])
    gh.perform(hero, give)
    assert gh.owner(hero).xp == 0
    foe = gh.monster((1, 0), number=1)
    gh.perform(hero, give, answers=[FOE])
    assert (gh.owner(hero).xp, set(foe.conditions)) == (1, {"poison", "wound"})


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05", "GH-MOT-08")
@pytest.mark.parametrize("pull", [False, True])
def test_the_question_tells_a_push_from_a_pull(pull: bool) -> None:
    gh = Gh(seats=1)
    hero, foe = gh.hero(at=(0, 2)), gh.monster((2, 2), number=1)
    wanted = ("ask-pull", "GH-EFF-05") if pull else ("ask-push", "GH-EFF-04")
    gh.run(shove(gh.g, hero, foe, 1, pull=pull, seat=0), ["pass"])
    assert [(asked.prompt, asked.rule) for asked in gh.asked] == [wanted]
    assert gh.at(foe) == (2, 2)


@pytest.mark.rule("GH-ATT-02", "GH-MAT-04")
def test_a_monster_that_fights_at_a_players_word_has_its_own_range() -> None:
    gh = Gh()
    gh.hero(at=(3, 0))
    foe = gh.monster((0, 0), number=1, range=3)
    gh.perform(foe, Attack(0), answers=["pass"])
    assert gh.options() == ["figure:harpooner", "pass"]


@pytest.mark.rule("GH-AOE-07", "GH-MAT-04")
def test_what_a_monster_adds_to_its_attack_without_a_condition_counts_for_its_move() -> None:
    gh = Gh()
    gh.hero(at=(3, 0))
    brain = Brain(gh.g, gh.monster((0, 0), number=1, range=2))
    profile = brain.profile(Attack(0, boosts=[Boost(targets=2, range=1)]))
    assert (profile.targets, profile.reach, profile.ranged) == (3, 3, True)
    profile = brain.profile(Attack(0, boosts=[Boost(if_="tide-high", targets=2, range=1)]))
    assert (profile.targets, profile.reach) == (1, 2)


@pytest.mark.rule("GH-EOR-04", "GH-MOT-05")
def test_nobody_is_left_to_act_and_no_bonus_of_the_round_is_left() -> None:
    gh = Gh()
    gh.hero(at=(0, 0))
    foe = gh.monster((1, 0))
    foe.shield, foe.retaliates = 2, {1: 1}
    gh.state.acting = [foe.id]
    gh.state.turn = Turn(foe.id)
    tidy(gh.g)
    assert (foe.shield, foe.retaliates, gh.state.acting, gh.state.turn) == (0, {}, [], Turn())
    assert gh.state.monsters.drawn == {}


@pytest.mark.rule("GH-AMD-06", "GH-AMD-08", "GH-AMD-09", "GH-AMD-11", "GH-ADV-12")
def test_what_becomes_of_a_modifier_card_that_is_drawn() -> None:
    gh = Gh()
    deck, theirs = gh.modifiers(gh.hero(), "curse", "bless", "x2"), gh.modifiers(None, "curse")
    state = gh.state
    state.curses, state.monster_curses, state.blesses = 5, 6, 7
    assert [draw_card(gh.g, deck) for _ in range(2)] == ["curse", "bless"]
    assert draw_card(gh.g, theirs) == "curse"
    assert (state.curses, state.monster_curses, state.blesses) == (6, 7, 8)
    assert (deck.discard, deck.shuffle) == ([], False)
    assert draw_card(gh.g, deck) == "x2"
    assert (deck.discard, deck.shuffle) == (["x2"], True)
    deck.draw, deck.discard = [], ["+1"]
    assert draw_card(gh.g, deck) == "+1"
    assert (deck.draw, deck.discard) == ([], ["+1"])
