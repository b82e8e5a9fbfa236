"""Walks, on a small game: a road of ten milestones with a wolf and a toll gate on the way, and a
horse that comes when it is whistled for and carries one two miles on."""

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


class Whistled(Fact, frozen=True):
    pass


WHISTLE = -1


G = Play[State, Content]
step: Steps[G] = Steps()


@step.opens("turn")
async def road(g: G) -> Then:
    options = [
        Option(f"mile:{n}", n, on=f"mile:{n}")
        for n in (g.state.at - 1, g.state.at + 1)
        if 0 <= n <= 9
    ]
    others = [Option("rest", g.state.at), Option("whistle", WHISTLE, on="horse")]
    wanted = await choose(0, [*options, *others], "ask-road")
    if wanted == WHISTLE:
        g.say(Whistled())
        miles = [Option(f"mile:{n}", n, on=f"mile:{n}") for n in (g.state.at + 1, g.state.at + 2)]
        wanted = await choose(0, miles, "ask-horse")
    g.state.at = wanted
    g.say(Walked(g.state.at))
    if g.state.at == 3:
        g.say(SawAWolf())
    if g.state.at == 6:
        await choose(0, [Option("pay", 1), Option("argue", 2)], "ask-toll")
    if g.state.at == 8:
        await choose(1, [Option("a", 1), Option("b", 2)], "ask-other")
    return road()


def towards(state: State, content: Content, question: Question[Any], goal: str) -> str | None:
    if question.prompt == "ask-horse":
        return goal if any(option.key == goal for option in question.options) else None
    if question.prompt != "ask-road" or not goal.startswith("mile:"):
        return None
    there = int(goal.removeprefix("mile:"))
    if there == state.at:
        return None
    return f"mile:{state.at + (1 if there > state.at else -1)}"


def reaches(state: State, content: Content, question: Question[Any]) -> dict[str, list[str]]:
    if question.prompt != "ask-road":
        return {}
    return {"whistle": [f"mile:{state.at + 1}", f"mile:{state.at + 2}"]}


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
    plain_steps=frozenset({"fact-walked", "fact-whistled"}),
    reaches=reaches,
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


def test_a_walk_may_begin_with_an_answer_that_opens_the_way(session: Session) -> None:
    assert session.walk(0, "mile:2", "whistle") == 2
    assert [given.key for given in session.history] == ["whistle", "mile:2"]
    assert session.questions()[0].prompt == "ask-road"


@pytest.mark.parametrize(
    ("seat", "goal", "first"),
    [
        (0, "mile:3", "whistle"),
        (0, "mile:2", "rest"),
        (0, "mile:2", "sing"),
        (1, "mile:2", "whistle"),
    ],
)
def test_an_answer_that_opens_no_way_there_begins_no_walk(
    session: Session, seat: int, goal: str, first: str
) -> None:
    assert session.walk(seat, goal, first) == 0
    assert way(session, seat, goal, first) == []
    assert session.history == []


def test_what_is_said_while_the_way_is_opened_may_stop_the_walk(session: Session) -> None:
    session.game = replace(GAME, plain_steps=frozenset({"fact-walked"}))
    assert session.walk(0, "mile:2", "whistle") == 1
    assert session.questions()[0].prompt == "ask-horse"


def test_a_step_after_the_opening_is_no_opening(session: Session) -> None:
    session.walk(0, "mile:1", "whistle")
    for n in range(2, 6):
        session.answer(0, f"mile:{n}")
    assert session.walk(0, "mile:6", "whistle") == 2
    assert session.questions()[0].prompt == "ask-toll", "another question stops it as ever"


def test_the_way_of_such_a_walk_is_what_it_passes_not_how_it_begins(session: Session) -> None:
    assert way(session, 0, "mile:2", "whistle") == ["mile:2"]
    assert way(session, 0, "mile:2") == ["mile:1", "mile:2"]
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
