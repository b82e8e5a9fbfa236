"""A far click walks as far as the move goes, around what does harm."""

import pytest

from waystone.games.gloomhaven.box.effects import Action, Attack, Move
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.movement import shove
from waystone.games.gloomhaven.rules.scenario.steps import character_action
from waystone.games.gloomhaven.shown.walking import towards
from waystone.games.gloomhaven.table.state import TrapState
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.testing import Bench

GAME = find("gloomhaven")


def walking(gh: Gh, steps: int = 3) -> Session:
    """The hero in the corner has begun to move."""
    hero = gh.hero("harpooner", (0, 0), hp=20)
    gh.card(hero, "walk", bottom=Action([Move(steps)]), to="selected")
    gh.card(hero, "later", to="selected")
    gh.turn(hero)
    bench = Bench(GAME, gh.content, Setup(1, 1), gh.state, character_action("harpooner"))
    bench.say("bottom:walk")
    assert bench.prompt == "ask-move"
    return bench.session


def stands(session: Session) -> str:
    view = session.view(0, GAME.text("en", session.content))
    piece = next(p for p in view.boards[0].pieces if p.id == "figure:harpooner")
    return piece.cell


@pytest.mark.rule("GH-MOV-01")
def test_a_click_within_reach_goes_there() -> None:
    session = walking(Gh(". . . . . .", seats=1))
    assert session.walk(0, "hex:2,0") == 1
    assert stands(session) == "hex:2,0"
    assert session.walk(0, "hex:2,0") == 0, "one is there"


@pytest.mark.rule("GH-MOV-01")
def test_a_far_click_goes_as_far_as_the_move() -> None:
    session = walking(Gh(". . . . . .", seats=1))
    assert session.walk(0, "hex:5,0") == 1
    assert stands(session) == "hex:3,0"


@pytest.mark.rule("GH-EFF-04")
def test_a_far_hex_to_push_to_is_one_click() -> None:
    gh = Gh(". . . . . .", seats=1)
    hero = gh.hero("harpooner", (0, 0), hp=20)
    gh.monster((1, 0), number=1, hp=20)
    gh.card(hero, "shove", top=Action([Attack(2, push=2)]), to="selected")
    gh.card(hero, "later", to="selected")
    gh.turn(hero)
    bench = Bench(GAME, gh.content, Setup(1, 1), gh.state, character_action("harpooner"))
    bench.say("top:shove")
    bench.say("figure:dummy-1")
    assert bench.prompt == "ask-push"
    assert bench.session.walk(0, "hex:0,0") == 0, "it is pushed away"
    assert bench.session.walk(0, "hex:3,0") >= 1
    view = bench.session.view(0, GAME.text("en", bench.session.content))
    assert next(p.cell for p in view.boards[0].pieces if p.id == "figure:dummy-1") == "hex:3,0"


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05")
@pytest.mark.parametrize(
    ("goal", "end"),
    [("hex:3,0", "hex:3,0"), ("hex:5,0", "hex:3,0"), ("hex:2,2", None), ("nowhere", None)],
)
def test_of_several_hexes_it_is_shoved_to_the_one_nearest_to_the_click(
    goal: str, end: str | None
) -> None:
    gh = Gh(*(". . . . . .",) * 3, seats=1)
    hero = gh.hero("harpooner", (1, 1), hp=20)
    foe = gh.monster((2, 1), number=1, hp=20)
    shoving = shove(gh.g, hero, foe, 1, pull=False, seat=0)
    question = shoving.send(None).questions[0]
    keys = [option.key for option in question.options]
    shoving.close()
    assert towards(gh.state, gh.content, question, goal) == end, keys


@pytest.mark.rule("GH-MOV-03")
def test_a_click_on_a_figure_goes_up_to_it() -> None:
    gh = Gh(". . . . . .", seats=1)
    gh.monster((4, 0), number=1)
    session = walking(gh)
    session.walk(0, "figure:dummy-1")
    assert stands(session) == "hex:3,0"


def test_a_walk_goes_around_traps_and_stops_before_them_where_there_is_no_way_around() -> None:
    gh = Gh(". . . . . .", seats=1)
    gh.state.traps[gh.cell((2, 0))] = TrapState(3, [])
    session = walking(gh, 2)
    session.walk(0, "hex:5,0")
    assert stands(session) == "hex:1,0"
    session = walking(Gh(". . . . . .", seats=1), 2)
    session.state.traps[2] = TrapState(3, [])
    session.walk(0, "hex:2,0")
    assert stands(session) == "hex:2,0", "who asks for the trap gets it"


@pytest.mark.rule("GH-REV-01")
def test_a_door_interrupts_the_walk() -> None:
    gh = Gh(". . d . .", marks={"d": Mark(door="x")}, seats=1)
    session = walking(gh, 4)
    assert session.walk(0, "hex:2,0") == 1
    assert any(line.text == "fact-door-opened" for line in session.log)
    question = session.question(0)
    assert question is not None
    assert not question.formal, "what lies behind it is a new decision"


def test_nothing_but_a_move_is_a_walk() -> None:
    gh = Gh(". . . .", seats=1)
    hero = gh.hero("harpooner", (0, 0))
    gh.cards(hero, 2, to="selected")
    gh.turn(hero)
    session = Bench(GAME, gh.content, Setup(1, 1), gh.state, character_action(hero.id)).session
    assert session.walk(0, "hex:2,0") == 0
