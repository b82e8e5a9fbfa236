"""Which questions are formal: the table answers them unless a seat wants to be asked. What decides
something is never one of them."""

from collections.abc import Sequence
from typing import Any

import pytest

from waystone.games.gloomhaven.box.effects import (
    Ability,
    Attack,
    AttackBonus,
    Boost,
    Give,
    Grant,
    Heal,
    Move,
    Shove,
)
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.players import players_choose, untie
from waystone.games.gloomhaven.rules.scenario.steps import choose_leading, rest_or_not
from waystone.kernel.ask import Option

FOE = "figure:dummy-1"
ROWS = (". . . . . .",) * 5


def formal(gh: Gh, *abilities: Ability, answers: Sequence[str]) -> list[bool]:
    """Which of the questions that an action brings are formal."""
    gh.perform(gh.state.figures["harpooner"], *abilities, answers=answers)
    return [question.formal for question in gh.asked]


def duel(foes: Sequence[At] = ((1, 0),), **stats: Any) -> Gh:
    gh = Gh(*ROWS)
    gh.hero("harpooner", (0, 0), hp=10)
    gh.kind("dummy", **stats)
    for number, at in enumerate(foes, start=1):
        gh.monster(at, number=number)
    return gh


# ---- attacks


@pytest.mark.rule("GH-ATT-01")
def test_an_attack_on_the_only_enemy_in_reach_is_formal() -> None:
    assert formal(duel(), Attack(2), answers=[FOE]) == [True]
    assert formal(duel([(1, 0), (0, 1)]), Attack(2), answers=[FOE]) == [False]


@pytest.mark.rule("GH-ATT-01", "GH-BON-10")
def test_an_attack_that_is_answered_with_damage_is_not_formal() -> None:
    assert formal(duel(retaliate=1), Attack(2), answers=[FOE]) == [False]
    gh = duel()
    gh.state.figures["dummy-1"].retaliates = {1: 1}
    assert formal(gh, Attack(2), answers=[FOE]) == [False]


@pytest.mark.rule("GH-ATT-01", "GH-BON-02")
def test_an_attack_that_wears_out_a_bonus_is_not_formal() -> None:
    gh = duel()
    hero = gh.state.figures["harpooner"]
    gh.running(hero, AttackBonus(Boost(value=1)), circles=[0, 0])
    assert formal(gh, Attack(2), answers=[FOE]) == [False]
    lasting = duel()
    lasting.running(lasting.state.figures["harpooner"], AttackBonus(Boost(value=1)))
    assert formal(lasting, Attack(2), answers=[FOE]) == [True]


@pytest.mark.rule("GH-AOE-01")
def test_an_area_that_can_cover_but_one_group_is_formal() -> None:
    attack = Attack(2, area=((1, 0),))
    assert formal(duel(), attack, answers=["area:dummy-1"]) == [True]
    assert formal(duel([(1, 0), (0, 1)]), attack, answers=["area:dummy-1"]) == [False]


# ---- other abilities


@pytest.mark.rule("GH-TRN-05", "GH-HEA-01")
@pytest.mark.parametrize(("hp", "expected"), [(4, True), (10, False)])
def test_a_heal_is_formal_only_for_somebody_who_needs_it(hp: int, expected: bool) -> None:
    gh = duel()
    gh.state.figures["harpooner"].hp = hp
    assert formal(gh, Heal(2), answers=["figure:harpooner"]) == [expected]


def test_a_condition_on_the_only_enemy_is_formal_and_a_push_is_not() -> None:
    assert formal(duel(), Give(["wound"]), answers=[FOE]) == [True]
    two = duel([(1, 0), (0, 1)])
    assert formal(two, Give(["wound"]), answers=[FOE]) == [False]
    assert formal(duel(), Shove(push=1), answers=["pass"]) == [False]


@pytest.mark.rule("GH-TRN-05")
def test_who_acts_at_ones_word_is_formal_where_there_is_but_one_ally() -> None:
    gh = duel()
    gh.hero("lamplighter", (0, 1))
    assert formal(gh, Grant([Attack(2)]), answers=["figure:lamplighter", "pass"])[0]
    gh.hero("moneylender", (0, 2))
    assert not formal(gh, Grant([Attack(2)]), answers=["pass"])[0]


# ---- moves


@pytest.mark.rule("GH-MOV-11")
def test_to_walk_on_from_where_one_wanted_to_go_is_formal() -> None:
    gh = Gh(*ROWS)
    gh.hero("harpooner", (0, 0))
    assert formal(gh, Move(3), answers=["hex:2,0", "pass"]) == [False, True]


@pytest.mark.rule("GH-MOV-11")
def test_after_a_trap_a_mark_or_a_door_going_on_is_a_decision() -> None:
    trap = Gh(*ROWS)
    trap.hero("harpooner", (0, 0), hp=20)
    trap.tile("hazard", (1, 0))
    assert formal(trap, Move(3), answers=["hex:1,0", "pass"]) == [False, False]
    marked = Gh(". a . . .", marks={"a": Mark(marker="x")})
    marked.hero("harpooner", (0, 0))
    assert formal(marked, Move(3), answers=["hex:1,0", "pass"]) == [False, False]


# ---- ties


@pytest.mark.rule("GH-AMB-51", "GH-MOT-08")
def test_ties_among_equals_are_formal_and_what_the_party_decides_is_not() -> None:
    gh = Gh(*ROWS, heroes=["harpooner", "lamplighter"])
    options = [Option("a", "a"), Option("b", "b")]
    gh.run(untie(gh.g, options, "ask-monster-hex", "GH-MOT-08"), ["b"])
    assert gh.asked[0].formal
    gh.run(players_choose(gh.g, options, "ask-event", "GH-EVT-01"), ["b", *["agree"] * 3])
    assert not gh.asked[0].formal


# ---- cards


@pytest.mark.rule("GH-CRD-01")
def test_two_cards_are_named_at_once_the_leading_one_first() -> None:
    gh = Gh(*ROWS, seats=1)
    owner = gh.owner(gh.hero("harpooner", (0, 0)))
    slow, fast, third = gh.cards(gh.state.figures["harpooner"], 3)
    gh.run(choose_leading.rule(gh.g, 0), [f"card:{fast} card:{slow}"])
    assert (owner.selected, owner.hand) == ([fast, slow], [third])


@pytest.mark.rule("GH-RST-03", "GH-EOR-05")
@pytest.mark.parametrize(("hand", "expected"), [(1, False), (3, False), (4, True)])
def test_a_short_rest_is_formal_while_two_rounds_are_in_the_hand(hand: int, expected: bool) -> None:
    gh = Gh(*ROWS, seats=1)
    hero = gh.hero("harpooner", (0, 0))
    gh.cards(hero, hand)
    gh.cards(hero, 2, to="discard")
    gh.run(rest_or_not.rule(gh.g, 0), ["pass"])
    assert gh.asked[0].formal is expected
