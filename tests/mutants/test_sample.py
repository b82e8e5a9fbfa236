"""A small sample of mutants for every game; `make mutants` takes many more."""

import ast
from pathlib import Path

import pytest
import yaml
from tests.mutants.mutate import functions, mutants, sources
from tests.mutants.run import EQUIVALENT, KERNEL, equivalent, folder_of, run, verdict

from waystone.kernel.game import ids

COUNT = 5
SPARED = 1
"""All of the sample are killed in every game. Code that changes brings other mutants into it, of
which one in thirty survives: one of five may, `make mutants` measures."""


@pytest.mark.slow
@pytest.mark.parametrize("what", ids(templates=True))
def test_most_broken_clauses_fail_a_marked_test(what: str, tmp_path: Path) -> None:
    rows = run(what, COUNT, "sample", 1, tmp_path / "rows.jsonl")
    killed, real, alive = verdict(what, rows)
    assert real >= COUNT // 2
    assert killed >= real - SPARED, alive


@pytest.mark.parametrize("what", [*ids(templates=True), KERNEL])
def test_every_mutant_that_changes_nothing_exists_and_has_its_reason(what: str) -> None:
    folder = folder_of(what)
    named = [
        mutant.name()
        for path, source in sources(folder)
        for name, function in functions(ast.parse(source))
        for mutant in mutants(str(path.relative_to(folder)), name, function)
    ]
    assert len(named) == len(set(named))
    assert set(equivalent(what)) <= set(named)
    assert all(reason.strip() for reason in equivalent(what).values())


def test_mutants_that_change_nothing_are_listed_under_a_game_or_the_kernel() -> None:
    listed = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8"))
    assert set(listed) <= {*ids(templates=True), KERNEL}


def test_mutants_that_read_alike_have_names_of_their_own() -> None:
    ((name, function),) = functions(ast.parse("def pay(g):\n    g.gold -= 1\n    g.paid += 1\n"))
    constants = [m.name() for m in mutants("x.py", name, function) if m.kind == "constant"]
    assert constants == ["x.py:pay:constant:1 -> 2 #1", "x.py:pay:constant:1 -> 2 #2"]


def test_facts_are_not_broken() -> None:
    ((name, function),) = functions(ast.parse("def pay(g):\n    g.say(Paid(g.gold + 1), 'X')\n"))
    assert list(mutants("x.py", name, function)) == []
