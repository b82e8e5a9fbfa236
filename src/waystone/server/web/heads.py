"""Requests whose head never ends are given up."""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Http
    from uvicorn.protocols.http.h11_impl import RequestResponseCycle
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Http

HEAD_WITHIN = 20.0


class Heads(Http):
    """A connection on which no request has begun since the last look is closed. (Between two
    requests it is closed sooner, and a body has its own times.)"""

    head_within = HEAD_WITHIN

    def connection_made(  # type: ignore[override]
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        self._await_head()

    def _await_head(self) -> None:
        self._head = self.loop.call_later(self.head_within, self._look, self.cycle)

    def _look(self, before: object) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is before and not _answering(self.cycle):
            self.transport.close()
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head.cancel()
        super().connection_lost(exc)


def _answering(cycle: "RequestResponseCycle | None") -> bool:
    return cycle is not None and not cycle.response_complete
