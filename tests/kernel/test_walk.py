"""Walks, on a small game: a road of ten milestones with a wolf and a toll gate on the way."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from waystone.kernel.ask import Option, Question, choose
from waystone.kernel.facts import Fact
from waystone.kernel.game import Bots, Game, Mode, Setup
from waystone.kernel.play import Play
from waystone.kernel.rng import Streams
from waystone.kernel.session import Session
from waystone.kernel.step import Steps, Then
from waystone.kernel.view import Table
from waystone.kernel.walk import interrupted, way


class Content(Struct, frozen=True):
    pass


class State(Struct):
    streams: Streams
    at: int = 0


class Walked(Fact, frozen=True):
    to: int


class SawAWolf(Fact, frozen=True):
    pass


G = Play[State, Content]
step: Steps[G] = Steps()


@step.opens("turn")
async def road(g: G) -> Then:
    options = [
        Option(f"mile:{n}", n, on=f"mile:{n}")
        for n in (g.state.at - 1, g.state.at + 1)
        if 0 <= n <= 9
    ]
    g.state.at = await choose(0, [*options, Option("rest", g.state.at)], "ask-road")
    g.say(Walked(g.state.at))
    if g.state.at == 3:
        g.say(SawAWolf())
    if g.state.at == 6:
        await choose(0, [Option("pay", 1), Option("argue", 2)], "ask-toll")
    if g.state.at == 8:
        await choose(1, [Option("a", 1), Option("b", 2)], "ask-other")
    return road()


def towards(state: State, content: Content, question: Question[Any], goal: str) -> str | None:
    if question.prompt != "ask-road" or not goal.startswith("mile:"):
        return None
    there = int(goal.removeprefix("mile:"))
    if there == state.at:
        return None
    return f"mile:{state.at + (1 if there > state.at else -1)}"


GAME = Game(
    id="probe",
    name={"en": "Probe", "ru": "Проба"},
    folder=Path(__file__).parent,
    state=State,
    content=Content,
    steps=step,
    modes=(Mode("only", {"en": "Only", "ru": "Один"}, (2, 2)),),
    begin=lambda setup, content: (State(Streams(setup.seed)), road()),
    view=lambda state, content, seat, text: Table("probe", seat, ""),
    redeal=lambda state, content, seat, streams: None,
    names=lambda content: {},
    bots=Bots(lambda *of: of[-1].options[0].key, lambda state, content, seat: 0.5),
    check=lambda state, content: [],
    towards=towards,
    plain_steps=frozenset({"fact-walked"}),
)


@pytest.fixture
def session() -> Session:
    return Session.new(GAME, Setup(2, 7), "all", (Content(), "none"))


def test_a_walk_goes_step_by_step_to_its_goal(session: Session) -> None:
    assert session.walk(0, "mile:2") == 2
    assert [given.key for given in session.history] == ["mile:1", "mile:2"]
    assert session.walk(0, "mile:2") == 0


def test_a_walk_stops_at_a_fact_that_is_no_step(session: Session) -> None:
    assert session.walk(0, "mile:9") == 3
    assert session.state.at == 3


def test_a_walk_stops_at_another_question_and_at_another_seat(session: Session) -> None:
    session.walk(0, "mile:9")
    assert session.walk(0, "mile:9") == 3
    assert (session.state.at, session.questions()[0].prompt) == (6, "ask-toll")
    assert session.walk(0, "mile:9") == 0
    session.answer(0, "pay")
    assert session.walk(0, "mile:9") == 2
    assert session.questions()[0].seat == 1


def test_the_way_of_a_walk_ends_where_the_walk_would(session: Session) -> None:
    assert way(session, 0, "mile:2") == ["mile:1", "mile:2"]
    assert way(session, 0, "mile:9") == ["mile:1", "mile:2", "mile:3"]
    assert way(session, 0, "house") == []
    session.game = replace(GAME, plain_steps=frozenset())
    assert way(session, 0, "mile:9") == ["mile:1"], "the very first fact may be no step"
    assert (session.state.at, session.history) == (0, [])


def test_who_is_not_asked_does_not_walk(session: Session) -> None:
    assert session.walk(1, "mile:9") == 0
    assert session.walk(0, "house") == 0


@pytest.mark.parametrize(("plain", "stops"), [("fact-walked", True), ("ask-toll", False)])
def test_a_question_that_belongs_to_the_walk_does_not_stop_it(plain: str, stops: bool) -> None:
    game = replace(GAME, plain_steps=frozenset({"fact-walked", plain}))
    session = Session.new(game, Setup(2, 7), "all", (Content(), "none"))
    for n in range(1, 7):
        session.answer(0, f"mile:{n}")
    assert session.questions()[0].prompt == "ask-toll"
    assert interrupted(session, 0, "ask-road", len(session.log)) is stops
