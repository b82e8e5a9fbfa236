"""Unpredictable and controlled monsters (MA-AIM-30, MA-FRC-13)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.actions.damage import destroy
from waystone.games.machina_arcana.rules.monsters.hunting import predictable
from waystone.games.machina_arcana.rules.monsters.predictable import predictable_turn
from waystone.games.machina_arcana.rules.monsters.unpredictable import free_options
from waystone.games.machina_arcana.table.players import deciders, party
from waystone.kernel.step import BACK


@pytest.mark.rule("MA-AIM-01", "MA-DEA-01")
def test_the_first_death_makes_all_monsters_unpredictable(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "crawler": (5, 5)})
    assert predictable(t.g, t.monster("crawler"))
    t.run(destroy(t.g, "healer"))
    assert not predictable(t.g, t.monster("crawler"))
    assert deciders(t.g, "crawler") == [1]
    then = t.play_on(steps.monster_phase(), "free_turn")
    assert then == steps.free_turn("crawler")


@pytest.mark.rule("MA-AIM-02", "MA-FRC-13", "MA-FRC-14")
def test_a_controlled_monster_is_played_for_one_turn(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "crawler": (2, 0), "mote": (3, 1)})
    t.wear("fighter", "eye")
    t.use("fighter", "eye", 0, "unit:crawler")
    assert not predictable(t.g, t.monster("crawler"))
    assert deciders(t.g, "crawler") == [0]
    t.run(destroy(t.g, "healer"))
    assert deciders(t.g, "crawler") == [0], "before the dead"
    assert t.play_on(steps.monster_phase(), "free_turn") == steps.free_turn("crawler")
    t.high(3)
    t.low(2)
    then = t.play(steps.free_turn("crawler"), "use:crawler:0", "unit:mote")
    assert t.monster("mote").health == 1, "it may attack other monsters"
    assert then == steps.free_turn("crawler")
    assert t.play(steps.free_turn("crawler"), "end") == BACK
    assert t.monster("crawler").controller == ""


@pytest.mark.rule("MA-AIM-30", "MA-DEA-02")
def test_the_dead_decide_together(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "maker": (9, 0), "crawler": (5, 5)})
    t.run(destroy(t.g, "healer"))
    t.run(destroy(t.g, "maker"))
    t.monster("crawler").stamina = 4
    t.play(steps.free_turn("crawler"), (2, "move:6,6"))
    assert t.spot("crawler") == (6, 6)
    assert t.monster("crawler").stamina == 3


@pytest.mark.rule("MA-AIM-31", "MA-DOR-08", "MA-ACT-03")
def test_what_unpredictable_monsters_may_do_besides(lay: Lay) -> None:
    t = lay([".L"], at={"fighter": (9, 9), "healer": (9, 0), "crawler": (0, 0)},
            doors=[((0, 0), (0, 1))])  # fmt: skip
    t.run(destroy(t.g, "healer"))
    monster = t.monster("crawler")

    def keys(stamina: int) -> list[str]:
        monster.stamina = stamina
        return [o.key for o in free_options(t.g, monster)]

    assert {"close:0,0:s", "destroy:0,0:s", "lever:1,0"} <= set(keys(4))
    assert "destroy:0,0:s" not in keys(3)
    assert "lever:1,0" in keys(3)
    assert "lever:1,0" not in keys(2)
    monster.stamina = 4
    t.play(steps.free_turn("crawler"), "close:0,0:s")
    assert monster.stamina == 1
    assert t.state.laid.closed
    assert "open:0,0:s" in keys(3)
    monster.stamina = 4
    t.play(steps.free_turn("crawler"), "lever:1,0")
    assert t.state.laid.marks


@pytest.mark.rule("MA-AIM-32")
def test_unpredictable_monsters_choose_targets_freely(lay: Lay) -> None:
    t = lay(at={"fighter": (1, 0), "healer": (9, 9), "crawler": (0, 0), "mote": (0, 1)})
    t.run(destroy(t.g, "healer"))
    t.monster("crawler").stamina = 4
    t.high(3)
    t.low(2)
    t.play(steps.free_turn("crawler"), "use:crawler:0", "unit:mote")
    assert t.monster("mote").health == 1


@pytest.mark.rule("MA-GEN-13", "MA-GEN-09")
@pytest.mark.parametrize("seat", [0, 2])
def test_any_living_player_may_move_a_monster(lay: Lay, seat: int) -> None:
    """Two are equally close and equally healthy: whoever answers first decides for all."""
    t = lay(at={"fighter": (3, 0), "healer": (9, 9), "maker": (3, 6), "crawler": (3, 3)})
    t.explorer("fighter").health = t.explorer("maker").health = 2
    t.miss()
    name = "unit:fighter" if seat else "unit:maker"
    t.monster("crawler").stamina = 1
    t.run(predictable_turn(t.g, t.monster("crawler")), (seat, name))
    assert t.asked[0].prompt == "ask-closest"
    assert t.asked[0].seat == seat
    assert t.spot("crawler")[1] == (2 if seat else 4)


@pytest.mark.rule("MA-DEA-03", "MA-GEN-09")
def test_the_dead_have_no_vote(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "maker": (5, 5)})
    t.run(destroy(t.g, "healer"))
    assert party(t.g) == [0, 2]
    assert deciders(t.g, "") == [0, 2]


@pytest.mark.rule("MA-AIM-32")
def test_only_abilities_that_can_be_paid_and_have_a_target(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    crawler = t.monster("crawler")
    crawler.stamina = 4
    assert "use:crawler:0" in [o.key for o in free_options(t.g, crawler)]
    crawler.stamina = 0
    assert free_options(t.g, crawler) == []
