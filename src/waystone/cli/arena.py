"""`waystone arena`: a ladder of bots. With `--json`, what `waystone.sim.arena.ladder` says."""

import argparse
from pathlib import Path

from waystone.bots import make
from waystone.cli.arguments import positive, setup_arguments, setup_of
from waystone.cli.printing import print_json, watched
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import find
from waystone.sim.arena import ladder, matches, play


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--bots", required=True, help="e.g. random,greedy,ismcts:200")
    command.add_argument("--games", type=positive, default=100, help="games a pair")
    command.add_argument("--seats", type=positive, help="seats of each game")
    setup_arguments(command)
    command.add_argument("--jobs", type=positive, default=1)
    command.add_argument("--resume", type=Path, help="a log: what it holds is not played again")
    command.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    bots = [name for name in args.bots.split(",") if name]
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise WaystoneError("Name two or more different bots, with commas between them.")
    for name in bots:
        make(name, "")
    content, _ = game.load_content()
    seats = args.seats or max(2, min(mode.seats[0] for mode in game.modes))
    setup = game.settle(setup_of(args, seats, args.seed if args.seed is not None else 1), content)
    found = matches(game, bots, args.games, setup)
    played = list(watched(play(found, args.jobs, args.resume), len(found), quiet=args.json))
    told = ladder(game, setup, bots, played)
    if args.json:
        print_json(told)
        return 0
    for row in told.get("alone", []):
        low, high = row["ci95"]
        rate = f"{row['win_rate']:.1%} ({low:.1%} to {high:.1%})"
        print(f"{row['bot']}: {rate} in {row['games']} games")
    for pair in told.get("pairs", []):
        one, other = pair["bots"]
        low, high = pair["ci95"]
        print(f"{one} against {other}: {pair['score']:.1%} ({low:.1%} to {high:.1%})")
    for row in told.get("ratings", []):
        print(f"{row['rating']:6} {row['bot']}")
    return 0
