"""Clauses of movement, one by one."""

import pytest

from waystone.games.gloomhaven.box.effects import Attack, Move
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.actions.movement import (
    _blocked_way,
    position,
    reachable,
    shove,
    shove_steps,
)
from waystone.games.gloomhaven.table.ways import Profile, Ways


@pytest.mark.rule("GH-MOV-01", "GH-CON-22")
@pytest.mark.parametrize("at", [(0, 0), (2, 0)])
def test_every_hex_of_the_map_that_nobody_holds_can_be_moved_to(at: At) -> None:
    gh = Gh(". . .")
    hero = gh.hero(at=(1, 0))
    gh.perform(hero, Move(1), answers=[f"hex:{at[0]},{at[1]}"])
    assert gh.at(hero) == at


@pytest.mark.rule("GH-REV-01", "GH-OVL-04", "GH-MOV-05", "GH-OVL-01")
def test_a_door_that_is_open_is_not_opened_again() -> None:
    gh = Gh(". d .", marks={"d": Mark(door="x")})
    hero = gh.hero(at=(0, 0))
    gh.perform(hero, Move(1), answers=["hex:1,0"])
    gh.perform(hero, Move(1), answers=["hex:2,0"])
    gh.perform(hero, Move(1), answers=["hex:1,0"])
    assert gh.state.open_doors == [gh.cell((1, 0))]
    assert len(gh.state.unsettled) == 1


@pytest.mark.rule("GH-MOV-08", "GH-REV-01", "GH-MOV-07")
def test_a_jump_that_comes_to_a_door_goes_on_and_any_other_ends() -> None:
    gh = Gh("d . . .", marks={"d": Mark(door="x")})
    hero = gh.hero(at=(2, 0))
    gh.perform(hero, Move(4, jump=True), answers=["hex:0,0", "hex:1,0"])
    assert gh.at(hero) == (1, 0)
    gh.perform(hero, Move(4, jump=True), answers=["hex:2,0"])
    assert gh.at(hero) == (2, 0)


@pytest.mark.rule("GH-OVL-01", "GH-OVL-02", "GH-MOV-01", "GH-OVL-13")
def test_a_closed_door_costs_a_step_from_the_cheapest_hex_before_it() -> None:
    gh = Gh(". . .", ". D .", ". . .", marks={"D": Mark(door="x")})
    hero = gh.hero(at=(0, 1))
    found = reachable(gh.g, Ways(position(gh.g, hero), Profile(5)), 5, doors=True)
    assert found[gh.cell((1, 1))] == (1, hero.cell)
    gh.move(hero, (0, 0))
    gh.tile("difficult", (1, 0))
    steps, before = reachable(gh.g, Ways(position(gh.g, hero), Profile(5)), 5, doors=True)[
        gh.cell((1, 1))
    ]
    assert (steps, before) == (2, gh.cell((0, 1)))
    assert gh.cell((1, 1)) not in reachable(
        gh.g, Ways(position(gh.g, hero), Profile(1)), 1, doors=True
    )
    assert gh.cell((1, 1)) not in reachable(
        gh.g, Ways(position(gh.g, hero), Profile(5)), 5, doors=False
    )


@pytest.mark.rule("GH-EFF-04", "GH-EFF-05", "GH-EFF-06")
def test_a_push_goes_to_the_first_hex_of_the_map_and_past_as_many_allies_as_it_has_steps() -> None:
    gh = Gh(". . . . . .")
    hero, foe = gh.hero(at=(3, 0)), gh.monster((1, 0), number=1)
    gh.run(shove(gh.g, hero, foe, 1, pull=False, seat=0), ["hex:0,0"])
    assert gh.at(foe) == (0, 0)
    row = Gh(". . . . . .")
    one, two = row.hero(at=(0, 0)), row.monster((1, 0), number=1)
    row.monster((2, 0), number=2)
    row.monster((3, 0), number=3)
    assert shove_steps(row.g, one, two, two.cell, 2, False) == []
    assert shove_steps(row.g, one, two, two.cell, 3, False) == [row.cell((2, 0))]


@pytest.mark.rule("GH-AMB-05")
@pytest.mark.parametrize(("at", "may"), [((1, 1), True), ((2, 0), False)])
def test_only_what_lies_in_a_direction_of_the_pull_blocks_it(at: At, may: bool) -> None:
    gh = Gh(". . . . . .", ". . . . . .", ". . . . . .")
    hero, foe = gh.hero(at=(0, 1)), gh.monster((2, 1), number=1)
    assert (gh.distance((0, 1), at) < gh.distance((0, 1), (2, 1))) is may
    gh.tile("obstacle", at)
    assert _blocked_way(gh.g, hero, foe, True) is may


@pytest.mark.rule("GH-ATT-02", "GH-ATT-06", "GH-ATT-04")
def test_an_attack_on_who_is_moved_through_is_melee() -> None:
    gh = Gh(". . . .")
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    gh.modifiers(hero, "+2", "-1")
    gh.perform(hero, Move(2, jump=True, through=[Attack(1)]), answers=["hex:2,0"])
    assert foe.hp == 10 - 3
