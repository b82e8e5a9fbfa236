"""A click on the map while a half is to be chosen: which half leads where."""

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven.box.effects import (
    Action,
    Attack,
    Boost,
    Cleanse,
    Give,
    Harm,
    Heal,
    Infuse,
    Loot,
    Move,
    Shove,
    Swap,
)
from waystone.games.gloomhaven.box.lasting import MoveBonus
from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.scenario.steps import character_action
from waystone.games.gloomhaven.shown.goals import reaches
from waystone.games.gloomhaven.table.board import negative
from waystone.games.gloomhaven.table.map import layout
from waystone.games.gloomhaven.table.state import TrapState
from waystone.kernel.ask import PASS
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.session import Session
from waystone.testing import Bench

GAME = find("gloomhaven")
ROW = ". . . . . ."
HERE = "hex:0,0"


def hero_of(gh: Gh) -> Session:
    """The hero's turn, with whatever cards it has."""
    hero = gh.state.figures["harpooner"]
    gh.turn(hero)
    bench = Bench(GAME, gh.content, Setup(1, 1), gh.state, character_action("harpooner"))
    assert bench.prompt == "ask-action"
    return bench.session


def playing(
    gh: Gh, bottom: Action | None = None, top: Action | None = None, at: tuple[int, int] = (0, 0)
) -> Session:
    """A hero with one card left to play."""
    hero = gh.hero("harpooner", at, hp=20)
    gh.card(hero, "own", top=top, bottom=bottom, to="selected")
    return hero_of(gh)


def goals(session: Session) -> dict[str, list[str]]:
    question = session.question(0)
    assert question is not None
    return reaches(session.state, session.content, question)


def stands(session: Session) -> str:
    cell: int = session.state.figures["harpooner"].cell
    return layout(Play(session.state, session.content, None)).keys[cell]


@pytest.mark.rule("GH-TRN-01", "GH-TRN-04", "GH-MOV-01")
def test_a_half_leads_as_far_as_its_move_and_the_default_two_hexes() -> None:
    found = goals(playing(Gh(ROW, seats=1), Action([Move(4)]), Action([Loot(1)])))
    assert found["bottom:own"] == [HERE, "hex:1,0", "hex:2,0", "hex:3,0", "hex:4,0"]
    assert found["move:own"] == [HERE, "hex:1,0", "hex:2,0"]
    assert found.keys() == {"bottom:own", "move:own"}, "nobody to attack, nothing to aim at"


@pytest.mark.rule("GH-TRN-01", "GH-MOV-01")
def test_one_click_plays_the_half_and_goes_there() -> None:
    session = playing(Gh(ROW, seats=1), Action([Move(4)]))
    assert session.walk(0, "hex:3,0", "bottom:own") == 2
    assert [given.key for given in session.history] == ["bottom:own", "hex:3,0"]
    assert stands(session) == "hex:3,0"
    question = session.question(0)
    assert question is not None
    assert question.formal, "that one could go on is all that is left to ask"


@pytest.mark.rule("GH-MOV-11")
def test_a_click_on_the_own_hex_plays_the_half_and_stays() -> None:
    gh = Gh(ROW, seats=1)
    gh.monster((1, 0), number=1, hp=20)
    session = playing(gh, Action([Move(3), Attack(2)]))
    assert session.walk(0, HERE, "bottom:own") == 0, "who cannot go anywhere is not asked"
    session = playing(Gh(ROW, seats=1), Action([Move(3), Loot(1)]))
    assert session.walk(0, HERE, "bottom:own") == 2
    assert [given.key for given in session.history] == ["bottom:own", PASS]
    assert stands(session) == HERE


def test_which_half_is_the_players_word() -> None:
    session = playing(Gh(ROW, seats=1), Action([Move(4)]))
    assert session.walk(0, "hex:1,0") == 0, "two halves lead there, and none was named"
    assert session.walk(0, "hex:4,0") == 0
    assert session.walk(0, "hex:4,0", "move:own") == 0, "this one does not lead so far"
    assert session.walk(0, "hex:1,0", "top:own") == 0
    assert session.walk(0, "hex:1,0", "bottom:other") == 0
    assert session.history == []


@pytest.mark.rule("GH-TRN-02")
def test_only_the_first_part_counts_and_an_element_is_none() -> None:
    gh = Gh(ROW, seats=1)
    gh.monster((1, 0), number=1, hp=20)
    found = goals(playing(gh, Action([Attack(2), Move(4)]), Action([Loot(1), Attack(2)])))
    assert found["bottom:own"] == ["figure:dummy-1"]
    assert "top:own" not in found
    found = goals(playing(Gh(ROW, seats=1), Action([Infuse(["fire"]), Move(1)])))
    assert found["bottom:own"] == [HERE, "hex:1,0"]


