"""`waystone bench`: how fast each game runs in each of its modes, by figures of the engine, of its
bots and of a server's table; with `--peers` the public engines run beside it, in the same minutes
on the same machine. `--save` keeps the figures, `--against` compares with figures that were kept:
in units of the peers where both runs had them, so that a faster machine is not taken for a faster
engine. `--server` tells what a move costs at a server's table, part by part. All times are those of
the processor."""

import argparse
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct, structs

from waystone.cli.arguments import seconds
from waystone.cli.printing import print_json, print_table
from waystone.kernel.errors import WaystoneError
from waystone.kernel.files import read_file
from waystone.kernel.game import Game, find, ids
from waystone.sim.measures import Ground, figures

Row: TypeAlias = dict[str, float]
Told: TypeAlias = dict[str, Any]

WORSE = 0.85
"""A figure below so much of what it was is called slower."""
SPEED = "_per_second"
MOST_KEPT = 16_000_000
NOT_COMPARED = ("bytes_a_move", "echo_us", "import_ms", "peak_mb", "rest_us")


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME")
    command.add_argument("--mode", action="append", default=[], help="all by default")
    command.add_argument(
        "--server", action="store_true", help="only a server's table: a move by its parts"
    )
    command.add_argument("--peers", action="store_true", help="run public engines beside")
    command.add_argument("--seconds", type=seconds, default="2", help="per figure")
    command.add_argument("--save", type=Path, metavar="FILE", help="keep the figures")
    command.add_argument("--against", type=Path, metavar="FILE", help="compare with kept figures")
    command.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    before = _read(args.against) if args.against else None
    if args.save:
        _must_take(args.save)
    games = [find(game_id) for game_id in args.games or ["_template", *ids()]]
    told: Told = {"python": sys.version.split()[0], "peers": {}, "games": {}}
    first = _peers(args.seconds) if args.peers else {}
    for game in games:
        told["games"][game.id] = _modes(game, args.mode, args.seconds, args.server)
    if args.peers:
        again = _peers(args.seconds)
        told["peers"]["catanatron"] = {name: _between(first[name], again[name]) for name in first}
    if before is not None:
        told["against"] = compared(told, before)
    if args.save:
        args.save.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    if args.json:
        print_json(told)
    else:
        _print(told)
    return 1 if any(row["slower"] for row in told.get("against", [])) else 0


def _modes(game: Game, wanted: list[str], seconds: float, server: bool) -> dict[str, Row]:
    loaded = game.load_content()
    found: dict[str, Row] = {}
    for mode in game.modes:
        if wanted and mode.id not in wanted:
            continue
        ground = Ground(game, mode, loaded, seconds)
        found[mode.id] = _served(ground) if server else _whole(ground)
    if not found:
        raise WaystoneError(f"{game.id} has no mode {' or '.join(wanted)}.")
    return found


def _whole(ground: Ground) -> Row:
    from waystone.cli.seated import seated

    peak = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
    import_ms = _import_ms(ground.game.id)
    return {**figures(ground), **seated(ground), "import_ms": import_ms, "peak_mb": peak}


def _served(ground: Ground) -> Row:
    """A move by its parts; `rest_us` is what the server does besides: the journal, the loop, the
    clocks, the calls."""
    from waystone.cli.move import parts
    from waystone.cli.seated import seated

    by_part, whole = parts(ground), seated(ground)
    rest = round(whole["server_us"] - sum(by_part.values()), 1)
    return {**by_part, "rest_us": rest, **whole}


def _peers(seconds: float) -> Told:
    from waystone.cli.peers import catanatron

    return catanatron(seconds)


def _between(one: Any, other: Any) -> Any:
    """Before and after our games: half way."""
    return round((one + other) / 2, 2) if isinstance(one, float | int) else one


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


# ---- comparing


class Kept(Struct):
    """The figures of a file: those of the games by mode, those of the peers."""

    games: dict[str, dict[str, Row]]
    peers: dict[str, dict[str, float | str]] = {}


def _read(path: Path) -> Told:
    try:
        kept = msgspec.json.decode(read_file(path, MOST_KEPT), type=Kept)
        told: Told = structs.asdict(kept)
        _unit(told)
    except (OSError, msgspec.DecodeError, RecursionError, ValueError):
        raise WaystoneError(f"{path} holds no figures: make them with --save.") from None
    return told


def _must_take(path: Path) -> None:
    """Whoever waited for figures shall not lose them."""
    new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise WaystoneError(f"{path} cannot be written: {error.strerror}.") from None
    if new:
        path.unlink()


def compared(now: Told, before: Told) -> list[Told]:
    """Every figure that both have: how many times as good it is now."""
    unit = _unit(now) / _unit(before) if _unit(now) and _unit(before) else 1.0
    rows = []
    for game_id, modes in now["games"].items():
        for mode, figures_now in modes.items():
            old = before["games"].get(game_id, {}).get(mode, {})
            for name, value in figures_now.items():
                if name in NOT_COMPARED or not old.get(name) or not value:
                    continue
                ratio = value / old[name] if name.endswith(SPEED) else old[name] / value
                if not name.endswith("_kb"):
                    ratio /= unit
                rows.append(
                    {"game": game_id, "mode": mode, "figure": name, "before": old[name],
                     "now": value, "times": round(ratio, 3), "slower": ratio < WORSE}
                )  # fmt: skip
    return rows


def _unit(told: Told) -> float:
    """What the machine of a run can do, by the peers."""
    return float(told.get("peers", {}).get("catanatron", {}).get("answers_per_second", 0.0))


# ---- printing


def _print(told: Told) -> None:
    peers = told["peers"].get("catanatron", {})
    if peers:
        print(f"catanatron {peers['version']}")
        for name, value in peers.items():
            if name != "version":
                print(f"  {name:30} {value}")
    for game_id, modes in told["games"].items():
        for mode, row in modes.items():
            print(f"{game_id} {mode}")
            for name, value in row.items():
                print(f"  {name:30} {value}{_beside(name, row, peers)}")
    if "against" in told:
        heads = ["", "before", "now", "times"]
        rows = [
            [f"{r['game']} {r['mode']} {r['figure']}", f"{r['before']}", f"{r['now']}",
             f"{r['times']:.2f}{'  slower' if r['slower'] else ''}"]
            for r in told["against"]
        ]  # fmt: skip
        print_table(heads, rows)


def _beside(name: str, row: Row, peers: Told) -> str:
    """What the figure is in units of the peer or of the bare thing that it stands beside."""
    if name.endswith(SPEED) and "answers" in name and peers:
        return f"  ({row[name] / peers['answers_per_second']:.2f} x catanatron)"
    if name.startswith("clone") and peers:
        return f"  ({row[name] / peers['clone_us']:.2f} x catanatron)"
    if name == "simulate_answers_per_second":
        return f"  ({row[name] / row['random_answers_per_second']:.2f} x random)"
    if name == "server_us" and row["echo_us"]:
        return f"  ({row[name] / row['echo_us']:.1f} x echo)"
    first = row.get("answer_us_at_1000")
    if name.startswith("answer_us_at_") and first:
        return f"  ({row[name] / first:.2f} x at 1000)"
    return ""
