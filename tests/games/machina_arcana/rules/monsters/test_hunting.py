"""The closest explorer and the way there (MA-AIM-12 to MA-AIM-26)."""

import pytest

from waystone.games.machina_arcana.box.abilities import Active, When
from waystone.games.machina_arcana.box.space_effects import DestroySpace
from waystone.games.machina_arcana.box.story_effects import AddProgress
from waystone.games.machina_arcana.box.terms import Cost, Target
from waystone.games.machina_arcana.box.unit_effects import Attack, Control, Kill
from waystone.games.machina_arcana.checks.testing import Lay, cell
from waystone.games.machina_arcana.rules.monsters.hunting import (
    Hunt,
    closest_explorer,
    prowl,
    visible_prey,
    walk_on,
)
from waystone.games.machina_arcana.rules.monsters.paths import paths_of
from waystone.games.machina_arcana.rules.monsters.predictable import (
    predictable_turn,
    usable_ability,
)
from waystone.games.machina_arcana.table.state import DESTROYED, LIT, Marker

GAP = [
    "##########",
    "....######",
    "#.##.#####",
    "#.##.....#",
    "##..######",
    "##########",
]
"""A gap at (2, 1), a way round by (4, 2) that takes five steps, another explorer to the east."""


@pytest.mark.rule("MA-AIM-12")
def test_distance_is_walked_around_rubble_ignoring_doors_and_units(lay: Lay) -> None:
    rows = ["...", "##.", "..."]
    t = lay(rows, at={"fighter": (0, 2), "healer": (4, 0), "crawler": (0, 0)})
    assert t.hunt("crawler", stamina=1)[0] == 1
    t = lay(rows, at={"fighter": (0, 2), "healer": (5, 0), "crawler": (0, 0)})
    assert t.state.monsters[0].cell == cell(0, 0)
    t.put("mote", 1, 0)
    t.explorer("healer").cell = cell(9, 9)
    assert t.hunt("crawler", stamina=1) == (0, 0), "the unit in the gap does not count"


@pytest.mark.rule("MA-ETH-06", "MA-AIM-12")
def test_ethereal_explorers_are_ignored(lay: Lay) -> None:
    t = lay(at={"fighter": (2, 0), "healer": (0, 6), "crawler": (0, 0)})
    t.state.tokens.markers.append(Marker("statuette", 0, "fighter", ["fighter"]))
    assert t.hunt("crawler", stamina=1) == (0, 1)
    t.state.tokens.markers[0].units.append("healer")
    assert t.hunt("crawler", stamina=3) == (0, 1), "nobody to hunt"


@pytest.mark.rule("MA-AIM-13")
def test_ties_between_explorers(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 0), "healer": (0, 3), "crawler": (0, 0), "mote": (0, 1)},
            walls=[((1, 0), (1, 1))])  # fmt: skip
    t.put("strider", 1, 1)
    assert t.hunt("crawler", stamina=1) == (1, 0), "fewer units on the way"
    t = lay(at={"fighter": (3, 0), "healer": (0, 3), "crawler": (0, 0)})
    t.explorer("healer").health = 2
    assert t.hunt("crawler", stamina=1) == (0, 1), "then less health"
    t.monster("crawler").cell = cell(0, 0)
    t.explorer("healer").health = t.explorer("fighter").health = 3
    assert t.hunt("crawler", "unit:healer", stamina=1) == (0, 1), "then the players say"
    assert t.asked[0].rule == "MA-AIM-13"


@pytest.mark.rule("MA-AIM-14", "MA-EX-65")
def test_of_two_paths_the_one_with_fewer_units(lay: Lay) -> None:
    """The closer explorer is hunted by the free of two equal paths."""
    rows = [".....", ".###.", ".....", "######"]
    at = {"fighter": (4, 1), "healer": (9, 9), "strider": (0, 1), "mote": (2, 2)}
    t = lay(rows, at=at)
    assert t.hunt("strider", stamina=2) == (2, 0)


