"""What several commands are told in the same way."""

import argparse
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import LANGUAGES, Game, Setup


def positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above zero")
    return int(text)


def amount(text: str) -> int:
    if not text.isdecimal() or not int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from zero on")
    return int(text)


def address(text: str) -> str:
    """An address of the web, or nothing."""
    if text and not text.startswith(("https://", "http://")):
        raise argparse.ArgumentTypeError(f"'{text}' is no address: give https://...")
    return text


def port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port")
    return int(text)


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found < 10**6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return found


def days(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 36_500:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of days")
    return found


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise WaystoneError(f"There is no language '{text}': choose {' or '.join(LANGUAGES)}.")
    return text


def setup_arguments(command: argparse.ArgumentParser, scenario: str = "", choice: str = "") -> None:
    command.add_argument("--mode", default="")
    command.add_argument("--scenario", default="", help=scenario)
    command.add_argument("--variants", default="", help="separated by commas")
    command.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=choice)
    command.add_argument("--seed", type=int)
    command.add_argument("--pack", action="append", default=[], type=Path, help="a content pack")


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
