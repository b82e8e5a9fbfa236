"""What the questions are about, what must be in sight, and what an answer leads to."""

import pytest
from msgspec.structs import replace

from waystone.games._template import GAME
from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.steps import a_round, beast_turn, hero_turn
from waystone.games._template.shown.stage import stages
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.kernel.stage import Staging
from waystone.testing import Bench

TEXT = GAME.text("en", GAME.load_content()[0])


def test_a_card_says_what_it_does_and_warns_where_it_is_wasted() -> None:
    g = cellar()
    hand(g, 0, "broth", "cleaver", "lid")
    table = Bench(GAME, g.content, Setup(2, 1), g.state, a_round())
    ask = table.session.view(0, TEXT).ask
    assert ask is not None
    assert (ask.about, ask.cause) == (["beast"], "Round 1 begins.")
    said = {c.key: (c.effect, c.warning) for c in ask.choices}
    assert said["card:broth"] == ("Heal 2 at the end of your turn.", "Nothing to mend now.")
    assert said["card:cleaver"] == ("Add 2 to your attack.", "")
    g.state.heroes[0].life -= 1
    hurt = table.session.view(0, TEXT).ask
    assert hurt is not None
    assert [c.warning for c in hurt.choices] == ["", "", ""]


def test_a_guard_is_asked_for_because_of_the_beast() -> None:
    g = cellar(1)
    hand(g, 0, "lid")
    g.state.heroes[0].room = "cellar"
    g.streams.stack_rolls("beast", 6)
    table = Bench(GAME, g.content, Setup(1, 1), g.state, beast_turn())
    ask = table.session.view(0, TEXT).ask
    assert ask is not None
    assert ask.about[0] == "beast"
    assert "mauls" in ask.cause
    assert ask.choices[0].effect == "Reaction: stop one wound."


def test_every_prompt_is_staged() -> None:
    asked = {"ready", "order", "action", "torches", "discard", "victim", "guard"}
    assert {f"ask-{name}" for name in asked} == set(stages.by_prompt)


def test_the_goal_the_order_and_the_clock_are_in_sight() -> None:
    table = Session.new(GAME, Setup(2, 3))
    hud = table.view(None, TEXT).hud
    assert hud is not None
    assert (hud.goals[0].done, hud.goals[0].of) == (0, 16)
    assert hud.order[-1].id == "beast"
    assert (hud.clocks[0].value, hud.clocks[0].most) == (table.state.round, 15)
    assert hud.intents[0].figures[0].value == "2"
    table.state.beast.life = 5
    table.state.heroes[0].life = 0
    later = table.view(None, TEXT).hud
    assert later is not None
    assert later.goals[0].done == 11
    assert len(later.order) == len(hud.order) - 1


def test_a_step_to_the_other_room_is_certain_and_a_blow_has_odds() -> None:
    g = cellar(1)
    table = Bench(GAME, g.content, Setup(1, 1), g.state, hero_turn(0)).session
    hero = g.state.heroes[0].hero
    step = table.foresee(0, "room:cellar", 16)
    assert (step.facts[0].text, step.facts[0].worlds) == ("fact-moved", 16)
    assert [(p.cell, p.worlds) for p in step.places if p.piece == f"hero:{hero}"] == [
        ("room:cellar", 16)
    ]
    g.state.heroes[0].room = "cellar"
    g.state.heroes[0].torches = 0
    again = Bench(GAME, g.content, Setup(1, 1), g.state, hero_turn(0)).session
    blow = again.foresee(0, "attack", 64)
    assert not blow.exact
    wounds = next(n for n in blow.numbers if (n.thing, n.icon) == ("beast", "heart"))
    assert (wounds.now, wounds.least, wounds.most) == (8, 5, 8)
    assert wounds.mean == pytest.approx(7, abs=0.5)


def test_a_walk_ends_when_it_has_arrived() -> None:
    g = cellar(1)
    table = Bench(GAME, g.content, Setup(1, 1), g.state, hero_turn(0)).session
    assert table.walk(0, "room:cellar") == 1
    assert g.state.heroes[0].room == "cellar"
    other = Bench(GAME, g.content, Setup(1, 1), g.state, hero_turn(0)).session
    assert other.walk(0, "room:cellar") == 0
    assert other.walk(0, "beast") == 0


def test_what_others_answer_in_secret_does_not_change_a_question() -> None:
    silent = replace(GAME, stage=lambda *_: Staging())
    session = Session.new(silent, Setup(2, 1))
    while session.ask is not None and (session.ask.mode != "each" or not session.log):
        question = session.questions()[0]
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    before = session.view(1, TEXT).ask
    assert before is not None
    assert before.cause
    session.answer(0, session.questions()[0].options[0].key)
    assert session.view(1, TEXT).ask == before


def test_where_a_game_says_nothing_the_table_tells_what_was_said_last_and_what_is_printed() -> None:
    g = cellar(1)
    hand(g, 0, "lid")
    g.state.heroes[0].room = "cellar"
    g.streams.stack_rolls("beast", 6)
    silent = replace(GAME, stage=lambda *_: Staging())
    session = Bench(silent, g.content, Setup(1, 1), g.state, beast_turn()).session
    ask = session.view(0, TEXT).ask
    assert ask is not None
    assert ask.cause == [line.text for line in session.lines(0, TEXT)][-1]
    assert ask.about == [f"hero:{g.state.heroes[0].hero}"]
    assert [choice.effect for choice in ask.choices] == ["Reaction: stop one wound.", ""]


def test_options_on_cards_that_they_do_not_play_say_nothing_of_them() -> None:
    g = cellar(1)
    hand(g, 0, "lid", "broth", "poker")
    gone = replace(GAME, stage=lambda *_: Staging(effects={"card:broth": "Gone."}, plays=False))
    session = Bench(gone, g.content, Setup(1, 1), g.state, a_round()).session
    ask = session.view(0, TEXT).ask
    assert ask is not None
    assert {c.key: c.effect for c in ask.choices}["card:broth"] == "Gone."
    assert [c.effect for c in ask.choices if c.key != "card:broth"] == ["", ""]
