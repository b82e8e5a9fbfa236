"""Targets and reach (MA-TGT)."""

from typing import Literal

import pytest

from waystone.games.machina_arcana.box.abilities import Active
from waystone.games.machina_arcana.box.effects import Effect, Lasting
from waystone.games.machina_arcana.box.index import index
from waystone.games.machina_arcana.box.modifiers import Armor, Range
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.box.tiles import WIDTH
from waystone.games.machina_arcana.box.unit_effects import Attack, Lose
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.cards.abilities import has_target
from waystone.games.machina_arcana.rules.cards.lasting import end_all, markers_left
from waystone.games.machina_arcana.rules.cards.modifiers import armor, reach_bonus
from waystone.games.machina_arcana.rules.cards.targeting import around, marks_for
from waystone.games.machina_arcana.table.board import ground, intact, nearest
from waystone.games.machina_arcana.table.state import DESTROYED, OFF, Marker


@pytest.mark.rule("MA-LOS-04", "MA-TGT-01", "MA-TGT-03")
def test_obstacles_block_one_of_the_ranged_symbols(lay: Lay) -> None:
    t = lay(["..C."], at={"fighter": (0, 0), "crawler": (3, 0)})
    hit: list[Effect] = [Attack(high=1)]
    ranged = Active(hit, Cost(stamina=1), Target("ranged", 3))
    arcing = Active(hit, Cost(stamina=1), Target("arcing", 3))
    me = t.explorer("fighter")
    assert ("unit", "crawler") not in marks_for(t.g, me, "", ranged)
    assert ("unit", "crawler") in marks_for(t.g, me, "", arcing)
    t.put("healer", 2, 1)
    t.monster("crawler").cell = cell(4, 2)
    assert ("unit", "crawler") not in marks_for(t.g, me, "", ranged), "a unit is an obstacle"
    assert ("unit", "fighter") in marks_for(t.g, me, "", ranged), "range 0: oneself"


@pytest.mark.rule("MA-TGT-02", "MA-TGT-10")
def test_melee_reaches_oneself_and_adjacent_spaces_in_sight(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 1), "strider": (2, 0), "mote": (0, 1)},
            walls=[((0, 0), (0, 1))])  # fmt: skip
    marks = marks_for(t.g, t.explorer("fighter"), "fighter", t.active("fighter"))
    assert marks == [("unit", "fighter"), ("unit", "crawler")]


@pytest.mark.rule("MA-TGT-15")
def test_closest_is_counted_straight_on_the_own_tile(lay: Lay) -> None:
    t = lay(["S#...", "", "", "....S"], at={"fighter": (2, 0)})
    here = ground(t.g)
    found = nearest(intact(t.g, here, "spawn", 0), cell(2, 0))
    assert found == [cell(0, 0)]


@pytest.mark.rule("MA-EX-38", "MA-TGT-20")
def test_an_ability_without_a_symbol_reaches_the_tile_without_sight(lay: Lay) -> None:
    t = lay(["..#"] * 3, at={"healer": (0, 0), "fighter": (5, 0), "maker": (12, 0)}, right=[])
    for name in ("fighter", "maker", "healer"):
        t.explorer(name).health = 1
    t.use("healer", "healer", 0, "unit:fighter")
    assert [o.key for o in t.asked[0].options] == ["unit:healer", "unit:fighter"]
    assert t.explorer("fighter").health == 2


@pytest.mark.rule("MA-TGT-05")
def test_range_changes_only_ranged_abilities(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (4, 0), "mote": (2, 2)})
    t.wear("fighter", "pistol")
    cards = index(t.g.content).cards
    cards["salts"] = cards["salts"]._replace(lastings=(Lasting([Range(1)]),))
    me = t.explorer("fighter")
    assert ("unit", "crawler") not in marks_for(t.g, me, "pistol", t.active("pistol"))
    t.state.tokens.markers.append(Marker("salts", 0, "fighter", ["fighter"]))
    assert reach_bonus(t.g, me, "") == 1
    assert ("unit", "crawler") in marks_for(t.g, me, "pistol", t.active("pistol"))
    assert ("unit", "mote") not in marks_for(t.g, me, "fighter", t.active("fighter"))


@pytest.mark.rule("MA-TGT-06", "MA-EX-42")
def test_two_targets_may_be_the_same_and_share_a_marker(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0), "mote": (0, 1)})
    cards = index(t.g.content).cards
    two = Active(
        [Lasting([Armor(-1)], who="target")],
        Cost(stamina=1),
        Target("melee", count=2),
    )
    cards["hexer"] = cards["hexer"]._replace(actives=((0, two),), lastings=(two.effects[0],))  # type: ignore[arg-type]
    t.wear("fighter", "hexer")
    t.use("fighter", "hexer", 0, "unit:crawler", "unit:mote")
    assert markers_left(t.g, "fighter") == 2
    assert armor(t.g, t.monster("crawler")) == 1
    assert armor(t.g, t.monster("mote")) == 2
    t.run(end_all(t.g, horror=False))
    t.use("fighter", "hexer", 0, "unit:mote", "unit:mote")
    assert armor(t.g, t.monster("mote")) == 2, "once, not twice"


