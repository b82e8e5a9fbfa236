"""Several processes on one database: what they tell each other, and who is where."""

import time
from typing import Literal

from msgspec import Struct

from .meter import Meter
from .protocol import SeatRequest
from .rows import JournalRow

HEARTBEAT = 5.0
SILENT = 15.0


class Signal(Struct, omit_defaults=True):
    """`moved`: a table has a new `row` in its journal (it is left out where it is too large);
    `changed`: a table has other seats or new talk; `here`: who of this process is at a table
    (`seats`, and whether anybody at all) and who of them asks for a bot's seat; `leave`: the owner
    grants a request or refuses it; `who`: tell me who is at a table; `alive`: I am, and what I
    count."""

    kind: Literal["moved", "changed", "here", "leave", "who", "alive"]
    process: str
    table: str = ""
    seats: list[int] = []
    watched: bool = False
    meter: Meter | None = None
    row: JournalRow | None = None
    requests: list[SeatRequest] = []
    request: str = ""
    yes: bool = False


class Presence:
    """What is known of the other processes. One that is silent for long is gone."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._here: dict[str, dict[str, Signal]] = {}
        self._meters: dict[str, Meter] = {}

    def note(self, signal: Signal) -> None:
        self._heard[signal.process] = time.monotonic()
        if signal.kind == "here":
            self._here.setdefault(signal.table, {})[signal.process] = signal
        elif signal.meter is not None:
            self._meters[signal.process] = signal.meter

    def forget(self, table: str) -> None:
        self._here.pop(table, None)

    def seats(self, table: str) -> set[int]:
        """The seats that sit at a table in other processes."""
        return {seat for signal in self._living(table) for seat in signal.seats}

    def requests(self, table: str) -> list[SeatRequest]:
        """Who asks for a seat in other processes."""
        return [request for signal in self._living(table) for request in signal.requests]

    def watchers(self, table: str) -> set[str]:
        """The other processes in which anybody is at a table."""
        return {signal.process for signal in self._living(table) if signal.watched}

    def meters(self) -> dict[str, Meter]:
        """What the other living processes count."""
        since = time.monotonic() - SILENT
        self._meters = {p: m for p, m in self._meters.items() if self._heard[p] > since}
        return self._meters

    def _living(self, table: str) -> list[Signal]:
        since = time.monotonic() - SILENT
        known = self._here.get(table, {})
        return [signal for process, signal in known.items() if self._heard[process] > since]
