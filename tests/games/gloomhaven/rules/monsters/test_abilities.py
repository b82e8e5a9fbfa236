"""Monsters perform abilities by the interpreters that characters use."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Ability,
    Attack,
    Choice,
    Heal,
    Infuse,
    LoseCards,
    Move,
    Swap,
    Trap,
    When,
)
from waystone.games.gloomhaven.box.lasting import MoveBonus, Shield
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.perform import performs
from waystone.games.gloomhaven.rules.monsters.turns import act_as_monster
from waystone.games.gloomhaven.rules.scenario.rooms import place_object
from waystone.games.gloomhaven.table.state import Figure


def turn(gh: Gh, figure: Figure, *answers: str) -> None:
    gh.turn(figure)
    gh.run(act_as_monster(gh.g, figure), answers)


def test_every_ability_has_an_interpreter() -> None:
    assert performs.missing() == []


@pytest.mark.rule("GH-OVL-10", "GH-AMB-55")
def test_a_trap_that_a_monster_lays_is_told() -> None:
    gh = Gh()
    gh.hero("harpooner", (3, 0))
    gh.kind("smuggler", [Trap(3)])
    turn(gh, gh.monster((0, 0), "smuggler", number=1))
    assert [gh.cell((1, 0))] == list(gh.state.traps)
    assert gh.state.traps[gh.cell((1, 0))].damage == 3
    assert "fact-tile-changed" in [line.text for line in gh.log]


@pytest.mark.rule("GH-BON-03", "GH-SUM-05")
def test_a_bonus_on_moves_bears_on_summons() -> None:
    gh = Gh(*[" ".join("." * 12)] * 2)
    hero = gh.hero("harpooner", (0, 0))
    boy = gh.summon(hero, (0, 1))
    gh.monster((11, 1))
    gh.running(hero, MoveBonus(2, who="summons"), circles=[0, 0])
    plain = gh.content.summons["lamp-boy"].move or 0
    turn(gh, boy)
    assert gh.distance((0, 1), gh.at(boy)) == plain + 2
    assert gh.owner(hero).active[0].used == 1


@pytest.mark.rule("GH-MOT-08")
def test_what_only_players_choose_the_players_choose_for_a_monster() -> None:
    gh = Gh()
    hero = gh.hero("harpooner", (3, 0))
    gh.kind("dancer", [Swap("enemy", 5), Choice([[Shield(1)], [Shield(2)]]), LoseCards()])
    foe = gh.monster((0, 0), "dancer", number=1)
    turn(gh, foe, "figure:harpooner", "choice:2")
    assert (gh.at(foe), gh.at(hero)) == ((3, 0), (0, 0))
    assert foe.shield == 2


@pytest.mark.rule("GH-ELE-12", "GH-ELE-13", "GH-ELE-14")
def test_what_its_type_has_paid_for_counts_inside_a_condition_too() -> None:
    gh = Gh()
    gh.hero("harpooner", (1, 0))
    card: list[Ability] = [Infuse(["wild"]), When([Attack(3), Move(1)], consume=["ice"])]
    gh.kind("chanter", card, attack=0)
    first, second = (gh.monster((n, 2), "chanter", number=n + 1) for n in (0, 1))
    turn(gh, first, "element:fire")
    assert gh.state.monsters.infused == ["fire"]
    assert gh.state.turn.infused == []
    gh.state.elements["ice"] = 2
    turn(gh, second)
    assert gh.state.monsters.infused == ["fire"], "one element for the whole type"
    assert gh.state.elements["ice"] == 2, "the type has had its chance this round"


@pytest.mark.rule("GH-MOT-01")
def test_a_monster_heals_by_its_rule_and_no_object() -> None:
    objects = [{"id": "gate", "name": {}, "icon": "x", "hp": 9}]
    gh = Gh(objects=objects)
    gh.kind("surgeon", [Heal(4, range=3)])
    foe = gh.monster((0, 0), "surgeon", number=1, hp=10)
    foe.hp = 9
    other = gh.monster((1, 0), hp=10)
    other.hp = 5
    gate = place_object(gh.g, "gate", gh.cell((0, 1)))
    gate.hp = 1
    turn(gh, foe)
    assert (foe.hp, other.hp, gate.hp) == (9, 9, 1)
    assert "GH-MOT-01" in gh.rules()
