"""Whoever is at a table."""

from typing import Protocol

from .. import protocol


class Guest(Protocol):
    """A connection, as a table knows it. Without a seat (and not the owner's) it hears
    everything `late` seconds later."""

    lang: protocol.Lang
    seats: set[int]
    owner: bool
    late: float

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...
