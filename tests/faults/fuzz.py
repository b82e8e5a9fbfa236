"""Bad input by the hundred thousand: `python tests/faults/fuzz.py --cases 100000 [--seed N]
[--db postgres]`.

Frames, HTTP calls, saves, replays and content packs made by grammar go to a real server and to the
loaders. Each must be refused in one sentence or be harmless: no crash, no 5xx, no hang, no change
of state, and memory stays where it was.
"""

import argparse
import asyncio
import logging
import os
import random
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.faults.calls import calls
from tests.faults.files import packs, replays, saves, strangers, uploads
from tests.faults.frames import frames
from tests.faults.postgres import Postgres
from tests.faults.target import target

log = logging.getLogger("waystone.faults")

BATCH = 40
WARM = 2_000
MOST_GROWTH = 150.0
SHARES = {
    "frame": 60,
    "call": 10,
    "upload": 1,
    "stranger": 7,
    "save": 10,
    "replay": 6,
    "pack": 6,
}


def memory() -> float:
    """What this process has now, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def attack(
    folder: Path, db: str, cases: int, seed: int, known: Counter[str] | None = None
) -> str:
    """So many cases of all kinds; gives how many there were of each, and the memory used."""
    luck, done = random.Random(seed), known if known is not None else Counter[str]()
    before = 0.0
    async with target(db) as at:
        while done.total() < cases:
            kind = luck.choices([*SHARES], [*SHARES.values()])[0]
            number = min(BATCH, cases - done.total())
            match kind:
                case "frame":
                    await frames(at, luck, number)
                case "call":
                    await calls(at, luck, number)
                case "upload":
                    await uploads(at, luck, number)
                case "stranger":
                    strangers(luck, number)
                case "save":
                    saves(luck, number)
                case "replay":
                    replays(luck, number)
                case _:
                    packs(folder, luck, number)
            done[kind] += number
            if done.total() % 5_000 < number:
                log.info("%s cases", done.total())
            await at.tables.sweep()
            if not before and done.total() >= min(cases, WARM):
                before = memory()
    after = memory()
    assert after - before < MOST_GROWTH, f"memory grew from {before:.0f} to {after:.0f} MB"
    counts = ", ".join(f"{n} x {kind}" for kind, n in done.most_common())
    return f"{counts}; memory {before:.0f} MB warm, {after:.0f} MB at the end"


class Heard(logging.Handler):
    """What the server wrote down as an error of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    args = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    heard, done = Heard(), Counter[str]()
    logging.getLogger("waystone.server").addHandler(heard)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="waystone-fuzz-"))
        db = f"sqlite:///{folder}/tables.db"
        if args.db == "postgres":
            db = stack.enter_context(Postgres()).url
        os.environ["XDG_CACHE_HOME"] = folder
        try:
            told = asyncio.run(attack(Path(folder), db, args.cases, args.seed, done))
        except BaseException:
            print(f"seed {args.seed}, after {done.total()} cases:", file=sys.stderr)
            raise
    print(f"{done.total()} cases refused or harmless: {told}")
    print("\n".join(heard.lines[:20]))
    return 1 if heard.lines else 0


if __name__ == "__main__":
    sys.exit(main())
