"""Clauses of focus, of the way and of the reach of monsters, one by one."""

import msgspec
import pytest

from waystone.games.gloomhaven.box.effects import (
    Ability,
    Attack,
    Boost,
    Heal,
    Move,
    Special,
    Summon,
)
from waystone.games.gloomhaven.checks.testing import At, Gh
from waystone.games.gloomhaven.rules.actions.movement import position, reachable
from waystone.games.gloomhaven.rules.actions.perform import perform
from waystone.games.gloomhaven.rules.monsters.brain import Brain
from waystone.games.gloomhaven.rules.monsters.cards import consume_elements, paid
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.table.acting import Act
from waystone.games.gloomhaven.table.board import adjacent, enemies
from waystone.games.gloomhaven.table.map import tables
from waystone.games.gloomhaven.table.state import TrapState
from waystone.games.gloomhaven.table.ways import Profile, Reach, Ways
from waystone.parts.path import pack

WIDE = (". . . . . . .",) * 5


def why(gh: Gh, foe_at: At = (3, 2)) -> str:
    """The rule by which a monster has found its focus."""
    foe = gh.monster(foe_at, number=1)
    gh.turn(foe)
    gh.run(Brain(gh.g, foe).find_focus())
    return next(line.rule for line in reversed(gh.log) if line.text == "fact-focused")


@pytest.mark.rule("GH-FOC-02", "GH-FOC-04", "GH-FOC-06", "GH-FOC-07", "GH-FOC-08", "GH-FOC-10")
def test_the_rule_that_decided_is_told() -> None:
    alone = Gh(*WIDE)
    alone.hero(at=(0, 2))
    assert why(alone) == "GH-FOC-04"
    nearer = Gh(*WIDE)
    nearer.hero(at=(1, 2))
    nearer.hero("lamplighter", (6, 2))
    assert why(nearer) == "GH-FOC-02"
    first = Gh(*WIDE)
    first.hero(at=(1, 2), initiative=20)
    first.hero("lamplighter", (5, 2), initiative=30)
    assert why(first) == "GH-FOC-07"
    assert first.state.turn.focus == "harpooner"


@pytest.mark.rule("GH-FOC-06", "GH-FOC-02")
def test_of_two_as_far_to_go_to_the_nearer_is_the_focus() -> None:
    gh = Gh(*WIDE)
    gh.hero(at=(3, 1), initiative=30)
    gh.hero("lamplighter", (1, 2), initiative=10)
    foe = gh.monster((3, 2), number=1, range=3)
    gh.turn(foe)
    gh.run(Brain(gh.g, foe).find_focus())
    assert gh.state.turn.focus == "harpooner"
    assert [line.rule for line in gh.log if line.text == "fact-focused"] == ["GH-FOC-06"]


@pytest.mark.rule("GH-FOC-10", "GH-FOC-11")
def test_a_way_without_traps_is_preferred_however_long() -> None:
    gh = Gh(". . . . . .", "# # . # # .", ". . . . . .")
    foe = gh.monster((0, 0), number=1, move=1)
    hero = gh.hero(at=(0, 2))
    gh.state.traps[gh.cell((2, 1))] = TrapState(3)
    gh.turn(foe)
    gh.run(Brain(gh.g, foe).find_focus())
    ways = Ways(position(gh.g, foe), Profile(1))
    beside = min(ways.cost(c) for c in (gh.cell((1, 2)),))
    assert beside < pack(1, 0), "around the trap"
    assert gh.state.turn.focus == hero.id


@pytest.mark.rule("GH-OVL-13", "GH-FOC-10", "GH-FOC-11", "GH-MOV-01")
def test_what_a_way_costs() -> None:
    gh = Gh(". . . . .")
    foe = gh.monster((0, 0), number=1)
    gh.tile("difficult", (1, 0))
    gh.tile("hazard", (2, 0))
    where = position(gh.g, foe)
    ways = Ways(where, Profile(9))
    costs = [ways.cost(gh.cell((n, 0))) for n in range(5)]
    assert costs == [0, 2, pack(1, 3), pack(1, 4), pack(1, 5)]
    assert [ways.points(cost) for cost in costs] == [0, 2, 3, 4, 5]
    hasty = Ways(where, Profile(9), hasty=True)
    found = [hasty.cost(gh.cell((n, 0))) for n in range(5)]
    assert found == [0, pack(2, 0), pack(3, 1), pack(4, 1), pack(5, 1)]
    assert [hasty.points(cost) for cost in found] == [0, 2, 3, 4, 5]


