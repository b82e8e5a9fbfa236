"""Clauses of the rules of a scenario, one by one."""

import pytest

from waystone.games.gloomhaven.box.moments import PlateHeld
from waystone.games.gloomhaven.box.scenario import LootGoal, Mark, Plates
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.scenario.clean_up import reshuffle
from waystone.games.gloomhaven.rules.scenario.equipment import choices
from waystone.games.gloomhaven.rules.scenario.initiative import set_order
from waystone.games.gloomhaven.rules.scenario.rest import long_rest, short_rest
from waystone.games.gloomhaven.rules.scenario.settle import settle
from waystone.games.gloomhaven.rules.scenario.special import reaches, step_on
from waystone.games.gloomhaven.rules.scenario.steps import (
    character_action,
    character_turn,
    monster_turn,
    next_turn,
)
from waystone.games.gloomhaven.rules.scenario.turns import close_turn
from waystone.games.gloomhaven.shown.view import view
from waystone.games.gloomhaven.table.state import Actor, Deck
from waystone.kernel.step import BACK
from waystone.kernel.text import Wordless


@pytest.mark.rule("GH-TRN-09", "GH-AMB-14", "GH-SPE-09")
def test_a_plate_acts_when_a_turn_ends_on_it() -> None:
    hurt = [{"at": "plate:step", "do": [{"type": "hurt", "value": 3}]}]
    gh = Gh("P . .", marks={"P": Mark(plate="step")}, rules=hurt)
    hero = gh.hero(at=(0, 0))
    gh.turn(hero)
    gh.run(close_turn(gh.g, hero))
    assert hero.hp == 7


@pytest.mark.rule("GH-HID-05")
def test_a_wall_with_an_unrevealed_side_is_not_shown() -> None:
    rows = (". . D . .", ". . # . .")
    walls = [((0, 0), (1, 0)), ((3, 0), (4, 0)), ((1, 0), (2, 0))]
    gh = Gh(*rows, marks={"D": Mark(door="d")}, walls=walls)
    gh.hero(at=(0, 0))
    board = next(b for b in view(gh.state, gh.content, 0, Wordless()).boards if b.id == "map")
    assert [(edge.a, edge.b) for edge in board.edges] == [("hex:0,0", "hex:1,0")]


# ---- goals


@pytest.mark.rule("GH-OVL-18")
@pytest.mark.parametrize(("count", "wanted"), [(0, 3), (2, 2), ("C", 2)])
def test_so_many_goal_treasures_or_all(count: int | str, wanted: int) -> None:
    goal = {"type": "loot-goal", "count": count}
    gh = Gh("L L L .", marks={"L": Mark(goal="crate")}, goal=goal)
    gh.hero(at=(3, 0))
    gh.state.characters.append(gh.owner("harpooner"))
    for looted in range(1, 4):
        gh.state.looted.append("goal:crate")
        assert reaches(gh.g, False, LootGoal(count)) is (looted >= wanted)


@pytest.mark.rule("GH-SPE-04")
def test_plates_held_together_are_those_of_the_goal_and_no_more_are_needed() -> None:
    marks = {"A": Mark(plate="a"), "B": Mark(plate="b")}
    gh = Gh("A B .", marks=marks)
    one = gh.hero(at=(2, 0))
    both, first = Plates(["a", "b"], together=True), Plates(["a"], together=True)
    assert not reaches(gh.g, True, first)
    gh.move(one, (0, 0))
    assert reaches(gh.g, True, first)
    assert not reaches(gh.g, True, both)
    gh.hero("lamplighter", (1, 0))
    assert reaches(gh.g, True, both)
    assert not reaches(gh.g, False, both)


@pytest.mark.rule("GH-OVL-03")
def test_a_rule_unlocks_the_door_it_names_and_no_other() -> None:
    unlock = [{"at": "plate:x", "do": [{"type": "unlock", "door": "north"}]}]
    marks = {"N": Mark(door="north", locked=True), "S": Mark(door="south", locked=True)}
    gh = Gh(". N .", ". S .", marks=marks, rules=unlock)
    gh.hero(at=(0, 0))
    gh.state.unsettled.append(PlateHeld("x"))
    gh.run(settle(gh.g))
    assert {d.id: d.state for d in gh.state.doors} == {"north": "closed", "south": "locked"}
    gh.state.doors[0].state = "open"
    gh.state.fired.clear()
    gh.state.unsettled.append(PlateHeld("x"))
    gh.run(settle(gh.g))
    assert gh.state.doors[0].state == "open"


# ---- rests, order


