"""DG-DEF: defeat."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.endings import Won
from waystone.games.dungeoneer.rules.hero import wounds
from waystone.games.dungeoneer.table.state import Readied, Trap

Make = Callable[..., Table]


@pytest.mark.rule("DG-DEF-01", "DG-DEF-04", "DG-EX-66")
def test_what_an_eliminated_player_leaves(table: Make) -> None:
    t = table(3)
    t.b.hand = ["hex"]
    t.ready(t.b, "lamp")
    t.b.inventory[0].under = ["tassel"]
    t.b.lair = [Readied("boa", under=["spurs"])]
    t.b.banes = [Readied("shackle")]
    t.quest(t.b, "book-threat")
    t.quest(t.b, "book-escort", carried=True)
    t.state.traps = [Trap("acid-stream", "entrance", 1)]
    t.b.life = 1
    t.run(wounds.suffer(t.g, t.b, 3))
    assert not t.b.alive
    assert sorted(t.state.discard) == ["boa", "hex", "lamp", "shackle", "spurs", "tassel"]
    assert t.state.gone == ["book-threat"]
    assert (t.b.quests, t.b.hand, t.b.inventory, t.b.lair, t.b.banes) == ([], [], [], [], [])
    assert [(q.quest, q.at) for q in t.state.dropped] == [("book-escort", "entrance")]
    assert t.state.traps == [Trap("acid-stream", "entrance", 1)]
    t.c.life = 1
    with pytest.raises(Won) as won:
        t.run(wounds.suffer(t.g, t.c, 1))
    assert won.value.end.winners == [0]


@pytest.mark.rule("DG-DEF-03")
def test_life_never_exceeds_the_printed_maximum(table: Make) -> None:
    t = table()
    t.a.life, t.a.hand, t.a.glory = 17, ["rejuvenation"], 1
    t.act("card:rejuvenation")
    assert t.a.life == 18