@pytest.mark.rule("GH-MOV-08", "GH-AMB-04", "GH-FOC-09")
@pytest.mark.parametrize(("jump", "fly", "difficult", "hazard"), [
    (True, False, 2, pack(1, 2)), (True, True, 1, 2), (False, True, 1, 2),
])  # fmt: skip
def test_only_the_last_hex_of_a_jump_costs_and_counts(
    jump: bool, fly: bool, difficult: int, hazard: int
) -> None:
    gh = Gh(". . . .")
    foe = gh.monster((0, 0), number=1)
    gh.tile("difficult", (1, 0))
    gh.tile("hazard", (2, 0))
    ways = Ways(position(gh.g, foe), Profile(9, jump=jump, fly=fly))
    assert [ways.cost(gh.cell((n, 0))) for n in (1, 2, 3)] == [difficult, hazard, 3]


@pytest.mark.rule("GH-AOE-04", "GH-AMB-61")
def test_a_ranged_area_needs_one_red_hex_of_the_map_in_range() -> None:
    gh = Gh(*WIDE)
    here = gh.cell((0, 2))
    reach = Reach(tables(gh.g), Profile(0, 2, True, 99, ((0, 0), (1, 0))))
    hexes = reach.tables.hexes
    two, three, four = (hexes[gh.cell((n, 2))] for n in (2, 3, 4))
    assert reach.aims(here, (two, three))
    assert reach.aims(here, (three, two))
    assert not reach.aims(here, (three, four))
    outside = (hexes[here][0] - 1, hexes[here][1])
    assert not reach.aims(here, (outside,))


@pytest.mark.rule("GH-AOE-04", "GH-AOE-05", "GH-LOS-03")
def test_a_ranged_area_reaches_as_far_beyond_its_range_as_its_hexes() -> None:
    gh = Gh(*WIDE)
    row = [gh.cell((n, 2)) for n in range(7)]
    plain, area = (
        Reach(tables(gh.g), Profile(0, 1, True, 1, red)).hexes(row[0])
        for red in ((), ((0, 0), (1, 0)))
    )
    assert [n for n in range(7) if plain >> row[n] & 1] == [1]
    assert [n for n in range(7) if area >> row[n] & 1] == [1, 2]


@pytest.mark.rule("GH-MAT-04", "GH-MON-04", "GH-MAT-05", "GH-AOE-02")
@pytest.mark.parametrize(
    ("attack", "own", "wanted"),
    [
        (Attack(0), 0, (False, 1)),
        (Attack(0), 3, (True, 3)),
        (Attack(0, range_plus=1), 3, (True, 4)),
        (Attack(0, range_plus=-1), 3, (True, 2)),
        (Attack(0, range_plus=-5), 3, (True, 1)),
        (Attack(0, range=2), 5, (True, 2)),
        (Attack(0, melee=True), 3, (False, 1)),
        (Attack(0, area=((1, 0),)), 3, (False, 1)),
        (Attack(0, area=((0, 0),), range=2), 3, (True, 2)),
    ],
)
def test_how_far_a_monster_reaches(attack: Attack, own: int, wanted: tuple[bool, int]) -> None:
    gh = Gh()
    gh.hero(at=(5, 0))
    assert Brain(gh.g, gh.monster((0, 0), number=1, range=own)).range_of(attack) == wanted


@pytest.mark.rule("GH-MMV-01", "GH-FOC-09", "GH-MAT-04")
@pytest.mark.parametrize(("targets", "own", "wanted"), [(1, 1, 1), (1, 2, 2), (2, 3, 2), (3, 1, 3)])
def test_how_many_a_monster_attacks(targets: int, own: int, wanted: int) -> None:
    gh = Gh()
    gh.hero(at=(5, 0))
    brain = Brain(gh.g, gh.monster((0, 0), number=1, targets=own))
    profile = brain.profile(Attack(0, targets=targets))
    assert (profile.targets, profile.move, profile.jump, profile.fly) == (wanted, 0, False, False)
    moving = brain.profile(Attack(0, targets=targets), Move(1, jump=True))
    assert (moving.move, moving.jump, moving.fly) == (3, True, False)
    assert brain.profile(None, Move(0, fly=True)).fly


