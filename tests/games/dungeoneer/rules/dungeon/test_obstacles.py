"""DG-OBS: obstacles."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table

Make = Callable[..., Table]


@pytest.mark.rule("DG-OBS-03")
def test_spikes(table: Make) -> None:
    t = table().lay("spiked-room", 1, 0)
    t.a.ap = 2
    t.dice("threat", 3)
    t.act("move:spiked-room")
    assert t.a.life == 17, "3 + 5 < 9"
    t.act("move:entrance")
    t.a.ap = 1
    t.dice("threat", 4)
    t.act("move:spiked-room")
    assert t.a.life == 17


@pytest.mark.rule("DG-OBS-04")
def test_pit(table: Make) -> None:
    t = table().lay("pit-room", 1, 0)
    t.a.ap = 3
    t.dice("threat", 3)
    t.act("move:pit-room")
    assert t.a.fallen
    t.act("stand")
    assert (t.a.fallen, t.a.ap) == (False, 1)
