"""Makes tables: from a wish, a lesson, a save, a moment of another table."""

import asyncio
import logging
import secrets

from waystone import bots
from waystone.bots.ismcts import Ismcts
from waystone.kernel.errors import BadSetup, WaystoneError
from waystone.kernel.game import Game, Setup, find
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES

from .. import protocol
from ..errors import Refused
from ..people.auth import hashed, locked, new_table_id, new_token
from ..store.rows import SeatRow, TableRow, now
from ..store.store import Store
from . import lessons
from .audience import Texts
from .clocks import first, spelled
from .driver import DEFAULT
from .intake import Begun, Intake
from .past import Past
from .table import Table
from .thinkers import SECONDS as THINKS

log = logging.getLogger("waystone.server")

MOST_TRIALS = 2_000


class Maker:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._intake = Intake()
        self._texts: dict[str, Texts] = {}
        self._reading = asyncio.Lock()

    async def create(self, wish: protocol.CreateTable, maker: str = "") -> protocol.TableMade:
        session = await asyncio.to_thread(_begin, wish)
        lock = await asyncio.to_thread(locked, wish.password) if wish.password else ""
        begun = await self.begun(session)
        return await self.make(
            begun,
            wish.seats,
            wish.lang,
            wish.spectators,
            lock,
            foresight=wish.foresight,
            secret=wish.seed is None,
            takeback=wish.takeback or _takeback(session.game, session.setup),
            clock=wish.clock,
            windows=wish.windows or 0,
            maker=maker,
        )

    async def lesson(
        self, game_id: str, chapter: str, lang: protocol.Lang, maker: str = ""
    ) -> protocol.TableMade:
        """A chapter of a game, or a first game that is ready to be played."""
        game = find(game_id)
        if chapter:
            script = lessons.script(game, chapter)
            session, _ = await asyncio.to_thread(script.begin)
            seats = lessons.seats(script.lesson)
        else:
            wish = lessons.first_game(game, lang)
            session, seats = await asyncio.to_thread(_ready, wish), wish.seats
        begun, stops = await self.begun(session), "" if chapter else lessons.NOT_FORMAL
        return await self.make(
            begun, seats, lang, lesson=True, chapter=chapter, stops=stops, maker=maker
        )

    async def upload(
        self, data: bytes | bytearray, lang: protocol.Lang, maker: str = ""
    ) -> protocol.TableMade:
        """A table that goes on from a save file; every seat is a person's."""
        begun = await self._intake.read(data)
        seats = [protocol.SeatWish() for _ in range(begun.setup.seats)]
        takeback = _takeback(find(begun.game), begun.setup)
        made = await self.make(begun, seats, lang, takeback=takeback, maker=maker)
        made.notices = begun.notices
        return made

    async def branch(self, table: Table, answers: int, maker: str = "") -> protocol.TableMade:
        """A table that goes on from a moment of another."""
        async with table.course.lock:
            setup, history = table.session.setup, table.session.history[:]
        if answers > len(history):
            raise Refused("not-found", f"This game has {len(history)} answers so far.")
        session = await Past().at(table.game, setup, history[:answers], lambda played: played)
        seats = [protocol.SeatWish(row.kind, row.bot, row.name) for row in table.seats]
        row = table.row
        begun = await self.begun(session)
        return await self.make(
            begun,
            seats,
            row.lang,
            row.spectators,
            row.password,
            foresight=row.foresight,
            takeback=row.takeback,
            clock=table.clocks.clock,
            windows=row.windows,
            maker=maker,
        )

    async def begun(self, session: Session) -> Begun:
        return Begun.of(session, await self.texts_of(session.game))

    async def make(
        self,
        begun: Begun,
        wishes: list[protocol.SeatWish],
        lang: protocol.Lang,
        spectators: str = "open",
        lock: str = "",
        lesson: bool = False,
        foresight: protocol.Foresight = "odds",
        secret: bool = False,
        chapter: str = "",
        takeback: protocol.Takeback = "consent",
        clock: protocol.TableClock | None = None,
        windows: int = 0,
        stops: str = "",
        maker: str = "",
    ) -> protocol.TableMade:
        """`secret`: whoever makes the table does not know its seed. `stops`: what the people at it
        want to be asked, until they say otherwise. `maker`: from where it is made, as a hash."""
        table_id, owner = new_table_id(), new_token()
        links = [
            protocol.SeatLink(seat, token, f"/t/{table_id}#{token}")
            for seat, wish in enumerate(wishes)
            if wish.kind == "human"
            for token in (new_token(),)
        ]
        tokens = {link.seat: hashed(link.token) for link in links}
        rows = [
            SeatRow(
                table_id,
                seat,
                wish.kind,
                _bot(wish),
                wish.name,
                tokens.get(seat, ""),
                stops=stops if wish.kind == "human" else "",
                claim="open" if wish.kind == "human" else "own",
            )
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
            seed="" if secret else str(begun.setup.seed),
            touched=now(),
            chapter=chapter,
            takeback=takeback,
            clock=spelled(clock),
            windows=windows,
            maker=maker,
        )
        await self._store.create(row, rows, first(table_id, len(rows), clock))
        self._store.meter.made += 1
        return protocol.TableMade(table_id, owner, links, f"/t/{table_id}")

    async def texts_of(self, game: Game) -> Texts:
        """The words of a game; they are read once, and nobody who plays waits for it."""
        async with self._reading:
            if game.id not in self._texts:
                self._texts[game.id] = await asyncio.to_thread(_texts, game)
        return self._texts[game.id]


def _texts(game: Game) -> Texts:
    content, _ = game.load_content()
    return {lang: game.text(lang, content) for lang in LANGUAGES}


def _ready(wish: protocol.CreateTable) -> Session:
    return lessons.ready(_begin(wish))


def _begin(wish: protocol.CreateTable) -> Session:
    game = find(wish.game)
    for seat in wish.seats:
        _bot(seat)
    seed = wish.seed if wish.seed is not None else secrets.randbelow(2**53)
    setup = Setup(
        len(wish.seats),
        seed,
        wish.mode,
        wish.scenario,
        wish.variants,
        wish.choices,
        even=_even(wish),
    )
    try:
        return Session.new(game, setup)
    except WaystoneError:
        raise
    except Exception:
        log.exception("%s could not be set up: %s", game.id, setup)
        text = "The rules failed to set this game up; choose another setup."
        raise Refused("rule-bug", text) from None


def _even(wish: protocol.CreateTable) -> bool:
    """Where people have something to hide from each other, unless they would rather not wait."""
    people = sum(seat.kind == "human" for seat in wish.seats)
    return people > 1 if wish.windows is None else wish.windows > 0


def _takeback(game: Game, setup: Setup) -> protocol.Takeback:
    """Among rivals what was seen cannot be unseen."""
    mode = next(mode for mode in game.modes if mode.id == setup.mode)
    return "consent" if mode.cooperative else "fair"


def _bot(wish: protocol.SeatWish) -> str:
    if wish.kind == "human" and not wish.bot:
        return ""
    name = wish.bot or DEFAULT
    try:
        made = bots.make(name, "")
    except WaystoneError as error:
        raise BadSetup(str(error)) from None
    if isinstance(made, Ismcts) and max(made.trials / MOST_TRIALS, made.seconds / THINKS) > 1:
        raise BadSetup(
            f"A bot may think in {MOST_TRIALS} iterations or {THINKS:g} seconds here, not {name}."
        )
    return name
