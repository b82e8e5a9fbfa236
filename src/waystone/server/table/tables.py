"""All tables: made, found in the store, brought into memory and let go again."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from waystone import bots
from waystone.kernel import save
from waystone.kernel.errors import BadSetup, WaystoneError
from waystone.kernel.game import Game, Setup, find
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES

from .. import protocol
from ..errors import Refused
from ..people.auth import hashed, locked, new_table_id, new_token, plausible
from ..people.presence import Presence
from ..people.seating import Seating
from ..store.meter import Meter
from ..store.rows import JournalRow, SeatRow, TableRow, now
from ..store.signals import Signal
from ..store.store import Store
from . import lessons
from .audience import Texts
from .driver import DEFAULT
from .intake import Begun, Intake
from .past import Past
from .position import TAIL_CUT, Position, restore
from .settings import Settings
from .table import Table

log = logging.getLogger("waystone.server")


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._used: dict[str, float] = {}
        self._texts: dict[str, Texts] = {}
        self._presence = Presence()
        self._intake = Intake()
        self.connections = 0
        store.listen(self._heard)

    # ---- making

    async def create(self, wish: protocol.CreateTable) -> protocol.TableMade:
        session = await asyncio.to_thread(_begin, wish)
        lock = await asyncio.to_thread(locked, wish.password)
        begun = self._begun(session)
        return await self._make(
            begun, wish.seats, wish.lang, wish.spectators, lock, foresight=wish.foresight
        )

    async def lesson(self, game_id: str, lang: protocol.Lang) -> protocol.TableMade:
        """A guided first game."""
        wish = lessons.first_game(find(game_id), lang)
        session = await asyncio.to_thread(_begin, wish)
        return await self._make(self._begun(session), wish.seats, lang, lesson=True)

    async def upload(self, data: bytes, lang: protocol.Lang) -> protocol.TableMade:
        """A table that goes on from a save file; every seat is a person's."""
        begun = await self._intake.read(data)
        seats = [protocol.SeatWish() for _ in range(begun.setup.seats)]
        made = await self._make(begun, seats, lang)
        made.notices = begun.notices
        return made

    async def branch(self, table: Table, answers: int) -> protocol.TableMade:
        """A table that goes on from a moment of another."""
        async with table.course.lock:
            setup, history = table.session.setup, table.session.history[:]
        if answers > len(history):
            raise Refused("not-found", f"This game has {len(history)} answers so far.")
        session = await Past().at(table.game, setup, history[:answers], lambda played: played)
        seats = [protocol.SeatWish(row.kind, row.bot, row.name) for row in table.seats]
        row = table.row
        begun = self._begun(session)
        return await self._make(
            begun, seats, row.lang, row.spectators, row.password, foresight=row.foresight
        )

    def _begun(self, session: Session) -> Begun:
        return Begun.of(session, self._texts_of(session.game))

    async def _make(
        self,
        begun: Begun,
        wishes: list[protocol.SeatWish],
        lang: protocol.Lang,
        spectators: str = "open",
        lock: str = "",
        lesson: bool = False,
        foresight: protocol.Foresight = "odds",
    ) -> protocol.TableMade:
        table_id, owner = new_table_id(), new_token()
        links = [
            protocol.SeatLink(seat, token, f"/t/{table_id}#{token}")
            for seat, wish in enumerate(wishes)
            if wish.kind == "human"
            for token in (new_token(),)
        ]
        tokens = {link.seat: hashed(link.token) for link in links}
        rows = [
            SeatRow(table_id, seat, wish.kind, _bot(wish), wish.name, tokens.get(seat, ""))
            for seat, wish in enumerate(wishes)
        ]
        row = TableRow(
            table_id,
            begun.game,
            begun.setup.mode,
            begun.setup.scenario,
            spectators,
            int(lesson),
            now(),
            hashed(owner),
            begun.opening,
            begun.save,
            lang=lang,
            password=lock,
            foresight=foresight,
        )
        await self.store.create(row, rows)
        self.store.meter.made += 1
        return protocol.TableMade(table_id, owner, links, f"/t/{table_id}")

    def _texts_of(self, game: Game) -> Texts:
        if game.id not in self._texts:
            content, _ = game.load_content()
            self._texts[game.id] = {lang: game.text(lang, content) for lang in LANGUAGES}
        return self._texts[game.id]

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
        row = await self._row(table_id)
        position = await self._load(table_id)
        texts = self._texts_of(position.session.game)
        seats = Seating(row, await self.store.seats(table_id), self.store)
        table = Table(
            row, seats, position, texts, self.store, self.settings, self._presence, self._load
        )
        await table.hear()
        self._loaded[table_id], self._used[table_id] = table, time.monotonic()
        await self.store.signal(Signal("who", self.store.process, table_id))
        return table

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id) if plausible(table_id) else None
        if row is None:
            raise Refused("no-such-table", "There is no such table.")
        return row

    async def _load(self, table_id: str) -> Position:
        """Where a table stands by the store. Answers that the rules no longer accept are taken
        back in the journal too, so that it can go on."""
        row = await self._row(table_id)
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

    async def sweep(self) -> None:
        """Let go of tables at which nobody has been for a while."""
        oldest = time.monotonic() - self.settings.idle
        for table_id, table in list(self._loaded.items()):
            if not len(table.audience) and (table.lost or self._used[table_id] < oldest):
                table.driver.stop()
                del self._loaded[table_id], self._used[table_id]
                self._presence.forget(table_id)


def _begin(wish: protocol.CreateTable) -> Session:
    game = find(wish.game)
    for seat in wish.seats:
        _bot(seat)
    seed = wish.seed if wish.seed is not None else secrets.randbelow(2**53)
    setup = Setup(len(wish.seats), seed, wish.mode, wish.scenario, wish.variants, wish.choices)
    try:
        return Session.new(game, setup)
    except WaystoneError:
        raise
    except Exception:
        log.exception("%s could not be set up: %s", game.id, setup)
        text = "The rules failed to set this game up; choose another setup."
        raise Refused("rule-bug", text) from None


def _bot(wish: protocol.SeatWish) -> str:
    if wish.kind == "human" and not wish.bot:
        return ""
    name = wish.bot or DEFAULT
    try:
        bots.make(name, "")
    except WaystoneError as error:
        raise BadSetup(str(error)) from None
    return name
