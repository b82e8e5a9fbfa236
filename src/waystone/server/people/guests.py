"""Whoever is at a table."""

from typing import Protocol

from .. import protocol
from ..errors import Refused


class Guest(Protocol):
    """A connection, as a table knows it. Without a seat (and not the owner's) it hears
    everything `late` seconds later."""

    lang: protocol.Lang
    seats: set[int]
    owner: bool
    late: float
    address: str

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


def must_own(guest: Guest) -> None:
    if not guest.owner:
        raise Refused("not-yours", "Only the owner of the table may do that.")
