"""`python -m waystone.server --port N --data DIR`"""

import argparse
import sys
from pathlib import Path

from waystone.kernel.errors import WaystoneError

from .table.settings import Settings
from .web.app import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m waystone.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, help="the folder of the SQLite file")
    parser.add_argument("--db", help="database URL; wins over --data")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--origin", action="append", default=[], help="another page's address")
    parser.add_argument("--bot-delay", type=float, default=Settings().bot_delay)
    args = parser.parse_args()
    db = args.db or (f"sqlite:///{args.data.resolve() / 'tables.db'}" if args.data else None)
    settings = Settings(bot_delay=args.bot_delay)
    try:
        return serve(args.host, args.port, db, args.workers, False, tuple(args.origin), settings)
    except WaystoneError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
