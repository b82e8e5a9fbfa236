"""The application: routes, the built client, and `serve`."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from types import FrameType
from typing import Any, TypeVar

import msgspec
import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.supervisors import Multiprocess

from waystone import __version__
from waystone.kernel.errors import WaystoneError

from ..errors import BadStore, Unreachable
from ..people.auth import Limits, Places, origin_allowed
from ..people.bans import Doorkeeper, Shut
from ..people.gate import Gate, house
from ..people.names import Named
from ..people.presence import HEARTBEAT
from ..store.database import default_url
from ..store.lock import alone
from ..store.store import Store
from ..table.settings import Settings
from ..table.tables import Tables
from .api import Api, failure, reply
from .heads import Heads
from .heap import frugal
from .metrics import CONTENT_TYPE, Counted, exposition, is_near
from .noise import logging_config
from .pages import STATIC, Careful, page
from .socket import converse
from .wire import Wire

log = logging.getLogger("waystone.server")

T = TypeVar("T")

SWEEP_EVERY = 60.0
RING_EVERY = 2.0
PRUNE_EVERY = 3600.0
OPENS_WITHIN = 60.0
CLOSES_WITHIN = 2
ENDS_WITHIN = 1.5
AGAIN = 0.5
SWITCH = 0.0005  # seconds until the database's thread gets its turn
COLLECT = (50_000, 20, 50)  # new things before the collector looks, and its rarer rounds
LARGEST_FRAME = 1_000_000
_CONFIG = "WAYSTONE_SERVER"


class Config(Struct, frozen=True):
    """`origins` are pages on other addresses that may open sockets here; `names`: under which the
    server is reached, any if there are none; `ends`: the process ends with the server."""

    db: str
    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    settings: Settings = Settings()
    limits: Limits = Limits()
    static: str = str(STATIC)
    ends: bool = False


def make_app(config: Config) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        frugal()
        store = await _patiently(lambda: Store.open(config.db), Unreachable)
        app.state.store = store
        app.state.tables = Tables(store, config.settings)
        await _patiently(app.state.tables.bell.signer, BadStore)
        app.state.shut = Shut(store)
        app.state.gate = Gate(config.limits)
        app.state.places = Places(config.limits.sockets, config.limits.sockets_each)
        app.state.api = Api(app.state.tables, config.limits, app.state.gate)
        _tune()
        clocks = [
            asyncio.create_task(_every(SWEEP_EVERY, app.state.tables.sweep)),
            asyncio.create_task(_every(HEARTBEAT, app.state.tables.beat)),
            asyncio.create_task(_every(RING_EVERY, app.state.tables.ring)),
            asyncio.create_task(_every(PRUNE_EVERY, app.state.tables.prune, at_once=True)),
            asyncio.create_task(_every(SWEEP_EVERY, app.state.shut.read, at_once=True)),
        ]
        try:
            yield
        finally:
            for clock in clocks:
                clock.cancel()
                with suppress(asyncio.CancelledError):
                    await clock
            await app.state.tables.stop()
            await store.close()
            if config.ends:
                _end_soon()

    app = Starlette(
        routes=_routes(),
        lifespan=life,
        middleware=[
            Middleware(Counted),
            Middleware(Doorkeeper),
            Middleware(Named, names=config.names),
            Middleware(GZipMiddleware, minimum_size=1000),
            Middleware(Careful),
        ],
        exception_handlers={HTTPException: _http_error, Exception: _crash},
    )
    app.state.config = config
    return app


def _routes() -> list[BaseRoute]:
    return [
        Route("/healthz", _health),
        Route("/metrics", _metrics),
        Mount(
            "/api",
            routes=[
                Route("/games", _api("games")),
                Route("/rules", _api("rules")),
                Route("/how-to-play/{game}", _api("how_to_play")),
                Route("/cards/{game}", _api("cards")),
                Route("/tables", _api("create"), methods=["POST"]),
                Route("/tables/upload", _api("upload"), methods=["POST"]),
                Route("/tables/mine", _api("mine"), methods=["POST"]),
                Route("/tables/{table}", _api("table")),
                Route("/tables/{table}/save", _api("save")),
                Route("/tables/{table}/replay", _api("replay")),
                Route("/tables/{table}/branch", _api("branch"), methods=["POST"]),
                Route("/tables/{table}/report", _api("report"), methods=["POST"]),
                Route("/tables/{table}/calls", _api("calls"), methods=["POST"]),
                Route("/tables/{table}/code", _api("code"), methods=["POST"]),
                Route("/codes", _api("use_code"), methods=["POST"]),
                Route("/push", _api("push")),
                Route("/lessons/{game}", _api("lesson"), methods=["POST"]),
                Route("/docs", _api("docs")),
                Route("/schema.json", _api("schema")),
            ],
        ),
        WebSocketRoute("/ws/{table}", _socket),
        Route("/{path:path}", page),
    ]


def _api(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def call(request: Request) -> Response:
        if request.method == "POST" and not _from_here(request):
            return failure("bad-origin", "Another site may not call this server.")
        answer: Response = await getattr(request.app.state.api, name)(request)
        return answer

    return call


async def _health(request: Request) -> Response:
    healthy = await request.app.state.store.healthy()
    return reply({"ok": healthy, "version": __version__}, 200 if healthy else 503)


async def _metrics(request: Request) -> Response:
    if not is_near(request.client.host if request.client else None):
        return failure("not-yours", "Only this machine and its own network may see the numbers.")
    state = request.app.state
    healthy = await state.store.healthy()
    text = exposition(state.tables.meters(), healthy, __version__)
    return Response(text, media_type=CONTENT_TYPE)


def _from_here(asked: HTTPConnection) -> bool:
    """Whether it is our own page that asks, or no page at all."""
    config: Config = asked.app.state.config
    return origin_allowed(asked.headers.get("origin"), asked.headers.get("host"), config.origins)


async def _socket(websocket: WebSocket) -> None:
    state = websocket.app.state
    config: Config = state.config
    if not _from_here(websocket):
        await websocket.send_denial_response(
            failure("bad-origin", "Another site may not open this table.")
        )
        return
    where = house(websocket.client.host if websocket.client else "")
    if state.places.full(where):
        await websocket.send_denial_response(
            failure(
                "too-fast", "The server is full, or has too many connections from your address."
            )
        )
        return
    state.tables.connections += 1
    try:
        with state.places.one(where):
            await converse(websocket, state.tables, config.limits, state.gate)
    finally:
        state.tables.connections -= 1


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = (
        "This call is made in another way" if error.status_code == 405 else "There is no such call"
    )
    answer = failure("not-found", f"{known}: see /api/docs.")
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _crash(request: Request, error: Exception) -> Response:
    return failure("internal", "Something went wrong here; nothing is lost.")


def _end_soon() -> None:
    """All is stored: no search that still runs in a thread holds the process back."""
    end = threading.Timer(ENDS_WITHIN, os._exit, [0])
    end.daemon = True
    end.start()


def _tune() -> None:
    """Views are many small things that hold no circles: the collector need not look so often."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)