@pytest.mark.rule("GH-RST-03", "GH-STA-06")
def test_a_short_rest_is_counted() -> None:
    gh = Gh()
    hero = gh.hero()
    gh.cards(hero, 2, "discard")
    gh.run(short_rest(gh.g, hero), ["pass"])
    assert gh.owner(hero).deeds == {"short-rests": 1, "rests": 1, "lost-cards": 1}


@pytest.mark.rule("GH-RST-06", "GH-STA-06")
def test_a_long_rest_is_counted() -> None:
    gh = Gh()
    hero = gh.hero()
    gh.cards(hero, 2, "discard")
    gh.run(long_rest(gh.g, hero), ["lose:c-harpooner-discard-0"])
    assert gh.owner(hero).deeds["long-rests"] == 1


@pytest.mark.rule("GH-INI-02", "GH-SUM-04")
def test_characters_have_characters_turns_and_others_monsters_turns() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), initiative=20)
    gh.monster((3, 3), number=1)
    gh.state.order = [
        Actor(hero.id, 20, "character"),
        Actor("dummy", 50, "monster"),
    ]
    assert next_turn(gh.g) == character_turn(hero.id)
    assert next_turn(gh.g) == monster_turn("dummy-1")
    assert next_turn(gh.g) == BACK


@pytest.mark.rule("GH-INI-05", "GH-INI-07")
def test_who_rests_acts_at_99_with_the_other_card_at_99_too() -> None:
    gh = Gh()
    one, two = gh.hero(at=(0, 0)), gh.hero("lamplighter", (1, 0))
    gh.owner(one).resting = True
    gh.card(two, "late", initiative=99, to="selected")
    gh.card(two, "later", initiative=98, to="selected")
    gh.run(set_order(gh.g))
    assert [(a.id, a.initiative, a.second) for a in gh.state.order] == [
        ("lamplighter", 99, 98),
        ("harpooner", 99, 99),
    ]


@pytest.mark.rule("GH-AMD-08", "GH-MON-10")
def test_a_deck_is_shuffled_with_its_discards_only_after_its_symbol() -> None:
    gh = Gh()
    deck = Deck(["+0"] * 3, [str(n) for n in range(20)])
    reshuffle(gh.g, deck, "modifiers")
    assert len(deck.draw) == 3
    deck.shuffle = True
    reshuffle(gh.g, deck, "modifiers")
    assert (len(deck.draw), deck.discard, deck.shuffle) == (23, [], False)
    assert deck.draw != ["+0"] * 3 + [str(n) for n in range(20)]


@pytest.mark.rule("GH-SPE-04", "GH-SPE-05")
def test_who_ends_its_turn_on_a_plate_is_noticed_each_time() -> None:
    gh = Gh("P . .", marks={"P": Mark(plate="step")})
    hero = gh.hero(at=(0, 0))
    for _ in range(2):
        gh.run(step_on(gh.g, hero))
    assert gh.state.unsettled == [PlateHeld("step"), PlateHeld("step")]
    assert gh.state.plates == ["step"]


@pytest.mark.rule("GH-MON-12", "GH-MON-07", "GH-ATT-08")
def test_a_monster_that_dies_in_its_turn_ends_it() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0))
    hero.retaliates = {1: 20}
    foe = gh.monster((1, 0), number=1)
    gh.run(monster_turn.rule(gh.g, foe.id))
    assert "dummy-1" not in gh.state.figures
    assert gh.state.turn.figure == ""


@pytest.mark.rule("GH-TRN-01", "GH-AMB-21", "GH-EXH-03")
def test_a_character_that_falls_in_its_turn_ends_it() -> None:
    gh = Gh()
    hero = gh.hero(at=(0, 0), hp=1)
    gh.hero("lamplighter", (5, 4))
    gh.monster((1, 0), number=1, retaliate=5)
    gh.cards(hero, 2, "selected")
    gh.turn(hero)
    gh.run(
        character_action.rule(gh.g, hero.id), ["attack:c-harpooner-selected-0", "figure:dummy-1"]
    )
    assert "harpooner" not in gh.state.figures
    assert gh.state.turn.figure == ""


@pytest.mark.rule("GH-ITM-02", "GH-ITM-01")
def test_no_more_copies_are_bought_than_there_are() -> None:
    gh = Gh()
    owners = [gh.owner(gh.hero(name, (n, 0))) for n, name in enumerate(("harpooner", "sexton"))]
    gh.content.items.clear()
    gh.item(gh.state.figures["harpooner"], "lamp", copies=1, when="worn")
    for owner in owners:
        owner.items.clear()
        owner.gold = 50
    assert choices(gh.g, owners[1]) == ["lamp"]
    owners[0].owned.append("lamp")
    assert choices(gh.g, owners[1]) == []
    assert choices(gh.g, owners[0]) == ["lamp"]
