"""The same seed and answers give the same hash: in another process, under another hash seed, with
any number of processes."""

import os
import subprocess
import sys

import pytest

from waystone.kernel.game import Game, Setup
from waystone.sim.run import Job, run

PLAY = """
import random
from waystone.bots.random import any_answer
from waystone.kernel.game import Setup, find
from waystone.kernel.session import Session
game = find({game!r})
for mode in game.modes:
    session = Session.new(game, Setup(mode.seats[1], 4, mode.id))
    luck = random.Random(4)
    while session.ask is not None and len(session.history) < 400:
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))
    print(mode.id, len(session.history), *[mark.hash for mark in session.journal.marks])
"""


def test_the_hash_seed_does_not_matter(game: Game) -> None:
    said = []
    for seed in ("1", "2"):
        ran = subprocess.run(
            [sys.executable, "-c", PLAY.format(game=game.id)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        said.append(ran.stdout)
    assert said[0] == said[1]
    assert len(said[0]) > 100


@pytest.mark.slow
def test_the_number_of_processes_does_not_matter(game: Game) -> None:
    mode = game.modes[0]
    bots = ("random",) * mode.seats[0]
    jobs = [Job(game.id, Setup(mode.seats[0], seed, mode.id), bots) for seed in range(6)]
    alone, together = list(run(jobs, 1)), list(run(jobs, 2))
    for result in [*alone, *together]:
        assert not result.error, result.error
        result.seconds = 0.0
    assert alone == together
