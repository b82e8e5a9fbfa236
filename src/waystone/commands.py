"""The commands that are short enough to need no file of their own."""

import argparse
import importlib
import json
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from waystone.kernel.content import definitions
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import LANGUAGES, Game, Setup, find, ids


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise WaystoneError(f"There is no language '{lang}': choose {' or '.join(LANGUAGES)}.")
    return lang


def describe(game: Game) -> dict[str, Any]:
    """A game as `waystone games --json` tells it."""
    content, _ = game.load_content()
    counts: dict[str, int] = {}
    for kind, _thing in definitions(content):
        counts[kind] = counts.get(kind, 0) + 1
    seats = [mode.seats for mode in game.modes]
    return {
        "id": game.id,
        "name": game.name,
        "seats": [min(low for low, _ in seats), max(high for _, high in seats)],
        "modes": [
            {"id": m.id, "name": m.name, "seats": list(m.seats), "cooperative": m.cooperative}
            for m in game.modes
        ],
        "scenarios": [
            {"id": s.id, "name": s.name, "seats": list(s.seats), "mode": s.mode}
            for s in game.scenarios(content)
        ],
        "variants": [{"id": v.id, "name": v.name, "modes": list(v.modes)} for v in game.variants],
        "choices": [
            {
                "id": c.id,
                "name": c.name,
                "values": list(c.values),
                "names": c.names,
                "modes": list(c.modes),
            }
            for c in game.choices
        ],
        "content": counts,
    }


def games(lang: str, as_json: bool) -> int:
    lang = language(lang)
    found = [describe(find(game_id)) for game_id in ids()]
    if as_json:
        print_json(found)
        return 0
    for game in found:
        low, high = game["seats"]
        print(f"{game['id']}: {game['name'][lang]}, {low}-{high}")
        print("  " + ", ".join(f"{m['id']} ({m['name'][lang]})" for m in game["modes"]))
        if game["scenarios"]:
            print("  " + ", ".join(f"{s['id']} ({s['name'][lang]})" for s in game["scenarios"]))
        print("  " + ", ".join(f"{kind} {n}" for kind, n in game["content"].items()))
    return 0


