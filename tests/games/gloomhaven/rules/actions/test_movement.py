"""Movement, rooms, line of sight, overlay tiles."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Attack,
    DisarmTrap,
    Give,
    Heal,
    Loot,
    Move,
    Obstacle,
    Swap,
    Teleport,
    Trap,
)
from waystone.games.gloomhaven.box.lasting import Flying
from waystone.games.gloomhaven.box.scenario import Mark, TrapDef
from waystone.games.gloomhaven.checks.invariants import check
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.conditions import gain
from waystone.games.gloomhaven.rules.actions.loot import loot, loot_own_hex
from waystone.games.gloomhaven.rules.actions.movement import enter, fall_from_flight, move
from waystone.games.gloomhaven.rules.actions.targets import in_range
from waystone.games.gloomhaven.rules.actions.terrain import cuts_off
from waystone.games.gloomhaven.rules.scenario.rooms import lay, open_door, trap
from waystone.games.gloomhaven.rules.scenario.turns import close_turn, next_actor, queue_late
from waystone.games.gloomhaven.table.acting import Act
from waystone.games.gloomhaven.table.board import empty, flies, negative
from waystone.games.gloomhaven.table.map import layout, tables
from waystone.games.gloomhaven.table.state import Actor, Figure, TrapState

FOE = "figure:dummy-1"
OPEN = [". . . . . ."] * 3


def goals(gh: Gh, figure: Figure, ability: Move) -> set[str]:
    """Where a move could end."""
    gh.perform(figure, ability, answers=["pass"])
    return set(gh.options()) - {"pass"}


# ---- MOV


@pytest.mark.rule("GH-MOV-01", "GH-MOV-11")
def test_up_to_so_many_hexes() -> None:
    gh = Gh(*OPEN)
    hero = gh.hero("harpooner", (0, 1))
    reach = goals(gh, hero, Move(2))
    assert "hex:2,1" in reach
    assert "hex:3,1" not in reach
    assert gh.at(hero) == (0, 1)
    gh.perform(hero, Move(3), answers=["hex:2,1", "hex:3,1"])
    assert gh.at(hero) == (3, 1)
    assert gh.state.turn.moved == 3


@pytest.mark.rule("GH-MOV-02", "GH-MOV-03", "GH-OVL-14")
def test_through_allies_but_not_through_enemies_or_obstacles() -> None:
    gh = Gh(". . . .")
    hero = gh.hero("harpooner", (0, 0))
    ally = gh.hero("lamplighter", (1, 0))
    assert goals(gh, hero, Move(3)) == {"hex:2,0", "hex:3,0"}
    gh.move(ally, (3, 0))
    gh.monster((1, 0), number=1)
    assert gh.perform(hero, Move(3)).performed is False
    gh = Gh(". . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.tile("obstacle", (1, 0))
    assert gh.perform(hero, Move(3)).performed is False
    assert goals(gh, hero, Move(3, jump=True)) == {"hex:2,0", "hex:3,0"}


def test_a_figure_on_its_way_through_another_breaks_nothing() -> None:
    gh = Gh(". . . .")
    hero, ally = gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (1, 0))
    gh.run(enter(gh.g, hero, ally.cell, light=False))
    together = [line for line in check(gh.state, gh.content) if "one hex" in line]
    assert together == []
    gh.state.turn.passing = ""
    assert [line for line in check(gh.state, gh.content) if "one hex" in line]
    gh.run(enter(gh.g, hero, gh.cell((2, 0)), light=False))
    assert gh.state.at == {ally.cell: ally.id, hero.cell: hero.id}


@pytest.mark.rule("GH-MOV-04", "GH-LOS-02")
def test_nothing_moves_through_walls() -> None:
    gh = Gh(". . .", walls=[[[0, 0], [1, 0]]])
    hero = gh.hero("harpooner", (0, 0))
    assert gh.perform(hero, Move(5, jump=True)).performed is False
    assert gh.distance((0, 0), (1, 0)) > 99
    assert not gh.sees((0, 0), (1, 0))
    assert not tables(gh.g).beside(gh.cell((0, 0)), gh.cell((1, 0)))


@pytest.mark.rule("GH-MOV-05", "GH-OVL-06", "GH-OVL-07", "GH-OVL-09")
def test_a_trap_springs_when_it_is_entered_and_is_gone() -> None:
    gh = Gh(". . . .", level=2)
    hero = gh.hero("harpooner", (0, 0))
    gh.state.traps[gh.cell((1, 0))] = trap(gh.g, TrapDef())
    gh.perform(hero, Move(2), answers=["hex:2,0"])
    assert hero.hp == 10 - 4
    assert gh.state.traps == {}
    gh.state.traps[gh.cell((1, 0))] = trap(gh.g, TrapDef(conditions=["stun"]))
    gh.perform(hero, Move(1), answers=["hex:1,0"])
    assert (hero.hp, "stun" in hero.conditions) == (6, True)


@pytest.mark.rule("GH-MOV-06")
def test_swapping_and_teleporting_enter_no_hex_between() -> None:
    gh = Gh(*OPEN)
    hero, ally = gh.hero("harpooner", (0, 0)), gh.hero("lamplighter", (2, 0))
    gh.state.traps[gh.cell((1, 0))] = TrapState(5)
    gh.perform(hero, Swap("ally", 3), answers=["figure:lamplighter"])
    assert (gh.at(hero), gh.at(ally)) == ((2, 0), (0, 0))
    gh.perform(hero, Teleport(3), answers=["hex:4,0"])
    assert gh.at(hero) == (4, 0)
    assert (hero.hp, ally.hp) == (10, 10)


@pytest.mark.rule("GH-MOV-07", "GH-MOV-08", "GH-AMB-04", "GH-OVL-12")
def test_a_jump_ignores_everything_but_its_last_hex() -> None:
    gh = Gh(". . . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.monster((1, 0), number=1)
    gh.state.traps[gh.cell((2, 0))] = TrapState(3)
    gh.tile("difficult", (3, 0))
    gh.tile("hazard", (4, 0))
    reach = goals(gh, hero, Move(3, jump=True))
    assert reach == {"hex:2,0"}
    assert goals(gh, hero, Move(4, jump=True)) == {"hex:2,0", "hex:3,0", "hex:4,0"}
    gh.perform(hero, Move(4, jump=True), answers=["hex:4,0"])
    assert hero.hp == 10 - gh.state.trap_damage // 2
    assert gh.state.traps


@pytest.mark.rule("GH-MOV-09", "GH-OVL-06", "GH-OVL-13")
def test_flying_ignores_terrain_to_the_end() -> None:
    gh = Gh(". . . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.running(hero, Flying(), lost=True)
    gh.tile("obstacle", (1, 0))
    gh.state.traps[gh.cell((2, 0))] = TrapState(3)
    gh.monster((3, 0), number=1)
    assert goals(gh, hero, Move(4)) == {"hex:1,0", "hex:2,0", "hex:4,0"}
    gh.perform(hero, Move(2), answers=["hex:2,0"])
    assert hero.hp == 10
    gh.kind("bird", flying=True)
    bird = gh.monster((4, 0), "bird", number=1)
    gh.run(enter(gh.g, bird, gh.cell((2, 0)), light=flies(gh.g, bird)))
    assert bird.hp == 10


@pytest.mark.rule("GH-MOV-10", "GH-EX-44", "GH-AMB-55")
def test_who_stops_flying_over_an_obstacle_falls() -> None:
    gh = Gh(". . . . .", ". . . . .", level=2)
    hero = gh.hero("harpooner", (2, 0))
    gh.tile("obstacle", (2, 0))
    for at in ((1, 0), (3, 0), (1, 1)):
        gh.state.coins[gh.cell(at)] = 1
    gh.state.traps[gh.cell((2, 1))] = TrapState(1)
    options = {"hex:0,0", "hex:4,0", "hex:0,1", "hex:3,1"}
    gh.run(fall_from_flight(gh.g, hero), ["hex:3,1"])
    assert hero.hp == 6
    assert set(gh.options()) <= options
    assert gh.at(hero) == (3, 1)


# ---- OVL


@pytest.mark.rule("GH-OVL-05", "GH-OVL-23", "GH-SPE-04", "GH-GEN-11", "GH-GEN-12")
def test_what_counts_as_empty() -> None:
    gh = Gh(". = P o ~ ! $ D", marks={"P": Mark(plate="p"), "D": Mark(door="d")})
    hero = gh.hero("harpooner", (0, 0))
    for cell, mark in enumerate(layout_marks(gh)):
        lay(gh.g, cell, mark)
    assert [empty(gh.g, gh.cell((n, 0))) for n in range(7)] == [
        False, True, True, False, False, False, False,
    ]  # fmt: skip
    assert negative(gh.g) == 1 << gh.cell((5, 0))
    gh.move(hero, (0, 0))
    assert goals(gh, hero, Move(2)) == {"hex:1,0", "hex:2,0"}


def layout_marks(gh: Gh) -> list[Mark]:
    return layout(gh.g).marks


@pytest.mark.rule("GH-OVL-08", "GH-OVL-10")
def test_traps_are_made_and_disarmed() -> None:
    gh = Gh(*OPEN)
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((3, 0), number=1)
    gh.perform(hero, Trap(damage=3, conditions=["stun"], range=2), answers=["hex:2,0"])
    made = gh.state.traps[gh.cell((2, 0))]
    assert (made.damage, made.conditions) == (3, ["stun"])
    gh.run(enter(gh.g, foe, gh.cell((2, 0)), light=False))
    assert foe.hp == 7
    gh.perform(hero, Trap(damage=3, range=1), DisarmTrap(1, xp=1), answers=["hex:1,0", "hex:1,0"])
    assert gh.state.traps == {}
    assert gh.owner(hero).xp == 1


@pytest.mark.rule("GH-OVL-11")
def test_hazards_stay_and_hurt_each_time() -> None:
    gh = Gh(". . . .", level=4)
    hero = gh.hero("harpooner", (0, 0))
    gh.tile("hazard", (1, 0))
    gh.perform(hero, Move(1), answers=["hex:1,0"])
    gh.perform(hero, Move(1), answers=["hex:2,0"])
    assert hero.hp == 7
    assert gh.state.tiles[gh.cell((1, 0))] == "hazard"


@pytest.mark.rule("GH-OVL-13", "GH-AMB-03")
def test_difficult_ground_costs_two() -> None:
    gh = Gh(". . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.tile("difficult", (1, 0))
    assert gh.perform(hero, Move(1)).performed is False
    assert goals(gh, hero, Move(3)) == {"hex:1,0", "hex:2,0"}


@pytest.mark.rule("GH-OVL-15", "GH-LOS-06", "GH-OVL-17")
def test_obstacles_and_figures_do_not_stop_sight() -> None:
    gh = Gh(*OPEN)
    hero = gh.hero("harpooner", (0, 1))
    gh.monster((5, 1), number=1)
    gh.tile("obstacle", (2, 1))
    gh.monster((3, 1), number=2)
    gh.perform(hero, Attack(1, range=5), answers=[FOE])
    assert FOE in gh.options()


@pytest.mark.rule("GH-OVL-16")
def test_no_obstacle_may_cut_the_map_in_two() -> None:
    gh = Gh(". . . . .", ". . . . .", "# # . # #", ". . . . .")
    hero = gh.hero("harpooner", (2, 1))
    assert cuts_off(gh.g, gh.cell((2, 2)))
    assert not cuts_off(gh.g, gh.cell((1, 1)))
    gh.perform(hero, Obstacle("create", 1), answers=["hex:1,1"])
    assert "hex:2,2" not in gh.options()
    assert gh.state.tiles == {gh.cell((1, 1)): "obstacle"}
    gh.perform(hero, Obstacle("destroy", 1), answers=["hex:1,1"])
    assert gh.state.tiles == {}


@pytest.mark.rule("GH-OVL-18", "GH-OVL-19", "GH-OVL-20", "GH-OVL-21", "GH-LOO-04", "GH-LOO-05")
def test_treasure() -> None:
    gh = Gh(*OPEN, treasures={"3": "item:gutter-boots", "4": "gold:7"})
    hero = gh.hero("harpooner", (0, 0))
    owner = gh.owner(hero)
    gh.state.treasures[gh.cell((0, 0))] = "treasure:3"
    gh.run(loot_own_hex(gh.g, hero))
    assert owner.owned == ["gutter-boots"]
    assert owner.items == []
    gh.state.treasures[gh.cell((1, 0))] = "treasure:3"
    gh.run(loot(gh.g, hero, 1))
    assert (owner.owned, owner.gold) == (["gutter-boots"], 10)
    gh.state.treasures[gh.cell((1, 0))] = "goal:idol"
    gh.run(loot(gh.g, hero, 1))
    assert "goal:idol" in gh.state.looted
    lay(gh.g, gh.cell((2, 0)), Mark(treasure=3))
    assert gh.state.treasures == {}
    lay(gh.g, gh.cell((2, 0)), Mark(goal="idol"))
    assert list(gh.state.treasures.values()) == ["goal:idol"]


@pytest.mark.rule("GH-LOO-01", "GH-LOO-02", "GH-AMB-33")
def test_loot_takes_all_in_range_and_sight() -> None:
    gh = Gh(". . # .", ". . # .")
    hero = gh.hero("harpooner", (0, 0))
    for at in ((1, 0), (1, 1), (3, 0)):
        gh.state.coins[gh.cell(at)] = 1
    gh.monster((1, 0), number=1)
    gh.perform(hero, Loot(3))
    assert gh.owner(hero).coins == 2
    assert list(gh.state.coins) == [gh.cell((3, 0))]


# ---- REV


ROOMS = ("# # # # # # #", "# . . D . A #", "# . . # . . #", "# . . # . . #")
MARKS = {"D": Mark(door="d"), "A": Mark(monster="dummy", ranks=("normal", "normal", "elite"))}


def rooms(initiative: int = 20) -> tuple[Gh, Figure]:
    gh = Gh(*ROOMS, marks=MARKS)
    gh.kind("dummy", initiative=initiative)
    gh.state.monsters.decks["dummy"].draw = ["0"]
    gh.state.monsters.decks["dummy"].discard = []
    gh.state.monsters.drawn.clear()
    hero = gh.hero("harpooner", (1, 1), initiative=40)
    gh.hero("lamplighter", (1, 2), initiative=70)
    gh.state.order[0].done = True
    return gh, hero


@pytest.mark.rule("GH-REV-01", "GH-REV-02", "GH-OVL-01", "GH-OVL-02", "GH-OVL-04", "GH-SET-02")
def test_a_door_opens_in_mid_move_and_the_move_goes_on() -> None:
    gh, hero = rooms()
    assert not any(f.kind == "monster" for f in gh.state.figures.values())
    gh.turn(hero)
    gh.perform(hero, Move(4), answers=["hex:3,1", "hex:4,1", "pass"])
    assert gh.at(hero) == (4, 1)
    assert gh.state.doors[0].state == "open"
    assert [gh.at(f) for f in gh.state.figures.values() if f.kind == "monster"] == [(5, 1)]
    gh.move(hero, (1, 1))
    gh.perform(hero, Move(3), answers=["hex:4,1"])
    assert gh.at(hero) == (4, 1)


@pytest.mark.rule("GH-REV-03", "GH-SET-06", "GH-REV-04", "GH-EX-01", "GH-SET-04", "GH-GEN-13")
def test_labels_and_random_numbers() -> None:
    for count, wanted in ((2, None), (3, "normal"), (4, "elite")):
        gh = Gh(
            *ROOMS,
            marks={
                "D": Mark(door="d"),
                "A": Mark(monster="dummy", ranks=("none", "normal", "elite")),
            },
        )
        gh.kind("dummy")
        names = ["harpooner", "lamplighter", "sexton", "weirwright"][:count]
        for n, name in enumerate(names):
            gh.hero(name, (1, n) if n else (2, 1))
        gh.state.characters[0].exhausted = True
        gh.state.streams.stack("standees", 4)
        gh.run(open_door(gh.g, gh.state.doors[0], None))
        made = [(f.rank, f.number) for f in gh.state.figures.values() if f.kind == "monster"]
        assert made == ([(wanted, 5)] if wanted else [])
        if not wanted:
            gh.state.streams.stacked.clear()


@pytest.mark.rule("GH-REV-05", "GH-EX-56", "GH-GEN-16")
def test_scarce_standees_go_to_the_nearest_marks() -> None:
    gh = Gh(
        "# # # # # # # # #",
        "# . D A A A A A #",
        marks={"D": Mark(door="d"), "A": Mark(monster="few", ranks=("normal",) * 3)},
    )
    gh.kind("few", standees=3)
    gh.hero("harpooner", (1, 1))
    gh.state.characters.append(gh.state.characters[0])
    gh.run(open_door(gh.g, gh.state.doors[0], None))
    places = sorted(gh.at(f) for f in gh.state.figures.values() if f.kind == "monster")
    assert places == [(3, 1), (4, 1), (5, 1)]


@pytest.mark.rule("GH-REV-06", "GH-REV-07", "GH-REV-08", "GH-EX-29", "GH-MON-14")
@pytest.mark.parametrize(
    ("initiative", "first"), [(20, "dummy-1"), (60, "dummy-1"), (40, "dummy-1")]
)
def test_monsters_of_a_new_room_act_in_the_round(initiative: int, first: str) -> None:
    gh, hero = rooms(initiative)
    gh.state.streams.stack("standees", 0)
    gh.turn(hero)
    gh.perform(hero, Move(3), answers=["hex:3,1", "pass"])
    assert gh.state.monsters.drawn == {"dummy": "0"}
    gh.run(close_turn(gh.g, hero))
    assert gh.state.acting == (["dummy-1"] if initiative < 40 else [])
    acted = [next_actor(gh.g), next_actor(gh.g), next_actor(gh.g)]
    assert acted == [first, "lamplighter", ""]


@pytest.mark.rule("GH-REV-09", "GH-AMB-13")
def test_of_a_type_that_has_acted_only_the_new_ones_act() -> None:
    gh, hero = rooms(20)
    old = gh.monster((2, 3), "dummy", number=6)
    old.acted = 1
    gh.state.monsters.drawn["dummy"] = "0"
    gh.state.order.insert(0, Actor("dummy", 20, "monster", done=True))
    gh.state.streams.stack("standees", 0)
    gh.turn(hero)
    gh.perform(hero, Move(3), answers=["hex:3,1", "pass"])
    gh.run(close_turn(gh.g, hero))
    assert gh.state.acting == ["dummy-1"]


@pytest.mark.rule("GH-AMB-12")
def test_an_equal_initiative_is_not_lower() -> None:
    gh, hero = rooms(40)
    gh.state.streams.stack("standees", 0)
    gh.turn(hero)
    gh.run(open_door(gh.g, gh.state.doors[0], hero))
    gh.run(queue_late(gh.g))
    assert gh.state.acting == []
    assert [a.id for a in gh.state.order] == ["harpooner", "dummy", "lamplighter"]


# ---- LOS


@pytest.mark.rule("GH-LOS-01")
def test_distance_goes_round_walls() -> None:
    gh = Gh(". # .", ". # .", ". . .")
    assert gh.distance((0, 0), (2, 0)) == 5
    assert gh.distance((0, 2), (2, 2)) == 2


@pytest.mark.rule("GH-LOS-03", "GH-LOS-04", "GH-LOS-05", "GH-AMB-02")
def test_sight_from_corner_to_corner() -> None:
    gh = Gh(". . . . .", ". . # . .", ". . . . .")
    assert not gh.sees((1, 1), (3, 1))
    assert gh.sees((0, 0), (4, 0)) is False
    assert gh.sees((1, 1), (1, 2))
    assert gh.sees((0, 1), (1, 1))
    hero = gh.hero("harpooner", (1, 1))
    gh.monster((3, 1), number=1)
    assert gh.perform(hero, Attack(3, range=5)).performed is False
    tunnel = Gh(". . .")
    assert tunnel.sees((0, 0), (1, 0))
    assert not tunnel.sees((0, 0), (2, 0))


@pytest.mark.rule("GH-LOS-06", "GH-AMB-33")
def test_a_closed_door_is_a_wall() -> None:
    gh = Gh(*ROOMS, marks=MARKS)
    gh.kind("dummy")
    hero = gh.hero("harpooner", (2, 1))
    gh.hero("lamplighter", (1, 2))
    ghost = gh.cell((3, 1))
    assert gh.distance((2, 1), (3, 1)) > 99
    assert not tables(gh.g).sight[hero.cell] >> ghost & 1
    gh.run(open_door(gh.g, gh.state.doors[0], None))
    assert tables(gh.g).sight[hero.cell] >> ghost & 1


@pytest.mark.rule("GH-LOS-07", "GH-LOS-08")
def test_range_needs_sight_and_no_range_needs_none() -> None:
    gh = Gh(". . . . .", ". . # . .", ". . . . .")
    hero, foe = gh.hero("harpooner", (1, 1)), gh.monster((3, 1), number=1)
    assert in_range(gh.g, hero, [foe], 9) == []
    assert gh.perform(hero, Give(["stun"], who="enemy", range=9)).performed is False
    hero.hp = 5
    gh.perform(hero, Heal(1, who="self"))
    assert hero.hp == 6
    assert gain(gh.g, foe, "muddle")


@pytest.mark.rule("GH-LOS-04")
def test_sight_is_symmetric_on_every_map() -> None:
    gh = Gh()
    for name in gh.content.scenarios:
        if name == "test":
            continue
        gh.state.scenario = name
        chart = layout(gh.g)
        everything = sum(1 << door for door in chart.doors)
        table = chart.tables(everything).sight
        for a in range(len(chart.hexes)):
            for b in range(a):
                assert table[a] >> b & 1 == table[b] >> a & 1
        assert len(chart.known(everything)) == len(chart.hexes), f"{name}: a room has no door"


@pytest.mark.rule("GH-OVL-02")
def test_a_commanded_monster_or_summon_stays_before_a_closed_door() -> None:
    gh = Gh(". . D .", marks={"D": Mark(door="gate")})
    hero, foe = gh.hero("harpooner", (0, 0)), gh.monster((1, 0))
    act = Act(foe, seat=0)
    gh.turn(hero)
    gh.state.at.pop(hero.cell)
    gh.run(move(gh.g, act, 3, jump=False, fly=True), ["hex:0,0", "pass"])
    assert "hex:2,0" not in gh.options(0)
    assert gh.state.doors[0].state == "closed"


@pytest.mark.rule("GH-OVL-16", "GH-AMB-78")
def test_an_obstacle_is_moved_so_far_to_an_empty_hex() -> None:
    gh = Gh(". . . . .", ". . . . .", ". . . . .")
    hero = gh.hero("harpooner", (0, 0))
    gh.tile("obstacle", (2, 1))
    gh.state.coins[gh.cell((3, 1))] = 1
    gh.perform(hero, Obstacle("move", range=3, steps=1), answers=["hex:2,1", "hex:2,0"])
    offered = {key for key in gh.options() if key != "pass"}
    assert offered == {"hex:2,0", "hex:3,0", "hex:1,1", "hex:2,2", "hex:3,2"}
    assert gh.state.tiles == {gh.cell((2, 0)): "obstacle"}


@pytest.mark.rule("GH-OVL-16", "GH-AMB-78", "GH-MOV-04")
def test_an_obstacle_is_not_moved_through_others_or_so_that_it_cuts_off() -> None:
    """A ring one hex wide: open at the other side, it may be closed here; closed there, not."""
    gh = Gh(". . . . .", ". # # # .", ". . . . .")
    hero = gh.hero("harpooner", (1, 0))
    gh.tile("obstacle", (2, 0))
    gh.monster((4, 0), number=1)
    shift = Obstacle("move", range=1, steps=3)
    gh.perform(hero, shift, answers=["hex:2,0", "pass"])
    assert gh.options() == ["hex:3,0", "pass"], "not past the figure"
    gh.tile("obstacle", (2, 2))
    assert not gh.perform(hero, shift).performed
    assert gh.state.tiles == {gh.cell((2, 0)): "obstacle", gh.cell((2, 2)): "obstacle"}
