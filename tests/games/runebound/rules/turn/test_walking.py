"""Walks over the map: the cheapest dice, up to the first interruption."""

import pytest

from waystone.games.runebound.box.abilities import Once, When
from waystone.games.runebound.box.effects import Gold, May, Move
from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import an_action
from waystone.games.runebound.rules.turn.dice import LETTERS
from waystone.games.runebound.rules.turn.walking import by_dice, nearer
from waystone.games.runebound.table.state import Roll
from waystone.kernel.ask import Option, Question
from waystone.kernel.walk import next_step
from waystone.testing import Bench


def faces_left(t: Table) -> list[int]:
    roll = t.state.roll
    assert roll is not None
    return [face for face, spent in zip(roll.dice, roll.spent, strict=True) if not spent]


def go(bench: Bench, goal: str) -> None:
    """One step of a walk."""
    key = next_step(bench.session, 0, goal)
    assert key is not None
    bench.session.answer(0, key)


@pytest.mark.rule("RB-MOV-01", "RB-MOV-04")
def test_a_far_space_is_rolled_for_and_walked_to() -> None:
    t = Table("corbin").hand().dice("P", "P", "P")
    bench = t.play(an_action(0))
    assert bench.session.walk(0, "hex:j6") == 4
    assert (t.hero.space, t.state.points, bench.prompt) == (t.space("j6"), 2, "ask-action")


@pytest.mark.rule("RB-MOV-02")
def test_the_next_space_is_a_step() -> None:
    t = Table("corbin")
    assert t.play(an_action(0)).session.walk(0, "hex:h7") == 1
    assert (t.hero.space, t.state.points, t.said("rolled")) == (t.space("h7"), 2, 0)


@pytest.mark.rule("RB-DIE-02", "RB-DIE-03")
def test_the_dice_that_show_least_are_spent_first() -> None:
    t = Table("corbin").hand().dice("X", "PF", "P")
    bench = t.play(an_action(0), "roll")
    go(bench, "hex:h7")
    assert faces_left(t) == [0, 2]
    go(bench, "hex:i7")
    assert faces_left(t) == [0]


@pytest.mark.rule("RB-MOV-04")
def test_fewer_dice_are_better_than_plainer_ones() -> None:
    """Over the river a wild leads at once, round it two dice of plains."""
    t = Table("corbin", at="i9").hand().dice("X", "P", "P")
    bench = t.play(an_action(0), "roll")
    go(bench, "hex:i10")
    assert faces_left(t) == [1, 1]


@pytest.mark.rule("RB-MOV-04", "RB-DIE-02")
@pytest.mark.parametrize(("goal", "reached"), [("h7", True), ("h6", True), ("h5", False)])
def test_every_step_takes_a_die_of_its_own(goal: str, reached: bool) -> None:
    """A wild and a plain are left, so two steps can be made and no third."""
    t = Table("corbin")
    roll = Roll(0, [LETTERS.index(face) for face in ("P", "X", "P")], [False, False, True])
    assert (by_dice(t.g, t.hero, roll, t.space(goal)) is not None) is reached


@pytest.mark.rule("RB-MOV-04")
def test_where_the_dice_do_not_reach_no_step_is_taken() -> None:
    t = Table("corbin").hand().dice("MW", "MW", "P")
    bench = t.play(an_action(0))
    assert bench.session.walk(0, "hex:h5") == 1
    assert (t.hero.space, bench.prompt) == (t.space("h8"), "ask-travel")
    assert bench.session.walk(0, "hex:h5") == 0
    assert bench.session.walk(0, "die:0") == 0


@pytest.mark.rule("RB-MOV-03")
def test_at_the_goal_the_journey_ends_with_dice_to_spare() -> None:
    t = Table("corbin").hand().dice("P", "P", "P")
    bench = t.play(an_action(0))
    assert bench.session.walk(0, "hex:i7") == 4
    assert (t.hero.space, t.state.points, bench.prompt) == (t.space("i7"), 2, "ask-action")


def test_a_click_on_the_own_space_ends_the_journey() -> None:
    t = Table("corbin").hand().dice("P", "P", "P")
    bench = t.play(an_action(0), "roll")
    assert bench.session.walk(0, "hex:h8") == 1
    assert (t.hero.space, bench.prompt) == (t.space("h8"), "ask-action")


@pytest.mark.rule("RB-MAP-03")
def test_a_city_with_something_to_decide_ends_the_walk() -> None:
    t = Table("corbin", at="d2").hand().dice("P", "P", "P")
    t.teach(When("enter-city", (May((Gold(1),)),)))
    bench = t.play(an_action(0), "roll")
    bench.session.walk(0, "hex:d5")
    assert (t.hero.space, bench.prompt) == (t.space("d4"), "ask-may")


@pytest.mark.rule("RB-MOV-18")
def test_a_card_that_moves_leads_nearer_and_spends_no_points() -> None:
    t = Table("corbin")
    key = t.teach(Once((Move(2),)))
    bench = t.play(an_action(0), f"use:{key}")
    assert bench.session.walk(0, "hex:h5") == 2
    assert (t.hero.space, t.state.points, bench.prompt) == (t.space("h6"), 3, "ask-action")


@pytest.mark.rule("RB-MOV-18")
def test_a_card_may_lead_to_any_space_of_the_map() -> None:
    """Also to the first one; the option to stay is no space."""
    atlas = Table("corbin").content.atlas
    for there in (0, 1, len(atlas.ids) - 1):
        here = atlas.around[there][0]
        options = [Option("go", there), Option("stay", -1)]
        assert nearer(atlas, here, there, Question(0, "choose", "ask-move", options)) == "go"
        assert nearer(atlas, there, there, Question(0, "choose", "ask-move", options)) is None
