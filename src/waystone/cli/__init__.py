"""`waystone`: the commands, a file each. Only the one that is called is imported. It has
`arguments(parser)` and `run(args)`; a mistake in the arguments is one sentence and exit code 2."""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import IO, Any, NoReturn, TextIO, cast

from waystone.kernel.errors import BadContent, WaystoneError

COMMANDS = {
    "games": "the games, their seats, modes and scenarios",
    "play": "play in the terminal",
    "serve": "the table in the browser, for others too",
    "admin": "the tables of a server: list, export, close, prune, back up, shut out",
    "simulate": "mass play by bots",
    "arena": "a ladder of bots",
    "replay": "play a save again, verify it, say why",
    "rules": "look a rule up by id or words",
    "conformance": "every rule, its tests and its code",
    "content": "content packs",
    "lessons": "the chapters to learn a game by; play one as it is written",
    "new-game": "start a game of your own: a playable copy of the template",
    "solve": "all legal outcomes of a position",
    "bench": "how fast each game runs",
}


_IN_A_URL = re.compile(r"//?[^\s/@]+:[^\s@]*@")
"""A name and a password, which nobody is shown."""


class Lenient:
    """A stream that fails nobody: a complaint that cannot be written changes no exit code."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, also that its help cannot be written."""

    def print_help(self, file: IO[str] | None = None) -> None:  # type: ignore[override]
        print(self.format_help(), end="", file=file)
        sys.stdout.flush()

    def error(self, message: str) -> NoReturn:
        told = _IN_A_URL.sub("//...@", message)
        self.exit(2, f"{self.prog}: {told[0].upper()}{told[1:].rstrip('.')}.\n")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    sys.stdout = _writable(sys.stdout)
    sys.stderr = _lenient(_writable(sys.stderr))
    try:
        args = parser(words[0] if words else "").parse_args(words)
        code = int(args.run(args))
        sys.stdout.flush()
        return code
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
        _give_up()
        return 0
    except OSError as error:
        reason = error.strerror or type(error).__name__
        if error.filename is not None:
            print(f"waystone: {error.filename} cannot be used: {reason}.", file=sys.stderr)
            return 2
        _give_up()
        print(f"waystone: The output cannot be written: {reason}.", file=sys.stderr)
        return 2


def parser(called: str = "") -> Parser:
    """All commands by name; the one that is called with its arguments. None is `serve`."""
    top = Parser(prog="waystone", description="Five adventure board games on one rules engine.")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text)
        if name == called:
            module = import_module(f"waystone.cli.{name.replace('-', '_')}")
            module.arguments(command)
            command.set_defaults(run=module.run)
    top.set_defaults(run=_table)
    return top


def _table(args: argparse.Namespace) -> int:
    """`waystone` with no argument: the table in the browser."""
    from waystone.cli import serve

    command = Parser(prog="waystone")
    serve.arguments(command)
    return serve.run(command.parse_args([]), open_browser=True)


def _writable(stream: TextIO | None) -> TextIO:
    """A stream that takes every letter; one that is closed takes them for nothing."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return stream


def _lenient(stream: TextIO) -> TextIO:
    return stream if isinstance(stream, Lenient) else cast("TextIO", Lenient(stream))


def _give_up() -> None:
    """Nothing more can be written: nor shall Python try when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
