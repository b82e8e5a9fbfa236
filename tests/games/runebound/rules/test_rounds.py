"""Rounds: RB-RND."""

import pytest

from waystone.games.runebound.checks.testing import Table
from waystone.games.runebound.rules.steps import a_round, a_turn


@pytest.mark.rule("RB-RND-01", "RB-RND-05")
def test_every_player_takes_one_turn_and_then_time_moves() -> None:
    t = Table("corbin", "lissa", "nameya")
    t.state.first = 1
    t.state.heroes[2].eliminated = True
    t.state.decks["story"] = ["tithe-wagons"]
    bench = t.play(a_round())
    seats = []
    while t.state.space_on_track == 1:
        seats.append(bench.asked[0])
        bench.say("end")
    assert seats == [1, 0]
    assert t.state.space_on_track == 2


@pytest.mark.rule("RB-RND-03")
def test_the_first_player_stays_first() -> None:
    t = Table("corbin", "lissa")
    t.state.first = 1
    t.state.decks["story"] = ["tithe-wagons"]
    bench = t.play(a_round(), "end", "end")
    assert bench.prompt == "ask-action"
    assert (t.state.first, bench.asked[0]) == (1, 1)


@pytest.mark.rule("RB-RND-04")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    t = Table("corbin", "lissa")
    t.state.active = -1
    bench = t.play(a_turn(1))
    assert t.state.active == 1
    bench.say("end")
    assert t.state.active == -1
