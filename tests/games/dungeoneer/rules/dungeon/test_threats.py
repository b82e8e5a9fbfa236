"""DG-THR: threats."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Threat, Wound
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting
from waystone.games.dungeoneer.rules.cards.occasions import Cause
from waystone.games.dungeoneer.rules.dungeon import threats
from waystone.games.dungeoneer.table.state import Surging

Make = Callable[..., Table]


@pytest.mark.rule("DG-THR-01", "DG-THR-02", "DG-EX-56")
def test_threats(table: Make) -> None:
    t = table(heroes=("bystander", "apothecary"))
    t.dice("threat", 5, 6, 3, 5)
    assert t.run(threats.overcome(t.g, t.a, "speed", 10)) is False, "5 + 4 = 9"
    assert t.run(threats.overcome(t.g, t.a, "speed", 10)) is True, "equality succeeds"
    assert t.run(threats.overcome(t.g, t.a, "level", 10)) is True, "3 + level 7"
    t.a.life = 4
    assert t.run(threats.overcome(t.g, t.a, "life", 10)) is False, "5 + life 4"


@pytest.mark.rule("DG-THR-03")
def test_a_threat_is_no_battle(table: Make) -> None:
    t = table()
    t.a.surging = [Surging("magic", 3, "battle")]
    t.dice("threat", 1)
    assert t.run(threats.overcome(t.g, t.a, "magic", 9)) is False
    assert t.state.battles == []
    assert not t.a.fought


@pytest.mark.rule("DG-THR-04")
def test_a_threat_on_all_is_rolled_by_each(table: Make) -> None:
    t = table(3)
    t.dice("threat", 6, 1, 6)
    act = Threat("speed", 9, "here", failed=(Wound(1),))
    t.run(acting.do(t.g, (act,), Cause(0, "x", at="entrance")))
    assert [p.life for p in t.state.players] == [18, 17, 18]
