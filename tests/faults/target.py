"""A server to attack, and one table on it that nothing may change."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from waystone.server import protocol
from waystone.server.people.auth import Limits
from waystone.server.table.settings import Settings
from waystone.server.table.table import Table
from waystone.server.table.tables import Tables
from waystone.server.web.app import Config, bind, make_app, server_config

FREE = Limits(
    rate=1e9,
    burst=10**9,
    tables_rate=1e9,
    tables_burst=10**9,
    calls_rate=1e9,
    calls_burst=10**9,
    guess_rate=1e9,
    guess_burst=10**9,
    rest=0.0,
)


class Target:
    def __init__(self, url: str, tables: Tables, made: protocol.TableMade, table: Table) -> None:
        self.url, self.tables, self.made, self._table = url, tables, made, table
        self._before = table.session.hash()

    def unchanged(self) -> bool:
        """The game, the journal and those who sit at the table are what they were."""
        session, rows = self._table.session, self._table.seats.rows
        seated = [row.kind for row in rows] == ["human", "human"]
        return seated and not session.history and session.hash() == self._before

    async def scrap(self) -> protocol.TableMade:
        """A table to do harm to."""
        return await self.tables.maker.create(_wish())


def _wish() -> protocol.CreateTable:
    seats = [protocol.SeatWish(), protocol.SeatWish()]
    return protocol.CreateTable("_template", seats, seed=5, password="mellon", windows=0)


@asynccontextmanager
async def target(db: str) -> AsyncIterator[Target]:
    app = make_app(Config(db, limits=FREE, settings=Settings(idle=1.0, bot_delay=0.0)))
    listening = bind("127.0.0.1", 0)
    server = uvicorn.Server(server_config(app))
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:  # noqa: ASYNC110 - uvicorn offers no event
        await asyncio.sleep(0.01)
    try:
        tables: Tables = app.state.tables
        made = await tables.maker.create(_wish())
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        yield Target(url, tables, made, await tables.get(made.table))
    finally:
        server.should_exit = True
        await task
        listening.close()
