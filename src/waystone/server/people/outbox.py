"""What the server sends out by itself: calls to browsers and to the operator's webhook. Where it is
sent was named by strangers: only public addresses are reached, and nothing is followed on."""

import asyncio
import http.client
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from ..errors import Refused

log = logging.getLogger("waystone.server")

WAITING = 1_000
AT_ONCE = 4
SECONDS = 10.0
GONE = (404, 410)


class Letter(Struct, frozen=True):
    """`trusted`: the address is the operator's own."""

    url: str
    body: bytes
    headers: dict[str, str]
    trusted: bool = False


Gone = Callable[[], Awaitable[None]]


class Outbox:
    """`near`: addresses of this machine are reached too (for trying it out)."""

    def __init__(self, near: bool = False) -> None:
        self.near = near
        self._letters: asyncio.Queue[tuple[Letter, Gone | None]] = asyncio.Queue(WAITING)
        self._posts: list[asyncio.Task[None]] = []

    def send(self, letter: Letter, gone: Gone | None = None) -> None:
        """Never waits; where too much is to be sent, some is not. `gone`: nobody is there any
        more."""
        if len(self._posts) < AT_ONCE:
            self._posts.append(asyncio.create_task(self._post()))
        with suppress(asyncio.QueueFull):
            self._letters.put_nowait((letter, gone))

    async def stop(self) -> None:
        for post in self._posts:
            post.cancel()
        await asyncio.gather(*self._posts, return_exceptions=True)

    async def _post(self) -> None:
        while True:
            letter, gone = await self._letters.get()
            try:
                status = await asyncio.to_thread(deliver, letter, self.near)
                if status in GONE and gone is not None:
                    await gone()
                elif status >= 300:
                    log.warning("a call was refused: %d", status)
            except Exception as error:
                log.warning("a call could not be made: %r", error)


def check(url: str, near: bool) -> None:
    """Refuse an address to which nothing of strangers is sent."""
    try:
        at = urlsplit(url)
        plain = bool(at.hostname) and at.username is None
        good = plain and (near or (at.scheme == "https" and at.port in (None, 443)))
    except ValueError:
        good = False
    if not good:
        raise Refused("malformed", "Calls go to https addresses only.")


def deliver(letter: Letter, near: bool) -> int:
    """Send one letter; gives the status of the answer, whose body is not read."""
    if not letter.trusted:
        check(letter.url, near)
    at = urlsplit(letter.url)
    assert at.hostname is not None
    secure = at.scheme == "https"
    port = at.port or (443 if secure else 80)
    line = socket.create_connection(
        _address(at.hostname, port, near or letter.trusted), timeout=SECONDS
    )
    with line:
        wire = (
            ssl.create_default_context().wrap_socket(line, server_hostname=at.hostname)
            if secure
            else line
        )
        with wire:
            caller = http.client.HTTPConnection(at.hostname, port, timeout=SECONDS)
            caller.sock = wire
            path = f"{at.path or '/'}?{at.query}" if at.query else at.path or "/"
            caller.request("POST", path, letter.body, {"Host": at.netloc, **letter.headers})
            return caller.getresponse().status


def _address(host: str, port: int, near: bool) -> tuple[str, int]:
    """The address of a host; one that is no machine of the open network is not reached, whatever
    its name says."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not near and not ip_address(address.partition("%")[0]).is_global:
        raise OSError(f"{host} is no public address")
    return address, port
