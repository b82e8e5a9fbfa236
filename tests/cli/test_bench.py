"""`waystone bench`: how fast a game runs."""

from collections.abc import Callable
from typing import Any

Told = Callable[..., Any]
T = "_template"


def test_bench_measures_a_game(told: Told) -> None:
    row = told("bench", T, "--seconds", "0.1", "--json")["games"][T]
    assert row["answers_per_second"] > 5_000
    assert 0 < row["clone_us"] < 500
    assert row["import_ms"] < 2_000
