"""Broken tables are found."""

from waystone.games.machina_arcana.box.definitions import Content
from waystone.games.machina_arcana.checks.invariants import check
from waystone.games.machina_arcana.checks.testing import started
from waystone.games.machina_arcana.table.state import State


def test_the_state_is_checked(box: Content) -> None:
    t = started(box)
    state: State = t.state
    state.decks.monsters.pop()
    state.story.level = 9
    assert len(check(state, box)) == 2