@pytest.mark.rule("GH-CON-12", "GH-CON-13")
def test_who_is_held_or_disarmed_has_nothing_to_click() -> None:
    gh = Gh(ROW, seats=1)
    gh.monster((1, 0), number=1, hp=20)
    session = playing(gh, Action([Move(4)]), Action([Attack(2)]), at=(2, 0))
    assert goals(session).keys() == {"bottom:own", "move:own", "top:own", "attack:own"}
    session.state.figures["harpooner"].conditions["immobilize"] = 2
    assert goals(session).keys() == {"top:own", "attack:own"}
    session.state.figures["harpooner"].conditions["disarm"] = 2
    assert goals(session) == {}


@pytest.mark.rule("GH-BON-03")
def test_bonuses_that_run_lead_farther() -> None:
    gh = Gh(ROW, seats=1)
    hero = gh.hero("harpooner", (0, 0), hp=20)
    gh.card(hero, "own", to="selected")
    gh.running(hero, MoveBonus(2))
    assert goals(hero_of(gh))["move:own"][-1] == "hex:4,0"


@pytest.mark.rule("GH-MOV-07", "GH-MOV-09")
@pytest.mark.parametrize(("jump", "fly"), [(True, False), (False, True), (False, False)])
def test_a_jump_and_a_flight_lead_over_what_stands_in_the_way(jump: bool, fly: bool) -> None:
    gh = Gh(ROW, seats=1)
    gh.monster((1, 0), number=1, hp=20)
    found = goals(playing(gh, Action([Move(3, jump=jump, fly=fly)])))
    assert found.get("bottom:own", []) == ([HERE, "hex:2,0", "hex:3,0"] if jump or fly else [])


@pytest.mark.rule("GH-ELE-06", "GH-ITM-03")
def test_a_half_before_which_something_is_asked_is_chosen_first() -> None:
    gh = Gh(ROW, ROW, ROW, seats=1)
    gh.monster((3, 1), number=1, hp=20)
    boosted = Action([Move(2, boosts=[Boost(consume=["fire"], value=2)])])
    struck = Action([Attack(2, range=3, boosts=[Boost(consume=["fire"], value=2)])])
    session = playing(gh, boosted, struck, at=(0, 1))
    assert {"bottom:own", "top:own"} <= goals(session).keys(), "there is no fire to be used"
    session.state.elements["fire"] = 2
    assert not {"bottom:own", "top:own"} & goals(session).keys()
    assert "move:own" in goals(session)


@pytest.mark.rule("GH-ITM-03")
def test_items_for_the_move_or_all_of_an_attack_are_asked_about_first() -> None:
    gh = Gh(ROW, seats=1)
    gh.monster((1, 0), number=1, hp=20)
    hero = gh.hero("harpooner", (2, 0), hp=20)
    gh.card(hero, "own", to="selected")
    session = hero_of(gh)
    assert {"bottom:own", "top:own"} <= goals(session).keys()
    boots = gh.item(hero, "boots", when="move", use="spent", boost={"value": 1})
    assert not {"bottom:own", "move:own"} & goals(session).keys()
    boots.state = "spent"
    assert "bottom:own" in goals(session)
    gh.item(hero, "oil", when="attack", use="spent", boost={"value": 1})
    assert "top:own" in goals(session), "of one blow it is asked after the target"
    gh.item(hero, "horn", when="attack", use="spent", entire=True, boost={"value": 1})
    assert not {"top:own", "attack:own"} & goals(session).keys()


@pytest.mark.rule("GH-OVL-06", "GH-OVL-11")
def test_traps_and_hazards_are_no_goals_except_in_flight() -> None:
    def over(fly: bool) -> list[str]:
        gh = Gh(ROW, seats=1)
        gh.state.traps[gh.cell((1, 0))] = TrapState(3, [])
        gh.tile("hazard", (2, 0))
        return goals(playing(gh, Action([Move(3, fly=fly)])))["bottom:own"]

    assert over(False) == [HERE, "hex:3,0"]
    assert over(True) == [HERE, "hex:1,0", "hex:2,0", "hex:3,0"]


@pytest.mark.rule("GH-REV-01")
def test_a_door_interrupts_the_walk_behind_the_half() -> None:
    gh = Gh(". . d . .", marks={"d": Mark(door="x")}, seats=1)
    session = playing(gh, Action([Move(4)]))
    assert session.walk(0, "hex:2,0", "bottom:own") == 2
    assert any(line.text == "fact-door-opened" for line in session.log)
    question = session.question(0)
    assert question is not None
    assert (question.prompt, question.formal) == ("ask-move", False)


@pytest.mark.rule("GH-TRN-01")
def test_anything_but_the_half_itself_interrupts_the_walk() -> None:
    session = playing(Gh(ROW, seats=1), Action([Move(4)]))
    session.game = replace(session.game, plain_steps=frozenset({"fact-moved"}))
    assert session.walk(0, "hex:3,0", "bottom:own") == 1
    assert stands(session) == HERE


