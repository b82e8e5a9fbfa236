"""`walk PLACE`: as far as it goes, in one go, taken back as one."""

from collections.abc import Callable

import pytest

from waystone.kernel.view import Board, Cell, Piece, Table
from waystone.terminal.goals import goals_of
from waystone.terminal.terminal import WORDS, Terminal

Played = Callable[..., tuple[Terminal, str]]


def test_a_goal_is_named_by_name_coordinates_or_who_stands_there() -> None:
    cells = [Cell("cell:1,2", 1, 2, name="Old well"), Cell("cell:3,3", 3, 3, name="Old wall")]
    wolf = Piece("unit:wolf", "cell:3,3", "Wolf", "wolf", badge="2")
    table = Table("_", 0, "", [Board("map", "", "square", cells, [wolf])])
    assert goals_of("old well", table) == goals_of("1,2", table) == ["cell:1,2"]
    assert goals_of("Old w", table) == ["cell:1,2", "cell:3,3"]
    assert goals_of("wolf 2", table) == ["unit:wolf", "cell:3,3"]
    assert goals_of("moor", table) == goals_of("", table) == []


def test_a_far_goal_is_walked_to_in_several_answers(played: Played) -> None:
    terminal, out = played("runebound", 6, "walk moonwell")
    assert len(terminal.session.history) == 10
    assert WORDS["en"]["no-way"] not in out


def test_an_undo_takes_the_walk_back_as_one(played: Played) -> None:
    terminal, out = played("runebound", 6, "walk Moonwell", "undo")
    assert len(terminal.session.history) == 6
    assert "Back to answer 6." in out
    terminal, _ = played("runebound", 6, "walk Moonwell", "undo", "walk Moonwell", "undo", "undo")
    assert len(terminal.session.history) < 6


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_where_no_way_leads_a_sentence_says_so(lang: str, played: Played) -> None:
    terminal, out = played("runebound", 0, "walk hex:i2", "walk Utopia", lang=lang)
    assert WORDS[lang]["no-way"] in out
    assert WORDS[lang]["nowhere"].format(place="Utopia") in out
    assert terminal.session.history == []


def test_the_one_option_that_opens_the_way_is_taken(played: Played) -> None:
    terminal, _ = played("gloomhaven", 16, "walk 1,3")
    first, *rest = terminal.session.history[16:]
    assert first.key == "move:braced-feet"
    assert rest
    terminal, _ = played("gloomhaven", 16, "walk 1,3", "undo")
    assert len(terminal.session.history) == 16


def test_of_several_options_that_open_it_the_player_takes_one(played: Played) -> None:
    terminal, out = played("gloomhaven", 12, "walk 1,3")
    assert len(terminal.session.history) == 12
    assert WORDS["en"]["first"] in out
