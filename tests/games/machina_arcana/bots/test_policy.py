"""What bots do with single positions."""

import pytest

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.bots.explorers import act
from waystone.games.machina_arcana.bots.goals import Goal, Purse, Walk, best_goal, goals
from waystone.games.machina_arcana.bots.natures import Nature, nature
from waystone.games.machina_arcana.bots.policy import policy
from waystone.games.machina_arcana.bots.tactics import idle_gear
from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.board import Board
from waystone.games.machina_arcana.box.conditions import OwnTurn
from waystone.games.machina_arcana.box.effects import Effect, If, May
from waystone.games.machina_arcana.box.space_effects import Light
from waystone.games.machina_arcana.box.story_effects import Advance
from waystone.games.machina_arcana.box.terms import Cost
from waystone.games.machina_arcana.box.unit_effects import Attack, Kill, Restore
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.table.board import ground, occupied
from waystone.games.machina_arcana.table.state import Explorer, G
from waystone.kernel.game import Setup
from waystone.kernel.play import Play
from waystone.kernel.session import Session
from waystone.parts.path import FAR


def test_the_bot_leaves_a_chasm_before_it_ends_its_turn(lay: Lay) -> None:
    t = lay([".~~.", "####"], at={"fighter": (0, 0), "healer": (9, 9)}, stamina=3)
    t.wear("fighter", "stilts")
    t.act("fighter", "move:1,0")
    assert act(t.g, t.explorer("fighter"), t.options("fighter")) == "move:0,0"
    t.act("fighter", "move:0,0")
    assert act(t.g, t.explorer("fighter"), t.options("fighter")) == "end"


def test_no_goal_pays_better_than_the_best() -> None:
    """What is left out because it is too far away could not have won, and what is known from before
    is still so: the first step brings one nearer."""
    session = Session.new(GAME, Setup(2, 5, "scenario"), "answers")
    compared = 0
    while session.ask is not None and compared < 40:
        question = session.questions()[0]
        key = policy(session.state, session.content, question.seat, question)
        if question.prompt == "ask-action":
            g = Play(session.state, session.content)
            me, here = session.state.explorers[question.seat], ground(g)
            best = best_goal(g, me, here)
            assert best[:3] == by_all_of_them(g, me, here)[:3]
            assert best.first == first_step(g, me, here, best)
            compared += 1
        session.answer(question.seat, key)
    assert compared == 40


def by_all_of_them(g: G, me: Explorer, here: Board) -> Goal:
    """The best goal, with every way measured to its end."""
    walk = Walk(g, me, here)
    best = Goal(0.0, -1, FAR, -1)
    for worth, space, cost in goals(g, me, here, Purse(g, me), idle_gear(g, me)):
        steps = walk.steps_to(reached_at(g, me, here, space))
        if steps < FAR:
            score = worth / (0.6 + (steps + cost) / 6)
            if score > best.score:
                best = Goal(score, space, steps, -1)
    return best


def first_step(g: G, me: Explorer, here: Board, goal: Goal) -> int:
    """Of the spaces beside one the first from which the walk is a step shorter, looked at from its
    end as the bot does."""
    if not 0 < goal.steps < FAR:
        return -1
    rings, ends = Walk(g, me, here), reached_at(g, me, here, goal.cell)
    rings.steps_to(ends)
    at = next(c for c in (goal.cell, *here.neighbours[goal.cell])
              if ends >> c & 1 and rings.rings[goal.steps] >> c & 1)  # fmt: skip
    for ring in reversed(rings.rings[1 : goal.steps]):
        at = next(c for c in here.neighbours[at] if ring >> c & 1)
    assert at in here.neighbours[me.cell]
    return at


def reached_at(g: G, me: Explorer, here: Board, space: int) -> int:
    """A space that is entered is its own; an obstacle is reached beside it."""
    solid = here.fixed >> space & 1 or here.spaces[space] == "spawn"
    solid = solid or (space != me.cell and occupied(g) >> space & 1)
    return here.beside[space] if solid else 1 << space


def test_a_walk_ends_where_it_may_go_no_farther(lay: Lay) -> None:
    t = lay(["....", "####"], at={"fighter": (0, 0), "healer": (9, 9)})
    here, me = ground(t.g), t.explorer("fighter")
    goal = 1 << cell(3, 0)
    assert Walk(t.g, me, here).steps_to(goal, 2) == FAR
    assert Walk(t.g, me, here).steps_to(goal, 3) == 3
    walk = Walk(t.g, me, here)
    walk.steps_to(goal)
    assert walk.first_step(here, [cell(3, 0)], 3) == cell(1, 0)
    assert walk.first_step(here, [cell(0, 0)], 0) == -1, "it is there"


@pytest.mark.parametrize(
    ("effects", "cost", "told"),
    [
        ([Advance()], Cost(1), "story"),
        ([If(OwnTurn(), [], [Advance()])], Cost(1), "story"),
        ([Light()], Cost(1), "light"),
        ([May([Restore("health", 1)])], Cost(1), "healing"),
        ([Restore("essence", 1)], Cost(1), "essence"),
        ([Restore("essence", 1)], Cost(1, health=1), ""),
        ([Attack(1, 1)], Cost(1), "blow"),
        ([Kill()], Cost(1), "blow"),
        ([May([Advance()])], Cost(1), ""),
    ],
)
def test_what_an_ability_is_good_for(effects: list[Effect], cost: Cost, told: str) -> None:
    found = nature(Active(effects, cost))
    assert [name for name in Nature._fields if getattr(found, name)] == ([told] if told else [])
