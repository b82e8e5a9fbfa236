"""Several processes on one database: what they tell each other, and who is where."""

import time
from typing import Literal

from msgspec import Struct

HEARTBEAT = 5.0
SILENT = 15.0


class Signal(Struct, omit_defaults=True):
    """`changed`: a table has new rows; `here`: who of this process is at a table (`seats`, and
    whether anybody at all); `who`: tell me who is at a table; `alive`: I am."""

    kind: Literal["changed", "here", "who", "alive"]
    process: str
    table: str = ""
    seats: list[int] = []
    watched: bool = False


class Presence:
    """What is known of the other processes. One that is silent for long is gone."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._here: dict[str, dict[str, Signal]] = {}

    def note(self, signal: Signal) -> None:
        self._heard[signal.process] = time.monotonic()
        if signal.kind == "here":
            self._here.setdefault(signal.table, {})[signal.process] = signal

    def forget(self, table: str) -> None:
        self._here.pop(table, None)

    def seats(self, table: str) -> set[int]:
        """The seats that sit at a table in other processes."""
        return {seat for signal in self._living(table) for seat in signal.seats}

    def watchers(self, table: str) -> set[str]:
        """The other processes in which anybody is at a table."""
        return {signal.process for signal in self._living(table) if signal.watched}

    def _living(self, table: str) -> list[Signal]:
        since = time.monotonic() - SILENT
        known = self._here.get(table, {})
        return [signal for process, signal in known.items() if self._heard[process] > since]
