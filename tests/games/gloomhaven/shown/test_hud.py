"""What is always in sight: final numbers of monsters, how far the goal is, the danger."""

from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven.box.effects import Attack, Give, Move
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.monsters.focus import Thought, think
from waystone.games.gloomhaven.shown import outlook
from waystone.games.gloomhaven.shown.hud import hud, intents, town_hud
from waystone.games.gloomhaven.table.records import Sheet
from waystone.games.gloomhaven.table.state import Door
from waystone.games.gloomhaven.table.ways import Position, Profile
from waystone.kernel.game import Setup, find
from waystone.kernel.play import Play
from waystone.kernel.session import Session
from waystone.kernel.text import Memory
from waystone.kernel.view import Hud

GAME = find("gloomhaven")


def shown(gh: Gh) -> Hud:
    text = GAME.text("en", gh.content)
    return hud(gh.state, gh.content, intents(Play(gh.state, gh.content), text), text)


def party(**scenario: Any) -> Gh:
    gh = Gh(". . . . . .", ". . . . . .", **scenario)
    gh.cards(gh.hero("harpooner", (0, 0)), 8)
    return gh


@pytest.mark.rule("GH-MON-08")
def test_the_intent_of_monsters_is_in_final_numbers() -> None:
    gh = party()
    gh.kind(
        "dummy", [Move(1), Attack(-1, range_plus=1), Give(["wound"])], move=2, attack=3, range=2
    )
    gh.monster((3, 0), number=1)
    intent = shown(gh).intents[0]
    assert intent.lines[:2] == ["Move 3", "Attack 2, Range 3"]
    assert [figure.value for figure in intent.figures] == ["3", "2"]
    assert intent.target == "figure:harpooner"


@pytest.mark.rule("GH-MON-08")
def test_numbers_of_normal_and_elite_ones_stand_together() -> None:
    gh = party()
    gh.kind("dummy", [Move(1), Attack(1)], move=2, attack=3)
    one = gh.content.monsters["dummy"]
    strong = one.elite
    assert strong is not None
    gh.content.monsters["dummy"] = replace(one, elite=replace(strong, attack=5))
    gh.monster((3, 0), rank="elite", number=1)
    gh.monster((4, 0), number=2)
    told = [(figure.value, figure.name) for figure in shown(gh).intents[0].figures]
    assert told == [("3", "Move: normal / Move: elite"), ("4/6", "Attack: normal / Attack: elite")]


@pytest.mark.rule("GH-MON-08", "GH-ATT-02")
def test_a_melee_card_has_no_range() -> None:
    gh = party()
    gh.kind("dummy", [Move(), Attack(1, melee=True)], move=2, attack=3, range=4)
    gh.monster((3, 0), number=1)
    assert shown(gh).intents[0].lines == ["Move 2", "Attack 4"]


def test_whom_they_go_for_stays_open_between_equals() -> None:
    gh = Gh(". . . . .", heroes=["harpooner"])
    gh.hero("lamplighter", (4, 0), initiative=50)
    gh.kind("dummy")
    gh.monster((2, 0), number=1)
    assert shown(gh).intents[0].target in ("", "figure:harpooner", "figure:lamplighter")
    gh.move(gh.state.figures["lamplighter"], (3, 0))
    assert shown(gh).intents[0].target == "figure:lamplighter"


def test_the_goal_is_counted_where_it_can_be() -> None:
    gh = party(goal={"type": "survive", "rounds": 6})
    gh.state.round = 3
    goal = shown(gh).goals[0]
    assert (goal.text, goal.done, goal.of) == ("Last for 6 rounds", 2, 6)
    goal = shown(party()).goals[0]
    assert (goal.text, goal.done) == ("Kill all enemies", None)


@pytest.mark.rule("GH-AMB-49")
def test_enemies_are_counted_as_far_as_they_have_been_seen() -> None:
    gh = party()
    gh.kind("dummy")
    gh.monster((3, 0), number=1)
    gh.monster((4, 0), number=2)
    gh.state.fallen = {"dummy": 3, "some object": 1}
    goal = shown(gh).goals[0]
    assert (goal.text, goal.done, goal.of) == ("Kill all enemies", 3, 5)
    gh.state.doors.append(Door("a", gh.cell((5, 0)), "closed"))
    goal = shown(gh).goals[0]
    assert goal.text == "Kill all enemies (counting what has been seen so far)"
    assert (goal.done, goal.of) == (3, 5), "what is behind the door does not count"


