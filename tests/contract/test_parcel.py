"""What is handed to another process is the same moment, in every game."""

import random
from typing import Any

from waystone.bots.random import any_answer
from waystone.kernel import parcel
from waystone.kernel.session import Session


def asked(session: Session) -> list[tuple[int, str, list[str]]]:
    return [(q.seat, q.prompt, [o.key for o in q.options]) for q in session.questions()]


def test_a_moment_that_was_handed_on_is_the_same_moment(case: Any) -> None:
    session, luck = case.session(11), random.Random(11)
    for n in range(120):
        if session.end is not None:
            break
        if n % 8 == 0:
            twin, clone = parcel.unpack(parcel.pack(session)), session.clone()
            assert (twin.hash(), asked(twin), twin.asked) == (
                session.hash(),
                asked(session),
                session.asked,
            )
            assert (twin.history, twin.tail, twin.keep) == (clone.history, clone.tail, clone.keep)
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))


def test_a_moment_of_the_past_can_be_handed_on(case: Any) -> None:
    session, luck = case.session(12), random.Random(12)
    before: list[tuple[str, Any]] = []
    while session.end is None and len(session.history) < 40:
        before.append((session.hash(), asked(session)))
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))
    for answers in range(0, len(session.history), 5):
        twin = parcel.unpack(parcel.pack(session, answers))
        assert (twin.hash(), asked(twin)) == before[answers]
