"""A predictable monster's turn (MA-AIM)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules import steps


@pytest.mark.rule("MA-AIM-03", "MA-AIM-07")
def test_abilities_first_then_steps_and_again(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "strider": (2, 0)})
    t.miss()
    assert t.hunt("strider") == (1, 0)
    assert t.monster("strider").stamina == 0, "1 step, two attacks"


@pytest.mark.rule("MA-AIM-04", "MA-AIM-11", "MA-EX-72")
def test_beside_its_target_without_means_it_stays(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    assert t.hunt("crawler", stamina=1) == (1, 0)
    assert t.monster("crawler").stamina == 1


@pytest.mark.rule("MA-AIM-05")
def test_monsters_do_nothing_outside_their_turn(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.act("fighter", "move:0,1")
    t.play(steps.end_of_spawn())
    assert t.spot("crawler") == (1, 0)
    assert t.explorer("fighter").health == 5


@pytest.mark.rule("MA-AIM-06", "MA-AIM-24", "MA-EX-79", "MA-TGT-16")
def test_only_the_closest_explorer_matters(lay: Lay) -> None:
    t = lay(at={"fighter": (4, 0), "healer": (0, 2), "wisp": (1, 0)}, walls=[((0, 0), (1, 0))])
    t.low(2, 2, 2, 2)
    t.hunt("wisp", stamina=2)
    assert t.explorer("healer").health == 3, "2 spaces away: closer than 3"
    assert t.explorer("fighter").health == 5


@pytest.mark.rule("MA-AIM-06")
def test_the_closest_explorer_may_be_on_another_tile(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 4), "healer": (11, 4), "crawler": (8, 4)}, right=[])
    t.miss()
    assert t.hunt("crawler", stamina=2) == (10, 4)


@pytest.mark.rule("MA-AIM-10", "MA-AIM-33", "MA-EVT-04")
def test_the_horror_event_comes_before_the_own_card(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.current("the-claws")
    t.low(2)
    t.hunt("crawler", stamina=1)
    assert t.explorer("fighter").health == 4
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-EX-51", "MA-CND-03")
def test_an_ability_with_otherwise(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "tender": (8, 8), "mote": (9, 9), "crawler": (12, 3)}, right=[])
    t.monster("mote").health = 1
    t.hunt("tender", stamina=2)
    assert t.monster("mote").health == 2
    t.high(2)
    t.low(0)
    t.hunt("tender", stamina=2)
    assert t.explorer("fighter").health == 4
