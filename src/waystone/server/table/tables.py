"""All tables: found in the store, brought into memory and let go again."""

import asyncio
import logging
import time
from contextlib import suppress

from msgspec import structs

from waystone.kernel import save
from waystone.kernel.errors import WaystoneError

from ..errors import BadStore, Refused
from ..people.auth import plausible
from ..people.presence import Presence
from ..people.seating import Seating
from ..store import clocks, housekeeping
from ..store.housekeeping import Retention
from ..store.meter import Meter
from ..store.rows import JournalRow, TableRow
from ..store.signals import Signal
from ..store.store import Store
from . import lessons
from .bell import Bell
from .clocks import Wall
from .devices import Devices
from .maker import Maker
from .position import TAIL_CUT, Position, restore
from .settings import Settings
from .table import Table
from .thinkers import Thinkers

log = logging.getLogger("waystone.server")

WOKEN = 20


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._used: dict[str, float] = {}
        self._presence = Presence()
        self.maker = Maker(store)
        self.thinkers = Thinkers(settings.thinkers)
        self.wall = Wall()
        self.devices = Devices(store, self.wall, self.get)
        self.bell = Bell(store, settings.webhook, settings.contact)
        self._standing: list[str] | None = None
        self._noted: dict[str, int] = {}
        self._closings = 0
        self.connections = 0
        store.listen(self._heard)

    # ---- finding

    async def get(self, table_id: str) -> Table:
        """The table of this id, from memory or from the store."""
        table = self._loaded.get(table_id)
        if table is None or table.lost:
            table = await asyncio.shield(self._loading.get(table_id) or self._begin_load(table_id))
        self._used[table_id] = time.monotonic()
        return table

    def _begin_load(self, table_id: str) -> "asyncio.Task[Table]":
        """Bring a table into memory once, however many ask for it meanwhile."""
        loading = asyncio.create_task(self._restore(table_id))
        self._loading[table_id] = loading
        loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return loading

    async def _restore(self, table_id: str) -> Table:
        stored = await self._row(table_id)
        position = await self._stand(stored)
        row = structs.replace(stored, opening=b"", checkpoint=b"")
        texts = await self.maker.texts_of(position.session.game)
        seats = Seating(row, await self.store.seats(table_id), self.store)
        teacher = None
        if row.chapter:
            teacher = await asyncio.to_thread(lessons.teacher, row, position.session)
        table = Table(
            row,
            seats,
            position,
            texts,
            self.store,
            self.settings,
            self.thinkers,
            self.wall,
            self.bell,
            self._presence,
            self._load,
            teacher,
        )
        await table.hear()
        await table.clocks.read()
        self._loaded[table_id], self._used[table_id] = table, time.monotonic()
        await self.store.signal(Signal("who", self.store.process, table_id))
        return table

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id) if plausible(table_id) else None
        if row is None:
            raise Refused("no-such-table", "There is no such table.")
        return row

    async def _load(self, table_id: str) -> Position:
        return await self._stand(await self._row(table_id))

    async def _stand(self, row: TableRow) -> Position:
        """Where a table stands by the store. Answers that the rules no longer accept are taken
        back in the journal too, so that it can go on."""
        table_id = row.id
        journal = await self.store.journal(table_id)
        position = await asyncio.to_thread(restore, row, journal)
        if TAIL_CUT in position.notices:
            left = len(position.session.history)
            undo = JournalRow(table_id, position.seq + 1, "undo", 0, remains=left)
            await self.store.append(undo)
            position.record(undo)
            await self.store.checkpoint(table_id, undo.seq, save.dump(position.session))
        return position

    # ---- keeping in step, letting go

    async def _heard(self, signal: Signal | None) -> None:
        """Another process says something; without a signal, some may have been missed."""
        if signal is None:
            for table in list(self._loaded.values()):
                await self._catch_up(table)
            return
        meant = self._loaded.get(signal.table)
        if signal.kind != "here" or meant is not None:
            self._presence.note(signal)
        if meant is None or meant.lost:
            return
        match signal.kind:
            case "moved":
                await self._catch_up(meant, signal.row)
            case "changed":
                await self._catch_up(meant)
            case "here":
                meant.presence_changed()
            case "leave":
                await meant.requests.heard(signal.request, signal.yes)
            case "who":
                await meant.say_who_is_here()

    async def _catch_up(self, table: Table, row: JournalRow | None = None) -> None:
        try:
            await (table.catch_up() if row is None else table.follow(row))
        except Exception:
            log.exception("table %s could not follow", table.id)
            table.lose()

    async def beat(self) -> None:
        """Tell the other processes that this one is alive, look for rows of theirs that nobody
        told of, and wake bots that waited for one that is dead."""
        with suppress(WaystoneError):
            meter = self.store.meter.read(len(self._loaded), self.connections)
            await self.store.signal(Signal("alive", self.store.process, meter=meter))
            await self._look_for_rows()
        for table in list(self._loaded.values()):
            table.driver.wake()

    async def _look_for_rows(self) -> None:
        """A signal may be lost with the connection that carried it."""
        watched = {id: table for id, table in self._loaded.items() if len(table.audience)}
        if self.store.shared and watched:
            for table_id, seq in (await self.store.latest(list(watched))).items():
                if seq > watched[table_id].position.seq:
                    await self._catch_up(watched[table_id])

    def meters(self) -> dict[str, Meter]:
        """What this process and the others on the same database count."""
        mine = self.store.meter.read(len(self._loaded), self.connections)
        return {self.store.process: mine, **self._presence.meters()}

    async def ring(self) -> None:
        """Where somebody's time is out a bot plays on; and the first time, where bots were stopped
        in the middle, they go on."""
        try:
            late = await clocks.overdue(self.store, self.wall.now())
            if self._standing is None:
                self._standing = await clocks.standing(self.store)
        except BadStore:
            return
        for clock in late:
            await self._at(clock.table_id, clock.seat)
        woken, self._standing = self._standing[:WOKEN], self._standing[WOKEN:]
        for table_id in woken:
            await self._at(table_id)

    async def _at(self, table_id: str, late: int | None = None) -> None:
        try:
            table = await self.get(table_id)
            if late is not None:
                await table.chairs.time_out(late)
            table.driver.wake()
        except WaystoneError:
            log.exception("the clocks of table %s", table_id)

    async def stop(self) -> None:
        """Nobody waits for the bots any more."""
        for table in self._loaded.values():
            table.driver.stop()
        await self.thinkers.stop()
        await self.bell.outbox.stop()

    def __contains__(self, table_id: str) -> bool:
        """Whether a table is in the memory."""
        return table_id in self._loaded

    async def sweep(self) -> None:
        """Note where somebody is, leave tables that were closed from outside, and let go of those
        at which nobody has been for a while."""
        await self._touch()
        await self._leave_closed()
        await self.thinkers.tidy()
        oldest = time.monotonic() - self.settings.idle
        for table_id, table in list(self._loaded.items()):
            idle = self._used[table_id] < oldest and not table.driver.busy()
            if not len(table.audience) and (table.lost or idle):
                table.driver.stop()
                del self._loaded[table_id], self._used[table_id]
                self._noted.pop(table_id, None)
                self._presence.forget(table_id)

    async def _touch(self) -> None:
        """Somebody watches these tables, or they have gone on since they were last noted."""
        used = {
            id: table
            for id, table in self._loaded.items()
            if len(table.audience) or self._noted.get(id) != table.position.seq
        }
        ended = {id: table.session.end is not None for id, table in used.items()}
        await housekeeping.touch(self.store, ended)
        self._noted.update({id: table.position.seq for id, table in used.items()})

    async def _leave_closed(self) -> None:
        """`waystone admin close` writes beside a running server."""
        self._closings, closed = await housekeeping.closed_since(self.store, self._closings)
        for table_id in closed:
            if table_id in self._loaded and not self._loaded[table_id].lost:
                await self._catch_up(self._loaded[table_id])

    async def prune(self) -> None:
        """Remove the tables that have been kept for as long as they are to be."""
        keep = Retention(self.settings.keep_ended, self.settings.keep_abandoned)
        old = [id for id in await housekeeping.stale(self.store, keep) if id not in self._loaded]
        await housekeeping.remove(self.store, old)
        if old:
            log.info("removed %d tables that nobody has used for long", len(old))
