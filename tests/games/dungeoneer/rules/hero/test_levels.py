"""DG-LVL: levels."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Level
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting
from waystone.games.dungeoneer.rules.cards.occasions import Cause
from waystone.games.dungeoneer.rules.hero import levels
from waystone.games.dungeoneer.table.stats import full_life, limits, value

Make = Callable[..., Table]


@pytest.mark.rule("DG-LVL-02", "DG-LVL-03", "DG-LVL-04")
def test_the_level_selects_the_column(table: Make) -> None:
    t = table(heroes=("figure-hero", "bystander"))
    t.a.ap = 2
    t.a.level = 9
    assert [value(t.g, t.a, s) for s in ("melee", "magic", "speed")] == [4, 6, 5]
    before = (limits(t.g, t.a), full_life(t.g, t.a))
    levels.change_level(t.g, t.a, 1, "DG-LVL-01")
    assert value(t.g, t.a, "speed") == 6, "at once"
    assert t.a.ap == 2, "but AP stay"
    assert (limits(t.g, t.a), full_life(t.g, t.a)) == before
    t.run(acting.do(t.g, (Level(1, "you"),), Cause(0, "x")))
    assert t.a.level == 10, "the maximum"
