"""What people say to each other at a table: chat, and the wish to take a move back. It is stored,
so that it survives the process and reaches the others."""

import msgspec
from msgspec import Struct

from .. import protocol
from ..people.seating import Seating
from ..store.rows import EventRow, now
from ..store.store import Store
from .audience import Audience
from .company import Company

CHAT_KEPT = 100


class Undoing(Struct):
    """An undo that waits for the consent of some seats. It lapses when the journal goes on from
    row `seq`, or others sit here; `vote` is its number."""

    by: int
    to: protocol.UndoTo
    left: int
    waiting: list[int]
    seq: int
    vote: int = 0

    def message(self) -> protocol.UndoAsked:
        return protocol.UndoAsked(self.vote, self.by, self.to, self.left, self.waiting)


class Talk:
    def __init__(self, table_id: str, store: Store, audience: Audience, company: Company) -> None:
        self.chat: list[protocol.ChatLine] = []
        self.undoing: Undoing | None = None
        self.closed = False
        self.muted: set[int | None] = set()
        self.out: set[str] = set()
        self._table_id = table_id
        self._store = store
        self._audience = audience
        self._company = company
        self._heard = 0

    async def say(self, kind: str, seat: int | None, data: str = "") -> int:
        """Store a word; gives its number."""
        return await self._store.add_event(EventRow(self._table_id, kind, seat, data, now()))

    async def wish(self, undoing: Undoing) -> int:
        """Ask for an undo; gives the number of the vote."""
        return await self.say("undo", undoing.by, msgspec.json.encode(undoing).decode())

    async def vote(self, vote: int, seats: list[int], yes: bool) -> None:
        for seat in seats:
            await self.say("yes" if yes else "no", seat, str(vote))

    async def hear(self, seq: int, seats: Seating) -> None:
        """Take in what was said, here and in other processes, in the order of the store; the
        table stands at row `seq`."""
        for event in await self._store.events(self._table_id, self._heard):
            self._heard = event.id
            match event.kind:
                case "chat":
                    name = seats[event.seat].name if event.seat is not None else ""
                    self._chatted(protocol.ChatLine(event.seat, name, event.data, event.created))
                case "undo":
                    self._wished(event, seq)
                case "yes" | "no":
                    self._judged(event)
                case "seats":
                    self.close(False)
                    self._company.hear(event)
                case "at" | "seed":
                    self._company.hear(event)
                case "mute" | "unmute":
                    self._silenced(event)
                case "out":
                    self.out.add(event.data)
                case "close":
                    self.closed = True

    def _silenced(self, event: EventRow) -> None:
        changed = self.muted | {event.seat} if event.kind == "mute" else self.muted - {event.seat}
        self.muted = changed
        self._audience.tell(protocol.Muted(self.silent()))

    def silent(self) -> list[int | None]:
        """Whom the owner has silenced; those without a seat come last."""
        return sorted(self.muted, key=lambda seat: (seat is None, seat or 0))

    def lapse(self, seq: int) -> None:
        """The journal has gone on to a row: a wish from before it is void."""
        if self.undoing is not None and self.undoing.seq != seq:
            self.close(False)

    def close(self, done: bool) -> None:
        if self.undoing is not None:
            self.undoing = None
            self._audience.tell(protocol.UndoClosed(done))

    def _chatted(self, line: protocol.ChatLine) -> None:
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        self._audience.tell(protocol.Chat(line))

    def _wished(self, event: EventRow, seq: int) -> None:
        """Of two wishes at once the first is voted on."""
        undoing = msgspec.json.decode(event.data, type=Undoing)
        undoing.vote = event.id
        if undoing.seq == seq and self.undoing is None:
            self.undoing = undoing
            self._audience.tell(undoing.message())

    def _judged(self, event: EventRow) -> None:
        if self.undoing is None or event.data != str(self.undoing.vote):
            return
        if event.kind == "no":
            self.close(False)
        elif event.seat in self.undoing.waiting:
            self.undoing.waiting.remove(event.seat)
            self._audience.tell(self.undoing.message())
