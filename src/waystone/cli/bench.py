"""`waystone bench`: decisions, clones and games a second for each game; with `--peers` the public
engines run beside it, in the same minutes on the same machine."""

import argparse
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from waystone.bots import Bot, make
from waystone.cli.arguments import seconds
from waystone.cli.printing import print_json
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Setup, find, ids
from waystone.kernel.session import Session
from waystone.kernel.text import Wordless
from waystone.sim.run import play_out


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME")
    command.add_argument("--peers", action="store_true", help="run public engines beside")
    command.add_argument("--seconds", type=seconds, default="3", help="per figure")
    command.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    told: dict[str, Any] = {"games": {}, "peers": {}}
    if args.peers:
        told["peers"]["catanatron"] = catanatron(args.seconds)
    for game_id in args.games or ["_template", *ids()]:
        told["games"][game_id] = one_game(game_id, args.seconds)
    if args.peers:
        again = catanatron(args.seconds)
        first = told["peers"]["catanatron"]
        for name in ("games_per_second", "answers_per_second", "clone_us"):
            first[name] = round((first[name] + again[name]) / 2, 2)
    if args.json:
        print_json(told)
        return 0
    _print(told)
    return 0


def one_game(game_id: str, seconds: float) -> dict[str, float]:
    game = find(game_id)
    import_ms = _import_ms(game_id)
    loaded = game.load_content()
    seats = _seats(game_id)
    games, answers = 0, 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or games == 0:
        session = Session.new(game, Setup(seats, games), "answers", loaded)
        answers += play_out(session, _bots(seats, games))
        games += 1
    at_start, mid_step, views = _moments(game_id, seats, loaded, seconds)
    return {
        "games_per_second": round(games / spent, 2),
        "answers_per_second": round(answers / spent),
        "clone_us": at_start[0],
        "clone_mid_step_us": mid_step[0],
        "clone_distance": mid_step[1],
        "view_us": views,
        "import_ms": import_ms,
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
    }


def _seats(game_id: str) -> int:
    mode = find(game_id).modes[0]
    return max(mode.seats[0], min(mode.seats[1], 4 if mode.seats[1] >= 4 else mode.seats[1]))


def _bots(seats: int, seed: int) -> list[Bot]:
    return [make("random", f"{seed}:{n}") for n in range(seats)]


def _moments(
    game_id: str, seats: int, loaded: tuple[Any, str], seconds: float
) -> tuple[tuple[float, float], tuple[float, float], float]:
    """Clones right at a step's first ask, clones deeper in a step, and views, over one game."""
    session = Session.new(find(game_id), Setup(seats, 7), "step", loaded)
    luck = random.Random(7)
    bots = _bots(seats, 7)
    at_start: list[float] = []
    mid_step: list[float] = []
    distances: list[int] = []
    views: list[float] = []
    wordless = Wordless()
    stop = time.perf_counter() + seconds
    while session.ask is not None and time.perf_counter() < stop:
        seat = luck.choice(session.questions()).seat
        here = session
        cost = _microseconds(lambda here=here: here.clone(), 5)  # type: ignore[misc]
        (mid_step if session.tail else at_start).append(cost)
        distances.append(session.tail)
        views.append(
            _microseconds(lambda here=here, seat=seat: here.view(seat, wordless), 2)  # type: ignore[misc]
        )
        session.answer(seat, bots[seat].answer(session, seat))
    return (
        (_mean(at_start), 0.0),
        (_mean(mid_step or at_start), _mean([float(d) for d in distances])),
        _mean(views),
    )


def _mean(values: list[float]) -> float:
    return round(statistics.fmean(values), 2) if values else 0.0


def _microseconds(do: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        do()
    return (time.perf_counter() - start) / times * 1e6


def _import_ms(game_id: str) -> float:
    """From a cold interpreter to a loaded game, the interpreter's own start left out."""
    code = f"import waystone.kernel.game as k; k.find({game_id!r}).load_content()"
    whole = min(_run_ms(code) for _ in range(3))
    bare = min(_run_ms("pass") for _ in range(3))
    return round(whole - bare, 1)


def _run_ms(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, start_new_session=True)
    return (time.perf_counter() - start) * 1000


def catanatron(seconds: float) -> dict[str, Any]:
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
        began = time.perf_counter()
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.playable_actions) > 1:
                answers += 1
            game.play_tick()
            ticks += 1
            if ticks % 200 == 0:
                spent += time.perf_counter() - began
                copies.append(_microseconds(game.copy, 20))
                began = time.perf_counter()
        games += 1
        spent += time.perf_counter() - began
    return {
        "version": version("catanatron"),
        "games_per_second": round(games / spent, 2),
        "answers_per_second": round(answers / spent),
        "clone_us": _mean(copies),
    }


def _print(told: dict[str, Any]) -> None:
    peers = told["peers"].get("catanatron")
    for name, row in [*told["peers"].items(), *told["games"].items()]:
        print(name)
        for figure, value in row.items():
            ratio = ""
            if peers and row is not peers and figure in peers and figure != "version":
                ratio = f"  ({value / peers[figure]:.2f} x catanatron)"
            print(f"  {figure:20} {value}{ratio}")
