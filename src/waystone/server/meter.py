"""What a process counts of itself, and how Prometheus reads it."""

import os
import time
from bisect import bisect_left
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

from msgspec import Struct, field
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


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


class Counted:
    """Counts the HTTP answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                meter: Meter = scope["app"].state.store.meter
                count(meter.requests, f"{message['status'] // 100}xx")
            await send(message)

        await self._app(scope, receive, counted if scope["type"] == "http" else send)


def is_near(address: str | None) -> bool:
    """Whether somebody asks from this machine or its own network; numbers are for the house."""
    try:
        return address is None or ip_address(address).is_private
    except ValueError:
        return False


def exposition(meters: dict[str, Meter], healthy: bool, version: str) -> str:
    """Every number of every process in Prometheus's text format."""
    return "".join(f"{line}\n" for line in _lines(meters, healthy, version))


def _lines(meters: dict[str, Meter], healthy: bool, version: str) -> Iterator[str]:
    yield from _head("waystone_info", "gauge", "The version that answers.")
    yield f'waystone_info{{version="{version}"}} 1'
    yield from _head("waystone_database_up", "gauge", "Whether the database answers.")
    yield f"waystone_database_up {int(healthy)}"
    for name, kind, about, attribute in _PLAIN:
        yield from _head(name, kind, about)
        for process, meter in meters.items():
            yield f'{name}{{process="{process}"}} {getattr(meter, attribute)}'
    for name, about, attribute, label in _COUNTS:
        yield from _head(name, "counter", about)
        for process, meter in meters.items():
            for value, number in sorted(getattr(meter, attribute).items()):
                yield f'{name}{{process="{process}",{label}="{value}"}} {number}'
    for name, about, attribute in _TIMINGS:
        yield from _head(name, "histogram", about)
        for process, meter in meters.items():
            yield from _histogram(name, process, getattr(meter, attribute))


def _histogram(name: str, process: str, timing: Timing) -> Iterator[str]:
    total = 0
    for bound, number in zip((*map(str, BOUNDS), "+Inf"), timing.counts, strict=True):
        total += number
        yield f'{name}_bucket{{process="{process}",le="{bound}"}} {total}'
    yield f'{name}_sum{{process="{process}"}} {timing.seconds:.6f}'
    yield f'{name}_count{{process="{process}"}} {total}'


def _head(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


_PLAIN = (
    ("waystone_tables", "gauge", "Tables in memory.", "tables"),
    ("waystone_connections", "gauge", "Open sockets.", "connections"),
    ("waystone_resident_memory_bytes", "gauge", "Memory of the process.", "memory"),
    ("waystone_cpu_seconds_total", "counter", "Processor time of the process.", "processor"),
    ("waystone_tables_made_total", "counter", "Tables made.", "made"),
    ("waystone_tables_lost_total", "counter", "Copies of tables given up and reloaded.", "lost"),
)
_COUNTS = (
    ("waystone_journal_rows_total", "Committed answers and undos.", "rows", "kind"),
    ("waystone_errors_total", "What was refused or failed, by code.", "errors", "code"),
    ("waystone_http_responses_total", "HTTP answers by class of status.", "requests", "status"),
)
_TIMINGS = (
    ("waystone_answer_seconds", "From an answer to its acknowledgement.", "answer"),
    ("waystone_commit_seconds", "Storing a row of the journal.", "commit"),
)