@pytest.mark.rule("MA-AIM-15")
def test_immobile_units_are_as_rubble(lay: Lay) -> None:
    rows = ["....", "####"]
    t = lay(rows, at={"fighter": (3, 0), "tender": (1, 0), "crawler": (0, 0), "healer": (0, 9)})
    assert t.hunt("crawler") == (0, 0), "walled in"


@pytest.mark.rule("MA-AIM-16", "MA-MOV-06")
def test_predictable_monsters_never_enter_a_chasm(lay: Lay) -> None:
    t = lay([".~..", ".~..", ".~.."], at={"fighter": (3, 0), "crawler": (0, 0)})
    t.hunt("crawler")
    assert t.there("crawler")
    t = lay([".~..", "####"], at={"fighter": (3, 0), "crawler": (0, 0)})
    assert t.hunt("crawler") == (0, 0)


@pytest.mark.rule("MA-EX-70", "MA-AIM-22")
def test_a_detour_too_long_is_not_begun(lay: Lay) -> None:
    at = {"fighter": (0, 1), "healer": (8, 3), "strider": (3, 1), "mote": (2, 1)}
    t = lay(GAP, at=at)
    assert t.hunt("strider", stamina=4) == (3, 1), "five would be needed"


@pytest.mark.rule("MA-AIM-17", "MA-EX-71")
def test_the_target_is_found_anew_after_every_step(lay: Lay) -> None:
    """After the first step of the detour the other explorer is as far, with nobody in the way."""
    at = {"fighter": (0, 1), "healer": (8, 3), "strider": (3, 1), "mote": (2, 1)}
    t = lay(GAP, at=at)
    assert t.hunt("strider", stamina=5) == (7, 3)


@pytest.mark.rule("MA-AIM-20")
def test_a_step_shortens_the_way(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (9, 0)})
    assert t.hunt("crawler") == (5, 0)


@pytest.mark.rule("MA-AIM-21", "MA-EX-69")
def test_straight_before_diagonal_and_fewer_obstacles_in_sight(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 0), "crawler": (5, 1)})
    t.miss()
    assert t.hunt("crawler", stamina=1) == (4, 0), "straight beside the target"
    t = lay(["....", "..C."], at={"fighter": (0, 0), "crawler": (4, 1)})
    assert t.hunt("crawler", stamina=1) == (3, 0), "no obstacle on the line"


@pytest.mark.rule("MA-AIM-22", "MA-EX-66")
@pytest.mark.parametrize(("stamina", "end"), [(3, (0, 2)), (2, (2, 1))])
def test_a_detour_is_made_only_if_it_can_be_finished(
    lay: Lay, stamina: int, end: tuple[int, int]
) -> None:
    """At distance 2, the direct space taken: three steps around, or none."""
    rows = [
        "####",
        "...#",
        ".#.#",
        "#..#",
        "####",
    ]
    t = lay(rows, at={"fighter": (0, 1), "crawler": (2, 1), "mote": (1, 1)})
    assert t.hunt("crawler", stamina=stamina) == end


@pytest.mark.rule("MA-AIM-23", "MA-EX-68", "MA-DOR-07")
def test_a_closed_door_on_the_way(lay: Lay) -> None:
    rows = ["......", "######"]
    t = lay(rows, at={"fighter": (5, 0), "strider": (0, 0)}, doors=[((1, 0), (2, 0))])
    t.close((1, 0), (2, 0))
    assert t.hunt("strider", stamina=4) == (1, 0)
    assert t.state.laid.closed, "three stamina are not enough"
    t.miss()
    assert t.hunt("strider", stamina=5) == (2, 0)
    assert t.state.laid.broken
    assert not t.state.laid.closed


