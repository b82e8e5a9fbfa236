"""Monster behaviour, control, the dead player."""

import pytest

from waystone.games.machina_arcana import effects as fx
from waystone.games.machina_arcana import steps
from waystone.games.machina_arcana.damage import destroy
from waystone.games.machina_arcana.hunting import predictable, prowl
from waystone.games.machina_arcana.monsters import free_options, predictable_turn
from waystone.games.machina_arcana.state import Lasting
from waystone.games.machina_arcana.table import deciders, party
from waystone.games.machina_arcana.testing import Lay, Table, cell


def hunt(t: Table, name: str, *answers: str, stamina: int | None = None) -> tuple[int, int]:
    """The monster's predictable turn; where it ends."""
    monster = t.monster(name)
    monster.stamina = t.g.content.monsters[name].stamina if stamina is None else stamina
    t.run(predictable_turn(t.g, monster), *answers)
    return t.spot(name)


def miss(t: Table, times: int = 9) -> None:
    t.high(*[0] * times)
    t.low(*[0] * times)


# ---- the turn


@pytest.mark.rule("MA-AIM-01", "MA-DEA-01")
def test_the_first_death_makes_all_monsters_unpredictable(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "crawler": (5, 5)})
    assert predictable(t.g, t.monster("crawler"))
    t.run(destroy(t.g, "healer"))
    assert not predictable(t.g, t.monster("crawler"))
    assert deciders(t.g, "crawler") == [1]
    then = t.play(steps.monster_phase())
    then = t.play(then)
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
    then = t.play(steps.monster_phase())
    then = t.play(then)
    t.high(3)
    t.low(2)
    then = t.play(then, "use:crawler:0", "unit:mote")
    assert t.monster("mote").health == 1, "it may attack other monsters"
    then = t.play(then, "end")
    assert t.monster("crawler").controller == ""


@pytest.mark.rule("MA-AIM-03", "MA-AIM-07")
def test_abilities_first_then_steps_and_again(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "strider": (2, 0)})
    miss(t)
    assert hunt(t, "strider") == (1, 0)
    assert t.monster("strider").stamina == 0, "1 step, two attacks"


@pytest.mark.rule("MA-AIM-04", "MA-AIM-11", "MA-EX-72")
def test_beside_its_target_without_means_it_stays(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    assert hunt(t, "crawler", stamina=1) == (1, 0)
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
    hunt(t, "wisp", stamina=2)
    assert t.explorer("healer").health == 3, "2 spaces away: closer than 3"
    assert t.explorer("fighter").health == 5


@pytest.mark.rule("MA-AIM-06")
def test_the_closest_explorer_may_be_on_another_tile(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 4), "healer": (11, 4), "crawler": (8, 4)}, right=[])
    miss(t)
    assert hunt(t, "crawler", stamina=2) == (10, 4)


@pytest.mark.rule("MA-AIM-10", "MA-AIM-33", "MA-EVT-04")
def test_the_horror_event_comes_before_the_own_card(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (1, 0)})
    t.current("the-claws")
    t.low(2)
    hunt(t, "crawler", stamina=1)
    assert t.explorer("fighter").health == 4
    assert t.state.streams.stacked == {}


@pytest.mark.rule("MA-EX-51", "MA-CND-03")
def test_an_ability_with_otherwise(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "tender": (8, 8), "mote": (9, 9), "crawler": (12, 3)}, right=[])
    t.monster("mote").health = 1
    hunt(t, "tender", stamina=2)
    assert t.monster("mote").health == 2
    t.high(2)
    t.low(0)
    hunt(t, "tender", stamina=2)
    assert t.explorer("fighter").health == 4


# ---- the closest explorer


@pytest.mark.rule("MA-AIM-12")
def test_distance_is_walked_around_rubble_ignoring_doors_and_units(lay: Lay) -> None:
    rows = ["...", "##.", "..."]
    t = lay(rows, at={"fighter": (0, 2), "healer": (4, 0), "crawler": (0, 0)})
    assert hunt(t, "crawler", stamina=1)[0] == 1
    t = lay(rows, at={"fighter": (0, 2), "healer": (5, 0), "crawler": (0, 0)})
    assert t.state.monsters[0].cell == cell(0, 0)
    t.put("mote", 1, 0)
    t.explorer("healer").cell = cell(9, 9)
    assert hunt(t, "crawler", stamina=1) == (0, 0), "the unit in the gap does not count"


@pytest.mark.rule("MA-ETH-06", "MA-AIM-12")
def test_ethereal_explorers_are_ignored(lay: Lay) -> None:
    t = lay(at={"fighter": (2, 0), "healer": (0, 6), "crawler": (0, 0)})
    t.state.lasting.append(Lasting("statuette", 0, "fighter", ["fighter"]))
    assert hunt(t, "crawler", stamina=1) == (0, 1)
    t.state.lasting[0].units.append("healer")
    assert hunt(t, "crawler", stamina=3) == (0, 1), "nobody to hunt"


@pytest.mark.rule("MA-AIM-13")
def test_ties_between_explorers(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 0), "healer": (0, 3), "crawler": (0, 0), "mote": (0, 1)},
            walls=[((1, 0), (1, 1))])  # fmt: skip
    t.put("strider", 1, 1)
    assert hunt(t, "crawler", stamina=1) == (1, 0), "fewer units on the way"
    t = lay(at={"fighter": (3, 0), "healer": (0, 3), "crawler": (0, 0)})
    t.explorer("healer").health = 2
    assert hunt(t, "crawler", stamina=1) == (0, 1), "then less health"
    t.monster("crawler").cell = cell(0, 0)
    t.explorer("healer").health = t.explorer("fighter").health = 3
    assert hunt(t, "crawler", "unit:healer", stamina=1) == (0, 1), "then the players say"
    assert t.asked[0].rule == "MA-AIM-13"