@pytest.mark.rule("GH-ELE-13", "GH-ELE-12")
def test_only_what_was_paid_for_with_an_element_counts() -> None:
    gh = Gh(seats=1)
    gh.hero(at=(5, 0))
    fire, ice = Boost(consume=["fire"], value=1), Boost(consume=["ice"], value=2)
    blow = Attack(0, boosts=[fire, ice])
    card: list[Ability] = [blow]
    gh.kind("imp", card)
    foe = gh.monster((0, 0), "imp", number=1)
    assert not paid(gh.g, foe, blow.boosts[0])
    gh.state.elements["fire"] = 2
    gh.run(consume_elements(gh.g, foe, card))
    found = gh.content.card_of("imp", 0)[0]
    assert isinstance(found, Attack)
    played = gh.content.played_cards.setdefault(("imp", "0"), [found])[0]
    assert isinstance(played, Attack)
    assert [paid(gh.g, foe, boost) for boost in played.boosts] == [True, False]
    gh.state.elements |= {"fire": 2, "ice": 2}
    gh.state.monsters.consumed.clear()
    gh.run(consume_elements(gh.g, foe, card))
    assert [paid(gh.g, foe, boost) for boost in played.boosts] == [True, True]


@pytest.mark.rule("GH-MMV-02", "GH-MMV-01")
def test_a_monster_goes_by_the_attack_that_follows_its_move_or_else_by_any() -> None:
    gh = Gh(*WIDE)
    gh.kind("imp", [Attack(0, range=3), Move(0)], move=3, attack=1)
    foe = gh.monster((0, 2), "imp", number=1)
    hero = gh.hero(at=(5, 2))
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    assert (gh.distance(gh.at(foe), (5, 2)), hero.hp) == (3, 10)


@pytest.mark.rule("GH-MAT-02", "GH-AMB-41", "GH-MAT-07")
def test_from_where_it_stands_it_attacks_whom_it_reaches_and_nobody_else() -> None:
    gh = Gh(*WIDE)
    foe = gh.monster((0, 2), number=1)
    far = gh.hero(at=(4, 2))
    near = gh.hero("lamplighter", (1, 2))
    gh.turn(foe)
    brain = Brain(gh.g, foe)
    gh.state.turn.focus = near.id
    assert gh.run(brain.targets(brain.profile(Attack(0)))) == [near]
    gh.state.turn.focus = far.id
    assert gh.run(brain.targets(brain.profile(Attack(0)))) == []
    gh.state.turn.focus = "nobody"
    assert gh.run(brain.targets(brain.profile(Attack(0)))) == [near]


@pytest.mark.rule("GH-MMV-01", "GH-MMV-06", "GH-MMV-07")
def test_without_an_attack_it_goes_beside_its_focus() -> None:
    gh = Gh(*WIDE)
    gh.kind("imp", [Move(0)], move=9, range=4)
    foe = gh.monster((0, 2), "imp", number=1)
    gh.hero(at=(5, 2))
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    assert gh.distance(gh.at(foe), (5, 2)) == 1


@pytest.mark.rule("GH-MOT-02", "GH-MOT-03", "GH-MOT-04", "GH-AMB-55")
def test_a_summoned_monster_is_no_news_and_its_type_has_a_card() -> None:
    gh = Gh(*WIDE)
    gh.kind("imp")
    foe = gh.monster((2, 2), number=1)
    gh.hero(at=(5, 2))
    gh.state.monsters.drawn.pop("imp")
    gh.run(perform(gh.g, Act(foe), [Summon("imp")]))
    made = next(f for f in gh.state.figures.values() if f.type == "imp")
    assert (gh.at(made), made.came, made.side) == ((3, 2), "summoned", "foe")
    assert (gh.state.turn.revealed, "imp" in gh.state.monsters.drawn) == ([], True)


