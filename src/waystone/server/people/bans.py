"""Addresses that the operator has shut out."""

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from .. import protocol
from ..store import housekeeping
from ..store.store import Store
from .gate import house

SAID = msgspec.json.encode(
    protocol.ErrorReply(
        protocol.Failure("not-yours", "The operator of this server has shut your address out.")
    )
)


class Shut:
    """Who is shut out, as of the last look into the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._houses: frozenset[str] = frozenset()

    async def read(self) -> None:
        self._houses = frozenset(house(address) for address in await housekeeping.bans(self._store))

    def out(self, address: str) -> bool:
        return bool(self._houses) and house(address) in self._houses


class Doorkeeper:
    """Stands before every page, call and socket; health may be asked by anybody."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._shuts_out(scope):
            await self._app(scope, receive, send)
            return
        kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        headers = [(b"content-type", b"application/json")]
        await send({"type": f"{kind}.start", "status": 403, "headers": headers})
        await send({"type": f"{kind}.body", "body": SAID})

    def _shuts_out(self, scope: Scope) -> bool:
        if scope["type"] == "lifespan" or scope["path"] == "/healthz":
            return False
        client = scope.get("client")
        return bool(scope["app"].state.shut.out(client[0] if client else ""))