def settings(pairs: list[str]) -> dict[str, str]:
    """`--set name=value`, several times."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise WaystoneError(f"'{pair}' is no setting: write it as name=value.")
        found[name] = value
    return found


def setup_of(args: argparse.Namespace, seats: int, seed: int) -> Setup:
    variants = [name for name in args.variants.split(",") if name]
    return Setup(seats, seed, args.mode, args.scenario, variants, settings(args.set))


def setups_of(
    args: argparse.Namespace, game: Game, content: Any, seats: int, seed: int
) -> list[Setup]:
    """Every scenario that is named (or `all` that fit) with every value that is named."""
    asked = setup_of(args, seats, seed)
    mode = game.settle(msgspec.structs.replace(asked, scenario="", choices={}), content).mode
    scenarios = asked.scenario.split(",")
    if asked.scenario == "all":
        fitting = (s for s in game.scenarios(content) if s.mode in ("", mode))
        scenarios = [s.id for s in fitting if s.seats[0] <= seats <= s.seats[1]]
    values = [value.split(",") for value in asked.choices.values()]
    return [
        game.settle(
            Setup(
                seats,
                seed,
                asked.mode,
                scenario,
                asked.variants,
                dict(zip(asked.choices, picked, strict=True)),
            ),
            content,
        )
        for scenario, *picked in product(scenarios, *values)
    ]


def simulate(args: argparse.Namespace) -> int:
    from waystone.bots import make
    from waystone.sim.collect import KEYS, PARTY, collector
    from waystone.sim.report import summary
    from waystone.sim.run import Job, run

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
    results = list(_watched(run(jobs, args.jobs, args.ray), len(jobs), quiet=args.json))
    told = summary(jobs, results, time.perf_counter() - start)
    _write_results(args, told, jobs, results)
    if args.json:
        print_json(told)
    else:
        _print_summary(told)
    return 1 if told["errors"] else 0


def _write_results(args: argparse.Namespace, told: dict[str, Any], jobs: Any, results: Any) -> None:
    """The page, the table of games, and a table for each collector that was named."""
    from waystone.sim.export import export, rows_of
    from waystone.sim.page import page, write_page

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


def arena(args: argparse.Namespace) -> int:
    from waystone.bots import arena as ring
    from waystone.bots import make

    game = find(args.game)
    bots = [name for name in args.bots.split(",") if name]
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise WaystoneError("Name two or more different bots, with commas between them.")
    for name in bots:
        make(name, "")
    content, _ = game.load_content()
    seats = args.seats or max(2, min(mode.seats[0] for mode in game.modes))
    setup = game.settle(setup_of(args, seats, args.seed if args.seed is not None else 1), content)
    found = ring.matches(game, bots, args.games, setup)
    played = list(_watched(ring.play(found, args.jobs, args.resume), len(found), quiet=args.json))
    told = ring.ladder(game, setup, bots, played)
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


def _watched(results: Any, total: int, quiet: bool) -> Any:
    if quiet or not sys.stderr.isatty():
        return results
    from rich.console import Console
    from rich.progress import track

    return track(results, "playing", total=total, console=Console(stderr=True))


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


def replay(args: argparse.Namespace) -> int:
    from waystone.kernel.save import differences, parse, read
    from waystone.kernel.save import replay as play_again

    save = parse(read(args.save))
    lang = language(args.lang)
    if args.to is not None and not 0 <= args.to <= len(save.history):
        raise WaystoneError(f"--to must be from 0 to {len(save.history)} in this save.")
    if args.trace:
        return _trace(save, args.to, lang)
    session = play_again(save, to=args.to)
    wrong = differences(save, session) if args.verify and args.to is None else []
    told = {
        "game": save.game,
        "steps": len(session.journal.marks),
        "answers": len(session.history),
        "verified": args.verify and not wrong,
        "final_hash": session.hash(),
    }
    if args.json:
        print_json(told)
    else:
        text = session.game.text(lang, session.content)
        for line in session.lines(0, text):
            print(f"{line.n:5} {line.text} [{line.rule}]")
        print(f"{told['steps']} steps, {told['answers']} answers, hash {told['final_hash']}")
        if args.verify:
            print("Every step has the recorded hash." if not wrong else "\n".join(wrong))
    return 1 if wrong else 0


def _trace(save: Any, to: int | None, lang: str) -> int:
    """Every answer, where in the rules it fell, and what was said of it."""
    from waystone.kernel.session import Session

    game = find(save.game)
    session = Session.new(game, save.setup)
    text = game.text(lang, session.content)
    shown = 0
    for n, old in enumerate(save.history[:to]):
        question = session.question(old.seat)
        prompt = text.format(question.prompt, question.args) if question else "?"
        rule = question.rule if question else ""
        print(f"{n + 1:5} seat {old.seat} | {prompt} [{rule}] -> {old.key}")
        print(f"      in {' > '.join(session.where())}")
        session.answer(old.seat, old.key)
        for line in session.log[shown:]:
            print(f"      {text.format(line.text, line.args)} [{line.rule}]")
        shown = len(session.log)
    return 0


def solve(game_id: str, position: Path, as_json: bool) -> int:
    """Every outcome of a position, for games that have a solver."""
    game = find(game_id)
    module = f"waystone.games.{game.folder.name}.checks.solve"
    try:
        solver = importlib.import_module(module)
    except ModuleNotFoundError:
        raise WaystoneError(f"{game.id} has no positions to solve.") from None
    try:
        told = msgspec.json.decode(position.read_bytes())
    except OSError as error:
        raise WaystoneError(f"Cannot read {position}: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WaystoneError(f"{position} is not JSON: {error}.") from None
    if not isinstance(told, dict) or not isinstance(told.get("cases", []), list):
        raise WaystoneError(f"{position} holds neither a position nor a list of cases.")
    answer: dict[str, Any] = {"cases": []}
    for n, case in enumerate(told.get("cases", [told])):
        name = case.get("id", n) if isinstance(case, dict) else n
        answer["cases"].append({"id": name, "outcomes": solver.solve(case)})
    if as_json:
        print_json(answer)
        return 0
    for case in answer["cases"]:
        print(f"case {case['id']}")
        for outcome in case["outcomes"]:
            attacks = ", ".join(map(str, outcome["attacks"])) or "none"
            print(f"  to {outcome['to']}, attacks {attacks} [{', '.join(outcome['why'])}]")
    return 0


def serve(args: argparse.Namespace, open_browser: bool) -> int:
    from waystone.server.app import serve as run_server
    from waystone.server.pages import STATIC
    from waystone.server.table import Settings

    if not (STATIC / "index.html").is_file():
        raise WaystoneError(
            "The page of the table is not built: run `make web` in the checkout and install again."
        )
    settings = Settings(bot_delay=args.bot_delay)
    return run_server(args.host, args.port, args.db, args.workers, open_browser, settings=settings)
