"""Taking back further than a save reaches: by the rules that made it, or not at all."""

import json
import random

import pytest

from waystone.bots.random import any_answer
from waystone.kernel.errors import BadAnswer
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.save import dump, load
from waystone.kernel.session import Session


def played(game_id: str) -> Session:
    game, luck = find(game_id), random.Random(3)
    session = Session.new(game, Setup(game.modes[0].seats[1], 3, game.modes[0].id))
    while session.end is None and len(session.journal.marks) < 8 and len(session.history) < 80:
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))
    return session


@pytest.mark.parametrize("game_id", ids(templates=True))
def test_what_the_same_rules_have_made_can_be_taken_back(game_id: str) -> None:
    session = played(game_id)
    loaded, _ = load(dump(session))
    first = session.journal.marks[1].hash
    loaded.rewind(0)
    assert loaded.history == []
    again, _ = load(dump(session))
    assert again.journal.marks[1].hash == first


def test_what_other_rules_have_made_stands() -> None:
    """As if the rules had changed: a step of the past is recorded with another state."""
    session = played("_template")
    tree = json.loads(dump(session))
    tree["steps"][1][2], tree["kept"] = "0" * len(tree["steps"][1][2]), []
    loaded, _ = load(json.dumps(tree).encode())
    before = loaded.hash(), list(loaded.history)
    with pytest.raises(BadAnswer, match="rules have changed"):
        loaded.rewind(session.journal.marks[2].answers)
    assert (loaded.hash(), loaded.history) == before


def test_answers_that_the_rules_no_longer_take_stand() -> None:
    session = played("_template")
    tree = json.loads(dump(session))
    tree["history"][0][2] = "no-such-option"
    loaded, _ = load(json.dumps(tree).encode())
    before = loaded.hash()
    with pytest.raises(BadAnswer, match="rules have changed"):
        loaded.rewind(1)
    assert loaded.hash() == before
