"""What lies ahead, as it is told: the likely first, what came up but once by example, no number
twice."""

import pytest

from waystone import new_game
from waystone.kernel.foresight import Drawn, Foreseen, Foresight
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.session import Session
from waystone.terminal.ahead import Ahead, apart


def facts(*worlds: int) -> Foresight:
    found = [Foreseen(f"fact-{n}", {}, "", count) for n, count in enumerate(worlds)]
    return Foresight("key", 32, False, found)


def told(found: Foresight) -> tuple[list[int], int]:
    likely, examples = apart(found)
    return [fact.worlds for fact in likely], len(examples)


def test_the_likeliest_facts_are_told_and_examples_stand_for_what_came_up_once() -> None:
    assert told(facts(3, 32, 9)) == ([32, 9, 3], 0)
    assert told(facts(1, 32, 1, 1)) == ([32, 1, 1, 1], 0), "so few are told as they are"
    assert told(facts(32, *[1] * 30, 2)) == ([32, 2], 2)
    assert told(facts(*range(2, 20))) == ([19, 18, 17, 16, 15, 14], 0)


@pytest.mark.parametrize(
    ("lang", "life"), [("en", "  The Ostler: Life 6 → 4–6"), ("ru", "  Конюх: Здоровье 6 → 4–6")]
)
def test_a_number_on_a_mat_and_on_a_piece_is_told_once(lang: str, life: str) -> None:
    session = new_game("_template", seats=1, seed=3)
    for _ in range(9):
        question = session.questions()[0]
        policy = session.game.bots.policy
        session.answer(0, policy(session.state, session.content, 0, question))
    found = session.foresee(0, "attack")
    assert len([n for n in found.numbers if (n.icon, n.now, n.least) == ("heart", 6, 4)]) == 2
    text = session.game.text(lang, session.content)
    ask = session.view(0, text, 0).ask
    assert ask is not None
    lines = list(Ahead(session, 0, text, lang).options(ask, ["attack"]))
    assert lines.count(life) == 1


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "  Would come up: The Axe, Owl (25 %)"), ("ru", "  Откроется: ")]
)
def test_cards_that_would_come_up_are_told_with_their_odds(
    lang: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_game("_template", seats=1, seed=3)
    found = Foresight("attack", 32, False, cards=[Drawn("The Axe", 32), Drawn("Owl", 8)])
    monkeypatch.setattr(session, "foresee", lambda seat, key: found)
    text = session.game.text(lang, session.content)
    ask = session.view(0, text, 0).ask
    assert ask is not None
    (told,) = list(Ahead(session, 0, text, lang).options(ask, ["attack"]))[1:]
    assert told.startswith(line)
    assert told.endswith("The Axe, Owl (25 %)")


@pytest.mark.parametrize("name", ids())
def test_an_option_takes_few_lines_in_any_game(name: str) -> None:
    game = find(name)
    session = Session.new(game, Setup(game.modes[0].seats[0], 5))
    text = game.text("en", session.content)
    for _ in range(12):
        question = session.questions()[0]
        if question.kind == "choose":
            ahead = Ahead(session, question.seat, text, "en")
            ask = session.view(question.seat, text, 0).ask
            assert ask is not None
            for choice in ask.choices[:2]:
                lines = list(ahead.options(ask, [choice.key]))
                assert len(lines) <= 1 + 6 + 1 + 6 + 1
                assert len(set(lines)) == len(lines)
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