async def _every(
    seconds: float, chore: Callable[[], Awaitable[None]], at_once: bool = False
) -> None:
    await asyncio.sleep(0 if at_once else seconds)
    while True:
        try:
            await chore()
        except Exception:
            log.exception("a chore failed")
        await asyncio.sleep(seconds)


async def _patiently(asked: Callable[[], Awaitable[T]], away: type[BadStore]) -> T:
    """A database that has answered before may be away for a moment, as when both start again."""
    end = time.monotonic() + OPENS_WITHIN
    while True:
        try:
            return await asked()
        except away:
            if time.monotonic() > end:
                raise
        await asyncio.sleep(AGAIN)


# ---- running


def server_config(app: Starlette | str, **more: Any) -> uvicorn.Config:
    """How the application is run everywhere: no compression of frames, small frames only."""
    return uvicorn.Config(
        app,
        http=Heads,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        log_config=logging_config(),
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=CLOSES_WITHIN,
        **more,
    )


def from_environment() -> Starlette:
    """The application of a worker process."""
    return make_app(msgspec.json.decode(os.environ[_CONFIG], type=Config))


def serve(
    host: str,
    port: int,
    db: str | None,
    workers: int,
    open_browser: bool,
    origins: tuple[str, ...] = (),
    settings: Settings = Settings(),
    names: tuple[str, ...] = (),
) -> int:
    """Serve tables until the process is told to stop."""
    config = Config(db or default_url(), origins, names, settings, ends=True)
    with alone(config.db):
        return _serve(config, host, port, workers, open_browser)


def _serve(config: Config, host: str, port: int, workers: int, open_browser: bool) -> int:
    asyncio.run(_probe(config.db, workers))
    listening = bind(host, port)
    at = f"http://{host if ':' not in host else f'[{host}]'}:{listening.getsockname()[1]}"
    print(f"Waystone is at {at}", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [at]).start()
    with suppress(KeyboardInterrupt):
        if workers > 1:
            os.environ[_CONFIG] = msgspec.json.encode(config).decode()
            running = server_config(
                "waystone.server.web.app:from_environment", factory=True, workers=workers
            )
            Multiprocess(running, [listening]).run()
        else:
            Server(server_config(make_app(config))).run([listening])
    return 0


class Server(uvicorn.Server):
    """Says why it stops. A terminal that is closed stops it too, unless it was started to outlive
    it (nohup)."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            with suppress(OSError, ValueError, RuntimeError):
                name = signal.Signals(sig).name
                print(f"Waystone stops ({name}); every table is stored.", flush=True)
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The signals have done their work once the server has stopped."""
        hangup = getattr(signal, "SIGHUP", None)
        wanted = [signal.SIGINT, signal.SIGTERM]
        if hangup is not None and signal.getsignal(hangup) is signal.SIG_DFL:
            wanted.append(hangup)
        before = {sig: signal.signal(sig, self.handle_exit) for sig in wanted}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


async def _probe(db: str, workers: int) -> None:
    """Find out before anybody connects whether the database will do."""
    store = await Store.open(db)
    shared = store.shared
    await store.close()
    if workers > 1 and not shared:
        raise BadStore("Several processes need PostgreSQL: give its URL with --db.")


def bind(host: str, port: int) -> socket.socket:
    """A socket to serve on, which takes connections from now on. It names its protocol: only then
    asyncio turns Nagle's delay off."""
    if not host:
        raise WaystoneError("Name an address to listen on with --host: 0.0.0.0 is all of them.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or "there is no such port"
        raise WaystoneError(f"Cannot listen on {host}:{port}: {reason}.") from None
    return listening
