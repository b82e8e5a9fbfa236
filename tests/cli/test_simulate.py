"""`waystone simulate`: games and wins are counted; a game that fails is told of."""

import json
from collections.abc import Callable
from typing import Any

import pytest

Tell = Callable[..., tuple[int, str, str]]
Told = Callable[..., Any]
T = "_template"


def test_simulate_counts_games_and_wins(told: Told) -> None:
    run = ("simulate", T, "--games", "30", "--seats", "random,greedy", "--seed", "5", "--json")
    once = told(*run)
    assert once["games"] == once["finished"] == 30
    assert once["errors"] == 0
    assert once["failures"] == []
    assert [seat["bot"] for seat in once["seats"]] == ["random", "greedy"]
    low, high = once["seats"][0]["ci95"]
    assert low <= once["seats"][0]["win_rate"] <= high
    assert sum(once["outcomes"].values()) == 30
    again = told(*run, "--jobs", "2")
    for name in ("answers", "seats", "outcomes"):
        assert again[name] == once[name]


def test_simulate_tells_of_a_game_that_fails(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("claws")

    monkeypatch.setattr("waystone.games._template.rules.steps.attack", broken)
    code, out, _ = tell("simulate", T, "--games", "3", "--seats", "greedy", "--json")
    report = json.loads(out)
    assert code == 1
    assert report["errors"] == 3
    failure = report["failures"][0]
    assert "ZeroDivisionError" in failure["error"]
    path = failure["replay"].removeprefix("waystone replay ")
    code, _, err = tell("replay", path)
    assert code == 2
    assert "ZeroDivisionError" in err
