"""Single clauses of turns, decks and ways that larger tests pass over."""

import pytest

from waystone.games.gloomhaven.box.effects import (
    Action,
    LoseCards,
    Recover,
    Trigger,
)
from waystone.games.gloomhaven.box.lasting import Shield
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.bonuses import shield
from waystone.games.gloomhaven.rules.actions.elements import infuse
from waystone.games.gloomhaven.rules.actions.movement import land
from waystone.games.gloomhaven.rules.scenario.character import play_half
from waystone.games.gloomhaven.rules.scenario.rooms import place_object
from waystone.games.gloomhaven.rules.scenario.steps import character_action
from waystone.games.gloomhaven.rules.scenario.turns import next_actor
from waystone.games.gloomhaven.rules.trades.sleeve import from_sleeve
from waystone.games.gloomhaven.shown.names import Known
from waystone.games.gloomhaven.table.board import Gone
from waystone.games.gloomhaven.table.map import tables
from waystone.games.gloomhaven.table.state import Actor
from waystone.games.gloomhaven.table.ways import Profile, Reach


@pytest.mark.rule("GH-TRN-02", "GH-TRN-03", "GH-BON-05")
def test_a_shield_from_a_card_in_the_active_area_counts_once() -> None:
    gh = Gh()
    hero = gh.hero()
    card = gh.card(hero, "wall", Action([Shield(1)], stays="round"), to="selected")
    gh.turn(hero)
    gh.run(play_half(gh.g, gh.owner(hero), hero, card, "top", default=False))
    assert [active.card for active in gh.owner(hero).active] == [card]
    assert shield(gh.g, hero) == 1


@pytest.mark.rule("GH-STA-06", "GH-TRN-04")
def test_a_default_action_counts_though_it_exhausts() -> None:
    gh = Gh(". . .")
    hero = gh.hero(hp=1)
    card = gh.card(hero, "step", to="selected")
    gh.tile("hazard", (1, 0))
    gh.turn(hero)
    half = play_half(gh.g, gh.owner(hero), hero, card, "bottom", default=True)
    with pytest.raises(Gone):
        gh.run(half, ["hex:1,0"])
    assert gh.owner(hero).deeds["default-actions"] == 1


@pytest.mark.rule("GH-TRN-12", "GH-TRN-01")
def test_who_is_stunned_in_the_middle_keeps_no_card_to_play() -> None:
    gh = Gh()
    hero = gh.hero()
    card = gh.card(hero, "left", to="selected")
    gh.turn(hero)
    hero.conditions["stun"] = 1
    gh.run(character_action.rule(gh.g, hero.id))
    assert (gh.owner(hero).selected, gh.owner(hero).discard) == ([], [card])


@pytest.mark.rule("GH-TRN-05")
def test_a_card_is_lost_before_anything_answers_its_loss() -> None:
    gh = Gh()
    hero = gh.hero()
    card = gh.card(hero, "price")
    gh.running(hero, Trigger("lose-card", [Recover(1, "lost")]))
    gh.perform(hero, LoseCards(optional=False), answers=["card:price"])
    assert (gh.owner(hero).hand, gh.owner(hero).lost) == ([card], [])


@pytest.mark.rule("GH-ELE-14", "GH-AMB-15", "GH-INI-03")
def test_a_type_names_its_element_anew_in_every_activation() -> None:
    gh = Gh()
    gh.kind("imp")
    first, second = (gh.monster((n, 0), "imp", number=n + 1) for n in range(2))
    gh.turn(first)
    gh.run(infuse(gh.g, first, ["wild"]), ["element:fire"])
    gh.turn(second)
    gh.run(infuse(gh.g, second, ["wild"]))
    gh.state.order = [Actor("imp", 50, "monster", done=True)]
    assert next_actor(gh.g) == ""
    gh.run(infuse(gh.g, second, ["wild"]), ["element:ice"])
    assert gh.state.monsters.infused[-1] == "ice"


@pytest.mark.rule("GH-AMB-74")
def test_monsters_have_no_sleeve() -> None:
    gh = Gh()
    assert gh.run(from_sleeve(gh.g, gh.monster(), 2)) is None


@pytest.mark.rule("GH-AOE-05", "GH-LOS-03")
def test_an_area_of_melee_reaches_from_every_hex_that_sees_the_foe() -> None:
    gh = Gh()
    red = ((1, 0), (2, 0))
    found = Reach(tables(gh.g), Profile(0, 1, False, 1, red)).hexes(gh.cell((3, 4)))
    assert [n for n in range(6) if found >> gh.cell((n, 4)) & 1] == [1, 2, 4, 5]


@pytest.mark.rule("GH-RDD-04", "GH-RDD-11")
@pytest.mark.parametrize("known", ["room:cellar", "lair:den"])
def test_a_room_has_a_name_only_of_two_cards(known: str) -> None:
    names = Known({known: {"en": "The", "ru": "..."}})
    assert names.get("dungeon:cellar/den/0/0", "nothing") == "nothing"


@pytest.mark.rule("GH-MOV-10")
def test_what_never_flew_does_not_fall() -> None:
    gh = Gh(objects=[{"id": "gate", "name": {}, "icon": "x", "hp": 9}])
    gh.hero(at=(3, 3))
    gate = place_object(gh.g, "gate", gh.cell((1, 1)))
    gh.tile("obstacle", (1, 1))
    gh.run(land(gh.g))
    assert (gate.hp, gh.at(gate)) == (9, (1, 1))
