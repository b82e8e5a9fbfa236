"""What must be in sight."""

import pytest

from waystone.games.machina_arcana.checks.testing import Lay, Table
from waystone.games.machina_arcana.shown.view import view
from waystone.kernel.game import find
from waystone.kernel.text import Text
from waystone.kernel.view import Hud


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
