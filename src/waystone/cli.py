"""`waystone`: the commands. Each imports only what it needs; a mistake in the arguments is one
sentence and exit code 2."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from waystone.kernel.errors import BadContent, WaystoneError


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message[0].upper()}{message[1:].rstrip('.')}.\n")


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        return int(args.run(args))
    except BadContent as error:
        for mistake in error.mistakes:
            print(mistake, file=sys.stderr)
        return 2
    except WaystoneError as error:
        print(f"waystone: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def parser() -> Parser:
    top = Parser(prog="waystone", description="Five adventure board games on one rules engine.")
    top.set_defaults(run=_table)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    games = commands.add_parser("games", help="the games, their seats, modes and scenarios")
    games.add_argument("--json", action="store_true")
    games.add_argument("--lang", default="en")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", help="a game, or a save file")
    play.add_argument("--seats", help="who plays, by seat: human, bot:greedy, bot:random")
    _setup_arguments(play)
    play.add_argument("--lang", default="en")
    play.set_defaults(run=_play)

    serve = commands.add_parser("serve", help="the table in the browser, for others too")
    _server_arguments(serve)
    serve.set_defaults(run=_serve)

    simulate = commands.add_parser("simulate", help="mass play by bots")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=_positive, default=100)
    simulate.add_argument("--seats", default="", help="bots by seat, e.g. random,greedy")
    _setup_arguments(simulate, "several, or all", "several values, with commas between them")
    simulate.add_argument("--jobs", type=_positive, default=1)
    simulate.add_argument("--ray", default="", metavar="ADDRESS", help="a Ray cluster, or local")
    simulate.add_argument("--report", type=Path, help="write a page with plots")
    simulate.add_argument("--out", type=Path, help="write the games to a .csv or .parquet file")
    simulate.add_argument("--collect", action="append", default=[], metavar="MODULE:CLASS")
    simulate.add_argument("--json", action="store_true")
    simulate.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help="a ladder of bots")
    arena.add_argument("game")
    arena.add_argument("--bots", required=True, help="e.g. random,greedy,ismcts:200")
    arena.add_argument("--games", type=_positive, default=100, help="games a pair")
    arena.add_argument("--seats", type=_positive, help="seats of each game")
    _setup_arguments(arena)
    arena.add_argument("--jobs", type=_positive, default=1)
    arena.add_argument("--resume", type=Path, help="a log: what it holds is not played again")
    arena.add_argument("--json", action="store_true")
    arena.set_defaults(run=_arena)

    replay = commands.add_parser("replay", help="play a save again, verify it, say why")
    replay.add_argument("save", type=Path)
    replay.add_argument("--to", type=int, help="stop after so many answers")
    replay.add_argument("--verify", action="store_true")
    replay.add_argument("--trace", action="store_true", help="every answer and what it led to")
    replay.add_argument("--lang", default="en")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=_replay)

    rules = commands.add_parser("rules", help="look a rule up by id or words")
    rules.add_argument("words", nargs="*")
    rules.add_argument("--lang", default="en")
    rules.add_argument("--json", action="store_true")
    rules.set_defaults(run=_rules)

    conformance = commands.add_parser("conformance", help="every rule, its tests and its code")
    conformance.add_argument("game", nargs="?")
    conformance.add_argument("--json", action="store_true")
    conformance.add_argument("--ratchet", action="store_true", help="raise the recorded figures")
    conformance.set_defaults(run=_conformance)

    content = commands.add_parser("content", help="content packs")
    kinds = content.add_subparsers(metavar="check|schema|new|report", required=True)
    for name, takes, text in (
        ("check", "pack", "validate a pack, or a game's own content"),
        ("schema", "game", "JSON Schema of the files, for editors"),
        ("report", "game", "what the content holds"),
    ):
        one = kinds.add_parser(name, help=text)
        one.add_argument("what", metavar=takes)
        one.add_argument("--json", action="store_true")
        if name == "report":
            one.add_argument("--draw", type=Path, metavar="FOLDER", help="write drawings there")
        one.set_defaults(run=_content, verb=name)
    new = kinds.add_parser("new", help="start a pack")
    new.add_argument("game")
    new.add_argument("what", metavar="folder")
    new.set_defaults(run=_content, verb="new")

    solve = commands.add_parser("solve", help="all legal outcomes of a position")
    solve.add_argument("game")
    solve.add_argument("position", type=Path)
    solve.add_argument("--json", action="store_true")
    solve.set_defaults(run=_solve)

    bench = commands.add_parser("bench", help="how fast each game runs")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--peers", action="store_true", help="run public engines beside")
    bench.add_argument("--seconds", type=_seconds, default="3", help="per figure")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)
    return top


def _server_arguments(command: argparse.ArgumentParser) -> None:
    """Each has a variable of the environment beside it, which a container sets."""
    for flag, kind, default, text in (
        ("host", str, "127.0.0.1", "the address to listen on"),
        ("port", _port, "8000", "0 takes any that is free"),
        ("db", str, None, "database URL; a file in the data directory by default"),
        ("workers", _positive, "1", "processes; more than one need PostgreSQL"),
        ("bot-delay", _seconds, "0.4", "how long a bot seems to think, in seconds"),
    ):
        variable = f"WAYSTONE_{flag.upper().replace('-', '_')}"
        default = os.environ.get(variable, default)
        command.add_argument(f"--{flag}", type=kind, default=default, help=f"{text} ({variable})")


def _setup_arguments(
    command: argparse.ArgumentParser, scenario: str = "", choice: str = ""
) -> None:
    command.add_argument("--mode", default="")
    command.add_argument("--scenario", default="", help=scenario)
    command.add_argument("--variants", default="", help="separated by commas")
    command.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=choice)
    command.add_argument("--seed", type=int)
    command.add_argument("--pack", action="append", default=[], type=Path, help="a content pack")


def _positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above zero")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port")
    return int(text)


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found < 10**6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return found


def _table(args: argparse.Namespace) -> int:
    """`waystone` with no argument: the table in the browser."""
    from waystone.commands import serve

    command = Parser(prog="waystone")
    _server_arguments(command)
    return serve(command.parse_args([]), open_browser=True)


def _games(args: argparse.Namespace) -> int:
    from waystone.commands import games

    return games(args.lang, args.json)


def _play(args: argparse.Namespace) -> int:
    from waystone.terminal import play

    return play(args)


def _serve(args: argparse.Namespace) -> int:
    from waystone.commands import serve

    return serve(args, open_browser=False)


def _simulate(args: argparse.Namespace) -> int:
    from waystone.commands import simulate

    return simulate(args)


def _arena(args: argparse.Namespace) -> int:
    from waystone.commands import arena

    return arena(args)


def _replay(args: argparse.Namespace) -> int:
    from waystone.commands import replay

    return replay(args)


def _rules(args: argparse.Namespace) -> int:
    from waystone.rules_commands import rules_command

    return rules_command(args.words, args.lang, args.json)


def _conformance(args: argparse.Namespace) -> int:
    from waystone.rules_commands import conformance_command

    return conformance_command(args.game, args.json, args.ratchet)


def _content(args: argparse.Namespace) -> int:
    from waystone.packs import content

    return content(args)


def _solve(args: argparse.Namespace) -> int:
    from waystone.commands import solve

    return solve(args.game, args.position, args.json)


def _bench(args: argparse.Namespace) -> int:
    from waystone.bench import bench

    return bench(args.games, args.peers, args.seconds, args.json)


if __name__ == "__main__":
    sys.exit(main())
