"""What must be in sight."""

from collections.abc import Callable

import pytest

from waystone.games.dungeoneer.checks.testing import Table
from waystone.games.dungeoneer.rules import steps
from waystone.games.dungeoneer.shown.hud import huds
from waystone.games.dungeoneer.table.state import Nakari
from waystone.kernel.game import Setup, find
from waystone.kernel.view import Goal, Hud
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
    lord = "Apothecary is the Dungeonlord now."
    assert [shown(t, seat).danger for seat in (0, 1, None)] == ["", lord, lord]
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


@pytest.mark.rule("DG-END-01")
def test_quests_done_of_three(table: Make) -> None:
    t = table()
    t.a.done, t.b.done = ["book-threat"], ["book-threat", "book-escort"]
    assert shown(t).goals == [Goal("Complete three quests", 1, 3)]
    assert shown(t, None).goals == [Goal("Complete three quests", 2, 3)], "the foremost"
    t.a.done = ["book-threat"] * 4
    assert shown(t).goals == [Goal("Complete three quests", 3, 3)], "never more than it takes"


@pytest.mark.rule("DG-SOL-01", "DG-END-05")
def test_alone_the_way_home_is_part_of_the_goal(table: Make) -> None:
    t = table(1, mode="solo")
    t.a.done = ["book-threat"] * 2
    assert shown(t).goals == [Goal("Complete three quests, then return to the Entrance", 2, 3)]
    t.a.done.append("book-escort")
    assert shown(t).goals == [Goal("Return to the Entrance")]


@pytest.mark.rule("DG-CMB-12", "DG-CMB-16", "DG-CMB-17", "DG-END-04")
def test_in_a_combined_game_points_win_and_a_level_ends_it(table: Make) -> None:
    """A quest of the book is worth three points; who is out is not compared (DG-AMB-76)."""
    t = table(3, mode="combined")
    t.a.level, t.b.level, t.c.level = 2, 8, 1
    t.a.done, t.b.done = ["book-threat"] * 2, ["book-threat"]
    ends = Goal("The game ends when a hero reaches level 10", 8, 10)
    assert shown(t).goals == [Goal("Most victory points win: 6 against 3"), ends]
    assert shown(t, 1).goals == [Goal("Most victory points win: 3 against 6"), ends]
    assert shown(t, None).goals == shown(t).goals, "the foremost"
    t.b.alive = False
    assert shown(t).goals[0].text == "Most victory points win: 6 against 0"
    t.a.level = 11
    assert (shown(t).goals[1].done, shown(t).goals[1].of) == (10, 10)


@pytest.mark.rule("DG-END-02", "DG-NAK-16")
def test_the_goddess_is_a_goal_once_she_is_there(table: Make) -> None:
    t = table()
    (goddess,) = (c for c in t.content.adventure.values() if c.nakari and c.monster)
    (quest,) = (q for q in t.content.quests.values() if q.nakari)
    t.state.nakari = Nakari(goddess.id, quest.id)
    assert len(shown(t).goals) == 1
    t.state.nakari.at, t.state.nakari.wounds = "entrance", 2
    assert goddess.monster is not None
    name = find("dungeoneer").text("en", t.content).name(goddess.id)
    assert shown(t).goals[1] == Goal(f"Or defeat {name}", 2, goddess.monster.life)
