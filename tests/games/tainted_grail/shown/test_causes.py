"""Every question says what brought it up, and what on the table that is."""

from typing import Any

import pytest

from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.view import AskView

GAME = find("tainted-grail")


def asked(table: Table | Journey, language: str = "en") -> AskView:
    assert table.session is not None
    ask = table.session.view(0, GAME.text(language, table.content)).ask
    assert ask is not None
    return ask


@pytest.mark.parametrize(("mode", "seats", "seed"), [("encounter", 2, 2), ("campaign", 2, 3)])
def test_each_question_of_a_game_has_a_cause_and_things_that_it_is_about(
    mode: str, seats: int, seed: int
) -> None:
    session = Session.new(GAME, Setup(seats, seed, mode))
    texts = [GAME.text(language, session.content) for language in ("en", "ru")]
    while session.ask is not None and len(session.history) < 150:
        question = session.questions()[0]
        for text in texts:
            told = GAME.stage(session.state, session.content, question, text)
            assert told.cause, question.prompt
            assert told.about, question.prompt
        key = GAME.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)


@pytest.mark.rule("TG-SEQ-35")
def test_an_offer_names_its_card_and_says_what_yes_and_no_do() -> None:
    offer = {"type": "may", "do": [{"type": "cubes", "n": 2}], "pay": [{"what": "wealth"}]}
    world = World().card("coin", abilities=[{"when": "play", "do": [offer]}])
    table = Table(world, "ada").hold("ada", "coin")
    table.hero("ada").wealth = 1
    table.act("ada").say("card:coin")
    ask = asked(table)
    assert ask.cause == "“coin” brings this up."
    assert ask.about == ["sequence:0", "hero:ada"]
    effects = {choice.key: choice.effect for choice in ask.choices}
    assert effects == {"yes": "Gain 2 cubes · Wealth −1", "pass": "Nothing happens"}
    assert "Ничего не происходит" in [choice.effect for choice in asked(table, "ru").choices]


@pytest.mark.rule("TG-SEQ-30")
def test_a_discard_names_who_forces_it() -> None:
    world = World().combat("bear", attack=[{"type": "discard"}])
    table = Table(world, "ada").hold("ada", "ada-c0", "ada-c1").act("ada").say("stop")
    assert asked(table).cause == "“bear”: discard a card from hand."
    ask = asked(table, "ru")
    assert ask.choices[0].effect == "Карта «ada-c0» сбрасывается"


@pytest.mark.rule("TG-PTY-04")
def test_who_is_asked_along_hears_what_for() -> None:
    journey = Journey(Island(), "ada", "ben").lay(102).midday().say("ada:travel:102", "hero:ben")
    assert journey.session is not None
    ask = journey.session.view(1, GAME.text("en", journey.content)).ask
    assert ask is not None
    assert ask.cause == "ada would travel to loc-102."
    assert ask.about[:2] == ["figure:ada", "place:102"]


@pytest.mark.rule("TG-JRN-04")
def test_a_choice_names_the_page() -> None:
    words = {"en": "Go on", "ru": "Дальше"}
    choices: list[dict[str, Any]] = [{"text": words, "end": True}, {"text": words, "end": True}]
    journey = Journey(Island().verse("101-1", choices=choices), "ada").midday().say("explore")
    assert asked(journey).cause.startswith("The journal lies open at “")
    assert asked(journey).about == ["place:101", "figure:ada"]


def test_an_attack_that_does_nothing_is_told_so() -> None:
    table = Table(World().combat("bear", attack=[]), "ada").hold("ada", "ada-c0").act("ada")
    assert asked(table).cause == "bear will do no harm as things stand."
    stop = next(choice for choice in asked(table).choices if choice.key == "stop")
    assert stop.effect == "Then the enemy, who does no harm as things stand"
