"""What must be in sight."""

import pytest

from waystone.games.machina_arcana.box.conditions import Progress
from waystone.games.machina_arcana.checks.testing import Lay, Table, cell
from waystone.games.machina_arcana.shown.hud import tallied
from waystone.games.machina_arcana.shown.view import view
from waystone.games.machina_arcana.table.state import DESTROYED
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
from waystone.kernel.text import Text
from waystone.kernel.view import Goal, Hud


def shown(t: Table) -> Hud:
    text = find("machina-arcana").text("en", t.g.content)
    return in_sight(t, text)


def in_sight(t: Table, text: Text) -> Hud:
    found = view(t.g.state, t.g.content, None, text).hud
    assert found is not None
    return found


@pytest.mark.rule("MA-MPH-02")
def test_whose_turn_it_is_has_not_acted_yet(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (2, 2), "mote": (4, 4)})
    t.turn("crawler")
    t.monster("crawler").acted = True
    assert [(turn.id, turn.now, turn.done) for turn in shown(t).order][1:] == [
        ("unit:crawler", True, False),
        ("unit:mote", False, False),
    ]


@pytest.mark.rule("MA-AIM-13")
def test_how_far_a_monster_comes_and_whom_it_is_nearest(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (9, 9), "crawler": (2, 2)})
    (intent,) = shown(t).intents
    assert intent.figures[0].value == str(t.g.content.monsters["crawler"].stamina)
    assert intent.target == "unit:fighter"
    t.put("fighter", 9, 0)
    t.put("healer", 4, 3)
    assert shown(t).intents[0].target == "unit:healer"


@pytest.mark.rule("MA-ESS-02")
@pytest.mark.parametrize(
    ("health", "essence", "frail"), [(1, 0, True), (1, 1, False), (2, 0, False)]
)
def test_those_whom_the_next_wound_kills(lay: Lay, health: int, essence: int, frail: bool) -> None:
    t = lay(at={"fighter": (0, 0), "crawler": (2, 2)})
    fighter = t.explorer("fighter")
    fighter.health, fighter.essence = health, essence
    assert bool(shown(t).danger) == frail
    t.state.monsters.clear()
    assert not shown(t).danger


@pytest.mark.rule("MA-HID-01", "MA-SET-20")
@pytest.mark.parametrize(("language", "word"), [("en", "Set-up"), ("ru", "Подготовка")])
def test_while_the_table_is_laid_no_round_is_named(lay: Lay, language: str, word: str) -> None:
    t = lay(at={"fighter": (0, 0)})
    text = find("machina-arcana").text(language, t.g.content)
    t.state.phase, t.state.round = "setup", 0
    seen = in_sight(t, text)
    assert (seen.round, seen.phase) == ("", word)
    assert view(t.state, t.g.content, 0, text).phase == word
    t.state.phase, t.state.round = "spawn", 2
    assert in_sight(t, text).phase != word
    assert "2" in view(t.state, t.g.content, 0, text).phase


def goal(t: Table, chapter: str = "") -> Goal:
    if chapter:
        t.state.story.chapter = t.state.story.chapters.index(chapter)
    (found,) = shown(t).goals
    return found


@pytest.mark.rule("MA-CND-04", "MA-CHP-15")
def test_a_goal_counts_what_the_chapter_asks_for(lay: Lay) -> None:
    """Of the test box the second chapter takes four uses of its ability."""
    t = lay(at={"fighter": (0, 0), "healer": (1, 0)})
    assert goal(t, "ice-1") == Goal("One"), "a chapter space is found or not"
    assert goal(t, "ice-2") == Goal("Two", 0, 4)
    t.state.tokens.progress["ice-2:1"] = 3
    assert goal(t) == Goal("Two", 3, 4)
    assert goal(t, "ice-4") == Goal("Four")


@pytest.mark.rule("MA-TIL-16", "MA-TIL-17")
def test_a_way_out_counts_who_has_left(lay: Lay) -> None:
    t = lay(at={"fighter": (0, 0), "healer": (1, 0), "gunner": (2, 0)})
    assert goal(t, "ice-3") == Goal("Three", 0, 3)
    t.explorer("fighter").left = True
    assert goal(t) == Goal("Three", 1, 3)
    t.explorer("healer").dead = True
    assert goal(t) == Goal("Three", 1, 2)


@pytest.mark.rule("MA-END-03")
def test_the_endgame_counts_what_wins_it(lay: Lay) -> None:
    t = lay(["HHH"], at={"fighter": (5, 5)})
    t.state.story.endgame = True
    assert goal(t) == Goal("End", 0, 2)
    t.state.laid.marks[cell(1, 0)] = DESTROYED
    assert goal(t) == Goal("End", 1, 2)
    t.state.laid.marks.update({cell(0, 0): DESTROYED, cell(2, 0): DESTROYED})
    assert goal(t) == Goal("End", 2, 2), "never more than it takes"


@pytest.mark.rule("MA-CHP-12", "MA-GEN-04")
def test_the_chapter_is_a_clock_of_its_own(lay: Lay) -> None:
    """Of the seven cards that follow the title the last is the epilogue."""
    t = lay(at={"fighter": (0, 0)})
    seen = []
    for chapter in range(7):
        t.state.story.chapter = chapter
        clock = next(clock for clock in shown(t).clocks if clock.id == "chapter")
        seen.append((clock.value, clock.most))
    assert seen == [(1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6), (6, 6)]


def test_every_number_in_a_task_of_the_game_is_counted() -> None:
    content = find("machina-arcana").load_content()[0]
    numbers = {"two": 2, "three": 3, "four": 4}
    for scenario in content.scenarios.values():
        for chapter in scenario.chapters:
            ends = scenario.endgame if chapter is scenario.chapters[-2] else None
            words = chapter.task.get("en", "").lower().split()
            needed = next((numbers[word] for word in words if word in numbers), None)
            told = tallied(content, ends.id if ends else chapter.id, ends is not None)
            counted = getattr(told, "needed", getattr(told, "least", None))
            assert counted == needed, chapter.id
            assert (told is None) == (needed is None and "exit" not in words), chapter.id
            if ends is not None and isinstance(ends.victory, Progress):
                assert told == (ends.id, needed)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_the_endgame_the_goal_is_a_task_not_a_title(language: str) -> None:
    game = find("machina-arcana")
    session = Session.new(game, Setup(2, 3))
    story, text = session.state.story, game.text(language, session.content)
    story.chapter, story.endgame = len(story.chapters) - 2, True
    found = view(session.state, session.content, None, text).hud
    assert found is not None
    told = {"en": "Shut three sluices before the time is up.",
            "ru": "Закройте три заслонки, пока не вышло время."}  # fmt: skip
    assert found.goals == [Goal(told[language], 0, 3)]
