"""What is always in sight: final numbers of monsters, how far the goal is, the danger."""

from typing import Any

import pytest
from msgspec.structs import replace

from waystone.games.gloomhaven.box.effects import Attack, Give, Move
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.monsters.focus import Thought, think
from waystone.games.gloomhaven.shown import outlook
from waystone.games.gloomhaven.shown.hud import hud, intents
from waystone.games.gloomhaven.table.ways import Position, Profile
from waystone.kernel.game import find
from waystone.kernel.play import Play
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
