"""Dice as they are told."""

import pytest

from waystone.games.dungeoneer.table import facts
from waystone.games.dungeoneer.table.sums import Part, Sum
from waystone.kernel.facts import Fact, Line, arguments, message_id
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.view import Scene

GAME = find("dungeoneer")
SESSION = Session.new(GAME, Setup(2, 3))
TEXT = GAME.text("en", SESSION.content)
HERO = next(iter(SESSION.content.heroes))
CARD = next(iter(c for c, card in SESSION.content.adventure.items() if card.monster))
QUEST = next(q.id for q in SESSION.content.quests.values() if q.search is not None)


def told(fact: Fact) -> Scene:
    line = Line(message_id(type(fact)), arguments(fact), "", 0)
    scene = GAME.scenes(SESSION.state, SESSION.content, line, TEXT)
    assert scene is not None
    return scene


@pytest.mark.rule("DG-BAT-16")
def test_both_dice_of_a_comparison_and_all_that_is_added() -> None:
    attack = Sum(2, "magic", 4, (Part(-1, CARD),))
    scene = told(facts.Compared(CARD, 5, attack, HERO, 9, Sum(6, "magic", 3)))
    left, right = scene.sides
    assert [die.face for die in (*left.dice, *right.dice)] == ["6", "2"], "the defender left"
    assert [figure.value for figure in left.figures] == ["+3", "= 9"]
    assert [figure.value for figure in right.figures] == ["+4", "−1", "= 5"]


@pytest.mark.rule("DG-THR-01", "DG-QCA-15")
@pytest.mark.parametrize(("good", "said"), [(True, "Overcome"), (False, "Failed")])
def test_a_test_tells_what_was_needed_and_how_it_ended(good: bool, said: str) -> None:
    for fact, faces in (
        (facts.Tested(HERO, "speed", 8, Sum(3, "speed", 5), 7, good), ["3"]),
        (facts.Searched(HERO, QUEST, 8, 3, 5, 0, good), ["3"]),
    ):
        scene = told(fact)
        assert scene.kind == "roll"
        assert [die.face for die in scene.sides[0].dice] == faces
        assert scene.sides[0].figures[-1].value == "= 8"
        assert scene.figures[0].value.endswith("+")
        assert scene.lines == [said]


@pytest.mark.rule("DG-QCA-28", "DG-SOL-06", "DG-NAK-03")
def test_every_other_roll_shows_its_dice() -> None:
    for fact, faces in (
        (facts.RolledChance(HERO, ["5", "6"], 1, 12), ["5", "6"]),
        (facts.EncounterRolled(HERO, 4, 3), ["4"]),
        (facts.WrathRolled(HERO, 1), ["1"]),
    ):
        assert [die.face for die in told(fact).sides[0].dice] == faces
