"""`waystone simulate`: mass play by bots. With `--json`: what `sim.report.summary` says."""

import argparse
import time
from pathlib import Path
from typing import Any

import msgspec

from waystone.bots import make
from waystone.cli.arguments import positive, setup_arguments, setups_of
from waystone.cli.printing import print_json, watched
from waystone.kernel.game import find
from waystone.sim.collect import KEYS, PARTY, collector
from waystone.sim.export import export, rows_of
from waystone.sim.page import page, write_page
from waystone.sim.report import summary
from waystone.sim.run import Job, Result
from waystone.sim.run import run as play_all


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--games", type=positive, default=100)
    command.add_argument("--seats", default="", help="bots by seat, e.g. random,greedy")
    setup_arguments(command, "several, or all", "several values, with commas between them")
    command.add_argument("--jobs", type=positive, default=1)
    command.add_argument("--ray", default="", metavar="ADDRESS", help="a Ray cluster, or local")
    command.add_argument("--report", type=Path, help="write a page with plots")
    command.add_argument("--out", type=Path, help="write the games to a .csv or .parquet file")
    command.add_argument("--collect", action="append", default=[], metavar="MODULE:CLASS")
    command.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    seed = args.seed if args.seed is not None else 1
    names = tuple(name for name in args.seats.split(",") if name)
    if not names:
        names = ("random",) * max(2, min(mode.seats[0] for mode in game.modes))
    for name in names:
        make(name, "")
    for name in args.collect:
        collector(name)
    packs = tuple(args.pack)
    content, _ = game.load_content(packs)
    setups = setups_of(args, game, content, len(names), seed)
    collectors = (*args.collect, *([KEYS, PARTY] if args.report else []))
    jobs = [
        Job(
            game.id,
            msgspec.structs.replace(setups[n % len(setups)], seed=seed + n // len(setups)),
            names,
            tuple(str(pack) for pack in packs),
            collectors,
        )
        for n in range(args.games)
    ]
    start = time.perf_counter()
    results = list(watched(play_all(jobs, args.jobs, args.ray), len(jobs), quiet=args.json))
    told = summary(jobs, results, time.perf_counter() - start)
    _write_results(args, told, jobs, results)
    if args.json:
        print_json(told)
    else:
        _print_summary(told)
    return 1 if told["errors"] else 0


def _write_results(
    args: argparse.Namespace, told: dict[str, Any], jobs: list[Job], results: list[Result]
) -> None:
    """The page, the table of games, and a table for each collector that was named."""
    if args.report:
        write_page(args.report, page(told, jobs, results))
    if args.out:
        export(args.out, rows_of(jobs, results))
    for name in args.collect:
        rows = [
            {"seed": result.seed, **row}
            for result in results
            for row in result.collected.get(name, [])
        ]
        if args.out:
            label = name.partition(":")[2].lower()
            export(args.out.with_stem(f"{args.out.stem}-{label}"), rows)
        else:
            told.setdefault("collected", {})[name] = rows


def _print_summary(told: dict[str, Any]) -> None:
    where = " ".join(word for word in (told["mode"], told["scenario"]) if word)
    print(f"{told['game']} {where}: {told['finished']} of {told['games']} games finished")
    print(
        f"  {told['seconds']} s, {told['answers']} answers, {told['answers_per_second']} a second"
    )
    for n, seat in enumerate(told["seats"]):
        low, high = seat["ci95"]
        print(f"  seat {n} {seat['bot']}: {seat['win_rate']:.1%} ({low:.1%} to {high:.1%})")
    for name, count in told["outcomes"].items():
        print(f"  {name}: {count}")
    for name, counted in told["tally"].items():
        if ":" in name:
            print(f"  {name}: {counted['sum']} in {counted['games']} games")
        else:
            print(f"  {name}: {counted['mean']} ({counted['least']} to {counted['most']})")
    for failure in told["failures"][:10]:
        print(f"  seed {failure['seed']}: {failure['error']}\n    {failure['replay']}")
