"""DG-DEF: defeat."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.box.effects import Threat, Warp, Wound
from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules.cards import acting
from waystone.games.dungeoneer.rules.cards.occasions import Cause
from waystone.games.dungeoneer.rules.endings import TurnOver, Won
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


@pytest.mark.rule("DG-AMB-31", "DG-END-03")
@pytest.mark.parametrize(("lives", "winner"), [((1, 1), 0), ((1, 2), 1), ((2, 1), 0)])
def test_the_last_heroes_fall_together(table: Make, lives: tuple[int, int], winner: int) -> None:
    """Each is struck before anybody has won; of two who fall together the active player wins."""
    t = table()
    t.a.life, t.b.life = lives
    with pytest.raises(Won) as won:
        t.run(acting.do(t.g, [Wound(1, "here")], Cause(0, "hex", at="entrance")))
    assert won.value.end.winners == [winner]
    assert (t.a.life, t.b.life) == (lives[0] - 1, lives[1] - 1)


@pytest.mark.rule("DG-AMB-31", "DG-THR-04")
@pytest.mark.parametrize("act", [Wound(1, "here"), Threat("melee", 99, "here", failed=(Wound(1),))])
def test_all_who_are_struck_are_struck_though_the_active_hero_falls(
    table: Make, act: Wound | Threat
) -> None:
    t = table(3)
    t.a.life = 1
    with pytest.raises(TurnOver):
        t.run(acting.do(t.g, [act], Cause(0, "hex", at="entrance")))
    assert [p.alive for p in t.state.players] == [False, True, True]
    assert (t.b.life, t.c.life) == (17, 17)


@pytest.mark.rule("DG-AMB-31", "DG-EFF-06")
def test_all_who_are_carried_off_arrive_though_the_active_hero_falls(table: Make) -> None:
    t = table(3).lay("hall-3", 1, 0)
    for p in (t.a, t.b):
        t.put(p, "hall-3")
    t.state.traps = [Trap("acid-stream", "entrance", 2)]
    t.a.life = 1
    t.dice("threat", 1, 5)
    with pytest.raises(TurnOver):
        t.run(acting.do(t.g, [Warp("entrance", "here")], Cause(0, "banish", at="hall-3")))
    assert (t.a.alive, t.b.at) == (False, "entrance")
