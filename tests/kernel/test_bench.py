"""The test bench itself, on the steps of `test_steps.py`'s night."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from waystone.kernel.game import Setup
from waystone.kernel.rng import Streams
from waystone.kernel.step import End
from waystone.testing import Bench


def night() -> ModuleType:
    spec = importlib.util.spec_from_file_location("night", Path(__file__).parent / "test_steps.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["night"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def game() -> ModuleType:
    return night()


def bench(game: ModuleType, then: object) -> Bench:
    state = game.State(Streams(1))
    made = Bench(game.GAME, game.Content(), Setup(2, 1), state, then)  # type: ignore[arg-type]
    assert made.session.state is state
    return made


def test_a_step_is_played_to_the_question_and_is_over_when_it_goes_back(game: ModuleType) -> None:
    table = bench(game, game.watch("first", []))
    assert (table.prompt, table.asked, table.options[0]) == ("ask-watch", [0], "sleep")
    table.say("quarrel")
    assert (table.prompt, table.asked) == ("ask-reply", [1])
    table.say("shrug", "sleep")
    assert table.over
    assert (table.prompt, table.asked, table.options, table.end) == ("", [], [], None)


def test_the_end_of_the_game_is_told_from_the_end_of_the_step(game: ModuleType) -> None:
    table = bench(game, game.morning()).say((1, "home"))
    assert not table.over
    assert table.end == End("end")
    with pytest.raises(AssertionError, match="nobody is asked for home"):
        table.say("home")
