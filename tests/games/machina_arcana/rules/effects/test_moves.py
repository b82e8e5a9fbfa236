"""Effects that move units (MA-EX-26 to MA-EX-31)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Passive
from waystone.games.machina_arcana.box.modifiers import Barred, Immobile
from waystone.games.machina_arcana.box.unit_effects import (
    Control,
    Move,
    Prowl,
    Pull,
    Push,
    Shift,
    Swap,
    Teleport,
)
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.actions.movement import reachable


@pytest.mark.rule("MA-MOV-08", "MA-EX-26")
def test_move_up_to_n_is_optional_and_free(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 3)}, stamina=2)
    assert len(reachable(t.g, t.explorer("fighter"), 2)) == 24
    t.do("fighter", Move(2), answers=["stay"])
    assert t.spot("fighter") == (3, 3)
    t.do("fighter", Move(2), answers=["cell:5,5"])
    assert t.spot("fighter") == (5, 5)
    assert t.explorer("fighter").stamina == 2


@pytest.mark.rule("MA-EX-27")
def test_target_moves_by_itself(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "crawler": (5, 0)})
    t.do("fighter", Move(2, who="target"), targets=["healer"], answers=["cell:7,7"])
    assert t.asked[0].seat == 1
    assert t.spot("healer") == (7, 7)
    t.do("fighter", Move(2, who="target"), targets=["crawler"])
    assert t.spot("crawler") == (3, 0), "a predictable monster goes for the closest explorer"


@pytest.mark.rule("MA-EX-28")
def test_move_the_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (4, 4)})
    t.do("fighter", Shift(2), targets=["crawler"], answers=["cell:6,6"])
    assert t.asked[0].seat == 0
    assert t.spot("crawler") == (6, 6)


@pytest.mark.rule("MA-EX-29", "MA-AIM-20")
def test_monsters_move_by_the_algorithm_and_stop_at_the_explorer(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 4), "crawler": (2, 4), "strider": (6, 4), "mote": (14, 4)}, right=[])
    t.do("fighter", Prowl(2, who="monsters"))
    assert t.spot("crawler") == (1, 4)
    assert t.spot("strider") == (4, 4)
    assert t.spot("mote") == (14, 4), "only on the own tile"
    t.do("", Prowl(2, who="monsters"))
    assert t.spot("mote") == (12, 4), "a horror event: on all tiles"


@pytest.mark.rule("MA-EX-30")
def test_explorers_move_each_as_its_player_likes(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "maker": (14, 4)}, right=[])
    t.do("fighter", Move(2, who="explorers"), answers=["cell:2,2", "stay"])
    assert t.spot("fighter") == (2, 2)
    assert [q.seat for q in t.asked] == [0, 1]


@pytest.mark.rule("MA-EX-31")
def test_move_all_monsters_as_you_like(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (4, 4), "strider": (8, 8)})
    t.do("fighter", Shift(2, who="monsters"), answers=["cell:6,6", "stay"])
    assert [q.seat for q in t.asked] == [0, 0]
    assert t.spot("crawler") == (6, 6)


@pytest.mark.rule("MA-FRC-08", "MA-FRC-10", "MA-TGT-17")
def test_teleporting_to_a_target(lay: Lay) -> None:
    """To the target space; to a target unit, beside it; one's own space moves nobody."""
    t = lay(at={"fighter": (0, 0), "crawler": (6, 6)})
    t.do("fighter", Teleport("target"), spaces=[cell(4, 4), cell(9, 9)])
    assert t.spot("fighter") == (4, 4)
    t.do("fighter", Teleport("target"), targets=["crawler"], answers=["cell:5,5"])
    assert t.spot("fighter") == (5, 5)
    t.do("fighter", Teleport("target"), targets=["fighter"])
    assert t.spot("fighter") == (5, 5)
    t.do("fighter", Teleport("target"), targets=["mote"])
    assert t.spot("fighter") == (5, 5), "nobody is there"


