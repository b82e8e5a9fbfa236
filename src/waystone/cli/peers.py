"""Public engines that run beside ours, in the same minutes on the same machine."""

import random
import time

from waystone.kernel.errors import WaystoneError
from waystone.sim.measures import mean, microseconds


def catanatron(seconds: float) -> dict[str, object]:
    """Random players of catanatron, counted the same way: asks with two or more actions."""
    try:
        from importlib.metadata import version

        from catanatron import Color, Game, RandomPlayer
    except ModuleNotFoundError:
        raise WaystoneError("The peers are not installed: pip install waystone[peers].") from None
    games, answers = 0, 0
    copies: list[float] = []
    random.seed(1)
    spent = 0.0
    while spent < seconds or games == 0:
        began = time.process_time()
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.playable_actions) > 1:
                answers += 1
            game.play_tick()
            ticks += 1
            if ticks % 200 == 0:
                spent += time.process_time() - began
                copies.append(microseconds(game.copy, 20))
                began = time.process_time()
        games += 1
        spent += time.process_time() - began
    return {
        "version": version("catanatron"),
        "games_per_second": round(games / spent, 2),
        "answers_per_second": round(answers / spent),
        "clone_us": mean(copies),
    }