def test_objects_and_bosses_are_counted_too() -> None:
    gh = party(goal={"type": "kill-boss", "monster": "dummy"})
    gh.kind("dummy")
    assert shown(gh).goals[0].done is None, "nobody in sight"
    boss = gh.monster((3, 0), number=1)
    boss.most_hp, boss.hp = 12, 9
    goal = shown(gh).goals[0]
    assert goal.text.endswith("(hit points)")
    assert (goal.done, goal.of) == (3, 12)
    gh = party(goal={"type": "destroy", "object": "pin"})
    gh.state.fallen = {"pin": 1}
    goal = shown(gh).goals[0]
    assert (goal.done, goal.of) == (1, 1)


@pytest.mark.rule("GH-RND-02")
def test_the_phase_of_the_round_is_told() -> None:
    gh = party()
    gh.state.turn.figure = ""
    for actor in gh.state.order:
        actor.done = True
    assert shown(gh).phase == "End of the round"
    gh.state.order[0].done = False
    assert shown(gh).phase == "Initiative"
    gh.turn(gh.state.figures["harpooner"])
    assert shown(gh).phase == "Turn: Harpooner"
    gh.state.order.clear()
    assert shown(gh).phase == "Choosing cards"
    gh.state.round = 0
    assert shown(gh).phase == ""


@pytest.mark.rule("GH-PRO-02", "GH-TRV-01")
def test_in_town_it_is_told_where_the_party_stands() -> None:
    session = Session.new(GAME, Setup(2, 5, "campaign"))
    text, here = GAME.text("en", session.content), session.state.campaign
    here.world.prosperity, here.party.reputation = 5, -2
    seen = session.view(0, text).hud
    assert seen is not None
    assert seen.round == "In town"
    assert seen.goals[0].text == "Gather a party of at least two characters"
    clock = seen.clocks[0]
    assert (clock.name, clock.value, clock.most) == ("Prosperity, level 2", 5, 9)
    assert clock.note == "To the next level: 4 marks."
    assert [(c.name, c.value) for c in seen.counters] == [("Reputation", -2)]
    here.party.sheets += [Sheet("sexton", "a", 0), Sheet("harpooner", "b", 1)]
    assert town_hud(here, 9, text).goals[0].text == "Trade, train, then set out for a scenario"
    assert town_hud(here, 9, text).clocks[0].note == "", "there is no level 10"
    here.party.location = "low-tide"
    assert town_hud(here, 1, text).goals[0].text == "Go on to a scenario or return to town"


@pytest.mark.rule("GH-EXH-01", "GH-EXH-02")
def test_danger_names_who_is_hurt_or_out_of_cards() -> None:
    gh = party()
    hero = gh.state.figures["harpooner"]
    assert shown(gh).danger == ""
    hero.hp = 2
    assert shown(gh).danger == "Harpooner is badly hurt: 2 of 10."
    hero.hp = 10
    gh.owner(hero).hand[3:] = []
    assert shown(gh).danger == "Harpooner has 3 cards left: exhaustion is near."
    gh.owner(hero).exhausted = True
    assert shown(gh).danger == "", "who is exhausted already is in no danger"


def test_plans_are_thought_out_anew_only_when_something_changes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A wound does not, unless its card counts it; nor does that others have acted. A step, a
    condition, the initiative, what it can do now do."""
    gh = Gh(". . . . . .", ". . . . . .", heroes=["harpooner"])
    hero = gh.hero("lamplighter", (5, 0), initiative=50)
    gh.kind("dummy", [Move(), Attack()], move=2, attack=3)
    monster = gh.monster((3, 0), number=1)
    text, memory = GAME.text("en", gh.content), Memory()
    looks: list[str] = []

    def counted(where: Position, profile: Profile) -> Thought:
        looks.append(str(where.start))
        return think(where, profile)

    def target() -> str:
        looks.clear()
        with text.moment(memory):
            shown = intents(Play(gh.state, gh.content), text)
        return shown[0].target

    monkeypatch.setattr(outlook, "think", counted)
    assert (target(), len(looks)) == ("figure:lamplighter", 1)
    hero.hp -= 1
    assert (target(), len(looks)) == ("figure:lamplighter", 0)
    monster.hp -= 1
    assert (target(), len(looks)) == ("figure:lamplighter", 0)
    gh.state.order[0].done = True
    assert (target(), len(looks)) == ("figure:lamplighter", 0)
    gh.state.order.reverse()
    assert (target(), len(looks)) == ("figure:lamplighter", 1)
    gh.kind("dummy", [Move("missing"), Attack()], move=2, attack=3)
    assert (target(), len(looks)) == ("figure:lamplighter", 1)
    monster.hp -= 1
    assert (target(), len(looks)) == ("figure:lamplighter", 1)
    hero.conditions["invisible"] = 1
    assert (target(), len(looks)) == ("figure:harpooner", 1)
    del hero.conditions["invisible"]
    gh.move(gh.state.figures["harpooner"], (2, 0))
    assert (target(), len(looks)) == ("figure:harpooner", 1)
