"""A bad network between clients and servers: it cuts connections and holds bytes up."""

import asyncio
from contextlib import suppress
from itertools import count


class Proxy:
    """Connections go to the servers in turn, to the next where one does not answer."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._turn = count()
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server
        self.delay = 0.0
        self.url = ""

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        self._server.close()
        self.cut()
        await self._server.wait_closed()

    def cut(self) -> None:
        """Drop every connection, with whatever is on the way."""
        for writer in self._open:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            far = await self._connect()
            if far is None:
                return
            there, back = far
            self._open.add(back)
            try:
                await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
            finally:
                self._open.discard(back)
                back.transport.abort()
        finally:
            self._open.discard(writer)
            writer.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in self._ports:
            port = self._ports[next(self._turn) % len(self._ports)]
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