@pytest.mark.rule("MA-TGT-06", "MA-TGT-07", "MA-ATK-08")
@pytest.mark.parametrize(("second", "left", "rest"), [("mote", 1, 1), ("crawler", 0, 2)])
def test_an_attack_on_two_targets(lay: Lay, second: str, left: int, rest: int) -> None:
    """MA-AMB-60: one roll, compared once for each choice; the same target may be hit twice."""
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0), "mote": (0, 1)}, stamina=6)
    t.rewrite("hexer", Active([Attack(high=1)], Cost(stamina=1), Target("melee", count=2)))
    t.wear("fighter", "hexer")
    for name in ("crawler", "mote"):
        t.monster(name).health = 2
    t.high(3)
    order = ["unit:crawler"] if second == "mote" else []
    t.use("fighter", "hexer", 0, "unit:crawler", f"unit:{second}", *order)
    assert (t.monster("crawler").health if t.there("crawler") else 0) == left
    assert t.monster("mote").health == rest


@pytest.mark.rule("MA-TGT-02", "MA-TGT-03")
@pytest.mark.parametrize("reach", ["melee", "ranged", "arcing"])
def test_the_own_space_may_be_the_target(
    lay: Lay, reach: Literal["melee", "ranged", "arcing"]
) -> None:
    """Range 0: a space beside which others stand, for instance."""
    t = lay(at={"fighter": (4, 4), "crawler": (5, 5)})
    throw = Active([Lose("health", who="units-near-target")], Cost(), Target(reach, 2, "space"))
    marks = marks_for(t.g, t.explorer("fighter"), "", throw)
    assert ("space", cell(4, 4)) in marks
    assert ("space", cell(5, 5)) not in marks, "taken"
    assert (("space", cell(6, 4)) in marks) == (reach != "melee")


@pytest.mark.rule("MA-TGT-02", "MA-TGT-03")
def test_the_spaces_around_one_end_at_the_edge(lay: Lay) -> None:
    assert around(cell(0, 0), 0) == [cell(0, 0)]
    assert around(cell(0, 0), 1) == [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)]
    assert around(cell(5, 5), 1) == [cell(x, y) for y in (4, 5, 6) for x in (4, 5, 6)]
    last = WIDTH - 1
    assert around(cell(last, last), 1) == [
        cell(x, y) for y in (last - 1, last) for x in (last - 1, last)
    ]


@pytest.mark.rule("MA-TGT-01", "MA-TGT-02", "MA-TGT-03", "MA-STA-07", "MA-TER-13")
def test_what_each_kind_of_target_may_be(lay: Lay) -> None:
    t = lay(["..B", "C.."], at={"fighter": (1, 0), "healer": (0, 0), "crawler": (2, 1),
                                "mote": (5, 0), "hook": (1, 5)})  # fmt: skip
    me = t.explorer("fighter")

    def marks(target: Target, *effects: Effect) -> list[object]:
        active = Active([*effects], Cost(), target)
        found = marks_for(t.g, me, "fighter", active)
        assert has_target(t.g, me, "fighter", active) == bool(found)
        return [thing for _, thing in found]

    assert marks(Target("melee", of="unit")) == ["fighter", "healer", "crawler"]
    assert marks(Target("melee", of="explorer")) == ["fighter", "healer"]
    assert marks(Target("melee", of="monster")) == ["crawler"]
    assert marks(Target("melee", of="monster"), Attack(high=1)) == ["crawler", cell(2, 0)]
    assert marks(Target("ranged", 4, "monster")) == ["crawler"], "a barrel in between, and too far"
    assert marks(Target("arcing", 4, "monster")) == ["crawler", "mote"]
    assert marks(Target("arcing", 5, "monster")) == ["crawler", "mote", "hook"]
    assert marks(Target("melee", of="chest")) == [cell(0, 1)]
    t.state.laid.marks[cell(0, 1)] = DESTROYED
    assert marks(Target("melee", of="chest")) == []
    t.explorer("healer").cell = OFF
    assert marks(Target("arcing", 9, "explorer")) == ["fighter"]


@pytest.mark.rule("MA-TGT-15")
def test_all_that_are_equally_close_are_closest() -> None:
    assert nearest([cell(0, 0), cell(4, 0), cell(9, 0)], cell(2, 0)) == [cell(0, 0), cell(4, 0)]
