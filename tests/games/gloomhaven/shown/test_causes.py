"""Why a question is asked now: of every one that nothing said before explains."""

from typing import Any

import pytest

from waystone.games.gloomhaven.box.effects import Attack, Give, Heal
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.movement import shove
from waystone.games.gloomhaven.rules.scenario.rest import short_rest
from waystone.games.gloomhaven.shown.stage import stages
from waystone.kernel.ask import PASS, Option, Question
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.view import AskView

GAME = find("gloomhaven")


def told(mode: str, seats: int, most: int, **setup: Any) -> dict[str, AskView]:
    """The first question of each kind in a game that is played by policy, as its seat sees it."""
    session = Session.new(GAME, Setup(seats, 5, mode, **setup))
    text = GAME.text("en", session.content)
    found: dict[str, AskView] = {}
    while session.ask is not None and len(session.history) < most:
        question = session.questions()[0]
        if question.prompt not in found:
            ask = session.view(question.seat, text).ask
            assert ask is not None
            found[question.prompt] = ask
        policy = GAME.bots.policy
        session.answer(
            question.seat, policy(session.state, session.content, question.seat, question)
        )
    return found


@pytest.mark.rule("GH-SET-12", "GH-SET-13", "GH-SET-15", "GH-SET-07")
def test_what_is_chosen_before_a_scenario_says_why() -> None:
    asks = told("scenario", 2, 14, scenario="low-tide")
    causes = {prompt: ask.cause for prompt, ask in asks.items()}
    assert causes["ask-class"] == (
        "The party is being put together: character 1 of 2, and no class twice."
    )
    assert causes["ask-goal"] == (
        "You were dealt 2 battle goals: keep one, in secret. It pays if the scenario is won."
    )
    assert causes["ask-item"].startswith("The scenario is about to begin; what is bought now")
    assert causes["ask-hand"].startswith("The hand for the whole scenario: ")
    assert causes["ask-start"].startswith("The scenario is about to begin: everybody takes")
    assert asks["ask-class"].about == [choice.on for choice in asks["ask-class"].choices]
    assert asks["ask-goal"].about[:2] == [choice.on for choice in asks["ask-goal"].choices]
    for prompt in ("ask-item", "ask-hand", "ask-start"):
        assert len({on.partition(":")[2] for on in asks[prompt].about}) == 1, "one character's"


@pytest.mark.rule("GH-SHP-01", "GH-AMB-51", "GH-TWN-02", "GH-CHR-01")
def test_what_is_chosen_in_town_says_why() -> None:
    asks = told("campaign", 2, 60)
    causes = {prompt: ask.cause for prompt, ask in asks.items()}
    assert causes["ask-class"] == ("A place in the party is free; no class may be in it twice.")
    assert causes["ask-buy"] == "In the shop. Reputation 0: prices are as printed."
    assert causes["ask-agree"].startswith("One of the party proposes: ")
    assert "Items of your own cost nothing" in causes["ask-item"]
    assert all(choice.effect for choice in asks["ask-item"].choices[:-1])
    assert all(ask.cause and ask.about for ask in asks.values())
    refused = next(choice for choice in asks["ask-agree"].choices if choice.key == "object")
    assert refused.effect in (
        "It is dropped, and you decide for the party.",
        "It is dropped, and the first player decides for the party.",
    )


@pytest.mark.rule("GH-AMB-45")
def test_who_agrees_to_give_up_is_warned() -> None:
    gh = fight()
    options = [
        Option("agree", True, "option-abandon"),
        Option("object", False, "option-object"),
    ]
    question = Question(0, "choose", "ask-agree", options)
    seen = stages(gh.state, gh.content, question, GAME.text("en", gh.content))
    assert seen.warnings == {"agree": "The scenario is lost at once."}
    assert seen.effects == {"object": "The scenario goes on; cards are chosen again."}


def fight() -> Gh:
    gh = Gh(*(". . . . . .",) * 3, seats=1)
    hero = gh.hero("harpooner", (0, 0))
    gh.kind("dummy")
    gh.monster((1, 0), number=1)
    gh.monster((0, 1), number=2)
    gh.turn(hero)
    return gh


def cause(gh: Gh, language: str = "en") -> str:
    return stages(gh.state, gh.content, gh.asked[-1], GAME.text(language, gh.content)).cause


@pytest.mark.rule("GH-ATT-01")
def test_an_attack_says_who_attacks_and_how_many_are_in_reach() -> None:
    gh = fight()
    gh.perform(gh.state.figures["harpooner"], Attack(2), answers=[PASS])
    assert cause(gh) == "Harpooner attacks; in reach: 2 targets."
    assert cause(gh, "ru") == "Гарпунщик атакует; целей в досягаемости: 2."


@pytest.mark.rule("GH-GEN-07")
def test_an_ability_says_what_it_does() -> None:
    gh = fight()
    gh.perform(gh.state.figures["harpooner"], Give(["wound"], who="enemy"), answers=[PASS])
    assert cause(gh) == "Harpooner performs an ability that gives somebody a condition."
    gh.perform(gh.state.figures["harpooner"], Heal(1, range=3), answers=[PASS])
    assert cause(gh) == "Harpooner heals."


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05")
@pytest.mark.parametrize(
    ("pull", "told"),
    [
        (True, "Harpooner pulls Dummy 3 closer, hex by hex."),
        (False, "Harpooner pushes Dummy 3 away, hex by hex."),
    ],
)
def test_who_is_moved_by_whom_is_told(pull: bool, told: str) -> None:
    gh = fight()
    foe = gh.monster((3, 1), number=3)
    gh.run(shove(gh.g, gh.state.figures["harpooner"], foe, 1, pull=pull, seat=0), [PASS])
    assert cause(gh).casefold() == told.casefold()


@pytest.mark.rule("GH-RST-04")
def test_a_short_rest_says_which_card_was_drawn() -> None:
    gh = fight()
    hero = gh.state.figures["harpooner"]
    gh.owner(hero).discard = ["gaff-hook"]
    gh.run(short_rest(gh.g, hero), [PASS])
    question = next(q for q in gh.asked if q.prompt == "ask-redraw")
    seen = stages(gh.state, gh.content, question, GAME.text("en", gh.content))
    assert seen.cause == "Short rest: Gaff Hook was drawn to be lost."


@pytest.mark.rule("GH-SHP-01")
@pytest.mark.parametrize(
    ("reputation", "told"),
    [(0, "prices are as printed"), (20, "everything is cheaper by 5"),
     (-20, "everything is dearer by 5")],
)  # fmt: skip
def test_the_shop_says_what_the_reputation_does_to_prices(reputation: int, told: str) -> None:
    session = Session.new(GAME, Setup(1, 5, "campaign"))
    session.state.campaign.party.reputation = reputation
    question: Question[Any] = Question(
        0, "choose", "ask-buy", [], args={"character": "sexton", "gold": 3}
    )
    text = GAME.text("en", session.content)
    seen = stages(session.state, session.content, question, text)
    assert seen.cause == f"In the shop. Reputation {reputation}: {told}."
