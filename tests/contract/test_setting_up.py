"""Setting up on a short path: whatever is asked before play begins may be answered by a hint."""

from typing import Any

import pytest

from waystone.kernel.errors import BadSetup
from waystone.kernel.game import Setup, Variant, find, ids
from waystone.kernel.session import Session


def begun(session: Session) -> bool:
    """A turn or a round has been opened that is not one of the setting up."""
    steps = [session.game.steps.by_name[name] for name in entered(session)]
    return any(step.opens and not step.sets_up for step in steps)


def entered(session: Session) -> list[str]:
    return [name for mark in session.journal.marks if (name := getattr(mark.then, "step", ""))]


def test_every_question_before_play_begins_may_be_answered_by_a_hint(case: Any, guard: Any) -> None:
    """But a page that has only to be read: that has one answer."""
    for seed in range(3):
        session = case.session(seed)
        bots = session.game.bots
        text = session.game.text("en", session.content)
        with guard(session):
            while session.ask is not None and not begun(session):
                for question in session.questions():
                    ask = session.view(question.seat, text, 0).ask
                    assert ask is not None
                    assert ask.setup or len(question.options) == 1, (
                        question.prompt,
                        entered(session),
                    )
                asked = session.questions()[0]
                key = bots.policy(session.state, session.content, asked.seat, asked)
                session.answer(asked.seat, key)


def test_no_question_of_play_belongs_to_the_setting_up(case: Any, guard: Any) -> None:
    session = case.session(4)
    text = session.game.text("en", session.content)
    with guard(session):
        while session.ask is not None and len(session.history) < 60:
            asked = session.questions()[0]
            ask = session.view(asked.seat, text, 0).ask
            assert ask is not None
            step = session.game.steps.by_name[entered(session)[-1]]
            assert ask.setup == step.sets_up
            key = session.game.bots.policy(session.state, session.content, asked.seat, asked)
            session.answer(asked.seat, key)
        assert begun(session) or session.end is not None


FURTHER = [(g, v) for g in ids(templates=True) for v in find(g).variants if v.instead]


@pytest.mark.parametrize(("game_id", "variant"), FURTHER, ids=lambda x: getattr(x, "id", x))
def test_a_variant_and_the_one_it_goes_further_than_are_not_both_on(
    game_id: str, variant: Variant
) -> None:
    game = find(game_id)
    seats = game.modes[0].seats[0]
    Session.new(game, Setup(seats, 1, variants=[variant.id]))
    with pytest.raises(BadSetup, match="choose one of the two"):
        Session.new(game, Setup(seats, 1, variants=[variant.instead, variant.id]))
