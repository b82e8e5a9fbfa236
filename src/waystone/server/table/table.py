"""A table: a session with people and bots around it.

All that changes it happens under its lock: judge the message, change the session, commit the row,
and only then tell anybody. Where another process was faster the table catches up with the journal,
so that what people see is always what is stored.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct

from waystone.kernel import save
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import Game
from waystone.kernel.session import Answer, RuleBug, Session

from .. import protocol
from ..errors import BadStore, Conflict, Overtaken, Refused
from ..people.guests import Guest
from ..people.presence import Presence
from ..people.seating import Seating
from ..store.rows import JournalRow, SeatRow, TableRow
from ..store.signals import Signal
from ..store.store import Store
from . import chronicle
from .audience import Audience, Texts
from .chairs import Chairs
from .driver import Driver
from .foresight import Seer
from .looks import Looks
from .mishaps import Mishaps
from .position import Position
from .requests import Requests
from .stops import Stops
from .talk import Talk
from .undos import Undos
from .walks import Walks

log = logging.getLogger("waystone.server")

RARELY = 20
TRIES = 8


class Settings(Struct, frozen=True):
    """`bot_delay`: how long a bot seems to think; `checkpoint_every`: after how many rows, at the
    least, a save is stored; `idle`: after how many seconds an empty table leaves the memory;
    `delay`: by how many seconds spectators lag behind where they shall."""

    bot_delay: float = 0.4
    checkpoint_every: int = 200
    idle: float = 600.0
    delay: float = 60.0


class Table:
    def __init__(
        self,
        row: TableRow,
        seats: Seating,
        position: Position,
        texts: Texts,
        store: Store,
        settings: Settings,
        presence: Presence,
        load: Callable[[str], Awaitable[Position]],
    ) -> None:
        self.row = row
        self.seats = seats
        self.position = position
        self.texts = texts
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.audience = Audience(texts, bool(row.lesson))
        self.talk = Talk(row.id, store, self.audience)
        self.lost = False
        self.driver = Driver(self)
        self.chairs = Chairs(self)
        self.requests = Requests(self, presence)
        self.looks = Looks(self)
        self.seer = Seer(self)
        self.stops = Stops()
        self.walks = Walks(self)
        self.undos = Undos(self)
        self.mishaps = Mishaps(self)
        self._presence = presence
        self._load = load
        self._saved = row.checkpoint_seq

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def session(self) -> Session:
        return self.position.session

    @property
    def game(self) -> Game:
        return self.position.session.game

    # ---- who is here

    async def join(self, guest: Guest) -> None:
        """Welcome a connection and show it the table."""
        async with self.lock:
            if self.talk.closed:
                raise Refused("not-found", "The owner has closed this table.")
            self.audience.guests.add(guest)
            self.audience.tell(self._welcome(guest), [guest])
            guest.late = self.settings.delay if self.row.spectators == "delayed" else 0.0
            self.audience.show(guest, self.position)
            for notice in self.position.notices:
                self.audience.notice(notice, [guest])
            if self.talk.undoing is not None:
                self.audience.tell(self.talk.undoing.message(), [guest])
            self.requests.remind(guest)
            await self.present()
        self.driver.wake()

    async def part(self, guest: Guest) -> None:
        async with self.lock:
            self.audience.part(guest)
            self.requests.forget(guest)
            await self.present()

    async def speak(self, guest: Guest, lang: protocol.Lang) -> None:
        """Change the language of a connection."""
        async with self.lock:
            guest.lang = lang
            self.audience.show(guest, self.position)
            await self.mishaps.unshown()

    def info(self, tokens: list[str]) -> protocol.TableInfo:
        ask = self.session.ask
        open_ask = ask is not None and not ask.hushed
        return protocol.TableInfo(
            self.id,
            self.row.game,
            self.row.mode,
            self.row.scenario,
            self.seats.shown(self.online()),
            len(self.session.history),
            self.session.end is not None,
            bool(self.row.lesson),
            self.row.created,
            self.row.lang,
            sorted(self.seats.held(tokens)),
            [q.seat for q in self.session.questions()] if open_ask else [],
        )

    def online(self) -> set[int]:
        """The seats whose people are here or in another process."""
        return self.audience.seats() | self._presence.seats(self.id)

    def leads(self) -> bool:
        """Whether it is for this process to move the bots."""
        return all(self.store.process < other for other in self._presence.watchers(self.id))

    async def say_who_is_here(self) -> None:
        """Tell the other processes."""
        seats = sorted(self.audience.seats())
        watched = len(self.audience) > 0
        here = Signal("here", self.store.process, self.id, seats, watched)
        here.requests = self.requests.here()
        await self.store.signal(here)

    async def present(self) -> None:
        """Somebody came, went or changed seats."""
        self.audience.tell(protocol.Seats(self.seats.shown(self.online())))
        self.requests.tell()
        await self.mishaps.unshown()
        await self.say_who_is_here()

    def presence_changed(self) -> None:
        """Somebody came or went in another process."""
        self.audience.tell(protocol.Seats(self.seats.shown(self.online())))
        self.requests.tell()
        self.driver.wake()

    def _welcome(self, guest: Guest) -> protocol.Welcome:
        return protocol.Welcome(
            self.id,
            self.row.game,
            self.seats.shown(self.online()),
            sorted(guest.seats),
            guest.lang,
            bool(self.row.lesson),
            self.talk.chat,
        )

    # ---- answers

    async def answer(self, guest: Guest, given: protocol.GiveAnswer) -> None:
        """Where another process was faster and the question still stands, the answer is given
        again: two who choose in secret do not disturb each other."""
        async with self.lock:
            for _ in range(TRIES):
                self.own(guest, given.seat)
                self.judge(given.seat, given.ask, given.epoch)
                with suppress(Overtaken):
                    await self.take(given.seat, given.key)
                    return
            raise Overtaken

    def own(self, guest: Guest, seat: int) -> SeatRow:
        row = self.seats[seat]
        if seat not in guest.seats:
            raise Refused("not-yours", f"Seat {seat} is not yours.")
        return row

    def judge(self, seat: int, ask: int, epoch: int) -> None:
        """Whether the seat has that question before it."""
        asked = self.session.asked[seat]
        open_now = self.session.question(seat) is not None
        if epoch != self.position.epoch:
            raise Refused("stale", "That question has been taken back.")
        if ask < asked or (ask == asked and asked and not open_now):
            raise Refused("stale", "That question has been answered.")
        if ask > asked or not open_now:
            raise Refused("not-asked", "It is not your turn to answer.")

    async def set_stops(self, guest: Guest, wish: protocol.SetStops) -> None:
        async with self.lock:
            self.own(guest, wish.seat)
            self.stops.wish(wish, self.session)
        self.driver.wake()

    async def take(self, seat: int, key: str) -> None:
        """Play an answer, store it, tell everybody. The lock is held."""
        self._stand()
        try:
            self.session.answer(seat, key)
        except RuleBug as bug:
            raise await self.mishaps.rule(seat, key, bug) from None
        given = self.session.history[-1]
        said = await self._said(given)
        await self._store(
            JournalRow(
                self.id,
                self.position.seq + 1,
                "answer",
                given.seat,
                given.ask,
                given.key,
                lines=chronicle.pack(said),
            ),
            said,
        )
        self.audience.publish(self.position)
        await self.mishaps.unshown()
        self.talk.lapse(self.position.seq)
        self.driver.wake()
        await self._checkpoint()

    async def _said(self, given: Answer) -> list[chronicle.Entry]:
        """What the log says of the last answer; an answer of which nothing can be said is taken
        back."""
        try:
            return chronicle.said(self.session, self.texts)
        except Exception as error:
            self.session.rewind(len(self.session.history) - 1)
            raise await self.mishaps.rule(given.seat, given.key, error) from None

    async def _store(self, row: JournalRow, said: list[chronicle.Entry] | None = None) -> None:
        """Commit what the session has played already. If another process was faster, follow it;
        if the database fails, this copy of the table is thrown away."""
        try:
            await self.store.append(row)
        except Conflict:
            await self._give_way(row)
            raise Overtaken from None
        except BadStore as error:
            self.lose()
            raise Refused("internal", str(error)) from None
        except BaseException:
            self.lose()
            raise
        self.position.record(row, said)

    async def _checkpoint(self) -> None:
        """Store a save every so many rows, and more rarely the longer the journal is: a save holds
        all of it, and an answer shall not cost more because many came before."""
        seq = self.position.seq
        if seq - self._saved >= max(self.settings.checkpoint_every, seq // RARELY):
            self._saved = seq
            with suppress(BadStore):
                await self.store.checkpoint(self.id, seq, save.dump(self.session))

    def _stand(self) -> None:
        if self.lost:
            raise Refused("internal", "This table is being loaded again; try again.")

    def lose(self) -> None:
        """Leave this copy of the table: who comes back gets what is stored."""
        self.lost = True
        self.store.meter.lost += 1
        for guest in self.audience:
            guest.close()

    # ---- undo

    async def go_back(self, left: int, by: int) -> None:
        """Take back all but so many answers. The lock is held."""
        self._stand()
        try:
            self.session.rewind(left)
        except Exception:
            log.exception("undo failed at table %s", self.id)
            await self._reload()
            raise Refused("rule-bug", "That cannot be taken back; the game stands.") from None
        await self._store(JournalRow(self.id, self.position.seq + 1, "undo", by, remains=left))
        self.audience.publish(self.position, undone=True)
        await self.mishaps.unshown()
        self.talk.close(True)
        self.driver.wake()

    # ---- talk

    async def say(self, guest: Guest, text: str) -> None:
        line = "".join(c for c in text if c.isprintable()).strip()
        if not line:
            raise Refused("malformed", "There is nothing to say in that.")
        async with self.lock:
            await self.talk.say("chat", min(guest.seats) if guest.seats else None, line)
            await self.hear()

    async def hear(self) -> None:
        await self.talk.hear(self.position.seq, self.seats)
        if self.talk.closed:
            self.lose()

    # ---- the owner

    async def close(self, guest: Guest) -> None:
        """The owner ends the table; its journal is kept."""
        async with self.lock:
            self.owner(guest)
            await self.talk.say("close", None)
            await self.hear()

    def owner(self, guest: Guest) -> None:
        if not guest.owner:
            raise Refused("not-yours", "Only the owner of the table may do that.")

    # ---- other processes

    async def _give_way(self, row: JournalRow) -> None:
        """Take back what could not be stored and follow the process that was faster."""
        try:
            if row.kind == "undo":
                await self._reload()
                return
            self.session.rewind(len(self.session.history) - 1)
            await self._follow()
        except BaseException:
            self.lose()
            raise

    async def _reload(self) -> None:
        """Take the position from the store and show it."""
        self.position = await self._load(self.id)
        self.talk.lapse(self.position.seq)
        await self.chairs.follow()
        self.audience.forget()
        for guest in self.audience:
            self.audience.show(guest, self.position)
        await self.mishaps.unshown()
        self.driver.wake()

    async def catch_up(self) -> None:
        """Follow what other processes have written."""
        async with self.lock:
            await self._follow()
            await self.hear()
            await self.chairs.follow()
        self.driver.wake()

    async def follow(self, row: JournalRow) -> None:
        """Follow one row that another process has written."""
        async with self.lock:
            if row.seq == self.position.seq + 1:
                await self._play([row])
            elif row.seq > self.position.seq:
                await self._follow()
        self.driver.wake()

    async def _follow(self) -> None:
        await self._play(await self.store.journal(self.id, self.position.seq))

    async def _play(self, rows: list[JournalRow]) -> None:
        """Play what is stored already."""
        for row in rows:
            try:
                self.position.follow(row)
            except WaystoneError:
                await self._reload()
                return
            self.audience.publish(self.position, undone=row.kind == "undo")
            await self.mishaps.unshown()
        self.talk.lapse(self.position.seq)