@pytest.mark.rule("MA-EX-67", "MA-AIM-20")
@pytest.mark.parametrize(("stamina", "end"), [(1, (1, 1)), (2, (1, 1)), (3, (2, 3)), (4, (2, 3))])
def test_a_walk_with_a_detour_in_the_middle(lay: Lay, stamina: int, end: tuple[int, int]) -> None:
    """A (1, 1) is closer, B (2, 2) as far as A, C (2, 3) closer again."""
    rows = [
        "########",
        ".......#",
        "##.##.##",
        "##.#.###",
        "###.####",
        "########",
    ]
    at = {"fighter": (6, 1), "strider": (0, 1), "mote": (2, 1), "crawler": (3, 4)}
    t = lay(rows, at=at, walls=[((2, 2), (3, 2)), ((2, 1), (2, 2))])
    assert t.hunt("strider", stamina=stamina) == end


@pytest.mark.rule("MA-AIM-26")
def test_an_effect_that_moves_monsters_is_their_stamina(lay: Lay) -> None:
    t = lay(["....", "####"], at={"fighter": (3, 0), "crawler": (0, 0)}, doors=[((0, 0), (1, 0))])
    t.close((0, 0), (1, 0))
    t.run(prowl(t.g, t.monster("crawler"), 5))
    assert t.spot("crawler") == (0, 0), "a closed door stops it"
    t.state.laid.closed.clear()
    t.run(prowl(t.g, t.monster("crawler"), 5))
    assert t.spot("crawler") == (2, 0), "beside the explorer it stops and does not attack"
    assert t.explorer("fighter").health == 5
    assert t.monster("crawler").stamina == 0


@pytest.mark.rule("MA-EX-85", "MA-AIM-25")
@pytest.mark.parametrize(("stamina", "end"), [(2, (3, 1)), (3, (2, 3)), (4, (1, 2))])
def test_a_detour_once_begun_is_walked_to_its_end(
    lay: Lay, stamina: int, end: tuple[int, int]
) -> None:
    """Distance 3, blocked by a unit; the only way round goes over 4, 3, 2."""
    rows = [
        "######",
        "....##",
        "#.##.#",
        "##..##",
        "######",
    ]
    t = lay(rows, at={"fighter": (0, 1), "strider": (3, 1), "mote": (2, 1)})
    assert t.hunt("strider", stamina=stamina) == end


def test_an_effect_can_bind_a_monster(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 0)})
    t.do("fighter", Control(), targets=["crawler"])
    assert t.monster("crawler").controller == "fighter"


ROUND = ["####", "...#", ".#.#", "#..#", "####"]
"""A gap that a unit fills, and a way round of three steps."""


@pytest.mark.rule("MA-AIM-25", "MA-AIM-20", "MA-AIM-22", "MA-AIM-12")
def test_a_detour_keeps_its_yardstick_until_it_is_done(lay: Lay) -> None:
    t = lay(ROUND, at={"fighter": (0, 1), "crawler": (2, 1), "mote": (1, 1), "healer": (9, 9)})
    crawler, hunt = t.monster("crawler"), Hunt()

    def step(prey: str, budget: int) -> int:
        paths = paths_of(t.g, crawler)
        return t.run(walk_on(t.g, crawler, t.explorer(prey), paths, hunt, budget))

    assert step("fighter", 3) == 1
    assert (t.spot("crawler"), hunt.detour, hunt.target) == ((2, 2), 2, "fighter")
    assert hunt.left == [cell(2, 1)]
    assert step("fighter", 2) == 1
    assert (t.spot("crawler"), hunt.detour) == ((1, 3), 2)
    assert step("fighter", 1) == 1
    assert (t.spot("crawler"), hunt.detour) == ((0, 2), -1), "it is closer now"
    assert hunt.left == [cell(2, 1), cell(2, 2), cell(1, 3)]
    crawler.cell = cell(2, 1)
    hunt.detour = 2
    assert step("healer", 3) == 0, "nobody leads there"
    assert (hunt.target, hunt.detour, hunt.left) == ("healer", -1, [])
    assert t.spot("crawler") == (2, 1)


