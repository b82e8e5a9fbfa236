"""The numbers of the server, as Prometheus reads them."""

from collections.abc import Iterator
from ipaddress import ip_address

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..store.meter import BOUNDS, Meter, Timing, count

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


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