@pytest.mark.rule("MA-AIM-14", "MA-EX-65")
def test_of_two_paths_the_one_with_fewer_units(lay: Lay) -> None:
    """The closer explorer is hunted by the free of two equal paths."""
    rows = [".....", ".###.", ".....", "######"]
    at = {"fighter": (4, 1), "healer": (9, 9), "strider": (0, 1), "mote": (2, 2)}
    t = lay(rows, at=at)
    assert hunt(t, "strider", stamina=2) == (2, 0)


@pytest.mark.rule("MA-AIM-15")
def test_immobile_units_are_as_rubble(lay: Lay) -> None:
    rows = ["....", "####"]
    t = lay(rows, at={"fighter": (3, 0), "tender": (1, 0), "crawler": (0, 0), "healer": (0, 9)})
    assert hunt(t, "crawler") == (0, 0), "walled in"


@pytest.mark.rule("MA-AIM-16", "MA-MOV-06")
def test_predictable_monsters_never_enter_a_chasm(lay: Lay) -> None:
    t = lay([".~..", ".~..", ".~.."], at={"fighter": (3, 0), "crawler": (0, 0)})
    hunt(t, "crawler")
    assert t.there("crawler")
    t = lay([".~..", "####"], at={"fighter": (3, 0), "crawler": (0, 0)})
    assert hunt(t, "crawler") == (0, 0)


GAP = [
    "##########",
    "....######",
    "#.##.#####",
    "#.##.....#",
    "##..######",
    "##########",
]
"""A gap at (2, 1), a way round by (4, 2) that takes five steps, another explorer to the east."""


@pytest.mark.rule("MA-EX-70", "MA-AIM-22")
def test_a_detour_too_long_is_not_begun(lay: Lay) -> None:
    at = {"fighter": (0, 1), "healer": (8, 3), "strider": (3, 1), "mote": (2, 1)}
    t = lay(GAP, at=at)
    assert hunt(t, "strider", stamina=4) == (3, 1), "five would be needed"


@pytest.mark.rule("MA-AIM-17", "MA-EX-71")
def test_the_target_is_found_anew_after_every_step(lay: Lay) -> None:
    """After the first step of the detour the other explorer is as far, with nobody in the way."""
    at = {"fighter": (0, 1), "healer": (8, 3), "strider": (3, 1), "mote": (2, 1)}
    t = lay(GAP, at=at)
    assert hunt(t, "strider", stamina=5) == (7, 3)


# ---- steps


@pytest.mark.rule("MA-AIM-20")
def test_a_step_shortens_the_way(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (9, 0)})
    assert hunt(t, "crawler") == (5, 0)


@pytest.mark.rule("MA-AIM-21", "MA-EX-69")
def test_straight_before_diagonal_and_fewer_obstacles_in_sight(lay: Lay) -> None:
    t = lay(at={"fighter": (3, 0), "crawler": (5, 1)})
    miss(t)
    assert hunt(t, "crawler", stamina=1) == (4, 0), "straight beside the target"
    t = lay(["....", "..C."], at={"fighter": (0, 0), "crawler": (4, 1)})
    assert hunt(t, "crawler", stamina=1) == (3, 0), "no obstacle on the line"


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
    assert hunt(t, "crawler", stamina=stamina) == end


@pytest.mark.rule("MA-AIM-23", "MA-EX-68", "MA-DOR-07")
def test_a_closed_door_on_the_way(lay: Lay) -> None:
    rows = ["......", "######"]
    t = lay(rows, at={"fighter": (5, 0), "strider": (0, 0)}, doors=[((1, 0), (2, 0))])
    t.close((1, 0), (2, 0))
    assert hunt(t, "strider", stamina=4) == (1, 0)
    assert t.state.closed, "three stamina are not enough"
    miss(t)
    assert hunt(t, "strider", stamina=5) == (2, 0)
    assert t.state.broken
    assert not t.state.closed


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
    assert hunt(t, "strider", stamina=stamina) == end


@pytest.mark.rule("MA-AIM-26")
def test_an_effect_that_moves_monsters_is_their_stamina(lay: Lay) -> None:
    t = lay(["....", "####"], at={"fighter": (3, 0), "crawler": (0, 0)}, doors=[((0, 0), (1, 0))])
    t.close((0, 0), (1, 0))
    t.run(prowl(t.g, t.monster("crawler"), 5))
    assert t.spot("crawler") == (0, 0), "a closed door stops it"
    t.state.closed.clear()
    t.run(prowl(t.g, t.monster("crawler"), 5))
    assert t.spot("crawler") == (2, 0), "beside the explorer it stops and does not attack"
    assert t.explorer("fighter").health == 5
    assert t.monster("crawler").stamina == 0


# ---- unpredictable


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
    assert t.state.closed
    assert "open:0,0:s" in keys(3)
    monster.stamina = 4
    t.play(steps.free_turn("crawler"), "lever:1,0")
    assert t.state.marks


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
    miss(t)
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
    assert hunt(t, "strider", stamina=stamina) == end


def test_an_effect_can_bind_a_monster(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (5, 0)})
    t.do("fighter", fx.Control(), targets=["crawler"])
    assert t.monster("crawler").controller == "fighter"
