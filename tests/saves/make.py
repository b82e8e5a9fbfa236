"""Sample saves: `python tests/saves/make.py [GAME ...]`.

One for each game at its present version, in the middle of a step. Until a
version is released, `make bless` makes them anew; after that a sample is never written again: a
game whose state has changed raises its version, brings a migration, and gets one more sample.
"""

import random
import sys
from pathlib import Path

from waystone.bots.random import any_answer
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.save import dump, load, write
from waystone.kernel.session import Session

HERE = Path(__file__).parent
FIRST, LAST, SEEDS = 20, 400, 50


def sample(game_id: str) -> bytes:
    """A save from the middle of a game, with answers after its checkpoint."""
    game = find(game_id)
    mode = game.modes[0]
    for seed in range(SEEDS):
        luck = random.Random(seed)
        session = Session.new(game, Setup(max(2, mode.seats[0]), seed, mode.id))
        while session.end is None and len(session.history) < LAST:
            question = luck.choice(session.questions())
            session.answer(question.seat, any_answer(question, luck))
            if session.ask is not None and session.tail and len(session.history) >= FIRST:
                return dump(session)
    raise ValueError(f"{game_id} has no such moment")


def main() -> None:
    for game_id in sys.argv[1:] or ids():
        path = HERE / f"{game_id}-{find(game_id).version}.json"
        data = sample(game_id)
        load(data)
        write(path, data)
        print(path.name, len(data))


if __name__ == "__main__":
    main()