@pytest.mark.rule("MA-AIM-25", "MA-AIM-22", "MA-AIM-16")
def test_a_space_once_left_is_no_part_of_a_detour(lay: Lay) -> None:
    t = lay(ROUND, at={"fighter": (0, 1), "crawler": (2, 1), "mote": (1, 1)})
    crawler, hunt = t.monster("crawler"), Hunt("fighter", left=[cell(2, 2)])
    paths = paths_of(t.g, crawler)
    assert t.run(walk_on(t.g, crawler, t.explorer("fighter"), paths, hunt, 3)) == 0
    assert t.spot("crawler") == (2, 1)


@pytest.mark.rule("MA-AIM-22", "MA-AIM-25", "MA-AIM-16")
@pytest.mark.parametrize(("stamina", "end"), [(5, (2, 3)), (4, (1, 1))])
def test_a_long_detour_along_a_row(lay: Lay, stamina: int, end: tuple[int, int]) -> None:
    rows = ["######", "#...##", "#.##.#", "#...##", "######"]
    t = lay(rows, at={"fighter": (1, 3), "strider": (1, 1), "mote": (1, 2)})
    assert t.hunt("strider", stamina=stamina) == end


@pytest.mark.rule("MA-AIM-16", "MA-AIM-20")
def test_a_chasm_beside_the_way_is_no_hindrance(lay: Lay) -> None:
    t = lay(["...", "..~", "..."], at={"fighter": (0, 0), "crawler": (2, 2)})
    t.miss()
    assert t.hunt("crawler", stamina=1) == (1, 1)
    t = lay(["...", ".~.", "..."], at={"fighter": (0, 0), "crawler": (2, 2)})
    assert t.hunt("crawler", "cell:1,2", stamina=1) == (1, 2)


CORNER = ["..##", ".###", ".###", ".###", "####"]
"""Round the corner of a door between (0, 0) and (0, 1)."""


@pytest.mark.rule("MA-AIM-23", "MA-AIM-20", "MA-AIM-12")
def test_the_stand_beside_a_door_may_be_any_space_that_is_free(lay: Lay) -> None:
    t = lay(
        CORNER,
        at={"fighter": (0, 3), "crawler": (1, 0)},
        doors=[((0, 0), (0, 1))],
        walls=[((1, 0), (1, 1))],
    )
    t.close((0, 0), (0, 1))
    assert t.hunt("crawler", stamina=1) == (0, 0), "the first space of the board"
    t = lay(CORNER, at={"fighter": (0, 3), "crawler": (1, 0), "hook": (0, 0)},
            doors=[((0, 0), (0, 1))], walls=[((1, 0), (1, 1))])  # fmt: skip
    t.close((0, 0), (0, 1))
    assert t.hunt("crawler", stamina=3) == (1, 0), "somebody stands there"


@pytest.mark.rule("MA-AIM-12", "MA-AIM-13", "MA-TGT-16")
def test_if_nobody_can_be_reached_it_is_counted_straight(lay: Lay) -> None:
    """MA-AMB-27: whatever their health."""
    t = lay([".#", "##"], at={"fighter": (5, 0), "healer": (0, 3), "crawler": (0, 0)})
    t.explorer("fighter").health = 1
    crawler = t.monster("crawler")
    paths = paths_of(t.g, crawler)
    prey = t.run(closest_explorer(t.g, crawler, paths))
    assert prey is t.explorer("healer")
    assert t.run(walk_on(t.g, crawler, t.explorer("healer"), paths, Hunt(), 4)) == 0
    assert t.spot("crawler") == (0, 0)


@pytest.mark.rule("MA-AIM-12", "MA-ETH-06")
def test_who_sees_ethereal_explorers_hunts_them(lay: Lay) -> None:
    t = lay(["......H"], at={"fighter": (2, 0), "healer": (0, 6), "crawler": (0, 0)})
    t.mark("statuette", "fighter", by="fighter")
    crawler = t.monster("crawler")
    assert [e.id for e in visible_prey(t.g, crawler)] == ["healer"]
    t.state.laid.marks[cell(6, 0)] = LIT
    assert [e.id for e in visible_prey(t.g, crawler)] == ["fighter", "healer"]
    t.state.tokens.markers.clear()
    t.state.laid.marks.clear()
    assert [e.id for e in visible_prey(t.g, crawler)] == ["fighter", "healer"]


