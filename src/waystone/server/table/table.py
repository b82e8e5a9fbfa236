"""A table: a session with people and bots around it. It brings its parts together: what they do by
themselves they do by themselves, what concerns several of them is here."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from waystone.kernel import save
from waystone.kernel.game import Game
from waystone.kernel.log import forget
from waystone.kernel.session import Session

from .. import protocol
from ..errors import BadStore, Overtaken, Refused
from ..people.guests import Guest, must_own
from ..people.presence import Presence
from ..people.seating import Seating
from ..store import codes, subscriptions
from ..store.rows import JournalRow, TableRow
from ..store.signals import Signal
from ..store.store import Store
from . import card
from .audience import Audience, Texts
from .bell import Bell, Calls
from .chairs import Chairs
from .clocks import Clocks, Wall
from .company import Company
from .course import TRIES, Course
from .driver import Driver
from .foresight import Seer
from .lessons import Teacher
from .looks import Looks
from .mishaps import Mishaps
from .position import BY_HAND, Position
from .requests import Requests
from .settings import Settings
from .stops import Stops
from .talk import Talk
from .thinkers import Thinkers
from .undos import Undos
from .walks import Walks
from .windows import Windows

REMEMBERED = 64
"""Lines of the log beyond which its session forgets those that nobody asks it for: the chronicle
keeps them all."""


class Table:
    def __init__(
        self,
        row: TableRow,
        seats: Seating,
        position: Position,
        texts: Texts,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        wall: Wall,
        bell: Bell,
        presence: Presence,
        load: Callable[[str], Awaitable[Position]],
        teacher: Teacher | None = None,
    ) -> None:
        self.row = row
        self.first = bool(row.lesson) and not row.chapter
        self.teacher = teacher
        self.seats = seats
        self.texts = texts
        self.store = store
        self._late = settings.delay if row.spectators == "delayed" else 0.0
        self._presence = presence
        checkpoints = (row.checkpoint_seq, settings.checkpoint_every)
        self.course = Course(
            row.id, position, texts, store, checkpoints, settings.patience, load, self, teacher
        )
        self.audience = Audience(texts, bool(row.lesson) and teacher is None)
        session = position.session
        self.company = Company(not session.game.mode(session.setup.mode).cooperative)
        self.talk = Talk(row.id, store, self.audience, self.company)
        self.mishaps = Mishaps(row.id, store, self.audience)
        self.looks = Looks(self.course, seats, texts)
        self.seer = Seer(self.course, seats, texts, row.foresight)
        self.walks = Walks(self.course, seats)
        self.clocks = Clocks(row, self.course, seats, store, wall)
        self.calls = Calls(row, self.course, seats, bell)
        self.chairs = Chairs(
            self.course, seats, self.audience, self.talk, self.company, self.clocks, self
        )
        self.undos = Undos(
            self.course, seats, self.talk, self.company, self.walks, row.takeback, self, teacher
        )
        self.requests = Requests(
            self.course, seats, self.company, self.audience, store, presence, self
        )
        self.stops = Stops(seats, position.session)
        self.windows = Windows(self.course, row.windows, settings.pause)
        self.driver = Driver(
            self.course, seats, self.stops, settings, thinkers, self.windows, self, teacher
        )

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def position(self) -> Position:
        return self.course.position

    @property
    def session(self) -> Session:
        return self.course.session

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def seed(self) -> str:
        """The seed, where somebody knows it."""
        return self.row.seed or self.company.seed

    @property
    def lost(self) -> bool:
        return self.course.lost

    # ---- who is here

    async def join(self, guest: Guest) -> None:
        """Welcome a connection and show it the table."""
        async with self.course.lock:
            if self.talk.closed:
                raise Refused("not-found", "The owner has closed this table.")
            self.audience.guests.add(guest)
            self.audience.tell(card.welcome(self, guest), [guest])
            guest.late = self._late
            self.audience.show(guest, self.position)
            for notice in self.position.notices:
                self.audience.notice(notice, [guest])
            if self.talk.undoing is not None:
                self.audience.tell(self.talk.undoing.message(), [guest])
            self.requests.remind(guest)
            for seat in sorted(guest.seats):
                self._tell_stops(seat, [guest])
            self._teach([guest])
            await self.run_clocks([guest])
            await self.present()
        self.driver.wake()

    async def part(self, guest: Guest) -> None:
        async with self.course.lock:
            self.audience.part(guest)
            if not len(self.audience) and not self._plays_on():
                self.driver.rest()
            self.requests.forget(guest)
            await self.present()

    async def speak(self, guest: Guest, lang: protocol.Lang) -> None:
        """Change the language of a connection."""
        if guest.lang == lang:
            return
        async with self.course.lock:
            guest.lang = lang
            self.audience.show(guest, self.position)
            self._teach([guest])
            await self.mishaps.unshown(self.session)

    def online(self) -> set[int]:
        """The seats whose people are here or in another process."""
        return self.audience.seats() | self._presence.seats(self.id)

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
        await self.mishaps.unshown(self.session)
        await self.say_who_is_here()

    def presence_changed(self) -> None:
        """Somebody came or went in another process."""
        self.audience.tell(protocol.Seats(self.seats.shown(self.online())))
        self.requests.tell()
        self.driver.wake()

    def welcome(self, guest: Guest) -> None:
        """Tell somebody how this table is kept."""
        self.audience.tell(card.welcome(self, guest), [guest])
        self.requests.remind(guest)

    # ---- answers

    async def answer(self, guest: Guest, given: protocol.GiveAnswer) -> None:
        """Where another process was faster and the question still stands, the answer is given
        again: two who choose in secret do not disturb each other."""
        if self.first and not given.meant:
            await self.seer.mind(guest, given)
        self.seats.own(guest, given.seat)
        async with self.windows.giving(given.seat, given.ask, given.key), self.course.lock:
            for _ in range(TRIES):
                self.seats.own(guest, given.seat)
                self.course.judge(given.seat, given.ask, given.epoch)
                with suppress(Overtaken), self.audience.giving(guest, given.ref):
                    await self.course.take(given.seat, given.key, BY_HAND)
                    return
            raise Overtaken

    async def set_stops(self, guest: Guest, wish: protocol.SetStops) -> None:
        async with self.course.lock:
            row = self.seats.own(guest, wish.seat)
            await self.seats.wish(row, self.stops.wish(wish, self.session))
            self._tell_stops(wish.seat)
        self.driver.wake()

    def _tell_stops(self, seat: int, guests: list[Guest] | None = None) -> None:
        """Tell those who sit there, and nobody else, what the seat wants to be asked."""
        sitting = [guest for guest in guests or self.audience if seat in guest.seats]
        self.audience.tell(self.stops.told(self.session, seat), sitting)

    def _end_passes(self) -> None:
        for seat in self.stops.ended(self.session):
            self._tell_stops(seat)

    def _teach(self, guests: list[Guest] | None = None) -> None:
        """Tell the learner where the chapter stands, each in the own language."""
        if self.teacher is not None:
            for guest in guests or self.audience:
                if self.teacher.seat in guest.seats:
                    self.audience.tell(self.teacher.told(guest.lang), [guest])

    # ---- what its course tells

    async def shown(self, undone: bool, taken: bool = False) -> None:
        """A learner hears that the script answers a question before it comes, and that it is over
        after its last one: none of them is put to the learner, not for a moment."""
        taught = self.teacher is not None and self.teacher.follow(self.session)
        scripted = self.teacher is not None and self.teacher.scripted
        if taught and scripted:
            self._teach()
        self.audience.publish(self.position, undone, taken)
        self.windows.begin()
        if taught and not scripted:
            self._teach()
        with suppress(BadStore):
            await self.run_clocks()
            await self.calls.ring(self.online(), self.leads())
        await self.mishaps.unshown(self.session)

    def went_on(self) -> None:
        self.talk.lapse(self.position.seq)
        self._end_passes()
        if len(self.session.log) > REMEMBERED:
            forget(self.session, self.stops.recalls(self.session))
        self.driver.wake()

    def taken_back(self) -> None:
        self.talk.close(True)
        self._end_passes()
        self.driver.wake()

    async def anew(self) -> None:
        self.talk.lapse(self.position.seq)
        self.windows.begin()
        await self.follow_seats()
        self.audience.forget()
        for guest in self.audience:
            self.audience.show(guest, self.position)
        if self.teacher is not None:
            self.teacher.look_back(self.session)
            self._teach()
        await self.mishaps.unshown(self.session)
        self.driver.wake()

    async def failed(self, seat: int, key: str, error: Exception) -> Refused:
        return await self.mishaps.rule(self.position, seat, key, error)

    def lose(self) -> None:
        """Leave this copy of the table: who comes back gets what is stored."""
        self.course.lost = True
        self.driver.rest()
        self.store.meter.lost += 1
        for guest in self.audience:
            guest.close()

    # ---- other processes

    async def catch_up(self) -> None:
        """Follow what other processes have written."""
        async with self.course.lock:
            await self.course.catch_up()
            await self.hear()
            await self.follow_seats()

    async def follow(self, row: JournalRow) -> None:
        await self.course.follow(row)

    def leads(self) -> bool:
        """Whether it is for this process to move the bots."""
        return all(self.store.process < other for other in self._presence.watchers(self.id))

    # ---- what its bots wait for

    def quiet(self) -> bool:
        """Nobody watches, people think about an undo or do not see the table, or another process
        moves the bots. Where there is a clock, bots do not wait for anybody to watch."""
        if self.lost or self.puzzled() or not (len(self.audience) or self._plays_on()):
            return True
        return self.talk.undoing is not None or not self.leads()

    def _plays_on(self) -> bool:
        """People play here over days, and come when they are asked."""
        return self.clocks.clock is not None and bool(self.seats.people())

    def puzzled(self) -> bool:
        return self.audience.puzzled(self.position)

    async def run_clocks(self, guests: list[Guest] | None = None) -> None:
        """Start and stop the clocks, and tell those whom it concerns."""
        changed = await self.clocks.follow()
        if self.clocks.clock is not None and (changed or guests):
            for guest in self.audience if changed else guests or []:
                self.audience.tell(self.clocks.told(guest.seats), [guest])

    async def sit_down(self, guest: Guest, wish: protocol.Takeover) -> None:
        await self.chairs.sit_down(guest, wish)
        self._tell_stops(wish.seat, [guest])

    async def follow_seats(self) -> None:
        await self.chairs.follow()

    async def forget(self, seat: int) -> None:
        """Nobody is called to a seat, or takes it along, who does not sit there any more."""
        await self.call_no_more(seat)
        await codes.drop(self.store, self.id, seat)

    async def call_no_more(self, seat: int) -> None:
        await subscriptions.drop(self.store, self.id, seat)

    def wake(self) -> None:
        """Bots that are asked go on."""
        self.driver.wake()

    # ---- talk, reports, the end

    async def say(self, guest: Guest, text: str) -> None:
        line = "".join(c for c in text if c.isprintable()).strip()
        if not line:
            raise Refused("malformed", "There is nothing to say in that.")
        async with self.course.lock:
            by = min(guest.seats) if guest.seats else None
            if by in self.talk.muted and not guest.owner:
                raise Refused("muted", "The owner of the table has silenced you.")
            await self.talk.say("chat", by, line)
            await self.hear()

    async def hear(self) -> None:
        """Take in what was said, here and in other processes."""
        await self.talk.hear(self.position.seq, self.seats)
        if self.talk.closed:
            self.lose()
        self.driver.wake()

    async def report(self, note: str) -> str:
        """A person reports this moment; gives the number of the report."""
        async with self.course.lock:
            return await self.mishaps.report(note, self.session)

    async def open_up(self, tokens: list[str]) -> None:
        """Somebody wants to see all of it: every hand and the luck to come. Before the end that is
        for who has always been alone here; whoever sits down later is told the seed."""
        async with self.course.lock:
            await self.follow_seats()
            over = self.session.end is not None
            if not self.seats.may_open(tokens, over) or not (over or self.company.parted is None):
                text = (
                    "While others play here, nobody has the save: it holds every hand and the seed."
                )
                raise Refused("not-yours", text)
            if not over and not self.seed:
                await self.talk.say("seed", None, str(self.session.setup.seed))
                await self.hear()

    async def dump(self) -> bytes:
        """The save file of this moment."""
        async with self.course.lock:
            return save.dump(self.session)

    async def close(self, guest: Guest) -> None:
        """The owner ends the table; its journal is kept."""
        async with self.course.lock:
            must_own(guest)
            await self.talk.say("close", None)
            await self.hear()
