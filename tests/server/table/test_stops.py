"""What the table answers in the stead of a seat: positions of the template, before the beast."""

from typing import Any

import pytest
from msgspec import structs

from waystone.games._template import GAME
from waystone.games._template.checks.testing import cellar, hand
from waystone.games._template.rules.steps import beast_turn, marching_order
from waystone.kernel.ask import PASS
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.server.protocol import SetStops
from waystone.server.table.stops import Stops
from waystone.testing import Bench


def mauled(*cards: str, life: int = 6) -> Session:
    """The beast has struck; the hero may guard with these cards."""
    g = cellar(1)
    hand(g, 0, *cards)
    g.state.heroes[0].room = "cellar"
    g.state.heroes[0].life = life
    g.streams.stack_rolls("beast", 6)
    session = Bench(GAME, g.content, Setup(1, 1), g.state, beast_turn()).session
    assert session.questions()[0].prompt == "ask-guard"
    return session


def given(session: Session, **wish: Any) -> str | None:
    stops = Stops()
    stops.wish(SetStops(0, **wish), session)
    return stops.answer(session, 0)


def test_a_seat_that_has_said_nothing_is_asked() -> None:
    assert Stops().answer(mauled("lid"), 0) is None


def test_a_guard_that_would_stop_a_wound_is_asked_about() -> None:
    assert given(mauled("lid")) is None


def test_cards_that_are_never_to_be_asked_about_are_passed_over() -> None:
    lid, door = "hand:0:lid", "hand:0:door"
    assert given(mauled("lid"), never=[lid]) == PASS
    assert given(mauled("lid", "door"), never=[lid, door]) == PASS
    assert given(mauled("lid", "door"), never=[lid]) is None


def test_a_pass_for_the_turn_ends_with_it() -> None:
    session = mauled("lid")
    stops = Stops()
    stops.wish(SetStops(0, until="turn"), session)
    assert stops.answer(session, 0) == PASS
    session.turns += 1
    assert stops.answer(session, 0) is None


def test_a_pass_until_something_happens_ends_when_a_fact_names_the_seat() -> None:
    session = mauled("lid")
    stops = Stops()
    stops.wish(SetStops(0, until="something"), session)
    assert stops.answer(session, 0) == PASS
    session.log.append(structs.replace(session.log[-1], args={"seat": 1}))
    assert stops.answer(session, 0) == PASS
    session.log.append(structs.replace(session.log[-1], args={"seat": 0}))
    assert stops.answer(session, 0) is None


def test_a_window_in_which_nothing_changes_anything_is_passed_only_where_that_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = mauled("lid")
    monkeypatch.setattr("waystone.server.table.stops.alike", lambda *_: True)
    assert given(session) == PASS
    assert given(session, smart=False) is None


def test_a_formal_question_is_answered_by_the_policy_unless_the_seat_wants_it() -> None:
    g = cellar(2)
    session = Bench(GAME, g.content, Setup(2, 1), g.state, marching_order()).session
    question = session.questions()[0]
    assert given(session) is None
    question.formal = True
    assert given(session) == " ".join(option.key for option in question.options)
    assert given(session, formal=False) is None
