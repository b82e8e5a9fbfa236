"""A server on a real socket of this machine, in the loop of the test, and tables on it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
import uvicorn
from msgspec import convert

from waystone.kernel.session import Session
from waystone.server import protocol
from waystone.server.people.auth import Limits
from waystone.server.table.settings import Settings
from waystone.server.table.table import Table
from waystone.server.web.app import Config, bind, make_app, server_config
from waystone.server.web.client import Player, simple_answer


class Made:
    """A table that a test has made."""

    def __init__(self, url: str, made: protocol.TableMade) -> None:
        self.url = url
        self.id = made.table
        self.owner = made.owner
        self.notices = made.notices
        self.tokens = {link.seat: link.token for link in made.seats}

    def bearing(self, *seats: int) -> dict[str, str]:
        """The header by which a call over HTTP shows the tokens of seats."""
        return {"Authorization": f"Bearer {','.join(self.tokens[seat] for seat in seats)}"}

    def player(self, *seats: int, lang: protocol.Lang | None = None) -> Player:
        return Player(self.url, self.id, [self.tokens[seat] for seat in seats], lang)


class Server:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.app = make_app(config)
        self._listening = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=60)
        self._server = uvicorn.Server(server_config(self.app))

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        task = asyncio.create_task(self._server.serve([self._listening]))
        while not self._server.started:  # noqa: ASYNC110 - uvicorn offers no event
            await asyncio.sleep(0.01)
        try:
            yield self
        finally:
            await self.http.aclose()
            self._server.should_exit = True
            await task
            self._listening.close()

    async def make(self, seats: str = "human", **more: Any) -> Made:
        """A table of the template game; seats as `human,bot:random`. It stops for nobody who holds
        nothing, unless `windows` are asked for."""
        wishes = [
            dict(zip(("kind", "bot"), s.split(":", 1), strict=False)) for s in seats.split(",")
        ]
        body = {"game": "_template", "seats": wishes, "seed": 5, "takeback": "consent"}
        body |= {"windows": 0, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return self.made(answer)

    async def stand(self, session: Session) -> Made:
        """A table at any moment, also at one to which no game leads; every seat is a person's."""
        maker = self.app.state.tables.maker
        seats = [protocol.SeatWish() for _ in range(session.setup.seats)]
        return Made(self.url, await maker.make(await maker.begun(session), seats, "en"))

    def at(self, made: protocol.TableMade) -> Made:
        """A table that was made without a call over HTTP."""
        return Made(self.url, made)

    def made(self, answer: httpx.Response) -> Made:
        return Made(self.url, convert(answer.json(), protocol.TableMade))

    async def table(self, made: Made) -> Table:
        """The table itself, behind the network."""
        found: Table = await self.app.state.tables.get(made.id)
        return found


Start = Callable[..., Any]
HASTY = Limits(
    rate=10_000,
    burst=10_000,
    tables_rate=1_000,
    tables_burst=1_000,
    calls_rate=10_000,
    calls_burst=10_000,
)


def config(folder: Path, limits: Limits, settings: dict[str, Any]) -> Config:
    return Config(
        f"sqlite:///{folder / 'tables.db'}",
        limits=limits,
        settings=Settings(**{"bot_delay": 0.0, "pause": 0.0, "checkpoint_every": 7, **settings}),
        static=str(folder / "static"),
    )


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Start a server on the test's own database: `async with start() as server:`."""

    def begin(limits: Limits = HASTY, **settings: Any) -> Any:
        return Server(config(tmp_path, limits, settings)).running()

    return begin


@pytest.fixture(scope="module")
def server_class() -> type[Server]:
    return Server


@pytest.fixture(scope="module")
def hasty() -> Limits:
    return HASTY


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One server for all tests of a file; each makes its own tables."""
    async with Server(config(tmp_path_factory.mktemp("server"), HASTY, {})).running() as running:
        yield running


Play = Callable[..., Any]


@pytest.fixture
def play() -> Play:
    """Play until a player has been asked so often, or to the end of the game."""

    async def on(player: Player, answers: int = 10_000) -> int:
        given = 0
        while given < answers:
            if player.table(player.seats[0]).outcome is not None:
                break
            asks = player.asks()
            if not asks:
                await player.receive()
                continue
            seat, ask = asks[0]
            await player.answer(seat, ask, simple_answer(ask))
            given += 1
        return given

    return on