@pytest.mark.rule("MA-AIM-26", "MA-AIM-20", "MA-AIM-04")
def test_what_ends_a_moved_monster_s_walk(lay: Lay) -> None:
    """Its spaces, its end, nobody to walk to."""
    t = lay(at={"fighter": (0, 0), "crawler": (9, 0), "hook": (9, 9)})
    t.run(prowl(t.g, t.monster("crawler"), 0))
    assert t.spot("crawler") == (9, 0)
    t.rewrite("crawler", When("moved", [Kill("you")]))
    crawler = t.monster("crawler")
    t.run(prowl(t.g, crawler, 3))
    assert (t.there("crawler"), crawler.cell) == (False, cell(8, 0))
    t.mark("statuette", "fighter", by="fighter")
    t.run(prowl(t.g, t.monster("hook"), 3))
    assert t.spot("hook") == (9, 9)


@pytest.mark.rule("MA-AIM-03", "MA-AIM-04", "MA-AIM-05", "MA-AIM-07", "MA-AIM-17")
def test_what_ends_a_monster_s_turn(lay: Lay) -> None:
    """No stamina, or its end; MA-AMB-65: what costs nothing it does once."""
    t = lay(at={"fighter": (0, 0), "crawler": (9, 0)})
    t.rewrite("crawler", Active([AddProgress()], Cost()))
    t.hunt("crawler", stamina=0)
    assert t.state.tokens.progress == {}
    assert t.hunt("crawler", stamina=2) == (7, 0)
    assert t.state.tokens.progress == {"crawler": 1}
    t.rewrite("crawler", When("moved", [Kill("you")]))
    crawler = t.monster("crawler")
    crawler.stamina = 3
    t.run(predictable_turn(t.g, crawler))
    assert (crawler.cell, crawler.stamina) == (cell(6, 0), 2)


@pytest.mark.rule("MA-AIM-03", "MA-AIM-06", "MA-AIM-10", "MA-AIM-33", "MA-AIM-24", "MA-AIM-07")
def test_on_what_a_monster_uses_its_abilities(lay: Lay) -> None:
    """Its prey, as often as there are targets; a space by the players' choice; else not at all."""
    t = lay([".C.", "...", ".C."], at={"fighter": (9, 9), "crawler": (1, 1)})
    wreck = Active([DestroySpace()], Cost(stamina=2), Target("melee", of="chest"))
    t.rewrite("crawler", wreck)
    crawler, prey = t.monster("crawler"), t.explorer("fighter")
    crawler.stamina = 1
    assert usable_ability(t.g, crawler, prey, []) is None, "too dear"
    t.hunt("crawler", "cell:1,2", stamina=3)
    assert t.state.laid.marks == {cell(1, 2): DESTROYED}
    crawler.cell, crawler.stamina = cell(5, 5), 4
    assert usable_ability(t.g, crawler, prey, []) is None, "nothing in reach"
    t.rewrite("crawler", Active([Attack(high=1)], Cost(stamina=2), Target("melee", count=2)))
    t.put("fighter", 6, 6)
    t.high(3)
    t.hunt("crawler", stamina=2)
    assert prey.health == 3
    t.rewrite("crawler", Active([Attack(high=1, who="explorers")], Cost(stamina=2)))
    t.high(3)
    t.hunt("crawler", stamina=2)
    assert (prey.health, t.asked) == (2, [])
    (ability, _) = usable_ability(t.g, crawler, prey, []) or (None, [])
    assert ability is None, "no stamina left"
    crawler.stamina = 2
    found = usable_ability(t.g, crawler, prey, [])
    assert found is not None
    assert usable_ability(t.g, crawler, prey, [found[0]]) is None, "once"


@pytest.mark.rule("MA-AIM-11", "MA-AIM-20")
def test_an_immobile_monster_does_not_approach(lay: Lay) -> None:
    t = lay(at={"fighter": (12, 4), "tender": (5, 4)}, right=[])
    assert t.hunt("tender") == (5, 4)
