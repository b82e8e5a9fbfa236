"""What must be in sight."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import steps
from waystone.games.dungeoneer.shown.hud import huds
from waystone.kernel.game import Setup, find
from waystone.kernel.view import Hud
from waystone.testing import Bench

Make = Callable[..., Table]


def shown(t: Table, seat: int | None = 0) -> Hud:
    found = huds(t.state, t.content, find("dungeoneer").text("en", t.content))
    return found[-1 if seat is None else seat]


@pytest.mark.rule("DG-QST-13")
def test_the_own_quests_and_where_they_lead(table: Make) -> None:
    t = table()
    t.quest(t.a, "book-threat")
    escort = t.quest(t.a, "book-escort")
    assert [goal.text for goal in shown(t).goals] == [
        "Complete three quests",
        "Threat: Hall 1 or Hall 2",
        "Escort: Hall 1",
    ]
    escort.carried = True
    assert shown(t).goals[-1].text == "Escort: Hall 2"
    assert len(shown(t, 1).goals) == 1


@pytest.mark.rule("DG-TRN-06")
def test_those_before_whose_turn_it_is_have_acted(table: Make) -> None:
    t = table(3)
    t.state.first, t.state.active = 1, 0
    assert [(turn.seat, turn.done) for turn in shown(t).order] == [
        (1, True),
        (2, True),
        (0, False),
    ]


@pytest.mark.rule("DG-BAT-14")
@pytest.mark.parametrize(("life", "mortal"), [(1, True), (2, False)])
def test_attackers_with_their_numbers_and_the_danger(table: Make, life: int, mortal: bool) -> None:
    t = table()
    t.a.hand, t.b.peril, t.b.life, t.b.hand, t.b.glory = ["boa"], 2, life, ["dodge"], 3
    t.state.phase = "dungeonlord"
    assert shown(t).danger == "Apothecary is the Dungeonlord now."
    bench = Bench(
        find("dungeoneer"), t.content, Setup(2, 1, "legendary"), t.state, steps.dungeonlord_phase()
    ).say("encounter:boa:bystander")
    assert bench.prompt == "ask-response"
    (intent,) = shown(t).intents
    assert [(figure.name, figure.value) for figure in intent.figures] == [
        ("Melee", "5:4"),
        ("Wounds of a hit", "1"),
    ]
    assert intent.target == "hero:bystander"
    assert (shown(t).danger == "Bystander could fall in this battle.") == mortal
