"""`waystone play`: a game in the terminal, new or from a save."""

import argparse
import random
import sys
from pathlib import Path

from rich.console import Console
from rich.prompt import Prompt

from waystone.bots import Bot, make
from waystone.cli.arguments import language, setup_arguments, setup_of
from waystone.kernel import save
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Game, find, ids
from waystone.kernel.session import Session
from waystone.terminal.terminal import WORDS, Quit, Terminal


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", help="a game, or a save file")
    command.add_argument("--seats", help="who plays, by seat: human, bot:greedy, bot:random")
    command.add_argument(
        "--every-question", action="store_true", help="also ask the formal questions"
    )
    setup_arguments(command)
    command.add_argument("--lang", default="en")


def run(args: argparse.Namespace) -> int:
    lang = language(args.lang)
    console = Console()
    session, bots = _session(args, console, lang)
    try:
        Terminal(session, bots, console, lang, args.every_question).run()
    except (Quit, EOFError):
        return 0
    return 0


def _session(
    args: argparse.Namespace, console: Console, lang: str
) -> tuple[Session, dict[int, Bot]]:
    name = args.game or _menu(console, lang)
    seed = args.seed if args.seed is not None else random.randrange(2**31)
    if name not in ids(templates=True) and Path(name).is_file():
        session, notices = save.load(save.read(Path(name)), tuple(args.pack))
        for notice in notices:
            console.print(session.game.text(lang, session.content)(notice))
        return session, _bots(args.seats, session.setup.seats, seed)
    game = find(name)
    seats = len(args.seats.split(",")) if args.seats else _fewest(game, args.mode)
    loaded = game.load_content(tuple(args.pack))
    session = Session.new(game, setup_of(args, seats, seed), "all", loaded)
    return session, _bots(args.seats or _default_seats(seats), seats, seed)


def _fewest(game: Game, mode: str) -> int:
    return game.mode(mode).seats[0] if mode else game.modes[0].seats[0]


def _default_seats(seats: int) -> str:
    return ",".join(["human"] + ["bot:greedy"] * (seats - 1))


def _bots(told: str | None, seats: int, seed: int) -> dict[int, Bot]:
    names = (told or _default_seats(seats)).split(",")
    if len(names) != seats:
        raise WaystoneError(f"The game has {seats} seats and --seats names {len(names)}.")
    bots = {}
    for n, name in enumerate(names):
        kind, _, bot = name.partition(":")
        if kind == "bot":
            bots[n] = make(bot or "greedy", f"{seed}:{n}")
        elif kind != "human":
            raise WaystoneError(f"'{name}' is no player: write human or bot:greedy.")
    return bots


def _menu(console: Console, lang: str) -> str:
    if not sys.stdin.isatty():
        raise WaystoneError(f"Name a game: {', '.join(ids())}.")
    names = ids() or ids(templates=True)
    for n, game_id in enumerate(names, 1):
        console.print(f"[bold]{n}[/] {find(game_id).name[lang]}")
    picked = Prompt.ask(WORDS[lang]["which"], console=console, default="1")
    return (
        names[int(picked) - 1] if picked.isdecimal() and 0 < int(picked) <= len(names) else picked
    )
