"""A small sample of mutants for every game; `make mutants` takes many more."""

from pathlib import Path

import pytest
from tests.mutants.run import equivalent, run, verdict

from waystone.kernel.game import ids

COUNT = 12
LEAST = 0.25
"""So far. A sample this small scatters; `make mutants` measures, and this number only rises."""


@pytest.mark.slow
@pytest.mark.parametrize("what", ids(templates=True))
def test_most_broken_clauses_fail_a_marked_test(what: str, tmp_path: Path) -> None:
    rows = run(what, COUNT, "sample", 1, tmp_path / "rows.jsonl")
    killed, real, alive = verdict(rows)
    assert real >= COUNT // 2
    assert killed >= LEAST * real, alive


def test_every_mutant_that_changes_nothing_has_its_reason() -> None:
    assert all(reason.strip() for reason in equivalent().values())
