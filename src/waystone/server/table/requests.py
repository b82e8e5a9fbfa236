"""Those who would like to sit where a bot sits: the owner of the table decides.

A request lives as long as the connection that made it. The owner may be in another process: what is
asked goes along with who is where, and the decision comes back as a signal.
"""

from typing import Protocol

from msgspec import structs

from .. import protocol
from ..errors import Refused
from ..people.auth import new_table_id
from ..people.guests import Guest, must_own
from ..people.presence import Presence
from ..people.seating import Seating
from ..protocol import SeatRequest
from ..store.signals import Signal
from ..store.store import Store
from .audience import Audience
from .company import Company
from .course import Course

MOST = 8


class Host(Protocol):
    """Who shows people to their seats."""

    async def sit_down(self, guest: Guest, wish: protocol.Takeover) -> None: ...

    async def say_who_is_here(self) -> None: ...


class Requests:
    def __init__(
        self,
        course: Course,
        seats: Seating,
        company: Company,
        audience: Audience,
        store: Store,
        presence: Presence,
        host: Host,
    ) -> None:
        self._course = course
        self._seats = seats
        self._company = company
        self._audience = audience
        self._store = store
        self._presence = presence
        self._host = host
        self._asking: dict[Guest, tuple[SeatRequest, protocol.Takeover]] = {}
        self._denied: set[Guest] = set()
        self._told: list[SeatRequest] = []

    def here(self) -> list[SeatRequest]:
        """What the connections of this process ask for."""
        return [request for request, _ in self._asking.values()]

    def all(self) -> list[SeatRequest]:
        return [*self.here(), *self._presence.requests(self._course.id)]

    async def ask(self, guest: Guest, wish: protocol.Takeover) -> None:
        """The owner sits down at once; others wait for the owner."""
        async with self._course.lock:
            self._seats.of_bot(wish.seat)
            if self._course.session.end is None:
                others = bool(self._seats.people() - guest.seats)
                self._company.may_sit(guest, wish.seat, others)
            if guest.owner:
                await self._host.sit_down(guest, wish)
                return
            self._may_ask(guest)
            request = SeatRequest(new_table_id(), wish.seat, wish.name)
            self._asking[guest] = (request, wish)
            self._audience.tell(protocol.Asking(wish.seat, wish.ref), [guest])
            await self._changed()

    def _may_ask(self, guest: Guest) -> None:
        """A late spectator would see at once what it shall see later."""
        if guest.late and not guest.seats:
            raise Refused("not-yours", "Spectators of this table may not sit down.")
        if guest in self._denied:
            raise Refused("not-yours", "The owner of the table has refused you a seat.")
        if guest not in self._asking and len(self._asking) >= MOST:
            raise Refused(
                "too-fast", "Many ask for a seat at this table: wait until they have one."
            )

    async def decide(self, guest: Guest, request: str, yes: bool) -> None:
        """The owner allows somebody to sit down, or refuses it."""
        async with self._course.lock:
            must_own(guest)
            if request not in {waiting.id for waiting in self.all()}:
                raise Refused("not-found", "Nobody asks for that seat any more.")
            decided = Signal("leave", self._store.process, self._course.id)
            await self._store.signal(structs.replace(decided, request=request, yes=yes))
            await self._decided(request, yes)

    async def heard(self, request: str, yes: bool) -> None:
        """The owner has decided in another process."""
        async with self._course.lock:
            await self._decided(request, yes)

    async def _decided(self, request: str, yes: bool) -> None:
        for guest, (waiting, wish) in list(self._asking.items()):
            if waiting.id == request:
                del self._asking[guest]
                await (self._grant if yes else self._refuse)(guest, wish)

    async def _grant(self, guest: Guest, wish: protocol.Takeover) -> None:
        try:
            await self._host.sit_down(guest, wish)
        except Refused:
            self._deny(guest, wish)
            raise

    async def _refuse(self, guest: Guest, wish: protocol.Takeover) -> None:
        self._denied.add(guest)
        self._deny(guest, wish)
        await self._changed()

    def _deny(self, guest: Guest, wish: protocol.Takeover) -> None:
        self._audience.tell(protocol.Denied(wish.seat, wish.ref), [guest])

    def forget(self, guest: Guest) -> None:
        """A connection has ended."""
        self._asking.pop(guest, None)
        self._denied.discard(guest)

    async def _changed(self) -> None:
        self.tell()
        await self._host.say_who_is_here()

    def tell(self) -> None:
        """Let go of requests for seats that are no longer a bot's, and tell the owner of the rest
        if they are others than before."""
        for guest, (request, wish) in list(self._asking.items()):
            if self._seats[request.seat].kind != "bot":
                del self._asking[guest]
                self._deny(guest, wish)
        if (now := self.all()) != self._told:
            self._told = now
            owners = [guest for guest in self._audience if guest.owner]
            self._audience.tell(protocol.Requests(now), owners)

    def remind(self, guest: Guest) -> None:
        """An owner has come."""
        if guest.owner and self._told:
            self._audience.tell(protocol.Requests(self._told), [guest])