@pytest.mark.rule("MA-FRC-12")
def test_who_changes_places(lay: Lay) -> None:
    """You with the one target; two targets with each other; nobody with one who is gone."""
    t = lay(at={"fighter": (0, 0), "crawler": (6, 6), "mote": (3, 3)})
    t.do("fighter", Swap(), targets=["crawler"])
    assert (t.spot("fighter"), t.spot("crawler")) == ((6, 6), (0, 0))
    t.do("fighter", Swap(), targets=["crawler", "mote"])
    assert (t.spot("crawler"), t.spot("mote"), t.spot("fighter")) == ((3, 3), (0, 0), (6, 6))
    t.do("fighter", Swap(), targets=["hook"])
    t.do("", Swap(), targets=["mote"], card="ice-1")
    assert (t.spot("mote"), t.spot("fighter")) == ((0, 0), (6, 6))


@pytest.mark.rule("MA-FRC-01", "MA-FRC-02")
def test_where_a_push_begins(lay: Lay) -> None:
    """At the target space if there is one, be it the first of the board; else at who acts."""
    t = lay(at={"fighter": (2, 2), "hook": (3, 3)})
    t.do("fighter", Push(1), targets=["hook"])
    assert t.spot("hook") == (4, 4)
    t.do("fighter", Pull(1), targets=["hook"], spaces=[cell(0, 4)])
    assert t.spot("hook") == (3, 4)
    t.do("fighter", Push(1), targets=["hook"], spaces=[cell(0, 0)])
    assert t.spot("hook") == (4, 5)
    t.monster("hook").cell = cell(1, 0)
    t.put("fighter", 0, 0)
    t.do("fighter", Push(2), targets=["hook"])
    assert t.spot("hook") == (3, 0)
    t.do("", Push(2), Pull(2), targets=["hook"], card="ice-1")
    assert t.spot("hook") == (3, 0), "from nowhere"
    t.do("fighter", Push(2), targets=["mote"])
    t.do("fighter", Push(1, who="units"))
    assert t.spot("hook") == (4, 0)


@pytest.mark.rule("MA-MOV-08")
def test_who_is_moved_by_an_effect(lay: Lay) -> None:
    """To any space, the first of the board too; nobody who is gone, immobile, barred or shut in."""
    t = lay(at={"fighter": (1, 0), "healer": (9, 9)})
    t.do("fighter", Move(1), answers=["cell:0,0"])
    assert t.spot("fighter") == (0, 0)
    t.do("fighter", Move(1), answers=["stay"])
    assert t.spot("fighter") == (0, 0)
    t.do("fighter", Shift(1), targets=["hook"])
    for bound in (Barred("move"), Immobile()):
        t.rewrite("fighter", Passive([bound]))
        t.do("fighter", Move(1))
        assert t.asked == []
    t = lay([".#", "##"], at={"fighter": (0, 0)})
    t.do("fighter", Move(1))
    assert t.asked == []


@pytest.mark.rule("MA-FRC-12")
def test_nobody_changes_places_alone(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "mote": (3, 3)})
    t.do("fighter", Swap())
    t.do("fighter", Swap(who="monsters"))
    assert (t.spot("fighter"), t.spot("mote")) == ((3, 3), (0, 0)), "you come first"
    t.do("fighter", Swap(), targets=["mote", "mote"])
    assert (t.spot("fighter"), t.spot("mote")) == ((3, 3), (0, 0))


@pytest.mark.rule("MA-FRC-13")
def test_only_an_explorer_controls_and_only_a_monster(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (5, 5), "mote": (3, 3), "hook": (7, 7)})
    t.do("hook", Control(), targets=["mote"])
    assert t.monster("mote").controller == ""
    t.do("fighter", Control(), targets=["healer", "mote"])
    assert t.monster("mote").controller == "fighter"
