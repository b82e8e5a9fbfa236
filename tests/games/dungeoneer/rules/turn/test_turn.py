"""DG-TRN: the turn."""

from collections.abc import Callable
from typing import Any

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import steps
from waystone.games.dungeoneer.rules.dungeon import laying
from waystone.games.dungeoneer.rules.turn import discard
from waystone.games.dungeoneer.table.state import Attack, Battle, Declared, Readied
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.step import BACK, Next, in_order

Make = Callable[..., Table]


GAME = find("dungeoneer")


def new(seats: int, mode: str = "legendary", seed: int = 5, **more: Any) -> Session:
    return Session.new(GAME, Setup(seats, seed, mode, **more), "all")


def test_free_places_light_up_while_a_location_is_laid(table: Make) -> None:
    t = table()
    t.state.drawn = "hall-1"
    text = GAME.text("en", t.content)
    cells = GAME.view(t.state, t.content, 1, text).boards[0].cells
    free = {cell.id for cell in cells if cell.kind == "free"}
    question = t.asks(laying.lay(t.g, t.a, "hall-1"))
    assert free == {option.on for option in question.options}


@pytest.mark.rule("DG-TRN-01", "DG-TRN-04", "DG-TRN-06")
def test_turns_go_to_the_left_and_rounds_are_counted(table: Make) -> None:
    t = table(4)
    t.state.first = t.state.active = 1
    assert t.step("next_turn") == in_order(steps.turn(2), steps.next_turn())
    t.state.active = 2
    t.state.players[3].alive = False
    left = t.step("next_turn")
    assert left == in_order(steps.turn(0), steps.next_turn()), "an eliminated player is skipped"
    t.state.active = 0
    then = t.step("next_turn")
    assert then == steps.a_round(1)
    assert t.step(then) == in_order(steps.turn(1), steps.next_turn())
    assert t.state.round == 1


@pytest.mark.rule("DG-AMB-31")
def test_what_a_broken_off_turn_leaves_is_put_away(table: Make) -> None:
    t = table(3)
    t.a.hand, t.b.peril = [], 9
    fallen = Attack("monster", 0, "boa", 1, piece=Readied("boa"))
    t.state.battles = [Battle(0, 1, t.b.hero, "entrance", [fallen])]
    waiting = Attack("monster", 0, "brute", 2, piece=Readied("brute"))
    t.state.coming = [Battle(0, 2, t.c.hero, "entrance", [waiting])]
    t.state.declared = [Declared("snakefolk", 1, "hand")]
    t.state.playing = ["hex"]
    t.step("next_turn")
    assert t.state.discard == ["boa", "brute", "hex"]
    assert (t.state.battles, t.state.coming, t.state.declared) == ([], [], [])
    assert t.state.playing == []


@pytest.mark.rule("DG-TRN-02", "DG-TRN-03")
def test_five_phases_in_order_after_the_wrath_roll() -> None:
    session = new(2)
    names: list[str] = []
    seats: set[int] = set()
    while len(seats) < 2 or len(names) < 12:
        question = session.questions()[0]
        seats.add(session.state.active)
        keys = [o.key for o in question.options]
        session.answer(question.seat, "pass" if "pass" in keys else keys[0])
        names = [m.then.step for m in session.journal.marks if isinstance(m.then, Next)]
    first = names.index("turn")
    assert names[first:][:6] == [
        "turn",
        "dungeonlord_phase",
        "build",
        "hero_phase",
        "discard_phase",
        "draw_phase",
    ]
    log = [line.rule for line in session.log]
    assert log.index("DG-NAK-03") == log.index("DG-TRN-01") + 1


@pytest.mark.rule("DG-TRN-05", "DG-QST-08", "DG-EX-48")
def test_a_completed_quest_ends_the_hero_phase(table: Make) -> None:
    t = table().lay("hall-1", 1, 0)
    t.put(t.a, "hall-1")
    t.quest(None, "book-threat-2")
    t.state.quests = ["book-chance"]
    t.a.ap = 3
    t.dice("threat", 6)
    assert t.act("attempt:book-threat-2") == BACK
    assert [q.quest for q in t.state.shared] == ["book-chance"]
    t.run(discard.save_point(t.g, t.a), "save")
    assert t.a.ap == 1
