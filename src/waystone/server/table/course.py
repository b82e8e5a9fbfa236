"""The course of a table: its session and its journal.

All that changes it happens under its lock: play, commit the row, and only then tell anybody. Where
another process was faster it catches up with the journal, so that what people see is always what is
stored.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from waystone.kernel import save
from waystone.kernel.errors import BadAnswer, WaystoneError
from waystone.kernel.session import Answer, RuleBug, Session

from ..errors import BadStore, Conflict, Overtaken, Refused
from ..store.rows import JournalRow
from ..store.store import Store
from . import chronicle
from .audience import Texts
from .lessons import Teacher
from .position import BY_HAND, Manner, Position
from .watch import TooSlow, within

log = logging.getLogger("waystone.server")

RARELY = 20
TRIES = 8


class Onlookers(Protocol):
    """Whom a course tells what has become of it."""

    async def shown(self, undone: bool, taken: bool = False) -> None:
        """A row of the journal has been played; `taken`: as an answer that was given here."""

    def went_on(self) -> None:
        """So have all rows there are."""

    def taken_back(self) -> None:
        """An undo has been played."""

    async def anew(self) -> None:
        """It stands somewhere else; nothing that was shown is worth anything."""

    async def failed(self, seat: int, key: str, error: Exception) -> Refused:
        """A rule failed on an answer, and it stands where it stood before; what the giver of the
        answer is told."""

    def lose(self) -> None:
        """This copy of the table can no longer be trusted."""


class Course:
    """`lost`: this copy is given up, and who comes back gets what is stored."""

    def __init__(
        self,
        table_id: str,
        position: Position,
        texts: Texts,
        store: Store,
        checkpoints: tuple[int, int],
        patience: float,
        load: Callable[[str], Awaitable[Position]],
        onlookers: Onlookers,
        teacher: Teacher | None = None,
    ) -> None:
        self.id = table_id
        self.position = position
        self.lock = asyncio.Lock()
        self.lost = False
        self.undone: list[Answer] = []
        self._texts = texts
        self._store = store
        self._saved, self._save_every = checkpoints
        self._patience = patience
        self._load = load
        self._onlookers = onlookers
        self._teacher = teacher

    @property
    def session(self) -> Session:
        return self.position.session

    @property
    def moment(self) -> tuple[int, int]:
        """Changes with every row of the journal."""
        return self.position.seq, self.position.epoch

    # ---- playing

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

    async def take(self, seat: int, key: str, manner: Manner | None = None) -> None:
        """Play an answer, store it, tell everybody. The lock is held. Where nothing is said of its
        manner, what was taken back is given again as it was given, and all else by hand."""
        self._stand()
        if self._teacher is not None:
            self._teacher.allow(self.session, seat, key)
        try:
            with within(self._patience):
                self.session.answer(seat, key)
        except RuleBug as bug:
            raise await self._onlookers.failed(seat, key, bug) from None
        except TooSlow as slow:
            await self._reload()
            raise await self._onlookers.failed(seat, key, slow) from None
        given = self.session.history[-1]
        said = await self._said(given)
        again = bool(self.undone) and (self.undone[0].seat, self.undone[0].key) == (seat, given.key)
        if manner is None:
            manner = self.position.manner(given.seat, given.ask) if again else BY_HAND
        row = JournalRow(self.id, self.position.seq + 1, "answer", given.seat, given.ask, given.key)
        row.lines = chronicle.pack(said)
        row.step, row.in_stead = manner.step, int(manner.in_stead)
        await self._write(row, said)
        self.undone = self.undone[1:] if again else []
        await self._onlookers.shown(undone=False, taken=True)
        self._onlookers.went_on()
        await self._checkpoint()

    async def go_back(self, left: int, by: int) -> None:
        """Take back all but so many answers. The lock is held."""
        self._stand()
        taken = self.session.history[left:]
        try:
            self.session.rewind(left)
        except BadAnswer as error:
            raise Refused("no-takeback", str(error)) from None
        except Exception:
            log.exception("undo failed at table %s", self.id)
            await self._reload()
            raise Refused("rule-bug", "That cannot be taken back; the game stands.") from None
        await self._write(JournalRow(self.id, self.position.seq + 1, "undo", by, remains=left))
        self.undone = taken + self.undone
        await self._onlookers.shown(undone=True)
        self._onlookers.taken_back()

    def _stand(self) -> None:
        if self.lost:
            raise Refused("internal", "This table is being loaded again; try again.")

    async def _said(self, given: Answer) -> list[chronicle.Entry]:
        """What the log says of the last answer; an answer of which nothing can be said is taken
        back."""
        try:
            return chronicle.said(self.session, self._texts)
        except Exception as error:
            self.session.rewind(len(self.session.history) - 1)
            raise await self._onlookers.failed(given.seat, given.key, error) from None

    async def _write(self, row: JournalRow, said: list[chronicle.Entry] | None = None) -> None:
        """Commit what the session has played already. If another process was faster, follow it;
        if the database fails, this copy of the table is thrown away."""
        try:
            await self._store.append(row)
        except Conflict:
            await self._give_way(row)
            raise Overtaken from None
        except BadStore as error:
            self._onlookers.lose()
            raise Refused("internal", str(error)) from None
        except BaseException:
            self._onlookers.lose()
            raise
        self.position.record(row, said)

    async def _checkpoint(self) -> None:
        """Store a save every so many rows, and more rarely the longer the journal is: a save holds
        all of it, and an answer shall not cost more because many came before. It is written beside
        the loop: other tables go on, this one waits."""
        seq = self.position.seq
        if seq - self._saved >= max(self._save_every, seq // RARELY):
            self._saved = seq
            data = await asyncio.to_thread(save.dump, self.session)
            with suppress(BadStore):
                await self._store.checkpoint(self.id, seq, data)

    # ---- other processes

    async def catch_up(self) -> None:
        """Follow what other processes have written. The lock is held."""
        await self._play(await self._store.journal(self.id, self.position.seq))

    async def follow(self, row: JournalRow) -> None:
        """Follow one row that another process has written."""
        async with self.lock:
            if row.seq == self.position.seq + 1:
                await self._play([row])
            elif row.seq > self.position.seq:
                await self.catch_up()

    async def _play(self, rows: list[JournalRow]) -> None:
        """Play what is stored already."""
        for row in rows:
            try:
                self.position.follow(row)
            except WaystoneError:
                await self._reload()
                return
            await self._onlookers.shown(undone=row.kind == "undo")
        self._onlookers.went_on()

    async def _give_way(self, row: JournalRow) -> None:
        """Take back what could not be stored and follow the process that was faster."""
        try:
            if row.kind == "undo":
                await self._reload()
                return
            self.session.rewind(len(self.session.history) - 1)
            await self.catch_up()
        except BaseException:
            self._onlookers.lose()
            raise

    async def _reload(self) -> None:
        """Take the position from the store and show it."""
        self.undone = []
        self.position = await self._load(self.id)
        await self._onlookers.anew()
