"""Walks over the tiles: the shortest way, round traps where that is no longer."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.rules.actions.walking import next_space
from waystone.games.machina_arcana.rules.steps import explorer_action
from waystone.games.machina_arcana.table.board import ground, impassable
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.testing import Bench


def walking(t: Table, stamina: int = 8) -> Session:
    fighter = t.explorer("fighter")
    fighter.stamina = stamina
    t.turn("fighter")
    setup = Setup(len(t.state.explorers), 1, "scenario")
    game = find("machina-arcana")
    return Bench(game, t.g.content, setup, t.state, explorer_action(0)).session


@pytest.mark.rule("MA-MOV-01")
def test_a_far_space_is_walked_to(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    session = walking(t)
    assert session.walk(0, "cell:5,3") == 4
    assert (t.spot("fighter"), t.explorer("fighter").stamina) == ((5, 3), 4)
    assert session.walk(0, "cell:5,3") == 0
    assert session.walk(0, "unit:fighter") == 0


@pytest.mark.rule("MA-MOV-01")
def test_a_walk_ends_with_the_stamina(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 1)})
    assert walking(t, 2).walk(0, "cell:7,1") == 2
    assert t.spot("fighter") == (3, 1)


@pytest.mark.rule("MA-MOV-02", "MA-TER-02")
def test_obstacles_are_walked_round(lay: Lay) -> None:
    t = lay(["...", "##.", "..."], at={"fighter": (0, 0), "healer": (2, 1)})
    assert walking(t).walk(0, "cell:0,2") == 6
    assert t.spot("fighter") == (0, 2)


@pytest.mark.rule("MA-TER-10", "MA-MOV-06")
@pytest.mark.parametrize("letter", ["^", "~"])
def test_traps_and_chasms_are_walked_round_where_that_is_no_longer(lay: Lay, letter: str) -> None:
    t = lay(["...", f".{letter}.", "..."], at={"fighter": (0, 1)})
    kind = "trap" if letter == "^" else "chasm"
    session = walking(t)
    assert ground(t.g).spaces[21] == kind
    assert session.walk(0, "cell:2,1") == 2
    assert t.spot("fighter") == (2, 1)


@pytest.mark.rule("MA-MOV-06")
def test_nobody_is_walked_into_a_chasm(lay: Lay) -> None:
    t = lay(["..~"], at={"fighter": (0, 0)})
    session = walking(t)
    assert session.walk(0, "cell:2,0") == 0
    assert session.walk(0, "cell:1,0") == 1, "but up to it"
    assert t.spot("fighter") == (1, 0)


@pytest.mark.rule("MA-MOV-01", "MA-MOV-02", "MA-TER-10")
def test_the_first_step_of_the_best_way(lay: Lay) -> None:
    """The fewest moves; of those the fewest traps, then the fewest diagonals."""
    t = lay([".....", ".^^^.", "....."])
    here = ground(t.g)
    blocked = impassable(t.g, here)
    assert next_space(here, blocked, cell(0, 1), cell(2, 0)) == cell(1, 0), "round the trap"
    assert next_space(here, blocked, cell(1, 1), cell(1, 2)) == cell(1, 2)
    assert next_space(here, blocked, cell(5, 5), cell(9, 5)) == cell(6, 5), "straight on"
    assert next_space(here, blocked, cell(5, 5), cell(5, 1)) == cell(5, 4)
    assert next_space(here, blocked, cell(6, 6), cell(8, 8)) == cell(7, 7)
    assert next_space(here, blocked, cell(6, 6), cell(3, 3)) == cell(5, 5)
    assert next_space(here, blocked, cell(3, 9), cell(0, 9)) == cell(2, 9)
    assert next_space(here, blocked, cell(1, 0), cell(0, 0)) == cell(0, 0)
    assert next_space(here, blocked, cell(2, 0), cell(0, 0)) == cell(1, 0)
    t = lay(["..#.", ".^#.", "...."])
    here = ground(t.g)
    blocked = impassable(t.g, here)
    assert next_space(here, blocked, cell(0, 0), cell(2, 2)) == cell(1, 1), "no way is as short"
    assert next_space(here, blocked, cell(0, 0), cell(1, 2)) == cell(0, 1)
    t = lay(["..#", "..#", "###"])
    assert next_space(ground(t.g), impassable(t.g, ground(t.g)), cell(0, 0), cell(5, 5)) is None


@pytest.mark.rule("MA-MOV-01", "MA-MOV-06")
def test_a_walk_to_the_first_space_and_to_none(lay: Lay) -> None:
    t = lay(at={"fighter": (2, 0)})
    assert walking(t).walk(0, "cell:0,0") == 2
    assert t.spot("fighter") == (0, 0)
    assert walking(t).walk(0, "cell:99,0") == 0
    assert walking(t).walk(0, "unit:fighter") == 0
