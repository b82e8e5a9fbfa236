"""Several processes on one database: who is where."""

import time

from ..protocol import SeatRequest
from ..store.meter import Meter
from ..store.signals import Signal

HEARTBEAT = 5.0
SILENT = 15.0
MOST = 256


class Presence:
    """What is known of the other processes. One that is silent for long is gone."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._here: dict[str, dict[str, Signal]] = {}
        self._meters: dict[str, Meter] = {}

    def note(self, signal: Signal) -> None:
        self._heard[signal.process] = time.monotonic()
        if len(self._heard) > MOST:
            self._heard = self._lately()
            self.meters()
            self._here = {
                table: {p: said for p, said in known.items() if p in self._heard}
                for table, known in self._here.items()
            }
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
        living = self._lately()
        self._meters = {p: m for p, m in self._meters.items() if p in living}
        return self._meters

    def _lately(self) -> dict[str, float]:
        """When each process was heard that is not gone."""
        since = time.monotonic() - SILENT
        return {process: at for process, at in self._heard.items() if at > since}

    def _living(self, table: str) -> list[Signal]:
        known = self._here.get(table)
        if not known:
            return []
        since = time.monotonic() - SILENT
        return [said for process, said in known.items() if self._heard.get(process, 0.0) > since]
