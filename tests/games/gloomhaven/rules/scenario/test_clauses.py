"""Clauses of the rules of a scenario, one by one."""

import pytest

from waystone.games.gloomhaven.box.scenario import Mark
from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.scenario.turns import close_turn
from waystone.games.gloomhaven.shown.view import view
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
