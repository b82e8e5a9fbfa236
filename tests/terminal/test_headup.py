"""What must be in sight: goal, round and phase, order of turns, clocks."""

from collections.abc import Callable

import pytest

from waystone.kernel.game import Setup, find, ids
from waystone.kernel.session import Session
from waystone.kernel.view import Clock, Goal, Hud, Table, Turn
from waystone.terminal.drawing import draw, draw_changes
from waystone.terminal.headup import draw_headup

Shown = Callable[..., list[str]]


def table(acting: str = "Bo") -> Table:
    order = [Turn("ana", "Ana", initiative="12", done=True)]
    order += [Turn(name, name, initiative="30", now=name == acting) for name in ("Bo", "Cy")]
    goals = [Goal("Open three chests", 1, 3), Goal("Stay alive")]
    clocks = [Clock("time", "Time", 2, 12), Clock("doom", "Doom", 4)]
    hud = Hud("Round 2", "monsters", goals, order, clocks, danger="The roof gives way.")
    return Table("_", 0, "Round 2, east", hud=hud)


def test_two_lines_tell_goal_round_phase_turns_and_clocks(shown: Shown) -> None:
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in shown(draw_headup(table()), 120)]
    assert lines == [
        "Round 2, east · monsters  ◎ Open three chests 1/3  ◎ Stay alive",
        "✓ Ana 12 → ▶ Bo 30 → Cy 30  |  Time 2/12 · Doom 4  |  The roof gives way.",
    ]


def test_a_table_begins_with_it_and_it_is_told_again_when_it_changes(shown: Shown) -> None:
    assert shown(draw(table()), 120)[:2] == shown(draw_headup(table()), 120)
    assert shown(draw_changes(table(), table())) == []
    assert shown(draw_changes(table("Cy"), table()), 120) == shown(draw_headup(table("Cy")), 120)


def test_a_table_without_it_tells_its_phase(shown: Shown) -> None:
    assert shown(draw_headup(Table("_", 0, "Round 1"))) == ["Round 1"]


@pytest.mark.parametrize("name", ids())
def test_every_game_has_it_within_the_width(name: str, shown: Shown) -> None:
    game = find(name)
    session = Session.new(game, Setup(game.modes[0].seats[0], 5))
    text = game.text("ru", session.content)
    for _ in range(8):
        question = session.questions()[0]
        key = game.bots.policy(session.state, session.content, question.seat, question)
        session.answer(question.seat, key)
    seen = session.view(0, text, 0)
    assert seen.hud is not None
    lines = shown(draw_headup(seen), 60)
    assert max(map(len, lines)) <= 60
    words = " ".join(lines).replace("\N{NO-BREAK SPACE}", " ")
    for goal in seen.hud.goals:
        assert goal.text.split()[0] in words
    for clock in seen.hud.clocks:
        assert clock.name.split()[0] in words
    assert words.count("▶") == sum(turn.now for turn in seen.hud.order)
