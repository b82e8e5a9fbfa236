"""A question in the terminal says what brought it up, what its options do and what speaks against
them."""

from collections.abc import Callable

import pytest

from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.view import AskView, Choice
from waystone.terminal.question import Asked
from waystone.terminal.terminal import WORDS

Shown = Callable[..., list[str]]


def asked(lang: str = "en") -> Asked:
    rest = Choice("rest", "Rest", effect="**Heal** 2, self", warning="Nobody is hurt.")
    swing = Choice("swing", "Swing", effect="Attack 2, then push whoever was hit by 2 spaces")
    choices = [swing, rest, Choice("pass", "Pass")]
    return Asked(
        AskView(1, "choose", "What now?", choices, cause="A wolf bites."), "Ana", WORDS[lang]
    )


def test_the_cause_stands_above_the_question_and_effects_beside_the_options(shown: Shown) -> None:
    assert shown(asked()) == [
        "",
        "A wolf bites.",
        "Ana: What now? (Choose)",
        "   1 Swing swing   Attack 2, then push whoever was hit by 2 spaces",
        "   2 Rest rest   Heal 2, self",
        "     Beware: Nobody is hurt.",
        "   3 Pass pass",
    ]


def test_where_there_is_no_room_an_effect_stands_below_its_option(shown: Shown) -> None:
    assert shown(asked("ru"), 40)[2:8] == [
        "Ana: What now? (Выберите)",
        "   1 Swing swing",
        "     Attack 2, then push whoever was hit",
        "     by 2 spaces",
        "   2 Rest rest   Heal 2, self",
        "     Осторожно: Nobody is hurt.",
    ]


def test_a_question_without_a_cause_begins_with_itself(shown: Shown) -> None:
    ask = AskView(1, "amount", "How many?", least=1, most=3)
    assert shown(Asked(ask, "Ana", WORDS["en"])) == ["", "Ana: How many? (A number from 1 to 3)"]


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_a_game_tells_of_its_questions_is_all_there(
    lang: str, width: int, shown: Shown
) -> None:
    """Every word, within the width of the terminal."""
    game = find("gloomhaven")
    session = Session.new(game, Setup(2, 5))
    text = game.text(lang, session.content)
    told = set()
    for _ in range(40):
        question = session.questions()[0]
        ask = session.view(question.seat, text, 0).ask
        assert ask is not None
        lines = shown(Asked(ask, "1", WORDS[lang]), width)
        assert max(map(len, lines)) <= width
        words = " ".join(" ".join(lines).split())
        for said in (
            ask.cause,
            *(c.effect for c in ask.choices),
            *(c.warning for c in ask.choices),
        ):
            assert " ".join(said.replace("**", "").split()) in words
        told |= {bool(c.effect) + 2 * bool(c.warning) for c in ask.choices}
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    assert told >= {0, 1, 3}