@pytest.mark.rule("GH-ATT-01")
def test_one_click_plays_the_half_and_attacks() -> None:
    gh = Gh(ROW, ROW, ROW, seats=1)
    gh.monster((1, 1), number=1, hp=20)
    gh.monster((3, 1), number=2, hp=20)
    session = playing(gh, top=Action([Attack(3, range=4, targets=2)]), at=(0, 1))
    found = goals(session)
    assert sorted(found["top:own"]) == ["figure:dummy-1", "figure:dummy-2"]
    assert found["attack:own"] == ["figure:dummy-1"], "the default is melee"
    assert session.walk(0, "figure:dummy-2", "top:own") == 2
    assert session.state.figures["dummy-2"].hp < 20
    question = session.question(0)
    assert question is not None
    assert [o.key for o in question.options] == ["figure:dummy-1", PASS], "the next is asked for"


@pytest.mark.rule("GH-AOE-01")
def test_how_an_area_lies_is_asked_by_itself() -> None:
    gh = Gh(ROW, seats=1)
    gh.monster((1, 0), number=1, hp=20)
    found = goals(playing(gh, top=Action([Attack(3, area=((1, 0), (2, 0)))])))
    assert "top:own" not in found


@pytest.mark.rule("GH-HEA-01", "GH-EFF-03")
@pytest.mark.parametrize(
    ("ability", "whom"),
    [
        (Heal(3, range=2), ["figure:harpooner", "figure:sexton"]),
        (Heal(3, who="self"), []),
        (Heal(3, range=2, boosts=[Boost(consume=["fire"], value=1)]), []),
        (Give(["muddle"], range=2), ["figure:dummy-1"]),
        (Give(["muddle"], who="adjacent-enemies"), []),
        (Cleanse(who="ally", range=2), ["figure:sexton"]),
        (Shove(push=1, range=2), ["figure:dummy-1"]),
        (Harm(1, who="enemy", range=2), ["figure:dummy-1"]),
        (Swap("ally", 2), ["figure:sexton"]),
        (Swap("enemy", 2), ["figure:dummy-1"]),
        (Swap("enemy", 1), []),
    ],
)
def test_a_click_on_a_figure_for_whom_the_first_part_can_be(
    ability: Heal | Give | Cleanse | Shove | Harm | Swap, whom: list[str]
) -> None:
    gh = Gh(ROW, ROW, ROW, seats=1)
    gh.monster((2, 1), number=1, hp=20)
    hero = gh.hero("harpooner", (0, 1), hp=20)
    gh.hero("sexton", (1, 1), hp=20)
    gh.state.elements["fire"] = 2
    gh.card(hero, "own", top=Action([ability, Attack(2)]), to="selected")
    session = hero_of(gh)
    assert sorted(goals(session).get("top:own", [])) == whom
    for goal in whom:
        copy = session.clone()
        copy.listen()
        assert copy.walk(0, goal, "top:own") == 2


@pytest.mark.rule("GH-ITM-03")
def test_nothing_else_is_a_goal() -> None:
    gh = Gh(ROW, seats=1)
    hero = gh.hero("harpooner", (0, 0), hp=20)
    gh.card(hero, "own", to="selected")
    gh.item(hero, "draught", when="turn", use="consumed", abilities=[{"type": "move", "value": 2}])
    gh.running(hero, MoveBonus(1))
    session = hero_of(gh)
    assert goals(session).keys() == {"bottom:own", "move:own"}
    session.answer(0, "bottom:own")
    assert goals(session) == {}, "the move is asked about itself"


@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_a_click_does_what_it_says_and_no_hex_is_forgotten(seed: int) -> None:
    session = Session.new(GAME, Setup(1, seed, "scenario", "low-tide"))
    walks = 0
    for _ in range(160):
        question = session.question(0)
        if question is None:
            break
        for key, ends in reaches(session.state, session.content, question).items():
            copy = session.clone()
            copy.listen()
            copy.answer(0, key)
            asked = copy.question(0)
            assert asked is not None
            if asked.prompt == "ask-move":
                shunned = 0 if asked.args["fly"] else negative(Play(copy.state, copy.content, None))
                free = {
                    o.key for o in asked.options if o.key != PASS and not shunned >> o.value & 1
                }
                own = {end for end in ends if end not in {o.key for o in asked.options}}
                assert (free | own, len(own)) == (set(ends), 1)
            else:
                assert {o.key for o in asked.options if o.key != PASS} == set(ends)
            for goal in ends[:2]:
                copy = session.clone()
                copy.listen()
                assert copy.walk(0, goal, key) == 2
                walks += 1
        session.answer(0, GAME.bots.policy(session.state, session.content, 0, question))
    assert walks > 50


def test_the_question_tells_where_each_half_leads() -> None:
    session = playing(Gh(ROW, seats=1), Action([Move(4)]))
    ask = session.view(0, GAME.text("en", session.content)).ask
    assert ask is not None
    assert {choice.key: choice.reach for choice in ask.choices if choice.reach} == goals(session)
