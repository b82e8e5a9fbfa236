"""What the tests prove never becomes less, and no id is cited that does not exist."""

import pytest

from waystone.rulebook.conformance import Conformance, measure
from waystone.rulebook.library import library
from waystone.rulebook.ratchet import fallen, ratchet_folder


@pytest.fixture(scope="module")
def found() -> Conformance:
    return measure()


@pytest.mark.parametrize("game", library().books)
def test_coverage_does_not_fall(found: Conformance, game: str) -> None:
    assert not fallen(found, game)


def test_every_ratchet_belongs_to_a_rulebook(found: Conformance) -> None:
    held = {path.stem for path in ratchet_folder(found.root).glob("*.json")}
    assert held == set(found.library.books), "run `waystone conformance --ratchet`"


def test_no_test_or_source_file_cites_an_unknown_id(found: Conformance) -> None:
    assert {id: [str(place) for place in at] for id, at in found.unknown.items()} == {}


def test_every_mark_is_on_a_test_that_runs_and_can_be_read(found: Conformance) -> None:
    assert [f"{problem.place}: {problem.sentence}" for problem in found.problems] == []
