"""What a process counts of itself."""

import os
import time
from bisect import bisect_left
from pathlib import Path

from msgspec import Struct, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Timing(Struct, array_like=True):
    """How often something took how long: a count for each bound, one for all that took longer."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Meter(Struct):
    """`rows` of the journal by kind, `errors` by code, HTTP `requests` by class of status; tables
    `made` and copies of tables `lost` to a failing database; `answer` from a message to its
    acknowledgement, `commit` of it in the store. The rest is how things stand now."""

    rows: dict[str, int] = field(default_factory=dict)
    errors: dict[str, int] = field(default_factory=dict)
    requests: dict[str, int] = field(default_factory=dict)
    made: int = 0
    lost: int = 0
    answer: Timing = field(default_factory=Timing)
    commit: Timing = field(default_factory=Timing)
    tables: int = 0
    connections: int = 0
    memory: int = 0
    processor: float = 0.0

    def read(self, tables: int, connections: int) -> "Meter":
        """Note how things stand now."""
        self.tables, self.connections = tables, connections
        self.memory = _memory()
        self.processor = time.process_time()
        return self


def count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def _memory() -> int:
    """As Linux tells it; nothing elsewhere."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