@pytest.mark.rule("GH-SUM-01", "GH-SUM-02", "GH-SUM-07", "GH-STA-06")
def test_a_summon_stands_in_any_empty_hex_beside_its_summoner_or_is_left_out() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 1))
    act = gh.perform(hero, Summon("lamp-boy"), answers=["pass"], card="call")
    assert (act.performed, gh.state.summoned) == (False, 0)
    act = gh.perform(hero, Summon("lamp-boy"), answers=["hex:0,0"], card="call")
    made = next(f for f in gh.state.figures.values() if f.kind == "summon")
    assert (gh.at(made), made.born, made.owner, made.card) == ((0, 0), 1, hero.id, "call")
    assert (act.performed, gh.state.summoned, gh.owner(hero).deeds) == (True, 1, {"summons": 1})


@pytest.mark.rule("GH-AMB-34", "GH-GEN-06", "GH-LOS-02")
def test_enemies_are_of_the_other_side_and_beside_is_beside() -> None:
    gh = Gh(". . # .")
    hero, foe = gh.hero(at=(0, 0)), gh.monster((1, 0), number=1)
    far = gh.monster((3, 0), number=2)
    assert enemies(gh.g, hero) == [foe, far]
    assert enemies(gh.g, foe) == [hero]
    assert list(adjacent(gh.g, hero)) == [foe]
    assert list(adjacent(gh.g, far)) == []


@pytest.mark.rule("GH-MOV-01", "GH-MOV-03", "GH-OVL-13", "GH-MOV-02")
def test_where_a_move_can_end() -> None:
    gh = Gh(". . . . .")
    hero = gh.hero(at=(0, 0))
    gh.hero("lamplighter", (1, 0))
    gh.tile("difficult", (3, 0))
    ways = Ways(position(gh.g, hero), Profile(4))
    assert reachable(gh.g, ways, 4, doors=True) == {
        gh.cell((2, 0)): (2, -1),
        gh.cell((3, 0)): (4, -1),
    }
    gh.tile("obstacle", (2, 0))
    shut = Ways(position(gh.g, hero), Profile(4))
    assert reachable(gh.g, shut, 4, doors=True) == {}


@pytest.mark.rule("GH-BOS-03")
def test_a_special_stands_for_its_abilities_and_what_else_is_printed_stays() -> None:
    gh = Gh()
    gh.kind("boss", [Move(1), Special(2), Attack(1)], boss=True)
    made = gh.content.monsters["boss"]
    gh.content.monsters["boss"] = msgspec.structs.replace(made, special_2=[Move(7), Move(8)])
    assert gh.content.card_of("boss", 0) == [Move(1), Move(7), Move(8), Attack(1)]


@pytest.mark.rule("GH-MAT-03", "GH-MAT-02")
@pytest.mark.parametrize("attack", [Attack(targets=3), Attack(area=((1, 0), (0, 1), (1, -1)))])
def test_further_targets_are_attacked_in_the_order_of_the_focus_rules(attack: Attack) -> None:
    """P. 33: the targets of each of the attacks are chosen by the usual rules, those left out that
    it has attacked."""
    gh = Gh(*WIDE)
    gh.hero(at=(2, 2), initiative=30)
    gh.hero("lamplighter", (2, 1), initiative=20)
    gh.hero("sexton", (3, 1), initiative=10)
    gh.kind("ogre", [attack])
    foe = gh.monster((3, 2), "ogre")
    gh.modifiers(None, "-1", "+0", "+1")
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    hit = [(line.args["target"], line.args["damage"]) for line in gh.log
           if line.text == "fact-attacked"]  # fmt: skip
    assert hit == [("sexton", 1), ("lamplighter", 2), ("harpooner", 3)]


@pytest.mark.rule("GH-MAT-03")
def test_the_nearer_of_two_further_targets_is_attacked_first() -> None:
    gh = Gh(*WIDE)
    gh.hero(at=(5, 2), initiative=10)
    gh.hero("lamplighter", (4, 2), initiative=20)
    gh.hero("sexton", (2, 1), initiative=30)
    gh.kind("thrower", [Attack(targets=3)], range=3)
    foe = gh.monster((2, 2), "thrower")
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    hit = [line.args["target"] for line in gh.log if line.text == "fact-attacked"]
    assert hit == ["sexton", "lamplighter", "harpooner"]


