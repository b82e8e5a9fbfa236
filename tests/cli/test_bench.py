"""`waystone bench`: how fast a game runs."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from waystone.cli.bench import _read, _unit, compared
from waystone.kernel.game import find, ids
from waystone.sim.measures import Ground, growth, longest, played, simulated

Told = Callable[..., Any]
T = "_template"
BASELINE = Path(__file__).parents[2] / "benchmarks" / "baseline.json"


def test_bench_measures_a_game(told: Told, tmp_path: Path) -> None:
    kept = tmp_path / "figures.json"
    row = told("bench", T, "--seconds", "0.05", "--save", str(kept), "--json")["games"][T]["cellar"]
    assert row["random_answers_per_second"] > 200
    assert row["greedy_answers_per_second"] > 100
    assert row["search_trials_per_second"] > 2
    assert row["simulate_answers_per_second"] > 50
    assert 0 < row["clone_us"] < 1_000
    assert 0 < row["view_us"] < 20_000
    assert row["foresight_ms"] > 0
    assert row["server_us"] > row["echo_us"] > 0
    assert 1 < row["seated_kb"] < 5_000
    assert row["import_ms"] < 10_000
    assert json.loads(kept.read_text(encoding="utf-8"))["games"][T]["cellar"] == row


def test_bench_tells_what_a_move_costs_at_a_table_by_its_parts(told: Told) -> None:
    row = told("bench", T, "--server", "--seconds", "0.05", "--json")["games"][T]["cellar"]
    parts = ["rules", "log", "beats", "views", "changes", "frames"]
    assert list(row)[: len(parts)] == [f"{part}_us" for part in parts]
    assert all(0 < row[f"{part}_us"] < 20_000 for part in parts)
    whole = sum(row[f"{part}_us"] for part in (*parts, "rest"))
    assert whole == pytest.approx(row["server_us"], abs=0.5)
    shared = (row["views_us"], row["server_us"])
    assert shared[0] < row["busy_server_us"] < shared[1], "tables that move together share a commit"
    assert "random_answers_per_second" not in row


def figures(random: float, clone: float, memory: float, peer: float = 0.0) -> dict[str, Any]:
    row = {"random_answers_per_second": random, "clone_us": clone, "seated_kb": memory}
    peers = {"catanatron": {"answers_per_second": peer}} if peer else {}
    return {"games": {T: {"cellar": row}}, "peers": peers}


@pytest.mark.parametrize(
    ("now", "before", "times", "slower"),
    [
        (figures(100, 10, 50), figures(100, 10, 50), [1, 1, 1], [False] * 3),
        (figures(80, 20, 40), figures(100, 10, 50), [0.8, 0.5, 1.25], [True, True, False]),
        (figures(200, 5, 50, 20), figures(100, 10, 50, 10), [1, 1, 1], [False] * 3),
        (figures(200, 5, 50, 20), figures(100, 10, 50), [2, 2, 1], [False] * 3),
    ],
)
def test_figures_are_compared_in_units_of_the_peers_where_both_have_them(
    now: dict[str, Any], before: dict[str, Any], times: list[float], slower: list[bool]
) -> None:
    rows = compared(now, before)
    assert [row["times"] for row in rows] == times
    assert [row["slower"] for row in rows] == slower


def test_what_only_one_run_has_is_not_compared() -> None:
    assert compared(figures(1, 1, 1), {"games": {}, "peers": {}}) == []


def test_the_baseline_has_every_game_in_every_mode() -> None:
    baseline = _read(BASELINE)
    games = {game: find(game) for game in ids()}
    assert {*games} < {*baseline["games"]}
    for id, game in games.items():
        assert {*baseline["games"][id]} == {mode.id for mode in game.modes}
    rows = compared(baseline, baseline)
    assert {row["times"] for row in rows} == {1.0}
    assert _unit(baseline) > 0


def test_mass_play_is_timed_once_it_is_under_way() -> None:
    """What it clears before it begins is no part of the speed of a game."""
    game = find(T)
    ground = Ground(game, game.modes[0], game.load_content(), 0.3)
    plain = played(ground, "random")["random_answers_per_second"]
    assert simulated(ground) > 0.5 * plain


def test_growth_is_that_of_the_whole_campaign() -> None:
    game = find("gloomhaven")
    loaded = game.load_content()
    by_mode = {mode.id: longest(Ground(game, mode, loaded, 0.1)) for mode in game.modes}
    assert by_mode == {"scenario": {}, "dungeon": {}, "campaign": {"length": "whole"}}


@pytest.mark.parametrize(
    "held",
    [
        "[]",
        "[" * 100_000,
        '{"games": {"x": 1}}',
        '{"games": {}, "more": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"games": {}, "peers": {"catanatron": {"answers_per_second": "many"}}}',
        None,
    ],
    ids=["a list", "deep", "no modes", "deep inside", "no number", "a pipe"],
)
def test_a_file_without_figures_is_refused(
    held: str | None, tell: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.json"
    if held is None:
        os.mkfifo(wrong)
    else:
        wrong.write_text(held, encoding="utf-8")
    code, _, complaint = tell("bench", T, "--against", str(wrong))
    assert code == 2
    assert "holds no figures" in complaint


def test_growth_is_told_as_far_as_a_game_goes() -> None:
    game = find(T)
    assert growth(Ground(game, game.modes[0], game.load_content(), 0.1)) == {}
