"""`waystone solve`: every outcome of a position, for games that have a solver."""

import argparse
import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from waystone.cli.printing import print_json
from waystone.kernel.errors import WaystoneError
from waystone.kernel.files import read_file
from waystone.kernel.game import Game, find

MOST_BYTES = 16_000_000


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("position", type=Path)
    command.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    solver = _solver(find(args.game))
    answer: dict[str, Any] = {"cases": []}
    for n, case in enumerate(_cases(args.position)):
        name = case.get("id", n) if isinstance(case, dict) else n
        answer["cases"].append({"id": name, "outcomes": solver.solve(case)})
    if args.json:
        print_json(answer)
        return 0
    for case in answer["cases"]:
        print(f"case {case['id']}")
        for outcome in case["outcomes"]:
            attacks = ", ".join(map(str, outcome["attacks"])) or "none"
            print(f"  to {outcome['to']}, attacks {attacks} [{', '.join(outcome['why'])}]")
    return 0


def _solver(game: Game) -> ModuleType:
    name = f"waystone.games.{game.folder.name}.checks.solve"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
    raise WaystoneError(f"{game.id} has no positions to solve.")


def _cases(position: Path) -> list[Any]:
    """What a file holds: one position, or a list of them."""
    try:
        told = msgspec.json.decode(read_file(position, MOST_BYTES))
    except OSError as error:
        raise WaystoneError(f"Cannot read {position}: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WaystoneError(f"{position} is not JSON: {error}.") from None
    except RecursionError:
        raise WaystoneError(f"{position} is nested too deeply to be a position.") from None
    if not isinstance(told, dict) or not isinstance(told.get("cases", []), list):
        raise WaystoneError(f"{position} holds neither a position nor a list of cases.")
    cases: list[Any] = told.get("cases", [told])
    return cases
