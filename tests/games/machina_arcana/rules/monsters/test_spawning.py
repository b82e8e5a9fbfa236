"""Spawning (MA-SPN)."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules import steps
from waystone.games.machina_arcana.rules.monsters.spawning import spawn
from waystone.games.machina_arcana.table.state import DESTROYED
from waystone.kernel.step import BACK


@pytest.mark.rule("MA-SPN-05", "MA-EX-08", "MA-TER-11")
def test_who_rolls(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1), "healer": (5, 5), "maker": (12, 2)}, right=[])
    t.d10("spawn", 1, 1)
    then = t.play(steps.spawn_rolls([0, 1, 2]), (0, "unit:healer"))
    assert then == steps.spawn_rolls([0, 2])
    assert t.play(steps.spawn_rolls([0, 2])) == steps.spawn_rolls([2])
    assert t.play(steps.spawn_rolls([2])) == BACK, "no spawn space on the third tile"
    t.state.laid.marks[cell(0, 0)] = DESTROYED
    assert t.play(steps.spawn_rolls([0, 1, 2])) == BACK, "sealed"


@pytest.mark.rule("MA-SPN-06", "MA-SPN-08", "MA-EX-07", "MA-SPN-07")
@pytest.mark.parametrize(("face", "monsters", "spawned", "threats"),
                         [(4, 0, 0, 0), (5, 3, 1, 0), (5, 4, 0, 1)])  # fmt: skip
def test_a_spawn_roll(lay: Lay, face: int, monsters: int, spawned: int, threats: int) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    for n, name in enumerate(["crawler", "strider", "mote", "wisp"][:monsters]):
        t.put(name, n, 8)
    t.top("monsters", "tender")
    t.state.story.spawn = 5
    t.d10("spawn", face)
    t.play(steps.spawn_rolls([0]))
    assert len(t.state.monsters) == monsters + spawned
    assert t.state.story.threat == threats


@pytest.mark.rule("MA-SPN-10")
def test_no_spawn_space_no_monster(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.laid.marks[cell(0, 0)] = DESTROYED
    t.run(spawn(t.g, t.explorer("fighter")))
    assert t.state.monsters == []
    assert t.state.story.threat == 0


@pytest.mark.rule("MA-SPN-11", "MA-EX-81")
def test_an_empty_monster_deck(lay: Lay) -> None:
    t = lay(["S"], at={"fighter": (0, 1)})
    t.state.decks.monsters.clear()
    t.state.decks.destroyed[:] = ["crawler"]
    t.run(spawn(t.g, t.explorer("fighter")))
    assert t.there("crawler")
    t.run(spawn(t.g, t.explorer("fighter")))
    assert len(t.state.monsters) == 1
    assert t.state.story.threat == 1


@pytest.mark.rule("MA-SPN-12", "MA-SPN-13", "MA-SPN-14")
def test_where_a_monster_appears(lay: Lay) -> None:
    t = lay(["S...", "", "", "", "", "", "", "", "", ".........S"], at={"fighter": (2, 0)})
    t.put("crawler", 8, 8)
    t.top("monsters", "hook", "strider")
    t.run(spawn(t.g, t.explorer("fighter")))
    assert [m.id for m in t.state.monsters] == ["crawler", "hook"]
    assert t.spot("hook") == (0, 0)
    assert t.state.story.threat == 1, "its enters-play effect"
    t.run(spawn(t.g, t.explorer("fighter")), "cell:1,1")
    assert [o.key for o in t.asked[0].options] == ["cell:1,0", "cell:0,1", "cell:1,1"]
    assert t.spot("strider") == (1, 1)


@pytest.mark.rule("MA-SPN-13")
def test_a_monster_that_appears_on_a_chasm_is_destroyed(lay: Lay) -> None:
    t = lay(["S~", "##"], at={"fighter": (5, 5)})
    t.put("crawler", 0, 0)
    t.top("monsters", "strider")
    t.run(spawn(t.g, t.explorer("fighter")))
    assert t.state.decks.destroyed == ["strider"]
