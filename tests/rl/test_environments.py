"""Learning environments: the libraries' own checks, for every game."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from waystone.kernel.game import find, ids
from waystone.rl import gymnasium as single
from waystone.rl import pettingzoo as many

GAMES = ids(templates=True)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(many.env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: many.env(game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(single.env(game), skip_render_check=True)


def test_every_game_is_registered() -> None:
    assert len(single.register()) == len(GAMES)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made: Any = gymnasium.make("waystone/Template-v1")
    seen, _ = made.reset(seed=3)
    assert seen["action_mask"].sum() >= 1


def test_a_random_learner_reaches_the_end() -> None:
    env = single.env("_template")
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(2_000):
        open_now = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, _ = env.step(luck.choice(open_now))
        if over:
            assert reward in (1.0, -1.0)
            return
    pytest.fail("the game never ended")


def test_the_numbers_hold_only_what_the_seat_sees() -> None:
    from waystone.kernel.game import Setup
    from waystone.kernel.rng import Streams
    from waystone.kernel.session import Session
    from waystone.rl.encode import observation

    session = Session.new(find("_template"), Setup(3, 4))
    twin = session.clone()
    session.game.redeal(twin.state, twin.content, 0, Streams(5))
    assert twin.hash() != session.hash()
    assert (observation(twin, 0) == observation(session, 0)).all()
    assert (observation(twin, 1) != observation(session, 1)).any()
