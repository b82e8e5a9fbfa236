"""Effects that move units (MA-EX-26 to MA-EX-31)."""

import pytest

from waystone.games.machina_arcana.box.unit_effects import Move, Prowl, Shift, Swap, Teleport
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
