"""Prices in cards: who plays a half that begins with one means to pay it."""

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven.bots.halves import half_of
from waystone.games.gloomhaven.bots.policy import policy
from waystone.games.gloomhaven.box.effects import Action, Attack, LoseCards, Move
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.scenario.steps import character_action
from waystone.kernel.game import Setup, find
from waystone.testing import Bench

GAME = find("gloomhaven")


def paying(gh: Gh, *abilities: LoseCards | Move | Attack) -> Bench:
    """The half of a card with a price, of a hero with two cards more in hand."""
    hero = gh.hero("harpooner", (0, 0), hp=20)
    gh.card(hero, "dear", bottom=Action(list(abilities)), to="selected")
    gh.cards(hero, 2)
    gh.turn(hero)
    return Bench(GAME, gh.content, Setup(1, 1), gh.state, character_action("harpooner"))


@pytest.mark.rule("GH-TRN-02", "GH-TRN-05")
def test_a_price_before_all_of_a_half_is_a_formal_question_and_is_paid() -> None:
    bench = paying(Gh(seats=1), LoseCards(1), Move(4)).say("bottom:dear")
    question = bench.session.question(0)
    assert question is not None
    assert (question.prompt, question.formal) == ("ask-pay-cards", True)
    assert policy(bench.session.state, bench.session.content, 0, question) == "pay"
    assert bench.say("pay").prompt == "ask-lose-cards", "which card is the player's choice"
    bench.say(bench.options[0])
    assert bench.prompt == "ask-move"


@pytest.mark.rule("GH-TRN-05")
def test_a_price_in_the_middle_of_a_half_is_a_decision() -> None:
    bench = paying(Gh(seats=1), Move(2), LoseCards(1), Move(4)).say("bottom:dear", "pass")
    question = bench.session.question(0)
    assert question is not None
    assert (question.prompt, question.formal) == ("ask-pay-cards", False)
    assert policy(bench.session.state, bench.session.content, 0, question) == "pass"


@pytest.mark.rule("GH-STA-06")
def test_a_battle_goal_that_counts_defaults_makes_it_a_decision() -> None:
    gh = Gh(seats=1)
    goal = next(iter(gh.content.battle_goals))
    counted = replace(gh.content.battle_goals[goal], count="default-actions")
    gh.content.battle_goals[goal] = counted
    bench = paying(gh, LoseCards(1), Move(4))
    gh.owner("harpooner").goals = [goal]
    bench.say("bottom:dear")
    question = bench.session.question(0)
    assert question is not None
    assert not question.formal


@pytest.mark.rule("GH-TRN-05")
def test_of_an_item_a_price_is_asked_for() -> None:
    gh = Gh(seats=1)
    hero = gh.hero("harpooner", (0, 0), hp=20)
    gh.cards(hero, 2)
    gh.perform(hero, LoseCards(1), answers=["pass"])
    assert len(gh.owner(hero).hand) == 2


def test_a_bot_reckons_with_nothing_that_it_would_have_to_pay_for() -> None:
    gh = Gh(seats=1)
    paying(gh, Move(2), LoseCards(1), Attack(5), Move(4))
    half = half_of(gh.content, "dear", "bottom")
    assert [type(part.ability) for part in half.parts] == [Move]
    assert (half.steps, half.wanted) == (2, 1)
    gh.card(
        gh.state.figures["harpooner"],
        "must",
        bottom=Action([LoseCards(1, optional=False), Move(4)]),
    )
    assert half_of(gh.content, "must", "bottom").steps == 4, "this price is no choice"


@pytest.mark.rule("GH-TRN-05")
@pytest.mark.parametrize(("to", "warned"), [("lost", True), ("discard", False)])
def test_a_half_says_that_it_begins_with_cards_for_good(to: str, warned: bool) -> None:
    session = paying(Gh(seats=1), LoseCards(1, to=to), Move(4)).session  # type: ignore[arg-type]
    ask = session.view(0, GAME.text("en", session.content)).ask
    assert ask is not None
    (choice,) = [c for c in ask.choices if c.key == "bottom:dear"]
    assert ("for good" in choice.warning) is warned
