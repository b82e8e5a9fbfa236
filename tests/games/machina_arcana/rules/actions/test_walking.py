"""Walks over the tiles: the shortest way, round traps where that is no longer."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay, Table
from waystone.games.machina_arcana.rules.steps import explorer_action
from waystone.games.machina_arcana.table.board import ground
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
    assert walking(t).walk(0, "cell:2,0") == 0
