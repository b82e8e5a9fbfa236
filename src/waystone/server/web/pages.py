"""The built client: its files, and its one page for every other path."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parents[1] / "static"

_LASTING = {"cache-control": "public, max-age=31536000, immutable"}
_FRESH = {"cache-control": "no-cache"}


def page(request: Request) -> Response:
    """A file of the client; every other path is a place that the client draws itself. Files under
    `assets` carry a hash in their names."""
    static = Path(request.app.state.config.static).resolve()
    file = _file(static, request.path_params["path"])
    if file is not None:
        hashed = "assets" in file.relative_to(static).parts
        return FileResponse(file, headers=_LASTING if hashed else _FRESH)
    index = static / "index.html"
    if index.is_file():
        return FileResponse(index, headers=_FRESH)
    return PlainTextResponse("The client is not built: run `make web`.", 404)


def _file(static: Path, path: str) -> Path | None:
    try:
        file = (static / path).resolve()
        return file if file.is_relative_to(static) and file.is_file() else None
    except (OSError, ValueError):
        return None


class Careful:
    """Headers that keep a page from running, framing or calling what is not ours, and, where it was
    reached over TLS, from being reached without."""

    _POLICY = (
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    )
    _HEADERS = (
        (b"content-security-policy", _POLICY),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
    )
    _SECURED = (*_HEADERS, (b"strict-transport-security", b"max-age=31536000"))

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = self._SECURED if scope.get("scheme") == "https" else self._HEADERS

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self._app(scope, receive, careful if scope["type"] == "http" else send)
