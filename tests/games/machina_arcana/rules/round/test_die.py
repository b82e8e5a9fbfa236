"""The game die (MA-GEN-11)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules.round.die import game_die


@pytest.mark.rule("MA-VAR-03", "MA-EX-09", "MA-NUM-02")
def test_the_zero_of_the_game_die(lay: Lay) -> None:
    t = lay()
    t.d10("spawn", 10, 10, 3)
    assert game_die(t.g, "spawn") == 10
    t.state.variants.append("easy")
    assert game_die(t.g, "spawn") == 0
    assert game_die(t.g, "spawn") == 3