@pytest.mark.rule("GH-MAT-03", "GH-MOT-08")
def test_of_equal_further_targets_the_players_name_the_next() -> None:
    gh = Gh(*WIDE)
    gh.hero(at=(2, 2), initiative=10)
    owner = gh.hero("lamplighter", (6, 0), initiative=90)
    one, two = gh.summon(owner, (2, 1)), gh.summon(owner, (3, 1))
    one.owner = two.owner = ""
    gh.kind("ogre", [Attack(targets=3)])
    foe = gh.monster((3, 2), "ogre")
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe), [f"figure:{two.id}"])
    hit = [line.args["target"] for line in gh.log if line.text == "fact-attacked"]
    assert hit == ["harpooner", two.id, one.id]


@pytest.mark.rule("GH-MAT-03", "GH-EXH-01", "GH-SUM-03")
@pytest.mark.parametrize(("hp", "attacked"), [(1, "sexton"), (9, "lamp-boy-1")])
def test_in_place_of_a_target_that_is_gone_another_is_attacked(hp: int, attacked: str) -> None:
    """P. 33: each attack has its target chosen by the usual rules; with its summoner a summon has
    left before the second attack."""
    gh = Gh(*WIDE)
    owner = gh.hero("lamplighter", (2, 2), hp=hp, initiative=20)
    gh.summon(owner, (2, 1))
    gh.hero("sexton", (3, 1), initiative=30)
    gh.hero("bellringer", (4, 2), initiative=40)
    gh.kind("ogre", [Attack(targets=2)])
    foe = gh.monster((3, 2), "ogre")
    gh.turn(foe).focus = owner.id
    gh.run(perform(gh.g, Act(foe), [Attack(targets=2)]))
    hit = [line.args["target"] for line in gh.log if line.text == "fact-attacked"]
    assert hit == ["lamplighter", attacked]


@pytest.mark.rule("GH-MAT-07", "GH-AMB-41")
def test_who_pushed_its_focus_out_of_reach_attacks_nobody_else() -> None:
    """P. 33: monsters always attack the target that they have chosen."""
    gh = Gh(*WIDE)
    hero = gh.hero(at=(2, 2), initiative=20)
    other = gh.hero("sexton", (4, 2), initiative=30)
    gh.kind("ogre", [Attack(push=1), Attack()])
    foe = gh.monster((3, 2), "ogre")
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe), ["hex:1,2"])
    assert (hero.hp, other.hp) == (8, 10)


@pytest.mark.rule("GH-MAT-07", "GH-AMB-41", "GH-MMV-01")
def test_who_has_killed_its_focus_goes_for_another() -> None:
    gh = Gh(*WIDE)
    gh.hero(at=(2, 2), hp=1, initiative=20)
    other = gh.hero("sexton", (6, 2), initiative=30)
    gh.kind("ogre", [Attack(), Move(), Attack()])
    foe = gh.monster((3, 2), "ogre")
    gh.turn(foe)
    gh.run(act_as_monster(gh.g, foe))
    assert gh.at(foe) == (5, 2)
    assert other.hp == 8


@pytest.mark.rule("GH-FOC-12")
def test_without_a_focus_it_does_not_attack_whomever_its_turn_brings_near() -> None:
    """P. 31: who could not choose a target neither moves nor attacks in its turn."""
    gh = Gh(*WIDE)
    hero = gh.hero(at=(5, 2))
    gh.tile("obstacle", *((4, row) for row in range(5)))
    gh.kind("ogre", [Heal(2, who="self"), Move(), Attack()])
    foe = gh.monster((2, 2), "ogre")
    foe.hp = 5
    gh.turn(foe)
    gh.run(Brain(gh.g, foe).find_focus())
    gh.move(hero, (3, 2))
    gh.run(perform(gh.g, Act(foe), [Heal(2, who="self"), Move(), Attack()]))
    assert (hero.hp, foe.hp, gh.at(foe)) == (10, 7, (2, 2))
    assert [line.text for line in gh.log].count("fact-no-focus") == 1
