"""`waystone serve`: the table in the browser."""

import argparse
import os

from waystone.cli.arguments import address, amount, days, port, positive, seconds
from waystone.kernel.errors import WaystoneError

FLAGS = (
    ("host", str, "127.0.0.1", "the address to listen on"),
    ("name", str, "", "the names by which it is reached, with commas; any where none is given"),
    ("port", port, "8000", "0 takes any that is free"),
    ("db", str, None, "database URL; a file in the data directory by default"),
    ("workers", positive, "1", "processes; more than one need PostgreSQL"),
    ("bot-delay", seconds, "0.4", "how long a bot seems to think, in seconds"),
    ("thinkers", positive, "2", "processes beside each server in which searching bots think"),
    ("keep-ended", days, None, "days until a table whose game is over is removed; for ever else"),
    ("keep-abandoned", days, None, "days until a table that nobody visits is removed"),
    ("most-tables", amount, "2000", "tables kept that were made from one address; 0: any number"),
    ("most-mb", amount, "500", "megabytes of their saves; 0: any number"),
    ("webhook", address, "", "an address that is told whose turn it is, as JSON"),
    ("contact", str, "mailto:operator@localhost", "how push services reach you: mailto: or https:"),
)


def variable(flag: str) -> str:
    """What sets a flag in the environment, as a container does."""
    return f"WAYSTONE_{flag.upper().replace('-', '_')}"


def arguments(command: argparse.ArgumentParser) -> None:
    for flag, kind, default, text in FLAGS:
        set_by = variable(flag)
        default = os.environ.get(set_by, default)
        command.add_argument(f"--{flag}", type=kind, default=default, help=f"{text} ({set_by})")


def run(args: argparse.Namespace, open_browser: bool = False) -> int:
    from waystone.server.table.settings import Settings
    from waystone.server.web.app import serve
    from waystone.server.web.pages import STATIC

    if not (STATIC / "index.html").is_file():
        raise WaystoneError(
            "The page of the table is not built: run `make web` in the checkout and install again."
        )
    settings = Settings(
        bot_delay=args.bot_delay,
        thinkers=args.thinkers,
        keep_ended=args.keep_ended,
        keep_abandoned=args.keep_abandoned,
        most_tables=args.most_tables,
        most_mb=args.most_mb,
        webhook=args.webhook,
        contact=args.contact,
    )
    names = tuple(name.strip() for name in args.name.split(",") if name.strip())
    return serve(
        args.host, args.port, args.db, args.workers, open_browser, settings=settings, names=names
    )
