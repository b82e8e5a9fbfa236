"""The names under which the server is reached."""

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from .. import protocol
from .auth import name_allowed

MISDIRECTED = 421
SAID = msgspec.json.encode(
    protocol.ErrorReply(protocol.Failure("bad-origin", "This server goes by another name."))
)


class Named:
    """Whoever comes by another name is refused; health may be asked by any."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self._app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._refuses(scope):
            await self._app(scope, receive, send)
            return
        kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        headers = [(b"content-type", b"application/json")]
        await send({"type": f"{kind}.start", "status": MISDIRECTED, "headers": headers})
        await send({"type": f"{kind}.body", "body": SAID})

    def _refuses(self, scope: Scope) -> bool:
        if not self._names or scope["type"] == "lifespan" or scope["path"] == "/healthz":
            return False
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        return not name_allowed(host, self._names)
