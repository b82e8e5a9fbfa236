"""The campaign's table: what an option belongs to lies on it, and only what may be seen."""

import random

import pytest

from waystone.bots.random import any_answer
from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.checks.campaign_testing import Island, Journey
from waystone.games.tainted_grail.shown.faces import condition_card, secret_card
from waystone.kernel.game import Setup
from waystone.kernel.glossary import plain
from waystone.kernel.session import Session
from waystone.kernel.view import Table


def ids(table: Table) -> set[str]:
    found = {cell.id for board in table.boards for cell in board.cells}
    found |= {piece.id for board in table.boards for piece in board.pieces}
    for mat in table.mats:
        found.add(mat.id)
        for zone in mat.zones:
            for card in zone.cards:
                found |= {card.id, *(section.id for section in card.sections)}
    return found


def test_every_option_of_the_day_lights_something_up() -> None:
    setup = Setup(2, 11, "campaign", "third-morning", ["echoes"], {"length": "whole"})
    session = Session.new(GAME, setup, "all")
    text = GAME.text("ru", session.content)
    luck = random.Random(11)
    seen = 0
    while session.ask is not None and len(session.history) < 80:
        question = luck.choice(session.questions())
        if question.prompt == "ask-midday":
            table = session.view(question.seat, text)
            known = ids(table)
            for option in question.options:
                assert not option.on or option.on in known, option.key
                seen += 1
        session.answer(question.seat, any_answer(question, luck))
    assert seen > 10


def test_the_map_grows_and_shows_who_stands_where() -> None:
    island = Island().companion("dog", help="")
    journey = Journey(island, "ada").guard("bear", 104).friend("dog", 101).stone(101, "nw")
    journey.midday()
    text = GAME.text("en", journey.content)
    assert journey.session is not None
    board = journey.session.view(0, text).boards[0]
    assert {cell.id for cell in board.cells} == {"place:101", "place:102", "place:104"}
    where = {piece.id: piece.cell for piece in board.pieces}
    assert where["guardian:bear"] == "place:104"
    assert where["companion:dog"] == where["figure:ada"] == "place:101"
    journey.say("travel:102")
    grown = journey.session.view(0, text).boards[0]
    assert "place:103" in {cell.id for cell in grown.cells}
    kinds = {cell.id: cell.kind for cell in grown.cells}
    assert kinds["place:101"] == "clear"
    assert kinds["place:103"] == "wyrd"


@pytest.mark.rule("TG-ACT-12", "TG-LOC-04")
def test_a_place_for_a_guidestone_is_not_called_one() -> None:
    journey = Journey(Island(), "ada").stone(101, "nw").midday()
    assert journey.session is not None
    pieces = journey.session.view(0, GAME.text("en", journey.content)).boards[0].pieces
    called = {piece.kind: piece.name for piece in pieces if piece.kind in ("guidestone", "slot")}
    assert called == {"guidestone": "Guidestone", "slot": "Place for a Guidestone"}


@pytest.mark.rule("TG-EPM-01", "TG-STM-02", "TG-AMB-70")
@pytest.mark.parametrize(
    ("secret", "says"),
    [("sec-48-harsh-tide", "1 damage more"), ("sec-49-cool-head", "need no lightning")],
)
def test_the_secrets_of_modes_say_what_they_do(secret: str, says: str) -> None:
    content = GAME.load_content()[0]
    card = secret_card(secret, True, 0, content, GAME.text("en", content))
    assert says in plain(" ".join(card.lines))


@pytest.mark.rule("TG-DTH-04", "TG-AMB-06")
@pytest.mark.parametrize(
    ("card", "dusk", "company"),
    [("con-dying", "number 3", True), ("con-dying-solo", "number 4", False)],
)
def test_dying_says_what_it_does(card: str, dusk: str, company: bool) -> None:
    content = GAME.load_content()[0]
    said = plain(" ".join(condition_card(card, content, GAME.text("en", content)).lines))
    for part in ("lose all Energy", "discard an item", "loses Health again dies", dusk):
        assert part in said
    assert ("gains 1 Terror" in said) is company


@pytest.mark.rule("TG-DAY-17")
def test_a_condition_says_how_it_ends_and_what_it_takes() -> None:
    content = GAME.load_content()[0]
    text = GAME.text("en", content)
    hollow = condition_card("con-hollow", content, text).lines
    gained = ["When you take it: gain **1 Terror**", "**Empathy −1**"]
    assert hollow == [*gained, "It goes on the 5th evening."]
    assert "settlement" in condition_card("con-fog-touched", content, text).lines[-1]


def test_what_became_of_a_key_is_told_once_and_in_words() -> None:
    """The mark of its colour has no word of its own."""
    content, _ = GAME.load_content()
    for language in ("en", "ru"):
        text = GAME.text(language, content)
        for fate in ("alone", "met", "nothing", "unmet", "unpaid"):
            assert text(f"key-{fate}")
            assert text.has(f"word-{fate}")
            assert text(f"word-{fate}") == ""
